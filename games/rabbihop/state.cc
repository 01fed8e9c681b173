#include "games/rabbihop/state.h"

#include <algorithm>

#include "games/rabbihop/rules.h"

namespace warren::rabbihop {

// The start tile lies out with all pawns on it; chance fills the rest (rules, setup).
State initial(const Setup& setup) {
  State state;
  Public& pub = state.pub;
  pub.top.fill(TileId::none);
  pub.below.fill(TileId::none);
  pub.pile.fill(TileId::none);
  pub.pawn.fill(Cell::none);
  std::fill_n(pub.pawn.begin(), setup.seats, setup.start);
  pub.start = setup.start;
  pub.top[slot(setup.start)] = kStartTile;
  pub.face[slot(kStartTile)] = tile(kStartTile).face;
  pub.filled = mask_of(setup.start);
  pub.unseen = setup.tiles;
  pub.unseen.remove(kStartTile);
  pub.deck = static_cast<std::uint8_t>(setup.deck);
  if (setup.market) pub.pending.push(Frame::of(FrameKind::open_market));
  if (!setup.explorers) pub.pending.push(Frame::of(FrameKind::fill));
  if (setup.draws_start) pub.pending.push(Frame::of(FrameKind::draw_start));
  if (pub.pending.empty()) {  // nothing to lay out: the first turn begins at once
    pub.turn = Seat{0};
    pub.turns = 1;
    pub.pending.push(Frame::of(FrameKind::jump));
  }
  return state;
}

namespace {

using TypeCounts = std::array<int, kTileTypes>;

struct PileCounts {
  TypeCounts types{};  // tiles of each type
  TypeCounts shown{};  // score modifiers by what they show
};

PileCounts count_pile(const Public& pub, Seat seat) {
  PileCounts counts;
  for (TileId id = pub.pile[static_cast<std::size_t>(seat)]; id != TileId::none;
       id = pub.below[slot(id)]) {
    ++counts.types[static_cast<std::size_t>(tile(id).type)];
    if (tile(id).type == TileType::modifier)
      ++counts.shown[static_cast<std::size_t>(tile(id).shown)];
  }
  return counts;
}

int swaps_of(const Public& pub, Seat seat) {
  return count_pile(pub, seat).types[static_cast<std::size_t>(TileType::swap)];
}

bool strictly_most_swaps(const Setup& setup, const Public& pub, Seat seat, int own) {
  for (int i = 0; i < setup.seats; ++i) {
    if (seat_of(i) != seat && swaps_of(pub, seat_of(i)) >= own) return false;
  }
  return true;
}

int each_counts(const Setup& setup, const Public& pub, Seat seat, const PileCounts& counts,
                TileType type) {
  const auto t = static_cast<std::size_t>(type);
  if (counts.shown[t] > 0) return 1;  // a score modifier shows this type
  if (type == TileType::swap && strictly_most_swaps(setup, pub, seat, counts.types[t])) return 1;
  return info(type).score;
}

}  // namespace

int score(const Setup& setup, const Public& pub, Seat seat) {
  const PileCounts counts = count_pile(pub, seat);
  int total = 0;
  for (std::size_t type = 0; type < kTileTypes; ++type) {
    if (counts.types[type] == 0) continue;
    total +=
        counts.types[type] * each_counts(setup, pub, seat, counts, static_cast<TileType>(type));
  }
  return total;
}

int each_counts(const Setup& setup, const Public& pub, Seat seat, TileType type) {
  return each_counts(setup, pub, seat, count_pile(pub, seat), type);
}

Result result(const Setup& setup, const Public& pub) {
  Result result;
  result.over = pub.over;
  result.turns = pub.turns;
  int best = -1000;
  for (int i = 0; i < setup.seats; ++i) {
    const int points = score(setup, pub, seat_of(i));
    result.scores[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(points);
    if (!pub.over) continue;
    if (points > best) result.winners = {};
    if (points >= best) result.winners = result.winners.with(seat_of(i));
    best = std::max(best, points);
  }
  return result;
}

namespace {

// Follows every chain of tiles and counts each tile met; a tile may be met once.
class Inventory {
 public:
  explicit Inventory(const Setup& setup) : setup_(setup) {}
  // The number of tiles in the chain, or -1 if it meets a tile that cannot be there.
  int chain(const Public& pub, TileId first) {
    int length = 0;
    for (TileId id = first; id != TileId::none; id = pub.below[slot(id)], ++length) {
      if (!meet(id)) return -1;
    }
    return length;
  }
  bool meet(TileId id) {
    if (slot(id) >= kTiles || !setup_.tiles.has(id) || met_.has(id)) return false;
    met_.add(id);
    return true;
  }
  const TileSet& met() const { return met_; }

 private:
  const Setup& setup_;
  TileSet met_;
};

std::string_view broken_grid(const Setup& setup, const Public& pub, Inventory& inventory,
                             TileSet& on_grid) {
  if ((pub.filled & ~setup.cells) != 0) return "a tile lies outside the grid";
  if (slot(pub.start) >= kCellSlots || pub.top_at(pub.start) != kStartTile)
    return "the start tile is not where it should be";
  if (pub.below[slot(kStartTile)] != TileId::none) return "something lies under the start tile";
  for (int i = 0; i < kCellSlots; ++i) {
    const auto cell = static_cast<Cell>(i);
    if (((pub.filled >> i & 1) != 0) != (pub.top_at(cell) != TileId::none))
      return "the set of filled cells is wrong";
    const int height = inventory.chain(pub, pub.top_at(cell));
    if (height < 0) return "a tile is twice in the game, or not in play";
    if (height > 1 && !setup.molehills) return "tiles lie in a stack";
  }
  on_grid = inventory.met();
  return {};
}

std::string_view broken_fences(const Setup& setup, const Public& pub) {
  for (const bool south : {false, true}) {
    const std::size_t side = south ? 1 : 0;
    for (int i = 0; i < kCellSlots; ++i) {
      const Border border{static_cast<Cell>(i), south};
      const int count = pub.fences_at(border);
      if (count > kMostFences) return "too many fences stand on a border";
      if ((count > 0) != ((pub.fenced[side] >> i & 1) != 0)) return "the set of fences is wrong";
      const bool inside =
          (setup.cells >> i & 1) != 0 && (setup.cells & mask_of(border.other())) != 0;
      if (count > 0 && !inside) return "a fence stands at the border of the grid";
    }
    if ((pub.fenced[side] & ~setup.cells) != 0) return "the set of fences is wrong";
  }
  return {};
}

bool waits_for_tile(const Public& pub) {
  return std::any_of(pub.pending.begin(), pub.pending.end(),
                     [](const Frame& frame) { return wants_tile(frame.kind); });
}

std::string_view broken_seats(const Setup& setup, const Public& pub, Inventory& inventory) {
  for (int i = 0; i < kMaxSeats; ++i) {
    const auto s = static_cast<std::size_t>(i);
    if (i >= setup.seats) {
      const bool used =
          pub.pile[s] != TileId::none || pub.pile_size[s] != 0 || pub.pawn[s] != Cell::none;
      if (used) return "a seat that does not play has something";
      continue;
    }
    if (inventory.chain(pub, pub.pile[s]) != pub.pile_size[s]) return "a score pile is wrong";
    if (slot(pub.pawn[s]) >= kCellSlots || (setup.cells & mask_of(pub.pawn[s])) == 0)
      return "a pawn stands outside the grid";
    const bool on_nothing = (pub.filled & mask_of(pub.pawn[s])) == 0;
    if (on_nothing && pub.deck > 0 && !waits_for_tile(pub)) return "a pawn stands on an empty cell";
  }
  return {};
}

bool on_grid_cell(const Setup& setup, Cell cell) {
  return index_of(cell) < kCellSlots && (setup.cells & mask_of(cell)) != 0;
}

// A refill below another question may have lost its deck meanwhile; it is dropped when its turn
// comes.
bool sound_frame(const Setup& setup, const Public& pub, const Frame& frame) {
  const bool buried = !(frame == pub.pending.top());
  const auto filled = [&](Cell cell) {
    return on_grid_cell(setup, cell) && (pub.filled & mask_of(cell)) != 0;
  };
  const auto movable = [&](Cell cell) { return filled(cell) && cell != pub.start; };
  switch (frame.kind) {
    case FrameKind::none:
      return false;
    case FrameKind::leave_plus:
    case FrameKind::orient:
    case FrameKind::spin:
      return movable(frame.cell());
    case FrameKind::swap_second:
    case FrameKind::stamp_second:
    case FrameKind::stack_second:
      return movable(frame.first());
    case FrameKind::stack_onto:
      return movable(frame.first()) && movable(frame.second()) && frame.first() != frame.second();
    case FrameKind::refill:
      return on_grid_cell(setup, frame.cell()) && frame.cell() != pub.start &&
             (setup.molehills || !filled(frame.cell())) && (buried || pub.deck > 0);
    case FrameKind::explore:
      return on_grid_cell(setup, frame.cell()) && !filled(frame.cell()) && pub.deck > 0 &&
             setup.explorers;
    case FrameKind::fill:
      return !setup.explorers &&
             (buried || (pub.filled != setup.cells && (in_setup(pub) || pub.deck > 0)));
    case FrameKind::rotate:
      return frame.turned() < 3 &&
             (frame.turned() < 1 || on_grid_cell(setup, frame.first_turned())) &&
             (frame.turned() < 2 || on_grid_cell(setup, frame.second_turned()));
    case FrameKind::fence:
      return frame.times_left() == 1 || frame.times_left() == 2;
    case FrameKind::lay:
      return frame == Frame::lay(frame.border()) && on_grid_cell(setup, frame.border().cell) &&
             on_grid_cell(setup, frame.border().other());
    case FrameKind::handle:
      return frame.handling() < 16 &&
             (pub.deck == 0 || waits_for_tile(pub) || filled(pub.pawn_of(pub.turn)));
    case FrameKind::open_market:
      return setup.market && pub.market.size() < kMarketSize && pub.face_down() > 0;
    case FrameKind::draw_start:
      return setup.draws_start && in_setup(pub) && !buried;
    case FrameKind::keep:
      return warren::index_of(frame.seat()) < setup.seats && !pub.aside.empty();
    case FrameKind::jump:
    case FrameKind::lift:
    case FrameKind::teleport:
    case FrameKind::rob:
    case FrameKind::swap_first:
    case FrameKind::stamp_first:
    case FrameKind::stack_first:
      return true;
  }
  return false;
}

// Each question must have an answer, or the game would stand still.
bool answerable(const Setup& setup, const Public& pub) {
  const Asked who = asked(setup, pub);
  if (who.chance) return chances(setup, pub) > 0;
  Offers<Action> list;
  offers(setup, Sight{who.must.lowest(), pub, Nothing{}}, list);
  return !list.empty();
}

}  // namespace

std::string_view broken_questions(const Setup& setup, const Public& pub) {
  if (pub.over)
    return pub.pending.empty() ? std::string_view{} : "the game is over, yet something is pending";
  if (pub.pending.empty()) return "nobody is asked, yet the game is not over";
  if (in_setup(pub)) {
    for (const Frame& frame : pub.pending) {
      if (frame.kind != FrameKind::fill && frame.kind != FrameKind::open_market &&
          frame.kind != FrameKind::draw_start)
        return "a turn goes on during the set-up";
    }
  } else if (warren::index_of(pub.turn) >= setup.seats) {
    return "the turn is nobody's";
  }
  if (market_gap(setup, pub) && pub.pending.top().kind != FrameKind::open_market)
    return "the market is not filled up";
  for (const Frame& frame : pub.pending) {
    if (static_cast<int>(frame.kind) > static_cast<int>(FrameKind::draw_start))
      return "an unknown question is pending";
    if (!sound_frame(setup, pub, frame)) return "a pending question makes no sense";
  }
  return {};
}

std::string_view broken_pieces(const Setup& setup, const Public& pub) {
  Inventory inventory(setup);
  TileSet on_grid;
  if (const auto why = broken_grid(setup, pub, inventory, on_grid); !why.empty()) return why;
  if (const auto why = broken_fences(setup, pub); !why.empty()) return why;
  if (const auto why = broken_seats(setup, pub, inventory); !why.empty()) return why;
  if (!setup.market && !pub.market.empty()) return "there is a market";
  for (const TileId id : pub.market) {
    if (!inventory.meet(id)) return "a tile of the market is elsewhere too";
  }
  TileSet elsewhere = pub.unseen;
  pub.aside.for_each([&](TileId id) { elsewhere.add(id); });
  if (elsewhere.size() != pub.unseen.size() + pub.aside.size())
    return "an unseen tile was set aside";
  bool twice = false;
  elsewhere.for_each([&](TileId id) { twice = twice || !inventory.meet(id); });
  if (twice) return "a tile is in two places, or not in play";
  for (int i = 0; i < kTiles; ++i) {
    const TileId id = tile_of(i);
    if (!on_grid.has(id) && pub.face[slot(id)] != 0)
      return "a tile that is not on the grid has a face";
    if (!inventory.met().has(id) && pub.below[slot(id)] != TileId::none)
      return "a tile out of the game lies on another";
    if (elsewhere.has(id) && pub.below[slot(id)] != TileId::none)
      return "an unseen tile lies on another";
  }
  if (pub.deck > pub.unseen.size() + pub.market.size())
    return "the deck is larger than the tiles nobody has seen";
  if (pub.market.size() > pub.deck) return "the market is larger than the deck";
  if (pub.flags > (kExtraTurn | kAgain | kSkipped)) return "the turn has unknown flags";
  return {};
}

std::string_view broken(const Setup& setup, const Public& pub) {
  if (const auto why = broken_pieces(setup, pub); !why.empty()) return why;
  if (const auto why = broken_questions(setup, pub); !why.empty()) return why;
  return pub.over || answerable(setup, pub) ? std::string_view{} : "what is asked has no answer";
}

}  // namespace warren::rabbihop
