// Where a journey should end, and how to pay on the way.
#pragma once

#include "bots/jack_rabbits_prospect.h"
#include "games/jack_rabbits/routes.h"

namespace warren::jack_rabbits {

class Travel {
 public:
  struct End {
    Place place = Place::none;
    int value = kNever;
  };

  // The best place that the journey can still come to.
  End best(const Table<4>& table, const Sight<4>& sight, const Outlook& outlook,
           const Prospect& prospect);
  bool reaches(Place place) const { return place != Place::none && routes_.reaches(place); }
  // The first action on the way that `best` found to this place.
  Action<4> first_step(Place place);
  // Buys a joker for later in a tavern on the way, where it is worth its price, or turns a walk
  // past one into steps towards it.
  Action<4> by_tavern(const Table<4>& table, const Sight<4>& sight, const Prospect& prospect,
                      const Action<4>& step) const;
  // The place that the journey is under way to; Place::none if it is not.
  Place bound_for(const Public<4>& pub) const { return pub.turns == turn_ ? goal_ : Place::none; }
  // Which cards to pay with, among the offers.
  Action<4> pay(const Sight<4>& sight, const Prospect& prospect,
                const Offers<Action<4>>& offers) const;
  void set_out(const Public<4>& pub, Place place) {
    turn_ = pub.turns;
    goal_ = place;
  }

 private:
  using CardWorth = std::array<std::array<std::int16_t, 14>, 4>;
  static CardWorth worth_of_cards(const Sight<4>& sight, const Outlook& outlook);
  // The hand after paying a bill with what is missed least.
  Cards<4> after_paying(const Table<4>& table, const Sight<4>& sight, Bill bill);
  // The joker of the hand that the way to this place releases, if it pays nothing.
  Card released(const Sight<4>& sight, Place place);

  Routes<4> routes_;
  Purse<4> purse_;
  Plan<4> plan_;
  CardWorth worth_;
  std::uint16_t turn_ = 0;
  Place goal_ = Place::none;
};

}  // namespace warren::jack_rabbits
