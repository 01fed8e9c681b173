// What a bot changes in its copy of a position to look at it, and puts back afterwards.
#pragma once

#include "games/rabbihop/state.h"

namespace warren::rabbihop {

// Puts a pawn on another cell for as long as this object lives.
class Standing {
 public:
  Standing(Public& pub, Seat seat, Cell cell)
      : pawn_(pub.pawn[static_cast<std::size_t>(seat)]), back_(pawn_) {
    pawn_ = cell;
  }
  ~Standing() { pawn_ = back_; }
  Standing(const Standing&) = delete;
  Standing& operator=(const Standing&) = delete;

 private:
  Cell& pawn_;
  Cell back_;
};

// Lays some unseen tile, its edges empty, wherever the pending questions will lay one.
class Placeholders {
 public:
  Placeholders(const Setup& setup, Public& pub)
      : pub_(pub), filled_(pub.filled), left_(pub.unseen) {
    for (const Frame& frame : pub.pending) {
      if (frame.kind == FrameKind::refill) lay(frame.cell());
      if (frame.kind != FrameKind::fill) continue;
      for (CellMask empty = setup.cells & ~pub.filled; empty != 0; empty &= empty - 1)
        lay(lowest(empty));
    }
  }
  ~Placeholders() {
    for (CellMask cells = cells_; cells != 0; cells &= cells - 1) {
      TileId& top = pub_.top[slot(lowest(cells))];
      const TileId laid = top;
      top = pub_.below[slot(laid)];
      pub_.below[slot(laid)] = TileId::none;
    }
    pub_.filled = filled_;
  }
  Placeholders(const Placeholders&) = delete;
  Placeholders& operator=(const Placeholders&) = delete;
  CellMask cells() const { return cells_; }

 private:
  void lay(Cell cell) {
    if (left_.empty() || (cells_ & mask_of(cell)) != 0) return;
    const TileId any = left_.nth(0);
    left_.remove(any);
    pub_.below[slot(any)] = pub_.top_at(cell);
    pub_.top[slot(cell)] = any;
    pub_.filled |= mask_of(cell);
    cells_ |= mask_of(cell);
  }

  Public& pub_;
  CellMask filled_;
  TileSet left_;
  CellMask cells_ = 0;
};

}  // namespace warren::rabbihop
