// The table in a terminal, as people at the keyboard meet it.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/terminal/player.h"

namespace warren::terminal_test {
namespace {

using Words = std::vector<std::string>;

Words play(Words more = {}) {
  Words words = {"play", "rabbihop", "--seed", "5", "--pace", "0"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::string contents(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

int wait_for_end(Player& player) {
  for (int i = 0; i < 4000; ++i) {
    if (const int code = player.ended(); code >= 0) return code;
  }
  return -1;
}

struct Terminal : testing::Test {
  Terminal() { folder.skip_welcome(); }
  Folder folder;
};

constexpr const char* kAsked = "you: ";

// --- playing ------------------------------------------------------------------------------------

TEST_F(Terminal, AWholeGameIsPlayedByKeysAndItsLogReplays) {
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
  EXPECT_EQ(wait_for_end(player), 0);
  EXPECT_FALSE(player.screen().overflowed());
  EXPECT_EQ(player.screen().unknown(), "");
  EXPECT_FALSE(std::filesystem::exists(folder / "rabbihop.log")) << "a finished game is kept";

  Player replay(folder, {"replay", folder / "whole.log"});
  EXPECT_EQ(wait_for_end(replay), 0) << replay.screen().text();
}

TEST_F(Terminal, ArrowsGoStraightToWhereAJumpLands) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.press(kRight);
  ASSERT_TRUE(player.sees("d3: teleport")) << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("jumps east from c3 to d3")) << player.screen().text();
}

TEST_F(Terminal, NumbersAndNotationChooseToo) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("jump w");
  ASSERT_TRUE(player.sees("jumps west from c3 to b3")) << player.screen().text();
  player.enter("undo");
  ASSERT_TRUE(player.sees("takes that back")) << player.screen().text();
  player.enter("4");
  ASSERT_TRUE(player.sees("jumps west from c3 to b3")) << player.screen().text();
}

TEST_F(Terminal, TwoPeopleShareOneKeyboardByName) {
  Player player(folder, play({"--seats", "Ana=human,Luis=human"}));
  ASSERT_TRUE(player.sees("Ana: jump"));
  EXPECT_TRUE(player.screen().shows("Luis"));
  player.enter("jump west");
  player.enter("take");
  ASSERT_TRUE(player.sees("Luis: jump")) << player.screen().text();
}

TEST_F(Terminal, BotsAlonePlayToTheEnd) {
  Player player(folder, play({"--seats", "random,random", "--option", "deck_size=2"}));
  ASSERT_TRUE(player.sees("The game is over")) << player.screen().text();
}

// --- commands -----------------------------------------------------------------------------------

TEST_F(Terminal, UndoStopsAtTheLastBarrier) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("undo");
  ASSERT_TRUE(player.sees("nothing can be taken back here")) << player.screen().text();
}

TEST_F(Terminal, WhyNamesTheRule) {
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

TEST_F(Terminal, HintPointsAtAnOffer) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("hint");
  ASSERT_TRUE(player.sees("would do: jump")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("▸"));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Player 1 jumps")) << player.screen().text();
}

TEST_F(Terminal, RulesLogAndHelpArePagesToLeaf) {
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

TEST_F(Terminal, SavedGamesLoadAgain) {
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

TEST_F(Terminal, ABadFileToLoadIsRefusedBeforeAnythingIsDrawn) {
  std::ofstream(folder / "bad.log") << "warren-log 1\ngame rabbihop\np0 jump up\n";
  Player player(folder, play({"--load", folder / "bad.log"}));
  EXPECT_EQ(wait_for_end(player), 2);
  EXPECT_TRUE(player.screen().shows("cannot be loaded: line 3")) << player.screen().text();
  EXPECT_FALSE(player.screen().escapes_seen());
}

// --- nothing is lost ----------------------------------------------------------------------------

TEST_F(Terminal, AKilledGameGoesOn) {
  {
    Player player(folder, play());
    ASSERT_TRUE(player.sees(kAsked));
    player.enter("jump west");
    ASSERT_TRUE(player.sees("take the tile or use it?"));
    player.signal(SIGKILL);
    EXPECT_EQ(wait_for_end(player), 128 + SIGKILL);
  }
  Player player(folder, play());
  ASSERT_TRUE(player.sees("A game of Rabbihop waits for you")) << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("take the tile or use it?")) << player.screen().text();
}

TEST_F(Terminal, TheOlderGameIsSetAsideForANewOne) {
  {
    Player player(folder, play());
    ASSERT_TRUE(player.sees(kAsked));
    player.enter("jump west");
    ASSERT_TRUE(player.sees("take the tile or use it?"));
    player.hang_up();
    EXPECT_EQ(player.ended(), 128 + SIGHUP);
  }
  Player player(folder, play());
  ASSERT_TRUE(player.sees("waits for you"));
  player.press("n");
  ASSERT_TRUE(player.sees("jump: which way?")) << player.screen().text();
  EXPECT_NE(contents(folder / "rabbihop.previous.log").find("p0 jump west"), std::string::npos);
}

TEST_F(Terminal, ADamagedGameIsReportedAndSetAside) {
  std::ofstream(folder / "rabbihop.log") << "warren-log 1\ngame rabbihop\nchance nonsense\n";
  Player player(folder, play());
  ASSERT_TRUE(player.sees("cannot be read")) << player.screen().text();
  ASSERT_TRUE(player.sees(kAsked));
  EXPECT_NE(contents(folder / "rabbihop.damaged.log").find("nonsense"), std::string::npos);
}

TEST_F(Terminal, TwoTablesAtOnceKeepTheirGamesApart) {
  Player one(folder, play());
  ASSERT_TRUE(one.sees(kAsked));
  Player two(folder, play());
  ASSERT_TRUE(two.sees("jump: which way?")) << two.screen().text();
  EXPECT_TRUE(std::filesystem::exists(folder / "rabbihop.log"));
  EXPECT_TRUE(std::filesystem::exists(folder / "rabbihop-2.log"));
}

TEST_F(Terminal, CtrlCGivesTheTerminalBack) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  EXPECT_FALSE(player.terminal_is_usual());
  player.press("\x03");
  EXPECT_EQ(wait_for_end(player), 130);
  EXPECT_TRUE(player.terminal_is_usual());
  EXPECT_FALSE(player.screen().alternate());
  EXPECT_TRUE(player.screen().caret_visible());
  EXPECT_TRUE(player.screen().shows("The game is kept")) << player.screen().text();
  EXPECT_TRUE(std::filesystem::exists(folder / "rabbihop.log"));
}

TEST_F(Terminal, ATermSignalGivesTheTerminalBack) {
  Player player(folder, play());
  ASSERT_TRUE(player.sees(kAsked));
  player.signal(SIGTERM);
  EXPECT_EQ(wait_for_end(player), 128 + SIGTERM);
  EXPECT_TRUE(player.terminal_is_usual());
  EXPECT_FALSE(player.screen().alternate());
}

// --- how it looks -------------------------------------------------------------------------------

TEST_F(Terminal, TheLargestGridWithEightPlayersFits80x24) {
  for (const char* lang : {"en", "es"}) {
    std::filesystem::remove(folder / "rabbihop.log");
    Player player(folder, play({"--players", "8", "--preset", "full", "--lang", lang}));
    ASSERT_TRUE(player.sees("›")) << player.screen().text();
    player.settle();
    for (int i = 0; i < 12; ++i) {
      player.enter("1");
      player.settle();
    }
    EXPECT_FALSE(player.screen().overflowed()) << player.screen().text();
    for (const char* row : {"1 ", "2 ", "3 ", "4 ", "5 ", "6 "})
      EXPECT_TRUE(player.screen().shows(std::string("\n") + row)) << player.screen().text();
    EXPECT_TRUE(player.screen().shows("⑧") || player.screen().shows("❽")) << player.screen().text();
    EXPECT_FALSE(player.screen().shows("too small"));
  }
}

TEST_F(Terminal, ASmallWindowSaysSoAndALargerOneShowsTheTableAgain) {
  Player player(folder, play(), {.rows = 12, .columns = 40});
  ASSERT_TRUE(player.sees("too small")) << player.screen().text();
  EXPECT_FALSE(player.screen().overflowed());
  player.resize(24, 80);
  ASSERT_TRUE(player.sees("jump: which way?")) << player.screen().text();
  player.resize(40, 120);
  ASSERT_TRUE(player.sees("carrot 2")) << player.screen().text();
  EXPECT_FALSE(player.screen().overflowed());
}

TEST_F(Terminal, SpanishThroughout) {
  Player player(folder, play({"--lang", "es"}));
  ASSERT_TRUE(player.sees("salta: ¿hacia dónde?")) << player.screen().text();
  player.enter("por qué take");
  ASSERT_TRUE(player.sees("Ahora se pregunta otra cosa. (reglas: Un turno)"))
      << player.screen().text();
  player.enter("jump west");
  ASSERT_TRUE(player.sees("El jugador 1 salta")) << player.screen().text();
  player.enter("deshacer");
  ASSERT_TRUE(player.sees("lo deshace"));
  player.enter("pista");
  ASSERT_TRUE(player.sees("haría"));
  player.enter("reglas");
  ASSERT_TRUE(player.sees("Reglas de Rabbihop"));
}

TEST_F(Terminal, SpanishByLang) {
  Player player(folder, play(), {.environment = {"LC_ALL=es_ES.UTF-8"}});
  ASSERT_TRUE(player.sees("salta: ¿hacia dónde?")) << player.screen().text();
}

TEST_F(Terminal, NoColourMeansNone) {
  Player player(folder, play(), {.environment = {"NO_COLOR=1"}});
  ASSERT_TRUE(player.sees(kAsked));
  EXPECT_FALSE(player.screen().colours_seen());
  EXPECT_TRUE(player.screen().shows("[START]")) << player.screen().text();
}

TEST_F(Terminal, ADumbTerminalIsPlayedLineByLine) {
  Player player(folder, play(), {.environment = {"TERM=dumb"}});
  ASSERT_TRUE(player.sees("p0: number or notation")) << player.screen().text();
  player.enter("q");
  EXPECT_EQ(wait_for_end(player), 0);
  EXPECT_FALSE(player.screen().escapes_seen());
}

TEST_F(Terminal, RulesAreWrappedForATerminal) {
  Player player(folder, {"rules", "rabbihop"}, {.rows = 400, .columns = 60});
  EXPECT_EQ(wait_for_end(player), 0);
  EXPECT_TRUE(player.screen().colours_seen());
  EXPECT_FALSE(player.screen().shows("## ")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Open market"));
}

TEST(TerminalWelcome, IsShownOnceOnly) {
  const Folder folder;
  {
    Player player(folder, play());
    ASSERT_TRUE(player.sees("Welcome to Rabbihop")) << player.screen().text();
    player.press(kEnter);
    ASSERT_TRUE(player.sees(kAsked));
    player.enter("quit");
    EXPECT_EQ(wait_for_end(player), 0);
  }
  Player player(folder, play());
  ASSERT_TRUE(player.sees("waits for you"));
}

}  // namespace
}  // namespace warren::terminal_test
