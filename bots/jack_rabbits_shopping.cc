// What a plaza is good for (rules 5, diamonds).
#include <bit>

#include "bots/jack_rabbits_prospect.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kMostGoods = 3;  // of one purchase that is looked at

bool sells_at(Place place) { return is_title(place, Title::jack); }

}  // namespace

int Prospect::buying_jack(Place plaza, const Cards<4>& hand) const {
  if (!may_buy_ || !sells_at(plaza) || !sight_.pub.court.has(card_of(plaza))) return kNever;
  const RankMask goods = goods_at(sight_.pub, plaza).suit(static_cast<int>(suit_of(plaza)));
  if (goods == 0) return kNever;
  const int suit = static_cast<int>(suit_of(plaza));
  const Cards<4> purse = hand - royals(hand);
  const int missing =
      royal_need(table_, sight_.pub, plaza).amount - table_.worth_of(purse.suit(suit));
  if (missing <= 0 || table_.worth_of(goods) < missing) return kNever;
  // What is bought may not be paid with itself: at the plaza of diamonds other suits have to pay.
  const auto pays = static_cast<SuitMask>(plaza_suits(table_, plaza) & ~mask_of(suit_of(plaza)));
  const int most = table_.worth_of(purse, pays);
  RankMask best = 0;
  int least = most + 1;
  for (unsigned some = goods; some != 0; some = (some - 1) & goods) {
    const int worth = table_.worth_of(static_cast<RankMask>(some));
    if (worth < missing || worth >= least) continue;
    least = worth;
    best = static_cast<RankMask>(some);
  }
  if (best == 0) return kNever;
  const Cards<4> bought = of_suit<4>(suit_of(plaza), best);
  int value = kNever;
  const Cards<4> paid = payment(
      purse, {least, pays},
      [&](const Cards<4>& rest) { return outlook_.standing(stop_of(plaza), rest | bought); },
      value);
  return acquiring(plaza, (hand - paid) | bought);
}

Prospect::Purchase Prospect::buying(Place plaza, const Cards<4>& hand) const {
  Purchase best;
  if (!may_buy_ || !sells_at(plaza)) return best;
  const RankMask goods = goods_at(sight_.pub, plaza).suit(static_cast<int>(suit_of(plaza)));
  const SuitMask pays = plaza_suits(table_, plaza);
  const Cards<4> purse = hand - royals(hand);
  const int most = table_.worth_of(purse, pays);
  best.value = staying(plaza, hand) + outlook_.weights().bargain;
  const int before = best.value;
  for (unsigned some = goods; some != 0; some = (some - 1) & goods) {
    const int worth = table_.worth_of(static_cast<RankMask>(some));
    if (worth > most || std::popcount(some) > kMostGoods) continue;
    const Cards<4> bought = of_suit<4>(suit_of(plaza), static_cast<RankMask>(some));
    // Paying never helps: goods that are not worth having for nothing are left alone.
    if (staying(plaza, hand | bought) <= best.value) continue;
    int value = kNever;
    payment(
        hand, {worth, pays}, [&](const Cards<4>& rest) { return staying(plaza, rest | bought); },
        value);
    if (value > best.value) best = {bought, value};
  }
  if (best.value == before) best.value = kNever;
  return best;
}

}  // namespace warren::jack_rabbits
