// Islands, waters and open road ends (rules 4, water).
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/sample.h"
#include "tests/jack_rabbits/plain_walk.h"

namespace warren::jack_rabbits {
namespace {

Board board_of(std::initializer_list<const char*> tiles) {
  Board board;
  for (const char* text : tiles) {
    Placed tile;
    const Problem problem = read_tile(text, tile);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_FALSE(board.overlaps(outline(tile))) << text;
    board.place(tile);
  }
  return board;
}

// Six hexes in a ring round an empty place for a seventh.
Board ring() {
  return board_of({"KD -1 2", "QD 1 1", "JD 2 -1", "KC 1 -2", "QC -1 -1", "JC -2 1"});
}

TEST(Water, AGapClosedInByTilesIsALakeOfItsOwn) {
  EXPECT_EQ(geography(ring()).waters, 2);
  Board open = ring();
  open.take_back();
  EXPECT_EQ(geography(open).waters, 1) << "one hex less lets the sea in";
}

TEST(Water, CellsAreJoinedEdgeToEdgeSoACornerIsNoWayThrough) {
  // Six triangles round a vertex, three of them empty: they meet at the vertex alone.
  const Board board = board_of({"citadel 0 2", "crossing 0 0", "crossing -1 0"});
  EXPECT_EQ(geography(board).waters, 1);
  Board lake = ring();
  for (const char* text : {"crossing 0 0", "crossing -1 0", "crossing 0 -1"}) {
    Placed tile;
    ASSERT_FALSE(read_tile(text, tile));
    lake.place(tile);
  }
  EXPECT_EQ(geography(lake).waters, 4) << "the sea, and three lakes that touch in the middle";
}

TEST(Water, AnIslandInALakeHasItsShoreOnTheLake) {
  Board board = ring();
  Placed crossing;
  ASSERT_FALSE(read_tile("crossing 0 0", crossing));
  board.place(crossing);
  const Geography land = geography(board);
  EXPECT_EQ(land.waters, 2);
  EXPECT_EQ(land.shore.back(), WaterSet(0b10U)) << "the lake and not the sea";
}

TEST(Water, IslandsAreTilesThatShareEdgesNotCorners) {
  EXPECT_EQ(geography(board_of({"citadel 0 0", "KD 2 0"})).islands, 2);
  EXPECT_EQ(geography(board_of({"citadel 0 0", "KD 1 1"})).islands, 1);
}

TEST(Water, EveryRoadEndOnWaterIsAPort) {
  EXPECT_EQ(geography(board_of({"citadel 0 0"})).ports.size(), 6U);
  EXPECT_EQ(geography(board_of({"citadel 0 0", "cave -1 1 2"})).ports.size(), 5U);
}

// Ports, waters and islands as the plain drawing has them, whatever their numbers.
void expect_same_geography(const Board& board) {
  const Geography land = geography(board);
  const plain::Drawing drawing = plain::draw(board);
  std::set<plain::Segment> ports;
  std::map<int, int> water;
  for (const Port& port : land.ports) {
    const auto [p, q] =
        ends(board.outline_of(port.tile).side[static_cast<std::size_t>(port.side)].edge);
    const auto edge = plain::segment(plain::point(p.a, p.b), plain::point(q.a, q.b));
    ports.insert(edge);
    const int plain_water = drawing.water.at(edge);
    EXPECT_EQ(water.try_emplace(port.water, plain_water).first->second, plain_water);
    EXPECT_EQ(port.water == 0, plain_water == 0) << "the sea is the sea";
    EXPECT_TRUE(
        land.shore[static_cast<std::size_t>(port.tile)].test(static_cast<std::size_t>(port.water)));
  }
  std::size_t open_ends = 0;
  for (const auto& [edge, tiles] : drawing.beside) {
    const plain::Polygon& tile = drawing.tiles[static_cast<std::size_t>(tiles.front())];
    for (std::size_t i = 0; i < tile.edges(); ++i) {
      if (tiles.size() > 1 || tile.edge(i) != edge || !tile.road[i]) continue;
      EXPECT_TRUE(ports.contains(edge));
      ++open_ends;
    }
  }
  EXPECT_EQ(ports.size(), open_ends);
  std::map<int, int> island;
  for (std::size_t i = 0; i < land.island.size(); ++i)
    EXPECT_EQ(island.try_emplace(land.island[i], drawing.island[i]).first->second,
              drawing.island[i]);
  EXPECT_EQ(static_cast<int>(island.size()), land.islands);
}

TEST(Water, LiesAsThePlainDrawingHasIt) {
  expect_same_geography(sample_board());
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Board board;
    ASSERT_TRUE(generate(seed, {}, board));
    expect_same_geography(board);
  }
}

TEST(Water, OfAnEmptyBoardIsTheSeaAlone) {
  EXPECT_EQ(geography(Board()).waters, 1);
  EXPECT_TRUE(geography(Board()).ports.empty());
}

}  // namespace
}  // namespace warren::jack_rabbits
