// What the toy game hides, and how worlds are drawn that agree with what is seen. See toy.h.
#pragma once

#include "tests/toy/toy.h"

namespace warren::toy {

inline Toy::Event Toy::redact(const Event& event, Seat to) {
  Event shown = event;
  switch (event.kind) {
    case Event::Kind::drew:
    case Event::Kind::sealed:
      if (to != event.who) shown.card = kNoCard;
      break;
    case Event::Kind::stole:
    case Event::Kind::passed:
      if (to != event.who && to != event.partner) shown.card = kNoCard;
      break;
    case Event::Kind::began:
    case Event::Kind::dodged:
    case Event::Kind::opened:
    case Event::Kind::played:
    case Event::Kind::scored:
    case Event::Kind::turned:
      break;
  }
  return shown;
}

inline Toy::Action Toy::redact(const Action& action, Seat by, Seat to) {
  Action shown = action;
  if (action.kind == Do::seal && by != to) shown.card = kNoCard;
  return shown;
}

inline Toy::Outcome Toy::redact(const Outcome& outcome, Seat to) {
  Outcome shown = outcome;
  const bool sees = to != Seat::nobody && (to == outcome.to || to == outcome.from);
  if (!sees) shown.card = kNoCard;
  return shown;
}

inline bool Toy::reveals(const Event& event) {
  return event.kind == Event::Kind::drew || event.kind == Event::Kind::stole ||
         event.kind == Event::Kind::passed || event.kind == Event::Kind::opened ||
         event.kind == Event::Kind::played;
}

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
