// How the edge numbers of the tile list were made: kept so that anyone can check the list, or make
// another version of it. The game itself only reads the list.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/rabbihop/tiles.h"

namespace warren::rabbihop {

inline constexpr std::uint64_t kRecipeSeed = 1;  // of kTileListVersion 1

// The edges a group's tiles have together: 45 % ones, 25 % twos, 10 % threes, each rounded to the
// nearest; the rest is empty. Indexed by the number on the edge.
constexpr std::array<int, 4> edge_quota(int edges) {
  const int ones = (edges * 45 + 50) / 100;
  const int twos = (edges * 25 + 50) / 100;
  const int threes = (edges * 10 + 50) / 100;
  return {edges - ones - twos - threes, ones, twos, threes};
}

// Some pair of opposite edges, both numbered, adds up to at most 4: some jump stays on the grid.
constexpr bool jumpable(Face face) {
  const auto pair = [face](Dir a, Dir b) {
    return edge(face, a) > 0 && edge(face, b) > 0 && edge(face, a) + edge(face, b) <= 4;
  };
  return pair(Dir::north, Dir::south) || pair(Dir::east, Dir::west);
}

std::array<Tile, kTiles> make_tiles(std::uint64_t seed);

}  // namespace warren::rabbihop
