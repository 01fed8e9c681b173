// How each kind of tile is drawn: its ground, its roads, what stands on it and who pays there.
#pragma once

#include "games/jack_rabbits/board/drawing_canvas.h"

namespace warren::jack_rabbits {

// The corners of a tile in order round it.
std::vector<Point> corners_of(const Board& board, int tile);
void draw_tile(Canvas& canvas, const Board& board, int tile);
void draw_underground(Canvas& canvas, Point at);

}  // namespace warren::jack_rabbits
