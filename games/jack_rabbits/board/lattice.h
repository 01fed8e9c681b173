// The triangular lattice on which every board lies (rules 1, tile shapes and roads).
//
// Vertex (a, b) sits at x = a + b/2, y = b·√3/2, y upwards. Three kinds of places hang on a vertex:
// its two unit triangles and its three edges. All have a number, so that a set of them is an array.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace warren::jack_rabbits {

inline constexpr int kReach = 32;  // vertices run from -kReach to kReach - 1 both ways
inline constexpr int kSpan = 2 * kReach;
inline constexpr int kVertexSlots = kSpan * kSpan;
inline constexpr int kTriangleSlots = 2 * kVertexSlots;
inline constexpr int kEdgeSlots = 3 * kVertexSlots;

struct Vertex {
  std::int8_t a = 0, b = 0;
  friend constexpr bool operator==(Vertex, Vertex) = default;
};
constexpr Vertex vertex(int a, int b) {
  return {static_cast<std::int8_t>(a), static_cast<std::int8_t>(b)};
}
constexpr Vertex operator+(Vertex v, Vertex w) { return vertex(v.a + w.a, v.b + w.b); }
constexpr Vertex operator-(Vertex v, Vertex w) { return vertex(v.a - w.a, v.b - w.b); }
// Tiles may lie only so far out that all they touch still has a number.
constexpr bool in_reach(Vertex v) {
  return v.a > 2 - kReach && v.b > 2 - kReach && v.a < kReach - 3 && v.b < kReach - 3;
}
constexpr int slot(Vertex v) { return (v.b + kReach) * kSpan + v.a + kReach; }

// The unit vectors, clockwise from the east-north-east corner of a hex: its corners from its
// centre. Corner i and corner i + 1 bound edge i, and edge 0 is the top one.
inline constexpr std::array<Vertex, 6> kCorners = {vertex(-1, 1), vertex(0, 1),  vertex(1, 0),
                                                   vertex(1, -1), vertex(0, -1), vertex(-1, 0)};

// Pointing up: (a,b) (a+1,b) (a,b+1). Pointing down: (a+1,b) (a+1,b+1) (a,b+1).
struct Triangle {
  Vertex at;
  bool down = false;
  friend constexpr bool operator==(Triangle, Triangle) = default;
};
constexpr int slot(Triangle t) { return 2 * slot(t.at) + (t.down ? 1 : 0); }
constexpr std::array<Vertex, 3> corners(Triangle t) {
  if (t.down) return {t.at + vertex(1, 0), t.at + vertex(1, 1), t.at + vertex(0, 1)};
  return {t.at, t.at + vertex(1, 0), t.at + vertex(0, 1)};
}

// Axis 0 joins (a,b) to (a+1,b), axis 1 joins (a,b) to (a,b+1), axis 2 joins (a+1,b) to (a,b+1).
struct Edge {
  Vertex at;
  std::uint8_t axis = 0;
  friend constexpr bool operator==(Edge, Edge) = default;
};
constexpr int slot(Edge e) { return 3 * slot(e.at) + e.axis; }
constexpr std::array<Vertex, 2> ends(Edge e) {
  if (e.axis == 0) return {e.at, e.at + vertex(1, 0)};
  if (e.axis == 1) return {e.at, e.at + vertex(0, 1)};
  return {e.at + vertex(1, 0), e.at + vertex(0, 1)};
}
// The edge between two neighbouring vertices; false if they are none.
constexpr bool edge_between(Vertex v, Vertex w, Edge& edge) {
  for (const auto& [from, to] : {std::array{v, w}, std::array{w, v}}) {
    const Vertex step = to - from;
    if (step == vertex(1, 0)) return edge = {from, 0}, true;
    if (step == vertex(0, 1)) return edge = {from, 1}, true;
    if (step == vertex(-1, 1)) return edge = {from + vertex(-1, 0), 2}, true;
  }
  return false;
}

constexpr std::array<Edge, 3> edges(Triangle t) {  // edge i is the one opposite to corner i
  if (t.down) return {Edge{t.at + vertex(0, 1), 0}, Edge{t.at, 2}, Edge{t.at + vertex(1, 0), 1}};
  return {Edge{t.at, 2}, Edge{t.at, 1}, Edge{t.at, 0}};
}
constexpr std::array<Triangle, 2> sides(Edge e) {  // the triangle pointing up first
  constexpr std::array<Vertex, 3> kBelow = {vertex(0, -1), vertex(-1, 0), vertex(0, 0)};
  return {Triangle{e.at, false}, Triangle{e.at + kBelow[e.axis], true}};
}
constexpr Triangle other_side(Edge e, Triangle t) { return sides(e)[t.down ? 0 : 1]; }

// A hex: its six triangles (triangle i touches edge i) and its edges, clockwise from the top.
constexpr std::array<Triangle, 6> hex_triangles(Vertex centre) {
  return {Triangle{centre + vertex(-1, 0), true},  Triangle{centre, false},
          Triangle{centre + vertex(0, -1), true},  Triangle{centre + vertex(0, -1), false},
          Triangle{centre + vertex(-1, -1), true}, Triangle{centre + vertex(-1, 0), false}};
}
inline constexpr std::array<Edge, 6> kHexEdges = [] {
  std::array<Edge, 6> around{};
  for (std::size_t i = 0; i < 6; ++i) edge_between(kCorners[i], kCorners[(i + 1) % 6], around[i]);
  return around;
}();
constexpr Edge hex_edge(Vertex centre, int i) {
  const Edge& edge = kHexEdges[static_cast<std::size_t>(i % 6)];
  return {centre + edge.at, edge.axis};
}

}  // namespace warren::jack_rabbits
