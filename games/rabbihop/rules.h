// The rules as questions about a public state. Refusals, offers and actions are all made of these.
#pragma once

#include "games/rabbihop/action.h"
#include "games/rabbihop/refusal.h"
#include "games/rabbihop/state.h"

namespace warren::rabbihop {

// --- who stands where ---------------------------------------------------------------------------

inline CellMask pawn_cells(const Setup& setup, const Public& pub) {
  CellMask cells = 0;
  for (int i = 0; i < setup.seats; ++i) cells |= mask_of(pub.pawn[static_cast<std::size_t>(i)]);
  return cells;
}

// Whether at least two pawns stand there. (Seats that do not play have no cell.)
inline bool shared(const Public& pub, Cell cell) {
  int pawns = 0;
  for (const Cell pawn : pub.pawn) pawns += pawn == cell ? 1 : 0;
  return pawns > 1;
}

inline bool stands_on(const Public& pub, Seat seat, TileType type) {
  const TileId under = pub.top_at(pub.pawn_of(seat));
  return under != TileId::none && tile(under).type == type;
}

// "Nobody may change a tile with a pawn on it … The start tile is never changed at all."
inline CellMask changeable(const Setup& setup, const Public& pub) {
  return pub.filled & ~pawn_cells(setup, pub) & ~mask_of(pub.start);
}

constexpr CellMask spread(CellMask cells) {  // and their orthogonal neighbours
  return cells | cells << 1 | cells >> 1 | cells << kStride | cells >> kStride;
}

// --- jumping ------------------------------------------------------------------------------------

struct Leap {
  Code code = Code::possible;
  Cell to = Cell::none;  // after the map has slid
  int fences = 0;        // to be paid
  bool explores = false;
  int slide_rows = 0, slide_columns = 0;
};
Leap leap(const Setup& setup, const Public& pub, Seat seat, Dir dir);
bool can_jump(const Setup& setup, const Public& pub, Seat seat);

// --- handling -----------------------------------------------------------------------------------

Code take_code(const Setup& setup, const Public& pub, Seat seat, std::uint8_t handling);
Code act_code(const Setup& setup, const Public& pub, Seat seat);
Code walk_code(const Setup& setup, const Public& pub, Seat seat, std::uint8_t handling);
// Fast explore: whether taking is all that may be done now.
bool must_take(const Setup& setup, const Public& pub, Seat seat, std::uint8_t handling);
// Holes & Molehills: paying to skip what is asked now.
Code skip_code(const Setup& setup, const Public& pub, Seat seat);

// --- actions of tiles ---------------------------------------------------------------------------

// Borders between two tiles, where a fence may be added; [south].
inline CellMask addable(const Public& pub, bool south) {
  return pub.filled & pub.filled >> (south ? kStride : 1);
}
Code add_code(const Setup& setup, const Public& pub, Border border);
bool fence_possible(const Public& pub);
bool other_place(const Public& pub, Border border);  // to lay the fence that stands here
bool fence_move_possible(const Public& pub);
CellMask teleport_targets(const Setup& setup, const Public& pub, Seat seat);
SeatSet victims(const Setup& setup, const Public& pub, Seat seat);
// A matcher turns, from its printed position clockwise, to the first rotation that fits best.
Face matched(const Setup& setup, const Public& pub, Cell cell, Face printed);
// How a tile laid from the deck lies when chance gave it this face.
Face laid_face(const Setup& setup, const Public& pub, Cell cell, TileId id, Face face);

// --- territory ----------------------------------------------------------------------------------

// The part of the grid that a fence just laid closes off, or nothing.
struct Parting {
  CellMask part = 0;
  bool beyond = false;  // it is the part south or east of the fence
};
Parting parting(const Setup& setup, const Public& pub, Border border);
CellMask region(const Setup& setup, const Public& pub, Cell from);

// --- what is asked ------------------------------------------------------------------------------

inline Cell next_empty(const Setup& setup, const Public& pub) {
  return lowest(setup.cells & ~pub.filled);
}

// Whether this frame waits for a tile off the deck; with a market a seat chooses it.
inline bool wants_tile(FrameKind kind) {
  return kind == FrameKind::fill || kind == FrameKind::refill || kind == FrameKind::explore;
}
inline bool in_setup(const Public& pub) { return pub.turn == Seat::nobody; }
inline bool chooses_tile(const Setup& setup, const Public& pub) {
  return setup.market && !in_setup(pub) && wants_tile(pub.pending.top().kind);
}
// "Filled up at once": as long as face-down tiles are left, three lie open or are about to.
inline bool market_gap(const Setup& setup, const Public& pub) {
  return setup.market && !in_setup(pub) && pub.market.size() < kMarketSize && pub.face_down() > 0;
}
inline Cell cell_wanting(const Setup& setup, const Public& pub) {
  const Frame& frame = pub.pending.top();
  return frame.kind == FrameKind::fill ? next_empty(setup, pub) : frame.cell();
}

inline Asked asked(const Setup& setup, const Public& pub) {
  if (pub.over || pub.pending.empty()) return {};
  const Frame& frame = pub.pending.top();
  switch (frame.kind) {
    case FrameKind::fill:
    case FrameKind::refill:
    case FrameKind::explore:
      if (chooses_tile(setup, pub)) return {.must = SeatSet::of(pub.turn), .may = {}};
      return {.must = {}, .may = {}, .chance = true};
    case FrameKind::spin:
    case FrameKind::open_market:
    case FrameKind::draw_start:
      return {.must = {}, .may = {}, .chance = true};
    case FrameKind::keep:
      return {.must = SeatSet::of(frame.seat()), .may = {}};
    default:
      return {.must = SeatSet::of(pub.turn), .may = {}};
  }
}

// Whether a seat that is asked is in the middle of what it does with a tile.
inline bool midway(const Setup& setup, const Public& pub, Seat seat) {
  if (!asked(setup, pub).must.has(seat)) return false;
  const FrameKind kind = pub.pending.top().kind;
  return kind != FrameKind::jump && kind != FrameKind::handle;
}

Refusal refusal(const Setup& setup, const Sight& sight, const Action& action);
void offers(const Setup& setup, const Sight& sight, Offers<Action>& out);

// --- chance -------------------------------------------------------------------------------------

std::uint32_t chances(const Setup& setup, const Public& pub);
Outcome outcome(const Setup& setup, const Public& pub, std::uint32_t index);
bool possible(const Setup& setup, const Public& pub, const Outcome& outcome);

}  // namespace warren::rabbihop
