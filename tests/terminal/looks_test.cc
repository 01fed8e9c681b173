// How the table looks: sizes, languages, colours.
#include <filesystem>
#include <fstream>

#include "tests/terminal/at_terminal.h"

namespace warren::terminal_test {
namespace {

using Looks = AtTerminal;

TEST_F(Looks, TheLargestGridWithEightPlayersFits80x24) {
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

TEST_F(Looks, ASmallWindowSaysSoAndALargerOneShowsTheTableAgain) {
  Player player(folder, play(), {.rows = 12, .columns = 40});
  ASSERT_TRUE(player.sees("too small")) << player.screen().text();
  EXPECT_FALSE(player.screen().overflowed());
  player.resize(24, 80);
  ASSERT_TRUE(player.sees("jump: which way?")) << player.screen().text();
  player.resize(40, 120);
  ASSERT_TRUE(player.sees("carrot 2")) << player.screen().text();
  EXPECT_FALSE(player.screen().overflowed());
}

TEST_F(Looks, SpanishThroughout) {
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

TEST_F(Looks, SpanishByLang) {
  Player player(folder, play(), {.environment = {"LC_ALL=es_ES.UTF-8"}});
  ASSERT_TRUE(player.sees("salta: ¿hacia dónde?")) << player.screen().text();
}

TEST_F(Looks, NoColourMeansNone) {
  Player player(folder, play(), {.environment = {"NO_COLOR=1"}});
  ASSERT_TRUE(player.sees(kAsked));
  EXPECT_FALSE(player.screen().colours_seen());
  EXPECT_TRUE(player.screen().shows("[START]")) << player.screen().text();
}

TEST_F(Looks, ADumbTerminalIsPlayedLineByLine) {
  Player player(folder, play(), {.environment = {"TERM=dumb"}});
  ASSERT_TRUE(player.sees("p0: number or notation")) << player.screen().text();
  player.enter("q");
  EXPECT_EQ(player.end(), 0);
  EXPECT_FALSE(player.screen().escapes_seen());
}

TEST_F(Looks, RulesAreWrappedForATerminal) {
  Player player(folder, {"rules", "rabbihop"}, {.rows = 400, .columns = 60});
  EXPECT_EQ(player.end(), 0);
  EXPECT_TRUE(player.screen().colours_seen());
  EXPECT_FALSE(player.screen().shows("## ")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Open market"));
}

TEST_F(Looks, EverySizeIsFilledAndNotExceeded) {
  struct Case {
    int rows, columns;
    const char* words;
  };
  Player player(folder, play({"--players", "8", "--preset", "full"}));
  ASSERT_TRUE(player.sees("which way?"));
  for (const Case& size : {Case{25, 81, "which way?"},
                           {30, 100, "which way?"},
                           {50, 160, "which way?"},
                           {24, 78, "which way?"},
                           {24, 77, "too small"},
                           {23, 80, "too small"},
                           {3, 5, "This"},
                           {1, 1, "T"},
                           {24, 80, "which way?"}}) {
    player.resize(size.rows, size.columns);
    EXPECT_TRUE(player.sees(size.words)) << size.rows << "×" << size.columns << "\n"
                                         << player.screen().text();
    EXPECT_FALSE(player.screen().overflowed()) << size.rows << "×" << size.columns;
  }
}

TEST_F(Looks, FencesAndWhatTheyCostAreShown) {
  std::ofstream(folder / "fence.log")
      << "warren-log 1\ngame rabbihop\noption players=2\nposition\n"
         "row c1.5:1111 c1.7:11-1 c1.9:111- c2.2:111-\n"
         "row c1.0:1-12 c2.1:21-1 c2.0:1-3- c2.3:1122\n"
         "row fe.0:1-12 c2.5:2111 start:1111 c2.6:121-\n"
         "row fe.1:3212 c2.7:1211 c3.0:3111 c3.2:1211\n"
         "pawns c3 c3\nfence c3-d3 2\nfence b3-b4 1\npile p0 c1.1 c1.2 c1.3\ndeck 9\nend\n";
  Player player(folder, play({"--load", folder / "fence.log"}));
  ASSERT_TRUE(player.sees("jump east to d3, carrot 2 (pay 2")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("-2"));
  EXPECT_TRUE(player.screen().shows("┃"));
  EXPECT_TRUE(player.screen().shows("▂▂"));
  player.enter("jump east");
  ASSERT_TRUE(player.sees("pays 2 tiles")) << player.screen().text();
}

}  // namespace
}  // namespace warren::terminal_test
