// What one seat sees of a match of Rabbihop, in words: for the terminal and for the page.
#pragma once

#include <string>
#include <vector>

#include "games/rabbihop/rabbihop.h"
#include "scene/choice.h"
#include "scene/scene.h"

namespace warren::rabbihop_scene {

namespace rh = rabbihop;

// What one seat sees of a match of Rabbihop.
struct Look {
  const rh::Setup& setup;
  rh::View view;
  const Seating& seating;
  Lang lang;

  const rh::Public& pub() const { return view.pub; }
  Voice voice() const { return {lang, seating.names()}; }
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

// Where a possible jump comes down, before the map has slid to make room for it.
int landing_place(const rh::Setup& setup, const rh::Leap& leap, rh::Dir dir);

std::string full_name(rh::TileId id, Lang lang);
std::string action_words(rh::TileType type, Lang lang);  // "turn up to three tiles"
std::string effect_words(rh::TileType type, Lang lang);  // "a jump from here ignores fences"
std::string plain_number(int number);                    // "2", "−1"
std::string signed_number(int number);                   // "+2", "−1", "0"
// Why a tile in this pile counts what it does now; empty: as printed.
std::string why_it_counts(const Look& look, Seat seat, rh::TileType type);

std::vector<Choice> choices(const Look& look);
// Points, warnings, and notes behind the label (brings.cc).
void add_what_it_brings(const Look& look, const rh::Action& action, Choice& out);
std::string question(const Look& look);
std::string about(const Look& look, int place);
std::string reckoning(const Look& look);
std::string status(const Look& look);

}  // namespace warren::rabbihop_scene
