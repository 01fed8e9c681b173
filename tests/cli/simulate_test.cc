#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace warren {
namespace {

TEST(SimulateCommand, JsonIsOneLineWithTheseKeysInThisOrder) {
  const auto spoken = warren_says("simulate rabbihop --players 3 --games 20 --seed 7 --json");
  ASSERT_EQ(spoken.code, 0) << spoken.err;
  EXPECT_EQ(spoken.err, "");
  EXPECT_EQ(std::count(spoken.out.begin(), spoken.out.end(), '\n'), 1);
  std::size_t at = 0;
  for (const char* key :
       {"game", "games", "finished", "choices", "forced", "chance", "seconds", "games_per_second",
        "choices_per_second", "wins", "mean_turns", "signature", "win_intervals", "mean_scores"}) {
    const std::size_t found = spoken.out.find("\"" + std::string(key) + "\":");
    ASSERT_NE(found, std::string::npos) << key;
    EXPECT_GT(found, at) << key;
    at = found;
  }
  EXPECT_EQ(json_value(spoken.out, "game"), "\"rabbihop\"");
  EXPECT_EQ(json_value(spoken.out, "games"), "20");
  EXPECT_EQ(json_value(spoken.out, "finished"), "20");
}

TEST(SimulateCommand, TheSignatureDoesNotDependOnThreads) {
  const std::string line = "simulate rabbihop --players 4 --games 60 --seed 9 --json --threads ";
  const auto one = warren_says(line + "1");
  const std::string signature = json_value(one.out, "signature");
  EXPECT_EQ(signature.size(), 18U) << one.out;
  for (const char* threads : {"2", "3"}) {
    const auto more = warren_says(line + threads);
    EXPECT_EQ(json_value(more.out, "signature"), signature);
    EXPECT_EQ(json_value(more.out, "wins"), json_value(one.out, "wins"));
  }
}

TEST(SimulateCommand, TakesTheLargestSeed) {
  EXPECT_EQ(warren_says("simulate rabbihop --games 2 --seed 18446744073709551615").code, 0);
  EXPECT_EQ(warren_says("simulate rabbihop --games 2 --seed 0").code, 0);
}

TEST(SimulateCommand, TellsPeopleInTheirLanguage) {
  const auto english = warren_says("simulate rabbihop --games 5");
  EXPECT_NE(english.out.find("95 % interval"), std::string::npos) << english.out;
  EXPECT_EQ(english.err, "");
  for (const auto& spanish : {warren_says("--lang es simulate rabbihop --games 5"),
                              warren_says("simulate rabbihop --games 5 --lang es"),
                              warren_says("simulate rabbihop --games 5", "", {"LANG=es_ES.UTF-8"}),
                              warren_says("simulate rabbihop --games 5", "",
                                          {"LANG=en_GB.UTF-8", "LC_ALL=es_AR.UTF-8"})}) {
    EXPECT_EQ(spanish.code, 0) << spanish.err;
    EXPECT_NE(spanish.out.find("partidas"), std::string::npos) << spanish.out;
  }
}

TEST(SimulateCommand, ShowsUnfinishedGames) {
  const auto spoken = warren_says("simulate rabbihop --games 4 --cap 20 --json");
  EXPECT_EQ(json_value(spoken.out, "games"), "4");
  EXPECT_EQ(json_value(spoken.out, "finished"), "0");
  EXPECT_EQ(json_value(spoken.out, "unfinished"), "4");
  const auto text = warren_says("simulate rabbihop --games 4 --cap 20");
  EXPECT_NE(text.out.find("unfinished 4"), std::string::npos) << text.out;
}

TEST(SimulateCommand, AnInterruptEndsItWithWhatIsDone) {
  const Folder folder;
  // In the foreground, or timeout sends it to the whole group as well: a second one ends it at
  // once.
  const std::string command = "timeout --foreground --preserve-status -s INT 1 " +
                              std::string(WARREN_PROGRAM) +
                              " simulate rabbihop --games 1000000000 --json >" + folder.at("out");
  const int status = std::system(command.c_str());
  EXPECT_EQ(WEXITSTATUS(status), 130);
  const std::string json = folder.read("out");
  EXPECT_EQ(json_value(json, "stopped"), "true") << json;
  EXPECT_NE(json_value(json, "games"), "1000000000");
}

TEST(SimulateCommand, KeepsTheLogOfItsOneGame) {
  const Folder folder;
  const auto simulated = warren_says(Arguments{"simulate", "rabbihop", "--games", "1", "--seed",
                                               "5", "--log", folder.at("a.log")});
  EXPECT_EQ(simulated.code, 0) << simulated.err;
  EXPECT_EQ(folder.read("a.log"), warren_says("record rabbihop --seed 5").out);
}

TEST(SimulateCommand, OptionsPresetsAndPlayersReachTheGame) {
  const auto spoken = warren_says(
      "simulate rabbihop --games 2 --preset base --option deck_size=7 --players 5 --json");
  ASSERT_EQ(spoken.code, 0) << spoken.err;
  EXPECT_EQ(json_value(spoken.out, "players"), "5");
  EXPECT_EQ(json_value(spoken.out, "deck_size"), "\"7\"");
}

TEST(Program, TellsItsVersionAndHelp) {
  const auto version = warren_says("--version");
  EXPECT_EQ(version.code, 0);
  std::ifstream cmake(std::string(WARREN_SOURCE_DIR) + "/CMakeLists.txt");
  const std::string text(std::istreambuf_iterator<char>(cmake), {});
  const std::string number = version.out.substr(7, version.out.find('\n') - 7);
  EXPECT_NE(text.find("project(warren VERSION " + number + " "), std::string::npos) << number;

  for (const char* command : {"play", "simulate", "replay", "record", "games", "options"}) {
    const auto help = warren_says(std::string(command) + " --help");
    EXPECT_EQ(help.code, 0);
    EXPECT_NE(help.out.find("warren " + std::string(command)), std::string::npos) << help.out;
    EXPECT_NE(help.out.find("Examples:"), std::string::npos) << help.out;
    const auto spanish = warren_says(std::string(command) + " --help --lang es");
    EXPECT_NE(spanish.out.find("Ejemplos:"), std::string::npos) << spanish.out;
    EXPECT_NE(spanish.out.find("Uso:"), std::string::npos) << spanish.out;
  }
}

TEST(Program, ListsGamesAndOptions) {
  const auto games = warren_says("games");
  EXPECT_NE(games.out.find("rabbihop"), std::string::npos);
  EXPECT_NE(games.out.find("2 to 8 players"), std::string::npos) << games.out;
  const auto options = warren_says("options rabbihop");
  for (const char* part : {"players", "2..8", "deck_size", "auto", "presets", "base"})
    EXPECT_NE(options.out.find(part), std::string::npos) << part << "\n" << options.out;
  EXPECT_NE(warren_says("options rabbihop --lang es").out.find("preajustes"), std::string::npos);
}

}  // namespace
}  // namespace warren
