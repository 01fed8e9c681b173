#include "games/jack_rabbits/building/rules.h"

#include <algorithm>

#include "games/jack_rabbits/board/finished.h"

namespace warren::jack_rabbits::building {
namespace {

constexpr std::array<Shape, kShapes> kAllShapes = {Shape::hex, Shape::rhombus, Shape::triangle};

constexpr std::size_t slot(Shape shape) { return static_cast<std::size_t>(shape); }

bool strict(const Setup& setup) { return !tiles_lie_open(setup.how); }

// Whether some hex of this seat can still be placed.
bool can_place_hex(const Setup& setup, const Public& pub, Seat seat) {
  bool can = false;
  pub.open_of(seat).each_kind([&](TileKind kind) {
    can = can || (shape_of(kind) == Shape::hex && fits(setup, pub, kind));
  });
  return can;
}

Refusal flip_refusal(const Setup& setup, const Public& pub, Seat seat, Shape shape) {
  if (!strict(setup)) return refuse(Code::lie_open);
  if (!known(shape)) return refuse(Code::malformed);
  if (pub.taken_of(seat) != kNoTile) return refuse(Code::flipped, pub.taken_of(seat));
  if (pub.face_down_of(seat)[slot(shape)] == 0)
    return refuse(Code::none_left, static_cast<int>(shape));
  return {};
}

Refusal take_refusal(const Setup& setup, const Public& pub, Seat seat, TileKind kind) {
  if (strict(setup)) return refuse(Code::flip_one);
  if (!pub.open_of(seat).has(kind)) return refuse(Code::not_yours, kind);
  if (pub.taken_of(seat) == kind) return refuse(Code::in_hand, kind);
  return fits(setup, pub, kind) ? Refusal{} : refuse(Code::fits_nowhere, kind);
}

Refusal back_refusal(const Setup& setup, const Public& pub, Seat seat) {
  if (strict(setup)) return refuse(Code::flip_one);
  return pub.taken_of(seat) == kNoTile ? refuse(Code::no_hand) : Refusal{};
}

Refusal own_place_refusal(const Setup& setup, const Public& pub, Seat seat, const Placed& tile) {
  const TileKind taken = pub.taken_of(seat);
  if (strict(setup) && taken == kNoTile) return refuse(Code::flip_one);
  if (taken != kNoTile && taken != tile.kind)
    return refuse(strict(setup) ? Code::flipped : Code::in_hand, taken);
  if (!pub.open_of(seat).has(tile.kind)) return refuse(Code::not_yours, tile.kind);
  return place_refusal(setup, pub, tile);
}

// Whether all who have tiles have passed, this seat aside.
bool others_passed(const Setup& setup, const Public& pub, Seat seat) {
  for (const Seat other : SeatSet::first(setup.seats)) {
    if (other != seat && has_tiles(pub, other) && !pub.passed.has(other)) return false;
  }
  return true;
}

// A hex may not be left over, nor may the board be left without a cave that leads to one: who can
// still do something about it may not make it so that all have passed.
Refusal pass_refusal(const Setup& setup, const Public& pub, Seat seat) {
  if (strict(setup)) return refuse(Code::flip_one);
  if (pub.taken_of(seat) != kNoTile) return refuse(Code::in_hand, pub.taken_of(seat));
  if (!others_passed(setup, pub, seat) || !owes(setup, pub, seat)) return {};
  return refuse(can_place_hex(setup, pub, seat) ? Code::hex_left : Code::cave_left);
}

Code not_asked_code(const Setup& setup, const Public& pub, Seat seat) {
  if (pub.question == Question::over) return Code::over;
  if (pub.question != Question::build) return Code::dealing;
  if (in_turn(setup.how)) return Code::not_asked;
  return has_tiles(pub, seat) ? Code::has_passed : Code::no_tiles;
}

}  // namespace

// --- tiles ---------------------------------------------------------------------------------------

Tiles unseen(const Setup& setup, const Public& pub) {
  Tiles left = setup.tiles;
  for (const Placed& tile : pub.laid) {
    if (tile.kind != TileKind::citadel) left.remove(tile.kind);
  }
  const auto take = [&left](const Tiles& tiles) {
    tiles.each_kind([&](TileKind kind) {
      for (int i = 0; i < tiles.count(kind); ++i) left.remove(kind);
    });
  };
  take(pub.aside);
  for (const Tiles& tiles : pub.open) take(tiles);
  return left;
}

bool has_tiles(const Public& pub, Seat seat) {
  const FaceDown& down = pub.face_down_of(seat);
  return !pub.open_of(seat).empty() ||
         std::any_of(down.begin(), down.end(), [](int count) { return count > 0; });
}

// --- turns ---------------------------------------------------------------------------------------

bool owes(const Setup& setup, const Public& pub, Seat seat) {
  return can_place_hex(setup, pub, seat) ||
         (pub.open_of(seat).has(TileKind::cave) && !some_cave_leads(board_of(pub)) &&
          fits(setup, pub, TileKind::cave));
}

SeatSet builders(const Setup& setup, const Public& pub) {
  SeatSet all, owing;
  for (const Seat seat : SeatSet::first(setup.seats)) {
    if (has_tiles(pub, seat) && !pub.passed.has(seat)) all = all.with(seat);
  }
  if (!all.empty()) return all;
  for (const Seat seat : pub.passed) {
    if (owes(setup, pub, seat)) owing = owing.with(seat);
  }
  return owing;
}

Asked asked(const Setup& setup, const Public& pub) {
  Asked out;
  switch (pub.question) {
    case Question::deal:
    case Question::flip:
      out.chance = true;
      break;
    case Question::build:
      if (in_turn(setup.how)) {
        out.must = SeatSet::of(pub.turn);
        break;
      }
      out.must = builders(setup, pub);  // freestyle: anybody at any time
      break;
    case Question::over:
      break;
  }
  return out;
}

Refusal refusal(const Setup& setup, const Sight& sight, const Action& action) {
  const Public& pub = sight.pub;
  const Seat seat = sight.seat;
  if (!asked(setup, pub).must.has(seat))
    return refuse(index_of(seat) < setup.seats ? not_asked_code(setup, pub, seat)
                                               : Code::not_asked);
  const bool with_shape = action.kind == ActionKind::flip;
  const bool with_place = action.kind == ActionKind::place;
  const bool with_kind = with_place || action.kind == ActionKind::take;
  if ((!with_shape && action.shape != Shape::hex) || (with_kind && !known(action.tile.kind)) ||
      (!with_kind && action.tile != Placed{}) ||
      (!with_place && action.tile != Placed{action.tile.kind, vertex(0, 0), 0}))
    return refuse(Code::malformed);
  switch (action.kind) {
    case ActionKind::flip:
      return flip_refusal(setup, pub, seat, action.shape);
    case ActionKind::take:
      return take_refusal(setup, pub, seat, action.tile.kind);
    case ActionKind::back:
      return back_refusal(setup, pub, seat);
    case ActionKind::place:
      return own_place_refusal(setup, pub, seat, action.tile);
    case ActionKind::pass:
      return pass_refusal(setup, pub, seat);
  }
  return refuse(Code::malformed);
}

Seat next_builder(const Setup& setup, const Public& pub) {
  const SeatSet all = builders(setup, pub);
  for (int i = 1; i <= setup.seats; ++i) {
    const Seat seat = seat_of((index_of(pub.turn) + i) % setup.seats);
    if (all.has(seat)) return seat;
  }
  return Seat::nobody;
}

bool ended(const Setup& setup, const Public& pub) { return builders(setup, pub).empty(); }

bool finished(const Setup& setup, const Public& pub) {
  return !unfinished(board_of(pub), setup.suits);
}

// --- chance --------------------------------------------------------------------------------------

// Tiles are dealt one by one round the table, the hexes first, then the rhombi, then the triangles.
Draw next_draw(const Setup& setup, const Public& pub) {
  if (pub.question == Question::flip) return {pub.turn, pub.flipping};
  int dealt = 0;
  for (const Tiles& tiles : pub.open) dealt += tiles.size();
  Draw draw{seat_of(dealt % setup.seats)};
  for (const Shape shape : kAllShapes) {
    draw.shape = shape;
    if (dealt < setup.tiles.size(shape)) break;
    dealt -= setup.tiles.size(shape);
  }
  return draw;
}

std::uint32_t chances(const Setup& setup, const Public& pub) {
  return static_cast<std::uint32_t>(unseen(setup, pub).size(next_draw(setup, pub).shape));
}

Outcome outcome(const Setup& setup, const Public& pub, std::uint32_t index) {
  const Draw draw = next_draw(setup, pub);
  const Tiles left = unseen(setup, pub);
  Outcome out{pub.question == Question::flip, draw.to, kNoTile};
  left.each_kind([&](TileKind kind) {
    if (shape_of(kind) != draw.shape || out.tile != kNoTile) return;
    const auto count = static_cast<std::uint32_t>(left.count(kind));
    if (index < count)
      out.tile = kind;
    else
      index -= count;
  });
  return out;
}

bool possible(const Setup& setup, const Public& pub, const Outcome& outcome) {
  const Draw draw = next_draw(setup, pub);
  return outcome.flip == (pub.question == Question::flip) && outcome.to == draw.to &&
         known(outcome.tile) && shape_of(outcome.tile) == draw.shape &&
         unseen(setup, pub).has(outcome.tile);
}

// --- beginning and end ---------------------------------------------------------------------------

Public start(const Setup& setup) {
  Public pub;
  pub.laid.push({TileKind::citadel, vertex(0, 0), 0});
  if (tiles_lie_open(setup.how)) {
    pub.question = Question::deal;
    return pub;
  }
  for (const Seat seat : SeatSet::first(setup.seats)) {
    for (const Shape shape : kAllShapes)
      pub.face_down_of(seat)[slot(shape)] =
          static_cast<std::uint8_t>(share(shape, setup.suits, setup.seats, seat));
  }
  pub.turns = 1;
  return pub;
}

// A board is nobody's win: all have built it.
Result result(const Setup& setup, const Public& pub) {
  Result out;
  out.over = pub.question == Question::over;
  if (out.over) out.winners = SeatSet::first(setup.seats);
  out.turns = pub.turns;
  return out;
}

}  // namespace warren::jack_rabbits::building
