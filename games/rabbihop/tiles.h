// The tile list: data, fixed once per version. How it was made is in tile_recipe.h.
#pragma once

#include <array>
#include <string_view>

#include "core/words.h"
#include "games/rabbihop/types.h"

namespace warren::rabbihop {

// Which part of the box a tile belongs to; edges are drawn in exact quota within each.
enum class TileGroup : std::uint8_t { base, explorers, molehills, territory, springboard };
inline constexpr int kTileGroups = 5;

struct Tile {
  TileType type = TileType::start;
  TileType shown = TileType::start;  // a score modifier's picture; else the type itself
  TileGroup group = TileGroup::base;
  std::uint8_t number = 0;  // among tiles of its type, from 0
  Face face = 0;            // as printed
};

struct TileTypeInfo {
  std::string_view code;  // in notation: "c1", "fe"
  Text name;
  int score;
};

inline constexpr int kTileListVersion = 1;
extern const std::array<Tile, kTiles> kTileList;
// One of these faces, if the numbers of the start tile are drawn (rules, start numbers).
inline constexpr std::array kStartFaces = {face_of(1, 1, 1, 2), face_of(1, 1, 2, 2),
                                           face_of(1, 2, 1, 2), face_of(1, 1, 1, 3),
                                           face_of(1, 1, 2, 3), face_of(2, 2, 2, 2)};
const TileTypeInfo& info(TileType type);
inline const Tile& tile(TileId id) { return kTileList[slot(id)]; }

// How many tiles of each type a group holds.
struct TileCount {
  TileType type;
  TileType shown;
  TileGroup group;
  int count;
};
inline constexpr std::array kTileCounts = {
    TileCount{TileType::start, TileType::start, TileGroup::base, 1},
    TileCount{TileType::carrot1, TileType::carrot1, TileGroup::base, 10},
    TileCount{TileType::carrot2, TileType::carrot2, TileGroup::base, 8},
    TileCount{TileType::carrot3, TileType::carrot3, TileGroup::base, 4},
    TileCount{TileType::fence, TileType::fence, TileGroup::base, 6},
    TileCount{TileType::fence_move, TileType::fence_move, TileGroup::base, 4},
    TileCount{TileType::teleport, TileType::teleport, TileGroup::base, 6},
    TileCount{TileType::rotate, TileType::rotate, TileGroup::base, 6},
    TileCount{TileType::swap, TileType::swap, TileGroup::base, 6},
    TileCount{TileType::modifier, TileType::fence, TileGroup::base, 1},
    TileCount{TileType::modifier, TileType::fence_move, TileGroup::base, 1},
    TileCount{TileType::modifier, TileType::teleport, TileGroup::base, 1},
    TileCount{TileType::modifier, TileType::rotate, TileGroup::base, 1},
    TileCount{TileType::modifier, TileType::swap, TileGroup::base, 1},
    TileCount{TileType::modifier, TileType::thief, TileGroup::base, 1},
    TileCount{TileType::trap, TileType::trap, TileGroup::base, 5},
    TileCount{TileType::blocker, TileType::blocker, TileGroup::base, 5},
    TileCount{TileType::thief, TileType::thief, TileGroup::base, 6},
    TileCount{TileType::stamper, TileType::stamper, TileGroup::base, 5},
    TileCount{TileType::plus, TileType::plus, TileGroup::base, 5},
    TileCount{TileType::fast_explore, TileType::fast_explore, TileGroup::explorers, 4},
    TileCount{TileType::matcher, TileType::matcher, TileGroup::explorers, 4},
    TileCount{TileType::stacker, TileType::stacker, TileGroup::molehills, 5},
    TileCount{TileType::fence, TileType::fence, TileGroup::territory, 6},
    TileCount{TileType::springboard, TileType::springboard, TileGroup::springboard, 4},
};

}  // namespace warren::rabbihop
