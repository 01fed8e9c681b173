// How fast random games are played on one thread. bench/README.md says how to read the figures.
#include "lab/playouts/playout.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "bench/calibration.h"
#include "bots/random.h"
#include "core/numbers.h"
#include "games/catalog.h"
#include "games/jack_rabbits/fast.h"
#include "games/rabbihop/fast.h"
#include "lab/playouts/simulation.h"

namespace warren::bench {
namespace {

struct Arguments {
  std::string game = "rabbihop";
  std::uint64_t games = 20'000;
  std::uint64_t seed = 1;
  std::uint64_t repeats = 5;
  std::vector<std::string> players = {"2", "4"};
  std::string preset;
};

struct Figures {
  std::uint64_t choices = 0;
  std::uint64_t forced = 0;
  std::uint64_t chance = 0;
  std::uint64_t events = 0;
  std::uint64_t unfinished = 0;
  std::uint64_t checksum = 0;
  double seconds = 1e300;
};

// Events on: each is written as bytes, as for the wire, and all bytes go into a checksum.
struct KeptEvents {
  std::uint64_t count = 0;
  std::uint64_t checksum = 0;
  ByteBuffer bytes;

  void flush() {
    checksum = chain(checksum, digest_of(bytes.all()));
    bytes.clear();
  }
};

template <Game G>
struct KeepEvents {
  KeptEvents* kept;
  void operator()(const typename G::Event& event) const {
    if (kept->bytes.all().size() + 64 > ByteBuffer::kCapacity) kept->flush();
    put(kept->bytes, event);
    ++kept->count;
  }
};

template <Game G, class See>
Figures play_games(const typename G::Setup& setup, const Arguments& arguments, See see) {
  using Bots = SameBots<G, RandomBot>;
  using Board = StateBoard<G, See>;
  const auto offers = std::make_unique<Offers<typename G::Action>>();
  Figures figures;
  const auto begin = Clock::now();
  for (std::uint64_t game = 0; game < arguments.games; ++game) {
    Board board(setup, see);
    Bots bots(seat_rngs(arguments.seed, game));
    Rng dealer = dealer_rng(arguments.seed, game);
    const PlayoutCount count =
        Playout<G, Board, Bots>(setup, board, bots, *offers).play(dealer, SimulationPlan{}.cap);
    figures.choices += count.choices;
    figures.forced += count.forced;
    figures.chance += count.chance;
    figures.unfinished += count.finished ? 0 : 1;
    figures.checksum += G::result(setup, board.state().pub).winners.bits();
  }
  figures.seconds = seconds_since(begin);
  return figures;
}

template <Game G>
Figures with_events(const typename G::Setup& setup, const Arguments& arguments) {
  KeptEvents kept;
  Figures figures = play_games<G>(setup, arguments, KeepEvents<G>{&kept});
  kept.flush();
  figures.events = kept.count;
  figures.checksum = kept.checksum;
  return figures;
}

// Copies per second of states as they come up in play.
template <Game G>
double copies_per_second(const typename G::Setup& setup, std::uint64_t seed) {
  using State = typename G::State;
  constexpr std::size_t kStates = 16;
  std::vector<State> from(kStates, G::initial(setup));
  Rng rng(seed);
  for (State& state : from) {
    for (int i = 0; i < 40 && G::asked(setup, state.pub).chance; ++i) roll<G>(setup, state, rng);
  }
  std::vector<State> to(from);
  constexpr std::uint64_t kCopies = 20'000'000;
  const auto begin = Clock::now();
  for (std::uint64_t i = 0; i < kCopies; ++i) {
    to[i % kStates] = from[(i * 7) % kStates];
    keep(to[0]);
  }
  return static_cast<double>(kCopies) / seconds_since(begin);
}

void print_row(std::string_view name, double per_second, double calibration) {
  fmt::print("  {:<22} {:>14.0f} /s {:>10.5f}\n", name, per_second, per_second / calibration);
}

void print_figures(const Figures& figures, std::uint64_t games, double calibration) {
  const auto rate = [&](std::uint64_t count) {
    return static_cast<double>(count) / figures.seconds;
  };
  print_row("choices", rate(figures.choices), calibration);
  print_row("forced", rate(figures.forced), calibration);
  print_row("chance", rate(figures.chance), calibration);
  print_row("all steps", rate(figures.choices + figures.forced + figures.chance), calibration);
  print_row("games", rate(games), calibration);
  if (figures.events > 0) print_row("events", rate(figures.events), calibration);
  fmt::print("  {:<22} {:>14.1f} ns\n", "time for a choice¹", 1e9 / rate(figures.choices));
  fmt::print("  {:<22} {:>14}\n", "unfinished games", figures.unfinished);
  fmt::print("  {:<22} {:>14}\n", "checksum", hex(figures.checksum));
}

template <Game G>
int measure(const Arguments& arguments) {
  double calibration = 0;
  for (std::uint64_t i = 0; i < arguments.repeats; ++i)
    calibration = std::max(calibration, calibrate());
  fmt::print("{}: random play on one thread, {} games, seed {}, best of {}\n", G::kId,
             arguments.games, arguments.seed, arguments.repeats);
  fmt::print("  {:<22} {:>14.0f} /s {:>10.5f}   the ratio of each figure to this one\n",
             "calibration loop", calibration, 1.0);
  fmt::print("  {:<22} {:>14}\n", "bytes of a state", sizeof(typename G::State));
  for (const std::string& players : arguments.players) {
    OptionSet options(G::option_menu());
    if (const Problem problem = apply({arguments.preset, players, {}}, options)) {
      fmt::print(stderr, "playout: {}\n", problem.say(Lang::en));
      return 2;
    }
    Rng rng = setup_rng(arguments.seed);
    resolve_setup<G>(options, rng);
    const auto opened = G::open(options, G::kNewestRules);
    if (opened.problem) {
      fmt::print(stderr, "playout: {}\n", opened.problem.say(Lang::en));
      return 2;
    }
    Figures off, on;
    double copies = 0;
    for (std::uint64_t i = 0; i < arguments.repeats; ++i) {
      const auto faster = [](const Figures& a, const Figures& b) {
        return a.seconds < b.seconds ? a : b;
      };
      on = faster(on, with_events<G>(*opened.setup, arguments));
      off = faster(off, play_games<G>(*opened.setup, arguments, IgnoreEvents{}));
      copies = std::max(copies, copies_per_second<G>(*opened.setup, arguments.seed));
    }
    fmt::print("\n{} players, events on\n", players);
    print_figures(on, arguments.games, calibration);
    fmt::print("{} players, events off\n", players);
    print_figures(off, arguments.games, calibration);
    fmt::print("{} players\n", players);
    print_row("state copies", copies, calibration);
  }
  fmt::print("\n¹ with its share of forced and chance steps, of set-up and of the bots' draws\n");
  return 0;
}

// Whether the options have room in the narrow type of a game.
template <Game G>
bool fits_narrow(const Arguments& arguments) {
  if constexpr (std::is_same_v<Narrow<G>, G>) {
    return true;
  } else {
    OptionSet options(G::option_menu());
    return apply({arguments.preset, "", {}}, options) || Narrow<G>::has_room(options);
  }
}

Problem read_arguments(int count, char** words, Arguments& arguments) {
  const std::string_view usage =
      "--game G, --games N, --seed S, --repeats N, --players 2,4,8, --preset P";
  for (int i = 1; i < count; i += 2) {
    const std::string_view name = words[i];
    if (i + 1 == count || !name.starts_with("--"))
      return Problem({"“{0}” is not expected; it takes {1}", "«{0}» no se espera; admite {1}"},
                     {name, usage});
    const std::string_view value = words[i + 1];
    Problem problem;
    if (name == "--game") {
      arguments.game = value;
    } else if (name == "--games") {
      problem = read_number(name, value, 1, 1'000'000'000, arguments.games);
    } else if (name == "--seed") {
      problem = read_number(name, value, 0, kLargestSeed, arguments.seed);
    } else if (name == "--repeats") {
      problem = read_number(name, value, 1, 1000, arguments.repeats);
    } else if (name == "--players") {
      arguments.players.clear();
      for (const auto part : split_list(value)) arguments.players.emplace_back(part);
    } else if (name == "--preset") {
      arguments.preset = value;
    } else {
      return Problem({"“{0}” is not expected; it takes {1}", "«{0}» no se espera; admite {1}"},
                     {name, usage});
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
    fmt::print(stderr, "playout: {}\n", problem.say(warren::Lang::en));
    return 2;
  }
  int code = 2;
  const bool known = warren::with_game(arguments.game, [&](auto tag) {
    using G = typename decltype(tag)::type;
    code = warren::bench::fits_narrow<G>(arguments)
               ? warren::bench::measure<warren::Narrow<G>>(arguments)
               : warren::bench::measure<G>(arguments);
  });
  if (!known)
    fmt::print(stderr, "playout: {}\n", warren::unknown_game(arguments.game).say(warren::Lang::en));
  return code;
}
