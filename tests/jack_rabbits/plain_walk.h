// A second implementation of walking, slow and plain, to hold the road net against. It shares
// nothing with the engine but the list of tiles: it draws every tile as a polygon with corners in
// the plane and asks the rules' own questions of the drawing: which edges meet at an acute corner,
// which cells are empty, what lies on the far side of an edge.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/jack_rabbits/board/roads.h"

namespace warren::jack_rabbits::plain {

// Corners have whole coordinates if x counts half edges and y rows: squared lengths are x² + 3y².
using Point = std::pair<int, int>;
using Segment = std::pair<Point, Point>;  // the lesser end first
using Cell = std::array<Point, 3>;        // a unit triangle, its corners sorted

inline Point point(int a, int b) { return {2 * a + b, b}; }
inline Point at(const Placed& tile, int da, int db) {
  return point(tile.at.a + da, tile.at.b + db);
}
inline Segment segment(Point p, Point q) { return p < q ? Segment{p, q} : Segment{q, p}; }
inline Cell cell(Point p, Point q, Point r) {
  Cell out{p, q, r};
  std::sort(out.begin(), out.end());
  return out;
}

// The exits as the rules list them, clockwise from the top edge.
inline const std::map<std::string, std::string>& exits_in_the_rules() {
  static const std::map<std::string, std::string> kExits = {
      {"citadel", "012345"}, {"KD", "03"},   {"QD", "024"},  {"JD", "01234"}, {"JS", "0124"},
      {"KS", "12"},          {"QS", "013"},  {"KH", "04"},   {"QH", "245"},   {"JH", "0235"},
      {"QC", "234"},         {"JC", "0125"}, {"KC", "0"},    {"KT", "03"},    {"QT", "024"},
      {"JT", "0134"},        {"KE", "02"},   {"QE", "013"},  {"JE", "0124"},  {"KO", "03"},
      {"QO", "023"},         {"JO", "0135"}, {"KN", "01"},   {"QN", "024"},   {"JN", "0235"},
      {"KL", "0"},           {"QL", "024"},  {"JL", "0134"}, {"KR", "024"},   {"QR", "023"},
      {"JR", "0124"},        {"KB", ""},     {"QB", "024"},  {"JB", "0135"},  {"KI", "0"},
      {"QI", "013"},         {"JI", "0235"}};
  return kExits;
}

// A tile as it lies on the table: its outline in order, and which of its edges carry a road.
struct Polygon {
  std::string name = {};
  std::vector<Point> corners = {};  // edge i joins corner i to corner i + 1
  std::vector<bool> road = {};
  std::vector<Cell> cells = {};

  std::size_t edges() const { return corners.size(); }
  Segment edge(std::size_t i) const {
    return segment(corners[i], corners[(i + 1) % corners.size()]);
  }
  bool is_hex() const { return corners.size() == 6; }
};

inline Polygon draw_hex(const Placed& tile) {
  Polygon out{.name = name_of(tile.kind)};
  const Point centre = at(tile, 0, 0);
  // Clockwise from the left end of the top edge.
  for (const auto& [x, y] :
       {Point{-1, 1}, Point{1, 1}, Point{2, 0}, Point{1, -1}, Point{-1, -1}, Point{-2, 0}})
    out.corners.push_back({centre.first + x, centre.second + y});
  out.road.assign(6, false);
  for (const char exit : exits_in_the_rules().at(out.name))
    out.road[static_cast<std::size_t>(exit - '0' + tile.pose) % 6] = true;
  for (std::size_t i = 0; i < 6; ++i)
    out.cells.push_back(cell(centre, out.corners[i], out.corners[(i + 1) % 6]));
  return out;
}

inline Polygon draw_rhombus(const Placed& tile) {
  Polygon out{.name = name_of(tile.kind)};
  // docs/board-file.md: the pose says which edge is the short diagonal.
  if (tile.pose == 0)
    out.corners = {at(tile, 0, 0), at(tile, 0, 1), at(tile, 1, 0), at(tile, 1, -1)};
  if (tile.pose == 1)
    out.corners = {at(tile, 0, 0), at(tile, -1, 1), at(tile, 0, 1), at(tile, 1, 0)};
  if (tile.pose == 2)
    out.corners = {at(tile, 0, 0), at(tile, 0, 1), at(tile, 1, 1), at(tile, 1, 0)};
  out.road.assign(4, true);
  const std::size_t blunt = tile.pose == 2 ? 1 : 0;  // the short diagonal joins the blunt corners
  for (const std::size_t tip : {blunt + 1, (blunt + 3) % 4})
    out.cells.push_back(cell(out.corners[blunt], out.corners[(blunt + 2) % 4], out.corners[tip]));
  return out;
}

inline Polygon draw_triangle(const Placed& tile) {
  Polygon out{.name = name_of(tile.kind)};
  if (tile.pose < 3)
    out.corners = {at(tile, 0, 0), at(tile, 1, 0), at(tile, 0, 1)};
  else
    out.corners = {at(tile, 1, 0), at(tile, 1, 1), at(tile, 0, 1)};
  out.cells = {cell(out.corners[0], out.corners[1], out.corners[2])};
  const auto opposite = static_cast<std::size_t>(tile.pose % 3);
  for (std::size_t i = 0; i < 3; ++i) {
    const bool special = (i + 2) % 3 == opposite;  // edge i misses the corner after its second end
    out.road.push_back(out.name == "crossing" || (out.name == "cave") == special);
  }
  return out;
}

inline Polygon draw(const Placed& tile) {
  if (is_royal(tile.kind) || tile.kind == TileKind::citadel) return draw_hex(tile);
  const std::string name = name_of(tile.kind);
  const bool rhombus = name == "wood" || name == "mountain" || name == "river";
  return rhombus ? draw_rhombus(tile) : draw_triangle(tile);
}

// The corner that edge i shares with edge i + 1: is it acute?
inline bool acute(const Polygon& p, std::size_t i) {
  const std::size_t n = p.corners.size();
  const Point& corner = p.corners[(i + 1) % n];
  const Point& before = p.corners[i];
  const Point& after = p.corners[(i + 2) % n];
  return (before.first - corner.first) * (after.first - corner.first) +
             3 * (before.second - corner.second) * (after.second - corner.second) >
         0;
}

// A road joins these two edges of a rhombus.
inline bool joined(const Polygon& p, std::size_t i, std::size_t k) {
  if ((i + 2) % 4 == k) return p.name == "mountain";
  const bool at_acute_corner = (i + 1) % 4 == k ? acute(p, i) : acute(p, k);
  return p.name == (at_acute_corner ? "wood" : "river");
}

// Everything on the table.
struct Drawing {
  std::vector<Polygon> tiles;
  std::map<Segment, std::vector<int>> beside;  // the tiles on both sides of an edge
  std::map<Segment, int> water;                // the water that a shore lies on
  std::vector<int> island;
};

inline std::vector<Segment> edges_of(const Cell& c) {
  return {segment(c[0], c[1]), segment(c[1], c[2]), segment(c[0], c[2])};
}

// All cells of a wide frame that no tile covers, joined edge to edge into waters.
inline void find_waters(Drawing& drawing) {
  std::set<Cell> land;
  int reach = 0;
  for (const Polygon& tile : drawing.tiles) {
    land.insert(tile.cells.begin(), tile.cells.end());
    for (const auto& [x, y] : tile.corners) reach = std::max({reach, std::abs(x), std::abs(y)});
  }
  std::map<Segment, std::vector<Cell>> beside;
  std::set<Cell> empty;
  const int side = reach + 2;
  for (int a = -2 * side; a < 2 * side; ++a) {
    for (int b = -side; b < side; ++b) {
      const Cell up = cell(point(a, b), point(a + 1, b), point(a, b + 1));
      const Cell down = cell(point(a + 1, b), point(a + 1, b + 1), point(a, b + 1));
      for (const Cell& c : {up, down}) {
        if (land.contains(c)) continue;
        empty.insert(c);
        for (const Segment& s : edges_of(c)) beside[s].push_back(c);
      }
    }
  }
  for (int water = 0; !empty.empty(); ++water) {
    std::vector<Cell> open{*empty.begin()};
    empty.erase(empty.begin());
    while (!open.empty()) {
      const Cell here = open.back();
      open.pop_back();
      for (const Segment& s : edges_of(here)) {
        drawing.water[s] = water;  // an edge between a water and land, or within one water
        for (const Cell& next : beside[s]) {
          if (empty.erase(next) > 0) open.push_back(next);
        }
      }
    }
  }
}

inline Drawing draw(const Board& board) {
  Drawing out;
  for (const Placed& placed : board.tiles()) {
    out.tiles.push_back(draw(placed));
    for (std::size_t i = 0; i < out.tiles.back().edges(); ++i)
      out.beside[out.tiles.back().edge(i)].push_back(static_cast<int>(out.tiles.size()) - 1);
  }
  find_waters(out);
  for (std::size_t i = 0; i < out.tiles.size(); ++i) out.island.push_back(static_cast<int>(i));
  for (std::size_t round = 0; round < out.tiles.size(); ++round) {  // the least number spreads
    for (const auto& [edge, tiles] : out.beside) {
      if (tiles.size() < 2) continue;
      int& one = out.island[static_cast<std::size_t>(tiles[0])];
      int& other = out.island[static_cast<std::size_t>(tiles[1])];
      one = other = std::min(one, other);
    }
  }
  return out;
}

// One journey, every choice tried. On foot the rule is taken at its word: the edges crossed on this
// very way are barred, and stepping back frees them. With transfers the ways are too many for that,
// so an edge stays barred once it was tried.
class Journey {
 public:
  Journey(const Drawing& drawing, const Transfers& transfers)
      : drawing_(drawing), transfers_(transfers) {
    on_foot_ = !(transfers.trailway || transfers.horse || transfers.boat || transfers.cave_hop);
  }

  void leave(int tile, const Segment& edge) {
    if (!crossed_.insert({tile, edge}).second) return;
    int next = -1;
    for (const int beside : drawing_.beside.at(edge)) next = beside != tile ? beside : next;
    if (next < 0) {
      left_by.insert(edge);
    } else if (!has_road(next, edge)) {
      dead_end = true;
    } else {
      come_in(next, edge);
    }
    if (on_foot_) crossed_.erase({tile, edge});
  }
  void land(int tile, const Segment& edge) {
    constexpr int kWater = -1;
    if (!crossed_.insert({kWater, edge}).second) return;
    come_in(tile, edge);
    if (on_foot_) crossed_.erase({kWater, edge});
  }

  std::set<int> visited;  // tiles, hexes among them
  std::set<Segment> left_by;
  bool dead_end = false;

 private:
  const Polygon& polygon(int tile) const { return drawing_.tiles[static_cast<std::size_t>(tile)]; }
  std::size_t edge_number(int tile, const Segment& edge) const {
    std::size_t i = 0;
    while (polygon(tile).edge(i) != edge) ++i;
    return i;
  }
  bool has_road(int tile, const Segment& edge) const {
    return polygon(tile).road[edge_number(tile, edge)];
  }

  void come_in(int tile, const Segment& edge) {
    visited.insert(tile);
    const Polygon& here = polygon(tile);
    if (here.is_hex()) return;
    if (here.name == "cave") return hop(tile);
    if (here.name == "crossing") meet_merchant(tile);
    const std::size_t in = edge_number(tile, edge);
    for (std::size_t out = 0; out < here.edges(); ++out) {
      if (out == in || !here.road[out]) continue;
      if (here.edges() == 3 || joined(here, in, out) || transfers_.trailway)
        leave(tile, here.edge(out));
    }
  }
  void hop(int from) {
    for (int tile = 0; transfers_.cave_hop && tile < count(); ++tile) {
      if (tile == from || polygon(tile).name != "cave") continue;
      for (std::size_t i = 0; i < 3; ++i) {
        if (polygon(tile).road[i]) leave(tile, polygon(tile).edge(i));
      }
    }
  }
  void meet_merchant(int crossing) {
    const auto island = [this](int t) { return drawing_.island[static_cast<std::size_t>(t)]; };
    for (int tile = 0; transfers_.horse && tile < count(); ++tile) {
      const bool too_far = transfers_.horse_stays_on_land && island(tile) != island(crossing);
      if (polygon(tile).is_hex() && !too_far) visited.insert(tile);
    }
    for (std::size_t i = 0; transfers_.boat && i < 3; ++i) {
      const Segment shore = polygon(crossing).edge(i);
      if (drawing_.beside.at(shore).size() == 1) sail(crossing, drawing_.water.at(shore));
    }
  }
  void sail(int from, int water) {
    for (const auto& [edge, tiles] : drawing_.beside) {
      if (tiles.size() > 1 || tiles.front() == from || !has_road(tiles.front(), edge)) continue;
      if (drawing_.water.at(edge) == water) land(tiles.front(), edge);
    }
  }
  int count() const { return static_cast<int>(drawing_.tiles.size()); }

  const Drawing& drawing_;
  Transfers transfers_;
  bool on_foot_ = true;
  std::set<std::pair<int, Segment>> crossed_;
};

}  // namespace warren::jack_rabbits::plain
