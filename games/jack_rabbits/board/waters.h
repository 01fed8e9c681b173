// The cells of the waters that land closes in (rules 4).
#pragma once

#include <vector>

#include "games/jack_rabbits/board/board.h"

namespace warren::jack_rabbits {

// Each lake's cells; lakes in order of their first cell.
std::vector<std::vector<Triangle>> lakes(const Board& board);

}  // namespace warren::jack_rabbits
