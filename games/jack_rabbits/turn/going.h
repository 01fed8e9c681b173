// What the turn does for everybody, its own moves and the powers of suits alike: steps, arrivals,
// falls off the board, demands for a payment.
#pragma once

#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/rules/ways.h"
#include "games/jack_rabbits/turn/journey.h"

namespace warren::jack_rabbits {

template <int W, class Emit>
void arrive(const Public<W>& pub, Place place, By by, Emit& emit) {
  emit(Event<W>::arrived(pub.turn, place, by));
}
template <int W, class Emit>
void step_to(const Public<W>& pub, Spot spot, By by, Emit& emit) {
  emit(Event<W>::stepped(pub.turn, spot, by));
}
template <int W, class Emit>
void ask_payment(Seat seat, Purpose purpose, int detail, const Need& need, Emit& emit) {
  emit(Event<W>::intended(seat, purpose, detail, need.amount, need.suits));
}

// Whether public facts allow some power to save a seat that would go off-board: it is then asked,
// whether or not it could (expansions, rescues).
template <int W>
bool may_be_saved(const Setup<W>& setup, const Public<W>& pub, Seat seat) {
  for (const auto& hook : setup.hooks.saves) {
    if (hook.call(setup, pub, hook.suit, seat)) return true;
  }
  return false;
}
// A seat goes off-board, or is asked first whether it lets itself be rescued.
template <int W, class Emit>
void send_off(const Setup<W>& setup, const Public<W>& pub, Seat seat, Off why, Emit& emit) {
  emit(may_be_saved(setup, pub, seat) ? Event<W>::endangered(seat, why)
                                      : Event<W>::went_off(seat, why));
}
// Several at once are asked one by one, the active player first, then in the order of turns
// (expansions, rescues): the question put last is answered first.
template <int W, class Emit>
void send_off_all(const Setup<W>& setup, const Public<W>& pub, SeatSet seats, Off why, Emit& emit) {
  InlineList<Seat, kSeats> in_order;
  Seat seat = pub.turn;
  for (int i = 0; i < setup.seats; ++i, seat = next_in_order(pub, setup.seats, seat)) {
    if (seats.has(seat)) in_order.push(seat);
  }
  while (!in_order.empty()) send_off(setup, pub, in_order.pop(), why, emit);
}

// Along the road, `on` until there is something to choose or to answer.
template <int W, class Emit>
void go(const Setup<W>& setup, const Public<W>& pub, Way way, bool on, Emit& emit) {
  for (;;) {
    if (way.to == Way::To::hex) return arrive<W>(pub, place_at(way.at), By::road, emit);
    if (way.to == Way::To::off) return send_off(setup, pub, pub.turn, Off::walked, emit);
    step_to<W>(pub, way.at, By::road, emit);
    const Stand& here = setup.ground.at(Spot{way.at});
    if (!on || !passing(here.kind)) return;
    if (!setup.hooks.entered.empty() && pub.top().kind != FrameKind::road) return;
    way = here.way[0];
    if (!open_way(setup, pub, way)) return;
  }
}

template <int W, class Emit>
void sail(const Setup<W>& setup, const Public<W>& pub, int port, Emit& emit) {
  const Way& inland = setup.ground.port[static_cast<std::size_t>(port)].inland;
  if (inland.to == Way::To::hex) return arrive<W>(pub, place_at(inland.at), By::boat, emit);
  step_to<W>(pub, inland.at, By::boat, emit);
}

// The hex that a move comes to at once; Place::none: to none.
template <int W>
Place leads_to(const Setup<W>& setup, const Public<W>& pub, const Action<W>& action) {
  const auto hex = [](const Way& way) {
    return way.to == Way::To::hex ? place_at(way.at) : Place::none;
  };
  switch (action.kind) {
    case ActionKind::walk:
    case ActionKind::step: {
      const bool below =
          pub.top().kind == FrameKind::hex && pub.place_of(pub.turn) == Place::underground;
      return below ? Place::none : hex(way_by(setup, pub, action.side()));
    }
    case ActionKind::trail: {
      const Stand& stand = setup.ground.at(pub.top().spot());
      return hex(stand.other[stand.other[0].side == action.side() ? 0 : 1]);
    }
    case ActionKind::horse:
    case ActionKind::release_horse:
    case ActionKind::land:
      return action.place();
    case ActionKind::boat:
    case ActionKind::release_boat:
      return hex(setup.ground.port[static_cast<std::size_t>(action.port())].inland);
    case ActionKind::power: {
      const Power<W>* power = setup.hooks.of(action.suit());
      return power->leads_to != nullptr ? power->leads_to(setup, pub, action.suit(), action)
                                        : Place::none;
    }
    default:
      return Place::none;
  }
}
// A move that arrives at a closed hex breaks first what closes it, one seal after the other
// (expansions, shields). True if it does: it is carried out afterwards.
template <int W, class Emit>
bool breaks_first(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& move, Emit& emit) {
  if (setup.hooks.landable.empty()) return false;
  const Place place = leads_to(setup, sight.pub, move);
  if (place == Place::none) return false;
  for (const auto& hook : setup.hooks.landable) {
    const Power<W>* power = setup.hooks.of(hook.suit);
    if (hook.call(setup, sight.pub, hook.suit, sight.seat, place) ||
        power->begin_breaking == nullptr)
      continue;
    power->begin_breaking(setup, sight, hook.suit, place, move, EmitRef<W>(emit));
    return true;
  }
  return false;
}

}  // namespace warren::jack_rabbits
