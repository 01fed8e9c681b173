// Why something cannot be done while a board is built: the codes, each with its words and its place
// in the rules page.
#pragma once

#include "core/game.h"
#include "games/jack_rabbits/board/tiles.h"

namespace warren::jack_rabbits::building {

// Facts, where a code has any, stand behind it; a tile with its place takes two of them.
enum class Code : std::uint8_t {
  possible,
  malformed,
  over,
  dealing,     // chance has not dealt or flipped yet
  not_asked,   // it is another's turn
  has_passed,  // freestyle: until another tile is placed
  no_tiles,    // freestyle: none is left
  // strict
  lie_open,   // nothing is flipped in free building
  none_left,  // shape: none of it is left face down
  flip_one,   // free actions in strict building
  flipped,    // kind: the tile that was flipped has to be placed
  // free
  in_hand,  // kind: place it or lay it back first
  no_hand,  // there is none in hand
  // placing
  not_yours,     // kind
  bad_pose,      // kind
  too_far_out,   // the lattice ends
  overlaps,      // tile
  must_touch,    // kind
  too_far,       // kind
  island,        // tile: it or the one to be placed is an island of its own
  blue_side,     // tile: its blue side, or that of the one to be placed
  guideline_t,   // tile
  guideline_x,   // tile
  guideline_3,   // tile: "!"
  last_cave,     // its road must lead to a hex
  fits_nowhere,  // kind
  // passing
  hex_left,
  cave_left,
};
inline constexpr int kCodes = static_cast<int>(Code::cave_left) + 1;

constexpr Refusal refuse(Code code, int fact = 0) {
  return {static_cast<std::uint8_t>(code), {static_cast<std::int16_t>(fact), 0, 0}};
}
constexpr Refusal refuse(Code code, TileKind kind) { return refuse(code, static_cast<int>(kind)); }
Refusal refuse(Code code, const Placed& tile);

RefusalWords words(const Refusal& refusal);
std::string tell(const Refusal& refusal, Voice voice);

}  // namespace warren::jack_rabbits::building
