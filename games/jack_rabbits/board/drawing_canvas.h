// What drawings are put together from: points of the lattice on paper, and shapes written as SVG.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/jack_rabbits/board/board.h"

namespace warren::jack_rabbits {

inline constexpr int kEdge = 1000;  // the length of an edge on paper
inline constexpr int kRow = 866;    // kEdge × √3/2

struct Point {
  int x = 0, y = 0;
  friend constexpr bool operator==(Point, Point) = default;
};
constexpr Point operator+(Point p, Point q) { return {p.x + q.x, p.y + q.y}; }
constexpr Point operator-(Point p, Point q) { return {p.x - q.x, p.y - q.y}; }

constexpr Point point(Vertex v) { return {kEdge / 2 * (2 * v.a + v.b), -kRow * v.b}; }
// So many thousandths of the way from one point to another.
constexpr Point between(Point from, Point to, int thousandths) {
  return {from.x + (to.x - from.x) * thousandths / 1000,
          from.y + (to.y - from.y) * thousandths / 1000};
}
constexpr Point middle(Edge edge) {
  return between(point(ends(edge)[0]), point(ends(edge)[1]), 500);
}
constexpr Point centre(Triangle t) {
  const auto [p, q, r] = corners(t);
  const Point sum = point(p) + point(q) + point(r);
  return {sum.x / 3, sum.y / 3};
}
// The corner of a side's triangle that lies across from it: where a road that enters points to.
constexpr Point facing(const Side& side) {
  const Point sum = point(corners(side.inside)[0]) + point(corners(side.inside)[1]) +
                    point(corners(side.inside)[2]);
  return sum - point(ends(side.edge)[0]) - point(ends(side.edge)[1]);
}

class Canvas {
 public:
  void add(std::initializer_list<std::string_view> parts) {
    for (const std::string_view part : parts) out_ += part;
  }
  // A symbol with its middle at a point, `size` wide and high.
  void use(std::string_view symbol, Point at, int size, std::string_view classes = {});
  void circle(Point at, int radius, std::string_view classes);
  void polygon(const std::vector<Point>& corners, std::string_view classes);
  void path(std::string_view line, std::string_view classes);
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

// Pieces of the d attribute of a path.
std::string move_to(Point p);
std::string line_to(Point p);
std::string curve_to(Point first_handle, Point second_handle, Point p);

}  // namespace warren::jack_rabbits
