// The guidelines T, X and ! (rules 2.1).
#include <gtest/gtest.h>

#include <string>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/sample.h"

namespace warren::jack_rabbits {
namespace {

Placed tile(const char* text) {
  Placed out;
  const Problem problem = read_tile(text, out);
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  return out;
}

// What lies wrong when these tiles lie: "T X" …
std::string broken(std::initializer_list<const char*> tiles, bool alike = false) {
  Board board;
  std::string out;
  std::size_t one_by_one = 0;
  for (const char* text : tiles) {
    one_by_one += findings(board, tile(text), alike).size();
    board.place(tile(text));
  }
  const auto found = findings(board, alike);
  EXPECT_EQ(found.size(), one_by_one) << "placing tile by tile finds the same";
  for (const Finding& finding : found)
    out += std::string(out.empty() ? "" : " ") + symbol(finding.guideline);
  return out;
}

TEST(Guidelines, TARoadMustNotRunIntoAClosedEdge) {
  EXPECT_EQ(broken({"citadel 0 0", "cave -1 1 2"}), "");
  EXPECT_EQ(broken({"citadel 0 0", "cave -1 1 0"}), "T");
  EXPECT_EQ(broken({"citadel 0 0", "tavern -1 1 2"}), "T") << "the tavern's closed edge";
  EXPECT_EQ(broken({"citadel 0 0", "KC -1 2 0"}), "T") << "a hex has closed edges too";
}

TEST(Guidelines, TDoesNotMindAnOpenRoadEndOrTwoClosedEdges) {
  EXPECT_EQ(broken({"citadel 0 0"}), "");
  EXPECT_EQ(broken({"KC 0 0", "KC 1 1"}), "") << "no road here, no road there";
}

TEST(Guidelines, XNoRoadLeadsStraightFromHexToHex) {
  EXPECT_EQ(broken({"citadel 0 0", "KC -1 2 3"}), "X");
  EXPECT_EQ(broken({"citadel 0 0", "wood -1 1 1"}), "") << "from hex to road tile it may";
}

TEST(Guidelines, TrianglesMustNotShareAnEdge) {
  EXPECT_EQ(broken({"crossing 0 0", "crossing 0 0 3"}), "!");
  EXPECT_EQ(broken({"crossing 0 0", "tavern 0 0 3"}), "!");
  EXPECT_EQ(broken({"cave 0 0 1", "cave 0 0 3"}), "!") << "closed edge to closed edge as well";
  EXPECT_EQ(broken({"crossing 0 0", "crossing 1 0"}), "") << "a corner is no edge";
  EXPECT_EQ(broken({"crossing 0 0", "wood 1 0 1"}), "");
}

TEST(Guidelines, OneEdgeMayBreakTwo) {
  EXPECT_EQ(broken({"crossing 0 0", "cave 0 0 3"}), "T !") << "a road into a closed edge, too";
}

TEST(Guidelines, AlikeOnlyLikeTrianglesMustNotShareAnEdge) {
  EXPECT_EQ(broken({"crossing 0 0", "crossing 0 0 3"}, true), "!");
  EXPECT_EQ(broken({"crossing 0 0", "tavern 0 0 3"}, true), "");
}

TEST(Guidelines, NameTheEdgeAndBothTiles) {
  Board board;
  board.place(tile("citadel 0 0"));
  board.place(tile("cave -1 1 0"));
  const auto found = findings(board, false);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().edge, hex_edge(vertex(0, 0), 0));
  EXPECT_EQ(found.front().tile, 0);
  EXPECT_EQ(found.front().other, 1);
}

TEST(Guidelines, FindATurnedHexOfTheSample) {
  // Its neighbours hold each royal's hex as it lies. Only the jack of clubs can turn by a sixth:
  // the edge that loses its road and the one that gets it both look at the sea.
  std::string free_to_turn;
  for (std::size_t turned = 1; turned <= 12; ++turned) {
    Board board;
    for (std::size_t i = 0; i < kSampleTiles.size(); ++i) {
      Placed placed = kSampleTiles[i];
      if (i == turned) placed.pose = 1;
      board.place(placed);
    }
    if (findings(board, false).empty()) free_to_turn += name_of(kSampleTiles[turned].kind) + " ";
  }
  EXPECT_EQ(free_to_turn, "JC ");
}

}  // namespace
}  // namespace warren::jack_rabbits
