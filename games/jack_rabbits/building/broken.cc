// What always holds while a board is built.
#include <algorithm>

#include "games/jack_rabbits/building/rules.h"

namespace warren::jack_rabbits::building {
namespace {

bool tiles_known(const Tiles& tiles) {
  bool all = true;
  tiles.each_kind([&](TileKind kind) { all = all && known(kind); });
  return all;
}

// Each tile must have been placed by the rules. Their order tells.
std::string_view badly_laid(const Setup& setup, const Public& pub) {
  if (pub.laid.empty() || !(pub.laid[0] == Placed{TileKind::citadel, vertex(0, 0), 0}))
    return "the Citadel does not lie first";
  for (const Placed& tile : pub.laid) {
    if (!known(tile.kind)) return "there is no such tile";
  }
  Board board;
  for (const Placed& tile : pub.laid) {
    if (board.size() > 0 && tile.kind == TileKind::citadel) return "there are two Citadels";
    if (fault(board, tile, setup.guidelines)) return "a tile lies where it may not";
    board.place(tile);
  }
  return {};
}

// How many of each kind are laid, set aside or open, and how many of each shape face down.
std::string_view miscounted(const Setup& setup, const Public& pub) {
  Tiles seen = pub.aside;
  if (!tiles_known(seen)) return "there is no such tile";
  for (const Tiles& tiles : pub.open) {
    if (!tiles_known(tiles)) return "there is no such tile";
    tiles.each_kind([&](TileKind kind) {
      for (int i = 0; i < tiles.count(kind); ++i) seen.add(kind);
    });
  }
  for (const Placed& tile : pub.laid) {
    if (tile.kind != TileKind::citadel) seen.add(tile.kind);
  }
  bool many = false;
  seen.each_kind([&](TileKind kind) { many = many || seen.count(kind) > setup.tiles.count(kind); });
  if (many) return "a tile is there too often";
  for (const Shape shape : {Shape::hex, Shape::rhombus, Shape::triangle}) {
    int down = 0;
    for (const FaceDown& tiles : pub.face_down) down += tiles[static_cast<std::size_t>(shape)];
    const int left = setup.tiles.size(shape) - seen.size(shape);
    const bool flipping = pub.question == Question::flip && pub.flipping == shape;
    if (tiles_lie_open(setup.how) ? down != 0 : down != left) return "face-down tiles miscounted";
    if (flipping && pub.face_down_of(pub.turn)[static_cast<std::size_t>(shape)] == 0)
      return "a tile is flipped that is not there";
    if (tiles_lie_open(setup.how) && left != 0 && pub.question != Question::deal)
      return "a tile is missing";
  }
  return {};
}

std::string_view wrong_seats(const Setup& setup, const Public& pub) {
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = seat_of(i);
    const TileKind taken = pub.taken_of(seat);
    if (i >= setup.seats && (has_tiles(pub, seat) || taken != kNoTile || pub.passed.has(seat)))
      return "tiles without a player";
    if (taken != kNoTile && !pub.open_of(seat).has(taken)) return "a tile in hand is not there";
    if (!tiles_lie_open(setup.how)) {
      const bool flipped = taken != kNoTile;
      if (pub.open_of(seat).size() != (flipped ? 1 : 0)) return "an open tile in strict building";
      if (flipped && (seat != pub.turn || pub.question != Question::build))
        return "a flipped tile at the wrong time";
    } else if (taken != kNoTile && pub.question != Question::build) {
      return "a tile in hand at the wrong time";
    }
  }
  if ((pub.passed | SeatSet::first(setup.seats)) != SeatSet::first(setup.seats))
    return "somebody passed who does not play";
  return {};
}

std::string_view wrong_question(const Setup& setup, const Public& pub) {
  const bool free = tiles_lie_open(setup.how);
  switch (pub.question) {
    case Question::deal:
      if (!free || pub.laid.size() != 1 || unseen(setup, pub).empty()) return "nothing to deal";
      if (!pub.passed.empty()) return "somebody passed before the deal";
      for (const Seat seat : SeatSet::first(setup.seats)) {  // dealt round, from the first seat on
        const int here = pub.open_of(seat).size();
        const int first = pub.open_of(seat_of(0)).size();
        if (here > first || here + 1 < first) return "tiles are not dealt round the table";
      }
      return {};
    case Question::flip:
      if (free || !known(pub.flipping)) return "nothing to flip";
      return {};
    case Question::build:
      if (ended(setup, pub)) return "building goes on after its end";
      if (in_turn(setup.how) && !builders(setup, pub).has(pub.turn))
        return "it is the turn of one who cannot build";
      return {};
    case Question::over:
      if (!ended(setup, pub) || !finished(setup, pub)) return "the board is not finished";
      return {};
  }
  return "there is no such question";
}

}  // namespace

std::string_view broken(const Setup& setup, const Public& pub) {
  if (index_of(pub.turn) >= setup.seats) return "whose turn it is has no chair";
  if (!in_turn(setup.how) && pub.turn != seat_of(0)) return "freestyle has no turns";
  if (!may_pass(setup.how) && !pub.passed.empty()) return "nobody passes in strict building";
  if (pub.question != Question::flip && pub.flipping != Shape::hex) return "a shape without a flip";
  if (const auto wrong = badly_laid(setup, pub); !wrong.empty()) return wrong;
  if (const auto wrong = miscounted(setup, pub); !wrong.empty()) return wrong;
  if (const auto wrong = wrong_seats(setup, pub); !wrong.empty()) return wrong;
  return wrong_question(setup, pub);
}

}  // namespace warren::jack_rabbits::building
