// What the greedy bot of Jack Rabbits does in many games against itself: how long they take, who
// wins by place in the order of turns, how often every power and transfer is used, and how fast it
// plays on one thread.
//
//   jack_rabbits_habits [--games N] [--seed S] [--players P] [--alone yes] [--versus yes]
//                       [option=value ...]
//
// `--alone yes` lets one greedy bot play among idle ones, which shows its own pace. With `--versus
// yes` every other seat makes no use of the options of rules 6, which shows what they are worth.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bench/calibration.h"
#include "bots/catalog.h"
#include "core/numbers.h"
#include "games/jack_rabbits/fast.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/rules/asked.h"
#include "games/setup_words.h"
#include "lab/playouts/playout.h"

namespace warren::bench {
namespace {

using namespace jack_rabbits;
using G = JackRabbits;
using Action = G::Action;

// Lets everything be: draws its cards, stays where it is, objects to nothing.
struct IdleBot {
  Action choose(const G::Setup&, const G::Sight&, const Offers<Action>& offers, Rng&) const {
    for (const Action& offer : offers) {
      switch (offer.kind) {
        case ActionKind::roll:
        case ActionKind::pass:
        case ActionKind::give_in:
        case ActionKind::allow:
        case ActionKind::leave:
        case ActionKind::end:
          return offer;
        default:
          break;
      }
    }
    return offers[0];
  }
};

// The same bot, playing as if no option were there for it to use.
struct HeedlessGreedy : JackRabbitsGreedy<4> {
  HeedlessGreedy() : JackRabbitsGreedy<4>(heedless()) {}
  static Weights heedless() {
    Weights out;
    out.heeds = false;
    return out;
  }
};

struct Habits {
  std::array<std::uint64_t, 10> paid{};     // by Purpose
  std::array<std::uint64_t, 7> off{};       // by Off
  std::array<std::uint64_t, 2> released{};  // by Joker
  std::uint64_t flights = 0, fights = 0, thefts = 0, royal_thefts = 0;
  std::uint64_t contests = 0, proofs = 0, underground = 0, surfaced = 0, shown = 0;
  std::uint64_t given_up = 0, discarded = 0, back = 0, turns = 0;
  std::uint64_t calls = 0, seized = 0, proposed = 0, accepted = 0, laid_out = 0, aces = 0;

  void see(const Event<4>& event) {
    switch (event.kind) {
      case EventKind::turn_began:
        ++turns;
        break;
      case EventKind::showed:
        ++shown;
        break;
      case EventKind::paid:
        ++paid[static_cast<std::size_t>(event.purpose())];
        break;
      case EventKind::arrived:
        if (event.by() == By::flight) ++flights;
        if (event.place() == Place::underground) ++underground;
        break;
      case EventKind::surfaced:
        ++surfaced;
        break;
      case EventKind::went_off:
        ++off[static_cast<std::size_t>(event.off())];
        break;
      case EventKind::walked_back:
        ++back;
        break;
      case EventKind::joker_released:
        ++released[event.cards.has(card_of(Joker::red)) ? 0 : 1];
        break;
      case EventKind::attacked:
        ++fights;
        break;
      case EventKind::stole:
        ++thefts;
        royal_thefts += royals(event.cards).empty() ? 0 : 1;
        break;
      case EventKind::challenged:
        ++contests;
        break;
      case EventKind::proved:
        ++proofs;
        break;
      case EventKind::called:
        ++calls;
        break;
      case EventKind::seized:
        ++seized;
        break;
      case EventKind::proposed:
        ++proposed;
        break;
      case EventKind::accepted:
        ++accepted;
        break;
      case EventKind::laid_out:
        laid_out += event.cards.empty() ? 0 : 1;
        break;
      case EventKind::ace_laid:
        ++aces;
        break;
      case EventKind::gave_up:
        ++given_up;
        break;
      case EventKind::discarded:
        discarded += static_cast<std::uint64_t>(event.cards.size());
        break;
      default:
        break;
    }
  }
};

struct SeeHabits {
  Habits* habits;
  void operator()(const Event<4>& event) const { habits->see(event); }
};

struct Arguments {
  std::uint64_t games = 2000;
  std::uint64_t seed = 1;
  std::string players = "4";
  bool alone = false;
  bool versus = false;
  std::vector<std::string> settings;
};

struct Figures {
  Habits habits;
  std::vector<int> rounds;
  std::array<std::uint64_t, kSeats> wins{};  // by place in the order of turns
  std::uint64_t unfinished = 0, choices = 0;
  std::uint64_t heeding = 0;  // wins of seats that make use of options
  double seconds = 0;
};

constexpr std::uint64_t kCap = 100'000;
constexpr int kManyRounds = 300;

bool heeds(int seat, std::uint64_t game) {
  return (static_cast<std::uint64_t>(seat) + game) % 2 == 0;
}

Figures play_games(const G::Setup& setup, const Arguments& arguments) {
  Figures figures;
  const auto offers = std::make_unique<Offers<Action>>();
  const NamedBot<G>* greedy = find_bot<G>("greedy");
  const auto begin = Clock::now();
  for (std::uint64_t game = 0; game < arguments.games; ++game) {
    using Board = StateBoard<G, SeeHabits>;
    Board board(setup, SeeHabits{&figures.habits});
    MixedBots<G> bots(seat_rngs(arguments.seed, game));
    const int first = static_cast<int>(game % static_cast<std::uint64_t>(setup.seats));
    for (int seat = 0; seat < setup.seats; ++seat) {
      if (arguments.alone && seat != first)
        bots.sit(seat, std::make_unique<BotBehind<G, IdleBot>>());
      else if (arguments.versus && !heeds(seat, game))
        bots.sit(seat, std::make_unique<BotBehind<G, HeedlessGreedy>>());
      else
        bots.sit(seat, greedy->make());
    }
    Rng dealer = dealer_rng(arguments.seed, game);
    const PlayoutCount count =
        Playout<G, Board, MixedBots<G>>(setup, board, bots, *offers).play(dealer, kCap);
    const Public<4>& pub = board.state().pub;
    figures.choices += count.choices;
    figures.unfinished += count.finished ? 0 : 1;
    figures.rounds.push_back((pub.turns + setup.seats - 1) / setup.seats);
    if (pub.winner != Seat::nobody && heeds(warren::index_of(pub.winner), game)) ++figures.heeding;
    for (std::size_t i = 0; i < kSeats && count.finished; ++i)
      figures.wins[i] += static_cast<int>(i) < setup.seats && pub.order[i] == pub.winner ? 1 : 0;
  }
  figures.seconds = seconds_since(begin);
  std::sort(figures.rounds.begin(), figures.rounds.end());
  return figures;
}

void print_counts(const Figures& figures, double games) {
  const Habits& h = figures.habits;
  const auto row = [&](std::string_view name, std::uint64_t count) {
    fmt::print("  {:<28} {:>8} {:>8.3f} a game\n", name, count, static_cast<double>(count) / games);
  };
  const auto paid = [&](Purpose purpose) { return h.paid[static_cast<std::size_t>(purpose)]; };
  const auto off = [&](Off why) { return h.off[static_cast<std::size_t>(why)]; };
  row("turns", h.turns);
  row("lottery matches", h.shown);
  row("acquisitions", paid(Purpose::royal));
  row("trailways", paid(Purpose::trail));
  row("horses", paid(Purpose::horse));
  row("boats", paid(Purpose::boat));
  row("jokers bought", paid(Purpose::joker));
  row("red jokers released", h.released[0]);
  row("black jokers released", h.released[1]);
  row("cave hops", paid(Purpose::hop));
  row("stops in the Underground", h.underground);
  row("come up from off-board", h.surfaced);
  row("walked back", h.back);
  row("flights", h.flights);
  row("shortfalls paid", paid(Purpose::shortfall));
  row("fights", h.fights);
  row("cards stolen", h.thefts);
  row("royals stolen", h.royal_thefts);
  row("vettings contested", h.contests);
  row("proofs", h.proofs);
  row("plaza purchases", paid(Purpose::goods));
  row("fourth royals given up", h.given_up);
  row("cards discarded", h.discarded);
  row("off-board: walked", off(Off::walked));
  row("off-board: fell", off(Off::fell));
  row("off-board: lost a fight", off(Off::lost_fight));
  row("off-board: failed a vetting", off(Off::failed_vetting));
  row("off-board: lost a challenge", off(Off::lost_challenge));
  row("off-board: cheated", off(Off::cheated));
  row("calls", h.calls);
  row("cards seized", h.seized);
  row("trades proposed", h.proposed);
  row("trades accepted", h.accepted);
  row("hearts laid out", h.laid_out);
  row("capital aces laid", h.aces);
}

void print_figures(const Figures& figures, const Arguments& arguments, int seats) {
  const auto games = static_cast<double>(arguments.games);
  const auto& rounds = figures.rounds;
  const auto at = [&](double share) {
    return rounds[static_cast<std::size_t>(share * static_cast<double>(rounds.size() - 1))];
  };
  const auto late =
      std::count_if(rounds.begin(), rounds.end(), [](int r) { return r > kManyRounds; });
  fmt::print("rounds: median {}, p95 {}, p99 {}, most {}; over {} rounds: {}; unfinished: {}\n",
             at(0.5), at(0.95), at(0.99), rounds.back(), kManyRounds, late, figures.unfinished);
  fmt::print("wins in the order of turns:");
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
    fmt::print(" {:.1f} %", 100.0 * static_cast<double>(figures.wins[i]) / games);
  if (arguments.versus)
    fmt::print("\nwins of those who make use of options: {:.1f} %",
               100.0 * static_cast<double>(figures.heeding) / games);
  fmt::print("\n{:.0f} games/s, {:.2f} µs a choice\n", games / figures.seconds,
             1e6 * figures.seconds / static_cast<double>(figures.choices));
  print_counts(figures, games);
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
    } else if (word == "--players") {
      arguments.players = value;
    } else if (word == "--alone") {
      arguments.alone = value == "yes";
    } else if (word == "--versus") {
      arguments.versus = value == "yes";
    } else {
      return Problem({"“{0}” is not expected", "«{0}» no se espera"}, {word});
    }
    if (problem) return problem;
  }
  return {};
}

int measure(const Arguments& arguments) {
  OptionSet options(G::option_menu());
  Problem problem = apply({"", arguments.players, arguments.settings}, options);
  if (!problem) {
    Rng rng = setup_rng(arguments.seed);
    resolve_setup<G>(options, rng);
    auto opened = G::open(options, G::kNewestRules);
    if (!opened.problem) {
      const Figures figures = play_games(*opened.setup, arguments);
      print_figures(figures, arguments, opened.setup->seats);
      return 0;
    }
    problem = opened.problem;
  }
  fmt::print(stderr, "jack_rabbits_habits: {}\n", problem.say(Lang::en));
  return 2;
}

}  // namespace
}  // namespace warren::bench

int main(int count, char** words) {
  warren::bench::Arguments arguments;
  if (const auto problem = warren::bench::read_arguments(count, words, arguments)) {
    fmt::print(stderr, "jack_rabbits_habits: {}\n", problem.say(warren::Lang::en));
    return 2;
  }
  return warren::bench::measure(arguments);
}
