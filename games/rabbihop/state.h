// The state of Rabbihop. All of it is public: the deck is nothing but "so many of the tiles nobody
// has seen", so there is nothing to hide.
#pragma once

#include "core/game.h"
#include "core/inline_list.h"
#include "games/rabbihop/setup.h"
#include "games/rabbihop/tiles.h"
#include "games/rabbihop/types.h"

namespace warren::rabbihop {

// What is pending. Some frames ask a seat, some ask chance, some only say how the turn goes on once
// what lies above them on the stack is done.
enum class FrameKind : std::uint8_t {
  none,
  fill,          // chance (with a market the turn's seat): a tile for the next empty cell, by rows
  jump,          // the turn's seat: jump (or skip it)
  leave_plus,    // asks nobody: the plus on `cell`, which was jumped off, is taken
  handle,        // the turn's seat: take or do; handling
  rotate,        // the turn's seat: turn a tile or be done; turned, turned_cells
  fence,         // the turn's seat: add or remove a fence; times_left
  lift,          // the turn's seat: which fence to move
  lay,           // the turn's seat: where that fence goes; border
  teleport,      // the turn's seat: to which cell
  rob,           // the turn's seat: from whom
  swap_first,    // the turn's seat: a cell
  swap_second,   //   and another; first
  stamp_first,   // the turn's seat: a cell
  stamp_second,  //   and another; first
  stack_first,   // the turn's seat: a cell
  stack_second,  //   another; first
  stack_onto,    //   and the cell to put both on; first, second
  refill,        // chance (with a market first the turn's seat): a tile for `cell`
  explore,       // the same for a cell that was jumped into
  orient,        // the turn's seat: how the explored tile on `cell` lies
  spin,          // chance: how the tile on `cell` lies
  open_market,   // chance: a tile for the market
  keep,          // seat: which tiles of a territory to keep
  draw_start,    // chance: the numbers of the start tile
};

// Flags of a `handle` frame.
inline constexpr std::uint8_t kLanded = 1;    // a jump ended here
inline constexpr std::uint8_t kMustTake = 2;  // this tile was explored from a fast explore
inline constexpr std::uint8_t kNoTake = 4;    // the jump was skipped for a payment that lies here
inline constexpr std::uint8_t kStuck = 8;     // no jump was possible this turn

struct Frame {
  FrameKind kind = FrameKind::none;

  constexpr Frame() = default;
  // A kind that has no fields, or begins with none of them set: fill, jump, rotate, lift, teleport,
  // rob, swap_first, stamp_first, stack_first, open_market, draw_start.
  static constexpr Frame of(FrameKind kind) { return {kind}; }
  // leave_plus, refill, explore, orient, spin
  static constexpr Frame on_cell(FrameKind kind, Cell cell) { return {kind, index_of(cell)}; }
  static constexpr Frame handle(int flags) { return {FrameKind::handle, flags}; }
  static constexpr Frame fence(int times) { return {FrameKind::fence, times}; }
  static constexpr Frame lay(Border from) {
    return {FrameKind::lay, index_of(from.cell), from.south ? 1 : 0};
  }
  // swap_second, stamp_second, stack_second
  static constexpr Frame after_first(FrameKind kind, Cell first) { return {kind, index_of(first)}; }
  static constexpr Frame stack_onto(Cell first, Cell second) {
    return {FrameKind::stack_onto, index_of(first), index_of(second)};
  }
  static constexpr Frame keep(Seat seat) { return {FrameKind::keep, static_cast<int>(seat)}; }

  // leave_plus, refill, explore, orient, spin
  constexpr Cell cell() const { return static_cast<Cell>(a_); }
  // handle: flags (kLanded and those that follow it)
  constexpr std::uint8_t handling() const { return a_; }
  // rotate: how many tiles were turned already
  constexpr int turned() const { return a_; }
  // rotate: where the first of them lies, if `turned` is 1 or more
  constexpr Cell first_turned() const { return static_cast<Cell>(b_); }
  // rotate: and the second, if `turned` is 2
  constexpr Cell second_turned() const { return static_cast<Cell>(c_); }
  // rotate: where all of them lie
  constexpr CellMask turned_cells() const {
    return (a_ > 0 ? mask_of(first_turned()) : 0) | (a_ > 1 ? mask_of(second_turned()) : 0);
  }
  // fence: how many more fences to add or remove
  constexpr int times_left() const { return a_; }
  // lay: where the fence stood
  constexpr Border border() const { return {static_cast<Cell>(a_), b_ != 0}; }
  // swap_second, stamp_second, stack_second, stack_onto
  constexpr Cell first() const { return static_cast<Cell>(a_); }
  // stack_onto
  constexpr Cell second() const { return static_cast<Cell>(b_); }
  // keep
  constexpr Seat seat() const { return static_cast<Seat>(a_); }

  // handle
  constexpr void clear_handling() { a_ = 0; }
  // rotate: one more tile was turned
  constexpr void add_turned(Cell cell) {
    (a_ == 0 ? b_ : c_) = static_cast<std::uint8_t>(cell);
    ++a_;
  }
  // fence: one more was added or removed
  constexpr void count_down() { --a_; }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.a_);
    visit(self.b_);
    visit(self.c_);
  }
  friend constexpr bool operator==(const Frame&, const Frame&) = default;

 private:
  constexpr Frame(FrameKind which, int a = 0, int b = 0)
      : kind(which), a_(static_cast<std::uint8_t>(a)), b_(static_cast<std::uint8_t>(b)) {}

  std::uint8_t a_ = 0, b_ = 0, c_ = 0;
};
static_assert(sizeof(Frame) == 4);

// Flags of the turn.
inline constexpr std::uint8_t kExtraTurn = 1;  // this is an extra turn
inline constexpr std::uint8_t kAgain = 2;      // a plus was done: an extra turn follows
inline constexpr std::uint8_t kSkipped = 4;    // a part of this turn was skipped for a payment

inline constexpr int kMarketSize = 3;
inline constexpr int kMostFences = 99;  // on one border

struct Public {
  std::array<TileId, kCellSlots> top{};  // what lies uppermost in each cell
  std::array<Face, kTiles> face{};       // how a tile on the grid lies; 0 elsewhere
  std::array<TileId, kTiles> below{};    // the next tile down, in a cell or a score pile
  std::array<std::array<std::uint8_t, kCellSlots>, 2> fences{};  // [south][cell]
  std::array<TileId, kMaxSeats> pile{};                          // the top of each score pile
  std::array<std::uint8_t, kMaxSeats> pile_size{};
  std::array<Cell, kMaxSeats> pawn{};
  Cell start = Cell::none;           // where the start tile lies now
  CellMask filled = 0;               // cells with a tile
  std::array<CellMask, 2> fenced{};  // [south]: cells with a fence on that border
  TileSet unseen;                    // tiles that nobody has seen: the deck and what was left out
  TileSet aside;                     // a territory's tiles while somebody chooses among them
  InlineList<TileId, kMarketSize> market;  // the tile open longest first
  std::uint8_t deck = 0;                   // tiles still to be drawn, the open market among them
  Seat turn = Seat::nobody;
  std::uint8_t flags = 0;
  bool drew = false;  // a tile was drawn in this round
  bool over = false;
  std::uint16_t turns = 0;
  DecisionStack<Frame, 8> pending;

  TileId top_at(Cell cell) const { return top[rabbihop::slot(cell)]; }
  TileType type_at(Cell cell) const { return tile(top_at(cell)).type; }
  Face face_at(Cell cell) const { return face[rabbihop::slot(top_at(cell))]; }
  Cell pawn_of(Seat seat) const { return pawn[static_cast<std::size_t>(seat)]; }
  int size_of_pile(Seat seat) const { return pile_size[static_cast<std::size_t>(seat)]; }
  int fences_at(Border border) const {
    return fences[border.south ? 1 : 0][rabbihop::slot(border.cell)];
  }
  int face_down() const { return deck - market.size(); }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.top);
    visit(self.face);
    visit(self.below);
    visit(self.fences);
    visit(self.pile);
    visit(self.pile_size);
    visit(self.pawn);
    visit(self.start);
    visit(self.filled);
    visit(self.fenced);
    visit(self.unseen);
    visit(self.aside);
    visit(self.market);
    visit(self.deck);
    visit(self.turn);
    visit(self.flags);
    visit(self.drew);
    visit(self.over);
    visit(self.turns);
    visit(self.pending);
  }
  friend bool operator==(const Public&, const Public&) = default;
};

using State = StateOf<Public, Nothing, Nothing, kMaxSeats>;
using View = ViewOf<Public, Nothing, Nothing>;
using Sight = SightOf<Public, Nothing>;
static_assert(sizeof(State) <= 1024);

State initial(const Setup& setup);
Result result(const Setup& setup, const Public& pub);
// The score of one seat's pile as if the game ended now.
int score(const Setup& setup, const Public& pub, Seat seat);
// What each tile of a type in a seat's pile counts now.
int each_counts(const Setup& setup, const Public& pub, Seat seat, TileType type);
// The invariant that fails, or nothing: of the pieces, of what is pending, of all.
std::string_view broken_pieces(const Setup& setup, const Public& pub);
std::string_view broken_questions(const Setup& setup, const Public& pub);
std::string_view broken(const Setup& setup, const Public& pub);

}  // namespace warren::rabbihop
