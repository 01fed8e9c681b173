#include "games/jack_rabbits/board/moorings.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "games/jack_rabbits/board/finished.h"
#include "games/jack_rabbits/board/lanes.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kWhim = 24;  // how much worse a place may be that is taken all the same

// The triangles with a corner on the rim of a hex at (0, 0): its own six first, then the eighteen
// that keep it apart from all land.
std::vector<Triangle> ring_of_hex() {
  std::vector<Triangle> ring;
  for (const Triangle& t : hex_triangles(vertex(0, 0))) ring.push_back(t);
  for (const Vertex& corner : kCorners) {
    for (const Triangle& t : hex_triangles(corner)) {
      if (std::find(ring.begin(), ring.end(), t) == ring.end()) ring.push_back(t);
    }
  }
  return ring;
}

Triangle moved(Triangle t, Vertex by) { return {t.at + by, t.down}; }

class Harbour {
 public:
  explicit Harbour(const Board& board) : board_(board), ring_(ring_of_hex()) {
    closed_.fill(0);
    const Geography land = geography(board);
    for (const auto& lake : land.lakes) {
      for (const Triangle& t : lake) closed_[static_cast<std::size_t>(slot(t))] = kLake;
    }
    for (int tile = 0; tile < board.size(); ++tile) {
      const Outline& out = board.outline_of(tile);
      for (int i = 0; i < out.triangles; ++i) take_in(out.triangle[static_cast<std::size_t>(i)]);
      for (int i = 0; i < out.sides; ++i) {
        const Side& side = out.side[static_cast<std::size_t>(i)];
        if (side.blue) each_lane_cell(side, [&](Triangle t) { lane(t) |= kLane; });
      }
    }
  }

  // The best place of all. Ties and near ties are for chance to break.
  bool best(Rng& rng, Vertex& best) const {
    int least = 0;
    bool found = false;
    for (int b = low_.b - kOut; b <= high_.b + kOut; ++b) {
      for (int a = low_.a - kOut; a <= high_.a + kOut; ++a) {
        const Vertex at = vertex(a, b);
        if (!in_reach(at) || !on_open_sea(at)) continue;
        const int cost = cost_of(at) + static_cast<int>(rng.below(kWhim));
        if (found && cost >= least) continue;
        least = cost, best = at, found = true;
      }
    }
    return found;
  }

 private:
  static constexpr std::uint8_t kLake = 1, kLane = 2;
  static constexpr int kOut = 4;

  std::uint8_t& lane(Triangle t) { return closed_[static_cast<std::size_t>(slot(t))]; }

  void take_in(Triangle t) {
    for (const Vertex& v : corners(t)) {
      low_ = vertex(std::min(low_.a, v.a), std::min(low_.b, v.b));
      high_ = vertex(std::max(high_.a, v.a), std::max(high_.b, v.b));
      left_ = std::min(left_, 2 * v.a + v.b);
      right_ = std::max(right_, 2 * v.a + v.b);
    }
  }

  bool on_open_sea(Vertex at) const {
    return std::all_of(ring_.begin(), ring_.end(), [&](Triangle t) {
      const Triangle here = moved(t, at);
      return board_.at(here) < 0 && (closed_[static_cast<std::size_t>(slot(here))] & kLake) == 0;
    });
  }

  // How much the picture grows, how far from its middle the place is, and whose lane it is in.
  int cost_of(Vertex at) const {
    const int x = 2 * at.a + at.b;
    const int wider = std::max(0, left_ - (x - 2)) + std::max(0, x + 2 - right_);
    const int higher = std::max(0, low_.b - (at.b - 1)) + std::max(0, at.b + 1 - high_.b);
    const int width = right_ - left_, height = high_.b - low_.b;
    int cost = wider * height + higher * width;
    const int dx = 2 * x - left_ - right_, dy = 2 * at.b - low_.b - high_.b;
    cost += (dx * dx + 3 * dy * dy) / 16;
    for (std::size_t i = 0; i < 6; ++i) {
      if ((closed_[static_cast<std::size_t>(slot(moved(ring_[i], at)))] & kLane) != 0)
        cost += kLaneCovered;
    }
    return cost;
  }

  const Board& board_;
  std::vector<Triangle> ring_;
  std::array<std::uint8_t, kTriangleSlots> closed_;
  Vertex low_, high_;
  int left_ = 0, right_ = 0;  // in half edges
};

// Turned so that its blue side looks at as much water as can be; any way round if it has none.
Placed turned(const Board& board, TileKind kind, Vertex at, Rng& rng) {
  const int first = static_cast<int>(rng.below(6));
  Placed best{kind, at, pose_of(kind, first)};
  int least = 1 << 20;
  for (int n = 0; n < 6; ++n) {
    const Placed tile{kind, at, pose_of(kind, (first + n) % 6)};
    const Outline out = outline(tile);
    int covered = 0;
    for (const Side& side : out.side) {
      if (side.blue) each_lane_cell(side, [&](Triangle t) { covered += board.at(t) >= 0; });
    }
    if (covered >= least) continue;
    least = covered, best = tile;
  }
  return best;
}

}  // namespace

bool moor(Board& board, const std::vector<TileKind>& towers, Rng& rng) {
  for (const TileKind kind : towers) {
    Vertex at;
    if (!Harbour(board).best(rng, at)) return false;
    const Placed tower = turned(board, kind, at, rng);
    const Outline out = outline(tower);
    const auto& tiles = board.tiles();
    const bool near = std::any_of(tiles.begin(), tiles.end(), [&](const Placed& tile) {
      return within(kFarthestApart, out, outline(tile));
    });
    if (!near) return false;
    board.place(tower);
  }
  return true;
}

}  // namespace warren::jack_rabbits
