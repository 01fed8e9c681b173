// The steps of core/step.h for whoever plays millions of games: the referee is compiled into the
// caller with `see` in it, so that an event that nobody looks at costs nothing. That takes seconds
// to compile wherever it is used: playouts, searches and benchmarks, and nobody else. Whoever calls
// these includes the game's fast.h too, which holds what is to be inlined.
#pragma once

#include "core/game.h"
#include "core/inline.h"
#include "core/overflow.h"

namespace warren::fast {

// A game that wants its `evolve` inlined here has an `evolve_inlined` too.
template <class G>
WARREN_INLINE inline void evolve(const typename G::Setup& setup, typename G::State& state,
                                 const typename G::Event& event) {
  if constexpr (requires { G::evolve_inlined(setup, state, event); })
    G::evolve_inlined(setup, state, event);
  else
    G::evolve(setup, state, event);
}

template <class G, class See>
WARREN_INLINE inline void settle_all(const typename G::Setup& setup, typename G::State& state,
                                     See&& see) {
  while (G::asked(setup, state.pub).settle) {
    const std::uint32_t before = overflows();
    G::settle(setup, state, [&](const typename G::Event& event) WARREN_INLINE {
      fast::evolve<G>(setup, state, event);
      see(event);
    });
    if (overflows() != before) return;
  }
}

template <class G, class See = IgnoreEvents>
void play_action(const typename G::Setup& setup, typename G::State& state, Seat seat,
                 const typename G::Action& action, See&& see = {}) {
  G::act(setup, G::sight(state, seat), action, [&](const typename G::Event& event) WARREN_INLINE {
    fast::evolve<G>(setup, state, event);
    see(event);
  });
  settle_all<G>(setup, state, see);
}

template <class G, class See = IgnoreEvents>
void play_outcome(const typename G::Setup& setup, typename G::State& state,
                  const typename G::Outcome& outcome, See&& see = {}) {
  G::fall(setup, state, outcome, [&](const typename G::Event& event) WARREN_INLINE {
    fast::evolve<G>(setup, state, event);
    see(event);
  });
  settle_all<G>(setup, state, see);
}

template <class G, class See = IgnoreEvents>
void roll(const typename G::Setup& setup, typename G::State& state, Rng& rng, See&& see = {}) {
  play_outcome<G>(setup, state, G::outcome(setup, state, rng.below(G::chances(setup, state))), see);
}

}  // namespace warren::fast
