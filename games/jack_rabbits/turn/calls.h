// Calling out a hand that is over its limit (rules 3, hand limit), and saying that exploring is
// enough (rules 2, explore).
#pragma once

#include "games/jack_rabbits/rules.h"

namespace warren::jack_rabbits {

// Between two actions of the active player; one call per caller and target per turn. A wrong call
// costs nothing.
template <int W>
Refusal refuse_call(const Table<W>& table, const Sight<W>& sight, const Action<W>& action) {
  if (table.variant.limit != Limit::called) return refuse(Code::no_calls);
  if (action.a >= table.seats) return refuse(Code::malformed);
  if (action.seat() == sight.seat) return refuse(Code::call_yourself);
  if (!callable(table, sight.pub, sight.seat).has(action.seat()))
    return refuse(Code::called_already, action.a);
  return {};
}
template <int W>
void offer_calls(const Table<W>& table, const Sight<W>& sight, Offers<Action<W>>& out) {
  if (table.variant.limit != Limit::called || !takes_calls(sight.pub.top().kind)) return;
  for (const Seat seat : callable(table, sight.pub, sight.seat))
    out.add(action_of<W>(ActionKind::call, warren::index_of(seat)));
}
// How many cards a hand holds too many.
template <int W>
int surplus_of(const Table<W>& table, const Public<W>& pub, Seat seat) {
  const int surplus = pub.hand_of(seat) - table.hand_limit;
  return surplus > 0 ? surplus : 0;
}

template <int W>
Refusal refuse_stop(const Table<W>& table) {
  return table.variant.explore ? Refusal{} : refuse(Code::no_exploring);
}

}  // namespace warren::jack_rabbits
