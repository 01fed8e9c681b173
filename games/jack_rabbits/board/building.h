// The rules of the building phase as questions about boards (rules 2.1). Nothing here knows whose
// turn it is: the game makes turns of it, for strict, free and freestyle building alike.
#pragma once

#include <string>
#include <vector>

#include "core/problem.h"
#include "core/seat.h"
#include "games/jack_rabbits/board/board.h"
#include "games/jack_rabbits/board/roads.h"

namespace warren::jack_rabbits {

// Strict: choose a shape, flip a tile of it, place it. Free: place any open tile, or pass.
// Freestyle: as free, but anybody at any time.
enum class Building : std::uint8_t { strict, free, freestyle };

// Guidelines are advice unless they are enforced; `alike`: only like triangles must not touch.
struct Guidelines {
  bool enforce = false;
  bool alike = false;
};

// --- where a tile may lie -----------------------------------------------------------------------

// A tile placed apart lies within four edge lengths of another: the straight line between their
// nearest points is no longer than four edges. On this lattice that is so exactly if two of their
// corners are no further apart, which is what is measured.
inline constexpr int kFarthestApart = 4;
bool within_four(const Outline& a, const Outline& b);
// The least squared distance of two corners, in edge lengths.
int distance_squared(const Outline& a, const Outline& b);

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

// How many tiles of a kind, or of a shape, these suits bring. The Citadel is never dealt.
int copies(TileKind kind, const std::vector<Suit>& suits);
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

// The suits whose royals lie on the board; the tiles of these suits that do not lie on it.
std::vector<Suit> suits_on(const Board& board);
std::vector<TileKind> left_over(const Board& board, const std::vector<Suit>& suits);
// At least one cave whose road leads to a hex, by a free walk.
bool cave_leads_to_hex(const RoadNet& net);
// Why building may not end with this board.
Problem unfinished(const Board& board, const std::vector<Suit>& suits);

}  // namespace warren::jack_rabbits
