// warren record GAME: the log of one game between bots, game I of the simulation with that seed.
#include <cstdint>
#include <memory>

#include "cli/commands/board_words.h"
#include "cli/commands/commands.h"
#include "cli/commands/simulation_words.h"
#include "core/numbers.h"

namespace warren::cli {
namespace {

struct Wanted {
  SimulationWords words;
  std::string board;
  std::string game;  // its number
};

int record_game(const Session& session, Wanted wanted) {
  std::uint64_t game = 0;
  if (!wanted.game.empty()) {
    if (const Problem problem = read_number("--game", wanted.game, 0, kLargestSeed, game))
      return complain(session, problem);
  }
  if (const Problem problem = take_board(wanted.board, wanted.words.game, wanted.words.setup))
    return complain(session, problem);
  const PreparedSimulation prepared = prepare_simulation(wanted.words);
  if (prepared.problem) return complain(session, prepared.problem);
  print(prepared.simulation->record(game));
  return kDone;
}

}  // namespace

void add_record(CLI::App& app, Session& session) {
  const auto wanted = std::make_shared<Wanted>();
  CLI::App* command = add_command(
      app, session, "record",
      {"print the log of one game between bots", "muestra el registro de una partida entre bots"},
      "  warren record rabbihop --players 3 --seed 7 > game.log\n"
      "  warren record rabbihop --bots greedy,random --seed 7 --game 41\n"
      "  warren record jack-rabbits --board random --seed 7",
      [&session, wanted] { return record_game(session, *wanted); });
  add_simulation_words(command, session, wanted->words, wanted->board);
  add_word(command, session, "--game", wanted->game,
           {"which game of the simulation with this seed (0)",
            "qué partida de la simulación con esta semilla (0)"},
           "I");
}

}  // namespace warren::cli
