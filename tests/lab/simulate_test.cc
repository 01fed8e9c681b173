#include "lab/simulate.h"

#include <gtest/gtest.h>

#include <string_view>

namespace warren {
namespace {

std::unique_ptr<Simulation> prepared(std::string_view line) {
  SimulationWords words;
  EXPECT_FALSE(read_words(line, words));
  PreparedSimulation out = prepare_simulation(words);
  EXPECT_FALSE(out.problem) << out.problem.say(Lang::en);
  return std::move(out.simulation);
}

TEST(Simulate, TheTallyDoesNotDependOnThreads) {
  for (const char* line : {"rabbihop --games 101 --seed 7 --players 4",
                           "rabbihop --games 50 --seed 8 --bots random,greedy"}) {
    const auto simulation = prepared(line);
    const Tally one = simulate(*simulation, {.threads = 1}).tally;
    EXPECT_EQ(one.games, simulation->plan().games);
    for (const int threads : {2, 3, 7})
      EXPECT_EQ(simulate(*simulation, {.threads = threads}).tally, one) << threads;
  }
}

TEST(Simulate, AnotherSeedGivesAnotherSignature) {
  const Tally one = simulate(*prepared("rabbihop --games 20 --seed 1"), {}).tally;
  const Tally two = simulate(*prepared("rabbihop --games 20 --seed 2"), {}).tally;
  EXPECT_NE(one.signature, two.signature);
}

TEST(Simulate, ManyMoreThreadsThanGames) {
  const SimulationRun run = simulate(*prepared("rabbihop --games 3"), {.threads = 64});
  EXPECT_EQ(run.tally.games, 3U);
  EXPECT_FALSE(run.stopped);
}

TEST(Simulate, EachBotPlaysEverySeatEquallyOften) {
  const Tally tally =
      simulate(*prepared("rabbihop --games 40 --players 4 --bots random,greedy"), {}).tally;
  for (std::size_t bot = 0; bot < 2; ++bot) {
    for (std::size_t seat = 0; seat < 4; ++seat)
      EXPECT_EQ(tally.standings[bot][seat].games, 20U) << bot << " on " << seat;
  }
  EXPECT_EQ(tally.of_bot(0).games + tally.of_bot(1).games, 160U);
}

TEST(Simulate, GamesThatReachTheCapAreShownAndCountedEverywhere) {
  const auto simulation = prepared("rabbihop --games 25 --cap 20");
  const SimulationRun run = simulate(*simulation, {.threads = 2});
  EXPECT_EQ(run.tally.games, 25U);
  EXPECT_EQ(run.tally.finished, 0U);
  EXPECT_EQ(run.tally.choices + run.tally.forced + run.tally.chance, 25U * 20U);
  EXPECT_EQ(run.tally.of_seat(0).games, 25U);
  EXPECT_EQ(run.tally.of_seat(0).wins, 0U);
  const std::string json = simulation_json(simulation->plan(), run.tally, nullptr);
  EXPECT_NE(json.find("\"unfinished\":25"), std::string::npos) << json;
}

TEST(Simulate, StopsWhenAskedTo) {
  const std::atomic<bool> stop = true;
  const SimulationRun run =
      simulate(*prepared("rabbihop --games 1000000000"), {.threads = 2, .stop = &stop});
  EXPECT_TRUE(run.stopped);
  EXPECT_EQ(run.tally.games, 0U);
}

}  // namespace
}  // namespace warren
