// Paying, and what a royal costs (rules 3).
#pragma once

#include "games/jack_rabbits/plans/payments.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/turn/hand.h"
#include "games/jack_rabbits/turn/transfers.h"

namespace warren::jack_rabbits {

// Any number of cards of the allowed suits, worth at least what is needed.
template <int W>
Refusal refuse_pay(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Need need = need_now(setup, sight.pub);
  const Cards<W> hand = sight.pub.free_of(sight.seat, sight.own.hand);
  if (const Refusal no = refuse_cards(hand, action.cards)) return no;
  const Cards<W> others = action.cards - paying(action.cards, need.suits);
  if (!others.empty()) {
    const Card card = others.nth(0);
    return is_joker(card) ? refuse(Code::joker_pays) : refuse(Code::wrong_suit, card);
  }
  const int worth = worth_for(setup, action.cards, need);
  return worth >= need.amount ? Refusal{} : refuse(Code::too_little, worth, need.amount);
}

template <int W>
void offer_payments(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  minimal_payments(setup, sight.pub.free_of(sight.seat, sight.own.hand), need_now(setup, sight.pub),
                   [&out](const Cards<W>& cards) { out.add(with_cards(ActionKind::pay, cards)); });
}

// Of several first aces spent at once, the one that stays (rules 6, capital aces).
template <int W>
Refusal refuse_capital(const Public<W>& pub, const Action<W>& action) {
  if (action.cards.size() != 1) return refuse(Code::one_card);
  const Card card = action.cards.nth(0);
  const bool spent = card.rank == kAce && (pub.top().suits() >> card.suit & 1) != 0;
  return spent ? Refusal{} : refuse(Code::not_first_ace, card);
}
template <int W>
void offer_capital(const Public<W>& pub, Offers<Action<W>>& out) {
  for (unsigned left = pub.top().suits(); left != 0; left &= left - 1) {
    const auto suit = static_cast<Suit>(std::countr_zero(left));
    out.add(with_cards(ActionKind::capital, Cards<W>::of(card_of(suit, kAce))));
  }
}

// On the hex of a royal that is in the court (rules 3.3).
template <int W>
Refusal refuse_acquire(const Setup<W>& setup, const Sight<W>& sight) {
  const Place here = sight.pub.place_of(sight.seat);
  if (!is_royal(here)) return refuse(Code::no_royal_here);
  if (!sight.pub.court.has(card_of(here))) return refuse(Code::royal_taken, card_of(here));
  return refuse_payment_of(setup, sight, royal_need(setup, sight.pub, here));
}

}  // namespace warren::jack_rabbits
