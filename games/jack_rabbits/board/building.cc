#include "games/jack_rabbits/board/building.h"

#include <algorithm>

namespace warren::jack_rabbits {
namespace {

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

// What stands against a placement, as bare facts: looking for placements asks thousands of times.
struct Fault {
  enum class Kind : std::uint8_t { none, pose, reach, first, overlap, apart, far, guideline };
  Kind kind = Kind::none;
  int other = -1;  // the tile in the way, or the one on the far side of the guideline
  Guideline guideline = Guideline::T;
};

Fault fault_of(const Board& board, const Placed& tile, const Guidelines& guidelines) {
  using Kind = Fault::Kind;
  if (!valid_pose(tile)) return {.kind = Kind::pose};
  if (!board.reaches(tile)) return {.kind = Kind::reach};
  if (board.size() == 0) return {.kind = tile.kind == TileKind::citadel ? Kind::none : Kind::first};
  const Outline out = outline(tile);
  if (const int under = first_overlapped(board, out); under >= 0)
    return {.kind = Kind::overlap, .other = under};
  if (!board.touches(out)) {
    if (shape_of(tile.kind) != Shape::hex) return {.kind = Kind::apart};
    if (!near_land(board, out)) return {.kind = Kind::far};
  }
  if (!guidelines.enforce) return {};
  const auto broken = findings(board, tile, guidelines.alike);
  if (broken.empty()) return {};
  return {Kind::guideline, broken.front().other, broken.front().guideline};
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
    if (fault_of(board, first, guidelines).kind == Fault::Kind::none) visit(first);
    return;
  }
  const Area area = area_round(board);
  for (int b = area.low_b; b <= area.high_b; ++b) {
    for (int a = area.low_a; a <= area.high_a; ++a) {
      for (int n = 0; n < poses(kind); ++n) {
        const Placed tile{kind, vertex(a, b), pose_of(kind, n)};
        const bool free = fault_of(board, tile, guidelines).kind == Fault::Kind::none;
        if (free && !visit(tile)) return;
      }
    }
  }
}

}  // namespace

Problem refusal(const Board& board, const Placed& tile, const Guidelines& guidelines) {
  const Fault fault = fault_of(board, tile, guidelines);
  const std::string name = notation(tile);
  switch (fault.kind) {
    case Fault::Kind::none:
      return {};
    case Fault::Kind::pose:
      return Problem(
          {"{0}: this tile cannot be turned so", "{0}: esta loseta no puede girarse así"}, {name});
    case Fault::Kind::reach:
      return Problem({"{0} lies too far out", "{0} queda demasiado lejos"}, {name});
    case Fault::Kind::first:
      return Problem({"{0}: the Citadel comes first", "{0}: la Ciudadela va primero"}, {name});
    case Fault::Kind::overlap:
      return Problem({"{0} overlaps {1}", "{0} se superpone a {1}"},
                     {name, notation(board.tile(fault.other))});
    case Fault::Kind::apart:
      return Problem({"{0} must touch the land by an edge; only a hex may be placed apart",
                      "{0} debe tocar la tierra por un lado; solo un hexágono puede ir aparte"},
                     {name});
    case Fault::Kind::far:
      return Problem({"{0} lies more than four edge lengths from every tile",
                      "{0} queda a más de cuatro lados de cualquier loseta"},
                     {name});
    case Fault::Kind::guideline:
      return describe(tile, board.tile(fault.other), fault.guideline);
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

}  // namespace warren::jack_rabbits
