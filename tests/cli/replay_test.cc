#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace warren {
namespace {

std::string log_of(std::string_view words) {
  const auto spoken = warren_says("record rabbihop " + std::string(words));
  EXPECT_EQ(spoken.code, 0) << spoken.err;
  return spoken.out;
}

TEST(ReplayCommand, ShowsTheEndOfALog) {
  const Folder folder;
  const std::string file = folder.write("a.log", log_of("--seed 3 --players 3"));
  const auto spoken = warren_says(Arguments{"replay", file});
  EXPECT_EQ(spoken.code, 0) << spoken.err;
  EXPECT_NE(spoken.out.find("over after"), std::string::npos) << spoken.out;
  EXPECT_NE(spoken.out.find("digest"), std::string::npos) << spoken.out;
  EXPECT_NE(spoken.out.find("asked   nobody"), std::string::npos) << spoken.out;
  const auto spanish = warren_says(Arguments{"--lang", "es", "replay", file});
  EXPECT_NE(spanish.out.find("acabada tras"), std::string::npos) << spanish.out;
}

TEST(ReplayCommand, EverySeatFollowsByWhatItIsTold) {
  const std::string log = log_of("--seed 3 --players 3");
  const auto spoken = warren_says("replay - --views", log);
  EXPECT_EQ(spoken.code, 0) << spoken.err;
  EXPECT_EQ(json_value(spoken.out, "problem"), "\"\"") << spoken.out;
  EXPECT_EQ(warren_says("replay - --views", log).out, spoken.out);
  EXPECT_NE(warren_says("replay - --views", log_of("--seed 4 --players 3")).out, spoken.out);
}

// Every seat that is asked, with all it may do, in notation and in words.
TEST(ReplayCommand, OffersListsWhatIsPossible) {
  const std::string log =
      "warren-log 1\ngame rabbihop\nposition\nrow start:-11- c1 . .\nrow c2 . . .\n"
      "row . . . .\nrow . . . .\nend\np0 jump east\n";
  const auto before = warren_says("replay - --until 0 --offers", log);
  EXPECT_EQ(before.code, 0) << before.err;
  EXPECT_NE(before.out.find("p0 may\n  jump east            "), std::string::npos) << before.out;
  EXPECT_NE(before.out.find("\n  jump south "), std::string::npos) << before.out;
  EXPECT_EQ(before.out.find("jump north"), std::string::npos) << before.out;
  const auto after = warren_says("replay - --offers --lang es", log);
  EXPECT_NE(after.out.find("p0 puede\n"), std::string::npos) << after.out;
  EXPECT_NE(after.out.find("\n  take "), std::string::npos) << after.out;
  const auto chance = warren_says("replay - --offers", log + "p0 take\n");
  EXPECT_NE(chance.out.find("\nchance  "), std::string::npos) << chance.out;
  EXPECT_NE(chance.out.find(" equally likely cases\n"), std::string::npos) << chance.out;
  const auto over = warren_says("replay - --offers", log_of("--seed 3"));
  EXPECT_NE(over.out.find("nothing is possible any more"), std::string::npos) << over.out;
}

// Where the rules refuse a line, it lists what they would have allowed.
TEST(ReplayCommand, OffersListsWhatWasPossibleInsteadOfARefusedLine) {
  const std::string log =
      "warren-log 1\ngame jack-rabbits\nposition\nrabbits p0 KC\nhand p0 10C\nend\np0 walk 3\n";
  const auto spoken = warren_says("replay - --offers", log);
  EXPECT_EQ(spoken.code, 1);
  EXPECT_NE(spoken.out.find("line 7 is refused"), std::string::npos) << spoken.out;
  for (const char* offer : {"\n  walk 0 ", "\n  acquire ", "\n  end "})
    EXPECT_NE(spoken.out.find(offer), std::string::npos) << spoken.out;
  EXPECT_EQ(spoken.out.find("\n  go "), std::string::npos) << "journeys are no notation";
  const auto json = warren_says("replay - --offers --json", log);
  EXPECT_EQ(json.code, 1);
  EXPECT_NE(json.out.find("\"offers\":[{\"seat\":0,\"notation\":\""), std::string::npos)
      << json.out;
  EXPECT_EQ(warren_says("replay - --json", log).out.find("offers"), std::string::npos);
}

// A boat at a landlocked crossing is refused in its own words.
TEST(ReplayCommand, ALandlockedBoatIsRefusedInItsOwnWords) {
  const std::string log =
      "warren-log 1\ngame jack-rabbits\nposition\nrabbits p0 QH\nhand p0 7D\nend\np0 walk 4\n"
      "p0 boat 3\n";
  EXPECT_NE(
      warren_says("replay -", log)
          .out.find(
              "line 8 is refused (landlocked, rules: Transfers: merchant): No edge of your tile "
              "is on water"),
      std::string::npos)
      << warren_says("replay -", log).out;
}

TEST(ReplayCommand, NobodyFollowsALogThatIsNotSound) {
  std::string log = log_of("--seed 3");
  log.insert(log.rfind("check"), "p0 jump north\n");
  const auto spoken = warren_says("replay - --views", log);
  EXPECT_EQ(spoken.code, 1);
  EXPECT_NE(spoken.out.find("line "), std::string::npos) << spoken.out;
}

TEST(ReplayCommand, JsonHasItsKeysFromAFileAndFromStandardInput) {
  const Folder folder;
  const std::string log = log_of("--seed 3");
  const auto from_file = warren_says(Arguments{"replay", folder.write("a.log", log), "--json"});
  const auto from_input = warren_says("replay - --json", log);
  EXPECT_EQ(from_file.out, from_input.out);
  std::size_t at = 0;
  for (const char* key : {"game", "rules", "options", "entries", "digest", "chain", "result",
                          "over", "winners", "scores", "turns", "asked", "position", "refused"}) {
    const std::size_t found = from_file.out.find("\"" + std::string(key) + "\":");
    ASSERT_NE(found, std::string::npos) << key;
    EXPECT_GT(found, at) << key;
    at = found;
  }
  EXPECT_EQ(json_value(from_file.out, "refused"), "null");
  EXPECT_EQ(json_value(from_file.out, "over"), "true");
}

TEST(ReplayCommand, StopsWhereItIsTold) {
  const std::string log = log_of("--seed 3");
  const auto whole = warren_says("replay - --json", log);
  const int entries = std::stoi(json_value(whole.out, "entries"));
  for (const int until : {0, 1, 20, entries - 1, entries, entries + 100}) {
    const auto part = warren_says("replay - --json --until " + std::to_string(until), log);
    EXPECT_EQ(part.code, 0) << part.err;
    EXPECT_EQ(json_value(part.out, "entries"), std::to_string(std::min(until, entries)));
    EXPECT_EQ(json_value(part.out, "over"), until < entries ? "false" : "true");
  }
}

TEST(ReplayCommand, ALogThatDoesNotEndIsShownAsFarAsItGoes) {
  const std::string log = log_of("--seed 3");
  const std::string part = log.substr(0, log.find("\np0 ") + 1);
  const auto spoken = warren_says("replay -", part);
  EXPECT_EQ(spoken.code, 0) << spoken.err;
  EXPECT_NE(spoken.out.find("running, turn 1"), std::string::npos) << spoken.out;
  EXPECT_NE(spoken.out.find("asked   p0"), std::string::npos) << spoken.out;
}

TEST(ReplayCommand, ReportsTheFirstRefusedLine) {
  const std::string log = log_of("--seed 3");
  const std::size_t first = log.find("\np0 ") + 1;
  const auto line = 1 + std::count(log.begin(), log.begin() + static_cast<long>(first), '\n');
  const std::string bad = log.substr(0, first) + "p1 take\n" + log.substr(first);

  const auto spoken = warren_says("replay -", bad);
  EXPECT_EQ(spoken.code, 1);
  EXPECT_EQ(spoken.err, "");
  EXPECT_NE(spoken.out.find("line " + std::to_string(line) + " "), std::string::npos) << spoken.out;

  const auto json = warren_says("replay - --json", bad);
  EXPECT_EQ(json.code, 1);
  EXPECT_EQ(json_value(json.out, "line"), std::to_string(line));
  for (const char* key : {"code", "section", "reason"})
    EXPECT_NE(json_value(json.out, key), "<missing>") << key;
  EXPECT_GT(json_value(json.out, "code").size(), 4U);

  const auto spanish = warren_says("replay - --json --lang es", bad);
  EXPECT_EQ(json_value(spanish.out, "code"), json_value(json.out, "code"));
  EXPECT_NE(json_value(spanish.out, "reason"), json_value(json.out, "reason"));
}

TEST(ReplayCommand, RefusesWhatHoldsInEveryGame) {
  const std::string log = log_of("--seed 3");
  const std::size_t chance = log.find("chance ");
  const std::size_t next = log.find('\n', chance) + 1;
  const std::string twice = log.substr(0, next) + log.substr(chance);  // a tile laid twice
  EXPECT_NE(warren_says("replay -", twice).out.find("chance-impossible"), std::string::npos);

  const std::size_t first = log.find("\np0 ") + 1;
  const std::string unasked = log.substr(0, first) + log.substr(chance, next - chance);
  EXPECT_NE(warren_says("replay -", unasked).out.find("chance-not-asked"), std::string::npos);

  const std::string undo = log.substr(0, first) + "p0 undo\n";
  EXPECT_NE(warren_says("replay -", undo).out.find("undo-barrier"), std::string::npos);

  const std::string check = log.substr(0, first) + "check 0123456789abcdef\n";
  const auto spoken = warren_says("replay -", check);
  EXPECT_EQ(spoken.code, 1);
  EXPECT_NE(spoken.out.find("check-differs"), std::string::npos);
}

TEST(ReplayCommand, TakesLinesThatEndAsOnWindowsAndComments) {
  std::string log = log_of("--seed 3");
  const auto plain = warren_says("replay - --json", log);
  for (std::size_t at = 0; (at = log.find('\n', at)) != std::string::npos; at += 2)
    log.replace(at, 1, "\r\n");
  log = "# a comment\r\n\r\n" + log;
  EXPECT_EQ(warren_says("replay - --json", log).out, plain.out);
}

TEST(RecordCommand, GivesTheGamesOfTheSimulation) {
  EXPECT_EQ(log_of("--seed 3"), log_of("--seed 3"));
  EXPECT_NE(log_of("--seed 3"), log_of("--seed 3 --game 1"));
  EXPECT_EQ(warren_says("replay -", log_of("--seed 3 --game 7 --players 6")).code, 0);
}

}  // namespace
}  // namespace warren
