// Boards in a terminal: the map shows every hex and road, the list says where they lead.
#include "games/jack_rabbits/board/text_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/sample.h"
#include "tests/jack_rabbits/selections.h"

namespace warren::jack_rabbits {
namespace {

int times(const std::string& text, const std::string& words) {
  int count = 0;
  for (std::size_t at = 0; (at = text.find(words, at)) != std::string::npos; ++at) ++count;
  return count;
}

Board small_board(std::initializer_list<Placed> tiles) {
  Board board;
  for (const Placed& tile : tiles) board.place(tile);
  return board;
}

TEST(TextMap, DrawsTilesWithTheirRoads) {
  const Board board = small_board({{TileKind::citadel, vertex(0, 0), 0},
                                   {TileKind::cave, vertex(-1, 1), 2},
                                   {TileKind::wood, vertex(1, 0), 0}});
  const std::string drawn = "\n" + text_map(board, Lang::en);
  EXPECT_EQ(drawn, R"(
        +
       / \
      /   \
     /cave \
    +---o---+       +
   /         \     / \
  @           @   @   @
 /             \ /     \
+    Citadel    + wood  +
 \             / \     /
  @           @   @   @
   \         /     \ /
    +---@---+       +
)");
}

TEST(TextMap, ShowsEveryHexOfTheSampleBoardAndEachOpenRoadEnd) {
  const Board board = sample_board();
  const std::string map = text_map(board, Lang::en);
  EXPECT_EQ(times(map, "Citadel"), 1);
  for (const char* name : {"KC", "QC", "JC", "KS", "QS", "JS", "KH", "QH", "JH", "KD", "QD", "JD"})
    EXPECT_EQ(times(map, "[" + std::string(name) + "]"), 1) << name;
  for (const char* name : {"wood", "mtn.", "river", "cross", "tav.", "cave"})
    EXPECT_EQ(times(map, name), 4) << name;
  EXPECT_EQ(std::count(map.begin(), map.end(), '@'), 12);
  EXPECT_EQ(std::count(map.begin(), map.end(), '#'), 0);
}

TEST(TextMap, FitsATerminal) {
  std::size_t widest = 0;
  const std::string map = text_map(sample_board(), Lang::en);
  for (std::size_t at = 0; at < map.size();) {
    const std::size_t end = map.find('\n', at);
    widest = std::max(widest, end - at);
    EXPECT_TRUE(end == at || map[end - 1] != ' ');
    at = end + 1;
  }
  EXPECT_LE(widest, 100U);
}

TEST(TextMap, KeepsItsColumnsInSpanish) {
  EXPECT_NE(text_map(sample_board(), Lang::es).find("+  río  +---o---+  río  +"),
            std::string::npos);
}

TEST(TextMap, MarksARoadThatRunsIntoAClosedEdge) {
  // The cave above the Citadel turns its back to it.
  const Board board =
      small_board({{TileKind::citadel, vertex(0, 0), 0}, {TileKind::cave, vertex(-1, 1), 0}});
  EXPECT_EQ(times(text_map(board, Lang::en), "#"), 1);
  EXPECT_NE(text_list(board, RoadNet(board), Lang::en).find("guideline T"), std::string::npos);
}

TEST(TextMap, ShowsAnyBoard) {
  EXPECT_FALSE(text_map(Board(), Lang::en).empty());
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Board board;
    ASSERT_TRUE(generate(seed, {}, board));
    const std::string map = text_map(board, Lang::en);
    EXPECT_EQ(times(map, "["), 12) << seed;
    EXPECT_EQ(std::count(map.begin(), map.end(), '@'),
              static_cast<long>(geography(board).ports.size()))
        << seed;
  }
}

TEST(TextMap, MarksBlueSidesWhereThereAreAny) {
  Board board;
  ASSERT_TRUE(generate(1, suits_named("LRBI"), board));
  const std::string map = text_map(board, Lang::en);
  EXPECT_EQ(std::count(map.begin(), map.end(), '~'), 11);
  const std::string list = text_list(board, RoadNet(board), Lang::en);
  EXPECT_NE(list.find("~ a blue side"), std::string::npos);
  EXPECT_NE(list.find("KL exit "), std::string::npos);
  EXPECT_NE(list.find(" (blue)"), std::string::npos);
  const std::string sample = text_list(sample_board(), RoadNet(sample_board()), Lang::es);
  EXPECT_EQ(sample.find("azul"), std::string::npos);
}

TEST(TextList, SaysWhereExitsLeadAsTheRulesDo) {
  const Board board = sample_board();
  const std::string list = text_list(board, RoadNet(board), Lang::en);
  for (const char* line :
       {"Citadel: 0 JD; 1 QH; 2 off the board; 3 Citadel; 4 Citadel; 5 KS\n",
        "KD  King of Diamonds' tower: 0 a cave; 3 JS\n", "Islands: 2 (tiles: 31, 6)\n",
        "Open road ends: 12, as logs number them (boat 3)\n",
        "on lake 1: 6 QC exit 3, 7 JC exit 1\n", "No guideline is broken.\n"})
    EXPECT_NE(list.find(line), std::string::npos) << line;
  EXPECT_NE(text_list(board, RoadNet(board), Lang::es).find("al lago 1: 6 QC salida 3"),
            std::string::npos);
}

// The numbers in the list are those that a log uses.
TEST(TextList, NumbersRoadEndsCavesAndSidesAsLogsDo) {
  const Board board = sample_board();
  const RoadNet net(board);
  const std::string list = text_list(board, net, Lang::en);
  for (std::size_t i = 0; i < net.land().ports.size(); ++i) {
    const Port& port = net.land().ports[i];
    const bool hex = shape_of(net.kind(port.tile)) == Shape::hex;
    const std::string entry = " " + std::to_string(i) + " " + listed(board.tile(port.tile)) +
                              (hex ? " exit " : " side ") + std::to_string(port.side);
    EXPECT_EQ(times(list, entry + ",") + times(list, entry + "\n"), 1) << entry;
  }
  for (std::size_t i = 0; i < net.caves().size(); ++i)
    EXPECT_EQ(times(list, " " + std::to_string(i) + " " + listed(board.tile(net.caves()[i]))), 1);
  int roads = 0;
  for (int tile = 0; tile < net.tiles(); ++tile) {
    if (shape_of(net.kind(tile)) == Shape::hex) continue;
    EXPECT_EQ(times(list, "\n  " + listed(board.tile(tile)) + ":"), 1);
    ++roads;
  }
  EXPECT_EQ(roads, 24);
  EXPECT_NE(text_list(board, net, Lang::es).find("Cuevas, con el número"), std::string::npos);
}

}  // namespace
}  // namespace warren::jack_rabbits
