// Hearts: vet palaces (rules 5). A challenger's answer is sealed and names the hearts.
#pragma once

#include "games/jack_rabbits/plans/payments.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/vetting.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/turn/hand.h"

namespace warren::jack_rabbits {

inline constexpr int kHearts = static_cast<int>(Suit::hearts);

// Hearts worth six or more.
template <int W>
Refusal refuse_hearts(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action,
                      const Need& need) {
  const Cards<W> hand = sight.pub.free_of(sight.seat, sight.own.hand);
  if (const Refusal no = refuse_cards(hand, action.cards)) return no;
  const Cards<W> others = action.cards - paying(action.cards, need.suits);
  if (!others.empty()) return refuse(Code::not_a_heart, others.nth(0));
  const int worth = setup.worth_of(action.cards);
  return worth >= need.amount ? Refusal{} : refuse(Code::few_hearts, worth, need.amount);
}

// A challenger names hearts, or with `vet_proof` the queen of that palace.
template <int W>
Refusal refuse_contest(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  if (setup.variant.queen_proves && proves_as_queen(sight.pub, action.cards))
    return refuse_cards(sight.pub.free_of(sight.seat, sight.own.hand), action.cards);
  const Cards<W> hidden = action.cards - challengers_cards(setup, sight);
  if (!hidden.empty() && sight.own.hand.contains(action.cards))
    return refuse(Code::not_laid_out, hidden.nth(0));
  return refuse_hearts(setup, sight, action, proof_need(setup, sight.pub, sight.seat));
}

// Ending a turn on a hex, hearts worth six or more may be laid out (rules 6, hearts boost).
inline constexpr Need kDisplay{kVetProof, mask_of(Suit::hearts)};
template <int W>
bool may_display(const Setup<W>& setup, const Public<W>& pub) {
  return setup.classic.vet && setup.variant.hearts == HeartsBoost::displayed &&
         is_hex(pub.place_of(pub.turn)) && pub.hand_of(pub.turn) > 0;
}
template <int W>
void offer_queen(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Place here = sight.pub.place_of(sight.pub.turn);
  if (!setup.variant.queen_proves || !is_title(here, Title::queen)) return;
  const auto queen = Cards<W>::of(card_of(here));
  if (proves_as_queen(sight.pub, queen) &&
      sight.pub.free_of(sight.seat, sight.own.hand).contains(queen))
    out.add(with_cards(ActionKind::contest, queen));
}

template <int W>
void offer_hearts(const Setup<W>& setup, const Sight<W>& sight, ActionKind kind,
                  const Cards<W>& among, Offers<Action<W>>& out) {
  minimal_payments(setup, among, proof_need(setup, sight.pub, sight.seat),
                   [&out, kind](const Cards<W>& cards) { out.add(with_cards(kind, cards)); });
}

template <int W>
void offer_display(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  minimal_payments(setup, sight.own.hand, kDisplay, [&out](const Cards<W>& cards) {
    out.add(with_cards(ActionKind::lay_out, cards));
  });
}

}  // namespace warren::jack_rabbits
