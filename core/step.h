// Steps of a game: the few lines that tie a game's functions together, for everyone who plays it.
#pragma once

#include "core/game.h"
#include "core/inline.h"

namespace warren {

// Opens what is sealed as long as the game asks for it. `see` is told every event after it applied.
template <class G, class See>
void settle_all(const typename G::Table& table, typename G::State& state, See&& see) {
  while (G::asked(table, state.pub).settle) {
    G::settle(table, state, [&](const typename G::Event& event) WARREN_INLINE {
      G::evolve(table, state, event);
      see(event);
    });
  }
}

// A seat's action, already known to be possible, with all that follows from it.
template <class G, class See = IgnoreEvents>
void play_action(const typename G::Table& table, typename G::State& state, Seat seat,
                 const typename G::Action& action, See&& see = {}) {
  G::act(table, G::sight(state, seat), action, [&](const typename G::Event& event) WARREN_INLINE {
    G::evolve(table, state, event);
    see(event);
  });
  settle_all<G>(table, state, see);
}

// An outcome of chance, already known to be possible, with all that follows from it.
template <class G, class See = IgnoreEvents>
void play_outcome(const typename G::Table& table, typename G::State& state,
                  const typename G::Outcome& outcome, See&& see = {}) {
  G::fall(table, state, outcome, [&](const typename G::Event& event) WARREN_INLINE {
    G::evolve(table, state, event);
    see(event);
  });
  settle_all<G>(table, state, see);
}

// Lets chance fall, fairly, by the generator's numbers.
template <class G, class See = IgnoreEvents>
typename G::Outcome roll(const typename G::Table& table, typename G::State& state, Rng& rng,
                         See&& see = {}) {
  const auto outcome = G::outcome(table, state, rng.below(G::chances(table, state)));
  play_outcome<G>(table, state, outcome, see);
  return outcome;
}

}  // namespace warren
