// The definitions of what rabbihop.h only declares, to be inlined by callers of core/fast_step.h.
#pragma once

#include "core/inline.h"
#include "games/rabbihop/act.h"
#include "games/rabbihop/evolve.h"
#include "games/rabbihop/rabbihop.h"

namespace warren::rabbihop {

template <class Emit>
void Rabbihop::act(const Setup& setup, const Sight& sight, const Action& action, Emit&& emit) {
  Referee(setup, sight.pub, emit).act(sight.seat, action);
}

template <class Emit>
void Rabbihop::fall(const Setup& setup, const State& state, const Outcome& outcome, Emit&& emit) {
  Referee(setup, state.pub, emit).fall(outcome);
}

template <class Target>
WARREN_INLINE inline void Rabbihop::evolve_inlined(const Setup& setup, Target& target,
                                                   const Event& event) {
  Evolution(setup, target.pub).apply(event);
}

template <class Target>
inline void Rabbihop::evolve(const Setup& setup, Target& target, const Event& event) {
  evolve_inlined(setup, target, event);
}

}  // namespace warren::rabbihop
