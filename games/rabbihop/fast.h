// What rabbihop.h only declares, to be inlined: for those who call core/fast_step.h.
#pragma once

#include "core/inline.h"
#include "games/rabbihop/act.h"
#include "games/rabbihop/evolve.h"
#include "games/rabbihop/rabbihop.h"

namespace warren::rabbihop {

template <class Emit>
void Rabbihop::act(const Table& table, const Sight& sight, const Action& action, Emit&& emit) {
  Referee(table, sight.pub, emit).act(sight.seat, action);
}

template <class Emit>
void Rabbihop::fall(const Table& table, const State& state, const Outcome& outcome, Emit&& emit) {
  Referee(table, state.pub, emit).fall(outcome);
}

template <class Target>
WARREN_INLINE inline void Rabbihop::evolve_inlined(const Table& table, Target& target,
                                                   const Event& event) {
  Evolution(table, target.pub).apply(event);
}

template <class Target>
inline void Rabbihop::evolve(const Table& table, Target& target, const Event& event) {
  evolve_inlined(table, target, event);
}

}  // namespace warren::rabbihop
