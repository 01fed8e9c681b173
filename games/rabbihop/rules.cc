#include "games/rabbihop/rules.h"

#include <algorithm>

namespace warren::rabbihop {
namespace {

// The cells whose southern (or eastern) borders a jump of so many cells crosses, within the grid.
CellMask crossed(const Setup& setup, Cell from, Dir dir, int distance) {
  constexpr CellMask kColumn = 0x0000010101010101;
  const int at = index_of(from);
  switch (dir) {
    case Dir::north:
      return (kColumn << at % kStride) & (mask_of(from) - 1) &
             ~CellMask{0} << std::max(0, at - kStride * distance);
    case Dir::south:
      return (kColumn << at) & ~(~CellMask{0} << std::min(63, at + kStride * distance)) &
             setup.cells;
    case Dir::east:
      return ((CellMask{1} << distance) - 1) << at & CellMask{0xFF} << row_of(from) * kStride &
             setup.cells;
    case Dir::west:
      return (mask_of(from) - 1) & ~CellMask{0} << (at - std::min(distance, column_of(from)));
  }
  return 0;
}

int fences_between(const Setup& setup, const Public& pub, Cell from, Dir dir, int distance) {
  const bool south = dir == Dir::north || dir == Dir::south;
  int count = 0;
  for (CellMask cells = crossed(setup, from, dir, distance) & pub.fenced[south ? 1 : 0]; cells != 0;
       cells &= cells - 1) {
    count += pub.fences_at({lowest(cells), south});
  }
  return count;
}

// Explorers: the map may slide as long as the box around all tiles is at most side × side.
bool slide_into_box(const Setup& setup, const Public& pub, Cell from, Dir dir, int distance,
                    Leap& leap) {
  const auto d = static_cast<std::size_t>(dir);
  const int row = row_of(from) + distance * kRowStep[d];
  const int column = column_of(from) + distance * kColumnStep[d];
  CellMask columns = pub.filled;
  columns |= columns >> 32;
  columns |= columns >> 16;
  columns |= columns >> 8;
  columns &= 0xFF;
  const int top = std::countr_zero(pub.filled) / kStride;
  const int bottom = (63 - std::countl_zero(pub.filled)) / kStride;
  const int left = std::countr_zero(columns);
  const int right = 63 - std::countl_zero(columns);
  if (std::max(bottom, row) - std::min(top, row) >= setup.side) return false;
  if (std::max(right, column) - std::min(left, column) >= setup.side) return false;
  leap.slide_rows = row < 0 ? -row : std::min(0, setup.side - 1 - row);
  leap.slide_columns = column < 0 ? -column : std::min(0, setup.side - 1 - column);
  leap.to = cell_at(row + leap.slide_rows, column + leap.slide_columns);
  return true;
}

}  // namespace

Leap leap(const Setup& setup, const Public& pub, Seat seat, Dir dir) {
  Leap leap;
  const Cell from = pub.pawn_of(seat);
  const TileId under = pub.top_at(from);
  const int distance = under == TileId::none ? 0 : edge(pub.face[slot(under)], dir);
  if (distance == 0) {
    leap.code = Code::jump_no_number;
    return leap;
  }
  leap.to =
      setup.reach[slot(from)][static_cast<std::size_t>(dir)][static_cast<std::size_t>(distance)];
  leap.explores = leap.to == Cell::none || (pub.filled & mask_of(leap.to)) == 0;
  if (leap.to == Cell::none &&
      !(setup.explorers && slide_into_box(setup, pub, from, dir, distance, leap))) {
    leap.code = setup.explorers ? Code::jump_box : Code::jump_off_grid;
    return leap;
  }
  if (leap.explores && (!setup.explorers || pub.deck == 0)) {
    leap.code = Code::jump_empty_cell;
    return leap;
  }
  if (tile(under).type != TileType::springboard) {
    leap.fences = fences_between(setup, pub, from, dir, distance);
  }
  if (!leap.explores && leap.to != pub.start) {
    const bool blocker = pub.type_at(leap.to) == TileType::blocker;
    if (blocker || setup.tweak == StartTweak::no_sharing) {
      if ((pawn_cells(setup, pub) & mask_of(leap.to)) != 0) {
        leap.code = blocker ? Code::jump_blocker : Code::jump_no_sharing;
        return leap;
      }
    }
  }
  if (leap.fences > pub.size_of_pile(seat)) leap.code = Code::jump_fences;
  return leap;
}

bool can_jump(const Setup& setup, const Public& pub, Seat seat) {
  return std::any_of(kDirs.begin(), kDirs.end(),
                     [&](Dir dir) { return leap(setup, pub, seat, dir).code == Code::possible; });
}

Code take_code(const Setup&, const Public& pub, Seat seat, std::uint8_t handling) {
  const Cell cell = pub.pawn_of(seat);
  if (pub.top_at(cell) == TileId::none) return Code::cell_empty;
  if (cell == pub.start) return Code::take_start;
  if ((handling & kNoTake) != 0) return Code::take_paid;
  if (shared(pub, cell)) return Code::take_shared;
  return Code::possible;
}

Code act_code(const Setup& setup, const Public& pub, Seat seat) {
  const Cell cell = pub.pawn_of(seat);
  if (pub.top_at(cell) == TileId::none) return Code::cell_empty;
  const auto free_tiles = [&] { return std::popcount(changeable(setup, pub)); };
  switch (pub.type_at(cell)) {
    case TileType::fence:
      return fence_possible(pub) ? Code::possible : Code::fence_nowhere;
    case TileType::swap:
      return free_tiles() >= 2 ? Code::possible : Code::swap_too_few;
    case TileType::stamper:
      return free_tiles() >= 2 ? Code::possible : Code::stamper_too_few;
    case TileType::stacker:
      return free_tiles() >= 3 ? Code::possible : Code::stacker_too_few;
    case TileType::thief:
      return victims(setup, pub, seat).empty() ? Code::thief_nobody : Code::possible;
    case TileType::plus:
      if ((pub.flags & kExtraTurn) != 0) return Code::plus_twice;
      return pub.deck == 0 ? Code::plus_no_deck : Code::possible;
    default:
      return Code::possible;
  }
}

Code walk_code(const Setup&, const Public& pub, Seat seat, std::uint8_t handling) {
  const Cell cell = pub.pawn_of(seat);
  if (cell == pub.start) return Code::walk_from_start;
  return (handling & kStuck) != 0 && shared(pub, cell) ? Code::possible : Code::walk_not_stuck;
}

bool must_take(const Setup& setup, const Public& pub, Seat seat, std::uint8_t handling) {
  if (!setup.explorers) return false;
  const bool duty = (handling & kMustTake) != 0 ||
                    ((handling & kLanded) != 0 && stands_on(pub, seat, TileType::fast_explore));
  return duty && take_code(setup, pub, seat, handling) == Code::possible;
}

Code skip_code(const Setup& setup, const Public& pub, Seat seat) {
  if (!setup.molehills) return Code::skip_off;
  if ((pub.flags & kSkipped) != 0) return Code::skip_once;
  const Cell cell = pub.pawn_of(seat);
  if (pub.top_at(cell) == TileId::none) return Code::cell_empty;
  if (cell == pub.start) return Code::skip_start;
  if (shared(pub, cell)) return Code::skip_shared;
  return pub.size_of_pile(seat) == 0 ? Code::skip_poor : Code::possible;
}

Code add_code(const Setup& setup, const Public& pub, Border border) {
  if ((setup.cells & mask_of(border.cell)) == 0 || (setup.cells & mask_of(border.other())) == 0) {
    return Code::border_outside;
  }
  if ((addable(pub, border.south) & mask_of(border.cell)) == 0) return Code::border_empty;
  return pub.fences_at(border) < kMostFences ? Code::possible : Code::border_full;
}

bool fence_possible(const Public& pub) {
  return (addable(pub, false) | addable(pub, true) | pub.fenced[0] | pub.fenced[1]) != 0;
}

bool other_place(const Public& pub, Border border) {
  for (const bool south : {false, true}) {
    CellMask places = addable(pub, south);
    if (south == border.south) places &= ~mask_of(border.cell);
    for (; places != 0; places &= places - 1) {
      if (pub.fences_at({lowest(places), south}) < kMostFences) return true;
    }
  }
  return false;
}

bool fence_move_possible(const Public& pub) {
  for (const bool south : {false, true}) {
    for (CellMask cells = pub.fenced[south ? 1 : 0]; cells != 0; cells &= cells - 1) {
      if (other_place(pub, {lowest(cells), south})) return true;
    }
  }
  return false;
}

CellMask teleport_targets(const Setup& setup, const Public& pub, Seat seat) {
  CellMask targets = 0;
  for (CellMask cells = pub.filled & ~mask_of(pub.pawn_of(seat)); cells != 0; cells &= cells - 1) {
    if (pub.type_at(lowest(cells)) == TileType::teleport) targets |= mask_of(lowest(cells));
  }
  return setup.tweak == StartTweak::no_sharing ? targets & ~pawn_cells(setup, pub) : targets;
}

SeatSet victims(const Setup& setup, const Public& pub, Seat seat) {
  const CellMask near = spread(mask_of(pub.pawn_of(seat)));
  SeatSet found;
  for (int i = 0; i < setup.seats; ++i) {
    const Seat other = seat_of(i);
    if (other == seat || pub.size_of_pile(other) == 0) continue;
    if ((near & mask_of(pub.pawn_of(other))) != 0) found = found.with(other);
  }
  return found;
}

Face matched(const Setup& setup, const Public& pub, Cell cell, Face printed) {
  Face best = printed;
  int most = -1;
  for (int quarters = 0; quarters < 4; ++quarters) {
    const Face face = turned(printed, quarters);
    int equal = 0;
    for (const Dir dir : kDirs) {
      const auto d = static_cast<std::size_t>(dir);
      const int row = row_of(cell) + kRowStep[d];
      const int column = column_of(cell) + kColumnStep[d];
      if (row < 0 || column < 0 || row >= setup.side || column >= setup.side) continue;
      const Cell neighbour = cell_at(row, column);
      if ((pub.filled & mask_of(neighbour)) == 0) continue;
      equal += edge(face, dir) == edge(pub.face_at(neighbour), kDirs[(d + 2) % 4]) ? 1 : 0;
    }
    if (equal > most) most = equal, best = face;
  }
  return best;
}

Face laid_face(const Setup& setup, const Public& pub, Cell cell, TileId id, Face face) {
  return tile(id).type == TileType::matcher ? matched(setup, pub, cell, tile(id).face) : face;
}

CellMask region(const Setup& setup, const Public& pub, Cell from) {
  const CellMask open_east = ~pub.fenced[0];
  const CellMask open_south = ~pub.fenced[1];
  CellMask reached = mask_of(from);
  while (true) {
    CellMask next = reached | (reached & open_east) << 1 | (reached >> 1 & open_east) |
                    (reached & open_south) << kStride | (reached >> kStride & open_south);
    next &= setup.cells;
    if (next == reached) return reached;
    reached = next;
  }
}

// Rules, Territory: the smaller part; at a tie the one without the start tile, else the one north
// or west of the fence.
Parting parting(const Setup& setup, const Public& pub, Border border) {
  if (pub.fences_at(border) != 1) return {};  // a wall stood here already
  const CellMask near = region(setup, pub, border.cell);
  if ((near & mask_of(border.other())) != 0) return {};
  const CellMask far = region(setup, pub, border.other());
  const int near_size = std::popcount(near);
  const int far_size = std::popcount(far);
  const bool start_near = (near & mask_of(pub.start)) != 0;
  const bool beyond = near_size != far_size ? far_size < near_size : start_near;
  return {beyond ? far : near, beyond};
}

}  // namespace warren::rabbihop
