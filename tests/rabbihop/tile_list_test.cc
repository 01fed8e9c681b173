// Rules page, "Pieces".
#include <map>

#include "games/rabbihop/tile_recipe.h"
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

int count_of(TileType type, TileGroup group) {
  int count = 0;
  for (const Tile& t : kTileList) count += t.type == type && t.group == group ? 1 : 0;
  return count;
}

bool has_quota(const Tile& t) { return t.type != TileType::teleport && t.type != TileType::start; }

// A square tile has a type and, on each of its four edges, a jump number (1, 2, 3) or nothing.
TEST(Tiles, ATileHasATypeAndOnEachEdgeANumberOrNothing) {
  EXPECT_EQ(write_tile(TileId{1}, tile(TileId{1}).face), "c1.0:1-12");
  for (const Tile& t : kTileList) {
    EXPECT_FALSE(info(t.type).code.empty());
    Face face = 0;
    EXPECT_TRUE(read_face(write_face(t.face), face));
    EXPECT_EQ(face, t.face);
  }
}

// The table of types and counts.
TEST(Tiles, TheBaseGameHoldsTheCountsOfTheTable) {
  const std::map<TileType, int> counts = {
      {TileType::start, 1},   {TileType::carrot1, 10}, {TileType::carrot2, 8},
      {TileType::carrot3, 4}, {TileType::fence, 6},    {TileType::fence_move, 4},
      {TileType::rotate, 6},  {TileType::swap, 6},     {TileType::modifier, 6},
      {TileType::trap, 5},    {TileType::teleport, 6}, {TileType::blocker, 5},
      {TileType::thief, 6},   {TileType::stamper, 5},  {TileType::plus, 5},
  };
  int all = 0;
  for (const auto& [type, count] : counts) {
    EXPECT_EQ(count_of(type, TileGroup::base), count) << info(type).code;
    all += count;
  }
  EXPECT_EQ(open_setup("players=2")->tiles.size(), all);
}

// Score modifiers: fence, fence move, teleport, rotate, swap, thief, one each.
TEST(Tiles, EachScoreModifierShowsAnotherType) {
  std::map<TileType, int> shown;
  for (const Tile& t : kTileList) {
    if (t.type == TileType::modifier) ++shown[t.shown];
    EXPECT_TRUE(t.type == TileType::modifier || t.shown == t.type);
  }
  const std::map<TileType, int> wanted = {{TileType::fence, 1},    {TileType::fence_move, 1},
                                          {TileType::teleport, 1}, {TileType::rotate, 1},
                                          {TileType::swap, 1},     {TileType::thief, 1}};
  EXPECT_EQ(shown, wanted);
}

// One start tile is in play.
TEST(Tiles, OneStartTileIsInPlay) {
  EXPECT_EQ(count_of(TileType::start, TileGroup::base), 1);
  EXPECT_EQ(tile(kStartTile).type, TileType::start);
}

// Expansions add their own tiles.
TEST(Tiles, ExpansionsAddTheirTilesAndNoOthers) {
  EXPECT_EQ(count_of(TileType::fast_explore, TileGroup::explorers), 4);
  EXPECT_EQ(count_of(TileType::matcher, TileGroup::explorers), 4);
  EXPECT_EQ(count_of(TileType::stacker, TileGroup::molehills), 5);
  EXPECT_EQ(count_of(TileType::fence, TileGroup::territory), 6);
  EXPECT_EQ(count_of(TileType::springboard, TileGroup::springboard), 4);
  EXPECT_EQ(open_setup("explorers=on")->tiles.size(), 83 + 8);
  EXPECT_EQ(open_setup("molehills=on")->tiles.size(), 83 + 5);
  EXPECT_EQ(open_setup("territory=on")->tiles.size(), 83 + 6);
  EXPECT_EQ(open_setup("springboard=on")->tiles.size(), 83 + 4);
  EXPECT_EQ(open_setup("market=on")->tiles.size(), 83);
  EXPECT_EQ(open_setup("full")->tiles.size(), 83 + 5 + 6 + 4);
}

// The list is data of the project, fixed once and versioned, with the recipe that made it.
TEST(Tiles, TheListIsWhatTheRecipeMakes) {
  const auto made = make_tiles(kRecipeSeed);
  for (std::size_t i = 0; i < kTileList.size(); ++i) {
    EXPECT_EQ(kTileList[i].type, made[i].type) << i;
    EXPECT_EQ(kTileList[i].shown, made[i].shown) << i;
    EXPECT_EQ(kTileList[i].group, made[i].group) << i;
    EXPECT_EQ(kTileList[i].number, made[i].number) << i;
    EXPECT_EQ(kTileList[i].face, made[i].face) << i;
  }
  EXPECT_EQ(kTileListVersion, 1);
}

// Another seed makes another list that keeps the same rules.
TEST(Tiles, TheRecipeKeepsItsPromisesForOtherSeeds) {
  for (const std::uint64_t seed : {2U, 3U, 4U, 5U}) {
    const auto made = make_tiles(seed);
    int different = 0;
    for (std::size_t i = 0; i < made.size(); ++i) {
      different += made[i].face != kTileList[i].face ? 1 : 0;
      EXPECT_TRUE(!has_quota(made[i]) || jumpable(made[i].face)) << seed << " " << i;
    }
    EXPECT_GT(different, 30) << seed;
  }
}

// Teleports have no edges; the start has a 1 on every side.
TEST(Tiles, TeleportsHaveNoNumbersAndTheStartHasOnes) {
  for (const Tile& t : kTileList) {
    const bool blank = write_face(t.face) == "----";
    EXPECT_EQ(blank, t.type == TileType::teleport) << write_face(t.face);
  }
  EXPECT_EQ(write_face(tile(kStartTile).face), "1111");
}

// 45 % ones, 25 % twos, 10 % threes, 20 % empty, in exact quota per group of tiles.
TEST(Tiles, EdgesComeInExactQuotaPerGroup) {
  for (int group = 0; group < kTileGroups; ++group) {
    std::array<int, 4> found{};
    int edges = 0;
    for (const Tile& t : kTileList) {
      if (static_cast<int>(t.group) != group || !has_quota(t)) continue;
      for (const Dir dir : kDirs) ++found[static_cast<std::size_t>(edge(t.face, dir))], ++edges;
    }
    EXPECT_EQ(found, edge_quota(edges)) << "group " << group;
  }
}

// Quota are rounded to the nearest; the empties take the rest.
TEST(Tiles, QuotaAreRoundedToTheNearestAndEmptiesTakeTheRest) {
  EXPECT_EQ(edge_quota(100), (std::array<int, 4>{20, 45, 25, 10}));
  EXPECT_EQ(edge_quota(76 * 4), (std::array<int, 4>{61, 137, 76, 30}));  // 136.8, 76, 30.4
  EXPECT_EQ(edge_quota(16), (std::array<int, 4>{3, 7, 4, 2}));           // 7.2, 4, 1.6
  EXPECT_EQ(edge_quota(24), (std::array<int, 4>{5, 11, 6, 2}));          // 10.8, 6, 2.4
}

// Every tile has a pair of opposite edges, both numbered, whose sum is at most 4 …
TEST(Tiles, EveryTileHasAPairOfOppositeEdgesWhoseSumIsAtMostFour) {
  for (const Tile& t : kTileList) {
    if (!has_quota(t)) continue;
    const auto good = [&](Dir a, Dir b) {
      const int x = edge(t.face, a), y = edge(t.face, b);
      return x >= 1 && y >= 1 && x + y <= 4;
    };
    EXPECT_TRUE(good(Dir::north, Dir::south) || good(Dir::east, Dir::west)) << write_face(t.face);
  }
}

// … so that some jump stays on the grid, wherever the tile lies and however it is turned.
TEST(Tiles, SomeJumpAlwaysStaysOnTheSmallestGrid) {
  for (const Tile& t : kTileList) {
    if (!has_quota(t)) continue;
    for (int at = 0; at < 16; ++at) {
      for (int quarters = 0; quarters < 4; ++quarters) {
        bool some = false;
        for (const Dir dir : kDirs) {
          const int jump = edge(turned(t.face, quarters), dir);
          const int row = at / 4 + jump * kRowStep[static_cast<std::size_t>(dir)];
          const int column = at % 4 + jump * kColumnStep[static_cast<std::size_t>(dir)];
          some = some || (jump > 0 && row >= 0 && row < 4 && column >= 0 && column < 4);
        }
        EXPECT_TRUE(some) << write_face(t.face) << " at " << at;
      }
    }
  }
}

// Tiles of one type are told apart by a number; the list holds each once.
TEST(Tiles, EveryTileHasItsOwnName) {
  std::map<std::string, int> names;
  for (int i = 0; i < kTiles; ++i) {
    const std::string name = write_tile(tile_of(i));
    EXPECT_EQ(++names[name], 1) << name;
    TileId back = TileId::none;
    EXPECT_TRUE(read_tile(name, back));
    EXPECT_EQ(back, tile_of(i));
  }
}

}  // namespace
}  // namespace warren::rabbihop
