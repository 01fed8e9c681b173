// The one predicate: whether an action is possible, and if not, which rule forbids it.
#include "games/rabbihop/refusal.h"

#include "games/rabbihop/rules.h"

namespace warren::rabbihop {
namespace {

Refusal of_code(Code code, Cell cell) {
  return code == Code::possible ? Refusal{} : refuse(code, index_of(cell));
}

// Whether the fields make sense, and those that the kind has not got are as its maker leaves them.
bool well_formed(const Setup& setup, const Action& action) {
  const auto in_grid = [&](Cell cell) {
    return index_of(cell) < kCellSlots && (setup.cells & mask_of(cell)) != 0;
  };
  switch (action.kind) {
    case ActionKind::jump:
      return static_cast<int>(action.dir()) < 4 && action == Action::jump(action.dir());
    case ActionKind::orient:
      return action.quarters_from_printed() < 4 &&
             action == Action::orient(action.quarters_from_printed());
    case ActionKind::take:
    case ActionKind::act:
    case ActionKind::walk:
    case ActionKind::stay:
    case ActionKind::skip:
    case ActionKind::done:
      return action == Action::of(action.kind);
    case ActionKind::turn:
      return in_grid(action.cell()) && action.quarters() >= 1 && action.quarters() <= 3 &&
             action == Action::turn(action.cell(), action.quarters());
    case ActionKind::add_fence:
    case ActionKind::remove_fence:
    case ActionKind::lift:
    case ActionKind::lay:
      return in_grid(action.border().cell) &&
             action == Action::on_border(action.kind, action.border());
    case ActionKind::teleport:
    case ActionKind::swap:
    case ActionKind::stamp:
    case ActionKind::stack:
      return in_grid(action.cell()) && action == Action::on_cell(action.kind, action.cell());
    case ActionKind::rob:
      return warren::index_of(action.victim()) < setup.seats &&
             action == Action::rob(action.victim());
    case ActionKind::choose:
    case ActionKind::keep:
      return slot(action.tile()) < kTiles && action == Action::on_tile(action.kind, action.tile());
  }
  return false;
}

// Which actions answer which question.
bool fits(const Setup& setup, const Public& pub, ActionKind kind) {
  switch (pub.pending.top().kind) {
    case FrameKind::jump:
      return kind == ActionKind::jump || kind == ActionKind::skip;
    case FrameKind::handle:
      return kind == ActionKind::take || kind == ActionKind::act || kind == ActionKind::walk ||
             kind == ActionKind::stay || kind == ActionKind::skip;
    case FrameKind::rotate:
      return kind == ActionKind::turn || kind == ActionKind::done;
    case FrameKind::fence:
      return kind == ActionKind::add_fence || kind == ActionKind::remove_fence;
    case FrameKind::lift:
      return kind == ActionKind::lift;
    case FrameKind::lay:
      return kind == ActionKind::lay;
    case FrameKind::teleport:
      return kind == ActionKind::teleport;
    case FrameKind::rob:
      return kind == ActionKind::rob;
    case FrameKind::swap_first:
    case FrameKind::swap_second:
      return kind == ActionKind::swap;
    case FrameKind::stamp_first:
    case FrameKind::stamp_second:
      return kind == ActionKind::stamp;
    case FrameKind::stack_first:
    case FrameKind::stack_second:
    case FrameKind::stack_onto:
      return kind == ActionKind::stack;
    case FrameKind::fill:
    case FrameKind::refill:
    case FrameKind::explore:
      return chooses_tile(setup, pub) && kind == ActionKind::choose;
    case FrameKind::orient:
      return kind == ActionKind::orient;
    case FrameKind::keep:
      return kind == ActionKind::keep || kind == ActionKind::done;
    case FrameKind::none:
    case FrameKind::leave_plus:
    case FrameKind::spin:
    case FrameKind::open_market:
    case FrameKind::draw_start:
      return false;
  }
  return false;
}

Refusal jump_refusal(const Setup& setup, const Public& pub, Seat seat, Dir dir) {
  const Leap jump = leap(setup, pub, seat, dir);
  if (jump.code == Code::possible) return {};
  if (jump.code == Code::jump_fences) return refuse(jump.code, jump.fences, pub.size_of_pile(seat));
  return refuse(jump.code, jump.to == Cell::none ? 0 : index_of(jump.to));
}

// A tile that an action is to change: rules, handle.
Refusal change_refusal(const Setup& setup, const Public& pub, Cell cell) {
  if ((pub.filled & mask_of(cell)) == 0) return refuse(Code::cell_empty, index_of(cell));
  if (cell == pub.start) return refuse(Code::cell_start, index_of(cell));
  if ((pawn_cells(setup, pub) & mask_of(cell)) != 0) return refuse(Code::cell_pawn, index_of(cell));
  return {};
}

// The next of several different cells; those chosen before are in the frame.
Refusal pick_refusal(const Setup& setup, const Public& pub, Cell cell, int chosen_before) {
  const Frame& frame = pub.pending.top();
  if (const Refusal refusal = change_refusal(setup, pub, cell)) return refusal;
  const bool twice =
      (chosen_before > 0 && frame.first() == cell) || (chosen_before > 1 && frame.second() == cell);
  return twice ? refuse(Code::cell_twice, index_of(cell)) : Refusal{};
}

Refusal turn_refusal(const Setup& setup, const Public& pub, Cell cell) {
  const Frame& frame = pub.pending.top();
  if (const Refusal refusal = change_refusal(setup, pub, cell)) return refusal;
  const bool twice = (frame.turned_cells() & mask_of(cell)) != 0;
  return twice ? refuse(Code::cell_twice, index_of(cell)) : Refusal{};
}

Refusal remove_refusal(const Setup& setup, const Public& pub, Border border, bool to_move) {
  if ((setup.cells & mask_of(border.other())) == 0)
    return refuse(Code::border_outside, index_of(border.cell));
  if (pub.fences_at(border) == 0)
    return refuse(Code::border_no_fence, index_of(border.cell), index_of(border.other()));
  if (to_move && !other_place(pub, border)) return refuse(Code::border_no_other);
  return {};
}

Refusal add_refusal(const Setup& setup, const Public& pub, Border border) {
  const Code code = add_code(setup, pub, border);
  return code == Code::possible ? Refusal{}
                                : refuse(code, index_of(border.cell), index_of(border.other()));
}

Refusal lay_refusal(const Setup& setup, const Public& pub, Border border) {
  return border == pub.pending.top().border() ? refuse(Code::border_same)
                                              : add_refusal(setup, pub, border);
}

Refusal handle_refusal(const Setup& setup, const Public& pub, Seat seat, ActionKind kind) {
  const std::uint8_t handling = pub.pending.top().handling();
  const Cell cell = pub.pawn_of(seat);
  if (kind != ActionKind::take && must_take(setup, pub, seat, handling))
    return refuse(Code::must_take);
  switch (kind) {
    case ActionKind::take:
      return of_code(take_code(setup, pub, seat, handling), cell);
    case ActionKind::act:
      return of_code(act_code(setup, pub, seat), cell);
    case ActionKind::walk:
      return of_code(walk_code(setup, pub, seat, handling), cell);
    case ActionKind::stay:
      if (const Code code = walk_code(setup, pub, seat, handling); code != Code::possible)
        return of_code(code, cell);
      return act_code(setup, pub, seat) == Code::possible ? refuse(Code::stay_can_act) : Refusal{};
    default:
      return of_code(skip_code(setup, pub, seat), cell);
  }
}

Refusal teleport_refusal(const Setup& setup, const Public& pub, Seat seat, Cell cell) {
  if (cell == pub.pawn_of(seat)) return refuse(Code::teleport_here);
  const bool there = (pub.filled & mask_of(cell)) != 0 && pub.type_at(cell) == TileType::teleport;
  if (!there) return refuse(Code::teleport_no_tile, index_of(cell));
  const bool reached = (teleport_targets(setup, pub, seat) & mask_of(cell)) != 0;
  return reached ? Refusal{} : refuse(Code::teleport_shared, index_of(cell));
}

Refusal rob_refusal(const Setup& setup, const Public& pub, Seat seat, Seat victim) {
  if (victim == seat) return refuse(Code::rob_yourself);
  if (victims(setup, pub, seat).has(victim)) return {};
  return refuse(pub.size_of_pile(victim) == 0 ? Code::rob_poor : Code::rob_far,
                warren::index_of(victim));
}

Refusal choose_refusal(const Public& pub, TileId id) {
  for (const TileId open : pub.market) {
    if (open == id) return {};
  }
  return refuse(Code::market_no_tile, static_cast<int>(id));
}

}  // namespace

Refusal refusal(const Setup& setup, const Sight& sight, const Action& action) {
  const Public& pub = sight.pub;
  const Seat seat = sight.seat;
  if (!well_formed(setup, action)) return refuse(Code::malformed);
  if (pub.over) return refuse(Code::game_over);
  if (!asked(setup, pub).must.has(seat)) return refuse(Code::not_your_turn);
  if (!fits(setup, pub, action.kind)) return refuse(Code::not_now);
  const Frame& frame = pub.pending.top();
  switch (action.kind) {
    case ActionKind::jump:
      return jump_refusal(setup, pub, seat, action.dir());
    case ActionKind::take:
    case ActionKind::act:
    case ActionKind::walk:
    case ActionKind::stay:
      return handle_refusal(setup, pub, seat, action.kind);
    case ActionKind::skip:
      if (frame.kind == FrameKind::handle) return handle_refusal(setup, pub, seat, action.kind);
      return of_code(skip_code(setup, pub, seat), pub.pawn_of(seat));
    case ActionKind::turn:
      return turn_refusal(setup, pub, action.cell());
    case ActionKind::done:
      return {};
    case ActionKind::add_fence:
      return add_refusal(setup, pub, action.border());
    case ActionKind::remove_fence:
      return remove_refusal(setup, pub, action.border(), false);
    case ActionKind::lift:
      return remove_refusal(setup, pub, action.border(), true);
    case ActionKind::lay:
      return lay_refusal(setup, pub, action.border());
    case ActionKind::teleport:
      return teleport_refusal(setup, pub, seat, action.cell());
    case ActionKind::rob:
      return rob_refusal(setup, pub, seat, action.victim());
    case ActionKind::swap:
      return pick_refusal(setup, pub, action.cell(), frame.kind == FrameKind::swap_second ? 1 : 0);
    case ActionKind::stamp:
      return pick_refusal(setup, pub, action.cell(), frame.kind == FrameKind::stamp_second ? 1 : 0);
    case ActionKind::stack:
      return pick_refusal(setup, pub, action.cell(),
                          frame.kind == FrameKind::stack_onto     ? 2
                          : frame.kind == FrameKind::stack_second ? 1
                                                                  : 0);
    case ActionKind::choose:
      return choose_refusal(pub, action.tile());
    case ActionKind::orient:
      return {};
    case ActionKind::keep:
      return pub.aside.has(action.tile())
                 ? Refusal{}
                 : refuse(Code::keep_no_tile, static_cast<int>(action.tile()));
  }
  return refuse(Code::malformed);
}

}  // namespace warren::rabbihop
