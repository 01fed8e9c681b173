// Where towers lie that are islands of their own (expansions, "Exits"): on the open sea off the
// land, on which nothing depends, so that they are laid last.
#pragma once

#include <vector>

#include "core/rng.h"
#include "games/jack_rabbits/board/board.h"

namespace warren::jack_rabbits {

// Lays these hexes on the board where it grows least; false if one finds no place.
bool moor(Board& board, const std::vector<TileKind>& towers, Rng& rng);

}  // namespace warren::jack_rabbits
