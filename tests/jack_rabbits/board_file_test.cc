// The board file and its strict reader (docs/board-file.md).
#include "games/jack_rabbits/board/board_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/jack_rabbits/board/building.h"
#include "games/jack_rabbits/board/sample.h"

namespace warren::jack_rabbits {
namespace {

// All that is wrong with a text, a line each.
std::string wrong(std::string_view text) {
  Board board;
  std::string out;
  for (const Problem& problem : read_board(text, board).problems)
    out += problem.say(Lang::en) + "\n";
  EXPECT_TRUE(out.empty() || board.size() == 0) << "a refused file changed the board";
  return out;
}

std::string sample_with(std::string_view old_part, std::string_view new_part) {
  std::string text = write_board(sample_board());
  const std::size_t at = text.find(old_part);
  EXPECT_NE(at, std::string::npos) << old_part;
  return text.replace(at, old_part.size(), new_part);
}

TEST(BoardFile, GivesBackTheBoardThatWasWritten) {
  Board board;
  const BoardReading reading = read_board(write_board(sample_board()), board);
  EXPECT_TRUE(reading);
  EXPECT_TRUE(reading.findings.empty());
  EXPECT_EQ(board.tiles(), sample_board().tiles());
}

TEST(BoardFile, IsShortEnoughForALink) { EXPECT_LE(write_board(sample_board()).size(), 600U); }

TEST(BoardFile, NamesSuitsOnceAndInAnyOrder) {
  EXPECT_EQ(wrong(sample_with("CSHD", "DHSC")), "");
  EXPECT_EQ(wrong(sample_with("CSHD", "CSHH")), "“CSHH” names a suit twice\n");
  EXPECT_EQ(wrong(sample_with("CSHD", "CSHX")), "“CSHX” names a suit that there is not\n");
  EXPECT_EQ(wrong(sample_with("CSHD", "")), "no suit is named\n");
}

TEST(BoardFile, SaysWhatIsNoBoardFile) {
  const std::string no_file = "this is no board file: it does not say {\"warren-board\":1, …}\n";
  EXPECT_EQ(wrong("[]"), no_file);
  EXPECT_EQ(wrong("{}"), no_file);
  EXPECT_EQ(wrong("{"), "line 1, column 2: a key in quotes is missing here\n");
  EXPECT_EQ(wrong(sample_with(":1,", ":2,")),
            "this board file is not of version 1, the one this program reads\n");
  EXPECT_EQ(wrong(R"({"warren-board":1,"suits":5,"tiles":["wood 0 0",1],"left":{},"tile":0})"),
            "a board file has no “tile”\n“suits” must be there and be a text\n"
            "“tiles” must be there and be a list of texts\n"
            "“left” must be there and be a list of texts\n");
}

TEST(BoardFile, TakesNoMoreTilesThanAnyBoardHas) {
  std::string many = R"({"warren-board":1,"suits":"C","tiles":[)";
  for (int i = 0; i < 200; ++i) many += "\"wood 0 0\",";
  EXPECT_EQ(wrong(many + "\"wood 0 0\"]}"), "“tiles” has 201 tiles; no board has more than 109\n");
}

TEST(BoardFile, RefusesABoardWithoutTiles) {
  const std::string faults = wrong(R"({"warren-board":1,"suits":"C","tiles":[]})");
  EXPECT_EQ(faults.substr(0, faults.find('\n')), "the Citadel is missing");
  EXPECT_NE(faults.find("KC is missing"), std::string::npos);
  EXPECT_NE(faults.find("no cave has a road"), std::string::npos);
}

TEST(BoardFile, RefusesAnUnknownTile) {
  EXPECT_EQ(wrong(sample_with("KD -2 4", "KX -2 4")), "“KX -2 4”: there is no such tile\n");
  EXPECT_EQ(wrong(sample_with("KD -2 4", "")), "“”: there is no such tile\n");
}

TEST(BoardFile, RefusesATileWrittenOtherwise) {
  for (const char* text : {"KD", "KD 1", "KD  -2 4", "KD -2 4 ", "KD -2 4 0 0", "KD -2 four",
                           "KD -2 4.0", "KD +2 4", "KD -2 99999999999"}) {
    EXPECT_NE(wrong(sample_with("KD -2 4", text)).find("a tile is written as its name"),
              std::string::npos)
        << text;
  }
}

TEST(BoardFile, RefusesATileTooFarOut) {
  EXPECT_EQ(wrong(sample_with("KD -2 4", "KD -2 30")), "“KD -2 30” lies too far out\n");
  EXPECT_EQ(wrong(sample_with("KD -2 4", "KD -2147483648 4")),
            "“KD -2147483648 4” lies too far out\n");
}

TEST(BoardFile, RefusesAPoseThatTheTileHasNot) {
  EXPECT_EQ(wrong(sample_with("KD -2 4", "KD -2 4 6")), "“KD -2 4 6”: this tile has no pose 6\n");
  EXPECT_EQ(wrong(sample_with("citadel 0 0", "citadel 0 0 1")),
            "“citadel 0 0 1”: this tile has no pose 1\n");
  EXPECT_EQ(wrong(sample_with("wood -1 2 1", "wood -1 2 3")),
            "“wood -1 2 3”: this tile has no pose 3\n");
  EXPECT_EQ(wrong(sample_with("crossing 1 2", "crossing 1 2 1")),
            "“crossing 1 2 1”: this tile has no pose 1\n");
}

TEST(BoardFile, NamesTheTileThatAnotherOverlaps) {
  EXPECT_EQ(wrong(sample_with("KD -2 4", "KD 0 1")), "KD 0 1 overlaps citadel 0 0\n");
}

TEST(BoardFile, CountsTheTilesOfTheSuitsNamed) {
  EXPECT_EQ(wrong(sample_with("wood -1 2 1", "river -1 2 1")),
            "wood is missing: there are 3 of 4, and none named as left over\n"
            "river is there 5 times, not 4\n");
  EXPECT_EQ(wrong(sample_with("KD -2 4", "QD -2 4")),
            "KD is missing: there are 0 of 1, and none named as left over\n"
            "QD is there 2 times, not 1\n");
  EXPECT_EQ(wrong(sample_with("\"citadel 0 0\",", "")), "the Citadel is missing\n");
}

TEST(BoardFile, RefusesTheTilesOfASuitThatIsNotNamed) {
  const std::string faults = wrong(sample_with("CSHD", "CSH"));
  EXPECT_NE(faults.find("JD lies there, but its suit is not named"), std::string::npos);
  EXPECT_NE(faults.find("cave is there 4 times, not 3"), std::string::npos);
}

TEST(BoardFile, NamesRoadTilesThatAreLeftOver) {
  const std::string text = sample_with(",\"tavern -4 2 1\"", "");
  EXPECT_EQ(wrong(text), "tavern is missing: there are 3 of 4, and none named as left over\n");
  Board board;
  const std::string with_left = text.substr(0, text.size() - 1) + ",\"left\":[\"tavern\"]}";
  ASSERT_TRUE(read_board(with_left, board));
  EXPECT_EQ(write_board(board), with_left);
}

TEST(BoardFile, LeavesNoHexOver) {
  std::string text = sample_with(",\"KD -2 4\"", "");
  text.insert(text.size() - 1, ",\"left\":[\"KD\",\"hut\"]");
  EXPECT_EQ(wrong(text), "KD is left over; a hex may not be\n“hut”: there is no such tile\n");
}

TEST(BoardFile, RefusesRoadTilesThatDoNotTouchTheLand) {
  EXPECT_EQ(wrong(sample_with("tavern -4 2 1", "tavern -8 2 1")),
            "tavern -8 2 1 does not touch the land: only a hex may start an island\n");
}

TEST(BoardFile, RefusesAnIslandMoreThanFourEdgeLengthsAway) {
  // The king of clubs sits at the eastern end of the sample's small island.
  EXPECT_EQ(wrong(sample_with("KC 5 -8", "KC 10 -8")), "");
  EXPECT_EQ(wrong(sample_with("KC 5 -8", "KC 11 -8")),
            "KC 11 -8 lies on an island too far out: none of its hexes is within four edge lengths "
            "of the rest\n");
}

TEST(BoardFile, NeedsACaveWhoseRoadLeadsToAHex) {
  // Turn all four caves away from their hexes: three look at the sea, one at nothing that leads on.
  Board board;
  for (Placed tile : kSampleTiles) {
    if (tile.kind == TileKind::cave)
      tile.pose = static_cast<std::uint8_t>(tile.pose / 3 * 3 + (tile.pose + 1) % 3);
    board.place(tile);
  }
  EXPECT_EQ(wrong(write_board(board)), "no cave has a road that leads to a hex\n");
}

TEST(BoardFile, KeepsBrokenGuidelinesApartFromProblems) {
  Board board;
  const BoardReading reading = read_board(sample_with("KD -2 4", "KD -2 4 1"), board);
  EXPECT_TRUE(reading);
  ASSERT_FALSE(reading.findings.empty());
  EXPECT_EQ(describe(board, reading.findings.front()).say(Lang::en).substr(0, 12), "guideline T:");
}

TEST(BoardFile, SaysEverythingInSpanishToo) {
  Board board;
  const auto problems = read_board(sample_with("KD -2 4", "KD 0 1"), board).problems;
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(problems.front().say(Lang::es), "KD 0 1 se superpone a citadel 0 0");
}

}  // namespace
}  // namespace warren::jack_rabbits
