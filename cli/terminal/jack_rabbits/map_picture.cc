// Draws a board: edges, water and open road ends here, tiles in map_tiles.cc.
#include <algorithm>

#include "cli/shared/letters.h"
#include "cli/terminal/jack_rabbits/map_brush.h"
#include "scene/jack_rabbits/power_words.h"

namespace warren::cli::jack_rabbits_picture {
namespace {

class MapPicture {
 public:
  explicit MapPicture(MapBrush& brush)
      : brush_(brush),
        canvas_(brush.canvas),
        frame_(brush.frame),
        look_(brush.look),
        board_(brush.board) {}

  std::vector<Spot> paint() {
    if (brush_.outlined) paint_edges();
    paint_water();
    for (int tile = 0; tile < board_.size(); ++tile) spots_.push_back(paint_tile(brush_, tile));
    for (int port = 0; port < look_.setup.ground.ports; ++port) paint_port(port);
    paint_tokens();
    return std::move(spots_);
  }

 private:
  // By the first letter of what they are called, in the colour of their suit.
  void paint_tokens() {
    jr::each_suit(look_.setup.suits, [&](jr::Suit suit) {
      const auto* words = jack_rabbits_scene::power_words(look_, suit);
      const int tile = int{look_.pub().token[static_cast<std::size_t>(suit)]} - 1;
      if (words == nullptr || words->token_id.empty() || tile < 0 || tile >= board_.size()) return;
      const Spot& spot = spots_[static_cast<std::size_t>(tile)];
      const auto letter = static_cast<char32_t>(words->token_id[0] - 'a' + 'A');
      canvas_.put(spot.row, spot.column, letter,
                  {suit_ink(static_cast<int>(suit)), Paper::none, true});
    });
  }

  // --- the outlined form ---

  void paint_edges() {
    for (int tile = 0; tile < board_.size(); ++tile) {
      const jr::Outline& outline = board_.outline_of(tile);
      for (int i = 0; i < outline.sides; ++i)
        paint_edge(outline.side[static_cast<std::size_t>(i)].edge);
    }
    for (int tile = 0; tile < board_.size(); ++tile) {
      const jr::Outline& outline = board_.outline_of(tile);
      for (int i = 0; i < outline.sides; ++i) {
        const jr::Side& side = outline.side[static_cast<std::size_t>(i)];
        if (side.road) paint_crossed_edge(tile, i, side);
      }
    }
  }
  void paint_edge(jr::Edge edge) {
    const auto tips = jr::ends(edge);
    const int row = frame_.row(tips[0]), column = frame_.column(tips[0]);
    if (edge.axis == 0) {
      for (int i = 1; i < 2 * frame_.shape().half; ++i) canvas_.put(row, column + i, U'─', kEdge);
    } else {
      const int middle = (column + frame_.column(tips[1])) / 2;
      canvas_.put((row + frame_.row(tips[1])) / 2, middle, edge.axis == 1 ? U'╱' : U'╲', kEdge);
    }
    for (const jr::Vertex v : tips) canvas_.put(frame_.row(v), frame_.column(v), U'·', kEdge);
  }
  void paint_crossed_edge(int tile, int number, const jr::Side& side) {
    const auto tips = jr::ends(side.edge);
    const auto kind = look_.setup.net.ahead(tile, number).kind;
    const bool closed = kind == jr::Ahead::Kind::closed;
    const bool open = kind == jr::Ahead::Kind::off_board;
    canvas_.put((frame_.row(tips[0]) + frame_.row(tips[1])) / 2,
                (frame_.column(tips[0]) + frame_.column(tips[1])) / 2,
                closed ? U'×'
                : open ? U'○'
                       : U'•',
                {closed ? Ink::red
                 : open ? Ink::blue
                        : Ink::title,
                 Paper::none, true});
  }

  // --- water ---

  void paint_water() {
    for (const auto& lake : look_.setup.net.land().lakes) {
      for (const jr::Triangle t : lake)
        canvas_.put(frame_.row(t), frame_.column(t), U'≈', {Ink::blue});
    }
  }
  const jr::Landing& landing_at(int port) const {
    return look_.setup.ground.port[static_cast<std::size_t>(port)];
  }
  jr::Triangle water_before(int port) const {
    return beyond(board_, landing_at(port).tile, landing_at(port).side);
  }
  bool shares_water(int port) const {
    for (int other = 0; other < look_.setup.ground.ports; ++other) {
      if (other != port && water_before(other) == water_before(port)) return true;
    }
    return false;
  }
  // An open road end has its number in the water before it. Where several share a cell each stands
  // at its own side of it, as far as there is room.
  void paint_port(int port) {
    const jr::Landing& landing = landing_at(port);
    const jr::Triangle cell = water_before(port);
    const jr::Triangle inside =
        board_.outline_of(landing.tile).side[static_cast<std::size_t>(landing.side)].inside;
    const int place = place_of_port(port);
    const int row = frame_.row(cell), middle = frame_.column(cell);
    const int aside = frame_.column(inside) - middle;
    // The wave stands between the number and the land, where the number of an exit may be.
    std::string text = std::to_string(port);
    if (!shares_water(port)) text = aside > 0 ? text + "≈" : "≈" + text;
    int column = middle - columns_of(text) / 2;
    if (aside < 0) column = middle - frame_.reach();
    if (aside > 0) column = middle + frame_.reach() + 1 - columns_of(text);
    const bool here = brush_.here(place);
    canvas_.put(row, column, text, {here ? Ink::title : Ink::blue, brush_.paper_of(place), here});
    if (here && columns_of(text) < 3)
      brush_.paint_marks(place, row, column - 1, column + columns_of(text));
    spots_.push_back({place, row, middle});
  }

  MapBrush& brush_;
  Canvas& canvas_;
  const MapFrame& frame_;
  const Look& look_;
  const jr::Board& board_;
  std::vector<Spot> spots_;
};

}  // namespace

MapBrush::MapBrush(Canvas& on, const MapFrame& in, const Look& at, const Pointer& pointer)
    : canvas(on),
      frame(in),
      look(at),
      board(at.setup.board),
      pub(at.pub()),
      outlined(in.shape().outlined),
      pointer_(pointer) {
  if (pointer.choice >= 0)
    path_ = preview(look, pointer.choices[static_cast<std::size_t>(pointer.choice)]).tiles;
}

bool MapBrush::offered(int place) const {
  return std::any_of(pointer_.choices.begin(), pointer_.choices.end(),
                     [&](const Choice& choice) { return choice.place == place; });
}

Paper MapBrush::paper_of(int place) const {
  if (here(place) || std::find(path_.begin(), path_.end(), place) != path_.end())
    return Paper::chosen;
  return offered(place) ? Paper::offered : Paper::none;
}

void MapBrush::paint_marks(int place, int row, int left, int right) {
  if (!here(place) && !offered(place)) return;
  const Style mark{Ink::title, Paper::none, true};
  canvas.put(row, left, here(place) ? U'[' : U'‹', mark);
  if (right >= 0) canvas.put(row, right, here(place) ? U']' : U'›', mark);
}

void MapBrush::paint_rabbit(Seat seat, int row, int column) {
  canvas.put(row, column, pawn_sign(seat, seat == pub.turn && !pub.over()),
             {seat_ink(warren::index_of(seat)), Paper::none, true});
}

std::vector<Spot> paint_map(Canvas& canvas, const MapFrame& frame, const Look& look,
                            const Pointer& pointer) {
  MapBrush brush(canvas, frame, look, pointer);
  return MapPicture(brush).paint();
}

}  // namespace warren::cli::jack_rabbits_picture
