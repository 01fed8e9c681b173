// The left of the table: the map, or as much of it as there is room for, who is not on it, and the
// hand of whoever looks.
#include <algorithm>

#include "cli/shared/letters.h"
#include "cli/terminal/jack_rabbits/map.h"

namespace warren::cli::jack_rabbits_picture {
namespace {

constexpr int kBelow = 3;  // rows below the map
constexpr Size kLeast{9, 33};
constexpr int kSide = 7;  // columns that the side wants more than it needs
constexpr Style kFaint{Ink::faint};

Size room_for_map(Size room) {
  return {std::max(room.rows - kBelow, kLeast.rows),
          std::max(room.columns - kSide, kLeast.columns)};
}

// Where to look if not all can be seen: at the cursor, or at the rabbit.
Spot focus_of(const std::vector<Spot>& spots, const Look& look, const Pointer& pointer) {
  const auto find = [&](int place, Spot& found) {
    const auto at = std::find_if(spots.begin(), spots.end(),
                                 [&](const Spot& spot) { return spot.place == place; });
    if (at == spots.end()) return false;
    found = *at;
    return true;
  };
  Spot found;
  if (find(pointer.place, found)) return found;
  const jr::Spot spot = spot_now(look.pub());
  if (spot != jr::kNoSpot && find(look.setup.ground.at(spot).tile, found)) return found;
  const Seat seat = look.view.seat != Seat::nobody ? look.view.seat : look.pub().turn;
  if (seat != Seat::nobody && find(place_number(look, look.pub().place_of(seat)), found))
    return found;
  return spots.empty() ? Spot{} : spots.front();
}

// "Underground ①  Off the board ②③", each a place for the cursor.
void paint_elsewhere(Canvas& canvas, const Box& box, const Look& look, const Pointer& pointer,
                     std::vector<Spot>& spots) {
  const auto put = [&](int column, jr::Place place, int number, Text name) {
    const bool here = pointer.place == number;
    const bool offered = std::any_of(pointer.choices.begin(), pointer.choices.end(),
                                     [&](const Choice& choice) { return choice.place == number; });
    const std::string label = (here      ? "["
                               : offered ? "‹"
                                         : " ") +
                              look.say(name) +
                              (here      ? "]"
                               : offered ? "›"
                                         : " ");
    if (offered || number == kUnderground)
      spots.push_back({number, box.row, column + columns_of(label) / 2});
    column = canvas.put(box.row, column, label,
                        {here || offered ? Ink::title : Ink::faint, here      ? Paper::chosen
                                                                    : offered ? Paper::offered
                                                                              : Paper::none});
    for (int i = 0; i < look.setup.seats; ++i) {
      if (look.pub().place_of(seat_of(i)) != place) continue;
      column = canvas.put(box.row, column, pawn_sign(seat_of(i), seat_of(i) == look.pub().turn),
                          {seat_ink(i), Paper::none, true});
    }
    return column + 1;
  };
  const int column =
      put(box.column, jr::Place::underground, kUnderground, {"Underground", "Subsuelo"});
  put(column, jr::Place::off_board, kOffBoard, {"Off the board", "Destierro"});
}

// Sorted by suit, in one line or, if need be, in two.
void paint_hand(Canvas& canvas, const Box& box, const Look& look) {
  if (look.view.seat == Seat::nobody) return;
  const Cards& hand = look.view.own.hand;
  const Cards& known = look.pub().known_of(look.view.seat);
  const int column = canvas.put(box.row, box.column, look.say({" Hand ", " Mano "}), kFaint);
  const int end = box.column + box.columns;
  if (hand.empty()) {
    canvas.put(box.row, column, look.say({"no cards", "sin cartas"}), kFaint);
    return;
  }
  Cards first = hand, second;
  for (int suit = Game::kWidth;
       suit-- > 1 && columns_of_cards(first, known, look.lang) > end - column;) {
    second.set_suit(suit, first.suit(suit));
    first.set_suit(suit, 0);
  }
  put_cards(canvas, box.row, column, end, first, known, look.lang);
  put_cards(canvas, box.row + 1, column, end, second, known, look.lang);
}

}  // namespace

Spot show_part(Canvas& canvas, const Box& box, const Canvas& whole, const Spot& focus) {
  const int top = std::clamp(focus.row - box.rows / 2, 0, std::max(0, whole.rows() - box.rows));
  const int left =
      std::clamp(focus.column - box.columns / 2, 0, std::max(0, whole.columns() - box.columns));
  for (int row = 0; row < std::min(box.rows, whole.rows()); ++row) {
    for (int column = 0; column < std::min(box.columns, whole.columns()); ++column) {
      const Glyph& glyph = whole.at(top + row, left + column);
      if (glyph == Glyph{}) continue;
      canvas.fill({box.row + row, box.column + column, 1, 1}, {Ink::plain, glyph.style.paper});
      canvas.put(box.row + row, box.column + column, glyph.letter, glyph.style);
    }
  }
  const Style arrow{Ink::gold, Paper::none, true};
  const int middle_row = box.row + box.rows / 2, middle_column = box.column + box.columns / 2;
  if (left > 0) canvas.put(middle_row, box.column, U'←', arrow);
  if (left + box.columns < whole.columns())
    canvas.put(middle_row, box.column + box.columns - 1, U'→', arrow);
  if (top > 0) canvas.put(box.row, middle_column, U'↑', arrow);
  if (top + box.rows < whole.rows()) canvas.put(box.row + box.rows - 1, middle_column, U'↓', arrow);
  return {-1, top, left};
}

Size board_size(const Look& look, Size room) {
  const Size most = room_for_map(room);
  const MapFrame frame = frame_for(look, most);
  return {std::min(frame.rows(), most.rows) + kBelow,
          std::max(std::min(frame.columns(), most.columns), kLeast.columns)};
}

std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Look& look,
                              const Pointer& pointer) {
  const Size most{box.rows - kBelow, box.columns};
  const MapFrame frame = frame_for(look, most);
  Canvas whole(frame.rows(), frame.columns());
  std::vector<Spot> spots = paint_map(whole, frame, look, pointer);
  const Spot first = show_part(canvas, {box.row, box.column, most.rows, most.columns}, whole,
                               focus_of(spots, look, pointer));
  for (Spot& spot : spots) {
    spot.row += box.row - first.row;
    spot.column += box.column - first.column;
  }
  const int below = box.row + most.rows;
  paint_elsewhere(canvas, {below, box.column, 1, box.columns}, look, pointer, spots);
  paint_hand(canvas, {below + 1, box.column, 2, box.columns}, look);
  return spots;
}

}  // namespace warren::cli::jack_rabbits_picture
