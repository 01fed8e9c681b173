// What has to be paid for what, and in which suits.
#pragma once

#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// What has to be paid, and in which suits.
struct Need {
  int amount = 0;
  SuitMask suits = 0;
  int first_ace = 0;  // what an ace among the cards counts more, one of them (rules 6)
};

// Capital aces (rules 6): the first ace that a player spends counts 11; the ace before a player
// adds 1 to payments.
template <int W>
int first_ace_of(const Setup<W>& setup, const Public<W>& pub, Seat seat) {
  return setup.variant.capital_aces && pub.capital_of(seat) == 0 ? kFirstAce : 0;
}
// The suits of the aces among which a seat that spends these cards chooses the one that stays; 0:
// there is no choice. Before the third version the first in the order of suits stayed.
template <int W>
SuitMask first_aces(const Setup<W>& setup, const Public<W>& pub, Seat seat, const Cards<W>& spent) {
  if (!setup.variant.capital_aces || !setup.errata.chooses_first_ace || pub.capital_of(seat) != 0)
    return 0;
  SuitMask aces = 0;
  for (int s = 0; s < W; ++s) aces = static_cast<SuitMask>(aces | (spent.suit(s) & 1U) << s);
  return (aces & (aces - 1)) != 0 ? aces : SuitMask{0};
}
template <int W>
int capital_adds(const Setup<W>& setup, const Public<W>& pub, Seat seat, SuitMask suits) {
  const int ace = pub.capital_of(seat);
  if (setup.variant.additional == Additional::off || ace == 0) return 0;
  return setup.variant.additional == Additional::any || (suits >> (ace - 1) & 1) != 0 ? 1 : 0;
}
// What a seat really has to find for a payment, of at least one card.
template <int W>
Need with_capital(const Setup<W>& setup, const Public<W>& pub, Seat seat, Need need) {
  if (!setup.variant.capital_aces) return need;
  need.first_ace = first_ace_of(setup, pub, seat);
  if (need.amount > 1) need.amount -= capital_adds(setup, pub, seat, need.suits);
  return need;
}
template <int W>
bool has_ace(const Cards<W>& cards, SuitMask suits) {
  return !paying(only(cards, RankMask{1}), suits).empty();
}
// What the cards of the suits that pay are worth for a need.
template <int W>
int worth_for(const Setup<W>& setup, const Cards<W>& cards, const Need& need) {
  const int worth = setup.worth_of(cards, need.suits);
  return need.first_ace != 0 && has_ace(cards, need.suits) ? worth + need.first_ace : worth;
}

// The cards that a lottery brings: one for the card shown; in a windfall one for each, and more for
// a double (rules 6).
template <int W>
int lottery_prize(const Setup<W>& setup, const Public<W>& pub, int shown) {
  if (!setup.variant.windfall) return shown;
  const bool doubled = pub.die1 == pub.die2;
  if (setup.variant.prize == DoublePrize::own) return shown + (doubled ? 1 : 0);
  return doubled ? 2 * shown : shown;
}

template <int W>
bool can_pay(const Setup<W>& setup, const Cards<W>& hand, const Need& need) {
  return worth_for(setup, hand, need) >= need.amount;
}
// The price where no power changes it; nothing is rolled while exploring.
template <int W>
int usual_price(const Setup<W>& setup, int dice) {
  return setup.variant.explore ? 1 : dice;
}
template <int W>
int price_of(const Setup<W>& setup, const Public<W>& pub, int dice) {
  int price = dice;
  for (const auto& hook : setup.hooks.price) price += hook.call(setup, pub, hook.suit);
  return price;
}
// An acquisition costs ten in the royal's own suit (rules 3.3).
template <int W>
Need royal_need(const Setup<W>& setup, const Public<W>& pub, Place place) {
  int cost = kRoyalCost;
  for (const auto& hook : setup.hooks.cost)
    cost += hook.call(setup, pub, hook.suit, card_of(place));
  return {cost, mask_of(suit_of(place))};
}
// A transfer costs the price of the turn in the suits of the tile.
template <int W>
Need toll_need(const Public<W>& pub, const Stand& stand) {
  return {pub.price, stand.toll};
}
// What can be bought where one is, and what pays for it (rules 5, diamonds).
template <int W>
const Market& market_of(const Setup<W>& setup, Place place) {
  return setup.market[slot(place)];
}
template <int W>
Cards<W> goods_at(const Setup<W>& setup, const Public<W>& pub, Place place) {
  return paying(pub.spent, market_of(setup, place).sells);
}
template <int W>
SuitMask plaza_suits(const Setup<W>& setup, Place place) {
  return market_of(setup, place).pays;
}
// What the club shown for a flight lacks, and the suit of the tower that pays for it.
template <int W>
int flight_shortfall(const Setup<W>& setup, const Public<W>& pub) {
  const int value = setup.value[static_cast<std::size_t>(pub.club - 1)];
  return value >= pub.price ? 0 : pub.price - value;
}
template <int W>
Need shortfall_need(const Setup<W>& setup, const Public<W>& pub) {
  const Place tower = pub.place_of(pub.turn);
  return {pub.top().shortfall(), tower == Place::citadel ? setup.suits : mask_of(suit_of(tower))};
}
// What the payment asked for now has to be; the top frame is `pay` or `shortfall`.
template <int W>
Need need_now(const Setup<W>& setup, const Public<W>& pub) {
  const Frame& frame = pub.top();
  if (frame.kind == FrameKind::pay)
    return with_capital(setup, pub, frame.seat(), {frame.need(), frame.suits()});
  return with_capital(setup, pub, pub.turn, shortfall_need(setup, pub));
}

}  // namespace warren::jack_rabbits
