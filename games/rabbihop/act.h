// Turns actions and outcomes into events, and carries the turn on until somebody has to decide.
//
// `emit` applies each event at once, so `pub` is always up to date.
#pragma once

#include <algorithm>

#include "games/rabbihop/rules.h"

namespace warren::rabbihop {

template <class Emit>
class Referee {
 public:
  Referee(const Setup& setup, const Public& pub, Emit& emit)
      : setup_(setup), pub_(pub), emit_(emit) {}

  void act(Seat seat, const Action& action);
  void fall(const Outcome& outcome);
  // Goes on until somebody is asked or the game is over.
  void advance();

 private:
  void jump(Seat seat, Dir dir);
  void pay(Seat seat, int tiles, Why why) {
    const int most = std::min(tiles, pub_.size_of_pile(seat));
    if (most > 0) emit_(Event::paid(seat, most, why));
  }
  // Start tweak: in a turn in which no jump was possible, before handling, as many as there are up
  // to two.
  void pay_for_no_jump(Seat seat) {
    if (setup_.tweak == StartTweak::pay_two) pay(seat, 2, Why::no_jump);
  }
  void place(TileId id, Face face, Source source) {
    const Cell cell = cell_wanting(setup_, pub_);
    emit_(Event::placed(cell, id, laid_face(setup_, pub_, cell, id, face), source));
  }
  void settle_territory(Border border);
  void end_turn();
  void begin_handling();

  const Setup& setup_;
  const Public& pub_;
  Emit& emit_;
};

template <class Emit>
void Referee<Emit>::jump(Seat seat, Dir dir) {
  const Leap jump = leap(setup_, pub_, seat, dir);
  if (jump.fences > 0) pay(seat, jump.fences, Why::fences);
  if (jump.slide_rows != 0 || jump.slide_columns != 0) {
    emit_(Event::slid(jump.slide_rows, jump.slide_columns));
  }
  emit_(Event::jumped(seat, pub_.pawn_of(seat), jump.to, dir));
}

// Rules, Territory: if one player is inside, that player gets it; if nobody is, its tiles leave the
// game; if several are, nothing happens.
template <class Emit>
void Referee<Emit>::settle_territory(Border border) {
  if (!setup_.territory) return;
  const Parting parted = parting(setup_, pub_, border);
  if (parted.part == 0) return;
  SeatSet inside;
  for (int i = 0; i < setup_.seats; ++i) {
    if ((parted.part & mask_of(pub_.pawn[static_cast<std::size_t>(i)])) != 0)
      inside = inside.with(seat_of(i));
  }
  if (inside.size() <= 1) emit_(Event::claimed(inside.lowest(), border, parted.beyond));
}

template <class Emit>
void Referee<Emit>::act(Seat seat, const Action& action) {
  const Cell here = pub_.pawn_of(seat);
  const Frame frame = pub_.pending.top();
  switch (action.kind) {
    case ActionKind::jump:
      jump(seat, action.dir());
      break;
    case ActionKind::take:
      emit_(Event::took(seat, here));
      break;
    case ActionKind::act:
      emit_(Event::did(seat, here, pub_.type_at(here)));
      break;
    case ActionKind::walk:
      emit_(Event::walked(seat, false));
      break;
    case ActionKind::stay:
      emit_(Event::of(EventKind::stayed, seat));
      break;
    case ActionKind::skip:
      emit_(Event::skipped(seat, here, frame.kind == FrameKind::handle));
      // "one skipped for a payment was possible"
      if (frame.kind == FrameKind::jump && !setup_.errata.skipping_costs_no_two)
        pay_for_no_jump(seat);
      break;
    case ActionKind::turn:
      emit_(Event::turned(seat, action.cell(), action.quarters()));
      break;
    case ActionKind::done:
      emit_(Event::of(frame.kind == FrameKind::keep ? EventKind::left : EventKind::finished, seat));
      break;
    case ActionKind::add_fence:
      emit_(Event::fenced(seat, action.border(), true));
      settle_territory(action.border());
      break;
    case ActionKind::remove_fence:
      emit_(Event::fenced(seat, action.border(), false));
      break;
    case ActionKind::lift:
      emit_(Event::lifted(seat, action.border()));
      break;
    case ActionKind::lay:
      emit_(Event::laid(seat, action.border()));
      settle_territory(action.border());
      break;
    case ActionKind::teleport:
      emit_(Event::teleported(seat, action.cell()));
      if (!shared(pub_, action.cell())) emit_(Event::took(seat, action.cell()));
      break;
    case ActionKind::rob: {
      const auto victim = static_cast<std::size_t>(action.victim());
      emit_(Event::stole(seat, action.victim(), pub_.pile[victim]));
      break;
    }
    case ActionKind::swap:
      if (frame.kind == FrameKind::swap_first) {
        emit_(Event::chose(seat, action.cell()));
      } else {
        emit_(Event::swapped(seat, frame.first(), action.cell()));
      }
      break;
    case ActionKind::stamp:
      if (frame.kind == FrameKind::stamp_first) {
        emit_(Event::chose(seat, action.cell()));
      } else {
        emit_(Event::destroyed(seat, frame.first()));
        emit_(Event::destroyed(seat, action.cell()));
      }
      break;
    case ActionKind::stack:
      if (frame.kind != FrameKind::stack_onto) {
        emit_(Event::chose(seat, action.cell()));
      } else {
        emit_(Event::stacked(seat, frame.first(), action.cell()));
        emit_(Event::stacked(seat, frame.second(), action.cell()));
      }
      break;
    case ActionKind::choose:
      place(action.tile(), tile(action.tile()).face, Source::market);
      break;
    case ActionKind::orient: {
      const Face printed = tile(pub_.top_at(frame.cell())).face;
      const Face face = turned(printed, action.quarters_from_printed());
      emit_(Event::oriented(seat, frame.cell(), face));
      break;
    }
    case ActionKind::keep:
      emit_(Event::kept(seat, action.tile()));
      break;
  }
  advance();
}

template <class Emit>
void Referee<Emit>::fall(const Outcome& outcome) {
  const Frame frame = pub_.pending.top();
  if (frame.kind == FrameKind::spin) {
    emit_(Event::spun(frame.cell(), outcome.face));
  } else if (frame.kind == FrameKind::draw_start) {
    emit_(Event::spun(pub_.start, outcome.face));
  } else if (frame.kind == FrameKind::open_market) {
    emit_(Event::opened(outcome.tile));
  } else {
    place(outcome.tile, outcome.face, in_setup(pub_) ? Source::setup : Source::deck);
  }
  advance();
}

// Rules, setup and end: the deck, the extra turn, the clock, the next seat.
template <class Emit>
void Referee<Emit>::end_turn() {
  const Seat seat = pub_.turn;
  if (in_setup(pub_)) return emit_(Event::turn_began(Seat{0}, false));
  if (pub_.deck == 0) return emit_(Event::ended());
  if ((pub_.flags & kAgain) != 0) return emit_(Event::turn_began(seat, true));
  const bool last = warren::index_of(seat) == setup_.seats - 1;
  if (last && !pub_.drew) {
    const TileId seen = pub_.face_down() > 0 ? TileId::none : pub_.market[0];
    emit_(Event::discarded(seen));
    if (pub_.deck == 0) return emit_(Event::ended());
  }
  emit_(Event::turn_began(last ? Seat{0} : seat_of(warren::index_of(seat) + 1), false));
}

// A trap acts as soon as a pawn lands on it. A seat that has no choice is not asked.
template <class Emit>
void Referee<Emit>::begin_handling() {
  const Seat seat = pub_.turn;
  const std::uint8_t handling = pub_.pending.top().handling();
  if ((handling & kLanded) != 0 && stands_on(pub_, seat, TileType::trap)) {
    pay(seat, 4, Why::trap);
    return emit_(Event::walked(seat, true));
  }
  const bool asks = take_code(setup_, pub_, seat, handling) == Code::possible ||
                    act_code(setup_, pub_, seat) == Code::possible ||
                    walk_code(setup_, pub_, seat, handling) == Code::possible;
  if (!asks) emit_(Event::of(EventKind::stayed, seat));
}

template <class Emit>
void Referee<Emit>::advance() {
  while (!pub_.over) {
    if (pub_.pending.empty()) {
      end_turn();
      continue;
    }
    const Frame frame = pub_.pending.top();
    switch (frame.kind) {
      case FrameKind::jump:
        if (can_jump(setup_, pub_, pub_.turn)) return;
        emit_(Event::of(EventKind::cannot_jump, pub_.turn));
        pay_for_no_jump(pub_.turn);
        continue;
      case FrameKind::leave_plus:
        // "you must take it (if no other pawn is on it)"; else there is nothing more to do with it
        if ((pawn_cells(setup_, pub_) & mask_of(frame.cell())) == 0) {
          emit_(Event::took(pub_.turn, frame.cell()));
        } else {
          emit_(Event::of(EventKind::finished, pub_.turn));
        }
        continue;
      case FrameKind::handle:
        begin_handling();
        if (!pub_.pending.empty() && pub_.pending.top() == frame) return;
        continue;
      case FrameKind::fence:
        if (fence_possible(pub_)) return;
        emit_(Event::of(EventKind::finished, pub_.turn));
        continue;
      default:
        return;
    }
  }
}

}  // namespace warren::rabbihop
