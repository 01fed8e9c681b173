// The toy game's only writer, how a game of it ends, and what always holds. See toy.h.
#pragma once

#include <algorithm>

#include "tests/toy/toy.h"

namespace warren::toy {

namespace detail {

// Tells `remember` every seat whose secrets this State or View has.
template <class Target, class Remember>
void each_own(const Setup& setup, Target& target, Remember&& remember) {
  for (const Seat seat : SeatSet::first(setup.seats)) {
    if (auto* own = target.own_of(seat)) remember(seat, *own);
  }
}

// A card goes from a hand to another: both seats see it and remember, the rest know less than
// before of the hand it left.
template <class Target>
void move_unseen(const Setup& setup, Target& target, Seat from, Seat to, Card card) {
  --target.pub.hand_of(from);
  ++target.pub.hand_of(to);
  each_own(setup, target, [&](Seat seat, Own& own) {
    if (seat == from) {
      own.hand.remove(card);
      own.known_of(to).add(card);
    } else if (seat == to) {
      own.hand.add(card);
      own.known_of(from).remove(card);
    } else {
      own.known_of(from) = {};
    }
  });
}

template <class Target>
void turn_up(const Setup& setup, Target& target, Seat who, Card card) {
  --target.pub.hand_of(who);
  target.pub.shown.add(card);
  target.pub.last[static_cast<std::size_t>(index_of(who))] = card;
  each_own(setup, target, [&](Seat seat, Own& own) {
    if (seat == who) {
      own.hand.remove(card);
    } else {
      own.known_of(who).remove(card);
    }
  });
}

template <class Target>
void unseal(Target& target, Seat who) {
  target.pub.sealed = target.pub.sealed.without(who);
  if (auto* own = target.own_of(who)) own->sealed = kNoCard;
}

inline Seat next(const Setup& setup, Seat seat) {
  return seat_of((index_of(seat) + 1) % setup.seats);
}

inline void end_turn(const Setup& setup, Public& pub) {
  const bool cards_left = pub.pile > 0 || std::ranges::any_of(pub.hand, [](int n) { return n; });
  pub.partner = Seat::nobody;
  if (pub.turns >= setup.turns || !cards_left) {
    pub.pending = Pending::over;
    return;
  }
  pub.pending = Pending::turn;
  pub.turn = next(setup, pub.turn);
  ++pub.turns;
}

inline void end_deal(const Setup& setup, Public& pub) {
  pub.turn = next(setup, pub.turn);
  if (pub.hand_of(pub.turn) < setup.hand) return;
  pub.pending = Pending::turn;
  pub.turns = 1;
}

}  // namespace detail

template <class Target>
void Toy::evolve(const Setup& setup, Target& target, const Event& event) {
  Public& pub = target.pub;
  switch (event.kind) {
    case Event::Kind::began:
      pub.pending = event.pending;
      pub.partner = event.partner;
      break;
    case Event::Kind::drew:
      ++pub.hand_of(event.who);
      --pub.pile;
      if (auto* own = target.own_of(event.who)) own->hand.add(event.card);
      if (auto* dark = target.dark_of()) dark->pile.remove(event.card);
      if (pub.pending == Pending::deal) detail::end_deal(setup, pub);
      break;
    case Event::Kind::stole:
      detail::move_unseen(setup, target, event.partner, event.who, event.card);
      break;
    case Event::Kind::dodged:
      --pub.dodges[static_cast<std::size_t>(index_of(event.who))];
      break;
    case Event::Kind::sealed:
      pub.sealed = pub.sealed.with(event.who);
      if (auto* own = target.own_of(event.who)) own->sealed = event.card;
      break;
    case Event::Kind::passed:
      detail::unseal(target, event.who);
      detail::move_unseen(setup, target, event.who, event.partner, event.card);
      break;
    case Event::Kind::opened:
      detail::unseal(target, event.who);
      detail::turn_up(setup, target, event.who, event.card);
      break;
    case Event::Kind::played:
      detail::turn_up(setup, target, event.who, event.card);
      ++pub.points[static_cast<std::size_t>(index_of(event.who))];
      break;
    case Event::Kind::scored:
      ++pub.points[static_cast<std::size_t>(index_of(event.who))];
      break;
    case Event::Kind::turned:
      detail::end_turn(setup, pub);
      break;
  }
}

inline Result Toy::result(const Setup& setup, const Public& pub) {
  Result result;
  result.over = pub.pending == Pending::over;
  result.turns = pub.turns;
  const int most = *std::ranges::max_element(pub.points);
  for (const Seat seat : SeatSet::first(setup.seats)) {
    const auto s = static_cast<std::size_t>(index_of(seat));
    result.scores[s] = pub.points[s];
    if (result.over && pub.points[s] == most) result.winners = result.winners.with(seat);
  }
  return result;
}

inline std::string_view Toy::broken(const Setup& setup, const State& state) {
  const Public& pub = state.pub;
  if (pub.pending > Pending::over) return "there is no such decision";
  if (index_of(pub.turn) >= setup.seats) return "whose turn it is has no chair";
  const bool paired = pub.pending == Pending::steal || pub.pending == Pending::swap;
  if (paired != (pub.partner != Seat::nobody)) return "a partner is missing or left over";
  if (paired && (index_of(pub.partner) >= setup.seats || pub.partner == pub.turn))
    return "the partner has no chair, or is alone";
  if (pub.pile != state.dark.pile.size()) return "the pile is miscounted";

  Cards all = state.dark.pile | pub.shown;
  int count = state.dark.pile.size() + pub.shown.size();
  for (std::size_t s = 0; s < kSeats; ++s) {
    const Own& own = state.own[s];
    if (pub.hand[s] != own.hand.size()) return "a hand is miscounted";
    if (pub.sealed.has(seat_of(static_cast<int>(s))) != (own.sealed != kNoCard))
      return "a sealed card is missing or left over";
    if (own.sealed != kNoCard && !holds(own.hand, own.sealed)) return "a sealed card is not held";
    for (std::size_t other = 0; other < kSeats; ++other) {
      if (!state.own[other].hand.contains(own.known[other])) return "a seat remembers wrongly";
    }
    all = all | own.hand;
    count += own.hand.size();
  }
  for (const Card card : pub.last) {
    if (card != kNoCard && !holds(pub.shown, card)) return "a card turned up is not shown";
  }
  if (all != setup.deck || count != setup.deck.size()) return "a card is missing or there twice";
  return {};
}

}  // namespace warren::toy
