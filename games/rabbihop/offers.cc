// What a seat can do now. Tests prove it equal to trying the predicate on every action there is.
#include "games/rabbihop/rules.h"

namespace warren::rabbihop {
namespace {

void offer_cells(ActionKind kind, CellMask cells, Offers<Action>& out) {
  Offers<Action>::Tail tail(out);
  for (; cells != 0; cells &= cells - 1) tail.add(Action::on_cell(kind, lowest(cells)));
}

void offer_borders(ActionKind kind, bool south, CellMask cells, Offers<Action>& out) {
  Offers<Action>::Tail tail(out);
  for (; cells != 0; cells &= cells - 1) tail.add(Action::on_border(kind, {lowest(cells), south}));
}

void offer_jumps(const Setup& setup, const Public& pub, Seat seat, Offers<Action>& out) {
  for (const Dir dir : kDirs) {
    if (leap(setup, pub, seat, dir).code == Code::possible) {
      out.add(Action::jump(dir));
    }
  }
  if (setup.molehills && skip_code(setup, pub, seat) == Code::possible)
    out.add(Action::of(ActionKind::skip));
}

void offer_handling(const Setup& setup, const Public& pub, Seat seat, Offers<Action>& out) {
  const std::uint8_t handling = pub.pending.top().handling();
  if (take_code(setup, pub, seat, handling) == Code::possible)
    out.add(Action::of(ActionKind::take));
  if (must_take(setup, pub, seat, handling)) return;
  const bool acts = act_code(setup, pub, seat) == Code::possible;
  if (acts) out.add(Action::of(ActionKind::act));
  if (walk_code(setup, pub, seat, handling) == Code::possible) {
    out.add(Action::of(ActionKind::walk));
    if (!acts) out.add(Action::of(ActionKind::stay));
  }
  if (setup.molehills && skip_code(setup, pub, seat) == Code::possible)
    out.add(Action::of(ActionKind::skip));
}

void offer_turns(const Setup& setup, const Public& pub, Offers<Action>& out) {
  const Frame& frame = pub.pending.top();
  CellMask cells = changeable(setup, pub) & ~frame.turned_cells();
  {
    Offers<Action>::Tail tail(out);
    for (; cells != 0; cells &= cells - 1) tail.add_all(setup.turns[slot(lowest(cells))]);
  }
  out.add(Action::of(ActionKind::done));
}

// Where a fence may be added, except on the border `but`.
void offer_places(const Public& pub, ActionKind kind, Border but, Offers<Action>& out) {
  Offers<Action>::Tail tail(out);
  for (const bool south : {false, true}) {
    CellMask cells = addable(pub, south);
    if (but.cell != Cell::none && south == but.south) cells &= ~mask_of(but.cell);
    for (; cells != 0; cells &= cells - 1) {
      const Border border{lowest(cells), south};
      if (pub.fences_at(border) < kMostFences) tail.add(Action::on_border(kind, border));
    }
  }
}

void offer_lifts(const Public& pub, Offers<Action>& out) {
  for (const bool south : {false, true}) {
    for (CellMask cells = pub.fenced[south ? 1 : 0]; cells != 0; cells &= cells - 1) {
      const Border border{lowest(cells), south};
      if (other_place(pub, border)) out.add(Action::on_border(ActionKind::lift, border));
    }
  }
}

void offer_picks(const Setup& setup, const Public& pub, ActionKind kind, int chosen_before,
                 Offers<Action>& out) {
  const Frame& frame = pub.pending.top();
  CellMask cells = changeable(setup, pub);
  if (chosen_before > 0) cells &= ~mask_of(frame.first());
  if (chosen_before > 1) cells &= ~mask_of(frame.second());
  offer_cells(kind, cells, out);
}

}  // namespace

void offers(const Setup& setup, const Sight& sight, Offers<Action>& out) {
  out.clear();
  const Public& pub = sight.pub;
  const Seat seat = sight.seat;
  if (!asked(setup, pub).must.has(seat)) return;
  switch (pub.pending.top().kind) {
    case FrameKind::jump:
      return offer_jumps(setup, pub, seat, out);
    case FrameKind::handle:
      return offer_handling(setup, pub, seat, out);
    case FrameKind::rotate:
      return offer_turns(setup, pub, out);
    case FrameKind::fence:
      offer_places(pub, ActionKind::add_fence, {}, out);
      offer_borders(ActionKind::remove_fence, false, pub.fenced[0], out);
      offer_borders(ActionKind::remove_fence, true, pub.fenced[1], out);
      return;
    case FrameKind::lift:
      return offer_lifts(pub, out);
    case FrameKind::lay:
      return offer_places(pub, ActionKind::lay, pub.pending.top().border(), out);
    case FrameKind::teleport:
      return offer_cells(ActionKind::teleport, teleport_targets(setup, pub, seat), out);
    case FrameKind::rob:
      for (const Seat victim : victims(setup, pub, seat)) out.add(Action::rob(victim));
      return;
    case FrameKind::swap_first:
      return offer_picks(setup, pub, ActionKind::swap, 0, out);
    case FrameKind::swap_second:
      return offer_picks(setup, pub, ActionKind::swap, 1, out);
    case FrameKind::stamp_first:
      return offer_picks(setup, pub, ActionKind::stamp, 0, out);
    case FrameKind::stamp_second:
      return offer_picks(setup, pub, ActionKind::stamp, 1, out);
    case FrameKind::stack_first:
      return offer_picks(setup, pub, ActionKind::stack, 0, out);
    case FrameKind::stack_second:
      return offer_picks(setup, pub, ActionKind::stack, 1, out);
    case FrameKind::stack_onto:
      return offer_picks(setup, pub, ActionKind::stack, 2, out);
    case FrameKind::fill:
    case FrameKind::refill:
    case FrameKind::explore:
      for (const TileId id : pub.market) out.add(Action::on_tile(ActionKind::choose, id));
      return;
    case FrameKind::orient:
      for (int quarters = 0; quarters < 4; ++quarters) out.add(Action::orient(quarters));
      return;
    case FrameKind::keep:
      pub.aside.for_each([&](TileId id) { out.add(Action::on_tile(ActionKind::keep, id)); });
      out.add(Action::of(ActionKind::done));
      return;
    case FrameKind::none:
    case FrameKind::leave_plus:
    case FrameKind::spin:
    case FrameKind::open_market:
    case FrameKind::draw_start:
      return;
  }
}

}  // namespace warren::rabbihop
