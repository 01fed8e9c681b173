// What the comparison with the native program calls (tests/wasm/golden.mjs). The page does without.
#include <climits>
#include <string>

#include "core/json.h"
#include "games/catalog.h"
#include "games/follow.h"
#include "lab/playouts/simulation.h"
#include "wasm/texts.h"

namespace {

using warren::hand_over;

std::string problem_json(const warren::Problem& problem) {
  warren::JsonWriter json;
  return json.begin_object().key("problem").text(problem.say(warren::Lang::en)).end_object().str();
}

}  // namespace

// A log; gives the line of `warren replay --json`.
WARREN_EXPORT(warren_replay) char* warren_replay(const char* text, std::size_t size) {
  return hand_over(
      warren::replay_json(warren::replay_log({text, size}, warren::Lang::en, INT_MAX)));
}

// A log; gives the line of `warren replay --views`.
WARREN_EXPORT(warren_follow) char* warren_follow(const char* text, std::size_t size) {
  return hand_over(warren::follow_json(warren::follow_log({text, size})));
}

// "rabbihop --players 2 --games 50 --seed 7"; gives the line of `warren simulate --json` without
// its times, or {"problem": …}.
WARREN_EXPORT(warren_simulate) char* warren_simulate(const char* text, std::size_t size) {
  warren::SimulationWords words;
  if (const warren::Problem problem = warren::read_words({text, size}, words))
    return hand_over(problem_json(problem));
  const warren::PreparedSimulation prepared = warren::prepare_simulation(words);
  if (prepared.problem) return hand_over(problem_json(prepared.problem));
  const warren::SimulationPlan& plan = prepared.simulation->plan();
  warren::Tally tally;
  prepared.simulation->run(0, plan.games, tally);
  return hand_over(warren::simulation_json(plan, tally, nullptr));
}
