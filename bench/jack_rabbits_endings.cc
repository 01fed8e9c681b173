// How surely games of the greedy bot of Jack Rabbits end: every preset and every value of every
// option by itself, two to four players, greedy against greedy.
//
//   jack_rabbits_endings [--games N] [--seed S] [--only TEXT]
//
// A game counts as ended if somebody has won, or exploring is over, within 400 rounds. Of the
// variations only those with TEXT in their name are played. Where a board is to be built, bots
// build one for every game first; a board that is never finished counts as a game that does not
// end.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bench/calibration.h"
#include "bots/catalog.h"
#include "core/numbers.h"
#include "games/catalog.h"
#include "games/jack_rabbits/fast.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "lab/playouts/option_sweep.h"
#include "lab/playouts/playout.h"

namespace warren::bench {
namespace {

using G = jack_rabbits::JackRabbits;

using Building = FirstStage<G>;
using Builder = jack_rabbits::building::BoardBuilder;

constexpr int kMostRounds = 400;
constexpr std::uint64_t kCap = 200'000;

struct Endings {
  std::uint64_t ended = 0;
  std::vector<int> rounds;
  double seconds = 0;
};

// One game of greedy bots with this set-up, as far as the cap.
template <Game Played, class Bot>
PlayoutCount play_game(const typename Played::Setup& setup, StateBoard<Played>& board,
                       std::uint64_t seed, std::uint64_t game, Rng& dealer) {
  const auto offers = std::make_unique<Offers<typename Played::Action>>();
  SameBots<Played, Bot> bots(seat_rngs(seed, game));
  return Playout<Played, StateBoard<Played>, SameBots<Played, Bot>>(setup, board, bots, *offers)
      .play(dealer, kCap);
}

// The race on the board that the bots have built; null if they did not finish it.
std::unique_ptr<const G::Setup> built(const Building::Setup& site, std::uint64_t seed,
                                      std::uint64_t game, Rng& dealer) {
  StateBoard<Building> board(site);
  if (!play_game<Building, Builder>(site, board, seed, game, dealer).finished) return nullptr;
  return G::open(Building::baked(site, board.state().pub), site.rules).setup;
}

// All with one set-up, or where there is a site each on a board of its own.
Endings play_games(const G::Setup* one, const Building::Setup* site, std::uint64_t games,
                   std::uint64_t seed) {
  Endings out;
  const auto begin = Clock::now();
  for (std::uint64_t game = 0; game < games; ++game) {
    Rng dealer = dealer_rng(seed, game);
    const auto own = site != nullptr ? built(*site, seed, game, dealer) : nullptr;
    const G::Setup* setup = site != nullptr ? own.get() : one;
    if (setup == nullptr) {  // never built
      out.rounds.push_back(0);
      continue;
    }
    StateBoard<G> board(*setup);
    const PlayoutCount count =
        play_game<G, JackRabbitsGreedy<4>>(*setup, board, seed, game, dealer);
    const int rounds = (board.state().pub.turns + setup->seats - 1) / setup->seats;
    out.rounds.push_back(rounds);
    out.ended += count.finished && rounds <= kMostRounds ? 1 : 0;
  }
  out.seconds = seconds_since(begin);
  std::sort(out.rounds.begin(), out.rounds.end());
  return out;
}

void print_row(std::string_view name, int players, const Endings& endings) {
  const auto games = static_cast<double>(endings.rounds.size());
  const double share = 100.0 * static_cast<double>(endings.ended) / games;
  const auto at = [&](double part) {
    return endings
        .rounds[static_cast<std::size_t>(part * static_cast<double>(endings.rounds.size() - 1))];
  };
  fmt::print("{:<32} {:>2} {:>8.2f} % {:>6} {:>6} {:>6} {:>9.0f} /s{}\n", name, players, share,
             at(0.5), at(0.99), endings.rounds.back(), games / endings.seconds,
             share < 99 ? "  below 99 %" : "");
  std::fflush(stdout);
}

// The options that say how a board is built say nothing unless one is.
bool about_building(std::string_view name) {
  return name.starts_with("building=") || name.starts_with("enforce_guidelines=") ||
         name.starts_with("alike=");
}

void measure(Variation variation, int players, std::uint64_t games, std::uint64_t seed) {
  if (about_building(variation.name)) variation.settings.push_back("board=built");
  OptionSet options(G::option_menu());
  Problem problem = apply({variation.preset, std::to_string(players), variation.settings}, options);
  if (!problem && Building::wanted(options)) {
    const auto opened = Building::open(options, Building::kNewestRules);
    problem = opened.problem;
    if (opened.setup)
      print_row(variation.name, players, play_games(nullptr, opened.setup.get(), games, seed));
  } else {
    const auto opened = open_variation<G>(variation, players, seed, {"board=random"});
    problem = opened.problem;
    if (opened.setup)
      print_row(variation.name, players, play_games(opened.setup.get(), nullptr, games, seed));
  }
  if (problem) fmt::print("{:<32} {:>2} {}\n", variation.name, players, problem.say(Lang::en));
}

int run(std::uint64_t games, std::uint64_t seed, std::string_view only) {
  fmt::print("{:<32} {:>2} {:>10} {:>6} {:>6} {:>6} {:>12}\n", "rounds:", "", "ended", "median",
             "p99", "most", "games");
  for (const Variation& variation : every_variation(G::option_menu(), {"players"})) {
    if (variation.name.find(only) == std::string::npos) continue;
    for (int players = 2; players <= 4; ++players) measure(variation, players, games, seed);
  }
  return 0;
}

}  // namespace
}  // namespace warren::bench

int main(int count, char** words) {
  std::uint64_t games = 1000, seed = 1;
  std::string_view only;
  for (int i = 1; i < count; i += 2) {
    const std::string_view word = words[i];
    const std::string_view value = i + 1 < count ? words[i + 1] : "";
    warren::Problem problem;
    if (word == "--games") {
      problem = warren::read_number(word, value, 1, 1'000'000'000, games);
    } else if (word == "--seed") {
      problem = warren::read_number(word, value, 0, warren::kLargestSeed, seed);
    } else if (word == "--only") {
      only = value;
    } else {
      problem = warren::Problem({"“{0}” is not expected", "«{0}» no se espera"}, {word});
    }
    if (!problem) continue;
    fmt::print(stderr, "jack_rabbits_endings: {}\n", problem.say(warren::Lang::en));
    return 2;
  }
  return warren::bench::run(games, seed, only);
}
