// However the terminal goes away, the game stays and the terminal is as before.
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/terminal/at_terminal.h"

namespace warren::terminal_test {
namespace {

using Keeping = AtTerminal;

std::string contents(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST_F(Keeping, AKilledGameGoesOn) {
  {
    Player player(folder, play());
    ASSERT_TRUE(player.sees(kAsked));
    player.enter("jump west");
    ASSERT_TRUE(player.sees("take the tile or use it?"));
    player.signal(SIGKILL);
    EXPECT_EQ(player.end(), 128 + SIGKILL);
  }
  Player player(folder, play());
  ASSERT_TRUE(player.sees("A game of Rabbihop waits for you")) << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("take the tile or use it?")) << player.screen().text();
}

TEST_F(Keeping, TheOlderGameIsSetAsideForANewOne) {
  {
    Player player(folder, play());
    ASSERT_TRUE(player.sees(kAsked));
    player.enter("jump west");
    ASSERT_TRUE(player.sees("take the tile or use it?"));
    player.hang_up();
    EXPECT_EQ(player.end(), 128 + SIGHUP);
  }
  Player player(folder, play());
  ASSERT_TRUE(player.sees("waits for you"));
  player.press("n");
  ASSERT_TRUE(player.sees("jump: which way?")) << player.screen().text();
  EXPECT_NE(contents(folder / "rabbihop.previous.log").find("p0 jump west"), std::string::npos);
}

TEST_F(Keeping, ADamagedGameIsReportedAndSetAside) {
  std::ofstream(folder / "rabbihop.log") << "warren-log 1\ngame rabbihop\nchance nonsense\n";
  Player player(folder, play());
  ASSERT_TRUE(player.sees("cannot be read")) << player.screen().text();
  ASSERT_TRUE(player.sees(kAsked));
  EXPECT_NE(contents(folder / "rabbihop.damaged.log").find("nonsense"), std::string::npos);
  player.enter("quit");
  EXPECT_EQ(player.end(), 0);
  EXPECT_TRUE(player.screen().shows("warren: The game kept from last time cannot be read"));
}

TEST_F(Keeping, WhereNothingCanBeKeptTheGameGoesOnWithAWarning) {
  Player player(folder, play(), {.environment = {"WARREN_STATE_DIR=/proc/nowhere"}});
  ASSERT_TRUE(player.sees("cannot be kept in /proc/nowhere")) << player.screen().text();
  player.enter("hint");
  ASSERT_TRUE(player.sees("would do: jump")) << player.screen().text();
  player.enter("quit");
  EXPECT_EQ(player.end(), 0);
}

TEST_F(Keeping, TwoTablesAtOnceKeepTheirGamesApart) {
  Player one(folder, play());
  ASSERT_TRUE(one.sees(kAsked));
  Player two(folder, play());
  ASSERT_TRUE(two.sees("jump: which way?")) << two.screen().text();
  EXPECT_TRUE(std::filesystem::exists(folder / "rabbihop.log"));
  EXPECT_TRUE(std::filesystem::exists(folder / "rabbihop-2.log"));
}

TEST_F(Keeping, CtrlCGivesTheTerminalBack) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  EXPECT_FALSE(player.terminal_is_usual());
  player.press("\x03");
  EXPECT_EQ(player.end(), 130);
  EXPECT_TRUE(player.terminal_is_usual());
  EXPECT_FALSE(player.screen().alternate());
  EXPECT_TRUE(player.screen().caret_visible());
  EXPECT_TRUE(player.screen().shows("The game is kept")) << player.screen().text();
  EXPECT_TRUE(std::filesystem::exists(folder / "rabbihop.log"));
}

TEST_F(Keeping, ATermSignalGivesTheTerminalBack) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.signal(SIGTERM);
  EXPECT_EQ(player.end(), 128 + SIGTERM);
  EXPECT_TRUE(player.terminal_is_usual());
  EXPECT_FALSE(player.screen().alternate());
}

TEST(Welcome, IsShownOnceOnly) {
  const Folder folder;
  {
    Player player(folder, play());
    ASSERT_TRUE(player.sees("Welcome to Rabbihop")) << player.screen().text();
    player.press(kEnter);
    ASSERT_TRUE(player.sees(kAsked));
    player.enter("quit");
    EXPECT_EQ(player.end(), 0);
  }
  Player player(folder, play());
  ASSERT_TRUE(player.sees("waits for you"));
}

}  // namespace
}  // namespace warren::terminal_test
