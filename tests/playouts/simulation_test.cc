#include "lab/playouts/simulation.h"

#include <gtest/gtest.h>

#include <climits>
#include <string>

#include "games/catalog.h"
#include "lab/playouts/simulation_of.h"
#include "tests/toy/toy.h"

namespace warren {
namespace {

SimulationWords words_of(std::string_view line) {
  SimulationWords words;
  const Problem problem = read_words(line, words);
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  return words;
}

std::string problem_of(std::string_view line) {
  SimulationWords words;
  if (const Problem problem = read_words(line, words)) return problem.say(Lang::en);
  const auto prepared = prepare_simulation(words);
  EXPECT_EQ(prepared.simulation == nullptr, static_cast<bool>(prepared.problem));
  return prepared.problem.say(Lang::en);
}

TEST(SimulationWords, AreReadInAnyOrder) {
  const auto words =
      words_of(" --seed 7 rabbihop --option a=1 --games 50 --option b=2 --players 3");
  EXPECT_EQ(words.game, "rabbihop");
  EXPECT_EQ(words.seed, "7");
  EXPECT_EQ(words.games, "50");
  EXPECT_EQ(words.setup.players, "3");
  EXPECT_EQ(words.setup.options, (std::vector<std::string>{"a=1", "b=2"}));
}

TEST(SimulationWords, AValueInBracesHasBlanksInside) {
  const auto words =
      words_of("--option board={\"tiles\": [\"QD -3  3 1\"], \"a\":2} jack-rabbits --games 5");
  EXPECT_EQ(words.setup.options,
            (std::vector<std::string>{"board={\"tiles\": [\"QD -3  3 1\"], \"a\":2}"}));
  EXPECT_EQ(words.game, "jack-rabbits");
  EXPECT_EQ(words.games, "5");
  EXPECT_NE(problem_of("jack-rabbits --option board={\"tiles\": [ --games 5").find("board"),
            std::string::npos);
}

TEST(SimulationWords, WhatIsWrongIsSaidWithTheRemedy) {
  EXPECT_NE(problem_of("rabbihop --speed 3").find("--cap"), std::string::npos);
  EXPECT_NE(problem_of("rabbihop --seed").find("--seed stands last"), std::string::npos);
  EXPECT_NE(problem_of("chess").find("rabbihop"), std::string::npos);
  EXPECT_NE(problem_of("").find("rabbihop"), std::string::npos);
  EXPECT_NE(problem_of("rabbihop --seed -1").find("18446744073709551615"), std::string::npos);
  EXPECT_NE(problem_of("rabbihop --seed 18446744073709551616").find("--seed"), std::string::npos);
  EXPECT_NE(problem_of("rabbihop --games 0").find("--games"), std::string::npos);
  EXPECT_NE(problem_of("rabbihop --games 1e3").find("--games"), std::string::npos);
  EXPECT_NE(problem_of("rabbihop --bots clever").find("random"), std::string::npos);
  EXPECT_NE(problem_of("rabbihop --bots random,").find("random"), std::string::npos);
  EXPECT_NE(problem_of("rabbihop --players 2 --bots random,random,random").find("3 bots"),
            std::string::npos);
  EXPECT_NE(problem_of("rabbihop --players 9").find("2..8"), std::string::npos);
  EXPECT_NE(problem_of("rabbihop --preset no").find("presets"), std::string::npos);
}

TEST(Simulation, RotatesEveryBotThroughEverySeat) {
  SimulationPlan plan;
  plan.seats = 3;
  plan.lineup = {0, 1, 0};
  EXPECT_EQ(plan.seating(0), (BotOfSeat{0, 1, 0}));
  EXPECT_EQ(plan.seating(1), (BotOfSeat{1, 0, 0}));
  EXPECT_EQ(plan.seating(2), (BotOfSeat{0, 0, 1}));
  EXPECT_EQ(plan.seating(3), plan.seating(0));
}

TEST(Simulation, PartsAddUpToTheWholeInAnyOrder) {
  const auto prepared = prepare_simulation(words_of("rabbihop --games 30 --seed 5"));
  ASSERT_FALSE(prepared.problem);
  Tally whole, parts;
  prepared.simulation->run(0, 30, whole);
  for (const auto& [first, last] : {std::pair{17, 30}, std::pair{0, 4}, std::pair{4, 17}}) {
    Tally part;
    prepared.simulation->run(static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(last),
                             part);
    parts.add(part);
  }
  EXPECT_EQ(whole, parts);
  EXPECT_EQ(whole.games, 30U);
}

// What the set-up leaves to chance is drawn once, from the seed, and then is part of the set-up.
TEST(Simulation, HasOneBoardForAllItsGames) {
  const auto board = [](std::string_view line) {
    const auto prepared = prepare_simulation(words_of(line));
    EXPECT_FALSE(prepared.problem) << prepared.problem.say(Lang::en);
    for (const std::string& option : prepared.simulation->plan().options) {
      if (option.starts_with("board=")) return option;
    }
    return std::string("no board");
  };
  const std::string first = board("jack-rabbits --option board=random --seed 5");
  EXPECT_TRUE(first.starts_with("board={\"warren-board\":1,")) << first;
  EXPECT_EQ(first, board("jack-rabbits --option board=random --seed 5 --games 3"));
  EXPECT_NE(first, board("jack-rabbits --option board=random --seed 6"));
  EXPECT_EQ(first, board("jack-rabbits --seed 6 --option " + first));
  EXPECT_EQ(board("jack-rabbits --seed 5"), "board=sample");

  const auto prepared =
      prepare_simulation(words_of("jack-rabbits --option board=random --seed 5 --cap 300"));
  for (const std::uint64_t game : {0U, 1U, 2U}) {
    const std::string log = prepared.simulation->record(game);
    EXPECT_NE(log.find("option " + first + "\n"), std::string::npos);
    EXPECT_EQ(log.find("random"), std::string::npos) << "a log never says how to draw";
    const AnyReplayed replayed = replay_log(log, Lang::en, INT_MAX);
    EXPECT_EQ(replayed.stop.kind, ReplayStop::Kind::none) << replayed.stop.reason;
    EXPECT_NE(replay_json(replayed).find("\"board\":\"{\\\"warren-board\\\":1,"),
              std::string::npos);
  }
}

TEST(Simulation, ARecordedGameIsTheSimulatedOne) {
  const auto prepared =
      prepare_simulation(words_of("rabbihop --players 3 --games 8 --seed 5 --bots random"));
  ASSERT_FALSE(prepared.problem);
  for (std::uint64_t game = 0; game < 8; ++game) {
    Tally tally;
    prepared.simulation->run(game, game + 1, tally);
    const auto replayed = replay_log(prepared.simulation->record(game), Lang::en, INT_MAX);
    ASSERT_EQ(replayed.stop.kind, ReplayStop::Kind::none) << replayed.stop.reason;
    EXPECT_EQ(static_cast<std::uint64_t>(replayed.match->entries()),
              tally.choices + tally.forced + tally.chance);
    // The signature takes in the digest of the end: the same one gives the same mark.
    Tally again;
    PlayoutCount count{tally.choices, tally.forced, tally.chance, tally.finished == 1};
    again.add_game(game, 3, BotOfSeat{}, count, replayed.match->result(), replayed.match->digest());
    EXPECT_EQ(again.signature, tally.signature);
  }
}

TEST(Simulation, WhatBotsDrawNeverChangesTheDice) {
  const auto setup = [](const char* bots) {
    const auto prepared =
        prepare_simulation(words_of("rabbihop --seed 3 --bots " + std::string(bots)));
    const std::string log = prepared.simulation->record(0);
    return log.substr(0, log.find("\np0 "));
  };
  EXPECT_EQ(setup("random"), setup("greedy"));
}

TEST(Simulation, RunsTheGameFullOfSecretsToo) {
  const auto prepared = prepare_simulation_of<toy::Toy>(words_of("toy --games 40 --players 4"));
  ASSERT_FALSE(prepared.problem) << prepared.problem.say(Lang::en);
  Tally tally;
  prepared.simulation->run(0, 40, tally);
  EXPECT_EQ(tally.finished, 40U);
  EXPECT_GT(tally.shared, 0U);
}

TEST(Simulation, JsonHasItsKeysInOrder) {
  const auto prepared = prepare_simulation(words_of("rabbihop --games 5"));
  Tally tally;
  prepared.simulation->run(0, 5, tally);
  const SimulationTime time{0.5};
  const std::string json = simulation_json(prepared.simulation->plan(), tally, &time);
  std::size_t at = 0;
  for (const char* key :
       {"game", "games", "finished", "choices", "forced", "chance", "seconds", "games_per_second",
        "choices_per_second", "wins", "mean_turns", "signature"}) {
    const std::size_t found = json.find("\"" + std::string(key) + "\":", at);
    ASSERT_NE(found, std::string::npos) << key << " in " << json;
    at = found;
  }
  EXPECT_NE(json.find("\"games_per_second\":10.0"), std::string::npos) << json;
  const std::string without = simulation_json(prepared.simulation->plan(), tally, nullptr);
  EXPECT_EQ(without.find("second"), std::string::npos) << without;
}

}  // namespace
}  // namespace warren
