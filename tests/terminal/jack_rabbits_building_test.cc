// A board built at the terminal: the growing map, what is asked, warnings, and "finish it for me".
#include "tests/terminal/jack_rabbits_table.h"

namespace warren::terminal_test {
namespace {

using JackRabbitsBuilding = JackRabbitsTable;

std::vector<std::string> built(const char* how) {
  return {"play",     "jack-rabbits",
          "--seats",  "Ana=human,greedy",
          "--seed",   "5",
          "--pace",   "0",
          "--option", "board=built",
          "--option", std::string("building=") + how};
}

TEST_F(JackRabbitsBuilding, TheBoardGrowsAndThenTheRaceBegins) {
  Player player(folder, built("strict"));
  ASSERT_TRUE(player.sees("which shape will you flip?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("6⬡ 6◇ 6△")) << player.screen().text();
  player.enter("flip rhombus");
  ASSERT_TRUE(player.sees("where does this go:")) << player.screen().text();
  player.enter("1");
  ASSERT_TRUE(player.sees("which shape will you flip?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("of 36 tiles placed")) << player.screen().text();
  player.enter("why pass");
  EXPECT_TRUE(player.sees("Building is strict")) << player.screen().text();
  player.enter("finish");
  ASSERT_TRUE(player.sees("Underground")) << player.screen().text();
  ASSERT_TRUE(player.sees("Ana:")) << player.screen().text();
  EXPECT_FALSE(player.screen().overflowed());
  EXPECT_EQ(player.screen().unknown(), "");
  player.enter("finish");
  EXPECT_TRUE(player.sees("finish is for building a board")) << player.screen().text();
}

TEST_F(JackRabbitsBuilding, OpenTilesAreTakenPlacedAndPassed) {
  Player player(folder, built("free"));
  ASSERT_TRUE(player.sees("which tile will you place?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Your tiles:")) << player.screen().text();
  player.enter("1");
  ASSERT_TRUE(player.sees("where does this go:")) << player.screen().text();
  player.enter("back");
  ASSERT_TRUE(player.sees("which tile will you place?")) << player.screen().text();
  player.enter("hint");
  EXPECT_TRUE(player.sees("greedy would do: take")) << player.screen().text();
}

}  // namespace
}  // namespace warren::terminal_test
