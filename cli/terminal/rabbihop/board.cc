// The grid as a picture. A cell is 7 to 13 columns wide and 3 to 5 rows high:
//
//   ①②③2④-1      pawns, the northern number, what a jump here costs
//   1[car]3┃     western number, the tile between the marks of the cursor, eastern number, a fence
//   ▂▂▂1▂≡2      the southern number on a fence, a stack of two
#include <algorithm>

#include "cli/shared/letters.h"
#include "cli/terminal/rabbihop/painter.h"

namespace warren::cli::rabbihop_picture {
namespace {

constexpr int kMargin = 2;  // numbers of the rows
constexpr int kHeader = 1;  // letters of the columns

constexpr Style kFence{Ink::gold, Paper::none, true};
constexpr Style kEdge{Ink::title};

struct Shape {
  int width = 7, height = 3;  // of a cell, without the column of fences beside it
};

Size size_for(int side, Shape shape) {
  return {kHeader + side * shape.height, kMargin + side * (shape.width + 1)};
}

Shape shape_for(int side, Size room) {
  Shape shape;
  for (const int width : {9, 13}) {
    if (size_for(side, {width, 3}).columns <= room.columns) shape.width = width;
  }
  for (const int height : {4, 5}) {
    if (size_for(side, {shape.width, height}).rows <= room.rows) shape.height = height;
  }
  return shape;
}

class BoardPicture {
 public:
  BoardPicture(Canvas& canvas, const Box& box, const Look& look, const Pointer& pointer)
      : canvas_(canvas),
        box_(box),
        look_(look),
        pub_(look.pub()),
        pointer_(pointer),
        shape_(shape_for(look.setup.side, {box.rows, box.columns})) {}

  std::vector<Spot> paint() {
    const int side = look_.setup.side;
    for (int i = 0; i < side; ++i) {
      canvas_.put(box_.row, left(i) + shape_.width / 2, static_cast<char32_t>(U'a' + i),
                  {Ink::faint});
      canvas_.put(top(i) + middle(), box_.column, static_cast<char32_t>(U'1' + i), {Ink::faint});
    }
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column) paint_cell(rh::cell_at(row, column));
    }
    for (int row = 0; row < side; ++row) {
      for (int column = 0; column < side; ++column) {
        paint_border({rh::cell_at(row, column), false}, column + 1 < side);
        paint_border({rh::cell_at(row, column), true}, row + 1 < side);
      }
    }
    paint_beyond();
    return std::move(spots_);
  }

 private:
  int left(int column) const { return box_.column + kMargin + column * (shape_.width + 1); }
  int top(int row) const { return box_.row + kHeader + row * shape_.height; }
  int middle() const { return (shape_.height - 1) / 2; }

  const Choice* offered(int place) const {
    for (const Choice& choice : pointer_.choices) {
      if (choice.place == place) return &choice;
    }
    return nullptr;
  }
  Paper paper_of(int place, Paper otherwise) const {
    return pointer_.place == place ? Paper::chosen : offered(place) ? Paper::offered : otherwise;
  }

  void paint_cell(rh::Cell cell) {
    const int row = top(rh::row_of(cell));
    const int column = left(rh::column_of(cell));
    const int place = place_of(cell);
    spots_.push_back({place, row + middle(), column + shape_.width / 2});
    const rh::TileId id = pub_.top_at(cell);
    const bool empty = id == rh::TileId::none;
    const bool odd = (rh::row_of(cell) + rh::column_of(cell)) % 2 != 0;
    const Paper ground = empty ? Paper::none : odd ? Paper::tile_alt : Paper::tile;
    canvas_.fill({row, column, shape_.height, shape_.width}, {Ink::plain, paper_of(place, ground)});
    if (empty) {
      canvas_.put(row + middle(), column + shape_.width / 2, U'·', {Ink::faint});
    } else {
      paint_tile(row, column, id, face_on(cell, id));
      paint_stack(row, column, id);
    }
    paint_marks(row, column, place);
    paint_pawns(row, column, cell);
  }

  // A tile that is about to be turned is shown as it will lie.
  rh::Face face_on(rh::Cell cell, rh::TileId id) const {
    const rh::Face now = pub_.face[rh::slot(id)];
    rh::Action action;
    if (pointer_.choice < 0 ||
        rh::read(look_.setup, pointer_.choices[static_cast<std::size_t>(pointer_.choice)].notation,
                 action))
      return now;
    if (action.kind == rh::ActionKind::turn && action.cell() == cell)
      return rh::turned(now, action.quarters());
    if (action.kind == rh::ActionKind::orient && pub_.pending.top().cell() == cell)
      return rh::turned(rh::tile(id).face, action.quarters_from_printed());
    return now;
  }

  void paint_tile(int row, int column, rh::TileId id, rh::Face face) {
    const int last = shape_.height - 1;
    const int centre = shape_.width / 2;
    const auto number = [&](int r, int c, rh::Dir dir) {
      if (const int edge = rh::edge(face, dir); edge > 0)
        canvas_.put(row + r, column + c, static_cast<char32_t>(U'0' + edge), kEdge);
    };
    number(0, centre, rh::Dir::north);
    number(middle(), shape_.width - 1, rh::Dir::east);
    number(last, centre, rh::Dir::south);
    number(middle(), 0, rh::Dir::west);
    const int room = shape_.width - 4;
    const std::string name = room >= 9   ? long_name(id, look_.lang)
                             : room >= 5 ? middle_name(id, look_.lang)
                                         : short_name(id, look_.lang);
    const int blank = (room - columns_of(name)) / 2;
    canvas_.put(row + middle(), column + 2 + blank, name,
                {ink_of(rh::tile(id).type), Paper::none, true}, room - blank);
  }

  void paint_stack(int row, int column, rh::TileId id) {
    int height = 0;
    for (; id != rh::TileId::none; id = pub_.below[rh::slot(id)]) ++height;
    if (height < 2) return;
    const std::string sign = "≡" + std::to_string(std::min(height, 99));
    canvas_.put(row + shape_.height - 1, column + shape_.width - columns_of(sign), sign,
                {Ink::good, Paper::none, true});
  }

  // Places with a choice, and what it costs; readable without colours too.
  void paint_marks(int row, int column, int place) {
    const Choice* choice = offered(place);
    const bool here = pointer_.place == place;
    if (choice == nullptr && !here) return;
    const Style style{Ink::title, Paper::none, true};
    canvas_.put(row + middle(), column + 1, here ? U'[' : U'‹', style);
    canvas_.put(row + middle(), column + shape_.width - 2, here ? U']' : U'›', style);
    if (choice != nullptr && choice->cost > 0) {
      const std::string cost = "-" + std::to_string(choice->cost);
      canvas_.put(row, column + shape_.width - columns_of(cost), cost,
                  {Ink::red, Paper::none, true});
    }
  }

  void paint_pawns(int row, int column, rh::Cell cell) {
    // Around the numbers where rows are few, on a row of their own otherwise.
    static constexpr std::array<std::array<int, 2>, kMaxSeats> kAround = {
        {{0, 0}, {0, 1}, {0, 2}, {2, 0}, {2, 1}, {2, 2}, {0, 4}, {0, 5}}};
    int count = 0;
    for (int i = 0; i < look_.setup.seats; ++i) count += pub_.pawn_of(seat_of(i)) == cell ? 1 : 0;
    std::size_t next = 0;
    const int begin = (shape_.width - count) / 2;
    for (int i = 0; i < look_.setup.seats; ++i) {
      const Seat seat = seat_of(i);
      if (pub_.pawn_of(seat) != cell) continue;
      const bool own_row = shape_.height > 3;
      const int r = own_row ? middle() + 1 : kAround[next][0];
      const int c = own_row ? begin + static_cast<int>(next) : kAround[next][1];
      canvas_.put(row + r, column + c, pawn_sign(seat, seat == pub_.turn && !pub_.over),
                  {seat_ink(i), Paper::none, true});
      ++next;
    }
  }

  void paint_border(rh::Border border, bool inside) {
    const int row = top(rh::row_of(border.cell));
    const int column = left(rh::column_of(border.cell));
    if (!inside) return;
    const int count = pub_.fences_at(border);
    if (border.south)
      paint_wall_below(row + shape_.height - 1, column, count);
    else
      paint_wall_beside(row, column + shape_.width, count);
    const int place = place_of(border);
    const bool here = pointer_.place == place;
    if (offered(place) == nullptr && !here) return;
    const int line = border.south ? row + shape_.height - 1 : row + middle();
    const Spot spot{place, line, border.south ? free_column(line, column) : column + shape_.width};
    canvas_.put(spot.row, spot.column, here ? U'◆' : U'+',
                {Ink::title, here ? Paper::chosen : Paper::offered, true});
    spots_.push_back(spot);
  }

  // Beside the southern number, where no pawn stands.
  int free_column(int row, int column) const {
    const int centre = column + shape_.width / 2;
    for (const int aside : {-1, 1, 2, -2}) {
      const char32_t letter = canvas_.at(row, centre + aside).letter;
      if (letter == U' ' || letter == U'▂') return centre + aside;
    }
    return centre - 1;
  }

  static char32_t small_number(int count) {
    return count < 2 ? U' ' : count > 9 ? U'⁺' : U"²³⁴⁵⁶⁷⁸⁹"[static_cast<std::size_t>(count - 2)];
  }

  void paint_wall_below(int row, int column, int count) {
    if (count == 0) return;
    for (int c = 0; c < shape_.width; ++c) {
      if (canvas_.at(row, column + c).letter == U' ') canvas_.put(row, column + c, U'▂', kFence);
    }
    if (count > 1) canvas_.put(row, column + shape_.width / 2 + 1, small_number(count), kFence);
  }

  void paint_wall_beside(int row, int column, int count) {
    for (int r = 0; r < shape_.height; ++r) {
      if (count > 0) canvas_.put(row + r, column, U'┃', kFence);
    }
    // Corners, so that tiles can be told apart without colours.
    if (count == 0) canvas_.put(row + shape_.height - 1, column, U'·', {Ink::faint});
    if (count > 1) canvas_.put(row, column, small_number(count), kFence);
  }

  // Bunny Explorers: jumps that push the map within its frame end outside the picture.
  void paint_beyond() {
    if (look_.view.seat == Seat::nobody) return;
    const rh::Cell pawn = pub_.pawn_of(look_.view.seat);
    const int row = top(rh::row_of(pawn)) + middle();
    const int column = left(rh::column_of(pawn)) + shape_.width / 2;
    const int last = look_.setup.side - 1;
    const std::array<Spot, 4> edges = {{{0, box_.row, column + 1},
                                        {0, row, left(last) + shape_.width},
                                        {0, top(last) + shape_.height - 1, column + 1},
                                        {0, row, box_.column + 1}}};
    for (const rh::Dir dir : rh::kDirs) {
      const int place = place_beyond(dir);
      if (offered(place) == nullptr) continue;
      Spot spot = edges[static_cast<std::size_t>(dir)];
      spot.place = place;
      canvas_.put(spot.row, spot.column, U"↑→↓←" [static_cast<std::size_t>(dir)],
                  { Ink::title, paper_of(place, Paper::none), true });
      spots_.push_back(spot);
    }
  }

  Canvas& canvas_;
  Box box_;
  const Look& look_;
  const rh::Public& pub_;
  const Pointer& pointer_;
  Shape shape_;
  std::vector<Spot> spots_;
};

}  // namespace

Size board_size(const Look& look, Size room) {
  return size_for(look.setup.side, shape_for(look.setup.side, room));
}

std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Look& look,
                              const Pointer& pointer) {
  return BoardPicture(canvas, box, look, pointer).paint();
}

}  // namespace warren::cli::rabbihop_picture
