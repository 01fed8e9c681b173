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

// What stands against a tile at a place, as bare facts: looking for places asks thousands of times.
struct Fault {
  enum class Kind : std::uint8_t {
    none,
    pose,       // a tile cannot be turned so
    reach,      // further out than the lattice goes
    first,      // the Citadel comes first
    overlap,    // `other` lies there
    apart,      // it shares no edge with any tile, and is no hex
    far,        // a hex apart, further from every tile than four edge lengths
    island,     // this tile or `other` is an island of its own: nothing shares an edge with it
    blue_side,  // a blue side, its own or that of `other`, stays open to water
    guideline,  // enforced; `other` is on the far side of the edge
  } kind = Kind::none;
  int other = -1;
  Guideline guideline = Guideline::T;

  explicit operator bool() const { return kind != Kind::none; }
};
Fault fault(const Board& board, const Placed& tile, const Guidelines& guidelines);

// The coordinates within which a tile can still be near the land.
struct Area {
  int low_a = 0, high_a = 0, low_b = 0, high_b = 0;
};
Area area_round(const Board& board);

// Calls `visit` for each place and pose that a tile has on this board, in a fixed order, until it
// says stop by giving back false.
template <class Visit>
void each_placement(const Board& board, TileKind kind, const Guidelines& guidelines,
                    Visit&& visit) {
  const Area area = area_round(board);
  for (int b = area.low_b; b <= area.high_b; ++b) {
    for (int a = area.low_a; a <= area.high_a; ++a) {
      for (int n = 0; n < poses(kind); ++n) {
        const Placed tile{kind, vertex(a, b), pose_of(kind, n)};
        const Fault found = fault(board, tile, guidelines);
        if (!found && !visit(tile)) return;
        // Turning a hex helps against a guideline, and turns its blue side away; against no more.
        const bool may_help =
            found.kind == Fault::Kind::guideline || found.kind == Fault::Kind::blue_side;
        if (found && !may_help && shape_of(kind) == Shape::hex) break;
      }
    }
  }
}
// All the places and poses a tile has on this board, in a fixed order.
std::vector<Placed> placements(const Board& board, TileKind kind, const Guidelines& guidelines);
// A strict tile that fits nowhere is set aside.
bool fits_somewhere(const Board& board, TileKind kind, const Guidelines& guidelines);

std::string notation(const Placed& tile);                             // "QD -3 3 1"
Problem describe(const Board& board, const Clash& clash);             // a clash of `board`
Problem describe(const Board& board, const Finding& finding);         // a finding of `board`
Problem describe(const Placed& a, const Placed& b, Guideline which);  // a finding between two tiles

// --- whose tiles they are -----------------------------------------------------------------------

// How many tiles of a shape are dealt. The Citadel is none of them.
int to_deal(Shape shape, const std::vector<Suit>& suits);
// A player's share of a shape. Shares are equal; where they cannot be, what is over is dealt round
// the table, one each, on from where the shape before it left off.
int share(Shape shape, const std::vector<Suit>& suits, int players, Seat seat);

}  // namespace warren::jack_rabbits
