// Steps of a game: the few lines that tie a game's functions together, for everyone who plays it.
// Events are told through a reference (core/event_sink.h), so that the whole of a game's referee is
// compiled once and not in every file that plays. Playouts have steps of their own,
// core/fast_step.h.
#pragma once

#include "core/event_sink.h"
#include "core/game.h"
#include "core/overflow.h"

namespace warren {

// Applies each event to a State, then tells it.
template <class G>
auto applied_to(const typename G::Setup& setup, typename G::State& state,
                EventSink<typename G::Event> see) {
  return [&setup, &state, see](const typename G::Event& event) {
    G::evolve(setup, state, event);
    see(event);
  };
}

// Opens what is sealed as long as the game asks for it and nothing overflows. `see` is told every
// event after it applied.
template <class G>
void settle_all(const typename G::Setup& setup, typename G::State& state,
                EventSink<typename G::Event> see = {}) {
  const auto apply = applied_to<G>(setup, state, see);
  while (G::asked(setup, state.pub).settle) {
    const std::uint32_t before = overflows();
    G::settle(setup, state, EventSink<typename G::Event>(apply));
    if (overflows() != before) return;
  }
}

// A seat's action, already known to be possible, with all that follows from it.
template <class G>
void play_action(const typename G::Setup& setup, typename G::State& state, Seat seat,
                 const typename G::Action& action, EventSink<typename G::Event> see = {}) {
  const auto apply = applied_to<G>(setup, state, see);
  G::act(setup, G::sight(state, seat), action, EventSink<typename G::Event>(apply));
  settle_all<G>(setup, state, see);
}

// An outcome of chance, already known to be possible, with all that follows from it.
template <class G>
void play_outcome(const typename G::Setup& setup, typename G::State& state,
                  const typename G::Outcome& outcome, EventSink<typename G::Event> see = {}) {
  const auto apply = applied_to<G>(setup, state, see);
  G::fall(setup, state, outcome, EventSink<typename G::Event>(apply));
  settle_all<G>(setup, state, see);
}

// Lets chance fall, fairly, by the generator's numbers.
template <class G>
typename G::Outcome roll(const typename G::Setup& setup, typename G::State& state, Rng& rng,
                         EventSink<typename G::Event> see = {}) {
  const auto outcome = G::outcome(setup, state, rng.below(G::chances(setup, state)));
  play_outcome<G>(setup, state, outcome, see);
  return outcome;
}

// What an action does as far as the seat can tell: it is tried on the seat's own view.
template <class G>
void try_action(const typename G::Setup& setup, typename G::View& view,
                const typename G::Action& action, EventSink<typename G::Event> see = {}) {
  const auto apply = [&](const typename G::Event& event) {
    see(event);
    G::evolve(setup, view, event);
  };
  G::act(setup, G::sight(view), action, EventSink<typename G::Event>(apply));
}

}  // namespace warren
