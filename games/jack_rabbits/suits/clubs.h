// Clubs: fly from towers (rules 5).
#pragma once

#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/turn/hand.h"

namespace warren::jack_rabbits {

inline constexpr int kClubs = static_cast<int>(Suit::clubs);

// Before rolling, show one club.
template <int W>
Refusal refuse_declare(const Sight<W>& sight, const Action<W>& action) {
  if (const Refusal no = refuse_one_card(sight.own.hand, action.cards)) return no;
  return (action.cards.suit(kClubs) & kPaying) == 0 ? refuse(Code::not_a_club) : Refusal{};
}

// To any other tower.
template <int W>
Refusal refuse_land(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Public<W>& pub = sight.pub;
  const Place place = action.place();
  if (action.target() >= kPlaces || !can_fly_to(setup, place))
    return refuse(Code::no_tower, action.target());
  if (place == pub.place_of(pub.turn)) return refuse(Code::same_tower, action.target());
  return can_come_to(setup, sight, place) ? Refusal{} : refuse(Code::sealed_hex, action.target());
}
// The shortfall need not be paid; nor need a seal be broken where there is no other landing.
template <int W>
Refusal refuse_fall(const Setup<W>& setup, const Public<W>& pub) {
  const bool lands = pub.top().kind == FrameKind::landing && any_landing(setup, pub);
  return lands ? refuse(Code::tower_open) : Refusal{};
}

template <int W>
void offer_flights(const Sight<W>& sight, Offers<Action<W>>& out) {
  const auto clubs = static_cast<RankMask>(sight.own.hand.suit(kClubs) & kPaying);
  offer_each(ActionKind::declare, of_suit<W>(Suit::clubs, clubs), out);
  out.add(action_of<W>(ActionKind::roll));
}
template <int W>
void offer_landings(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  for (PlaceSet left = setup.landings; left != 0; left &= left - 1) {
    const Place place = place_at(std::countr_zero(left));
    if (place != sight.pub.place_of(sight.seat) && can_come_to(setup, sight, place))
      out.add(action_of<W>(ActionKind::land, index_of(place)));
  }
  if (!refuse_fall(setup, sight.pub)) out.add(action_of<W>(ActionKind::fall));
}

}  // namespace warren::jack_rabbits
