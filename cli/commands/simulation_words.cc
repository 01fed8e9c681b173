#include "cli/commands/simulation_words.h"

#include "cli/commands/board_words.h"

namespace warren::cli {

void add_setup(CLI::App* command, const Session& session, std::string& game, SetupWords& setup,
               std::string& board) {
  add_argument(command, session, "GAME", game,
               {"the game; warren games lists them", "el juego; warren games los enumera"});
  add_word(command, session, "--players", setup.players, {"how many play", "cuántos juegan"}, "N");
  add_word(command, session, "--preset", setup.preset,
           {"a named set of options; warren options GAME lists them",
            "un grupo de opciones con nombre; warren options JUEGO los enumera"},
           "NAME");
  add_words(command, session, "--option", setup.options,
            {"one option, name=value; may be given several times",
             "una opción, nombre=valor; puede darse varias veces"},
            "K=V");
  add_board_word(command, session, board);
}

void add_simulation_words(CLI::App* command, const Session& session, SimulationWords& words,
                          std::string& board) {
  add_setup(command, session, words.game, words.setup, board);
  add_word(
      command, session, "--bots", words.bots,
      {"who plays, such as random,greedy (random): dealt to the seats in turn, moving on by one "
       "seat every game",
       "quién juega, como random,greedy (random): se reparten por los asientos y avanzan uno en "
       "cada partida"},
      "A,B");
  add_word(command, session, "--seed", words.seed,
           {"where chance begins (1): the same seed gives the same games",
            "dónde empieza el azar (1): la misma semilla da las mismas partidas"},
           "S");
  add_word(command, session, "--cap", words.cap,
           {"steps after which a game counts as unfinished (100000)",
            "pasos tras los que una partida cuenta como inacabada (100000)"},
           "N");
}

}  // namespace warren::cli
