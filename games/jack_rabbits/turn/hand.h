// Naming cards of one's hand, the lottery, the hand limit, the fourth royal (rules 2 and 3).
#pragma once

#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// The cards named are in the hand, and there is at least one.
template <int W>
Refusal refuse_cards(const Cards<W>& hand, const Cards<W>& cards) {
  if (cards.empty()) return refuse(Code::some_card);
  const Cards<W> missing = cards - hand;
  return missing.empty() ? Refusal{} : refuse(Code::not_yours, missing.nth(0));
}
template <int W>
Refusal refuse_one_card(const Cards<W>& hand, const Cards<W>& cards) {
  if (cards.size() != 1) return refuse(Code::one_card);
  return refuse_cards(hand, cards);
}
template <int W>
void offer_each(ActionKind kind, const Cards<W>& cards, Offers<Action<W>>& out) {
  typename Offers<Action<W>>::Tail tail(out);
  cards.for_each([&tail, kind](Card card) { tail.add(with_cards(kind, Cards<W>::of(card))); });
}

// --- lottery (rules 3.1) -------------------------------------------------------------------------

// One card whose value equals a die; royals and jokers match nothing.
template <int W>
RankMask matching_ranks(const Setup<W>& setup, const Public<W>& pub) {
  return static_cast<RankMask>(setup.match[pub.die1] | setup.match[pub.die2]);
}
template <int W>
Refusal refuse_show(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Refusal no = setup.variant.windfall ? refuse_cards(sight.own.hand, action.cards)
                                            : refuse_one_card(sight.own.hand, action.cards);
  if (no) return no;
  const Cards<W> others = action.cards - only(action.cards, matching_ranks(setup, sight.pub));
  return others.empty() ? Refusal{} : refuse(Code::matches_nothing, others.nth(0));
}
template <int W>
void offer_match(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Cards<W> matching = only(sight.own.hand, matching_ranks(setup, sight.pub));
  offer_each(ActionKind::show, matching, out);
  if (setup.variant.windfall && matching.size() > 1)
    out.add(with_cards(ActionKind::show, matching));
  out.add(action_of<W>(ActionKind::pass));
}

// --- hand limit and fourth royal ----------------------------------------------------------------

// What can be given up: what is laid out only by one who has nothing else (expansions, shields).
template <int W>
Cards<W> to_give_up(const Sight<W>& sight, const Cards<W>& among) {
  const Cards<W> free = sight.pub.free_of(sight.seat, among);
  return free.empty() ? among : free;
}
template <int W>
Refusal refuse_discard(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  if (const Refusal no = refuse_cards(to_give_up(sight, sight.own.hand), action.cards)) return no;
  const int excess = sight.pub.hand_of(sight.seat) - setup.hand_limit;
  const int named = action.cards.size();
  return named > excess ? refuse(Code::too_many, named, excess) : Refusal{};
}
template <int W>
Refusal refuse_give_up(const Sight<W>& sight, const Action<W>& action) {
  const Cards<W> crowned = to_give_up(sight, royals(sight.own.hand));
  if (const Refusal no = refuse_one_card(sight.own.hand, action.cards)) return no;
  if (!royals(action.cards).empty() && !crowned.contains(action.cards))
    return refuse(Code::not_yours, action.cards.nth(0));
  return royals(action.cards).empty() ? refuse(Code::not_a_royal, action.cards.nth(0)) : Refusal{};
}

}  // namespace warren::jack_rabbits
