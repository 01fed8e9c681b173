#include "games/jack_rabbits/board/board.h"

#include <algorithm>
#include <utility>

namespace warren::jack_rabbits {
namespace {

const Side& side_of(const Board& board, int tile, int side) {
  return board.outline_of(tile).side[static_cast<std::size_t>(side)];
}

Triangle beyond(const Side& side) { return other_side(side.edge, side.inside); }

// Tells `broken` of every guideline that a side of a tile and the neighbour beyond it break.
template <class Broken>
void each_broken(const Board& board, const Placed& tile, const Side& side, int neighbour,
                 bool alike, Broken&& broken) {
  const Placed& other = board.tile(neighbour);
  const bool road = side_of(board, neighbour, board.side_at(neighbour, side.edge)).road;
  const auto both = [&](Shape shape) {
    return shape_of(tile.kind) == shape && shape_of(other.kind) == shape;
  };
  if (side.road != road) broken(Guideline::T);
  if (side.road && road && both(Shape::hex)) broken(Guideline::X);
  if (both(Shape::triangle) && (!alike || tile.kind == other.kind)) broken(Guideline::triangles);
}

}  // namespace

char symbol(Guideline guideline) { return "TX!"[static_cast<int>(guideline)]; }

int Board::side_at(int index, Edge edge) const {
  const Outline& out = outline_of(index);
  for (int i = 0; i < out.sides; ++i) {
    if (out.side[static_cast<std::size_t>(i)].edge == edge) return i;
  }
  return -1;
}

bool Board::reaches(const Placed& tile) const { return in_reach(tile.at); }

bool Board::overlaps(const Outline& outline) const {
  return std::any_of(outline.triangle.begin(), outline.triangle.begin() + outline.triangles,
                     [this](Triangle t) { return at(t) >= 0; });
}

bool Board::touches(const Outline& outline) const {
  return std::any_of(outline.side.begin(), outline.side.begin() + outline.sides,
                     [this](const Side& side) { return at(beyond(side)) >= 0; });
}

void Board::place(const Placed& tile) {
  const Outline out = outline(tile);
  for (int i = 0; i < out.triangles; ++i) {
    owner_[static_cast<std::size_t>(slot(out.triangle[static_cast<std::size_t>(i)]))] =
        static_cast<std::int16_t>(size());
  }
  tiles_.push_back(tile);
  outlines_.push_back(out);
}

void Board::take_back() {
  const Outline& out = outlines_.back();
  for (int i = 0; i < out.triangles; ++i) {
    owner_[static_cast<std::size_t>(slot(out.triangle[static_cast<std::size_t>(i)]))] = kNobody;
  }
  tiles_.pop_back();
  outlines_.pop_back();
}

std::vector<Finding> findings(const Board& board, const Placed& tile, bool alike) {
  std::vector<Finding> found;
  const Outline out = outline(tile);
  for (int i = 0; i < out.sides; ++i) {
    const Side& side = out.side[static_cast<std::size_t>(i)];
    const int neighbour = board.at(beyond(side));
    if (neighbour < 0) continue;
    each_broken(board, tile, side, neighbour, alike, [&](Guideline which) {
      found.push_back({which, side.edge, board.size(), neighbour});
    });
  }
  return found;
}

std::vector<Finding> findings(const Board& board, bool alike) {
  std::vector<Finding> found;
  for (int tile = 0; tile < board.size(); ++tile) {
    const Outline& out = board.outline_of(tile);
    for (int i = 0; i < out.sides; ++i) {
      const Side& side = out.side[static_cast<std::size_t>(i)];
      const int neighbour = board.at(beyond(side));
      if (neighbour <= tile) continue;  // water, or seen from the other side already
      each_broken(board, board.tile(tile), side, neighbour, alike, [&](Guideline which) {
        found.push_back({which, side.edge, tile, neighbour});
      });
    }
  }
  return found;
}

namespace {

Clash clash_over(const Board& board, int tile, TileKind kind, const Side& side) {
  const int other = board.at(beyond(side));
  if (other < 0) return {};
  if (lies_apart(kind) || lies_apart(board.tile(other).kind))
    return {Clash::Kind::apart, tile, other};
  if (side.blue || side_of(board, other, board.side_at(other, side.edge)).blue)
    return {Clash::Kind::blue_side, tile, other};
  return {};
}

}  // namespace

Clash clash(const Board& board, TileKind kind, const Outline& outline) {
  for (int i = 0; i < outline.sides; ++i) {
    const Side& side = outline.side[static_cast<std::size_t>(i)];
    if (const Clash found = clash_over(board, board.size(), kind, side)) return found;
  }
  return {};
}

std::vector<Clash> clashes(const Board& board) {
  std::vector<Clash> found;
  for (int tile = 0; tile < board.size(); ++tile) {
    for (int i = 0; i < board.outline_of(tile).sides; ++i) {
      const Side& side = side_of(board, tile, i);
      const Clash here = clash_over(board, tile, board.tile(tile).kind, side);
      if (here && here.other < tile) found.push_back(here);
    }
  }
  return found;
}

namespace {

void find_islands(const Board& board, Geography& land) {
  land.island.assign(static_cast<std::size_t>(board.size()), -1);
  for (int first = 0; first < board.size(); ++first) {
    if (land.island[static_cast<std::size_t>(first)] >= 0) continue;
    std::vector<int> open{first};
    land.island[static_cast<std::size_t>(first)] = land.islands;
    while (!open.empty()) {
      const int tile = open.back();
      open.pop_back();
      for (int i = 0; i < board.outline_of(tile).sides; ++i) {
        const int next = board.at(beyond(side_of(board, tile, i)));
        if (next < 0 || land.island[static_cast<std::size_t>(next)] >= 0) continue;
        land.island[static_cast<std::size_t>(next)] = land.islands;
        open.push_back(next);
      }
    }
    ++land.islands;
  }
}

// The rectangle of vertices round all tiles, one wider on each side: water beyond it is the sea.
struct Frame {
  int low_a = kReach, high_a = -kReach, low_b = kReach, high_b = -kReach;
  bool holds(Vertex v) const {
    return v.a >= low_a && v.a <= high_a && v.b >= low_b && v.b <= high_b;
  }
};

Frame frame_of(const Board& board) {
  Frame frame;
  if (board.size() == 0) return {0, 0, 0, 0};
  for (int tile = 0; tile < board.size(); ++tile) {
    const Outline& out = board.outline_of(tile);
    for (int i = 0; i < out.triangles; ++i) {
      const Vertex v = out.triangle[static_cast<std::size_t>(i)].at;
      frame.low_a = std::min<int>(frame.low_a, v.a - 1);
      frame.high_a = std::max<int>(frame.high_a, v.a + 1);
      frame.low_b = std::min<int>(frame.low_b, v.b - 1);
      frame.high_b = std::max<int>(frame.high_b, v.b + 1);
    }
  }
  return frame;
}

class Waters {
 public:
  explicit Waters(const Board& board)
      : board_(board), frame_(frame_of(board)), water_(kTriangleSlots, -1) {
    fill({vertex(frame_.low_a, frame_.low_b), false});  // the sea
  }
  // The cells of each lake: all waters but the sea.
  const std::vector<std::vector<Triangle>>& lakes() const { return lakes_; }
  int at(Triangle t) {
    if (water_[static_cast<std::size_t>(slot(t))] < 0) fill(t);
    return water_[static_cast<std::size_t>(slot(t))];
  }

 private:
  void fill(Triangle first) {
    std::vector<Triangle> cells{first};
    water_[static_cast<std::size_t>(slot(first))] = count_;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Triangle t = cells[i];
      for (const Edge& edge : edges(t)) {
        const Triangle next = other_side(edge, t);
        if (!frame_.holds(next.at) || board_.at(next) >= 0 ||
            water_[static_cast<std::size_t>(slot(next))] >= 0)
          continue;
        water_[static_cast<std::size_t>(slot(next))] = count_;
        cells.push_back(next);
      }
    }
    if (count_++ > 0) lakes_.push_back(std::move(cells));
  }

  const Board& board_;
  Frame frame_;
  std::vector<int> water_;
  std::vector<std::vector<Triangle>> lakes_;
  int count_ = 0;
};

}  // namespace

Geography geography(const Board& board) {
  Geography land;
  find_islands(board, land);
  Waters waters(board);
  land.shore.resize(static_cast<std::size_t>(board.size()));
  for (int tile = 0; tile < board.size(); ++tile) {
    for (int i = 0; i < board.outline_of(tile).sides; ++i) {
      const Side& side = side_of(board, tile, i);
      if (board.at(beyond(side)) >= 0) continue;
      const int water = waters.at(beyond(side));
      land.shore[static_cast<std::size_t>(tile)].set(static_cast<std::size_t>(water));
      if (side.road) land.ports.push_back({tile, i, water, side.blue});
    }
  }
  land.lakes = waters.lakes();
  land.waters = 1 + static_cast<int>(land.lakes.size());
  return land;
}

}  // namespace warren::jack_rabbits
