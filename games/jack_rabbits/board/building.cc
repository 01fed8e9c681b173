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

// Four edge lengths change a coordinate by less than five, and a tile reaches two beyond its own.
constexpr int kMargin = kFarthestApart + 1 + 2 + 2;

bool near_land(const Board& board, const Outline& hex) {
  for (int i = 0; i < board.size(); ++i) {
    if (within(kFarthestApart, hex, board.outline_of(i))) return true;
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

}  // namespace

Fault fault(const Board& board, const Placed& tile, const Guidelines& guidelines) {
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
  if (const Clash found = clash(board, tile.kind, out))
    return {found.kind == Clash::Kind::apart ? Kind::island : Kind::blue_side, found.other};
  if (!guidelines.enforce) return {};
  const auto broken = findings(board, tile, guidelines.alike);
  if (broken.empty()) return {};
  return {Kind::guideline, broken.front().other, broken.front().guideline};
}

Area area_round(const Board& board) {
  if (board.size() == 0) return {};
  Area area{kReach, -kReach, kReach, -kReach};
  for (const Placed& tile : board.tiles()) {
    area.low_a = std::min<int>(area.low_a, tile.at.a);
    area.high_a = std::max<int>(area.high_a, tile.at.a);
    area.low_b = std::min<int>(area.low_b, tile.at.b);
    area.high_b = std::max<int>(area.high_b, tile.at.b);
  }
  return {std::max(area.low_a - kMargin, -kReach), std::min(area.high_a + kMargin, kReach - 1),
          std::max(area.low_b - kMargin, -kReach), std::min(area.high_b + kMargin, kReach - 1)};
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

Problem describe(const Board& board, const Clash& clash) {
  constexpr Text kBlueSide("{0} and {1} share a blue side, which must stay open to water",
                           "{0} y {1} comparten un lado azul, que debe seguir abierto al agua");
  constexpr Text kApart("{0} and {1} share an edge, and one of them is an island of its own",
                        "{0} y {1} comparten un lado, y una de las dos es una isla aparte");
  return Problem(clash.kind == Clash::Kind::apart ? kApart : kBlueSide,
                 {notation(board.tile(clash.tile)), notation(board.tile(clash.other))});
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

}  // namespace warren::jack_rabbits
