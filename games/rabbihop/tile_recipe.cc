#include "games/rabbihop/tile_recipe.h"

#include <utility>
#include <vector>

#include "core/rng.h"

namespace warren::rabbihop {
namespace {

Face face_from(const std::vector<int>& edges, std::size_t tile) {
  return face_of(edges[4 * tile], edges[4 * tile + 1], edges[4 * tile + 2], edges[4 * tile + 3]);
}

// The group's edges in exact quota, shuffled, then mended: an edge of a tile without a good pair
// changes places with a random edge as long as that spoils no good tile.
std::vector<Face> draw_faces(std::size_t tiles, Rng& rng) {
  std::vector<int> edges;
  const auto quota = edge_quota(static_cast<int>(4 * tiles));
  for (int number = 0; number < 4; ++number) {
    edges.insert(edges.end(), static_cast<std::size_t>(quota[static_cast<std::size_t>(number)]),
                 number);
  }
  for (std::size_t i = edges.size(); i > 1; --i) {
    std::swap(edges[i - 1], edges[rng.below(static_cast<std::uint32_t>(i))]);
  }
  for (std::size_t t = 0; t < tiles;) {
    if (jumpable(face_from(edges, t))) {
      ++t;
      continue;
    }
    const std::size_t mine = 4 * t + rng.below(4);
    const std::size_t other = rng.below(static_cast<std::uint32_t>(edges.size()));
    const bool other_was_good = jumpable(face_from(edges, other / 4));
    std::swap(edges[mine], edges[other]);
    if (other_was_good && !jumpable(face_from(edges, other / 4)))
      std::swap(edges[mine], edges[other]);
  }
  std::vector<Face> faces;
  for (std::size_t t = 0; t < tiles; ++t) faces.push_back(face_from(edges, t));
  return faces;
}

}  // namespace

std::array<Tile, kTiles> make_tiles(std::uint64_t seed) {
  std::array<Tile, kTiles> list{};
  std::array<int, kTileTypes> numbers{};
  std::size_t at = 0;
  for (const auto& entry : kTileCounts) {
    for (int i = 0; i < entry.count; ++i) {
      const auto number =
          static_cast<std::uint8_t>(numbers[static_cast<std::size_t>(entry.type)]++);
      list[at++] = {entry.type, entry.shown, entry.group, number, 0};
    }
  }
  Rng rng(seed);
  for (int group = 0; group < kTileGroups; ++group) {
    std::vector<Tile*> numbered;
    for (auto& tile : list) {
      const bool blank = tile.type == TileType::teleport || tile.type == TileType::start;
      if (static_cast<int>(tile.group) == group && !blank) numbered.push_back(&tile);
    }
    const auto faces = draw_faces(numbered.size(), rng);
    for (std::size_t i = 0; i < faces.size(); ++i) numbered[i]->face = faces[i];
  }
  list[0].face = face_of(1, 1, 1, 1);
  return list;
}

}  // namespace warren::rabbihop
