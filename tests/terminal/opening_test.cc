// What is typed before the table is up, or before one is asked, is not lost.
#include "tests/terminal/at_terminal.h"

namespace warren::terminal_test {
namespace {

using Opening = AtTerminal;

TEST_F(Opening, TheFirstKeyTypedWhileItOpensIsKept) {
  Player player(folder, play());
  player.press("h");
  ASSERT_TRUE(player.sees(kAsked)) << player.screen().text();
  player.enter("elp");
  EXPECT_TRUE(player.sees("Enter: back")) << player.screen().text();
}

TEST_F(Opening, AWholeLineTypedWhileItOpensIsAnswered) {
  Player player(folder, play());
  player.enter("jump w");
  EXPECT_TRUE(player.sees("jumps west from c3 to b3")) << player.screen().text();
}

TEST_F(Opening, AnArrowPressedWhileItOpensMovesTheCursor) {
  Player player(folder, play());
  player.press(kRight);
  EXPECT_TRUE(player.sees("d3: teleport")) << player.screen().text();
}

// With a bot that begins, the keys wait until one is asked.
TEST_F(Opening, WhatIsTypedWhileABotBeginsWaitsForTheQuestion) {
  Player line(folder,
              {"play", "rabbihop", "--seed", "5", "--pace", "700", "--seats", "greedy,human"});
  line.enter("help");
  EXPECT_TRUE(line.sees("Enter: back")) << line.screen().text();
  const Folder other;
  other.skip_welcome();
  Player key(other,
             {"play", "rabbihop", "--seed", "5", "--pace", "700", "--seats", "greedy,human"});
  key.press("?");
  EXPECT_TRUE(key.sees("Enter: back")) << key.screen().text();
}

}  // namespace
}  // namespace warren::terminal_test
