// Two people with secrets at one keyboard: tried on the toy game, since the table knows no game.
#include "cli/terminal/keeper.h"
#include "cli/terminal/screen_table.h"
#include "games/adapter.h"
#include "games/catalog.h"
#include "tests/terminal/at_terminal.h"
#include "tests/toy/toy.h"

namespace warren::terminal_test {
namespace {

using SecretHands = AtTerminal;
const GameOf<toy::Toy> kToy;

int play_toy() {
  OptionSet options(toy::Toy::option_menu());
  if (options.set("players=2")) return 3;
  cli::Session session;
  Seating seating({{"Ana", ""}, {"Luis", ""}});
  cli::Keeper keeper("toy");
  cli::Terminal terminal(cli::Display{});
  cli::ScreenTable table(session, terminal, keeper,
                         std::make_unique<Host>(kToy, kToy.open(options, 1).match, seating, 5), 0);
  table.run();
  return 0;
}

// Whose view is on the screen: the toy writes views as bytes, the seat first.
std::string viewer(const VirtualScreen& screen) { return screen.line(1).substr(0, 2); }

TEST(Secrets, FollowFromWhatSeatsOwn) {
  EXPECT_TRUE(kToy.secrets());
  EXPECT_FALSE(find_game("rabbihop")->secrets());
}

TEST_F(SecretHands, TheScreenIsEmptyUntilTheNextPersonSitsDown) {
  Player player(folder, play_toy, {.rows = 40, .columns = 100});
  ASSERT_TRUE(player.sees("Pass the keyboard to ❶ Ana")) << player.screen().text();
  EXPECT_EQ(viewer(player.screen()), "") << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Ana: What will you do?")) << player.screen().text();
  EXPECT_EQ(viewer(player.screen()), "00") << player.screen().text();
  for (int i = 0; i < 20 && !player.screen().shows("Pass the keyboard"); ++i) {
    EXPECT_EQ(viewer(player.screen()), "00") << player.screen().text();
    player.enter("1");
    player.settle();
  }
  ASSERT_TRUE(player.sees("Pass the keyboard to ❷ Luis")) << player.screen().text();
  EXPECT_EQ(viewer(player.screen()), "") << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Luis: What will you do?")) << player.screen().text();
  EXPECT_EQ(viewer(player.screen()), "01") << player.screen().text();
}

}  // namespace
}  // namespace warren::terminal_test
