// warren record GAME: the log of one game between bots, game I of the simulation with that seed.
#include <cstdint>
#include <memory>

#include "cli/commands.h"
#include "cli/simulation_words.h"
#include "core/numbers.h"

namespace warren::cli {
namespace {

int record_game(const Session& session, const SimulationWords& words, const std::string& number) {
  std::uint64_t game = 0;
  if (!number.empty()) {
    if (const Problem problem = read_number("--game", number, 0, kLargestSeed, game))
      return complain(session, problem);
  }
  const PreparedSimulation prepared = prepare_simulation(words);
  if (prepared.problem) return complain(session, prepared.problem);
  print(prepared.simulation->record(game));
  return kDone;
}

}  // namespace

void add_record(CLI::App& app, Session& session) {
  const auto words = std::make_shared<SimulationWords>();
  const auto number = std::make_shared<std::string>();
  CLI::App* command = add_command(
      app, session, "record",
      {"print the log of one game between bots", "muestra el registro de una partida entre bots"},
      "  warren record rabbihop --players 3 --seed 7 > game.log\n"
      "  warren record rabbihop --bots greedy,random --seed 7 --game 41",
      [&session, words, number] { return record_game(session, *words, *number); });
  add_simulation_words(command, session, *words);
  add_word(command, session, "--game", *number,
           {"which game of the simulation with this seed (0)",
            "qué partida de la simulación con esta semilla (0)"},
           "I");
}

}  // namespace warren::cli
