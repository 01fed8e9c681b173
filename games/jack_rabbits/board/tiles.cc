#include "games/jack_rabbits/board/tiles.h"

#include <algorithm>

namespace warren::jack_rabbits {
namespace {

constexpr std::string_view kTitles = "KQJ";

Outline hex_outline(const Placed& tile) {
  Outline out{.triangles = 6, .triangle = hex_triangles(tile.at), .sides = 6};
  const unsigned roads = turned(roads_of(tile.kind), tile.pose);
  const unsigned blue = turned(blue_sides_of(tile.kind), tile.pose);
  for (int i = 0; i < 6; ++i) {
    out.side[static_cast<std::size_t>(i)] = {hex_edge(tile.at, i),
                                             out.triangle[static_cast<std::size_t>(i)],
                                             (roads >> i & 1) != 0, (blue >> i & 1) != 0};
    out.corner[static_cast<std::size_t>(i)] = tile.at + kCorners[static_cast<std::size_t>(i)];
  }
  return out;
}

Outline rhombus_outline(const Placed& tile) {
  const Edge inner{tile.at, tile.pose};
  const auto both = sides(inner);
  Outline out{.triangles = 2, .triangle = {both[0], both[1]}};
  out.corner = {ends(inner)[0], ends(inner)[1]};
  for (std::size_t half = 0; half < 2; ++half) {
    const auto around = edges(both[half]);
    for (std::size_t i = 0; i < 3; ++i) {
      if (around[i] == inner)
        out.corner[2 + half] = corners(both[half])[i];
      else
        out.side[static_cast<std::size_t>(out.sides++)] = {around[i], both[half], true};
    }
  }
  return out;
}

Outline triangle_outline(const Placed& tile) {
  const Triangle triangle{tile.at, tile.pose >= 3};
  const int special = tile.pose % 3;
  Outline out{.triangles = 1, .triangle = {triangle}};
  std::ranges::copy(corners(triangle), out.corner.begin());
  for (const Edge& edge : edges(triangle)) {
    const bool road = (roads_of(tile.kind) >> ((out.sides + 3 - special) % 3) & 1) != 0;
    out.side[static_cast<std::size_t>(out.sides++)] = {edge, triangle, road};
  }
  return out;
}

bool touch(const Edge& e, const Edge& f) {
  const auto a = ends(e);
  const auto b = ends(f);
  return a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1];
}

// Sides 0 and 1 of a rhombus meet at one acute corner, 2 and 3 at the other.
int partner(TileKind kind, const Outline& outline, int side) {
  const int acute = side ^ 1;
  if (kind == TileKind::wood) return acute;
  for (int other = 0; other < 4; ++other) {
    if (other == side || other == acute) continue;
    const bool obtuse = touch(outline.side[static_cast<std::size_t>(side)].edge,
                              outline.side[static_cast<std::size_t>(other)].edge);
    if (obtuse == (kind == TileKind::river)) return other;
  }
  return acute;
}

}  // namespace

std::string name_of(TileKind kind) {
  if (!is_royal(kind)) return std::string(plain_tile(kind).name);
  return {kTitles[static_cast<std::size_t>(title_of(kind))],
          kSuits[static_cast<std::size_t>(suit_of(kind))].letter};
}

bool read_kind(std::string_view name, TileKind& kind) {
  for (int i = 0; i < kTileKinds; ++i) {
    kind = static_cast<TileKind>(i);
    if (is_royal(kind) && static_cast<int>(suit_of(kind)) >= kSuitsKnown) continue;
    if (name_of(kind) == name) return true;
  }
  return false;
}

Outline outline(const Placed& tile) {
  switch (shape_of(tile.kind)) {
    case Shape::hex:
      return hex_outline(tile);
    case Shape::rhombus:
      return rhombus_outline(tile);
    case Shape::triangle:
      return triangle_outline(tile);
  }
  return {};
}

Ways ways(const Placed& tile, const Outline& outline, int side) {
  if (!outline.side[static_cast<std::size_t>(side)].road || shape_of(tile.kind) == Shape::hex)
    return {};
  const auto bit = [](int i) { return static_cast<std::uint8_t>(1U << i); };
  if (shape_of(tile.kind) == Shape::rhombus) {
    const int on = partner(tile.kind, outline, side);
    return {bit(on), static_cast<std::uint8_t>(0b1111 & ~bit(side) & ~bit(on))};
  }
  std::uint8_t on = 0;
  for (int i = 0; i < 3; ++i) {
    if (i != side && outline.side[static_cast<std::size_t>(i)].road)
      on = static_cast<std::uint8_t>(on | bit(i));
  }
  return {on, 0};
}

}  // namespace warren::jack_rabbits
