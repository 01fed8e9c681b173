// The engine does not allocate while a game is played: a game played as playouts and referees do
// it, with every operator new counted.
#pragma once

#include <cstdint>

#include "core/fast_step.h"

namespace warren::counting {

long allocations();  // so far

struct Played {
  long allocations = 0;
  int steps = 0;
  bool over = false;
};

// Everything between the set-up and the end of a game, or `most` steps of it.
template <Game G>
Played play(const typename G::Setup& setup, std::uint64_t seed, int most) {
  Played played;
  typename G::State state = G::initial(setup);
  Offers<typename G::Action> list;
  Rng rng(seed);
  std::uint64_t told = 0;
  const auto see = [&](const typename G::Event& event) {
    told += static_cast<std::uint64_t>(event.kind);
  };
  const long before = allocations();
  for (; played.steps < most; ++played.steps) {
    const Asked who = G::asked(setup, state.pub);
    if (who.nobody()) break;
    if (who.chance) {
      const std::uint32_t cases = G::chances(setup, state);
      const auto outcome = G::outcome(setup, state, rng.below(cases));
      if (!G::possible(setup, state, outcome)) break;
      fast::play_outcome<G>(setup, state, outcome, see);
      continue;
    }
    const Seat seat = who.must.lowest();
    list.clear();
    G::offers(setup, G::sight(state, seat), list);
    if (list.empty()) break;
    const auto action = list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
    if (G::refusal(setup, G::sight(state, seat), action)) break;
    fast::play_action<G>(setup, state, seat, action, see);
    told += G::digest(setup, state) + static_cast<std::uint64_t>(G::result(setup, state.pub).turns);
  }
  played.allocations = allocations() - before;
  played.over = G::result(setup, state.pub).over && told != 0;
  return played;
}

}  // namespace warren::counting
