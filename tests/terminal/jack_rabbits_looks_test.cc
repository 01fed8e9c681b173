// How Jack Rabbits looks: sizes, languages, colours, letters.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "tests/terminal/jack_rabbits_table.h"

namespace warren::terminal_test {
namespace {

using JackRabbitsLooks = JackRabbitsTable;

const std::array<std::string, 12> kHexes = {"K♣", "Q♣", "J♣", "K♠", "Q♠", "J♠",
                                            "K♥", "Q♥", "J♥", "K♦", "Q♦", "J♦"};

// The part of the window that the board has, at 80 columns.
std::string map_of(const VirtualScreen& screen) {
  std::string out;
  for (int row = 1; row <= 15; ++row) out += screen.line(row) + "\n";
  return out;
}

TEST_F(JackRabbitsLooks, TheSampleBoardAndFourPlayersFit80x24) {
  for (const char* lang : {"en", "es"}) {
    std::filesystem::remove(folder / "jack-rabbits.log");
    Player player(folder, sit({"--players", "4", "--bots", "random", "--lang", lang}));
    ASSERT_TRUE(player.sees("›")) << player.screen().text();
    for (int i = 0; i < 20; ++i) {
      player.settle();
      EXPECT_FALSE(player.screen().shows("too small"));
      for (const std::string& hex : kHexes)
        EXPECT_TRUE(player.screen().shows(hex)) << hex << "\n" << player.screen().text();
      for (const char* cave : {"∩0", "∩1", "∩2", "∩3"})
        EXPECT_TRUE(player.screen().shows(cave)) << player.screen().text();
      for (const char* port : {"≈0", "3≈", "≈4", "8≈", "≈10", "≈11"})
        EXPECT_TRUE(player.screen().shows(port)) << port << "\n" << player.screen().text();
      player.enter(std::to_string(1 + i % 2));
    }
    EXPECT_FALSE(player.screen().overflowed());
  }
}

TEST_F(JackRabbitsLooks, ALargeWindowDrawsTheEdgesOfTheTiles) {
  Player player(folder, sit({"--players", "4", "--bots", "random"}), {.rows = 40, .columns = 120});
  ASSERT_TRUE(player.sees("lottery")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("·───•───·")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Citadel"));
  EXPECT_TRUE(player.screen().shows("wood"));
  for (const std::string& hex : kHexes)
    EXPECT_TRUE(player.screen().shows(hex)) << hex << "\n" << player.screen().text();
  EXPECT_FALSE(player.screen().overflowed());
}

TEST_F(JackRabbitsLooks, AWideBoardScrollsWithTheCursor) {
  const std::string make = std::string(WARREN_PROGRAM) + " board random --seed 8 > ";
  ASSERT_EQ(std::system((make + (folder / "board.json")).c_str()), 0);
  Player player(folder, sit({"--board", folder / "board.json"}));
  ASSERT_TRUE(player.sees("lottery")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("→") && player.screen().shows("←")) << player.screen().text();
  player.enter("pass");
  ASSERT_TRUE(player.sees("where to"));
  const std::string before = map_of(player.screen());
  for (int i = 0; i < 6; ++i) player.press(kRight);
  player.settle();
  EXPECT_NE(map_of(player.screen()), before);
  EXPECT_TRUE(player.screen().shows("∩1")) << "the eastern end" << player.screen().text();
  EXPECT_FALSE(player.screen().overflowed());
}

TEST_F(JackRabbitsLooks, EverySizeIsFilledAndNotExceeded) {
  struct Case {
    int rows, columns;
    const char* words;
  };
  Player player(folder, sit({"--players", "4", "--bots", "random"}));
  ASSERT_TRUE(player.sees("lottery"));
  for (const Case& size : {Case{25, 81, "lottery"},
                           {30, 100, "lottery"},
                           {50, 160, "lottery"},
                           {24, 70, "lottery"},
                           {20, 62, "lottery"},
                           {17, 80, "too small"},
                           {24, 50, "too small"},
                           {3, 5, "This"},
                           {24, 80, "lottery"}}) {
    player.resize(size.rows, size.columns);
    EXPECT_TRUE(player.sees(size.words)) << size.rows << "×" << size.columns << "\n"
                                         << player.screen().text();
    EXPECT_FALSE(player.screen().overflowed()) << size.rows << "×" << size.columns;
  }
}

TEST_F(JackRabbitsLooks, SpanishThroughout) {
  Player player(folder,
                from("Ana=human,random", 2, "rabbits p0 JD p1 JD\nhand p0 4D 6D 5S 7H\nspent 3D\n",
                     {"--lang", "es"}));
  ASSERT_TRUE(player.sees("desde J♦, ¿adónde?")) << player.screen().text();
  for (const char* words :
       {"turno 1 · dados 3 4 · precio 7", "Corte", "Descarte", "Pila", "Mano", "Subsuelo",
        "Destierro", "adquirir J♦ por 10 en ♦", "andar por la 3 a la Ciudadela", "atacar a ②",
        "comprar 3♦", "quedarse: tomar carta y acabar", "antes de la travesía",
        "salidas: 0 destierro"})
    EXPECT_TRUE(player.screen().shows(words)) << words << "\n" << player.screen().text();
  player.enter("por qué walk 5");
  ASSERT_TRUE(player.sees("Ningún camino sale por el lado 5. (reglas: ")) << player.screen().text();
  player.enter("acquire");
  ASSERT_TRUE(player.sees("paga 10 en ♦ por J♦")) << player.screen().text();
  player.enter("ayuda");
  ASSERT_TRUE(player.sees("Cómo se juega en esta mesa"));
  EXPECT_TRUE(player.screen().shows("walk 2")) << player.screen().text();
  player.press("\x1b[F");
  ASSERT_TRUE(player.sees("100 %"));
  EXPECT_TRUE(player.screen().shows("go QS")) << player.screen().text();
}

TEST_F(JackRabbitsLooks, TheTitleSaysWhatIsNotAsUsual) {
  Player player(folder, sit({"--preset", "intro", "--option", "objective=tribal"}),
                {.rows = 30, .columns = 120});
  ASSERT_TRUE(player.sees("lottery")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("without: Powers of the suits · three royals of one suit"))
      << player.screen().text();
}

TEST_F(JackRabbitsLooks, NoColourMeansNoneAndStillTellsThingsApart) {
  Player player(folder, from("Ana=human,random", 2, kNearTheEnd), {.environment = {"NO_COLOR=1"}});
  ASSERT_TRUE(player.sees("where to from J♦?")) << player.screen().text();
  EXPECT_FALSE(player.screen().colours_seen());
  EXPECT_TRUE(player.screen().shows("[J♦")) << "the cursor" << player.screen().text();
  EXPECT_TRUE(player.screen().shows("‹K♦")) << "what is offered" << player.screen().text();
  EXPECT_TRUE(player.screen().shows("❶▸Ana")) << "who is asked";
}

TEST_F(JackRabbitsLooks, AnOlderTerminalGetsLettersItKnows) {
  Player player(folder, from("Ana=human,random", 2, kNearTheEnd),
                {.environment = {"LC_ALL=en_US.ISO-8859-1"}});
  ASSERT_TRUE(player.sees("where to from JD?")) << player.screen().text();
  EXPECT_EQ(map_of(player.screen()).find('?'), std::string::npos) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("QC vA")) << "carrots" << player.screen().text();
}

TEST_F(JackRabbitsLooks, LinesWithoutATerminal) {
  std::ofstream(folder / "near.log") << "warren-log 1\n# seats Ana=human,random\n"
                                        "game jack-rabbits\noption players=2\nposition\n"
                                     << kNearTheEnd << "end\n";
  const std::string command = "printf 'why walk 5\\nacquire\\npay 4D 6D\\nq\\n' | " +
                              std::string(WARREN_PROGRAM) + " play jack-rabbits --seed 5 --load " +
                              (folder / "near.log") + " 2>&1";
  std::string out;
  std::FILE* pipe = popen(command.c_str(), "r");
  std::array<char, 4096> bytes{};
  while (const std::size_t count = std::fread(bytes.data(), 1, bytes.size(), pipe))
    out.append(bytes.data(), count);
  EXPECT_EQ(pclose(pipe), 0);
  EXPECT_EQ(out.find('\x1b'), std::string::npos);
  EXPECT_NE(out.find("acquire J♦ for 10 in ♦"), std::string::npos) << out;
  EXPECT_NE(out.find("go KH"), std::string::npos) << out;
  EXPECT_NE(out.find("(rules: Journey)"), std::string::npos) << out;
  EXPECT_NE(out.find("Player 1 acquires J♦"), std::string::npos) << out;
  EXPECT_EQ(betrayed(out.substr(0, out.find("acquires")), {"7S", "3C"}), "") << out;
}

}  // namespace
}  // namespace warren::terminal_test
