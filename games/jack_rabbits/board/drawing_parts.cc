#include "games/jack_rabbits/board/drawing_parts.h"

#include <utility>

#include "games/jack_rabbits/board/drawing_symbols.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kStone = 108;  // the radius of the stone that shows which suit pays
constexpr int kSign = 152;   // the suit on it
// Roads reach a little over their edge, further than their kerbs, so that no seam shows.
constexpr int kRoadOver = 16, kKerbOver = 5;

std::string bend(const Side& from, const Side& to, int handle, int over) {
  return move_to(inward(from, -over)) + line_to(inward(from, 0)) +
         curve_to(inward(from, handle), inward(to, handle), inward(to, 0)) +
         line_to(inward(to, -over));
}
std::string straight(const Side& side, Point end, int over) {
  return move_to(inward(side, -over)) + line_to(end);
}

}  // namespace

const Side& side_of(const Outline& outline, int side) {
  return outline.side[static_cast<std::size_t>(side)];
}

Point inward(const Side& side, int depth) {
  return between(middle(side.edge), facing(side), depth * 1000 / kRow);
}

int handle_of(TileKind kind) {
  if (kind == TileKind::river) return 105;
  return kind == TileKind::mountain ? 150 : 178;
}

void stone(Canvas& canvas, Point at, Suit suit) {
  canvas.circle(at, kStone, "disc rim");
  canvas.use("suit-" + std::string(suit_name(suit)), at, kSign, suit_name(suit));
}

void draw_bend(Canvas& canvas, const Side& from, const Side& to, int handle) {
  canvas.path(bend(from, to, handle, kKerbOver), "kerb");
  canvas.path(bend(from, to, handle, kRoadOver), "road");
}

// All roads of a tile that end in its middle: first the kerbs, so that they do not cut each other.
void draw_star(Canvas& canvas, const Outline& outline, Point end) {
  for (const auto& [over, classes] : {std::pair{kKerbOver, "kerb"}, {kRoadOver, "road"}}) {
    for (int i = 0; i < outline.sides; ++i) {
      const Side& side = side_of(outline, i);
      if (side.road) canvas.path(straight(side, end, over), classes);
    }
  }
}

}  // namespace warren::jack_rabbits
