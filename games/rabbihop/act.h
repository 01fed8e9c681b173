// From actions and outcomes to events, and how a turn goes on by itself afterwards.
//
// `emit` applies each event at once, so `pub` is always up to date.
#pragma once

#include <algorithm>

#include "games/rabbihop/rules.h"

namespace warren::rabbihop {

inline Event make(EventKind kind, Seat seat, int a = 0, int b = 0, int c = 0, int d = 0) {
  const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
  return {kind, seat, byte(a), byte(b), byte(c), byte(d)};
}
inline Event make(EventKind kind, Seat seat, Border border, int c = 0) {
  return make(kind, seat, index_of(border.cell), border.south ? 1 : 0, c);
}

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
    if (most > 0) emit_(make(EventKind::paid, seat, most, static_cast<int>(why)));
  }
  // Start tweak: in every turn without a jump, before handling, as many as there are up to two.
  void pay_for_no_jump(Seat seat) {
    if (setup_.tweak == StartTweak::pay_two) pay(seat, 2, Why::no_jump);
  }
  void place(TileId id, Face face, Source source) {
    const Cell cell = cell_wanting(setup_, pub_);
    emit_(make(EventKind::placed, Seat::nobody, index_of(cell), static_cast<int>(id),
               laid_face(setup_, pub_, cell, id, face), static_cast<int>(source)));
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
    emit_(make(EventKind::slid, Seat::nobody, jump.slide_rows + 8, jump.slide_columns + 8));
  }
  emit_(make(EventKind::jumped, seat, index_of(pub_.pawn_of(seat)), index_of(jump.to),
             static_cast<int>(dir)));
}

// Rules, Territory: exactly one player inside takes it, nobody inside and all tiles leave.
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
  if (inside.size() <= 1)
    emit_(make(EventKind::claimed, inside.lowest(), border, parted.beyond ? 1 : 0));
}

template <class Emit>
void Referee<Emit>::act(Seat seat, const Action& action) {
  const Cell here = pub_.pawn_of(seat);
  const Frame frame = pub_.pending.top();
  switch (action.kind) {
    case ActionKind::jump:
      jump(seat, static_cast<Dir>(action.a));
      break;
    case ActionKind::take:
      emit_(make(EventKind::took, seat, index_of(here)));
      break;
    case ActionKind::act:
      emit_(make(EventKind::did, seat, index_of(here), static_cast<int>(pub_.type_at(here))));
      break;
    case ActionKind::walk:
      emit_(make(EventKind::walked, seat));
      break;
    case ActionKind::stay:
      emit_(make(EventKind::stayed, seat));
      break;
    case ActionKind::skip:
      emit_(
          make(EventKind::skipped, seat, index_of(here), frame.kind == FrameKind::handle ? 1 : 0));
      if (frame.kind == FrameKind::jump) pay_for_no_jump(seat);
      break;
    case ActionKind::turn:
      emit_(make(EventKind::turned, seat, action.a, action.b));
      break;
    case ActionKind::done:
      emit_(make(frame.kind == FrameKind::keep ? EventKind::left : EventKind::finished, seat));
      break;
    case ActionKind::add_fence:
      emit_(make(EventKind::fenced, seat, action.border(), 1));
      settle_territory(action.border());
      break;
    case ActionKind::remove_fence:
      emit_(make(EventKind::fenced, seat, action.border(), 0));
      break;
    case ActionKind::lift:
      emit_(make(EventKind::lifted, seat, action.border()));
      break;
    case ActionKind::lay:
      emit_(make(EventKind::laid, seat, action.border()));
      settle_territory(action.border());
      break;
    case ActionKind::teleport:
      emit_(make(EventKind::teleported, seat, action.a));
      if (!shared(pub_, action.cell())) emit_(make(EventKind::took, seat, action.a));
      break;
    case ActionKind::rob: {
      const auto victim = static_cast<std::size_t>(action.a);
      emit_(make(EventKind::stole, seat, action.a, static_cast<int>(pub_.pile[victim])));
      break;
    }
    case ActionKind::swap:
      if (frame.kind == FrameKind::swap_first) {
        emit_(make(EventKind::chose, seat, action.a));
      } else {
        emit_(make(EventKind::swapped, seat, frame.a, action.a));
      }
      break;
    case ActionKind::stamp:
      if (frame.kind == FrameKind::stamp_first) {
        emit_(make(EventKind::chose, seat, action.a));
      } else {
        emit_(make(EventKind::destroyed, seat, frame.a));
        emit_(make(EventKind::destroyed, seat, action.a));
      }
      break;
    case ActionKind::stack:
      if (frame.kind != FrameKind::stack_onto) {
        emit_(make(EventKind::chose, seat, action.a));
      } else {
        emit_(make(EventKind::stacked, seat, frame.a, action.a));
        emit_(make(EventKind::stacked, seat, frame.b, action.a));
      }
      break;
    case ActionKind::choose:
      place(static_cast<TileId>(action.a), tile(static_cast<TileId>(action.a)).face,
            Source::market);
      break;
    case ActionKind::orient: {
      const auto cell = static_cast<Cell>(frame.a);
      const Face face = turned(tile(pub_.top_at(cell)).face, action.a);
      emit_(make(EventKind::oriented, seat, frame.a, 0, face));
      break;
    }
    case ActionKind::keep:
      emit_(make(EventKind::kept, seat, 0, action.a));
      break;
  }
  advance();
}

template <class Emit>
void Referee<Emit>::fall(const Outcome& outcome) {
  const Frame frame = pub_.pending.top();
  if (frame.kind == FrameKind::spin) {
    emit_(make(EventKind::spun, Seat::nobody, frame.a, 0, outcome.face));
  } else if (frame.kind == FrameKind::open_market) {
    emit_(make(EventKind::opened, Seat::nobody, 0, static_cast<int>(outcome.tile)));
  } else {
    place(outcome.tile, outcome.face, in_setup(pub_) ? Source::setup : Source::deck);
  }
  advance();
}

// Rules, setup and end: the deck, the extra turn, the clock, the next seat.
template <class Emit>
void Referee<Emit>::end_turn() {
  const Seat seat = pub_.turn;
  if (in_setup(pub_)) return emit_(make(EventKind::turn_began, Seat{0}));
  if (pub_.deck == 0) return emit_(make(EventKind::ended, Seat::nobody));
  if ((pub_.flags & kAgain) != 0) return emit_(make(EventKind::turn_began, seat, 1));
  const bool last = warren::index_of(seat) == setup_.seats - 1;
  if (last && !pub_.drew) {
    const TileId seen = pub_.face_down() > 0 ? TileId::none : pub_.market[0];
    emit_(make(EventKind::discarded, Seat::nobody, 0, static_cast<int>(seen)));
    if (pub_.deck == 0) return emit_(make(EventKind::ended, Seat::nobody));
  }
  emit_(make(EventKind::turn_began, last ? Seat{0} : seat_of(warren::index_of(seat) + 1)));
}

// A trap acts as soon as it is landed on; who has nothing to choose among is not asked.
template <class Emit>
void Referee<Emit>::begin_handling() {
  const Seat seat = pub_.turn;
  const std::uint8_t handling = pub_.pending.top().a;
  if ((handling & kLanded) != 0 && stands_on(pub_, seat, TileType::trap)) {
    pay(seat, 4, Why::trap);
    return emit_(make(EventKind::walked, seat, 1));
  }
  const bool asks = take_code(setup_, pub_, seat, handling) == Code::possible ||
                    act_code(setup_, pub_, seat) == Code::possible ||
                    walk_code(setup_, pub_, seat, handling) == Code::possible;
  if (!asks) emit_(make(EventKind::stayed, seat));
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
        emit_(make(EventKind::cannot_jump, pub_.turn));
        pay_for_no_jump(pub_.turn);
        continue;
      case FrameKind::leave_plus:
        // "you must take it (if no other pawn is on it)"; else there is nothing more to do with it
        if ((pawn_cells(setup_, pub_) & mask_of(static_cast<Cell>(frame.a))) == 0) {
          emit_(make(EventKind::took, pub_.turn, frame.a));
        } else {
          emit_(make(EventKind::finished, pub_.turn));
        }
        continue;
      case FrameKind::handle:
        begin_handling();
        if (!pub_.pending.empty() && pub_.pending.top() == frame) return;
        continue;
      case FrameKind::fence:
        if (fence_possible(pub_)) return;
        emit_(make(EventKind::finished, pub_.turn));
        continue;
      default:
        return;
    }
  }
}

}  // namespace warren::rabbihop
