// What the page calls. Texts go in as UTF-8 bytes with their length, and come out ending in NUL;
// the caller frees both with warren_free.
#include <climits>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "bots/simulation.h"
#include "core/json.h"
#include "games/catalog.h"
#include "table/tables.h"

#define WARREN_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

char* hand_over(const std::string& text) {
  char* out = static_cast<char*>(std::malloc(text.size() + 1));
  if (out != nullptr) std::memcpy(out, text.c_str(), text.size() + 1);
  return out;
}

std::string problem_json(const warren::Problem& problem) {
  warren::JsonWriter json;
  return json.begin_object().key("problem").text(problem.say(warren::Lang::en)).end_object().str();
}

}  // namespace

WARREN_EXPORT(warren_alloc) void* warren_alloc(std::size_t size) { return std::malloc(size); }

WARREN_EXPORT(warren_free) void warren_free(void* memory) { std::free(memory); }

// A log; gives the line of `warren replay --json`.
WARREN_EXPORT(warren_replay) char* warren_replay(const char* text, std::size_t size) {
  return hand_over(
      warren::replay_json(warren::replay_log({text, size}, warren::Lang::en, INT_MAX)));
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

// A call about tables, as JSON (web/src/engine/contract.ts); gives its answer.
WARREN_EXPORT(warren_call) char* warren_call(const char* text, std::size_t size) {
  static warren::Tables tables;
  return hand_over(tables.call({text, size}));
}
