// How fast the places a journey can end at are found, over positions of random play in which a
// journey can begin or go on. bench/README.md says how to read the figures.
#include "games/jack_rabbits/routes.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "bench/calibration.h"
#include "core/numbers.h"
#include "core/step.h"
#include "games/jack_rabbits/jack_rabbits.h"

namespace warren::bench {
namespace {

using namespace jack_rabbits;
using G = JackRabbits;
using State = jack_rabbits::State<4>;

constexpr int kBoards = 8;
constexpr int kCap = 20'000;  // steps of a game

// The journeys that come up on one board: its table and some states of random games.
struct Positions {
  std::unique_ptr<const G::Table> table;
  std::vector<State> states;
};

bool journey_goes_on(const G::Public& pub) {
  if (pub.over() || pub.pending.empty()) return false;
  return pub.top().kind == FrameKind::road ||
         (pub.top().kind == FrameKind::hex && pub.top().a == 0);
}

Positions play(bool random_board, std::uint64_t seed, std::size_t wanted) {
  OptionSet options(G::option_table());
  Rng rng(seed);
  if (random_board) {
    options.set_at(options.table().find(kBoardOption), static_cast<int>(BoardChoice::random));
    G::resolve(options, rng);
  }
  Positions out;
  out.table = G::open(options, G::kNewestRules).table;
  const auto offers = std::make_unique<Offers<G::Action>>();
  while (out.states.size() < wanted) {
    State state = G::initial(*out.table);
    for (int step = 0; step < kCap && out.states.size() < wanted; ++step) {
      const Asked asked = G::asked(*out.table, state.pub);
      if (asked.nobody()) break;
      if (asked.chance) {
        roll<G>(*out.table, state, rng);
        continue;
      }
      if (journey_goes_on(state.pub) && rng.below(4) == 0) out.states.push_back(state);
      const Seat seat = asked.must.lowest();
      offers->clear();
      G::offers(*out.table, G::sight(state, seat), *offers);
      const int pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(offers->size())));
      play_action<G>(*out.table, state, seat, (*offers)[pick]);
    }
  }
  return out;
}

struct Figures {
  double seconds = 1e300;
  std::uint64_t calls = 0, places = 0, plans = 0;
};

template <class Each>
Figures measure(const std::vector<Positions>& boards, Routes<4>& routes, RouteWish wish,
                Each&& each) {
  Figures out;
  const auto begin = Clock::now();
  for (const Positions& board : boards) {
    for (const State& state : board.states) {
      routes.find(*board.table, G::sight(state, state.pub.turn), wish);
      keep(routes);
      each(routes, out);
    }
    out.calls += board.states.size();
  }
  out.seconds = seconds_since(begin);
  return out;
}

void count_places(const Routes<4>& routes, Figures& figures) {
  figures.places += static_cast<std::uint64_t>(std::popcount(routes.places()));
}
void write_plans(Routes<4>& routes, Figures& figures) {
  static Plan<4> plan;
  for (PlaceSet left = routes.places(); left != 0; left &= left - 1) {
    const Place place = place_at(std::countr_zero(left));
    for (int i = 0; i < routes.plans(place); ++i) {
      routes.write_plan(place, plan, i);
      keep(plan);
      ++figures.plans;
    }
  }
}

template <class Each>
Figures best_of(std::uint64_t repeats, const std::vector<Positions>& boards, Routes<4>& routes,
                RouteWish wish, Each&& each) {
  Figures best;
  for (std::uint64_t i = 0; i < repeats; ++i) {
    const Figures now = measure(boards, routes, wish, each);
    if (now.seconds < best.seconds) best = now;
  }
  return best;
}

void print_row(std::string_view name, const Figures& f, double calibration) {
  const auto calls = static_cast<double>(f.calls);
  fmt::print("{:<34} {:>9.3f} µs {:>12.0f} /s {:>10.6f} {:>8.2f}\n", name, 1e6 * f.seconds / calls,
             calls / f.seconds, calls / f.seconds / calibration,
             static_cast<double>(f.places + f.plans) / calls);
}

int run(std::uint64_t positions, std::uint64_t repeats) {
  double calibration = 0;
  for (std::uint64_t i = 0; i < repeats; ++i) calibration = std::max(calibration, calibrate());
  std::vector<Positions> sample, random;
  sample.push_back(play(false, 1, positions));
  for (std::uint64_t seed = 0; seed < kBoards; ++seed)
    random.push_back(play(true, seed, positions / kBoards));
  const auto routes = std::make_unique<Routes<4>>();

  fmt::print("calibration loop {:.0f} /s; {} positions, best of {}\n", calibration, positions,
             repeats);
  fmt::print("{:<34} {:>12} {:>15} {:>10} {:>8}\n", "", "mean", "calls", "ratio", "found");
  for (const auto& [name, boards] :
       {std::pair<std::string_view, const std::vector<Positions>*>{"sample board", &sample},
        {"random boards", &random}}) {
    print_row(fmt::format("{}, cheapest", name),
              best_of(repeats, *boards, *routes, RouteWish::cheapest, count_places), calibration);
    print_row(fmt::format("{}, several", name),
              best_of(repeats, *boards, *routes, RouteWish::several, count_places), calibration);
    print_row(fmt::format("{}, with every plan", name),
              best_of(repeats, *boards, *routes, RouteWish::cheapest, write_plans), calibration);
  }
  return 0;
}

}  // namespace
}  // namespace warren::bench

int main(int count, char** words) {
  std::uint64_t positions = 4000;
  std::uint64_t repeats = 20;
  using warren::read_number;
  if (count > 3 || (count > 1 && read_number("positions", words[1], 8, 1'000'000, positions)) ||
      (count > 2 && read_number("repeats", words[2], 1, 10'000, repeats))) {
    fmt::print(stderr, "routes takes a number of positions, from 8 up, and one of repeats\n");
    return 2;
  }
  return warren::bench::run(positions, repeats);
}
