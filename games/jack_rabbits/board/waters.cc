#include "games/jack_rabbits/board/waters.h"

namespace warren::jack_rabbits {
namespace {

bool on_lattice(Vertex v) {
  return v.a >= -kReach && v.a < kReach && v.b >= -kReach && v.b < kReach;
}

std::vector<Triangle> flood(const Board& board, Triangle first, std::vector<bool>& seen) {
  std::vector<Triangle> cells{first};
  seen[static_cast<std::size_t>(slot(first))] = true;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Triangle here = cells[i];
    for (const Edge& edge : edges(here)) {
      const Triangle next = other_side(edge, here);
      if (!on_lattice(next.at) || board.at(next) >= 0 || seen[static_cast<std::size_t>(slot(next))])
        continue;
      seen[static_cast<std::size_t>(slot(next))] = true;
      cells.push_back(next);
    }
  }
  return cells;
}

}  // namespace

std::vector<std::vector<Triangle>> lakes(const Board& board) {
  std::vector<bool> seen(kTriangleSlots, false);
  flood(board, triangle_of(0), seen);  // the sea: no tile reaches the lattice's corner
  std::vector<std::vector<Triangle>> found;
  for (int i = 0; i < kTriangleSlots; ++i) {
    const Triangle t = triangle_of(i);
    if (board.at(t) < 0 && !seen[static_cast<std::size_t>(i)])
      found.push_back(flood(board, t, seen));
  }
  return found;
}

}  // namespace warren::jack_rabbits
