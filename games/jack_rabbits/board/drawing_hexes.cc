// Hexes, the Underground, and its annexes.
#include <utility>

#include "games/jack_rabbits/board/drawing_expansions.h"
#include "games/jack_rabbits/board/drawing_parts.h"
#include "games/jack_rabbits/board/drawing_symbols.h"
#include "games/jack_rabbits/board/drawing_tiles.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kMedallion = 575;  // the radius of the round place in the middle of a hex

// The water reaches in over a blue side.
void draw_blue_side(Canvas& canvas, const Side& side) {
  const auto tips = ends(side.edge);
  const Point left = point(tips[0]), right = point(tips[1]);
  const auto shore = [&](int along, int depth) {
    return between(between(left, right, along), facing(side), depth);
  };
  canvas.path(move_to(left) + line_to(right) +
                  curve_to(shore(880, 190), shore(640, 250), shore(500, 250)) +
                  curve_to(shore(360, 250), shore(120, 190), left) + "Z",
              "bay");
  for (const auto& [from, to] : {std::pair{130, 370}, {630, 870}}) {
    const int step = (to - from) / 3;
    canvas.path(move_to(shore(from, 70)) +
                    curve_to(shore(from + step, 130), shore(to - step, 10), shore(to, 70)),
                "ripple swell");
  }
}

}  // namespace

void draw_hex(Canvas& canvas, const Placed& tile, const Outline& outline) {
  const Point at = point(tile.at);
  std::vector<Point> field;
  for (const Vertex corner : kCorners) field.push_back(at + between({}, point(corner), 915));
  canvas.polygon(field, "field");
  for (const Side& side : outline.side) {
    if (side.blue) draw_blue_side(canvas, side);
  }
  draw_star(canvas, outline, at);
  canvas.circle(at, kMedallion, "disc rim");
  if (!is_royal(tile.kind)) {
    canvas.use("place-citadel", at + Point{0, -10}, 860, "ink");
    return;
  }
  const std::string suit(suit_name(suit_of(tile.kind)));
  const std::string title(title_letter(title_of(tile.kind)));
  canvas.use("place-" + title, at + Point{0, -105}, 740, suit);
  constexpr std::array<int, 3> kEmblemDown = {36, 22, 96};  // where each building has room for it
  canvas.use("suit-" + suit,
             at + Point{0, kEmblemDown[static_cast<std::size_t>(title_of(tile.kind))]},
             title_of(tile.kind) == Title::jack ? 256 : 300, "reverse");
  canvas.use("crown-" + title, at + Point{-115, 395}, 200, suit);
  canvas.use("letter-" + title, at + Point{115, 395}, 200, suit);
  if (const std::string_view fixture = fixture_on(tile.kind); !fixture.empty()) {
    // Where neither the first carrot nor the first rabbits stand, nor water comes in.
    const bool wet = side_of(outline, 5).blue || side_of(outline, 0).blue;
    canvas.use(fixture, at + between({}, point(kCorners[wet ? 3 : 0]), 735), 400, "ink");
  }
}

void draw_underground(Canvas& canvas, Point at) {
  std::vector<Point> shape;
  for (const Vertex corner : kCorners) shape.push_back(at + point(corner));
  canvas.polygon(shape, "ground-underground");
  canvas.polygon(shape, "border");
  canvas.circle(at, kMedallion, "burrow");
  canvas.use("underground", at + Point{0, -20}, 760);
}

std::array<Point, 3> annex_corners(Point underground, int edge) {
  const Point left = point(kCorners[static_cast<std::size_t>(edge)]);
  const Point right = point(kCorners[static_cast<std::size_t>((edge + 1) % 6)]);
  return {underground + left, underground + left + right, underground + right};
}

Point annex_middle(Point underground, int edge) {
  const auto [left, tip, right] = annex_corners(underground, edge);
  return {(left.x + tip.x + right.x) / 3, (left.y + tip.y + right.y) / 3};
}

void draw_annex(Canvas& canvas, Suit suit, Point underground, int edge) {
  const auto [left, tip, right] = annex_corners(underground, edge);
  const Point at = annex_middle(underground, edge);
  canvas.polygon({left, tip, right}, "ground-underground");
  canvas.polygon({left, tip, right}, "border");
  const Point door = between(left, right, 500);
  canvas.path(move_to(between(door, underground, 60)) + line_to(at), "passage");
  const Point room = between(at, door, 120);
  canvas.circle(room, 255, "burrow");
  canvas.use(annex_of(suit), room, 350);
  stone(canvas, between(at, tip, 520), suit);
}

}  // namespace warren::jack_rabbits
