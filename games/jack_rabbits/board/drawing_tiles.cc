#include "games/jack_rabbits/board/drawing_tiles.h"

#include "games/jack_rabbits/board/drawing_parts.h"
#include "games/jack_rabbits/board/drawing_symbols.h"
#include "games/jack_rabbits/board/tile_words.h"

namespace warren::jack_rabbits {
namespace {

// A hedge along a closed edge of a road tile: nobody passes here.
void hedge(Canvas& canvas, const Side& side) {
  const Point in = between({0, 0}, facing(side) - middle(side.edge), 50);
  const auto tips = ends(side.edge);
  canvas.path(move_to(between(point(tips[0]), point(tips[1]), 90) + in) +
                  line_to(between(point(tips[0]), point(tips[1]), 915) + in),
              "wall");
}

// The two diagonals of a rhombus, from its centre: to an acute and to an obtuse corner. The acute
// one is the upper one, or else the left one, so that all tiles of a kind look the same way up.
struct Diagonals {
  Point centre, acute, obtuse;
};
Diagonals diagonals(const Placed& tile, const Outline& outline) {
  const Edge inner{tile.at, tile.pose};
  Point acute{};
  for (const Triangle& t : {outline.triangle[0], outline.triangle[1]}) {
    const Point tip = facing({inner, t, true}) - middle(inner);
    if (tip.y < 0) acute = tip;
  }
  Point obtuse = point(ends(inner)[0]) - middle(inner);
  if (obtuse.x > 0) obtuse = Point{} - obtuse;
  return {middle(inner), acute, obtuse};
}

void draw_wood(Canvas& canvas, const Placed& tile, const Outline& outline) {
  const auto [at, acute, obtuse] = diagonals(tile, outline);
  for (const int side : {0, 2})
    draw_bend(canvas, side_of(outline, side), side_of(outline, side + 1), handle_of(tile.kind));
  for (const int sign : {1, -1}) {  // the upper trees first: the lower stand before them
    const Point up = between({}, acute, 235 * sign);
    for (const int along : {-590, 0, 590}) {
      if (along != 0)
        canvas.use("tree", at + between({}, obtuse, along) + between(up, {}, 350), 200);
    }
    canvas.use("tree", at + up + between({}, obtuse, -190), 210);
    canvas.use("tree", at + up + between({}, obtuse, 190), 210);
    canvas.use("tree", at + between({}, acute, 800 * sign) + Point{0, 10}, 180);
  }
  const Toll toll = toll_of(tile.kind);
  for (int i = 0; i < 3; ++i)
    stone(canvas, at + between({}, obtuse, 500 - 500 * i), toll.suits[static_cast<std::size_t>(i)]);
}

void draw_river(Canvas& canvas, const Placed& tile, const Outline& outline) {
  const auto [at, acute, obtuse] = diagonals(tile, outline);
  // The water runs from tip to tip and is widest in the middle.
  const Point wide = between({}, obtuse, 260);
  const Point source = at + between({}, acute, 985);
  const Point mouth = at - between({}, acute, 985);
  const Point half = between({}, acute, 450);
  canvas.path(move_to(source) + curve_to(at + half + wide, at - half + wide, mouth) +
                  curve_to(at - half - wide, at + half - wide, source) + "Z",
              "stream");
  for (const int first : {0, 1}) {
    const Side& from = side_of(outline, first);
    for (int other : {2, 3}) {
      if ((ways(tile, outline, first).on >> other & 1) != 0)
        draw_bend(canvas, from, side_of(outline, other), handle_of(tile.kind));
    }
  }
  const Toll toll = toll_of(tile.kind);
  for (int i = 0; i < 3; ++i)
    stone(canvas, at + between({}, acute, 540 - 540 * i), toll.suits[static_cast<std::size_t>(i)]);
}

void draw_mountain(Canvas& canvas, const Placed& tile, const Outline& outline) {
  const auto [at, acute, obtuse] = diagonals(tile, outline);
  canvas.use("peak", at + between({}, acute, 560) + Point{0, -20}, 330);
  canvas.use("peak", at + between({}, acute, -660) + Point{0, 20}, 220);
  for (const int under : {1, 0}) {  // the underpass first
    const Side& from = side_of(outline, under);
    for (const int other : {2, 3}) {
      if ((ways(tile, outline, under).on >> other & 1) == 0) continue;
      if (under == 0) {  // parapets along the middle of the bridge
        const Side& to = side_of(outline, other);
        const Point along =
            between({}, inward(to, 0) + inward(to, 150) - inward(from, 0) - inward(from, 150), 95);
        canvas.path(move_to(at - along) + line_to(at + along), "kerb bridge");
      }
      draw_bend(canvas, from, side_of(outline, other), handle_of(tile.kind));
    }
  }
  const Toll toll = toll_of(tile.kind);
  stone(canvas, at + between({}, obtuse, 560), toll.suits[0]);
  stone(canvas, at + between({}, acute, -460), toll.suits[1]);
  stone(canvas, at + between({}, obtuse, -560), toll.suits[2]);
}

// In the corners of a triangle there is room for a stone each.
Point nook(Triangle t, int corner) {
  return between(point(corners(t)[static_cast<std::size_t>(corner)]), centre(t), 530);
}

// The two corners at one height of a triangle, left and right; the third is its tip.
struct Corners {
  int left, right, tip;
};
constexpr Corners level(Triangle t) { return t.down ? Corners{2, 1, 0} : Corners{0, 1, 2}; }

void draw_crossing(Canvas& canvas, const Board& board, const Placed& tile, const Outline& outline) {
  const Triangle t = outline.triangle[0];
  const Point at = centre(t);
  bool shore = false;
  for (const Edge& edge : edges(t)) shore |= board.at(other_side(edge, t)) < 0;
  draw_star(canvas, outline, at);
  canvas.circle(at, 168, "disc rim");
  canvas.use("post-crossing", at, 232, "ink");
  const Corners corner = level(t);
  const Toll toll = toll_of(tile.kind);
  stone(canvas, nook(t, corner.left), toll.suits[0]);
  stone(canvas, nook(t, corner.right), toll.suits[1]);
  if (shore) canvas.use("post-boat", nook(t, corner.tip), 200, "ink");
}

void draw_tavern(Canvas& canvas, const Placed& tile, const Outline& outline) {
  const Triangle t = outline.triangle[0];
  const int closed = tile.pose % 3;  // its corner `closed` lies across from the closed edge
  const int first = (closed + 1) % 3, second = (closed + 2) % 3;
  draw_bend(canvas, side_of(outline, first), side_of(outline, second), handle_of(tile.kind));
  const Side& shut = side_of(outline, closed);
  hedge(canvas, shut);
  canvas.use("post-tavern", inward(shut, 178), 205, "ink");
  const bool swap = point(corners(t)[static_cast<std::size_t>(first)]).x >
                    point(corners(t)[static_cast<std::size_t>(second)]).x;
  const Toll toll = toll_of(tile.kind);
  stone(canvas, nook(t, swap ? second : first), toll.suits[0]);
  stone(canvas, nook(t, swap ? first : second), toll.suits[1]);
}

void draw_cave(Canvas& canvas, const Placed& tile, const Outline& outline) {
  const Triangle t = outline.triangle[0];
  const int open = tile.pose % 3;
  const Point at = centre(t);
  for (int i = 0; i < 3; ++i) {
    if (i != open) hedge(canvas, side_of(outline, i));
  }
  draw_star(canvas, outline, at);
  canvas.use("cave", between(at, point(corners(t)[static_cast<std::size_t>(open)]), 90), 360);
  const int first = (open + 1) % 3, second = (open + 2) % 3;
  const bool swap = point(corners(t)[static_cast<std::size_t>(first)]).x >
                    point(corners(t)[static_cast<std::size_t>(second)]).x;
  const Toll toll = toll_of(tile.kind);
  stone(canvas, nook(t, swap ? second : first), toll.suits[0]);
  stone(canvas, nook(t, swap ? first : second), toll.suits[1]);
}

std::string ground_of(TileKind kind) {
  return "ground-" + (is_royal(kind) ? std::string(suit_name(suit_of(kind))) : name_of(kind));
}

}  // namespace

std::vector<Point> corners_of(const Board& board, int tile) {
  const Placed& placed = board.tile(tile);
  const Outline& outline = board.outline_of(tile);
  std::vector<Point> out;
  if (shape_of(placed.kind) == Shape::hex) {
    for (const Vertex corner : kCorners) out.push_back(point(placed.at + corner));
  } else if (shape_of(placed.kind) == Shape::triangle) {
    for (const Vertex corner : corners(outline.triangle[0])) out.push_back(point(corner));
  } else {
    const Edge inner{placed.at, placed.pose};
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      out.push_back(facing({inner, outline.triangle[i], true}));
      out.push_back(point(ends(inner)[i]));
    }
  }
  return out;
}

Point middle_of(const Board& board, int tile) {
  if (shape_of(board.tile(tile).kind) == Shape::hex) return point(board.tile(tile).at);
  const Outline& outline = board.outline_of(tile);
  return between(centre(outline.triangle[0]),
                 centre(outline.triangle[static_cast<std::size_t>(outline.triangles - 1)]), 500);
}

RoadEnd road_end(const Board& board, int tile, int side) {
  const Side& over = side_of(board.outline_of(tile), side);
  return {inward(over, 0), inward(over, handle_of(board.tile(tile).kind))};
}

void draw_tile(Canvas& canvas, const Board& board, int tile) {
  const Placed& placed = board.tile(tile);
  const Outline& outline = board.outline_of(tile);
  const std::vector<Point> shape = corners_of(board, tile);
  canvas.polygon(shape, ground_of(placed.kind));
  canvas.polygon(shape, "border");
  switch (placed.kind) {
    case TileKind::wood:
      return draw_wood(canvas, placed, outline);
    case TileKind::river:
      return draw_river(canvas, placed, outline);
    case TileKind::mountain:
      return draw_mountain(canvas, placed, outline);
    case TileKind::crossing:
      return draw_crossing(canvas, board, placed, outline);
    case TileKind::tavern:
      return draw_tavern(canvas, placed, outline);
    case TileKind::cave:
      return draw_cave(canvas, placed, outline);
    case TileKind::citadel:
    case TileKind::first_royal:
    case TileKind::last_royal:
      break;
  }
  draw_hex(canvas, placed, outline);
}

}  // namespace warren::jack_rabbits
