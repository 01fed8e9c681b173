// What each event does to the state. Once a game has begun, nothing else writes to its state.
#pragma once

#include <algorithm>

#include "core/inline.h"
#include "games/rabbihop/rules.h"

namespace warren::rabbihop {

class Evolution {
 public:
  Evolution(const Setup& setup, Public& pub) : setup_(setup), pub_(pub) {}
  WARREN_INLINE void apply(const Event& event);

 private:
  // Tiles move between a cell's stack, a score pile and "out of the game".
  void put_on_cell(TileId id, Cell cell, Face face) {
    pub_.below[slot(id)] = pub_.top[slot(cell)];
    pub_.top[slot(cell)] = id;
    pub_.face[slot(id)] = face;
    pub_.filled |= mask_of(cell);
  }
  TileId lift_from_cell(Cell cell) {  // the uppermost; its face is forgotten
    const TileId id = pub_.top[slot(cell)];
    pub_.top[slot(cell)] = pub_.below[slot(id)];
    pub_.below[slot(id)] = TileId::none;
    pub_.face[slot(id)] = 0;
    if (pub_.top[slot(cell)] == TileId::none) pub_.filled &= ~mask_of(cell);
    return id;
  }
  void put_on_pile(TileId id, Seat seat) {
    const auto s = static_cast<std::size_t>(seat);
    pub_.below[slot(id)] = pub_.pile[s];
    pub_.pile[s] = id;
    ++pub_.pile_size[s];
  }
  TileId lift_from_pile(Seat seat) {
    const auto s = static_cast<std::size_t>(seat);
    const TileId id = pub_.pile[s];
    pub_.pile[s] = pub_.below[slot(id)];
    pub_.below[slot(id)] = TileId::none;
    --pub_.pile_size[s];
    return id;
  }
  // The whole stack, its top becoming the top of the pile.
  void take_stack(Cell cell, Seat seat) {
    const auto s = static_cast<std::size_t>(seat);
    const TileId first = pub_.top[slot(cell)];
    TileId last = first;
    for (TileId id = first; id != TileId::none; id = pub_.below[slot(id)]) {
      pub_.face[slot(id)] = 0;
      ++pub_.pile_size[s];
      last = id;
    }
    pub_.below[slot(last)] = pub_.pile[s];
    pub_.pile[s] = first;
    pub_.top[slot(cell)] = TileId::none;
    pub_.filled &= ~mask_of(cell);
  }

  WARREN_INLINE void push(const Frame& frame) { pub_.pending.push(frame); }
  WARREN_INLINE void push(FrameKind kind) { push(Frame::of(kind)); }
  WARREN_INLINE void pop(FrameKind kind) {
    if (!pub_.pending.empty() && pub_.pending.top().kind == kind) pub_.pending.pop();
  }
  // Cells are refilled in the order in which they were emptied.
  void push_refill(Cell cell) {
    if (pub_.deck == 0) return;
    const bool earlier = !pub_.pending.empty() && pub_.pending.top().kind == FrameKind::refill;
    const Frame first = earlier ? pub_.pending.pop() : Frame{};
    push(Frame::on_cell(FrameKind::refill, cell));
    if (earlier) push(first);
  }
  // Drops what waits for tiles that will not come.
  void drop_idle() {
    while (!pub_.pending.empty()) {
      const FrameKind kind = pub_.pending.top().kind;
      const bool dry = pub_.deck == 0 && !in_setup(pub_);
      const bool idle = (kind == FrameKind::refill && dry) ||
                        (kind == FrameKind::fill && (dry || pub_.filled == setup_.cells)) ||
                        (kind == FrameKind::open_market &&
                         (pub_.market.size() == kMarketSize || pub_.face_down() == 0)) ||
                        (kind == FrameKind::keep && pub_.aside.empty());
      if (!idle) return;
      pub_.pending.pop();
    }
  }

  void placed(const Event& event);
  void slid(int rows, int columns);
  void jumped(const Event& event);
  void did(const Event& event);
  void chose(Cell cell);
  void change_fence(Border border, int by);
  void claimed(const Event& event);

  const Setup& setup_;
  Public& pub_;
};

inline void Evolution::placed(const Event& event) {
  const Source source = event.source();
  const FrameKind wanted = pub_.pending.top().kind;
  if (wanted != FrameKind::fill) pub_.pending.pop();
  put_on_cell(event.tile(), event.cell(), event.face());
  const TileType type = rabbihop::tile(event.tile()).type;
  const bool turns_itself = type == TileType::matcher || type == TileType::teleport;
  if (wanted == FrameKind::explore && !turns_itself)
    push(Frame::on_cell(FrameKind::orient, event.cell()));
  if (source == Source::market) {
    for (int i = 0; i < pub_.market.size(); ++i) {
      if (pub_.market[i] == event.tile()) pub_.market.erase(i);
    }
    if (wanted != FrameKind::explore && !turns_itself)
      push(Frame::on_cell(FrameKind::spin, event.cell()));
    push(FrameKind::open_market);
  } else {
    pub_.unseen.remove(event.tile());
  }
  if (source != Source::setup) {
    --pub_.deck;
    pub_.drew = true;
  }
  drop_idle();
}

// Explorers: all cells move together, so that the grid's frame holds the new tile.
inline void Evolution::slid(int rows, int columns) {
  const Public old = pub_;
  const auto moved = [&](int index) { return index + rows * kStride + columns; };
  const int by = rows * kStride + columns;
  const auto shift = [by](CellMask cells) { return by >= 0 ? cells << by : cells >> -by; };
  pub_.top.fill(TileId::none);
  for (auto& side : pub_.fences) side.fill(0);
  for (CellMask cells = old.filled; cells != 0; cells &= cells - 1) {
    const auto from = slot(lowest(cells));
    const auto to = static_cast<std::size_t>(moved(static_cast<int>(from)));
    pub_.top[to] = old.top[from];
    for (std::size_t south = 0; south < 2; ++south)
      pub_.fences[south][to] = old.fences[south][from];
  }
  pub_.filled = shift(old.filled);
  for (auto& cells : pub_.fenced) cells = shift(cells);
  for (int i = 0; i < setup_.seats; ++i) {
    auto& pawn = pub_.pawn[static_cast<std::size_t>(i)];
    pawn = static_cast<Cell>(moved(index_of(pawn)));
  }
  pub_.start = static_cast<Cell>(moved(index_of(pub_.start)));
}

inline void Evolution::jumped(const Event& event) {
  const TileType from = pub_.type_at(event.from());
  const bool explores = (pub_.filled & mask_of(event.to())) == 0;
  pop(FrameKind::jump);
  pub_.pawn[static_cast<std::size_t>(event.seat)] = event.to();
  push(Frame::handle(kLanded | (explores && from == TileType::fast_explore ? kMustTake : 0)));
  if ((pub_.flags & kExtraTurn) != 0 && from == TileType::plus)
    push(Frame::on_cell(FrameKind::leave_plus, event.from()));
  if (explores) push(Frame::on_cell(FrameKind::explore, event.to()));
}

inline void Evolution::did(const Event& event) {
  pop(FrameKind::handle);
  switch (event.type()) {
    case TileType::fence:
      return push(Frame::fence(setup_.tweak == StartTweak::double_fence ? 2 : 1));
    case TileType::fence_move:
      if (fence_move_possible(pub_)) push(FrameKind::lift);
      return;
    case TileType::teleport:
      if (teleport_targets(setup_, pub_, event.seat) != 0) push(FrameKind::teleport);
      return;
    case TileType::swap:
      return push(FrameKind::swap_first);
    case TileType::thief:
      return push(FrameKind::rob);
    case TileType::stamper:
      return push(FrameKind::stamp_first);
    case TileType::stacker:
      return push(FrameKind::stack_first);
    case TileType::plus:
      pub_.flags |= kAgain;
      return;
    case TileType::start:
    case TileType::carrot1:
    case TileType::carrot2:
    case TileType::carrot3:
    case TileType::rotate:
    case TileType::modifier:
    case TileType::trap:
    case TileType::blocker:
    case TileType::fast_explore:
    case TileType::matcher:
    case TileType::springboard:
      return push(FrameKind::rotate);
  }
}

inline void Evolution::chose(Cell cell) {
  Frame& frame = pub_.pending.top();
  switch (frame.kind) {
    case FrameKind::swap_first:
      frame = Frame::after_first(FrameKind::swap_second, cell);
      return;
    case FrameKind::stamp_first:
      frame = Frame::after_first(FrameKind::stamp_second, cell);
      return;
    case FrameKind::stack_first:
      frame = Frame::after_first(FrameKind::stack_second, cell);
      return;
    default:
      frame = Frame::stack_onto(frame.first(), cell);
      return;
  }
}

inline void Evolution::change_fence(Border border, int by) {
  const std::size_t side = border.south ? 1 : 0;
  auto& count = pub_.fences[side][slot(border.cell)];
  count = static_cast<std::uint8_t>(count + by);
  if (count == 0) pub_.fenced[side] &= ~mask_of(border.cell);
  if (count != 0) pub_.fenced[side] |= mask_of(border.cell);
}

inline void Evolution::claimed(const Event& event) {
  const Border border = event.border();
  CellMask part = region(setup_, pub_, event.beyond() ? border.other() : border.cell) & pub_.filled;
  for (part &= ~mask_of(pub_.start); part != 0; part &= part - 1) {
    while (pub_.top_at(lowest(part)) != TileId::none) {
      const TileId id = lift_from_cell(lowest(part));
      if (event.seat != Seat::nobody) pub_.aside.add(id);
    }
  }
  push(FrameKind::fill);
  if (event.seat != Seat::nobody) push(Frame::keep(event.seat));
  drop_idle();
}

inline void Evolution::apply(const Event& event) {
  switch (event.kind) {
    case EventKind::placed:
      return placed(event);
    case EventKind::opened:
      pub_.unseen.remove(event.tile());
      pub_.market.push(event.tile());
      return drop_idle();
    case EventKind::jumped:
      return jumped(event);
    case EventKind::slid:
      return slid(event.rows(), event.columns());
    case EventKind::paid:
      for (int i = 0; i < event.tiles(); ++i) lift_from_pile(event.seat);
      return;
    case EventKind::cannot_jump:
      pop(FrameKind::jump);
      return push(Frame::handle(kStuck));
    case EventKind::skipped:
      pub_.pending.pop();
      pub_.flags |= kSkipped;
      put_on_cell(lift_from_pile(event.seat), event.cell(), 0);
      if (!event.skips_handling()) push(Frame::handle(kNoTake));
      return push(Frame::on_cell(FrameKind::spin, event.cell()));
    case EventKind::spun:
    case EventKind::oriented:
      pub_.pending.pop();
      pub_.face[slot(pub_.top_at(event.cell()))] = event.face();
      return drop_idle();
    case EventKind::took:
      pop(FrameKind::handle);
      pop(FrameKind::leave_plus);
      take_stack(event.cell(), event.seat);
      return push_refill(event.cell());
    case EventKind::did:
      return did(event);
    case EventKind::turned: {
      auto& face = pub_.face[slot(pub_.top_at(event.cell()))];
      face = rabbihop::turned(face, event.quarters());
      Frame& frame = pub_.pending.top();
      frame.add_turned(event.cell());
      if (frame.turned() == 3) pub_.pending.pop();
      return;
    }
    case EventKind::finished:
      pub_.pending.pop();
      return;
    case EventKind::fenced: {
      change_fence(event.border(), event.added() ? 1 : -1);
      Frame& frame = pub_.pending.top();
      frame.count_down();
      if (frame.times_left() == 0) pub_.pending.pop();
      return;
    }
    case EventKind::lifted:
      change_fence(event.border(), -1);
      pub_.pending.top() = Frame::lay(event.border());
      return;
    case EventKind::laid:
      change_fence(event.border(), 1);
      pub_.pending.pop();
      return;
    case EventKind::teleported:
      pub_.pending.pop();
      pub_.pawn[static_cast<std::size_t>(event.seat)] = event.cell();
      return;
    case EventKind::stole:
      pub_.pending.pop();
      put_on_pile(lift_from_pile(event.victim()), event.seat);
      return;
    case EventKind::chose:
      return chose(event.cell());
    case EventKind::swapped: {
      TileId& one = pub_.top[slot(event.cell())];
      TileId& other = pub_.top[slot(event.other_cell())];
      std::swap(pub_.below[slot(one)], pub_.below[slot(other)]);
      std::swap(one, other);
      pub_.pending.pop();
      return;
    }
    case EventKind::destroyed:
      pop(FrameKind::stamp_second);
      lift_from_cell(event.cell());
      return push_refill(event.cell());
    case EventKind::stacked: {
      pop(FrameKind::stack_onto);
      const Face face = pub_.face_at(event.from());
      put_on_cell(lift_from_cell(event.from()), event.to(), face);
      if (pub_.top_at(event.from()) == TileId::none) push_refill(event.from());
      return;
    }
    case EventKind::walked:
      pub_.pawn[static_cast<std::size_t>(event.seat)] = pub_.start;
      if (event.from_trap()) {
        pub_.pending.top().clear_handling();  // the start tile is handled instead of the trap
      } else {
        pub_.pending.pop();
      }
      return;
    case EventKind::stayed:
      pub_.pending.pop();
      return;
    case EventKind::claimed:
      return claimed(event);
    case EventKind::kept:
      pub_.aside.remove(event.tile());
      put_on_pile(event.tile(), event.seat);
      return drop_idle();
    case EventKind::left:
      pub_.aside = {};
      return drop_idle();
    case EventKind::discarded:
      --pub_.deck;
      if (event.tile() != TileId::none) pub_.market.erase(0);
      return;
    case EventKind::turn_began:
      pub_.turn = event.seat;
      pub_.flags = event.extra() ? kExtraTurn : 0;
      if (!event.extra()) ++pub_.turns;
      if (!event.extra() && event.seat == Seat{0}) pub_.drew = false;
      return push(FrameKind::jump);
    case EventKind::ended:
      pub_.over = true;
      return;
  }
}

}  // namespace warren::rabbihop
