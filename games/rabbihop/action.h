// What seats and chance do, and what then happens.
//
// An action, an event and a frame (state.h) are a kind and a few bytes whose meaning depends on the
// kind. The bytes are private: makers write them, accessors read them, each under the name of what
// it means. An accessor holds for the kinds that its comment names and says nothing about others.
#pragma once

#include <array>

#include "core/seat.h"
#include "games/rabbihop/types.h"

namespace warren::rabbihop {

enum class ActionKind : std::uint8_t {
  jump,  // dir
  take,
  act,
  walk,
  stay,
  skip,  // pay to skip the jump or the handling
  turn,  // cell, quarters
  done,
  add_fence,     // border
  remove_fence,  // border
  lift,          // border
  lay,           // border: where the lifted fence goes
  teleport,      // cell
  rob,           // victim
  swap,          // cell
  stamp,         // cell
  stack,         // cell
  choose,        // tile of the market
  orient,        // quarters_from_printed
  keep,          // tile of a territory
};
inline constexpr int kActionKinds = 20;

struct Action {
  ActionKind kind = ActionKind::jump;

  constexpr Action() = default;
  // A kind that has no fields: take, act, walk, stay, skip, done.
  static constexpr Action of(ActionKind kind) { return {kind, 0, 0}; }
  static constexpr Action jump(Dir dir) { return {ActionKind::jump, static_cast<int>(dir), 0}; }
  static constexpr Action turn(Cell cell, int quarters) {
    return {ActionKind::turn, index_of(cell), quarters};
  }
  static constexpr Action rob(Seat victim) {
    return {ActionKind::rob, static_cast<int>(victim), 0};
  }
  static constexpr Action orient(int quarters) { return {ActionKind::orient, quarters, 0}; }
  // teleport, swap, stamp, stack
  static constexpr Action on_cell(ActionKind kind, Cell cell) { return {kind, index_of(cell), 0}; }
  // add_fence, remove_fence, lift, lay
  static constexpr Action on_border(ActionKind kind, Border border) {
    return {kind, index_of(border.cell), border.south ? 1 : 0};
  }
  // choose, keep
  static constexpr Action on_tile(ActionKind kind, TileId tile) {
    return {kind, static_cast<int>(tile), 0};
  }

  // jump
  constexpr Dir dir() const { return static_cast<Dir>(a_); }
  // turn, teleport, swap, stamp, stack
  constexpr Cell cell() const { return static_cast<Cell>(a_); }
  // turn: clockwise from how the tile lies now
  constexpr int quarters() const { return b_; }
  // add_fence, remove_fence, lift, lay
  constexpr Border border() const { return {static_cast<Cell>(a_), b_ != 0}; }
  // rob
  constexpr Seat victim() const { return static_cast<Seat>(a_); }
  // choose, keep
  constexpr TileId tile() const { return static_cast<TileId>(a_); }
  // orient: clockwise from the printed position
  constexpr int quarters_from_printed() const { return a_; }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.a_);
    visit(self.b_);
  }
  friend constexpr bool operator==(const Action&, const Action&) = default;

 private:
  constexpr Action(ActionKind which, int a, int b)
      : kind(which), a_(static_cast<std::uint8_t>(a)), b_(static_cast<std::uint8_t>(b)) {}

  std::uint8_t a_ = 0, b_ = 0;
  std::uint8_t unused_ = 0;  // four bytes copy as one
};
static_assert(sizeof(Action) == 4);

// A tile comes off the deck and lies like this, or a tile already laid is turned to lie like this.
struct Outcome {
  TileId tile = TileId::none;  // none: only the face is left to chance
  Face face = 0;

  static constexpr Outcome drawn(TileId tile, Face face) { return {tile, face}; }
  static constexpr Outcome spun(Face face) { return {TileId::none, face}; }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.tile);
    visit(self.face);
  }
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};
static_assert(sizeof(Outcome) == 2);

enum class EventKind : std::uint8_t {
  placed,       // cell, tile, face, source
  opened,       // tile: it lies on the market
  jumped,       // seat, from, to, dir
  slid,         // rows, columns: the whole map moves within its frame
  paid,         // seat, tiles, why
  cannot_jump,  // seat
  skipped,      // seat, cell, skips_handling: the top of the pile lies on the cell
  spun,         // cell, face
  took,         // seat, cell
  did,          // seat, cell, type
  turned,       // seat, cell, quarters
  finished,     // seat: no more of this
  fenced,       // seat, border, added
  lifted,       // seat, border
  laid,         // seat, border
  teleported,   // seat, cell
  stole,        // seat, victim, tile
  chose,        // seat, cell: the first (or second) of several
  swapped,      // seat, cell, other_cell
  destroyed,    // seat, cell
  stacked,      // seat, from, to
  oriented,     // seat, cell, face
  walked,       // seat, from_trap
  stayed,       // seat
  claimed,      // seat or nobody, border: the fence, beyond
  kept,         // seat, tile
  left,         // seat: the rest of a territory leaves the game
  discarded,    // tile, or none if it was not seen: a round passed without a draw
  turn_began,   // seat, extra
  ended,
};
inline constexpr int kEventKinds = 30;

enum class Source : std::uint8_t { setup, deck, market };
enum class Why : std::uint8_t { fences, trap, no_jump };

struct Event {
  EventKind kind = EventKind::ended;
  Seat seat = Seat::nobody;

  constexpr Event() = default;
  static constexpr Event placed(Cell cell, TileId tile, Face face, Source source) {
    return {EventKind::placed,      Seat::nobody, index_of(cell),
            static_cast<int>(tile), face,         static_cast<int>(source)};
  }
  static constexpr Event opened(TileId tile) {
    return {EventKind::opened, Seat::nobody, 0, static_cast<int>(tile)};
  }
  static constexpr Event jumped(Seat seat, Cell from, Cell to, Dir dir) {
    return {EventKind::jumped, seat, index_of(from), index_of(to), static_cast<int>(dir)};
  }
  static constexpr Event slid(int rows, int columns) {
    return {EventKind::slid, Seat::nobody, rows + kStill, columns + kStill};
  }
  static constexpr Event paid(Seat seat, int tiles, Why why) {
    return {EventKind::paid, seat, tiles, static_cast<int>(why)};
  }
  static constexpr Event skipped(Seat seat, Cell cell, bool handling) {
    return {EventKind::skipped, seat, index_of(cell), handling ? 1 : 0};
  }
  static constexpr Event spun(Cell cell, Face face) {
    return {EventKind::spun, Seat::nobody, index_of(cell), 0, face};
  }
  static constexpr Event took(Seat seat, Cell cell) {
    return {EventKind::took, seat, index_of(cell)};
  }
  static constexpr Event did(Seat seat, Cell cell, TileType type) {
    return {EventKind::did, seat, index_of(cell), static_cast<int>(type)};
  }
  static constexpr Event turned(Seat seat, Cell cell, int quarters) {
    return {EventKind::turned, seat, index_of(cell), quarters};
  }
  static constexpr Event fenced(Seat seat, Border border, bool added) {
    return on_border(EventKind::fenced, seat, border, added);
  }
  static constexpr Event lifted(Seat seat, Border border) {
    return on_border(EventKind::lifted, seat, border);
  }
  static constexpr Event laid(Seat seat, Border border) {
    return on_border(EventKind::laid, seat, border);
  }
  static constexpr Event teleported(Seat seat, Cell cell) {
    return {EventKind::teleported, seat, index_of(cell)};
  }
  static constexpr Event stole(Seat seat, Seat victim, TileId tile) {
    return {EventKind::stole, seat, static_cast<int>(victim), static_cast<int>(tile)};
  }
  static constexpr Event chose(Seat seat, Cell cell) {
    return {EventKind::chose, seat, index_of(cell)};
  }
  static constexpr Event swapped(Seat seat, Cell cell, Cell other) {
    return {EventKind::swapped, seat, index_of(cell), index_of(other)};
  }
  static constexpr Event destroyed(Seat seat, Cell cell) {
    return {EventKind::destroyed, seat, index_of(cell)};
  }
  static constexpr Event stacked(Seat seat, Cell from, Cell to) {
    return {EventKind::stacked, seat, index_of(from), index_of(to)};
  }
  static constexpr Event oriented(Seat seat, Cell cell, Face face) {
    return {EventKind::oriented, seat, index_of(cell), 0, face};
  }
  static constexpr Event walked(Seat seat, bool from_trap) {
    return {EventKind::walked, seat, from_trap ? 1 : 0};
  }
  static constexpr Event claimed(Seat seat, Border border, bool beyond) {
    return on_border(EventKind::claimed, seat, border, beyond);
  }
  static constexpr Event kept(Seat seat, TileId tile) {
    return {EventKind::kept, seat, 0, static_cast<int>(tile)};
  }
  static constexpr Event discarded(TileId tile) {
    return {EventKind::discarded, Seat::nobody, 0, static_cast<int>(tile)};
  }
  static constexpr Event turn_began(Seat seat, bool extra) {
    return {EventKind::turn_began, seat, extra ? 1 : 0};
  }
  // A kind that has no fields but the seat: cannot_jump, finished, stayed, left.
  static constexpr Event of(EventKind kind, Seat seat) { return {kind, seat}; }
  static constexpr Event ended() { return {EventKind::ended, Seat::nobody}; }

  // placed, skipped, spun, took, did, turned, teleported, chose, swapped, destroyed, oriented
  constexpr Cell cell() const { return static_cast<Cell>(a_); }
  // swapped: its tile changes places with that of `cell`
  constexpr Cell other_cell() const { return static_cast<Cell>(b_); }
  // jumped, stacked
  constexpr Cell from() const { return static_cast<Cell>(a_); }
  // jumped, stacked
  constexpr Cell to() const { return static_cast<Cell>(b_); }
  // jumped
  constexpr Dir dir() const { return static_cast<Dir>(c_); }
  // slid: how far south
  constexpr int rows() const { return a_ - kStill; }
  // slid: how far east
  constexpr int columns() const { return b_ - kStill; }
  // fenced, lifted, laid, claimed
  constexpr Border border() const { return {static_cast<Cell>(a_), b_ != 0}; }
  // fenced: else the fence was removed
  constexpr bool added() const { return c_ != 0; }
  // claimed: the territory is the part south or east of the fence
  constexpr bool beyond() const { return c_ != 0; }
  // placed, opened, stole, kept, discarded
  constexpr TileId tile() const { return static_cast<TileId>(b_); }
  // placed, spun, oriented
  constexpr Face face() const { return c_; }
  // placed
  constexpr Source source() const { return static_cast<Source>(d_); }
  // did
  constexpr TileType type() const { return static_cast<TileType>(b_); }
  // turned: clockwise
  constexpr int quarters() const { return b_; }
  // paid: how many
  constexpr int tiles() const { return a_; }
  // paid
  constexpr Why why() const { return static_cast<Why>(b_); }
  // stole
  constexpr Seat victim() const { return static_cast<Seat>(a_); }
  // skipped: else the jump is skipped
  constexpr bool skips_handling() const { return b_ != 0; }
  // walked: else from a tile where no jump was possible
  constexpr bool from_trap() const { return a_ != 0; }
  // turn_began
  constexpr bool extra() const { return a_ != 0; }

  // All fields but the kind and the seat as plain numbers, in a fixed order: for the notation of
  // events, which is the same for every kind.
  using Numbers = std::array<std::uint8_t, 4>;
  constexpr Numbers numbers() const { return {a_, b_, c_, d_}; }
  static constexpr Event of_numbers(EventKind kind, Seat seat, const Numbers& numbers) {
    return {kind, seat, numbers[0], numbers[1], numbers[2], numbers[3]};
  }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.seat);
    visit(self.a_);
    visit(self.b_);
    visit(self.c_);
    visit(self.d_);
  }
  friend constexpr bool operator==(const Event&, const Event&) = default;

 private:
  static constexpr int kStill = 8;  // added to rows and columns, which may be negative

  constexpr Event(EventKind which, Seat who, int a = 0, int b = 0, int c = 0, int d = 0)
      : kind(which),
        seat(who),
        a_(static_cast<std::uint8_t>(a)),
        b_(static_cast<std::uint8_t>(b)),
        c_(static_cast<std::uint8_t>(c)),
        d_(static_cast<std::uint8_t>(d)) {}
  static constexpr Event on_border(EventKind kind, Seat seat, Border border, bool c = false) {
    return {kind, seat, index_of(border.cell), border.south ? 1 : 0, c ? 1 : 0};
  }

  std::uint8_t a_ = 0, b_ = 0, c_ = 0, d_ = 0;
};
static_assert(sizeof(Event) == 6);

}  // namespace warren::rabbihop
