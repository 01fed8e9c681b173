// What jack_rabbits.h only declares, to be inlined: for those who call core/fast_step.h.
#pragma once

#include <type_traits>

#include "core/inline.h"
#include "games/jack_rabbits/act.h"
#include "games/jack_rabbits/evolve.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/rules.h"

namespace warren::jack_rabbits {

template <int W>
WARREN_INLINE inline Asked JackRabbitsOf<W>::asked(const Table& table, const Public& pub) {
  return jack_rabbits::asked(table, pub);
}

template <int W>
template <class Emit>
void JackRabbitsOf<W>::act(const Table& table, const Sight& sight, const Action& action,
                           Emit&& emit) {
  Referee<W, std::remove_reference_t<Emit>>(table, sight.pub, emit).act(sight, action);
}

template <int W>
template <class Emit>
void JackRabbitsOf<W>::fall(const Table& table, const State& state, const Outcome& outcome,
                            Emit&& emit) {
  Referee<W, std::remove_reference_t<Emit>>(table, state.pub, emit).fall(outcome);
}

template <int W>
template <class Emit>
void JackRabbitsOf<W>::settle(const Table& table, const State& state, Emit&& emit) {
  Referee<W, std::remove_reference_t<Emit>>(table, state.pub, emit).settle(state);
}

template <int W>
template <class Target>
WARREN_INLINE inline void JackRabbitsOf<W>::evolve_inlined(const Table& table, Target& target,
                                                           const Event& event) {
  Evolution<W, Target>(table, target).apply(event);
}

template <int W>
template <class Target>
void JackRabbitsOf<W>::evolve(const Table& table, Target& target, const Event& event) {
  evolve_inlined(table, target, event);
}

}  // namespace warren::jack_rabbits
