// What one may regret is said at the terminal, and done only if it is entered twice.
#include "tests/terminal/jack_rabbits_table.h"
#include "tests/terminal/piped.h"

namespace warren::terminal_test {
namespace {

using JackRabbitsWarnings = JackRabbitsTable;

// A flight lacks 3 in spades; the queen is one of three royals that win.
constexpr const char* kFlight =
    "dice 4 5\nrabbits p0 KS p1 QC\nhand p0 6C QS KH JD 3S\nknown p0 6C\nclub 6C\nhand p1 2C\n"
    "pending hex\npending shortfall 3\n";

TEST_F(JackRabbitsWarnings, ABrokenTrioIsAskedAboutBeforeItIsDone) {
  Player player(folder, from("human,random", 2, kFlight));
  ASSERT_TRUE(player.sees("▸1 pay 3♠")) << player.screen().text();
  EXPECT_FALSE(player.screen().shows("three royals that win"));
  player.press(kDown);
  ASSERT_TRUE(player.sees("This gives up Q♠: you would no longer hold three royals that win."))
      << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Enter it once more")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("the club is 3 short")) << "nothing has been paid";
  player.enter("why end");  // something else in between: it is asked again
  player.settle();
  player.enter("pay QS");
  ASSERT_TRUE(player.sees("Enter it once more")) << player.screen().text();
  player.enter("2");  // the same by its number
  ASSERT_TRUE(player.sees("fly to which tower?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Player 1 pays Q♠")) << player.screen().text();
}

TEST_F(JackRabbitsWarnings, WhatCannotBeRegrettedIsDoneAtOnce) {
  Player player(folder, from("human,random", 2, kFlight));
  ASSERT_TRUE(player.sees("▸1 pay 3♠")) << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("fly to which tower?")) << player.screen().text();
}

std::string quoted(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += " '" + word + "'";
  return out;
}

TEST_F(JackRabbitsWarnings, APipedTableAsksInLines) {
  const std::string words = quoted(from("human,random", 2, kFlight, {"--lang", "es"}));
  const std::string once = piped("pay QS\\nq\\n", words);
  EXPECT_NE(
      once.find(" ! Con esto pierdes Q♠: ya no tendrías tres cartas reales con las que ganar."),
      std::string::npos)
      << once;
  EXPECT_NE(once.find("Repítelo para hacerlo de todos modos."), std::string::npos) << once;
  EXPECT_EQ(once.find("El jugador 1 paga Q♠"), std::string::npos) << once;
  const std::string twice = piped("pay QS\\npay QS\\nland KC\\nq\\n", words);
  EXPECT_NE(twice.find("El jugador 1 paga Q♠"), std::string::npos) << twice;
}

}  // namespace
}  // namespace warren::terminal_test
