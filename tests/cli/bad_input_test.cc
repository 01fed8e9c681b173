// Whatever is wrong: one line on standard error that names the problem and the remedy, exit code 2.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace warren {
namespace {

struct Bad {
  const char* words;
  const char* says;  // part of the line

  friend std::ostream& operator<<(std::ostream& out, const Bad& bad) {
    return out << "warren " << bad.words;
  }
};

class BadWords : public testing::TestWithParam<Bad> {};

TEST_P(BadWords, OneLineAndExitCodeTwo) {
  const auto spoken = warren_says(GetParam().words);
  EXPECT_EQ(spoken.code, 2) << spoken.out << spoken.err;
  EXPECT_EQ(spoken.error_lines(), 1) << spoken.err;
  EXPECT_EQ(spoken.err.find("warren: "), 0U) << spoken.err;
  EXPECT_NE(spoken.err.find(GetParam().says), std::string::npos) << spoken.err;
  EXPECT_EQ(spoken.out, "");
  // In Spanish too, and not in the same words.
  const auto spanish = warren_says(GetParam().words, "", {"LANG=es_ES.UTF-8"});
  EXPECT_EQ(spanish.code, 2) << spanish.err;
  EXPECT_EQ(spanish.error_lines(), 1) << spanish.err;
  EXPECT_NE(spanish.err, spoken.err);
}

INSTANTIATE_TEST_SUITE_P(
    Program, BadWords,
    testing::Values(
        Bad{"", "warren --help"}, Bad{"fly", "simulate"}, Bad{"fly", "“fly”"},
        Bad{"--flag", "--flag"}, Bad{"--lang", "--lang"}, Bad{"simulate", "GAME"},
        Bad{"simulate chess", "rabbihop"}, Bad{"simulate rabbihop extra", "extra"},
        Bad{"simulate rabbihop --speed 3", "--speed"}, Bad{"simulate rabbihop --games", "--games"},
        Bad{"simulate rabbihop --games 0", "--games"},
        Bad{"simulate rabbihop --games -3", "--games"},
        Bad{"simulate rabbihop --games 1.5", "--games"},
        Bad{"simulate rabbihop --games many", "many"},
        Bad{"simulate rabbihop --games 99999999999999999999", "--games"},
        Bad{"simulate rabbihop --seed -1", "--seed"},
        Bad{"simulate rabbihop --seed 18446744073709551616", "18446744073709551615"},
        Bad{"simulate rabbihop --seed 0x10", "--seed"}, Bad{"simulate rabbihop --seed abc", "abc"},
        Bad{"simulate rabbihop --seed 1 --seed 2", "--seed"},
        Bad{"simulate rabbihop --threads 0", "--threads"},
        Bad{"simulate rabbihop --threads 100000", "--threads"},
        Bad{"simulate rabbihop --cap 0", "--cap"}, Bad{"simulate rabbihop --players 1", "2..8"},
        Bad{"simulate rabbihop --players 9", "2..8"},
        Bad{"simulate rabbihop --players two", "2..8"},
        Bad{"simulate rabbihop --players 3 --option players=4", "players=4"},
        Bad{"simulate rabbihop --bots clever", "random"},
        Bad{"simulate rabbihop --bots random,", "random"},
        Bad{"simulate rabbihop --players 2 --bots random,random,random", "3"},
        Bad{"simulate rabbihop --preset none", "none"},
        Bad{"simulate rabbihop --option deck_size", "deck_size"},
        Bad{"simulate rabbihop --option deck_size=0", "1.."},
        Bad{"simulate rabbihop --option deck_size=99999999999", "1.."},
        Bad{"simulate rabbihop --option colour=red", "deck_size"},
        Bad{"simulate rabbihop --option territory=on --option explorers=on", "explorers"},
        Bad{"simulate rabbihop --log x", "--games 1"},
        Bad{"simulate rabbihop --games 1 --log /no/such/folder/x", "/no/such/folder/x"},
        Bad{"record chess", "rabbihop"}, Bad{"record rabbihop --game -1", "--game"},
        Bad{"replay", "FILE"}, Bad{"replay /no/such/file", "/no/such/file"}, Bad{"replay /", "/: "},
        Bad{"replay - --until x", "--until"}, Bad{"replay - --until -1", "--until"},
        Bad{"replay -", "line 1"}, Bad{"play chess", "rabbihop"},
        Bad{"play rabbihop --bots clever", "random"}, Bad{"play rabbihop --seed 1e9", "--seed"},
        Bad{"simulate rabbihop --board sample", "--board"},
        Bad{"simulate jack-rabbits --board /no/such/file", "/no/such/file"},
        Bad{"simulate jack-rabbits --board -", "-: "},
        Bad{"record jack-rabbits --board sample --option board=random", "leave one"},
        Bad{"record jack-rabbits --option board=smaple", "sample|random|built|…"},
        Bad{"record jack-rabbits --option objective=none", "triple_court"},
        Bad{"play jack-rabbits --board -", "--board -"},
        Bad{"play jack-rabbits --board /no/such/file", "/no/such/file"},
        Bad{"options chess", "rabbihop"}, Bad{"options", "GAME"}, Bad{"games --all", "--all"}));

// Whatever CLI11 finds wrong is said in the language that was chosen, wherever that was said.
TEST(Program, UnknownFlagsAreRefusedInTheLanguageChosen) {
  for (const char* words :
       {"--lang es --bogus", "--bogus --lang es", "replay x --bogus --lang=es",
        "--lang es replay --bogus", "--lang es replay x y --bogus", "--lang es board show --bogus",
        "--lang es simulate rabbihop --bogus=3", "play rabbihop --bogus --lang es"}) {
    const auto spoken = warren_says(words);
    EXPECT_EQ(spoken.code, 2) << words;
    EXPECT_EQ(spoken.error_lines(), 1) << spoken.err;
    EXPECT_EQ(spoken.err.find("warren: «--bogus"), 0U) << words << ": " << spoken.err;
    EXPECT_NE(spoken.err.find("no es una opción de warren"), std::string::npos) << spoken.err;
  }
  EXPECT_NE(warren_says("--lang es replay x y").err.find("«y» no se espera aquí"),
            std::string::npos);
  EXPECT_NE(warren_says("--lang es play rabbihop --plain=maybe").err.find("--plain no lleva valor"),
            std::string::npos);
  EXPECT_NE(warren_says("replay x --bogus")
                .err.find("“--bogus” is no option of warren replay, "
                          "which has --help, --until, --offers"),
            std::string::npos)
      << warren_says("replay x --bogus").err;
}

TEST(Program, AnEmptyWordIsNamed) {
  for (const char* option : {"--seed", "--games", "--bots", "--option", "--players", "--preset"}) {
    const auto spoken = warren_says(Arguments{"simulate", "rabbihop", option, ""});
    EXPECT_EQ(spoken.code, 2) << option;
    EXPECT_EQ(spoken.error_lines(), 1) << spoken.err;
    EXPECT_NE(spoken.err.find(option), std::string::npos) << spoken.err;
  }
}

TEST(Program, AnUnknownLanguageIsNamed) {
  for (const Arguments& words :
       {Arguments{"--lang", "de", "games"}, Arguments{"games", "--lang=de"},
        Arguments{"--lang", "", "games"}, Arguments{"games", "--lang"}}) {
    const auto spoken = warren_says(words);
    EXPECT_EQ(spoken.code, 2);
    EXPECT_EQ(spoken.error_lines(), 1) << spoken.err;
    EXPECT_NE(spoken.err.find("--lang"), std::string::npos) << spoken.err;
  }
}

struct BadLog {
  const char* name;
  std::string text;
  const char* says;
};

const std::string kHead = "warren-log 1\ngame rabbihop\n";
const std::string kJackHead = "warren-log 1\ngame jack-rabbits\n";

class BadFile : public testing::TestWithParam<BadLog> {};

TEST_P(BadFile, NamesTheFileTheLineAndTheProblem) {
  const Folder folder;
  const std::string file = folder.write("bad.log", GetParam().text);
  for (const Arguments& words : {Arguments{"replay", file}, Arguments{"replay", "--json", file}}) {
    const auto spoken = warren_says(words);
    EXPECT_EQ(spoken.code, 2) << spoken.out;
    EXPECT_EQ(spoken.error_lines(), 1) << spoken.err;
    EXPECT_NE(spoken.err.find(file + ": line "), std::string::npos) << spoken.err;
    EXPECT_NE(spoken.err.find(GetParam().says), std::string::npos) << spoken.err;
    EXPECT_LT(spoken.err.size(), 3000U);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Program, BadFile,
    testing::Values(BadLog{"empty", "", "empty"}, BadLog{"other", "hello\n", "warren-log 1"},
                    BadLog{"newer", "warren-log 2\n", "warren-log 1"},
                    BadLog{"binary", std::string("\x7f\x45LF\0\1\2\xff\xfe", 9), "warren-log 1"},
                    BadLog{"long_line", std::string(5'000'000, 'x'), "warren-log 1"},
                    BadLog{"long_word", kHead + std::string(5'000'000, 'x') + "\n", "line 3"},
                    BadLog{"no_game", "warren-log 1\n", "game"},
                    BadLog{"unknown_game", "warren-log 1\ngame chess\n", "line 2"},
                    BadLog{"unknown_line", kHead + "jump south\n", "line 3"},
                    BadLog{"rules_zero", kHead + "rules 0\n", "line 3"},
                    BadLog{"rules_future", kHead + "rules 999\noption players=2\n", "line 3: "},
                    BadLog{"two_games", kHead + "game rabbihop\n", "line 3: "},
                    BadLog{"option", kHead + "option players=77\n", "line 3"},
                    BadLog{"preset", kHead + "preset x\n", "line 3"},
                    BadLog{"position", kHead + "position\nnonsense\nend\n", "line "},
                    BadLog{"position_empty", kHead + "position\nend\n", "line "},
                    BadLog{"position_line", kHead + "position\n\nrow x . . .\nend\n", "line 5: "},
                    BadLog{"position_cell",
                           kHead + "option players=2\nposition\nrow start . . .\nrow . . . .\n"
                                   "row . . . .\nrow . . . .\npawns a1 e9\nend\n",
                           "line 9: “e9” is no cell of this grid, in the line “pawns a1 e9”; they "
                           "go from a1 to d4"},
                    BadLog{"position_fences",
                           kHead + "position\nrow start c1 . .\nrow . . . .\nrow . . . .\n"
                                   "row . . . .\nfence a1-b1 100\nend\n",
                           "line 8: “100” is no number from 1 to 99"},
                    BadLog{"position_deck",
                           kHead + "position\nrow start c1 . .\nrow . . . .\nrow . . . .\n"
                                   "row . . . .\ndeck 107\nend\n",
                           "line 8: “107” is no number from 0 to 106"},
                    BadLog{"position_deck_unseen",
                           kHead + "position\nrow start c1 . .\nrow . . . .\nrow . . . .\n"
                                   "deck 90\nrow . . . .\nend\n",
                           "line 7: this position cannot be: the deck is larger"},
                    BadLog{"position_pile",
                           kHead + "position\nrow start c1 . .\nrow . . . .\nrow . . . .\n"
                                   "row . . . .\npile p2 c2\nend\n",
                           "line 8: there is no player p2 at this table; there are p0 to p1"},
                    BadLog{"position_ask",
                           kHead + "position\nrow start c1 . .\nrow . . . .\nrow . . . .\n"
                                   "row . . . .\nask fence 3\nend\n",
                           "line 8: “ask fence 3” is no question"},
                    BadLog{"position_dice", kJackHead + "position\ndice 7 1\nend\n",
                           "line 4: “7” is no number from 0 to 6"},
                    BadLog{"position_hand",
                           kJackHead + "position\n# too many\nhand p0 2C\n"
                                       "hand p1 2S 3S 4S 5S 6S 7S 8S 9S 10S 2H\nend\n",
                           "line 6: this position cannot be: a hand is over its limit"},
                    BadLog{"position_spot",
                           kJackHead + "position\npending hex\npending road 250\nend\n",
                           "line 5: “road 250” speaks of 250, which is not at this table; there is "
                           "0 to "},
                    BadLog{"position_seat", kJackHead + "position\nrabbits p5 QH\nend\n",
                           "line 4: there is no player p5 at this table; there are p0 to p1"},
                    BadLog{"position_winner", kJackHead + "position\nhand p0 2C\nwinner p0\nend\n",
                           "line 5: this position cannot be: a winner without the royals"},
                    BadLog{"position_open", kHead + "position\n", "end"},
                    BadLog{"chance", kHead + "chance nonsense\n", "line 3"},
                    BadLog{"seat", kHead + "p7 take\n", "p0 to p1"},
                    BadLog{"check", kHead + "check 12\n", "line 3"}),
    [](const auto& instance) { return instance.param.name; });

TEST(Program, ADeviceWithoutEndIsNoLog) {
  const auto spoken = warren_says("replay /dev/zero");
  EXPECT_EQ(spoken.code, 2);
  EXPECT_EQ(spoken.error_lines(), 1) << spoken.err;
}

TEST(Program, AFullDiskIsNoticed) {
  if (!std::filesystem::exists("/dev/full")) GTEST_SKIP();
  const std::string command = std::string(WARREN_PROGRAM) + " games >/dev/full 2>/dev/null";
  const int status = std::system(command.c_str());
  EXPECT_EQ(WEXITSTATUS(status), 2);
}

}  // namespace
}  // namespace warren
