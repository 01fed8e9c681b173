// Many games of one kind: what is asked for in words, made ready to run. The laboratory runs parts
// of it on several threads, the page runs it in one go; both get the same tally.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.h"
#include "core/problem.h"
#include "games/setup_words.h"
#include "lab/playouts/tally.h"

namespace warren {

// As somebody wrote it; an empty word stands for the default.
struct SimulationWords {
  std::string game;
  SetupWords setup;
  std::string games;  // how many
  std::string bots;   // "random,greedy": dealt to the seats in turn, moving on by one every game
  std::string seed;
  std::string cap;  // on steps of one game
};

// Reads "rabbihop --players 2 --bots random,greedy": what the page passes on.
[[nodiscard]] Problem read_words(std::string_view line, SimulationWords& words);

struct SimulationPlan {
  std::string game;
  int seats = 0;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  std::uint64_t cap = 100'000;
  std::vector<std::string> bots;     // each name once
  BotOfSeat lineup{};                // in game 0: which of the bots sits where
  std::vector<std::string> options;  // "name=value", all of them

  // Game `game` moves every bot on by that many seats.
  BotOfSeat seating(std::uint64_t game_number) const;
};

// The numbers among the words; the plan keeps its defaults where a word is empty.
[[nodiscard]] Problem read_numbers(const SimulationWords& words, SimulationPlan& plan);
// "a,b" taken apart.
std::vector<std::string_view> split_list(std::string_view list);

class Simulation {
 public:
  explicit Simulation(SimulationPlan plan) : plan_(std::move(plan)) {}
  virtual ~Simulation() = default;

  const SimulationPlan& plan() const { return plan_; }

  // Plays the games from `first` on, up to but not including `last`. Safe on several threads.
  virtual void run(std::uint64_t first, std::uint64_t last, Tally& tally) const = 0;
  // Plays one of its games again and gives its log.
  virtual std::string record(std::uint64_t game) const = 0;

 protected:
  SimulationPlan plan_;
};

struct PreparedSimulation {
  std::unique_ptr<Simulation> simulation;  // null if there is a problem
  Problem problem = {};
};
PreparedSimulation prepare_simulation(const SimulationWords& words);
// The same for one game: written in simulation_of.h, compiled in <game>_simulation.cc.
template <Game G>
PreparedSimulation prepare_simulation_of(const SimulationWords& words);

// How long it took; the page has no clock and leaves it out.
struct SimulationTime {
  double seconds = 0;
};

// One line of JSON. `time` may be null.
std::string simulation_json(const SimulationPlan& plan, const Tally& tally,
                            const SimulationTime* time);

}  // namespace warren
