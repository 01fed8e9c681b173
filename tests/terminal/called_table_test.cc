// The table without a terminal where hands are called out: it counts for nobody, and a call is
// typed as one would say it.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "tests/terminal/piped.h"

namespace warren {
namespace {

class CalledTable : public testing::Test {
 protected:
  // Ana's turn; both others hold too many cards.
  std::string run(const std::string& input, const std::string& words = "",
                  const std::string& limit = "called") const {
    const std::string path = testing::TempDir() + "called_table.log";
    std::ofstream(path) << "warren-log 1\n# seats Ana=human,Luis=random,Eva=random\n"
                           "game jack-rabbits\noption players=3\noption limit="
                        << limit
                        << "\nposition\nhand p0 AH 2H\nhand p1 AC 2C 3C 4C 5C 6C 7C 8C 9C\n"
                           "hand p2 AS 2S 3S\nrabbits p0 citadel p1 JD p2 KS\npending hex\nend\n";
    return piped(input, "play jack-rabbits --load " + path + " --seed 3 " + words);
  }
  static bool has(const std::string& text, std::string_view what) {
    return text.find(what) != std::string::npos;
  }
};

TEST_F(CalledTable, ShowsABackForEachCardAndNoNumber) {
  const std::string out = run("end\\nq\\n");
  EXPECT_TRUE(has(out, "\nhands ▮▮ ▮▮▮▮▮▮▮▮▮ ▮▮▮\n")) << out;
  EXPECT_FALSE(has(out, "\nhands 2 9 3\n")) << out;
  EXPECT_TRUE(has(run("q\\n", "", "forced"), "\nhands 2 9 3\n"));
}

TEST_F(CalledTable, HearsACallByNumberAndByName) {
  const std::string wrong = "Player 1 calls out player 2, who has no card too many.";
  EXPECT_TRUE(has(run("call 2\\nq\\n"), wrong));
  EXPECT_TRUE(has(run("call p1\\nq\\n"), wrong));
  EXPECT_TRUE(has(run("call out Luis\\nq\\n"), wrong));
  EXPECT_TRUE(has(run("call lu\\nq\\n"), wrong));
  EXPECT_TRUE(has(run("señala a Luis\\nq\\n", "--lang es"),
                  "El jugador 1 señala al jugador 2, a quien no le sobra nada."));
}

// Whoever is nobody at this table cannot be called out, nor can one call out oneself.
TEST_F(CalledTable, SaysWhyACallCannotBe) {
  EXPECT_TRUE(has(run("call 1\\nq\\n"),
                  "You cannot call out yourself. (rules: Options: lottery and hands)"));
  EXPECT_TRUE(has(run("why call 1\\nq\\n", "--lang es"),
                  "No puedes señalarte a ti mismo. (reglas: Opciones: lotería y manos)"));
  EXPECT_FALSE(has(run("call 7\\nq\\n"), "Player 1 calls out"));
  EXPECT_FALSE(has(run("call Zoe\\nq\\n"), "Player 1 calls out"));
}

// In another's turn, too: each of them leaves a moment for it.
TEST_F(CalledTable, AsksInTheTurnsOfOthers) {
  const std::string out = run("end\\ncall 3\\nq\\n");
  const std::size_t turn = out.find("The turn of player 2 begins.");
  ASSERT_NE(turn, std::string::npos) << out;
  const std::size_t call = out.find("Player 1 calls out player 3", turn);
  ASSERT_NE(call, std::string::npos) << out;
  EXPECT_EQ(out.substr(turn, call - turn).find("The turn of player 3 begins."), std::string::npos);
}

}  // namespace
}  // namespace warren
