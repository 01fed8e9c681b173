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
Refusal refuse_land(const Setup<W>& setup, const Public<W>& pub, const Action<W>& action) {
  const Place place = action.place();
  if (action.target() >= kPlaces || !can_fly_to(setup, place))
    return refuse(Code::no_tower, action.target());
  if (place == pub.place_of(pub.turn)) return refuse(Code::same_tower, action.target());
  return is_landing(setup, pub, place) ? Refusal{} : refuse(Code::sealed_hex, action.target());
}

template <int W>
void offer_flights(const Sight<W>& sight, Offers<Action<W>>& out) {
  const auto clubs = static_cast<RankMask>(sight.own.hand.suit(kClubs) & kPaying);
  offer_each(ActionKind::declare, of_suit<W>(Suit::clubs, clubs), out);
  out.add(action_of<W>(ActionKind::roll));
}
template <int W>
void offer_landings(const Setup<W>& setup, const Public<W>& pub, Offers<Action<W>>& out) {
  for (PlaceSet left = setup.landings; left != 0; left &= left - 1) {
    const Place place = place_at(std::countr_zero(left));
    if (is_landing(setup, pub, place)) out.add(action_of<W>(ActionKind::land, index_of(place)));
  }
}

}  // namespace warren::jack_rabbits
