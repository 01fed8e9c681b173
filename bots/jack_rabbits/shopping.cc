// What a plaza is good for (rules 5, diamonds).
#include <bit>

#include "bots/jack_rabbits/prospect.h"
#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kMostGoods = 3;  // of one purchase that is looked at

}  // namespace

template <int W>
int Prospect<W>::buying_jack(Place plaza, const Cards& hand) const {
  if (!may_buy_ || !is_title(plaza, Title::jack) || !market_of(setup_, plaza).open() ||
      !sight_.pub.court.has(card_of(plaza)))
    return kNever;
  const int suit = static_cast<int>(suit_of(plaza));
  const RankMask goods = goods_at(setup_, sight_.pub, plaza).suit(suit);
  if (goods == 0) return kNever;
  const Cards purse = hand - royals(hand);
  const Need price = needed(royal_need(setup_, sight_.pub, plaza));
  const int missing = price.amount - worth_for(setup_, purse, price);
  if (missing <= 0 || setup_.worth_of(goods) < missing) return kNever;
  // What is bought may not be paid with itself: at the plaza of diamonds other suits have to pay.
  const auto pays = static_cast<SuitMask>(plaza_suits(setup_, plaza) & ~mask_of(suit_of(plaza)));
  const int most = worth_for(setup_, purse, needed({0, pays}));
  RankMask best = 0;
  int least = most + 1;
  for (unsigned some = goods; some != 0; some = (some - 1) & goods) {
    const int cost = setup_.cost_of(static_cast<RankMask>(some));
    if (cost >= least || setup_.worth_of(static_cast<RankMask>(some)) < missing) continue;
    least = cost;
    best = static_cast<RankMask>(some);
  }
  if (best == 0) return kNever;
  const Cards bought = of_suit<W>(suit_of(plaza), best);
  int value = kNever;
  const Cards paid = payment(
      purse, needed({least, pays}),
      [&](const Cards& rest) { return outlook_.standing(stop_of<W>(plaza), rest | bought); },
      value);
  return acquiring(plaza, (hand - paid) | bought);
}

template <int W>
typename Prospect<W>::Purchase Prospect<W>::buying(Place plaza, const Cards& hand) const {
  Purchase best;
  if (!may_buy_ || !sells_at(plaza)) return best;
  best.value = staying(plaza, hand) + outlook_.weights().bargain;
  const int before = best.value;
  for (unsigned left = market_of(setup_, plaza).sells; left != 0; left &= left - 1)
    buy_of_suit(plaza, static_cast<Suit>(std::countr_zero(left)), hand, best);
  if (best.value == before) best.value = kNever;
  return best;
}

template <int W>
void Prospect<W>::buy_of_suit(Place plaza, Suit suit, const Cards& hand, Purchase& best) const {
  const RankMask goods = goods_at(setup_, sight_.pub, plaza).suit(static_cast<int>(suit));
  const SuitMask pays = plaza_suits(setup_, plaza);
  const int most = worth_for(setup_, hand - royals(hand), needed({0, pays}));
  for (unsigned some = goods; some != 0; some = (some - 1) & goods) {
    const int cost = setup_.cost_of(static_cast<RankMask>(some));
    if (cost > most || std::popcount(some) > kMostGoods) continue;
    const Cards bought = of_suit<W>(suit, static_cast<RankMask>(some));
    // Paying never helps: goods that are not worth having for nothing are left alone.
    if (staying(plaza, hand | bought) <= best.value) continue;
    int value = kNever;
    payment(
        hand, needed({cost, pays}),
        [&](const Cards& rest) { return staying(plaza, rest | bought); }, value);
    if (value > best.value) best = {bought, value};
  }
}

#define WARREN_WIDTH(W)                                                          \
  template int Prospect<W>::buying_jack(Place, const Cards&) const;              \
  template Prospect<W>::Purchase Prospect<W>::buying(Place, const Cards&) const; \
  template void Prospect<W>::buy_of_suit(Place, Suit, const Cards&, Purchase&) const
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
