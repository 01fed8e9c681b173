// Carries out what seats and chance do, as events.
#pragma once

#include "games/jack_rabbits/building/rules.h"

namespace warren::jack_rabbits::building {

// The only writer.
void evolve(const Setup& setup, Public& pub, const Event& event);

template <class Emit>
class Referee {
 public:
  Referee(const Setup& setup, const Public& pub, Emit& emit)
      : setup_(setup), pub_(pub), emit_(emit) {}

  void act(Seat seat, const Action& action) {
    switch (action.kind) {
      case ActionKind::flip:
        return emit_(Event{.kind = EventKind::reached, .seat = seat, .shape = action.shape});
      case ActionKind::take:
        return tell(EventKind::took, seat, action.tile.kind);
      case ActionKind::back:
        return tell(EventKind::laid_back, seat, pub_.taken_of(seat));
      case ActionKind::place:
        emit_(Event{.kind = EventKind::placed,
                    .seat = seat,
                    .tile = action.tile,
                    .broken = broken_guidelines(setup_, pub_, action.tile)});
        return go_on();
      case ActionKind::pass:
        emit_(Event{.kind = EventKind::passed, .seat = seat});
        return go_on();
    }
  }

  void fall(const Outcome& outcome) {
    if (!outcome.flip) {
      tell(EventKind::dealt, outcome.to, outcome.tile);
      if (unseen(setup_, pub_).empty()) begin_turn(seat_of(0));
      return;
    }
    tell(EventKind::flipped, outcome.to, outcome.tile);
    if (fits(setup_, pub_, outcome.tile)) return;
    tell(EventKind::set_aside, outcome.to, outcome.tile);
    go_on();
  }

 private:
  void tell(EventKind kind, Seat seat, TileKind tile) {
    emit_(Event{.kind = kind, .seat = seat, .tile = {tile, vertex(0, 0), 0}});
  }
  void begin_turn(Seat seat) { emit_(Event{.kind = EventKind::turn_began, .seat = seat}); }

  void go_on() {
    if (!ended(setup_, pub_)) {
      if (in_turn(setup_.how)) begin_turn(next_builder(setup_, pub_));
      return;
    }
    if (finished(setup_, pub_)) return emit_(Event{.kind = EventKind::ended});
    emit_(Event{.kind = EventKind::renewed});
    if (!tiles_lie_open(setup_.how)) begin_turn(seat_of(0));
  }

  const Setup& setup_;
  const Public& pub_;
  Emit& emit_;
};

}  // namespace warren::jack_rabbits::building
