// Leaving by road: walking, stepping, going down a cave, walking back (rules 3.2 and 4).
#pragma once

#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/state/refusal.h"

namespace warren::jack_rabbits {

// The way of this side, on from where the turn's rabbit is; Way::To::nothing if there is none.
template <int W>
Way way_by(const Setup<W>& setup, const Public<W>& pub, int side) {
  const Ground& ground = setup.ground;
  if (pub.top().kind == FrameKind::hex) {
    const Place here = pub.place_of(pub.turn);
    return side < kMostSides ? ground.at(here).exit[static_cast<std::size_t>(side)] : Way{};
  }
  const Stand& stand = ground.at(pub.top().spot());
  for (std::size_t i = 0; i < stand.ways; ++i) {
    if (stand.way[i].side == side) return stand.way[i];
  }
  return {};
}

// A turn that starts in the Underground may leave by any cave; stepping is to its mouth.
template <int W>
Refusal refuse_emerging(const Setup<W>& setup, const Public<W>& pub, const Action<W>& action) {
  const Ground& ground = setup.ground;
  const int cave = action.cave();
  if (cave >= ground.caves) return refuse(Code::no_cave, cave);
  const Spot mouth = ground.mouth[static_cast<std::size_t>(cave)];
  if (!can_pass(setup, pub, mouth)) return refuse(Code::barred, cave);
  if (action.kind == ActionKind::step) return {};
  const Code code = way_code(setup, pub, ground.at(mouth).way[0]);
  return code == Code::possible ? Refusal{} : refuse(code, cave);
}

template <int W>
Refusal refuse_walk(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action) {
  const Public<W>& pub = sight.pub;
  const bool from_hex = pub.top().kind == FrameKind::hex;
  if (from_hex && pub.top().travelled()) return refuse(Code::journey_over);
  if (from_hex && pub.place_of(pub.turn) == Place::underground)
    return refuse_emerging(setup, pub, action);
  const Way way = way_by(setup, pub, action.side());
  const Code code = way_code(setup, sight, way);
  if (code != Code::possible)
    return refuse(code, code == Code::sealed_hex ? way.at : action.side());
  if (action.kind == ActionKind::step && !can_step(setup.ground, way))
    return refuse(Code::step_is_walk, action.side());
  return {};
}

template <int W>
Refusal refuse_down(const Setup<W>& setup, const Public<W>& pub) {
  const Stand& stand = setup.ground.at(pub.top().spot());
  if (stand.kind != TileKind::cave) return refuse(Code::not_cave);
  if (stand.mouth) return refuse(Code::second_hop);
  if (!can_land(setup, pub, pub.turn, Place::underground))
    return refuse(Code::sealed_hex, index_of(Place::underground));
  return {};
}

template <int W>
Refusal refuse_back(const Setup<W>& setup, const Public<W>& pub) {
  const Stand& stand = setup.ground.at(pub.top().spot());
  return cornered(setup, pub, stand) ? Refusal{} : refuse(Code::way_open);
}

// --- lists --------------------------------------------------------------------------------------

template <int W>
void offer_way(const Setup<W>& setup, const Sight<W>& sight, const Way& way,
               Offers<Action<W>>& out) {
  if (!open_way(setup, sight, way)) return;
  out.add(action_of<W>(ActionKind::walk, way.side));
  if (can_step(setup.ground, way)) out.add(action_of<W>(ActionKind::step, way.side));
}

// No road has been crossed yet, so only powers can bar a way.
template <int W>
void offer_exits(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out) {
  const Ground& ground = setup.ground;
  const Public<W>& pub = sight.pub;
  const Place here = pub.place_of(pub.turn);
  if (setup.hooks.passable.empty() && setup.hooks.landable.empty()) {
    typename Offers<Action<W>>::Tail(out).add_all(setup.exits[slot(here)].all());
    return;
  }
  if (here != Place::underground) {
    for (const Way& way : ground.at(here).exit) offer_way(setup, sight, way, out);
    return;
  }
  for (int cave = 0; cave < ground.caves; ++cave) {
    const Spot mouth = ground.mouth[static_cast<std::size_t>(cave)];
    if (!can_pass(setup, pub, mouth)) continue;
    if (open_way(setup, pub, ground.at(mouth).way[0]))
      out.add(action_of<W>(ActionKind::walk, cave));
    out.add(action_of<W>(ActionKind::step, cave));
  }
}

template <int W>
void offer_ways_on(const Setup<W>& setup, const Sight<W>& sight, const Stand& stand,
                   Offers<Action<W>>& out) {
  bool cornered = stand.ways > 0;
  for (std::size_t i = 0; i < stand.ways; ++i) {
    offer_way(setup, sight, stand.way[i], out);
    cornered = cornered && !open_way(setup, sight.pub, stand.way[i]);
  }
  if (cornered) out.add(action_of<W>(ActionKind::back));
  const bool hole = stand.kind == TileKind::cave && !stand.mouth;
  if (hole && can_land(setup, sight.pub, sight.seat, Place::underground))
    out.add(action_of<W>(ActionKind::down));
}

}  // namespace warren::jack_rabbits
