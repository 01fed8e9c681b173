// How each kind of tile is drawn: its ground, its roads, what stands on it and who pays there.
#pragma once

#include "games/jack_rabbits/board/drawing_canvas.h"

namespace warren::jack_rabbits {

// The corners of a tile in order round it.
std::vector<Point> corners_of(const Board& board, int tile);
// Where one stands in the middle of a tile.
Point middle_of(const Board& board, int tile);
// The piece of a road that runs over a side: the middle of the edge, and the point in the tile that
// a bend is drawn with. Roads of hexes, crossings and caves run on straight to the tile's middle.
struct RoadEnd {
  Point edge, bend;
};
RoadEnd road_end(const Board& board, int tile, int side);
constexpr bool roads_meet(TileKind kind) {  // in the tile's middle
  return shape_of(kind) == Shape::hex || alike_all_round(kind) || kind == TileKind::cave;
}
void draw_tile(Canvas& canvas, const Board& board, int tile);
void draw_underground(Canvas& canvas, Point at);
// An annex lies at an edge of the Underground, as a triangle does.
std::array<Point, 3> annex_corners(Point underground, int edge);
Point annex_middle(Point underground, int edge);
void draw_annex(Canvas& canvas, Suit suit, Point underground, int edge);

}  // namespace warren::jack_rabbits
