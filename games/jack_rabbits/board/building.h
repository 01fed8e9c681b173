// The rules of the building phase as questions about boards (rules 2.1). Nothing here knows whose
// turn it is: the game makes turns of it, for strict, free and freestyle building alike.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/problem.h"
#include "core/seat.h"
#include "games/jack_rabbits/board/finished.h"

namespace warren::jack_rabbits {

// Strict: choose a shape, flip a tile of it, place it. Free: place any open tile, or pass.
// Freestyle: as free, but anybody at any time.
enum class Building : std::uint8_t { strict, free, freestyle };
constexpr bool in_turn(Building how) { return how != Building::freestyle; }
constexpr bool tiles_lie_open(Building how) { return how != Building::strict; }
constexpr bool may_pass(Building how) { return how != Building::strict; }

// Guidelines are advice unless they are enforced; `alike`: only like triangles must not touch.
struct Guidelines {
  bool enforce = false;
  bool alike = false;
};

// --- where a tile may lie -----------------------------------------------------------------------

// Why this tile may not be placed here and now; no problem if it may.
Problem refusal(const Board& board, const Placed& tile, const Guidelines& guidelines);
// All the places and poses a tile has on this board, in a fixed order.
std::vector<Placed> placements(const Board& board, TileKind kind, const Guidelines& guidelines);
// A strict tile that fits nowhere is set aside.
bool fits_somewhere(const Board& board, TileKind kind, const Guidelines& guidelines);

std::string notation(const Placed& tile);                             // "QD -3 3 1"
Problem describe(const Board& board, const Finding& finding);         // a finding of `board`
Problem describe(const Placed& a, const Placed& b, Guideline which);  // a finding between two tiles

// --- whose tiles they are -----------------------------------------------------------------------

// How many tiles of a shape are dealt. The Citadel is none of them.
int to_deal(Shape shape, const std::vector<Suit>& suits);
// A player's share of a shape. Shares are equal; where they cannot be, what is over is dealt round
// the table, one each, on from where the shape before it left off.
int share(Shape shape, const std::vector<Suit>& suits, int players, Seat seat);

// --- when it ends -------------------------------------------------------------------------------

// Free and freestyle building: what is still to place, and who passed since the last tile lay.
struct FreeBuilding {
  int players = 2;
  int tiles_left = 0;
  int hexes_left = 0;
  SeatSet passed;

  void tile_placed(Shape shape);
  void pass(Seat seat) { passed = passed.with(seat); }
  bool ended() const;  // all tiles lie, or all passed in a row and no hex is left over
};
// A hex may not be left over: whoever holds one may not make it so that all have passed.
Problem pass_refusal(const FreeBuilding& building, Seat seat, bool holds_hex);

}  // namespace warren::jack_rabbits
