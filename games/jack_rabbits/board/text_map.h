// A board for a terminal: a map drawn with plain signs, and a list of what leads where.
#pragma once

#include <string>

#include "core/words.h"
#include "games/jack_rabbits/board/board.h"
#include "games/jack_rabbits/board/roads.h"

namespace warren::jack_rabbits {

// The map alone. An edge is eight columns wide, so the sample board takes 60.
std::string text_map(const Board& board, Lang lang);
// Each hex with its exits and where they lead on foot, islands, waters, findings; and what logs
// call by number: the sides of road tiles, caves, open road ends.
std::string text_list(const Board& board, const RoadNet& net, Lang lang);
// How lists name a tile: "QS", or "wood -1 2 1" for a road tile, of which there are several.
std::string listed(const Placed& tile);

}  // namespace warren::jack_rabbits
