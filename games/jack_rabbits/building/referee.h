// Carries out what seats and chance do, as events.
#pragma once

#include "games/jack_rabbits/building/rules.h"

namespace warren::jack_rabbits::building {

// The only writer.
void evolve(const Table& table, Public& pub, const Event& event);

template <class Emit>
class Referee {
 public:
  Referee(const Table& table, const Public& pub, Emit& emit)
      : table_(table), pub_(pub), emit_(emit) {}

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
                    .broken = broken_guidelines(table_, pub_, action.tile)});
        return go_on();
      case ActionKind::pass:
        emit_(Event{.kind = EventKind::passed, .seat = seat});
        return go_on();
    }
  }

  void fall(const Outcome& outcome) {
    if (!outcome.flip) {
      tell(EventKind::dealt, outcome.to, outcome.tile);
      if (unseen(table_, pub_).empty()) begin_turn(seat_of(0));
      return;
    }
    tell(EventKind::flipped, outcome.to, outcome.tile);
    if (fits(table_, pub_, outcome.tile)) return;
    tell(EventKind::set_aside, outcome.to, outcome.tile);
    go_on();
  }

 private:
  void tell(EventKind kind, Seat seat, TileKind tile) {
    emit_(Event{.kind = kind, .seat = seat, .tile = {tile, vertex(0, 0), 0}});
  }
  void begin_turn(Seat seat) { emit_(Event{.kind = EventKind::turn_began, .seat = seat}); }

  void go_on() {
    if (!ended(table_, pub_)) {
      if (in_turn(table_.how)) begin_turn(next_builder(table_, pub_));
      return;
    }
    if (finished(table_, pub_)) return emit_(Event{.kind = EventKind::ended});
    emit_(Event{.kind = EventKind::renewed});
    if (!tiles_lie_open(table_.how)) begin_turn(seat_of(0));
  }

  const Table& table_;
  const Public& pub_;
  Emit& emit_;
};

}  // namespace warren::jack_rabbits::building
