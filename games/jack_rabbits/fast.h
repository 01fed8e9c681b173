// What jack_rabbits.h only declares, to be inlined: for those who call core/fast_step.h.
#pragma once

#include <type_traits>

#include "core/inline.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/referee/act.h"
#include "games/jack_rabbits/referee/evolve.h"
#include "games/jack_rabbits/rules/asked.h"

namespace warren::jack_rabbits {

template <int W>
WARREN_INLINE inline Asked JackRabbitsOf<W>::asked(const Setup& setup, const Public& pub) {
  return jack_rabbits::asked(setup, pub);
}

template <int W>
template <class Emit>
void JackRabbitsOf<W>::act(const Setup& setup, const Sight& sight, const Action& action,
                           Emit&& emit) {
  Referee<W, std::remove_reference_t<Emit>>(setup, sight.pub, emit).act(sight, action);
}

template <int W>
template <class Emit>
void JackRabbitsOf<W>::fall(const Setup& setup, const State& state, const Outcome& outcome,
                            Emit&& emit) {
  Referee<W, std::remove_reference_t<Emit>>(setup, state.pub, emit).fall(outcome);
}

template <int W>
template <class Emit>
void JackRabbitsOf<W>::settle(const Setup& setup, const State& state, Emit&& emit) {
  Referee<W, std::remove_reference_t<Emit>>(setup, state.pub, emit).settle(state);
}

template <int W>
template <class Target>
WARREN_INLINE inline void JackRabbitsOf<W>::evolve_inlined(const Setup& setup, Target& target,
                                                           const Event& event) {
  Evolution<W, Target>(setup, target).apply(event);
}

template <int W>
template <class Target>
void JackRabbitsOf<W>::evolve(const Setup& setup, Target& target, const Event& event) {
  evolve_inlined(setup, target, event);
}

}  // namespace warren::jack_rabbits
