// Where a journey should end, and how to pay on the way.
#pragma once

#include "bots/jack_rabbits/prospect.h"
#include "games/jack_rabbits/plans/routes.h"

namespace warren::jack_rabbits {

class Travel {
 public:
  struct End {
    Place place = Place::none;
    int value = kNever;
  };

  // The best place that the journey can still come to.
  End best(const Setup<4>& setup, const Sight<4>& sight, const Outlook& outlook,
           const Prospect& prospect);
  bool reaches(Place place) const { return place != Place::none && routes_.reaches(place); }
  // Sets out for a place that `best` found a way to: the first action on that way.
  Action<4> towards(const Setup<4>& setup, const Sight<4>& sight, const Prospect& prospect,
                    Place place);
  // The place that the journey is under way to; Place::none if it is not.
  Place bound_for(const Public<4>& pub) const { return pub.turns == turn_ ? goal_ : Place::none; }
  // Which cards to pay with, among the offers.
  Action<4> pay(const Sight<4>& sight, const Prospect& prospect, const Offers<Action<4>>& offers);

 private:
  using CardWorth = std::array<std::array<std::int16_t, 14>, 4>;
  static CardWorth worth_of_cards(const Sight<4>& sight, const Outlook& outlook);
  // What may be spent on the way: the royals of a trio that only has to come home may not.
  static Cards<4> purse_of(const Sight<4>& sight, const Outlook& outlook) {
    const Cards<4>& hand = sight.own.hand;
    return outlook.goals().complete() ? hand - royals(hand) : hand;
  }
  // The hand after paying a bill with what is missed least.
  Cards<4> after_paying(const Setup<4>& setup, const Sight<4>& sight, Bill bill);
  // Buys a joker for later in a tavern on the way, where it is worth its price, or turns a walk
  // past one into steps towards it.
  Action<4> by_tavern(const Setup<4>& setup, const Sight<4>& sight, const Prospect& prospect,
                      const Action<4>& step) const;
  // The joker of the hand that the way to this place releases, if it pays nothing.
  Card released(const Sight<4>& sight, Place place);

  Routes<4> routes_;
  Purse<4> purse_;
  Plan<4> plan_;
  CardWorth worth_;
  Cards<4> spendable_{};
  Cards<4> planned_{};  // the next payment of a plan that pays more than once; else none
  std::uint16_t turn_ = 0;
  Place goal_ = Place::none;
};

}  // namespace warren::jack_rabbits
