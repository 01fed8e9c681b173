// Diamonds: trade at plazas (rules 5), and at the markets of other suits. Goods are chosen one by
// one, `more` saying that others follow, or as one set; what is chosen can always be paid for.
#pragma once

#include <climits>

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/state/refusal.h"

namespace warren::jack_rabbits {

// A plaza as the turn's seat finds it.
template <int W>
struct Plaza {
  Cards<W> sold;   // what it could sell: the Citadel every suit
  Cards<W> goods;  // what it has, those chosen already left out
  int chosen = 0;  // what those cost
  int purse = 0;   // what the hand could pay in all
};
template <int W>
Plaza<W> plaza_now(const Setup<W>& setup, const Sight<W>& sight) {
  const Place here = sight.pub.place_of(sight.pub.turn);
  const bool begun = sight.pub.top().kind == FrameKind::goods;
  const Cards<W> sold = paying(setup.pips | setup.court, market_of(setup, here).sells);
  const SuitMask suits = plaza_suits(setup, here);
  const Need paid = with_capital(setup, sight.pub, sight.seat, {0, suits});
  int purse = worth_for(setup, sight.own.hand, paid);
  if (purse > 0) purse += capital_adds(setup, sight.pub, sight.seat, suits);
  return {sold, goods_at(setup, sight.pub, here), begun ? setup.cost_of(sight.pub.laid) : 0, purse};
}
// The cheapest of some goods; there must be one.
template <int W>
int cheapest(const Setup<W>& setup, const Cards<W>& goods) {
  int least = INT_MAX;
  for (int s = 0; s < W; ++s) {
    const RankMask ranks = goods.suit(s);
    if (ranks == 0) continue;
    for (unsigned left = ranks; left != 0; left &= left - 1) {
      const int cost = setup.cost_of(static_cast<RankMask>(left & -left));
      if (cost < least) least = cost;
    }
  }
  return least;
}
// Whether another card could still be chosen and paid for.
template <int W>
bool room_for_more(const Setup<W>& setup, const Plaza<W>& plaza, const Cards<W>& wanted,
                   int chosen) {
  const Cards<W> left = plaza.goods - wanted;
  return !left.empty() && chosen + cheapest(setup, left) <= plaza.purse;
}

template <int W>
bool any_market(const Setup<W>& setup) {
  for (const Market& market : setup.market) {
    if (market.open()) return true;
  }
  return false;
}

template <int W>
Refusal refuse_buy(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Public<W>& pub = sight.pub;
  if (!market_of(setup, pub.place_of(pub.turn)).open())
    return refuse(any_market(setup) ? Code::not_plaza : Code::no_trade);
  if (pub.bought) return refuse(Code::bought_already);
  if (action.cards.empty()) return refuse(Code::some_card);
  const Plaza<W> plaza = plaza_now(setup, sight);
  const Cards<W> others = action.cards - plaza.sold;
  if (!others.empty()) return refuse(Code::wrong_goods, others.nth(0));
  const Cards<W> missing = action.cards - plaza.goods;
  if (!missing.empty()) return refuse(Code::not_spent, missing.nth(0));
  const int cost = plaza.chosen + setup.cost_of(action.cards);
  const bool dear =
      cost > plaza.purse || (action.more && !room_for_more(setup, plaza, action.cards, cost));
  return dear ? refuse(Code::goods_dear, cost, plaza.purse) : Refusal{};
}

template <int W>
void offer_goods(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Plaza<W> plaza = plaza_now(setup, sight);
  plaza.goods.for_each([&](Card card) {
    const auto one = Cards<W>::of(card);
    const int cost = plaza.chosen + setup.cost_of(one);
    if (cost > plaza.purse) return;
    out.add(with_cards(ActionKind::buy, one));
    if (room_for_more(setup, plaza, one, cost)) out.add(with_cards(ActionKind::buy, one, true));
  });
}
template <int W>
bool sells(const Setup<W>& setup, const Public<W>& pub) {
  return !pub.bought && market_of(setup, pub.place_of(pub.turn)).open();
}

}  // namespace warren::jack_rabbits
