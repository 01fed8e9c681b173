// warren simulate GAME: many games between bots, and what they add up to.
#include "lab/simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <memory>
#include <thread>

#include "cli/commands/board_words.h"
#include "cli/commands/commands.h"
#include "cli/commands/progress.h"
#include "cli/commands/simulation_words.h"
#include "core/log_text.h"
#include "core/numbers.h"
#include "core/overflow.h"

namespace warren::cli {
namespace {

struct Wanted {
  SimulationWords words;
  std::string board;
  std::string threads;
  std::string log;
  bool json = false;
};

// Ctrl-C ends the run after the games that are being played; a second one ends it at once.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void on_interrupt(int) {
  interrupted = true;
  std::signal(SIGINT, SIG_DFL);
}

std::string standing_cells(const Standing& standing) {
  const Interval interval = wilson(standing.wins, standing.games);
  const double games = std::max<double>(1, static_cast<double>(standing.games));
  return fmt::format("{:>10} {:>10} {:7.2f} % {:>9.2f} - {:5.2f} % {:11.2f}", standing.games,
                     standing.wins, 100 * static_cast<double>(standing.wins) / games,
                     100 * interval.low, 100 * interval.high,
                     static_cast<double>(standing.score) / games) +
         fmt::format(" {:11.2f}", static_cast<double>(standing.shares) / kWholeWin);
}

void print_report(const Session& session, const SimulationPlan& plan, const SimulationRun& run) {
  const Tally& tally = run.tally;
  const auto mean = [&](double sum) {
    return sum / std::max<double>(1, static_cast<double>(tally.games));
  };
  print(say(session,
            {"{0}, {1} players, {2} games, seed {3}\n",
             "{0}, {1} jugadores, {2} partidas, semilla {3}\n"},
            {plan.game, plan.seats, std::to_string(tally.games), std::to_string(plan.seed)}));
  if (run.stopped) {
    print(say(session,
              {"stopped: {0} games were not played\n", "detenido: {0} partidas sin jugar\n"},
              {std::to_string(plan.games - tally.games)}));
  }
  print(
      say(session,
          {"finished {0}, unfinished {1} (cap of {2} steps), shared wins {3}, mean turns {4}\n",
           "acabadas {0}, inacabadas {1} (límite de {2} pasos), victorias compartidas {3}, turnos "
           "de media {4}\n"},
          {std::to_string(tally.finished), std::to_string(tally.games - tally.finished),
           std::to_string(plan.cap), std::to_string(tally.shared),
           fmt::format("{:.2f}", mean(static_cast<double>(tally.turns)))}));
  for (std::size_t i = 0; i < tally.failures.size(); ++i) {
    if (tally.failures[i] == 0) continue;
    print(say(
        session,
        {"{0} of the unfinished have failed: {1}\n", "{0} de las inacabadas han fallado: {1}\n"},
        {std::to_string(tally.failures[i]), text_of(static_cast<Overflow>(i))}));
  }
  print(
      say(session, {"\n               games       wins               95 % interval  mean score     "
                    "shares¹\n",
                    "\n            partidas  victorias              intervalo 95 %      puntos     "
                    "partes¹\n"}));
  for (int seat = 0; seat < plan.seats; ++seat)
    print(fmt::format("{:9} {}\n", fmt::format("p{}", seat), standing_cells(tally.of_seat(seat))));
  for (std::size_t bot = 0; bot < plan.bots.size(); ++bot)
    print(fmt::format("{:9} {}\n", plan.bots[bot],
                      standing_cells(tally.of_bot(static_cast<int>(bot)))));
  print(say(
      session,
      {"¹ A shared win counts as a win for each who shares it; here it is divided among them.\n",
       "¹ Una victoria compartida cuenta para cada ganador; aquí se reparte entre ellos.\n"}));
  const double seconds = std::max(run.time.seconds, 1e-9);
  print(
      say(session,
          {"\n{0} s, {1} games/s; choices {2} ({3}/s), forced {4}, chance {5}\nsignature {6}\n",
           "\n{0} s, {1} partidas/s; decisiones {2} ({3}/s), forzadas {4}, azar {5}\nfirma {6}\n"},
          {fmt::format("{:.3f}", run.time.seconds),
           fmt::format("{:.0f}", static_cast<double>(tally.games) / seconds),
           std::to_string(tally.choices),
           fmt::format("{:.0f}", static_cast<double>(tally.choices) / seconds),
           std::to_string(tally.forced), std::to_string(tally.chance), hex(tally.signature)}));
}

int run_simulation(const Session& session, Wanted wanted) {
  std::uint64_t threads = std::clamp<std::uint64_t>(std::thread::hardware_concurrency(), 1,
                                                    static_cast<std::uint64_t>(kMostThreads));
  if (!wanted.threads.empty()) {
    if (const Problem problem = read_number("--threads", wanted.threads, 1, kMostThreads, threads))
      return complain(session, problem);
  }
  if (const Problem problem = take_board(wanted.board, wanted.words.game, wanted.words.setup))
    return complain(session, problem);
  const PreparedSimulation prepared = prepare_simulation(wanted.words);
  if (prepared.problem) return complain(session, prepared.problem);
  const Simulation& simulation = *prepared.simulation;
  const SimulationPlan& plan = simulation.plan();

  if (!wanted.log.empty()) {
    if (plan.games != 1) {
      return complain(session,
                      Problem({"--log keeps one game, and {0} are asked for; add --games 1",
                               "--log guarda una partida y se piden {0}; añade --games 1"},
                              {std::to_string(plan.games)}));
    }
    if (const Problem problem = write_file(wanted.log, simulation.record(0)))
      return complain(session, problem);
  }

  std::signal(SIGINT, on_interrupt);
  Progress progress(session, plan.games, !wanted.json || output_is_terminal());
  const SimulationRun run =
      simulate(simulation, {.threads = static_cast<int>(threads),
                            .progress = [&](std::uint64_t done) { progress.show(done); },
                            .stop = &interrupted});
  progress.clear();
  if (wanted.json)
    print(simulation_json(plan, run.tally, &run.time) + "\n");
  else
    print_report(session, plan, run);
  return run.stopped ? kStopped : kDone;
}

}  // namespace

void add_simulate(CLI::App& app, Session& session) {
  const auto wanted = std::make_shared<Wanted>();
  CLI::App* command =
      add_command(app, session, "simulate",
                  {"play many games between bots and add up what happens",
                   "juega muchas partidas entre bots y suma lo que ocurre"},
                  "  warren simulate rabbihop --players 4 --games 10000\n"
                  "  warren simulate rabbihop --bots greedy,random --games 1000 --seed 7 --json\n"
                  "  warren simulate rabbihop --games 1 --seed 7 --log game.log\n"
                  "  warren simulate jack-rabbits --games 100 --board board.json",
                  [&session, wanted] { return run_simulation(session, *wanted); });
  add_simulation_words(command, session, wanted->words, wanted->board);
  add_word(command, session, "--games", wanted->words.games,
           {"how many games (1000)", "cuántas partidas (1000)"}, "N");
  add_word(command, session, "--threads", wanted->threads,
           {"on how many threads (one per core); the result is the same",
            "en cuántos hilos (uno por núcleo); el resultado es el mismo"},
           "T");
  add_word(command, session, "--log", wanted->log,
           {"with --games 1: keep its log in this file",
            "con --games 1: guarda su registro en este archivo"},
           "FILE");
  add_flag(command, session, "--json", wanted->json,
           {"answer with one line of JSON", "responder con una línea de JSON"});
}

}  // namespace warren::cli
