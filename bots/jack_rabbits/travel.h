// Where a journey should end, and how to pay on the way.
#pragma once

#include "bots/jack_rabbits/prospect.h"
#include "games/jack_rabbits/plans/routes.h"

namespace warren::jack_rabbits {

template <int W>
class Travel {
 public:
  using Action = jack_rabbits::Action<W>;
  using Cards = jack_rabbits::Cards<W>;
  using Setup = jack_rabbits::Setup<W>;
  using Sight = jack_rabbits::Sight<W>;
  using Outlook = jack_rabbits::Outlook<W>;
  using Prospect = jack_rabbits::Prospect<W>;

  struct End {
    Place place = Place::none;
    int value = kNever;
  };

  // The best place that the journey can still reach.
  End best(const Setup& setup, const Sight& sight, const Outlook& outlook,
           const Prospect& prospect);
  bool reaches(Place place) const { return place != Place::none && routes_.reaches(place); }
  // Sets out for a place that `best` found a way to: the first action on that way.
  Action towards(const Setup& setup, const Sight& sight, const Prospect& prospect, Place place);
  // The place that the journey is under way to; Place::none if it is not.
  Place bound_for(const Public<W>& pub) const { return pub.turns == turn_ ? goal_ : Place::none; }
  // Which cards to pay with, among the offers.
  Action pay(const Setup& setup, const Sight& sight, const Prospect& prospect,
             const Offers<Action>& offers);

 private:
  using CardWorth = std::array<std::array<std::int16_t, 14>, W>;
  static CardWorth worth_of_cards(const Sight& sight, const Outlook& outlook);
  // What may be spent on the way. The royals of a complete trio may not.
  static Cards purse_of(const Sight& sight, const Outlook& outlook) {
    const Cards& hand = sight.own.hand;
    return outlook.goals().complete() ? hand - royals(hand) : hand;
  }
  static Place aimed_at(const Setup& setup, const Public<W>& pub, Place goal);
  // The hand after paying a bill with what is missed least.
  Cards after_paying(const Setup& setup, const Sight& sight, Bill bill);
  // Buys a joker for later in a tavern on the way, where it is worth its price, or turns a walk
  // past one into steps towards it.
  Action by_tavern(const Setup& setup, const Sight& sight, const Prospect& prospect,
                   const Action& step) const;
  // The joker of the hand that the way to this place releases, if it pays nothing.
  Card released(const Sight& sight, Place place);

  Routes<W> routes_;
  Purse<W> purse_;
  Plan<W> plan_;
  CardWorth worth_;
  Cards spendable_{};
  Cards planned_{};  // the next payment of a plan that pays more than once; else none
  std::uint16_t turn_ = 0;
  Place goal_ = Place::none;
};

}  // namespace warren::jack_rabbits
