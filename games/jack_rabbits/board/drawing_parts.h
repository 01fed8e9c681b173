// What several kinds of tiles are drawn with: roads, and the stones that show who pays.
#pragma once

#include <string>

#include "games/jack_rabbits/board/drawing_canvas.h"

namespace warren::jack_rabbits {

const Side& side_of(const Outline& outline, int side);
// A point on the way that a road takes in from the middle of a side; below 0 it is outside.
Point inward(const Side& side, int depth);
// How far in the roads of a kind of tile run straight before they bend.
int handle_of(TileKind kind);
void stone(Canvas& canvas, Point at, Suit suit);
// A road from side to side that leaves both straight and bends as `handle` says.
void draw_bend(Canvas& canvas, const Side& from, const Side& to, int handle);
// All roads of a tile that end in its middle.
void draw_star(Canvas& canvas, const Outline& outline, Point end);

void draw_hex(Canvas& canvas, const Placed& tile, const Outline& outline);

}  // namespace warren::jack_rabbits
