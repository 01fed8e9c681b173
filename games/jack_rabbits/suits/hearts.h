// Hearts: vet palaces (rules 5). A challenger's answer is sealed and names the hearts.
#pragma once

#include "games/jack_rabbits/payments.h"
#include "games/jack_rabbits/turn/hand.h"

namespace warren::jack_rabbits {

inline constexpr int kHearts = static_cast<int>(Suit::hearts);
inline constexpr Need kProof{kVetProof, mask_of(Suit::hearts)};

// Hearts worth six or more.
template <int W>
Refusal refuse_hearts(const Table<W>& table, const Sight<W>& sight, const Action<W>& action) {
  if (const Refusal no = refuse_cards(sight.own.hand, action.cards)) return no;
  const Cards<W> others = action.cards - paying(action.cards, kProof.suits);
  if (!others.empty()) return refuse(Code::not_a_heart, others.nth(0));
  const int worth = table.worth_of(action.cards);
  return worth >= kVetProof ? Refusal{} : refuse(Code::few_hearts, worth, kVetProof);
}

// A challenger names hearts, or with `vet_proof` the queen of that palace.
template <int W>
Refusal refuse_contest(const Table<W>& table, const Sight<W>& sight, const Action<W>& action) {
  if (table.variant.queen_proves && proves_as_queen(sight.pub, action.cards))
    return refuse_cards(sight.own.hand, action.cards);
  return refuse_hearts(table, sight, action);
}
template <int W>
void offer_queen(const Table<W>& table, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Place here = sight.pub.place_of(sight.pub.turn);
  if (!table.variant.queen_proves || !is_title(here, Title::queen)) return;
  const auto queen = Cards<W>::of(card_of(here));
  if (proves_as_queen(sight.pub, queen) && sight.own.hand.contains(queen))
    out.add(with_cards(ActionKind::contest, queen));
}

template <int W>
void offer_hearts(const Table<W>& table, const Sight<W>& sight, ActionKind kind,
                  Offers<Action<W>>& out) {
  minimal_payments(table, sight.own.hand, kProof,
                   [&out, kind](const Cards<W>& cards) { out.add(with_cards(kind, cards)); });
}

}  // namespace warren::jack_rabbits
