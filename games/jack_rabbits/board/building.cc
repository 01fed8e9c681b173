#include "games/jack_rabbits/board/building.h"

#include <algorithm>
#include <array>

namespace warren::jack_rabbits {
namespace {

// The corners of all triangles of a tile. A hex has its centre among them, which is never nearest.
template <typename Visit>
void each_corner(const Outline& out, Visit visit) {
  for (int i = 0; i < out.triangles; ++i) {
    for (const Vertex v : corners(out.triangle[static_cast<std::size_t>(i)])) visit(v);
  }
}

bool valid_pose(const Placed& tile) {
  for (int n = 0; n < poses(tile.kind); ++n) {
    if (pose_of(tile.kind, n) == tile.pose) return true;
  }
  return false;
}

bool near_land(const Board& board, const Outline& out) {
  for (int i = 0; i < board.size(); ++i) {
    if (within_four(out, board.outline_of(i))) return true;
  }
  return false;
}

int first_overlapped(const Board& board, const Outline& out) {
  for (int i = 0; i < out.triangles; ++i) {
    const int under = board.at(out.triangle[static_cast<std::size_t>(i)]);
    if (under >= 0) return under;
  }
  return -1;
}

// The least and the largest coordinates at which a tile can still be near the land.
struct Area {
  int low_a = 0, high_a = 0, low_b = 0, high_b = 0;
};
Area area_round(const Board& board) {
  Area area{kReach, -kReach, kReach, -kReach};
  for (const Placed& tile : board.tiles()) {
    area.low_a = std::min<int>(area.low_a, tile.at.a);
    area.high_a = std::max<int>(area.high_a, tile.at.a);
    area.low_b = std::min<int>(area.low_b, tile.at.b);
    area.high_b = std::max<int>(area.high_b, tile.at.b);
  }
  // Four edge lengths change a coordinate by less than five, and a tile reaches two beyond its own.
  constexpr int kMargin = kFarthestApart + 1 + 2 + 2;
  return {std::max(area.low_a - kMargin, -kReach), std::min(area.high_a + kMargin, kReach - 1),
          std::max(area.low_b - kMargin, -kReach), std::min(area.high_b + kMargin, kReach - 1)};
}

// Calls `visit` for each placement until it says stop.
template <typename Visit>
void each_placement(const Board& board, TileKind kind, const Guidelines& guidelines, Visit visit) {
  if (board.size() == 0) {
    const Placed first{kind, vertex(0, 0), 0};
    if (!refusal(board, first, guidelines)) visit(first);
    return;
  }
  const Area area = area_round(board);
  for (int b = area.low_b; b <= area.high_b; ++b) {
    for (int a = area.low_a; a <= area.high_a; ++a) {
      for (int n = 0; n < poses(kind); ++n) {
        const Placed tile{kind, vertex(a, b), pose_of(kind, n)};
        if (!refusal(board, tile, guidelines) && !visit(tile)) return;
      }
    }
  }
}

}  // namespace

int distance_squared(const Outline& a, const Outline& b) {
  int least = kSpan * kSpan * 3;
  each_corner(a, [&](Vertex v) {
    each_corner(b, [&](Vertex w) {
      const int da = v.a - w.a;
      const int db = v.b - w.b;
      least = std::min(least, da * da + da * db + db * db);
    });
  });
  return least;
}

bool within_four(const Outline& a, const Outline& b) {
  return distance_squared(a, b) <= kFarthestApart * kFarthestApart;
}

Problem refusal(const Board& board, const Placed& tile, const Guidelines& guidelines) {
  const std::string name = notation(tile);
  if (!valid_pose(tile))
    return Problem({"{0}: this tile cannot be turned so", "{0}: esta loseta no puede girarse así"},
                   {name});
  if (!board.reaches(tile))
    return Problem({"{0} lies too far out", "{0} queda demasiado lejos"}, {name});
  const Outline out = outline(tile);
  if (board.size() == 0) {
    if (tile.kind == TileKind::citadel) return {};
    return Problem({"{0}: the Citadel comes first", "{0}: la Ciudadela va primero"}, {name});
  }
  if (const int under = first_overlapped(board, out); under >= 0)
    return Problem({"{0} overlaps {1}", "{0} se superpone a {1}"},
                   {name, notation(board.tile(under))});
  if (!board.touches(out)) {
    if (shape_of(tile.kind) != Shape::hex)
      return Problem({"{0} must touch the land by an edge; only a hex may be placed apart",
                      "{0} debe tocar la tierra por un lado; solo un hexágono puede ir aparte"},
                     {name});
    if (!near_land(board, out))
      return Problem({"{0} lies more than four edge lengths from every tile",
                      "{0} queda a más de cuatro lados de cualquier loseta"},
                     {name});
  }
  if (guidelines.enforce) {
    const auto broken = findings(board, tile, guidelines.alike);
    if (!broken.empty())
      return describe(tile, board.tile(broken.front().other), broken.front().guideline);
  }
  return {};
}

std::vector<Placed> placements(const Board& board, TileKind kind, const Guidelines& guidelines) {
  std::vector<Placed> out;
  each_placement(board, kind, guidelines, [&out](const Placed& tile) {
    out.push_back(tile);
    return true;
  });
  return out;
}

bool fits_somewhere(const Board& board, TileKind kind, const Guidelines& guidelines) {
  bool fits = false;
  each_placement(board, kind, guidelines, [&fits](const Placed&) {
    fits = true;
    return false;
  });
  return fits;
}

std::string notation(const Placed& tile) {
  std::string out =
      name_of(tile.kind) + " " + std::to_string(tile.at.a) + " " + std::to_string(tile.at.b);
  if (tile.pose != 0) out += " " + std::to_string(tile.pose);
  return out;
}

Problem describe(const Placed& a, const Placed& b, Guideline which) {
  switch (which) {
    case Guideline::T:
      return Problem({"guideline T: between {0} and {1} a road runs into a closed edge",
                      "pauta T: entre {0} y {1} un camino da con un lado cerrado"},
                     {notation(a), notation(b)});
    case Guideline::X:
      return Problem({"guideline X: a road leads straight from {0} to {1}, both hexes",
                      "pauta X: un camino une directamente {0} con {1}, ambos hexágonos"},
                     {notation(a), notation(b)});
    case Guideline::triangles:
      return Problem({"guideline !: the triangles {0} and {1} share an edge",
                      "pauta !: los triángulos {0} y {1} comparten un lado"},
                     {notation(a), notation(b)});
  }
  return {};
}

Problem describe(const Board& board, const Finding& finding) {
  return describe(board.tile(finding.tile), board.tile(finding.other), finding.guideline);
}

int copies(TileKind kind, const std::vector<Suit>& suits) {
  if (kind == TileKind::citadel) return 1;
  if (!is_royal(kind)) return static_cast<int>(suits.size());
  return static_cast<int>(std::count(suits.begin(), suits.end(), suit_of(kind)));
}

int to_deal(Shape, const std::vector<Suit>& suits) {  // of each shape a suit has three kinds
  return 3 * static_cast<int>(suits.size());
}

int share(Shape shape, const std::vector<Suit>& suits, int players, Seat seat) {
  int dealt = 0;  // to whom the first of this shape goes follows from what was dealt before
  for (const Shape before : {Shape::hex, Shape::rhombus, Shape::triangle}) {
    if (before == shape) break;
    dealt += to_deal(before, suits);
  }
  const int tiles = to_deal(shape, suits);
  const int place = (index_of(seat) + players - dealt % players) % players;
  return tiles / players + (place < tiles % players ? 1 : 0);
}

void FreeBuilding::tile_placed(Shape shape) {
  --tiles_left;
  if (shape == Shape::hex) --hexes_left;
  passed = {};
}

bool FreeBuilding::ended() const {
  return tiles_left == 0 || (hexes_left == 0 && passed.size() == players);
}

Problem pass_refusal(const FreeBuilding& building, Seat seat, bool holds_hex) {
  if (!holds_hex || building.passed.with(seat).size() < building.players) return {};
  return Problem({"a hex may not be left over: all others have passed, so place one",
                  "no puede sobrar ningún hexágono: los demás han pasado, coloque uno"});
}

std::vector<Suit> suits_on(const Board& board) {
  std::array<bool, kMostSuits> there{};
  for (const Placed& tile : board.tiles()) {
    if (is_royal(tile.kind)) there[static_cast<std::size_t>(suit_of(tile.kind))] = true;
  }
  std::vector<Suit> suits;
  for (int i = 0; i < kMostSuits; ++i) {
    if (there[static_cast<std::size_t>(i)]) suits.push_back(static_cast<Suit>(i));
  }
  return suits;
}

std::vector<TileKind> left_over(const Board& board, const std::vector<Suit>& suits) {
  std::vector<TileKind> left;
  for (int i = 0; i < kTileKinds; ++i) {
    const auto kind = static_cast<TileKind>(i);
    const auto lie = std::count_if(board.tiles().begin(), board.tiles().end(),
                                   [kind](const Placed& tile) { return tile.kind == kind; });
    const auto missing = copies(kind, suits) - static_cast<int>(lie);
    if (missing > 0) left.insert(left.end(), static_cast<std::size_t>(missing), kind);
  }
  return left;
}

bool cave_leads_to_hex(const RoadNet& net) {
  return std::any_of(net.caves().begin(), net.caves().end(), [&net](int cave) {
    return !on_foot(net, cave, net.cave_side(cave)).hexes.empty();
  });
}

Problem unfinished(const Board& board, const std::vector<Suit>& suits) {
  for (const TileKind kind : left_over(board, suits)) {
    if (shape_of(kind) != Shape::hex) continue;
    return Problem({"{0} is left over; a hex may not be", "sobra {0}; un hexágono no puede sobrar"},
                   {name_of(kind)});
  }
  if (!cave_leads_to_hex(RoadNet(board)))
    return Problem({"no cave has a road that leads to a hex",
                    "ninguna cueva tiene un camino que lleve a un hexágono"});
  return {};
}

}  // namespace warren::jack_rabbits
