// How the table shows Rabbihop.
#pragma once

#include <memory>

#include "cli/table/painter.h"
#include "games/rabbihop/rabbihop.h"

namespace warren::cli {

std::unique_ptr<Painter> make_rabbihop_painter();

namespace rabbihop_table {

namespace rh = rabbihop;

// What one seat sees of a match of Rabbihop.
struct Look {
  const rh::Table& table;
  rh::View view;
  const Seating& seating;
  Lang lang;

  const rh::Public& pub() const { return view.pub; }
};
Look look_at(const Scene& scene);

// Places: a cell, a border, or beyond the edge of the grid in a direction.
inline constexpr int kBorders = rh::kCellSlots;
inline constexpr int kBeyond = 3 * rh::kCellSlots;
constexpr int place_of(rh::Cell cell) { return rh::index_of(cell); }
constexpr int place_of(rh::Border border) {
  return kBorders + (border.south ? rh::kCellSlots : 0) + rh::index_of(border.cell);
}
constexpr int place_beyond(rh::Dir dir) { return kBeyond + static_cast<int>(dir); }
constexpr bool is_cell(int place) { return place >= 0 && place < kBorders; }
constexpr bool is_border(int place) { return place >= kBorders && place < kBeyond; }
constexpr bool is_beyond(int place) { return place >= kBeyond; }
constexpr rh::Cell cell_of(int place) { return static_cast<rh::Cell>(place % rh::kCellSlots); }
constexpr rh::Border border_of(int place) {
  return {cell_of(place), place >= kBorders + rh::kCellSlots};
}

// Names of tiles: three letters, five, nine, or in full.
std::string short_name(rh::TileId id, Lang lang);
std::string middle_name(rh::TileId id, Lang lang);
std::string long_name(rh::TileId id, Lang lang);
std::string full_name(rh::TileId id, Lang lang);
Ink ink_of(rh::TileType type);
std::string action_words(rh::TileType type, Lang lang);  // "turn up to three tiles"
std::string signed_number(int number);                   // "+2", "-1", "0"
std::string legend(Lang lang);

std::vector<Choice> choices(const Look& look, Seat seat);
std::string question(const Look& look);
std::string about(const Look& look, int place);
std::string reckoning(const Look& look);

Size board_size(const Look& look, Size room);
std::vector<Spot> paint_board(Canvas& canvas, const Box& box, const Look& look,
                              const Pointer& pointer);

}  // namespace rabbihop_table
}  // namespace warren::cli
