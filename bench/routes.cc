// How fast the places a journey can end at are found, over positions of random play in which a
// journey can begin or go on. bench/README.md says how to read the figures.
#include "games/jack_rabbits/plans/routes.h"

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
constexpr int kBoards = 8;
constexpr int kCap = 20'000;  // steps of a game

// The journeys that come up on one board: its set-up and some states of random games.
template <class G>
struct Positions {
  std::unique_ptr<const typename G::Setup> setup;
  std::vector<typename G::State> states;
};

template <class Public>
bool journey_goes_on(const Public& pub) {
  if (pub.over() || pub.pending.empty()) return false;
  return pub.top().kind == FrameKind::road ||
         (pub.top().kind == FrameKind::hex && !pub.top().travelled());
}

template <class G>
Positions<G> play(bool random_board, std::uint64_t seed, std::size_t wanted,
                  std::string_view suits) {
  OptionSet options(G::option_menu());
  if (!suits.empty() && options.set("suits", suits)) return {};
  Rng rng(seed);
  if (random_board) {
    options.set_at(options.menu().find(kBoardOption), static_cast<int>(BoardChoice::random));
    G::resolve(options, rng);
  }
  Positions<G> out;
  out.setup = G::open(options, G::kNewestRules).setup;
  const auto offers = std::make_unique<Offers<typename G::Action>>();
  while (out.states.size() < wanted) {
    typename G::State state = G::initial(*out.setup);
    for (int step = 0; step < kCap && out.states.size() < wanted; ++step) {
      const Asked asked = G::asked(*out.setup, state.pub);
      if (asked.nobody()) break;
      if (asked.chance) {
        roll<G>(*out.setup, state, rng);
        continue;
      }
      if (journey_goes_on(state.pub) && rng.below(4) == 0) out.states.push_back(state);
      const Seat seat = asked.must.lowest();
      offers->clear();
      G::offers(*out.setup, G::sight(state, seat), *offers);
      const int pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(offers->size())));
      play_action<G>(*out.setup, state, seat, (*offers)[pick]);
    }
  }
  return out;
}

struct Figures {
  double seconds = 1e300;
  std::uint64_t calls = 0, found = 0;
};

// Board by board, the best of many repeats: a short run has a chance not to be interrupted.
template <class G, class Each>
Figures measure(const std::vector<Positions<G>>& boards, Routes<G::kWidth>& routes, RouteWish wish,
                Reserve reserve, std::uint64_t repeats, Each&& each) {
  Figures out{.seconds = 0};
  for (const Positions<G>& board : boards) {
    Figures best;
    for (std::uint64_t i = 0; i < repeats; ++i) {
      Figures now{.seconds = 0, .calls = board.states.size()};
      const auto begin = Clock::now();
      for (const auto& state : board.states) {
        routes.find(*board.setup, G::sight(state, state.pub.turn), wish, reserve);
        keep(routes);
        each(routes, now);
      }
      now.seconds = seconds_since(begin);
      if (now.seconds < best.seconds) best = now;
    }
    out.seconds += best.seconds;
    out.calls += best.calls;
    out.found += best.found;
  }
  return out;
}

template <int W>
void count_plans(const Routes<W>& routes, Figures& figures) {
  for (PlaceSet left = routes.places(); left != 0; left &= left - 1)
    figures.found += static_cast<std::uint64_t>(routes.plans(place_at(std::countr_zero(left))));
}
template <int W>
void write_plans(Routes<W>& routes, Figures& figures) {
  static Plan<W> plan;
  for (PlaceSet left = routes.places(); left != 0; left &= left - 1) {
    const Place place = place_at(std::countr_zero(left));
    for (int i = 0; i < routes.plans(place); ++i) {
      routes.write_plan(place, plan, i);
      keep(plan);
      ++figures.found;
    }
  }
}

void print_row(std::string_view name, const Figures& f, double calibration) {
  const auto calls = static_cast<double>(f.calls);
  fmt::print("{:<34} {:>9.3f} µs {:>12.0f} /s {:>10.6f} {:>8.2f}\n", name, 1e6 * f.seconds / calls,
             calls / f.seconds, calls / f.seconds / calibration,
             static_cast<double>(f.found) / calls);
}

template <class G>
int run(std::uint64_t positions, std::uint64_t repeats, std::string_view suits) {
  constexpr int W = G::kWidth;
  double calibration = 0;
  for (int i = 0; i < 200; ++i) calibration = std::max(calibration, calibrate(500'000));
  const auto routes = std::make_unique<Routes<W>>();
  fmt::print("calibration loop {:.0f} /s; {} positions, best of {}\n", calibration, positions,
             repeats);
  fmt::print("{:<34} {:>12} {:>15} {:>10} {:>8}\n", "", "mean", "calls", "ratio", "plans");
  for (const bool random : {false, true}) {
    if (!random && !suits.empty()) continue;  // the sample board has the classic suits
    std::vector<Positions<G>> boards;
    for (std::uint64_t seed = 0; seed < kBoards; ++seed)
      boards.push_back(play<G>(random, seed, positions / kBoards, suits));
    if (boards[0].setup == nullptr) return 2;
    const std::string_view name = random ? "random boards" : "sample board";
    const auto row = [&](std::string_view what, RouteWish wish, auto&& each,
                         Reserve reserve = Reserve::kept) {
      print_row(fmt::format("{}, {}", name, what),
                measure<G>(boards, *routes, wish, reserve, repeats, each), calibration);
    };
    row("cheapest", RouteWish::cheapest, count_plans<W>);
    row("cheapest, as bots do", RouteWish::cheapest, count_plans<W>, Reserve::ignored);
    row("several", RouteWish::several, count_plans<W>);
    row("cheapest, written out", RouteWish::cheapest, write_plans<W>);
  }
  return 0;
}

}  // namespace
}  // namespace warren::bench

int main(int count, char** words) {
  std::uint64_t positions = 4000;
  std::uint64_t repeats = 20;
  using warren::read_number;
  if (count > 4 || (count > 1 && read_number("positions", words[1], 8, 1'000'000, positions)) ||
      (count > 2 && read_number("repeats", words[2], 1, 10'000, repeats))) {
    fmt::print(stderr,
               "routes takes a number of positions, from 8 up, one of repeats, and suits\n");
    return 2;
  }
  using namespace warren::jack_rabbits;
  if (count > 3) return warren::bench::run<WideJackRabbits>(positions, repeats, words[3]);
  return warren::bench::run<JackRabbits>(positions, repeats, "");
}
