// Transfers during a journey: trailways, merchants, taverns, caves, jokers (rules 4).
#pragma once

#include "games/jack_rabbits/rules/asked.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/state/refusal.h"

namespace warren::jack_rabbits {

template <int W>
Refusal refuse_payment_of(const Setup<W>& setup, const Sight<W>& sight, const Need& asked) {
  const Need need = with_capital(setup, sight.pub, sight.seat, asked);
  const int worth = worth_for(setup, sight.pub.free_of(sight.seat, sight.own.hand), need);
  return worth >= need.amount ? Refusal{} : refuse(Code::cannot_pay, worth, need.amount);
}
template <int W>
Refusal refuse_toll(const Setup<W>& setup, const Sight<W>& sight, const Stand& stand) {
  return refuse_payment_of(setup, sight, toll_need(sight.pub, stand));
}

// A horse takes one to any hex above ground, or only to those of the same island (rules 6).
template <int W>
Refusal refuse_ride(const Setup<W>& setup, const Sight<W>& sight, int tile,
                    const Action<W>& action) {
  const Place place = action.place();
  if (action.target() >= kPlaces || !setup.ground.has(place))
    return refuse(Code::no_such_hex, action.target());
  if ((setup.rides[static_cast<std::size_t>(tile)] & bit(place)) == 0)
    return refuse(Code::other_island, action.target());
  return can_come_to(setup, sight, place) ? Refusal{} : refuse(Code::sealed_hex, action.target());
}
// A boat takes one to an open road end on a water that the present tile touches, and inland there.
template <int W>
Refusal refuse_sail(const Setup<W>& setup, const Sight<W>& sight, int tile,
                    const Action<W>& action) {
  const Ground& ground = setup.ground;
  const int port = action.port();
  if (ground.shore[static_cast<std::size_t>(tile)].none()) return refuse(Code::landlocked);
  if (port >= ground.ports) return refuse(Code::no_port, port);
  const Landing& landing = ground.port[static_cast<std::size_t>(port)];
  if (landing.tile == tile) return refuse(Code::own_port, port);
  if (!ground.sails(tile, port)) return refuse(Code::no_water, port);
  const Code code = way_code(setup, sight, landing.inland);
  if (code == Code::possible) return {};
  return refuse(code, code == Code::sealed_hex ? landing.inland.at : landing.side);
}

template <int W>
Refusal refuse_trail(const Setup<W>& setup, const Sight<W>& sight, const Stand& stand,
                     const Action<W>& action) {
  if (stand.others == 0) return refuse(Code::not_trailway);
  for (std::size_t i = 0; i < stand.others; ++i) {
    const Way& way = stand.other[i];
    if (way.side != action.side()) continue;
    const Code code = way_code(setup, sight, way);
    if (code != Code::possible)
      return refuse(code, code == Code::sealed_hex ? way.at : action.side());
    return refuse_toll(setup, sight, stand);
  }
  return refuse(Code::not_other_road, action.side());
}

template <int W>
Refusal refuse_merchant(const Setup<W>& setup, const Sight<W>& sight, const Stand& stand,
                        const Action<W>& action) {
  if (stand.kind != TileKind::crossing) return refuse(Code::not_crossing);
  const Refusal no = action.kind == ActionKind::horse
                         ? refuse_ride(setup, sight, stand.tile, action)
                         : refuse_sail(setup, sight, stand.tile, action);
  return no ? no : refuse_toll(setup, sight, stand);
}

template <int W>
Refusal refuse_joker(const Setup<W>& setup, const Sight<W>& sight, const Stand& stand,
                     const Action<W>& action) {
  if (action.target() > static_cast<int>(Joker::black)) return refuse(Code::malformed);
  if (stand.kind != TileKind::tavern) return refuse(Code::not_tavern);
  if (sight.pub.top().joker_bought()) return refuse(Code::joker_twice);
  if (!sight.pub.court.has(card_of(action.joker())))
    return refuse(Code::joker_taken, action.target());
  return refuse_toll(setup, sight, stand);
}

template <int W>
Refusal refuse_hop(const Setup<W>& setup, const Sight<W>& sight, const Stand& stand,
                   const Action<W>& action) {
  if (stand.kind != TileKind::cave) return refuse(Code::not_cave);
  if (stand.mouth) return refuse(Code::second_hop);
  const int cave = action.cave();
  if (cave >= setup.ground.caves) return refuse(Code::no_cave, cave);
  if (cave == stand.cave) return refuse(Code::same_cave, cave);
  if (!can_pass(setup, sight.pub, setup.ground.mouth[static_cast<std::size_t>(cave)]))
    return refuse(Code::barred, cave);
  return refuse_toll(setup, sight, stand);
}

// A joker is released where the journey may start or on a road tile, not from the Underground.
template <int W>
Refusal refuse_release(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Public<W>& pub = sight.pub;
  const Joker joker = action.kind == ActionKind::release_horse ? Joker::red : Joker::black;
  const Frame& frame = pub.top();
  int tile = 0;
  if (frame.kind == FrameKind::hex) {
    if (frame.travelled()) return refuse(Code::journey_over);
    if (pub.place_of(pub.turn) == Place::underground) return refuse(Code::joker_below);
    tile = setup.ground.at(pub.place_of(pub.turn)).tile;
  } else {
    tile = setup.ground.at(frame.spot()).tile;
  }
  if (!sight.own.hand.has(card_of(joker)))
    return refuse(Code::joker_not_yours, static_cast<int>(joker));
  return joker == Joker::red ? refuse_ride(setup, sight, tile, action)
                             : refuse_sail(setup, sight, tile, action);
}

// --- lists --------------------------------------------------------------------------------------

template <int W>
void offer_rides(const Setup<W>& setup, const Sight<W>& sight, ActionKind kind, int tile,
                 Offers<Action<W>>& out) {
  for (PlaceSet left = setup.rides[static_cast<std::size_t>(tile)]; left != 0; left &= left - 1) {
    const Place place = place_at(std::countr_zero(left));
    if (can_come_to(setup, sight, place)) out.add(action_of<W>(kind, index_of(place)));
  }
}
template <int W>
void offer_boats(const Setup<W>& setup, const Sight<W>& sight, ActionKind kind, int tile,
                 Offers<Action<W>>& out) {
  const Ground& ground = setup.ground;
  for (int port = 0; port < ground.ports; ++port) {
    if (ground.sails(tile, port) &&
        open_way(setup, sight, ground.port[static_cast<std::size_t>(port)].inland))
      out.add(action_of<W>(kind, port));
  }
}
template <int W>
void offer_releases(const Setup<W>& setup, const Sight<W>& sight, int tile,
                    Offers<Action<W>>& out) {
  if (sight.own.hand.has(card_of(Joker::red)))
    offer_rides(setup, sight, ActionKind::release_horse, tile, out);
  if (sight.own.hand.has(card_of(Joker::black)))
    offer_boats(setup, sight, ActionKind::release_boat, tile, out);
}

// What can be paid for on a road tile.
template <int W>
void offer_transfers(const Setup<W>& setup, const Sight<W>& sight, const Stand& stand,
                     Offers<Action<W>>& out) {
  const Public<W>& pub = sight.pub;
  const Need toll = with_capital(setup, pub, sight.seat, toll_need(pub, stand));
  if (!can_pay(setup, sight.own.hand, toll)) return;
  for (std::size_t i = 0; i < stand.others; ++i) {
    if (open_way(setup, sight, stand.other[i]))
      out.add(action_of<W>(ActionKind::trail, stand.other[i].side));
  }
  if (stand.kind == TileKind::crossing) {
    offer_rides(setup, sight, ActionKind::horse, stand.tile, out);
    offer_boats(setup, sight, ActionKind::boat, stand.tile, out);
  } else if (stand.kind == TileKind::tavern && !pub.top().joker_bought()) {
    for (const Joker joker : {Joker::red, Joker::black}) {
      if (pub.court.has(card_of(joker)))
        out.add(action_of<W>(ActionKind::joker, static_cast<int>(joker)));
    }
  } else if (stand.kind == TileKind::cave && !stand.mouth) {
    for (int cave = 0; cave < setup.ground.caves; ++cave) {
      if (cave != stand.cave &&
          can_pass(setup, pub, setup.ground.mouth[static_cast<std::size_t>(cave)]))
        out.add(action_of<W>(ActionKind::hop, cave));
    }
  }
}

}  // namespace warren::jack_rabbits
