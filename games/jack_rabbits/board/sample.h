// The sample board of the rules: 13 hexes and 24 road tiles on two islands (rules 1).
#pragma once

#include <array>

#include "games/jack_rabbits/board/board.h"

namespace warren::jack_rabbits {

extern const std::array<Placed, 37> kSampleTiles;
Board sample_board();

}  // namespace warren::jack_rabbits
