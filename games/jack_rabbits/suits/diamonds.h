// Diamonds: trade at plazas (rules 5). Goods are chosen one by one, `more` saying that others
// follow, or as one set; what is chosen can always be paid for.
#pragma once

#include "games/jack_rabbits/rules.h"

namespace warren::jack_rabbits {

// A plaza as the turn's seat finds it.
struct Plaza {
  Suit suit = Suit::diamonds;
  RankMask goods = 0;  // for sale, those chosen already left out
  int chosen = 0;      // what those are worth
  int purse = 0;       // what the hand could pay in all
};
template <int W>
Plaza plaza_now(const Table<W>& table, const Sight<W>& sight) {
  const Place here = sight.pub.place_of(sight.pub.turn);
  const bool begun = sight.pub.top().kind == FrameKind::goods;
  return {suit_of(here), goods_at(sight.pub, here), begun ? table.worth_of(sight.pub.laid) : 0,
          table.worth_of(sight.own.hand, plaza_suits(table, here))};
}
// Whether another card could still be chosen and paid for.
template <int W>
bool room_for_more(const Table<W>& table, const Plaza& plaza, RankMask goods, int chosen) {
  const auto left = static_cast<RankMask>(plaza.goods & ~goods);
  if (left == 0) return false;
  const auto cheapest = static_cast<std::size_t>(std::countr_zero(left));
  return chosen + table.value[cheapest] <= plaza.purse;
}

template <int W>
Refusal refuse_buy(const Table<W>& table, const Sight<W>& sight, const Action<W>& action) {
  const Public<W>& pub = sight.pub;
  if (!table.classic.trade) return refuse(Code::no_trade);
  if (!is_title(pub.place_of(pub.turn), Title::jack)) return refuse(Code::not_plaza);
  if (pub.bought) return refuse(Code::bought_already);
  if (action.cards.empty()) return refuse(Code::some_card);
  const Plaza plaza = plaza_now(table, sight);
  const RankMask wanted = action.cards.suit(static_cast<int>(plaza.suit));
  const Cards<W> others = action.cards - of_suit<W>(plaza.suit, wanted);
  if (!others.empty()) return refuse(Code::wrong_goods, others.nth(0));
  const auto missing = static_cast<unsigned>(wanted & ~plaza.goods);
  if (missing != 0) {
    const auto rank = static_cast<std::uint8_t>(std::countr_zero(missing));
    return refuse(Code::not_spent, card_of(plaza.suit, rank));
  }
  const int worth = plaza.chosen + table.worth_of(wanted);
  const bool dear =
      worth > plaza.purse || (action.more && !room_for_more(table, plaza, wanted, worth));
  return dear ? refuse(Code::goods_dear, worth, plaza.purse) : Refusal{};
}

template <int W>
void offer_goods(const Table<W>& table, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Plaza plaza = plaza_now(table, sight);
  for (unsigned left = plaza.goods; left != 0; left &= left - 1) {
    const auto rank = static_cast<std::uint8_t>(std::countr_zero(left));
    const int worth = plaza.chosen + table.value[rank];
    if (worth > plaza.purse) continue;
    const auto card = Cards<W>::of(card_of(plaza.suit, rank));
    out.add(with_cards(ActionKind::buy, card));
    if (room_for_more(table, plaza, static_cast<RankMask>(1U << rank), worth))
      out.add(with_cards(ActionKind::buy, card, true));
  }
}
template <int W>
bool sells(const Table<W>& table, const Public<W>& pub) {
  return table.classic.trade && !pub.bought && is_title(pub.place_of(pub.turn), Title::jack);
}

}  // namespace warren::jack_rabbits
