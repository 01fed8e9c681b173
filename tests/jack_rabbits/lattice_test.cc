#include "games/jack_rabbits/board/lattice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace warren::jack_rabbits {
namespace {

Vertex vertex_of(int slot) { return vertex(slot % kSpan - kReach, slot / kSpan - kReach); }

TEST(Lattice, GivesEveryVertexTriangleAndEdgeANumberOfItsOwn) {
  std::set<int> triangles;
  std::set<int> edge_slots;
  for (int number = 0; number < kVertexSlots; ++number) {
    const Vertex v = vertex_of(number);
    ASSERT_EQ(slot(v), number);
    for (const bool down : {false, true}) triangles.insert(slot(Triangle{v, down}));
    for (std::uint8_t axis = 0; axis < 3; ++axis) edge_slots.insert(slot(Edge{v, axis}));
  }
  EXPECT_EQ(triangles.size(), static_cast<std::size_t>(kTriangleSlots));
  EXPECT_EQ(edge_slots.size(), static_cast<std::size_t>(kEdgeSlots));
  EXPECT_EQ(*triangles.rbegin(), kTriangleSlots - 1);
  EXPECT_EQ(*edge_slots.rbegin(), kEdgeSlots - 1);
}

TEST(Lattice, PutsTwoTrianglesOnEveryEdgeAndThreeEdgesOnEveryTriangle) {
  for (int a = -3; a < 3; ++a) {
    for (int b = -3; b < 3; ++b) {
      for (const bool down : {false, true}) {
        const Triangle triangle{vertex(a, b), down};
        for (std::size_t i = 0; i < 3; ++i) {
          const Edge edge = edges(triangle)[i];
          const Triangle other = other_side(edge, triangle);
          EXPECT_NE(other.down, triangle.down);
          EXPECT_EQ(other_side(edge, other), triangle);
          EXPECT_EQ(sides(edge)[down ? 1 : 0], triangle);
          const auto back = edges(other);
          EXPECT_NE(std::find(back.begin(), back.end(), edge), back.end());
          // Edge i is opposite to corner i: it joins the two others.
          Edge between;
          ASSERT_TRUE(edge_between(corners(triangle)[(i + 1) % 3], corners(triangle)[(i + 2) % 3],
                                   between));
          EXPECT_EQ(between, edge);
        }
      }
    }
  }
}

TEST(Lattice, FindsAnEdgeOnlyBetweenNeighbours) {
  int neighbours = 0;
  for (int a = -2; a <= 2; ++a) {
    for (int b = -2; b <= 2; ++b) {
      Edge edge;
      if (!edge_between(vertex(0, 0), vertex(a, b), edge)) continue;
      ++neighbours;
      EXPECT_EQ(a * a + a * b + b * b, 1);
      const auto both = ends(edge);
      EXPECT_TRUE((both[0] == vertex(0, 0) && both[1] == vertex(a, b)) ||
                  (both[1] == vertex(0, 0) && both[0] == vertex(a, b)));
    }
  }
  EXPECT_EQ(neighbours, 6);
}

TEST(Lattice, NumbersTheEdgesOfAHexClockwiseFromTheTop) {
  // The middle of edge i, in half edges to the right and rows upwards, both doubled.
  const int wanted[6][2] = {{0, 2}, {3, 1}, {3, -1}, {0, -2}, {-3, -1}, {-3, 1}};
  for (int i = 0; i < 6; ++i) {
    const auto [p, q] = ends(hex_edge(vertex(0, 0), i));
    EXPECT_EQ(2 * p.a + p.b + 2 * q.a + q.b, wanted[i][0]) << i;
    EXPECT_EQ(p.b + q.b, wanted[i][1]) << i;
    const Triangle inside = hex_triangles(vertex(0, 0))[static_cast<std::size_t>(i)];
    const auto around = edges(inside);
    EXPECT_NE(std::find(around.begin(), around.end(), hex_edge(vertex(0, 0), i)), around.end());
  }
}

TEST(Lattice, KeepsAllThatATileTouchesWithinItsNumbers) {
  int in = 0;
  for (int number = 0; number < kVertexSlots; ++number) {
    const Vertex v = vertex_of(number);
    if (!in_reach(v)) continue;
    ++in;
    // A hex reaches one vertex out, what it touches another, and water is looked for one beyond.
    for (const int d : {-3, 3}) {
      EXPECT_GE(v.a + d, -kReach);
      EXPECT_LT(v.a + d, kReach);
      EXPECT_GE(v.b + d, -kReach);
      EXPECT_LT(v.b + d, kReach);
    }
  }
  EXPECT_EQ(in, 58 * 58);
}

}  // namespace
}  // namespace warren::jack_rabbits
