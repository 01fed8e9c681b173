// Simulations use the narrow type of a game where it will do; the wide one comes to the same.
#include <gtest/gtest.h>

#include <string>

#include "games/game_list.h"
#include "lab/playouts/simulation.h"

namespace warren {
namespace {

using jack_rabbits::JackRabbits, jack_rabbits::WideJackRabbits;

SimulationWords words_of(const std::string& line) {
  SimulationWords words;
  EXPECT_FALSE(read_words(line, words));
  return words;
}

std::string report_of(const PreparedSimulation& prepared) {
  EXPECT_NE(prepared.simulation, nullptr) << prepared.problem.say(Lang::en);
  if (prepared.simulation == nullptr) return {};
  Tally tally;
  prepared.simulation->run(0, prepared.simulation->plan().games, tally);
  return simulation_json(prepared.simulation->plan(), tally, nullptr);
}

TEST(Widths, SimulateToTheSameSignature) {
  for (const std::string line :
       {"--games 6 --players 3 --bots greedy,random --cap 3000",
        "--games 4 --option board=random --option tight_suits=on --cap 2000",
        "--games 2 --players 4 --option board=built --bots greedy --cap 2000"}) {
    const auto words = words_of("jack-rabbits " + line);
    const auto narrow = prepare_simulation_of<JackRabbits>(words);
    const auto wide = prepare_simulation_of<WideJackRabbits>(words);
    EXPECT_EQ(report_of(narrow), report_of(wide)) << line;
    EXPECT_EQ(report_of(narrow), report_of(prepare_simulation(words))) << line;
    EXPECT_EQ(narrow.simulation->record(0), wide.simulation->record(0)) << line;
  }
}

}  // namespace
}  // namespace warren
