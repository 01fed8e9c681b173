// What the greedy bot of Jack Rabbits does with the powers of the suits beyond the classic four: in
// how many games it chose each of them among two or more offers, whether a bot that knows a suit
// does better than one that never uses its powers, and how surely games end.
//
//   jack_rabbits_powers [--games N] [--seed S] [--players P] [--only uses|knowing|endings]
//                       [--selections N] [--each N] [option=value ...]
//
// `knowing` seats bots that know a suit and bots that do not in turn. `endings` plays N random
// selections of suits, `--each` games of each, and names the games that take more than 40 rounds.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bench/calibration.h"
#include "bots/jack_rabbits/greedy.h"
#include "core/numbers.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/suits/spades.h"
#include "games/jack_rabbits/turn/going.h"
#include "games/setup_words.h"
#include "lab/playouts/playout.h"

namespace warren::bench {
namespace {

using namespace jack_rabbits;
using G = WideJackRabbits;
using Action = G::Action;

constexpr std::uint64_t kCap = 100'000;
constexpr int kManyRounds = 40;

struct Arguments {
  std::uint64_t games = 2000, seed = 1, selections = 100, each = 20;
  std::string players = "4", only;
  std::vector<std::string> settings;
};

// --- what was chosen -----------------------------------------------------------------------------

struct Uses {
  std::set<std::string> now;                   // in this game
  std::map<std::string, std::uint64_t> games;  // in how many games
  std::map<std::string, std::uint64_t> times;

  void add(const std::string& name) {
    now.insert(name);
    ++times[name];
  }
  void end_game() {
    for (const std::string& name : now) ++games[name];
    now.clear();
  }
};

std::string_view title_of(Suit suit) { return info(suit).name.in(Lang::en); }

// What an action uses; empty: no power of a new suit.
std::string use_of(const G::Setup& setup, const G::Sight& sight, const Action& action) {
  if (action.kind == ActionKind::power) {
    const Power<kWide>* power = setup.hooks.of(action.suit());
    const auto choice = static_cast<std::size_t>(action.choice());
    return fmt::format("{} {}", title_of(action.suit()), power->choices[choice].name);
  }
  if (action.kind == ActionKind::spades) {
    const int weapon = weapon_of(setup, action.cards);
    return fmt::format("{} in a fight", title_of(setup.weapons[weapon]));
  }
  const Place here = sight.pub.place_of(sight.seat);
  if (action.kind == ActionKind::buy && here == Place::underground) return "market below";
  const Place to = leads_to(setup, sight.pub, action);
  if (to != Place::none && !can_land(setup, sight.pub, sight.seat, to)) return "a seal broken";
  return {};
}

// A greedy bot that is watched.
class Watched final : public AnyBot<G> {
 public:
  Watched(const Weights& weights, Uses& uses) : bot_(weights), uses_(uses) {}
  Action choose(const G::Setup& setup, const G::Sight& sight, const Offers<Action>& offers,
                Rng& rng) override {
    const Action chosen = bot_.choose(setup, sight, offers, rng);
    if (offers.size() > 1) {
      if (const std::string use = use_of(setup, sight, chosen); !use.empty()) uses_.add(use);
    }
    return chosen;
  }
  bool interrupts(const G::Setup& setup, const G::Sight& sight, const Offers<Action>& offers,
                  Rng& rng) override {
    return bot_.interrupts(setup, sight, offers, rng);
  }

 private:
  JackRabbitsGreedy<kWide> bot_;
  Uses& uses_;
};

// --- playing -------------------------------------------------------------------------------------

struct Ending {
  int rounds = 0;
  Seat winner = Seat::nobody;
};
// Seats of which `ignores` says something never use those suits' powers.
Ending play(const G::Setup& setup, std::uint64_t seed, std::uint64_t game,
            const std::array<SuitMask, kSeats>& ignores, Uses& uses, Offers<Action>& offers,
            std::uint64_t& choices) {
  StateBoard<G> board(setup);
  MixedBots<G> bots(seat_rngs(seed, game));
  for (int seat = 0; seat < setup.seats; ++seat) {
    Weights weights;
    weights.ignores = ignores[static_cast<std::size_t>(seat)];
    bots.sit(seat, std::make_unique<Watched>(weights, uses));
  }
  Rng dealer = dealer_rng(seed, game);
  const PlayoutCount count =
      Playout<G, StateBoard<G>, MixedBots<G>>(setup, board, bots, offers).play(dealer, kCap);
  choices += count.choices;
  uses.end_game();
  const Public<kWide>& pub = board.state().pub;
  if (!count.finished) return {1'000'000, Seat::nobody};
  return {(pub.turns + setup.seats - 1) / setup.seats, pub.winner};
}

// A new board for every so many games.
std::unique_ptr<const G::Setup> opened(const Arguments& arguments,
                                       const std::vector<std::string>& more, std::uint64_t seed) {
  OptionSet options(G::option_menu());
  std::vector<std::string> settings = {"suits=frontier", "board=random"};
  settings.insert(settings.end(), more.begin(), more.end());
  settings.insert(settings.end(), arguments.settings.begin(), arguments.settings.end());
  if (const Problem problem = apply({"", arguments.players, settings}, options)) {
    fmt::print(stderr, "jack_rabbits_powers: {}\n", problem.say(Lang::en));
    return nullptr;
  }
  Rng rng = setup_rng(seed);
  resolve_setup<G>(options, rng);
  auto result = G::open(options, G::kNewestRules);
  if (result.problem) fmt::print(stderr, "jack_rabbits_powers: {}\n", result.problem.say(Lang::en));
  return std::move(result.setup);
}
constexpr std::uint64_t kGamesPerBoard = 20;

// --- uses and endings ----------------------------------------------------------------------------

int count_uses(const Arguments& arguments) {
  Uses uses;
  const auto offers = std::make_unique<Offers<Action>>();
  std::unique_ptr<const G::Setup> setup;
  std::vector<int> rounds;
  std::uint64_t late = 0, choices = 0;
  const auto begin = Clock::now();
  for (std::uint64_t game = 0; game < arguments.games; ++game) {
    if (game % kGamesPerBoard == 0)
      setup = opened(arguments, {}, arguments.seed + game / kGamesPerBoard);
    if (setup == nullptr) return 2;
    const Ending end = play(*setup, arguments.seed, game, {}, uses, *offers, choices);
    rounds.push_back(end.rounds);
    late += end.rounds > kManyRounds ? 1 : 0;
  }
  const double seconds = seconds_since(begin);
  const auto games = static_cast<double>(arguments.games);
  std::sort(rounds.begin(), rounds.end());
  fmt::print("{} games of greedy bots, {} players: within {} rounds {:.2f} %; median {}, most {}\n",
             arguments.games, arguments.players, kManyRounds,
             100.0 - 100.0 * static_cast<double>(late) / games, rounds[rounds.size() / 2],
             rounds.back());
  fmt::print("{:.1f} games/s, {:.2f} µs a choice\n", games / seconds,
             1e6 * seconds / static_cast<double>(choices));
  fmt::print("  {:<28} {:>9} {:>9}\n", "chosen among two or more", "games", "a game");
  for (const auto& [name, count] : uses.games)
    fmt::print("  {:<28} {:>7.2f} % {:>9.3f}\n", name, 100.0 * static_cast<double>(count) / games,
               static_cast<double>(uses.times[name]) / games);
  return 0;
}

int count_endings(const Arguments& arguments) {
  Uses uses;
  const auto offers = std::make_unique<Offers<Action>>();
  std::uint64_t late = 0, all = 0, choices = 0;
  for (std::uint64_t n = 0; n < arguments.selections; ++n) {
    Rng rng(n, 0x706f77657273);
    std::string letters = "CSHDTEON";
    for (std::size_t i = letters.size() - 1; i > 0; --i)
      std::swap(letters[i], letters[rng.below(static_cast<std::uint32_t>(i + 1))]);
    const std::size_t players = 2 + n % 3;
    const std::size_t most = letters.size() - players + 1;
    letters.resize(players + rng.below(static_cast<std::uint32_t>(most)));
    Arguments selected = arguments;
    selected.players = std::to_string(players);
    for (std::uint64_t game = 0; game < arguments.each; ++game) {
      const auto setup = opened(selected, {"suits=" + letters}, arguments.seed + game);
      if (setup == nullptr) return 2;
      const Ending end = play(*setup, arguments.seed, game, {}, uses, *offers, choices);
      ++all;
      if (end.rounds <= kManyRounds) continue;
      ++late;
      fmt::print("  suits={} players={} seed={} game={}: {}\n", letters, players,
                 arguments.seed + game, game,
                 end.rounds < 1'000'000 ? fmt::format("{} rounds", end.rounds) : "no end");
    }
  }
  fmt::print("{} selections, {} games: within {} rounds {:.2f} %\n", arguments.selections, all,
             kManyRounds, 100.0 - 100.0 * static_cast<double>(late) / static_cast<double>(all));
  return 0;
}

// --- knowing a suit ------------------------------------------------------------------------------

int compare(const Arguments& arguments) {
  const auto offers = std::make_unique<Offers<Action>>();
  fmt::print("wins of those who know a suit, by 95 % interval, against as many who do not\n");
  std::vector<SuitMask> masks;
  for (int s = 4; s < 8; ++s) masks.push_back(mask_of(static_cast<Suit>(s)));
  masks.push_back(kFrontierSuits & ~kClassicSuits);
  for (const SuitMask mask : masks) {
    Uses uses;
    std::unique_ptr<const G::Setup> setup;
    std::uint64_t wins = 0, won = 0, choices = 0;
    for (std::uint64_t game = 0; game < arguments.games; ++game) {
      if (game % kGamesPerBoard == 0)
        setup = opened(arguments, {}, arguments.seed + game / kGamesPerBoard);
      if (setup == nullptr) return 2;
      std::array<SuitMask, kSeats> ignores{};
      for (std::size_t s = 0; s < kSeats; ++s) ignores[s] = (s + game) % 2 == 0 ? mask : 0;
      const Ending end = play(*setup, arguments.seed, game, ignores, uses, *offers, choices);
      if (end.winner == Seat::nobody) continue;
      ++won;
      wins += ignores[static_cast<std::size_t>(warren::index_of(end.winner))] == 0 ? 1 : 0;
    }
    const double n = static_cast<double>(won), share = static_cast<double>(wins) / n;
    const double half = 1.96 * std::sqrt(share * (1 - share) / n);
    const std::string_view name =
        std::popcount(mask) == 1 ? title_of(static_cast<Suit>(std::countr_zero(mask))) : "all four";
    fmt::print("  {:<12} {:>6.2f} % ± {:.2f}{}\n", name, 100 * share, 100 * half,
               share + half < 0.5   ? "   worse"
               : share - half > 0.5 ? "   better"
                                    : "");
    std::fflush(stdout);
  }
  return 0;
}

int run(const Arguments& arguments) {
  int code = 0;
  const auto wanted = [&](std::string_view part) {
    return arguments.only.empty() || arguments.only == part;
  };
  if (wanted("uses")) code = std::max(code, count_uses(arguments));
  if (wanted("endings")) code = std::max(code, count_endings(arguments));
  if (wanted("knowing")) code = std::max(code, compare(arguments));
  return code;
}

Problem read_arguments(int count, char** words, Arguments& arguments) {
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    if (!word.starts_with("--")) {
      arguments.settings.emplace_back(word);
      continue;
    }
    const std::string_view value = i + 1 < count ? words[++i] : "";
    Problem problem;
    if (word == "--games") {
      problem = read_number(word, value, 1, 1'000'000'000, arguments.games);
    } else if (word == "--seed") {
      problem = read_number(word, value, 0, kLargestSeed, arguments.seed);
    } else if (word == "--selections") {
      problem = read_number(word, value, 1, 1'000'000, arguments.selections);
    } else if (word == "--each") {
      problem = read_number(word, value, 1, 1'000'000, arguments.each);
    } else if (word == "--players") {
      arguments.players = value;
    } else if (word == "--only") {
      arguments.only = value;
    } else {
      return Problem({"“{0}” is not expected", "«{0}» no se espera"}, {word});
    }
    if (problem) return problem;
  }
  return {};
}

}  // namespace
}  // namespace warren::bench

int main(int count, char** words) {
  warren::bench::Arguments arguments;
  if (const auto problem = warren::bench::read_arguments(count, words, arguments)) {
    fmt::print(stderr, "jack_rabbits_powers: {}\n", problem.say(warren::Lang::en));
    return 2;
  }
  return warren::bench::run(arguments);
}
