// Tiles on the map: hexes with their names, exits, carrots and rabbits, and road tiles.
#include <algorithm>
#include <array>

#include "cli/shared/letters.h"
#include "cli/terminal/jack_rabbits/map_brush.h"
#include "cli/terminal/jack_rabbits/road_signs.h"

namespace warren::cli::jack_rabbits_picture {
namespace {

constexpr Style kExit{Ink::title};

class TilePainter {
 public:
  explicit TilePainter(MapBrush& brush)
      : brush_(brush),
        canvas_(brush.canvas),
        frame_(brush.frame),
        look_(brush.look),
        board_(brush.board),
        pub_(brush.pub),
        outlined_(brush.outlined) {}

  Spot paint(int tile) {
    const bool hex = jr::shape_of(board_.tile(tile).kind) == jr::Shape::hex;
    return hex ? paint_hex(tile) : paint_road(tile);
  }

 private:
  // --- hexes ---

  struct HexBox {
    int top, bottom;          // the lines with exits
    int name;                 // the line with the name
    int left, middle, right;  // the columns of the exits
  };
  HexBox box_of(int tile) const {
    const jr::Outline& outline = board_.outline_of(tile);
    const jr::Triangle upper = outline.triangle[0];
    const int top = frame_.row(upper), middle = frame_.column(upper);
    const int bottom = frame_.row(outline.triangle[3]);
    const int half = frame_.shape().half;
    const int aside = outlined_ ? half + half / 2 - 1 : half + half / 2;
    return {top, bottom, outlined_ ? top + 1 : top, middle - aside, middle, middle + aside};
  }

  Spot paint_hex(int tile) {
    const HexBox box = box_of(tile);
    const jr::Place place = jr::place_of(board_.tile(tile).kind);
    const Paper paper = brush_.paper_of(tile);
    const Paper ground = paper != Paper::none ? paper : Paper::tile;
    for (int row = box.top; row <= box.bottom; ++row)
      canvas_.fill({row, box.left, 1, box.right - box.left + 1}, {Ink::plain, ground});
    paint_exits(tile, box);
    const int room = box.middle - box.left - 1;
    if (outlined_)
      paint_outlined_name(tile, place, box);
    else
      paint_brick_name(tile, place, box, room);
    paint_rabbits_on(place, box);
    return {tile, box.name, box.middle};
  }

  void paint_exits(int tile, const HexBox& box) {
    const std::array<std::pair<int, int>, 6> at = {{{box.top, box.middle},
                                                    {box.top, box.right},
                                                    {box.bottom, box.right},
                                                    {box.bottom, box.middle},
                                                    {box.bottom, box.left},
                                                    {box.top, box.left}}};
    for (int side = 0; side < jr::kMostSides; ++side) {
      const auto [row, column] = at[static_cast<std::size_t>(side)];
      const bool road = look_.setup.net.ahead(tile, side).kind != jr::Ahead::Kind::nothing;
      if (road)
        canvas_.put(row, column, static_cast<char32_t>(U'0' + side), kExit);
      else if (!outlined_ && column != box.middle)
        canvas_.put(row, column, U'│', kEdge);
    }
  }

  Style name_style(jr::Place place) const {
    return {jr::is_royal(place) ? suit_ink(static_cast<int>(jr::suit_of(place))) : Ink::title,
            Paper::none, true};
  }
  void paint_carrot(jr::Place place, int row, int column) {
    if (!jr::is_royal(place)) return;
    for (int i = 0; i < look_.setup.seats; ++i) {
      if (!pub_.known_of(seat_of(i)).has(jr::card_of(place))) continue;
      canvas_.put(row, column, U'▾', {Ink::orange, Paper::none, true});
      canvas_.put(row, column + 1, pawn_sign(seat_of(i), false), {seat_ink(i), Paper::none, true});
    }
  }
  // The name on the left of the upper exit, the carrot on its right; the Citadel, which has no
  // carrot and a longer name, on the right.
  void paint_brick_name(int tile, jr::Place place, const HexBox& box, int room) {
    const bool royal = jr::is_royal(place);
    const std::string name = hex_label(place, room - 1, look_.lang);
    const bool narrow = room < 5;
    const int column = !royal ? box.middle + 1 : narrow ? box.left + 2 : box.left + 3;
    canvas_.put(box.name, column, name, name_style(place));
    brush_.paint_marks(tile, box.name, column - 1 - (royal ? 0 : 1),
                       narrow ? -1 : column + columns_of(name));
    paint_carrot(place, box.name, box.middle + (narrow ? 1 : 3));
  }
  void paint_outlined_name(int tile, jr::Place place, const HexBox& box) {
    const std::string name = hex_label(place, 9, look_.lang);
    const int column = box.middle - (columns_of(name) - 1) / 2;
    canvas_.put(box.name, column, name, name_style(place));
    brush_.paint_marks(tile, box.name, column - 2, column + columns_of(name) + 1);
    paint_carrot(place, box.name, box.right - 1);
  }

  void paint_rabbits_on(jr::Place place, const HexBox& box) {
    constexpr std::array<int, jr::kSeats> kAside = {-2, -1, 1, 2};
    const int step = outlined_ ? 2 : 1;
    std::size_t next = 0;
    for (int i = 0; i < look_.setup.seats; ++i) {
      if (pub_.place_of(seat_of(i)) != place || travelling(seat_of(i))) continue;
      brush_.paint_rabbit(seat_of(i), box.bottom, box.middle + step * kAside[next++]);
    }
  }
  bool travelling(Seat seat) const { return seat == pub_.turn && spot_now(pub_) != jr::kNoSpot; }

  // --- road tiles ---

  Spot paint_road(int tile) {
    const jr::Outline& outline = board_.outline_of(tile);
    const jr::TileKind kind = board_.tile(tile).kind;
    const RoadSigns signs(board_.tile(tile), outline);
    const Paper paper = brush_.paper_of(tile);
    for (int i = 0; i < outline.triangles; ++i) {
      const jr::Triangle t = outline.triangle[static_cast<std::size_t>(i)];
      const int row = frame_.row(t), middle = frame_.column(t), reach = frame_.reach();
      if (paper != Paper::none)
        canvas_.fill({row, middle - reach, 1, 2 * reach + 1}, {Ink::plain, paper});
      for (int aside = -reach; aside <= reach; ++aside) {
        if (const char32_t sign = signs.sign(i, aside, reach); sign != U' ')
          canvas_.put(row, middle + aside, sign, {tile_ink(kind)});
      }
    }
    const jr::Triangle first = outline.triangle[0];
    const int row = frame_.row(first), column = frame_.column(first);
    const int last =
        frame_.column(outline.triangle[static_cast<std::size_t>(outline.triangles - 1)]);
    // Around what is only offered the roads are worth more than marks.
    if (brush_.here(tile)) {
      const int other = row_shared(outline) ? last : column;
      brush_.paint_marks(tile, row, std::min(column, other) - frame_.reach(),
                         std::max(column, other) + frame_.reach());
    }
    paint_kind(tile, signs);
    const jr::Spot spot = spot_now(pub_);
    if (spot != jr::kNoSpot && look_.setup.ground.at(spot).tile == tile)
      brush_.paint_rabbit(pub_.turn, row, row_shared(outline) ? (column + last) / 2 : column);
    return {tile, row, column};
  }
  bool row_shared(const jr::Outline& outline) const {
    return frame_.row(outline.triangle[0]) ==
           frame_.row(outline.triangle[static_cast<std::size_t>(outline.triangles - 1)]);
  }

  // What kind of tile it is, in as many letters as there are columns.
  void paint_kind(int tile, const RoadSigns& signs) {
    const jr::Outline& outline = board_.outline_of(tile);
    const jr::TileKind kind = board_.tile(tile).kind;
    const jr::Triangle first = outline.triangle[0];
    const Style style{tile_ink(kind), Paper::none, true};
    if (kind == jr::TileKind::cave) return paint_cave(tile, signs);
    if (kind == jr::TileKind::tavern) {
      canvas_.put(frame_.row(first), frame_.column(first) + signs.blank_side(), U't', style);
      return;
    }
    if (outline.triangles != 2) return;
    const jr::Triangle second = outline.triangle[1];
    const int middle = (frame_.column(first) + frame_.column(second)) / 2;
    if (row_shared(outline)) {
      const int room = std::abs(frame_.column(first) - frame_.column(second)) - 1;
      const std::string name = road_name(kind, room, look_.lang);
      canvas_.put(frame_.row(first), middle + 1 - columns_of(name) / 2 - (room % 2), name, style);
    } else if (outlined_) {  // on the edge between the two halves
      const std::string name = road_name(kind, 5, look_.lang);
      canvas_.put((frame_.row(first) + frame_.row(second)) / 2, middle - columns_of(name) / 2, name,
                  style);
    } else {
      canvas_.put(std::min(frame_.row(first), frame_.row(second)), middle,
                  road_name(kind, 1, look_.lang), style);
    }
  }
  void paint_cave(int tile, const RoadSigns& signs) {
    const jr::Ground& ground = look_.setup.ground;
    const jr::Triangle t = board_.outline_of(tile).triangle[0];
    const Style style{Ink::violet, Paper::none, true};
    canvas_.put(frame_.row(t), frame_.column(t), U'∩', style);
    for (int cave = 0; cave < ground.caves; ++cave) {
      if (ground.at(ground.mouth[static_cast<std::size_t>(cave)]).tile != tile) continue;
      const std::string number = std::to_string(cave);
      canvas_.put(frame_.row(t), frame_.column(t) + signs.blank_side(), number, style);
    }
  }

  MapBrush& brush_;
  Canvas& canvas_;
  const MapFrame& frame_;
  const Look& look_;
  const jr::Board& board_;
  const Game::Public& pub_;
  bool outlined_;
};

}  // namespace

Spot paint_tile(MapBrush& brush, int tile) { return TilePainter(brush).paint(tile); }

}  // namespace warren::cli::jack_rabbits_picture
