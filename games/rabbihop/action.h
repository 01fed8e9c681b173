// What seats and chance do, and what then happens.
#pragma once

#include "core/seat.h"
#include "games/rabbihop/types.h"

namespace warren::rabbihop {

enum class ActionKind : std::uint8_t {
  jump,  // a = direction
  take,
  act,
  walk,
  stay,
  skip,  // pay to skip the jump or the handling
  turn,  // a = cell, b = quarter turns
  done,
  add_fence,     // a = cell, b = south
  remove_fence,  // a = cell, b = south
  lift,
  lay,       // a = cell, b = south: a fence that moves
  teleport,  // a = cell
  rob,       // a = seat
  swap,
  stamp,
  stack,   // a = cell
  choose,  // a = tile of the market
  orient,  // a = quarter turns from the printed position
  keep,    // a = tile of a territory
};
inline constexpr int kActionKinds = 20;

struct Action {
  ActionKind kind = ActionKind::jump;
  std::uint8_t a = 0, b = 0;
  std::uint8_t unused = 0;  // four bytes copy as one

  constexpr Cell cell() const { return static_cast<Cell>(a); }
  constexpr Border border() const { return {static_cast<Cell>(a), b != 0}; }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.a);
    visit(self.b);
  }
  friend constexpr bool operator==(const Action&, const Action&) = default;
};

constexpr Action on_cell(ActionKind kind, Cell cell, int b = 0) {
  return {kind, static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(b)};
}
constexpr Action on_border(ActionKind kind, Border border) {
  return on_cell(kind, border.cell, border.south ? 1 : 0);
}

// A tile comes off the deck and lies like this, or a tile already laid is turned to lie like this.
struct Outcome {
  TileId tile = TileId::none;  // none: only the face is left to chance
  Face face = 0;
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.tile);
    visit(self.face);
  }
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

enum class EventKind : std::uint8_t {
  placed,       // a = cell, b = tile, c = face, d = Source
  opened,       // b = tile: it lies on the market
  jumped,       // seat, a = from, b = to, c = direction
  slid,         // a = rows + 8, b = columns + 8: the whole map moves within its frame
  paid,         // seat, a = tiles, b = Why
  cannot_jump,  // seat
  skipped,      // seat, a = cell, b = 1 for the handling: the top of the pile lies on the cell
  spun,         // a = cell, c = face
  took,         // seat, a = cell
  did,          // seat, a = cell, b = tile type
  turned,       // seat, a = cell, b = quarter turns
  finished,     // seat: no more of this
  fenced,       // seat, a = cell, b = south, c = 1 added, 0 removed
  lifted,       // seat, a = cell, b = south
  laid,         // seat, a = cell, b = south
  teleported,   // seat, a = cell
  stole,        // seat, a = victim, b = tile
  chose,        // seat, a = cell: the first (or second) of several
  swapped,      // seat, a, b = cells
  destroyed,    // seat, a = cell
  stacked,      // seat, a = from, b = onto
  oriented,     // seat, a = cell, c = face
  walked,       // seat, a = 1 from a trap
  stayed,       // seat
  claimed,      // seat or nobody, a = cell, b = south: the fence, c = 1: the part beyond it
  kept,         // seat, b = tile
  left,         // seat: the rest of a territory leaves the game
  discarded,    // b = tile, or none if it was not seen: the clock ticks
  turn_began,   // seat, a = 1 for an extra turn
  ended,
};
inline constexpr int kEventKinds = 30;

enum class Source : std::uint8_t { setup, deck, market };
enum class Why : std::uint8_t { fences, trap, no_jump };

struct Event {
  EventKind kind = EventKind::ended;
  Seat seat = Seat::nobody;
  std::uint8_t a = 0, b = 0, c = 0, d = 0;

  constexpr Cell cell() const { return static_cast<Cell>(a); }
  constexpr Cell cell_b() const { return static_cast<Cell>(b); }
  constexpr TileId tile() const { return static_cast<TileId>(b); }
  constexpr Border border() const { return {static_cast<Cell>(a), b != 0}; }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.seat);
    visit(self.a);
    visit(self.b);
    visit(self.c);
    visit(self.d);
  }
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

}  // namespace warren::rabbihop
