// A game at the terminal: keys, numbers, notation, several people.
#include <filesystem>

#include "tests/terminal/at_terminal.h"

namespace warren::terminal_test {
namespace {

using Playing = AtTerminal;

TEST_F(Playing, AWholeGameIsPlayedByKeysAndItsLogReplays) {
  Player player(folder, play({"--option", "deck_size=3", "--seats", "human,random"}));
  ASSERT_TRUE(player.sees(kAsked)) << player.screen().text();
  for (int i = 0; i < 400 && !player.screen().shows("The game is over"); ++i) {
    // From the board to the list, some way down it, and choose.
    player.press(i % 2 == 0 ? "\t" : "");
    player.settle();
    if (player.screen().shows("Tab: list")) player.press("\t");
    player.press(i % 3 == 0 ? kDown + kEnter : kEnter);
    player.settle();
  }
  ASSERT_TRUE(player.sees("The game is over")) << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Won by")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("points"));
  player.press("s");
  ASSERT_TRUE(player.sees("Save the log as"));
  player.press("\x15" + (folder / "whole.log") + kEnter);
  EXPECT_EQ(player.end(), 0);
  EXPECT_FALSE(player.screen().overflowed());
  EXPECT_EQ(player.screen().unknown(), "");
  EXPECT_FALSE(std::filesystem::exists(folder / "rabbihop.log")) << "a finished game is kept";

  Player replay(folder, {"replay", folder / "whole.log"});
  EXPECT_EQ(replay.end(), 0) << replay.screen().text();
}

TEST_F(Playing, ArrowsGoStraightToWhereAJumpLands) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.press(kRight);
  ASSERT_TRUE(player.sees("d3: teleport")) << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("jumps east from c3 to d3")) << player.screen().text();
}

TEST_F(Playing, NumbersAndNotationChooseToo) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("jump w");
  ASSERT_TRUE(player.sees("jumps west from c3 to b3")) << player.screen().text();
  player.enter("undo");
  ASSERT_TRUE(player.sees("takes that back")) << player.screen().text();
  player.enter("4");
  ASSERT_TRUE(player.sees("jumps west from c3 to b3")) << player.screen().text();
}

TEST_F(Playing, TwoPeopleShareOneKeyboardByName) {
  Player player(folder, play({"--seats", "Ana=human,Luis=human"}));
  ASSERT_TRUE(player.sees("Ana: jump"));
  EXPECT_TRUE(player.screen().shows("Luis"));
  player.enter("jump west");
  player.enter("take");
  ASSERT_TRUE(player.sees("Luis: jump")) << player.screen().text();
}

TEST_F(Playing, BotsAlonePlayToTheEnd) {
  Player player(folder, play({"--seats", "random,random", "--option", "deck_size=2"}));
  ASSERT_TRUE(player.sees("The game is over")) << player.screen().text();
}

}  // namespace
}  // namespace warren::terminal_test
