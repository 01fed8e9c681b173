// Which ways are open to a rabbit: by road, and by air.
#pragma once

#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/refusal.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

template <int W>
bool can_land(const Setup<W>& setup, const Public<W>& pub, Seat seat, Place place) {
  for (const auto& hook : setup.hooks.landable) {
    if (!hook.call(setup, pub, hook.suit, seat, place)) return false;
  }
  return true;
}
template <int W>
bool can_pass(const Setup<W>& setup, const Public<W>& pub, Spot spot) {
  for (const auto& hook : setup.hooks.passable) {
    if (!hook.call(setup, pub, hook.suit, spot)) return false;
  }
  return true;
}

// Whether the seat could break what closes this hex, as a part of the move that arrives there
// (expansions, shields).
template <int W>
bool can_break_into(const Setup<W>& setup, const Sight<W>& sight, Place place) {
  if constexpr (!kKeeps<W>) return false;
  for (const auto& hook : setup.hooks.landable) {
    const Power<W>* power = setup.hooks.of(hook.suit);
    if (hook.call(setup, sight.pub, hook.suit, sight.seat, place)) continue;
    if (power->breaks == nullptr || !power->breaks(setup, sight, hook.suit, place)) return false;
  }
  return true;
}
// Whether the seat can come to a hex that the road, a ride or a flight leads to.
template <int W>
bool can_come_to(const Setup<W>& setup, const Sight<W>& sight, Place place) {
  return can_land(setup, sight.pub, sight.seat, place) || can_break_into(setup, sight, place);
}

// Why the turn's rabbit may not leave by this way: a closed edge, an edge already crossed in this
// direction, or something that bars it (rules 3.2).
template <int W>
Code way_code(const Setup<W>& setup, const Public<W>& pub, const Way& way) {
  switch (way.to) {
    case Way::To::nothing:
      return Code::no_road;
    case Way::To::closed:
      return Code::closed_edge;
    case Way::To::off:
      return Code::possible;
    case Way::To::hex:
      return can_land(setup, pub, pub.turn, static_cast<Place>(way.at)) ? Code::possible
                                                                        : Code::sealed_hex;
    case Way::To::spot:
      if (pub.has_crossed(way.at)) return Code::crossed_edge;
      return can_pass(setup, pub, way.at) ? Code::possible : Code::barred;
  }
  return Code::no_road;
}
template <int W>
bool open_way(const Setup<W>& setup, const Public<W>& pub, const Way& way) {
  return way_code(setup, pub, way) == Code::possible;
}
// The same for the seat whose rabbit it is: it may break into a hex that is closed.
template <int W>
Code way_code(const Setup<W>& setup, const Sight<W>& sight, const Way& way) {
  const Code code = way_code(setup, sight.pub, way);
  const bool broken =
      code == Code::sealed_hex && can_break_into(setup, sight, static_cast<Place>(way.at));
  return broken ? Code::possible : code;
}
template <int W>
bool open_way(const Setup<W>& setup, const Sight<W>& sight, const Way& way) {
  return way_code(setup, sight, way) == Code::possible;
}
// Every way on is closed, so that the rabbit may walk back (rules 3.2).
template <int W>
bool cornered(const Setup<W>& setup, const Public<W>& pub, const Stand& stand) {
  if (stand.ways == 0) return false;  // a cave: down is a way on
  for (std::size_t i = 0; i < stand.ways; ++i) {
    if (open_way(setup, pub, stand.way[i])) return false;
  }
  return true;
}

// Where a flight from here can land; never on the hex it left.
template <int W>
bool can_fly_to(const Setup<W>& setup, Place place) {
  return (setup.landings & bit(place)) != 0;
}
template <int W>
bool is_landing(const Setup<W>& setup, const Public<W>& pub, Place place) {
  return can_fly_to(setup, place) && place != pub.place_of(pub.turn) &&
         can_land(setup, pub, pub.turn, place);
}
// Whether a flight that finds no open landing still finds closed ones: whoever flies is then asked
// whether to break into one or to fall (expansions, shields).
template <int W>
bool any_landing_but_closed(const Setup<W>& setup, const Public<W>& pub) {
  if (setup.hooks.landable.empty()) return false;
  return (setup.landings & ~bit(pub.place_of(pub.turn))) != 0;
}
template <int W>
bool any_landing(const Setup<W>& setup, const Public<W>& pub) {
  for (PlaceSet left = setup.landings; left != 0; left &= left - 1) {
    if (is_landing(setup, pub, place_at(std::countr_zero(left)))) return true;
  }
  return false;
}

}  // namespace warren::jack_rabbits
