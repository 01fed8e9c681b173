// warren play GAME: a table in the terminal, or, without one, a table of lines.
#include <unistd.h>

#include <cstdint>
#include <memory>
#include <random>

#include "cli/commands/board_words.h"
#include "cli/commands/commands.h"
#include "cli/commands/simulation_words.h"
#include "cli/terminal/line_table.h"
#include "cli/terminal/screen_table.h"
#include "cli/terminal/screens.h"
#include "core/numbers.h"
#include "games/catalog.h"

namespace warren::cli {
namespace {

struct PlayWords {
  std::string game;
  SetupWords setup;
  std::string board;
  std::string seats;
  std::string bots;
  std::string seed;
  std::string load;
  std::string log;
  std::string pace;
  bool plain = false;
};

struct Plan {
  const AnyGame* game = nullptr;
  std::vector<Chair> chairs;
  std::uint64_t seed = 0;
  std::uint64_t pace = 400;
};

// You and the standard bot, or what --seats says, or (the older way) what --bots says.
Problem plan_chairs(PlayWords& words, std::vector<Chair>& chairs) {
  const std::string bot(standard_bot(words.game));
  if (words.seats.empty()) {
    const std::string list = words.bots.empty() ? bot : words.bots;
    const bool you = ("," + list + ",").find(",you,") != std::string::npos;
    if (const Problem problem = read_chairs(you ? list : "human," + list, words.game, chairs))
      return problem;
    if (you) return {};
    // Nobody is you but seat 0; the bots go round on the others.
    const std::vector<Chair> round(chairs.begin() + 1, chairs.end());
    while (chairs.size() < kMaxSeats) chairs.push_back(round[(chairs.size() - 1) % round.size()]);
    return {};
  }
  if (const Problem problem = read_chairs(words.seats, words.game, chairs)) return problem;
  if (words.setup.players.empty() && chairs.size() > 1)
    words.setup.players = std::to_string(chairs.size());
  return {};
}

Problem open_match(PlayWords& words, const Plan& plan, std::unique_ptr<AnyMatch>& match) {
  if (words.board == "-") {
    return Problem({"--board - would take what is typed at the table; give the path of a file",
                    "--board - tomaría lo que se escribe en la mesa; da la ruta de un archivo"});
  }
  if (Problem problem = take_board(words.board, words.game, words.setup)) return problem;
  OptionSet options(plan.game->option_menu());
  if (Problem problem = apply(words.setup, options)) return problem;
  plan.game->resolve(options, plan.seed);
  AnyOpened opened = plan.game->open(options, plan.game->newest_rules());
  if (opened.problem) return opened.problem;
  if (!words.seats.empty() && static_cast<int>(plan.chairs.size()) > opened.match->seats()) {
    return Problem({"--seats names {0} seats, but {1} play; leave some out or raise --players",
                    "--seats nombra {0} asientos, pero juegan {1}; quita alguno o sube --players"},
                   {static_cast<int>(plan.chairs.size()), opened.match->seats()});
  }
  match = std::move(opened.match);
  return {};
}

Problem load_file(const PlayWords& words, const Plan& plan, Lang lang,
                  std::unique_ptr<Host>& host) {
  std::string text;
  if (Problem problem = read_file(words.load, text)) return problem;
  LoadedHost loaded = load_host(text, plan.chairs, plan.seed, lang);
  if (loaded.host == nullptr) {
    return Problem({"{0} cannot be loaded: {1}", "{0} no se puede cargar: {1}"},
                   {words.load, loaded.problem});
  }
  if (loaded.host->match().game() != plan.game->id()) {
    return Problem({"{0} is a game of {1}, not of {2}", "{0} es una partida de {1}, no de {2}"},
                   {words.load, loaded.host->match().game(), plan.game->id()});
  }
  host = std::move(loaded.host);
  return {};
}

// The game that a closed terminal left behind, if it is there, sound, and wanted.
std::unique_ptr<Host> go_on(const Session& session, const Plan& plan, Terminal& terminal,
                            Keeper& keeper, std::string& news, std::string& damaged) {
  if (!keeper.waiting()) return nullptr;
  LoadedHost kept = load_host(keeper.text(), plan.chairs, plan.seed, session.lang);
  if (kept.host == nullptr || kept.host->match().game() != plan.game->id()) {
    const std::string there = keeper.set_aside("damaged.log");
    damaged = news = say(session,
                         {"The game kept from last time cannot be read ({0}); it lies in {1} now.",
                          "La partida guardada no se puede leer ({0}); ahora está en {1}."},
                         {kept.problem, there});
    return nullptr;
  }
  const char32_t key = ask_key(
      terminal,
      say(session,
          {"A game of {0} waits for you\n\nTurn {1}, {2} players.\n\nEnter: go on with it\nn: "
           "begin a new game",
           "Te espera una partida de {0}\n\nTurno {1}, {2} jugadores.\n\nIntro: seguir con ella\n"
           "n: empezar otra"},
          {plan.game->title(), kept.host->match().result().turns, kept.host->match().seats()}),
      U"nN");
  if (key == U'\r') {
    news = say(session, {"Welcome back.", "Aquí sigue tu partida."});
    return std::move(kept.host);
  }
  if (key == 0) return nullptr;
  const std::string there = keeper.set_aside("previous.log");
  news = say(session, {"The older game is kept as {0}.", "La otra partida queda en {0}."}, {there});
  return nullptr;
}

int keep_log(const Session& session, const std::string& path, const std::string& log) {
  if (path.empty()) return kDone;
  const Problem problem = write_file(path, log);
  return problem ? complain(session, problem) : kDone;
}

int play_on_screen(const Session& session, const Plan& plan, const PlayWords& words,
                   std::unique_ptr<Host> host) {
  Keeper keeper(plan.game->id());
  int code = kDone;
  std::string log, damaged;
  {
    Terminal terminal(display_of_environment());
    std::string news = say(session, {"Type ? for help, hint for advice.",
                                     "Escribe ? para ayuda, pista para un consejo."});
    if (!words.load.empty()) {
      if (keeper.waiting()) keeper.set_aside("previous.log");
    } else if (auto kept = go_on(session, plan, terminal, keeper, news, damaged)) {
      host = std::move(kept);
    }
    if (!terminal.stopped()) {
      ScreenTable table(session, terminal, keeper, std::move(host), static_cast<int>(plan.pace));
      if (keeper.first_time()) table.welcome();
      table.say_first(news);
      table.run();
      log = table.match().log();
    }
    const int signal = terminal.stop_signal();
    if (terminal.stopped()) code = signal == 0 ? kStopped : 128 + signal;
  }
  if (!damaged.empty()) complain(damaged);
  if (keeper.waiting()) {
    print(say(session,
              {"The game is kept: warren play {0} goes on with it.\n",
               "La partida queda guardada: warren play {0} sigue con ella.\n"},
              {plan.game->id()}));
  }
  const int kept = log.empty() ? kDone : keep_log(session, words.log, log);
  return code != kDone ? code : kept;
}

int play(const Session& session, PlayWords words) {
  Plan plan;
  plan.game = find_game(words.game);
  if (plan.game == nullptr) return complain(session, unknown_game(words.game));
  std::random_device device;
  plan.seed = std::uint64_t{device()} << 32 | device();
  if (!words.seed.empty()) {
    if (const Problem problem = read_number("--seed", words.seed, 0, kLargestSeed, plan.seed))
      return complain(session, problem);
  }
  if (!words.pace.empty()) {
    if (const Problem problem = read_number("--pace", words.pace, 0, 10000, plan.pace))
      return complain(session, problem);
  }
  if (const Problem problem = plan_chairs(words, plan.chairs)) return complain(session, problem);
  std::unique_ptr<Host> host;
  if (!words.load.empty()) {
    if (const Problem problem = load_file(words, plan, session.lang, host))
      return complain(session, problem);
  } else {
    std::unique_ptr<AnyMatch> match;
    if (const Problem problem = open_match(words, plan, match)) return complain(session, problem);
    const int seats = match->seats();
    host = std::make_unique<Host>(*plan.game, std::move(match),
                                  seat_all(plan.chairs, seats, session.lang), plan.seed);
  }
  if (Terminal::there() && !words.plain)
    return play_on_screen(session, plan, words, std::move(host));
  LineTable table(session, std::move(host));
  table.run();
  return keep_log(session, words.log, table.host().match().log());
}

}  // namespace

void add_play(CLI::App& app, Session& session) {
  const auto words = std::make_shared<PlayWords>();
  CLI::App* command =
      add_command(app, session, "play", {"play in the terminal", "juega en la terminal"},
                  "  warren play rabbihop\n"
                  "  warren play rabbihop --players 4 --preset explorers\n"
                  "  warren play rabbihop --seats Ana=human,Luis=human,greedy\n"
                  "  warren play rabbihop --load game.log\n"
                  "  warren play jack-rabbits --players 3\n"
                  "  warren play jack-rabbits --board board.json",
                  [&session, words] { return play(session, *words); });
  add_setup(command, session, words->game, words->setup, words->board);
  add_word(
      command, session, "--seats", words->seats,
      {"who sits where: human or a bot, with a name if you like (human, then the best bot)",
       "quién se sienta dónde: human o un bot, con nombre si se quiere (human y el mejor bot)"},
      "A,B");
  add_word(command, session, "--bots", words->bots,
           {"bots for the other seats; “you” among them says where you sit",
            "bots para los demás asientos; «you» entre ellos dice dónde te sientas tú"},
           "A,B");
  add_word(command, session, "--seed", words->seed,
           {"where chance begins (anywhere)", "dónde empieza el azar (donde sea)"}, "S");
  add_word(command, session, "--load", words->load,
           {"go on with the game of this log", "sigue la partida de este registro"}, "FILE");
  add_word(command, session, "--log", words->log,
           {"keep the log in this file", "guarda el registro en este archivo"}, "FILE");
  add_word(command, session, "--pace", words->pace,
           {"milliseconds that a bot's turn stays in sight (400)",
            "milisegundos que se ve cada turno de un bot (400)"},
           "N");
  add_flag(command, session, "--plain", words->plain,
           {"line by line, as without a terminal", "línea a línea, como sin terminal"});
}

}  // namespace warren::cli
