// The gentle bots: milder than the greedy ones, better than chance, and their games end.
#include <gtest/gtest.h>

#include <string>

#include "games/catalog.h"
#include "host/host.h"
#include "lab/playouts/simulation.h"

namespace warren {
namespace {

Tally simulated(const std::string& line) {
  SimulationWords words;
  EXPECT_FALSE(read_words(line, words)) << line;
  const PreparedSimulation prepared = prepare_simulation(words);
  Tally tally;
  if (prepared.simulation == nullptr) {
    ADD_FAILURE() << line << ": " << prepared.problem.say(Lang::en);
    return tally;
  }
  prepared.simulation->run(0, prepared.simulation->plan().games, tally);
  return tally;
}

TEST(Gentle, StandsBetweenGreedyAndRandom) {
  for (const std::string game : {"jack-rabbits --option powers=off", "jack-rabbits", "rabbihop"}) {
    const std::string games = game + " --games 120 --seed 5 --bots ";
    const Tally above = simulated(games + "greedy,gentle");
    EXPECT_GT(above.of_bot(0).wins, 2 * above.of_bot(1).wins) << game;
    const Tally below = simulated(games + "gentle,random");
    EXPECT_GT(below.of_bot(0).wins, 2 * below.of_bot(1).wins) << game;
  }
}

TEST(Gentle, ThreeOfThemBringEveryGameToItsEnd) {
  for (const std::string game : {"jack-rabbits --option powers=off", "jack-rabbits",
                                 "jack-rabbits --option objective=tribal", "rabbihop"}) {
    const Tally tally =
        simulated(game + " --players 3 --games 60 --seed 2 --cap 20000 --bots gentle");
    EXPECT_EQ(tally.finished, 60U) << game;
  }
}

TEST(Gentle, PlaysTheSameAgainByTheSameSeed) {
  for (const std::string game : {"jack-rabbits", "rabbihop"}) {
    const std::string line = game + " --games 20 --seed 9 --bots gentle";
    EXPECT_EQ(simulated(line).signature, simulated(line).signature);
  }
}

// It attacks nobody, contests no visit and calls nobody out.
TEST(Gentle, PicksNoQuarrel) {
  const AnyGame& game = *find_game("jack-rabbits");
  int could = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    OptionSet options(game.option_menu());
    ASSERT_FALSE(options.set("limit=called"));
    Host host(game, game.open(options, game.newest_rules()).match,
              seat_all({{"Ana", "gentle"}, {"Luis", "gentle"}}, 2, Lang::en), seed);
    for (int i = 0; i < 300; ++i) {
      const Turn turn = host.next();
      if (turn.kind == Turn::Kind::over) break;
      if (turn.kind == Turn::Kind::chance) {
        host.deal();
        continue;
      }
      for (const std::string& offer : host.view(turn.seat).offers())
        could += offer.starts_with("attack") || offer.starts_with("contest") ? 1 : 0;
      const std::string action = host.think(turn);
      EXPECT_FALSE(action.starts_with("attack") || action.starts_with("contest") ||
                   action.starts_with("call"))
          << action;
      host.play(turn, action);
    }
  }
  EXPECT_GT(could, 0);
}

}  // namespace
}  // namespace warren
