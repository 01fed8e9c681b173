#include "bots/jack_rabbits/travel.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "bots/jack_rabbits/sparing.h"
#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {

template <int W>
typename Travel<W>::CardWorth Travel<W>::worth_of_cards(const Sight& sight,
                                                        const Outlook& outlook) {
  CardWorth worth;
  const int stop = stop_of<W>(sight.pub.place_of(sight.seat));
  sight.own.hand.for_each([&](Card card) {
    worth[card.suit][card.rank] =
        static_cast<std::int16_t>(outlook.worth(card, stop, sight.own.hand));
  });
  return worth;
}

// A single payment is chosen by what its cards are worth; several payments, which are rare, by the
// number of cards.
template <int W>
Cards<W> Travel<W>::after_paying(const Setup& setup, const Sight& sight, Bill bill) {
  const Cards& hand = sight.own.hand;
  if (bill.size() == 0) return hand;
  Cards rest = hand;
  if (bill.size() > 1 || bill.power() != 0) {
    purse_.open(setup, sight.pub, spendable_, Reserve::ignored);
    for (const Cards& cards : purse_.split(bill)) rest = rest - cards;
    return rest;
  }
  Need need{sight.pub.price, 0};
  for (int fare = 0; fare < kFares; ++fare) {
    if (bill.count(static_cast<Fare>(fare)) > 0)
      need.suits = setup.ground.toll[static_cast<std::size_t>(fare)];
  }
  int least = -kNever;
  need = with_capital(setup, sight.pub, sight.seat, need);
  const Cards pips = spendable_ - royals(spendable_);  // no royal, if it can be helped
  const Cards& purse = can_pay(setup, pips, need) ? pips : spendable_;
  minimal_payments(setup, purse, need, [&](const Cards& cards) {
    int sum = 0;
    cards.for_each([&](Card card) { sum += worth_[card.suit][card.rank]; });
    if (sum >= least) return;
    least = sum;
    rest = hand - cards;
  });
  return rest;
}

template <int W>
typename Travel<W>::End Travel<W>::best(const Setup& setup, const Sight& sight,
                                        const Outlook& outlook, const Prospect& prospect) {
  spendable_ = purse_of(sight, outlook);
  Own<W> purse = sight.own;
  purse.hand = spendable_;
  routes_.find(setup, {sight.seat, sight.pub, purse}, RouteWish::cheapest, Reserve::ignored);
  End best;
  bool weighed = false;
  // Free ways first: a place that must be paid for has to beat them.
  for (const bool paid : {false, true}) {
    for (PlaceSet left = routes_.places(); left != 0; left &= left - 1) {
      const Place place = place_at(std::countr_zero(left));
      const Cost cost = routes_.cost(place);
      if ((cost > Cost()) != paid) continue;
      int value = prospect.arriving(place, sight.own.hand);
      if (value <= best.value) continue;
      if (paid) {
        if (!weighed) worth_ = worth_of_cards(sight, outlook);
        weighed = true;
        Cards rest = after_paying(setup, sight, routes_.bill(place));
        if (routes_.bill(place).size() == 0) rest.remove(released(sight, place));
        value = prospect.arriving(place, rest) - prospect.lost_royals(sight.own.hand - rest);
      }
      if (value > best.value) best = {place, value};
    }
  }
  return best;
}

template <int W>
Card Travel<W>::released(const Sight& sight, Place place) {
  const Card red = card_of(Joker::red), black = card_of(Joker::black);
  if (!sight.own.hand.has(black)) return red;
  if (!sight.own.hand.has(red)) return black;
  routes_.write_plan(place, plan_);
  for (const Action& action : plan_) {
    if (action.kind == ActionKind::release_horse) return red;
  }
  return black;
}

template <int W>
Action<W> Travel<W>::towards(const Setup& setup, const Sight& sight, const Prospect& prospect,
                             Place place) {
  turn_ = sight.pub.turns;
  goal_ = place;
  routes_.write_plan(place, plan_);
  const Action first = plan_[0];
  const Action step = by_tavern(setup, sight, prospect, first);
  const bool pays = step == first && plan_.size() > 1 && plan_[1].kind == ActionKind::pay;
  planned_ = pays && routes_.bill(place).size() > 1 ? plan_[1].cards : Cards{};
  return step;
}

// The place that a power which is being paid for leads to, if it is one.
template <int W>
Place Travel<W>::aimed_at(const Setup& setup, const Public<W>& pub, Place goal) {
  const int depth = pub.pending.size();
  if (depth < 2) return goal;
  const Frame& wish = pub.pending[depth - 2];
  if (wish.kind != FrameKind::power) return goal;
  const Power<W>* power = setup.hooks.of(wish.suit());
  const auto choice = static_cast<std::size_t>(wish.choice());
  if (choice >= power->choices.size() || power->choices[choice].aim != Aim::place) return goal;
  return place_at(wish.aim());
}

template <int W>
Action<W> Travel<W>::pay(const Setup& setup, const Sight& sight, const Prospect& prospect,
                         const Offers<Action>& offers) {
  const Frame& frame = sight.pub.top();
  const auto purpose = frame.purpose();
  Place goal = bound_for(sight.pub);
  if (purpose == Purpose::power) goal = aimed_at(setup, sight.pub, goal);
  if (purpose == Purpose::horse || purpose == Purpose::royal) goal = place_at(frame.detail());
  if (purpose == Purpose::goods || goal == Place::none) goal = sight.pub.place_of(sight.seat);
  const Cards planned = turn_ == sight.pub.turns ? std::exchange(planned_, {}) : Cards{};
  int best = kNever;
  Action chosen = offers[0];
  const Sparing<W> sparing(setup, sight, offers, ActionKind::pay);
  for (const Action& offer : offers) {
    // The plan keeps the cards that later payments need.
    if (!planned.empty() && offer.cards == planned) return offer;
    if (sparing.wastes(offer)) continue;
    const Cards rest = sight.own.hand - offer.cards;
    const int value = (purpose == Purpose::royal ? prospect.acquired(goal, rest)
                                                 : prospect.arriving(goal, rest | sight.pub.laid)) -
                      prospect.lost_royals(offer.cards);
    if (value <= best) continue;
    best = value;
    chosen = offer;
  }
  return chosen;
}

template class Travel<4>;
template class Travel<12>;

}  // namespace warren::jack_rabbits
