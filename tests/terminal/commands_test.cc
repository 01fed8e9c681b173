// What one can type at the table besides actions.
#include <fstream>

#include "tests/terminal/at_terminal.h"

namespace warren::terminal_test {
namespace {

using Commands = AtTerminal;

TEST_F(Commands, UndoStopsAtTheLastBarrier) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("undo");
  ASSERT_TRUE(player.sees("nothing can be taken back here")) << player.screen().text();
}

TEST_F(Commands, WhyNamesTheRule) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("why take");
  ASSERT_TRUE(player.sees("Something else is asked now. (rules: A turn)"))
      << player.screen().text();
  player.enter("why jump east");
  ASSERT_TRUE(player.sees("“jump east” is possible now"));
  player.enter("why fly");
  ASSERT_TRUE(player.sees("is no action"));
}

TEST_F(Commands, HintPointsAtAnOffer) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("hint");
  ASSERT_TRUE(player.sees("would do: jump")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("▸"));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Player 1 jumps")) << player.screen().text();
}

TEST_F(Commands, RulesLogAndHelpArePagesToLeaf) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("rules territory");
  ASSERT_TRUE(player.sees("Rules of Rabbihop"));
  EXPECT_EQ(player.screen().line(1), " Territory") << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("log");
  ASSERT_TRUE(player.sees("What happened"));
  player.press("q");
  ASSERT_TRUE(player.sees(kAsked));
  player.press("?");
  ASSERT_TRUE(player.sees("How to play at this table"));
  player.press("\x1b[6~");
  player.press("\x1b[6~");
  ASSERT_TRUE(player.sees("100 %")) << player.screen().text();
}

TEST_F(Commands, SavedGamesLoadAgain) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("jump west");
  player.enter("save " + (folder / "mine.log"));
  ASSERT_TRUE(player.sees("Saved as")) << player.screen().text();
  player.enter("undo");
  ASSERT_TRUE(player.sees("takes that back"));
  player.enter("load " + (folder / "mine.log"));
  ASSERT_TRUE(player.sees("take the tile or use it?")) << player.screen().text();
  player.enter("load " + (folder / "nowhere.log"));
  ASSERT_TRUE(player.sees("cannot read"));
}

TEST_F(Commands, ABadFileToLoadIsRefusedBeforeAnythingIsDrawn) {
  std::ofstream(folder / "bad.log") << "warren-log 1\ngame rabbihop\np0 jump up\n";
  Player player(folder, play({"--load", folder / "bad.log"}));
  EXPECT_EQ(player.end(), 2);
  EXPECT_TRUE(player.screen().shows("cannot be loaded: line 3")) << player.screen().text();
  EXPECT_FALSE(player.screen().escapes_seen());
}

}  // namespace
}  // namespace warren::terminal_test
