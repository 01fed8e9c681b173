// Calling out a hand that is over its limit (rules 3, hand limit), and saying that exploring is
// enough (rules 2, explore).
#pragma once

#include "games/jack_rabbits/rules/asked.h"
#include "games/jack_rabbits/state/refusal.h"

namespace warren::jack_rabbits {

// Between two actions of the active player; one call per caller and target per turn. A wrong call
// costs nothing.
template <int W>
Refusal refuse_call(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  if (setup.variant.limit != Limit::called) return refuse(Code::no_calls);
  if (action.target() >= setup.seats) return refuse(Code::malformed);
  if (action.seat() == sight.seat) return refuse(Code::call_yourself);
  if (!callable(setup, sight.pub, sight.seat).has(action.seat()))
    return refuse(Code::called_already, action.target());
  return {};
}
template <int W>
void offer_calls(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  if (setup.variant.limit != Limit::called || !takes_calls(sight.pub.top().kind)) return;
  for (const Seat seat : callable(setup, sight.pub, sight.seat))
    out.add(action_of<W>(ActionKind::call, warren::index_of(seat)));
}
// How many cards a hand holds too many.
template <int W>
int surplus_of(const Setup<W>& setup, const Public<W>& pub, Seat seat) {
  const int surplus = pub.hand_of(seat) - setup.hand_limit;
  return surplus > 0 ? surplus : 0;
}

template <int W>
Refusal refuse_stop(const Setup<W>& setup) {
  return setup.variant.explore ? Refusal{} : refuse(Code::no_exploring);
}

}  // namespace warren::jack_rabbits
