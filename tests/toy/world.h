// How worlds of the toy game are drawn that agree with what a seat sees. See toy.h.
#pragma once

#include "tests/toy/toy.h"

namespace warren::toy {

inline Toy::State Toy::world(const Setup& setup, const View& view, Rng& rng) {
  State state;
  state.pub = view.pub;
  Cards unseen = setup.deck - view.pub.shown - view.own.hand;
  for (const Seat seat : SeatSet::first(setup.seats)) {
    Own& own = *state.own_of(seat);
    own.hand = view.own.known[static_cast<std::size_t>(index_of(seat))];
    unseen = unseen - own.hand;
  }
  for (const Seat seat : SeatSet::first(setup.seats)) {
    Own& own = *state.own_of(seat);
    if (seat == view.seat) {
      own = view.own;
      continue;
    }
    while (own.hand.size() < view.pub.hand_of(seat)) {
      const Card card =
          unseen.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(unseen.size()))));
      unseen.remove(card);
      own.hand.add(card);
    }
    if (view.pub.sealed.has(seat))
      own.sealed =
          own.hand.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(own.hand.size()))));
  }
  state.dark.pile = unseen;
  return state;
}

}  // namespace warren::toy
