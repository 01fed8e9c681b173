// What a finished board must be, however it was built (rules 2.1).
#pragma once

#include <string>
#include <vector>

#include "core/problem.h"
#include "games/jack_rabbits/board/board.h"
#include "games/jack_rabbits/board/roads.h"

namespace warren::jack_rabbits {

// How many tiles of a kind these suits bring, the Citadel being always there.
int copies(TileKind kind, const std::vector<Suit>& suits);
// The suits whose royals lie on the board; the tiles of these suits that do not lie on it.
std::vector<Suit> suits_on(const Board& board);
std::vector<TileKind> left_over(const Board& board, const std::vector<Suit>& suits);
// At least one cave whose road leads to a hex, by a free walk.
bool cave_leads_to_hex(const RoadNet& net);
// Why building may not end with this board.
Problem unfinished(const Board& board, const std::vector<Suit>& suits);

// A tile placed apart lies within four edge lengths of another: the straight line between their
// nearest points is no longer than four edges. On this lattice that is so exactly if two of their
// corners are no further apart, which is what is measured.
inline constexpr int kFarthestApart = 4;
bool within(int edges, const Outline& a, const Outline& b);

// Could it have been built? Every island starts with a hex near an island that was there before,
// the Citadel's being the first; then its tiles follow edge to edge, in whatever order. Gives the
// first tile of each island for which that cannot be.
std::vector<int> stranded(const Board& board, const Geography& land);

}  // namespace warren::jack_rabbits
