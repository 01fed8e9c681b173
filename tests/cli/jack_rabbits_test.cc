// Jack Rabbits from the command line: its options, its boards, and logs that hold the board itself.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace warren {
namespace {

// The line of a log that names the board, without its beginning.
std::string board_in(const std::string& log) {
  const std::string_view begin = "\noption board=";
  const std::size_t at = log.find(begin);
  if (at == std::string::npos) return {};
  const std::size_t from = at + begin.size();
  return log.substr(from, log.find('\n', from) - from);
}

TEST(JackRabbitsCommand, IsListedWithItsOptionsInBothLanguages) {
  EXPECT_NE(warren_says("games").out.find("jack-rabbits Jack Rabbits (2 to 4 players"),
            std::string::npos);
  const auto english = warren_says("options jack-rabbits");
  EXPECT_EQ(english.code, 0) << english.err;
  EXPECT_NE(english.out.find("sample|random|built|… = sample Board"), std::string::npos)
      << english.out;
  EXPECT_NE(english.out.find("random: drawn at random"), std::string::npos);
  EXPECT_NE(english.out.find("powers=off"), std::string::npos);
  const auto spanish = warren_says("--lang es options jack-rabbits");
  EXPECT_NE(spanish.out.find("= sample Tablero"), std::string::npos) << spanish.out;
  EXPECT_NE(spanish.out.find("Juego introductorio"), std::string::npos);
}

TEST(JackRabbitsCommand, SimulatesAndCountsWhatIsUnfinished) {
  const auto spoken = warren_says("simulate jack-rabbits --games 6 --seed 2 --json");
  ASSERT_EQ(spoken.code, 0) << spoken.err;
  EXPECT_EQ(json_value(spoken.out, "games"), "6");
  EXPECT_EQ(json_value(spoken.out, "cap"), "100000");
  const auto capped = warren_says("simulate jack-rabbits --games 6 --seed 2 --cap 50 --json");
  EXPECT_EQ(json_value(capped.out, "unfinished"), "6");
}

TEST(JackRabbitsCommand, ARecordHoldsTheBoardThatWasDrawn) {
  const auto log = warren_says("record jack-rabbits --board random --seed 4 --cap 200");
  ASSERT_EQ(log.code, 0) << log.err;
  const std::string board = board_in(log.out);
  EXPECT_EQ(board.find("{\"warren-board\":1,"), 0U) << log.out.substr(0, 300);
  EXPECT_EQ(log.out.find("random"), std::string::npos);
  EXPECT_EQ(warren_says("board check -", board).code, 0);

  const auto replayed = warren_says("replay -", log.out);
  EXPECT_EQ(replayed.code, 0) << replayed.out << replayed.err;
  EXPECT_NE(replayed.out.find("board={\"warren-board\":1,"), std::string::npos) << replayed.out;
  EXPECT_EQ(replayed.out.find(board), std::string::npos) << "people see its beginning alone";
  const auto json = warren_says("replay - --json", log.out);
  EXPECT_NE(json.out.find("\"board\":\"{\\\"warren-board\\\":1,"), std::string::npos) << json.out;
  EXPECT_NE(board,
            board_in(warren_says("record jack-rabbits --board random --seed 5 --cap 9").out));
}

TEST(JackRabbitsCommand, PlaysOnABoardOutOfAFile) {
  const Folder folder;
  std::string board = warren_says("board random --seed 7").out;
  const std::string line = board.substr(0, board.find('\n'));
  for (std::size_t at = 0; (at = board.find("\",\"", at)) != std::string::npos; at += 3)
    board.replace(at, 3, "\",\n  \"");  // as an editor would lay it out
  const std::string file = folder.write("board.json", board);
  EXPECT_EQ(board_in(warren_says({"record", "jack-rabbits", "--board", file, "--cap", "9"}).out),
            line);
  EXPECT_EQ(board_in(warren_says("record jack-rabbits --board - --cap 9", board).out), line);
  const auto simulated = warren_says(
      {"simulate", "jack-rabbits", "--board", file, "--games", "2", "--cap", "50", "--json"});
  EXPECT_EQ(simulated.code, 0) << simulated.err;
  EXPECT_NE(simulated.out.find("warren-board"), std::string::npos);
  const std::string log = folder.at("game.log");
  const auto played =
      warren_says({"play", "jack-rabbits", "--board", file, "--log", log}, "quit\n");
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_EQ(board_in(folder.read("game.log")), line);
}

TEST(JackRabbitsCommand, SaysWhatIsWrongWithABoard) {
  const Folder folder;
  std::string board = warren_says("board sample").out;
  board.replace(board.find("\"KD -2 4\""), 9, "\"KD -3 4\"");
  const std::string file = folder.write("board.json", board);
  const auto spoken = warren_says({"record", "jack-rabbits", "--board", file});
  EXPECT_EQ(spoken.code, 2);
  EXPECT_NE(spoken.err.find("board.json: "), std::string::npos) << spoken.err;
  EXPECT_NE(spoken.err.find("KD -3 4"), std::string::npos) << spoken.err;
}

TEST(JackRabbitsCommand, ALogThatSaysRandomIsRefused) {
  const auto spoken =
      warren_says("replay -", "warren-log 1\ngame jack-rabbits\noption board=random\n");
  EXPECT_EQ(spoken.code, 2);
  EXPECT_NE(spoken.err.find("line 3: the random board is not drawn yet"), std::string::npos)
      << spoken.err;
}

}  // namespace
}  // namespace warren
