// What a seat may do, as lists. A list holds the steps: flipping, taking in hand, passing, and of
// the tile in hand all places on the shore. A hex apart goes nearly anywhere and lies the same way
// whichever way it is turned, as far as roads go: of those places only the nearest are listed, not
// turned.
//
// So the longest list stays within the buffer: with a shore of at most 114 edges, the most that the
// 37 tiles of four suits can have, hexes beside land have at most six turns at each, and round
// these tiles are fewer than 310 places for a hex apart. More suits may make a longer shore, of at
// most 330 edges: then one turn of a hex is listed at each, the one that lies best, two rhombi or
// three triangles, and of places apart only those that share a corner with a tile, of which a
// corner of the shore has two.
#pragma once

#include "games/jack_rabbits/building/rules.h"

namespace warren::jack_rabbits::building {

void offers(const Setup& setup, const Sight& sight, Offers<Action>& out);
bool listed(const Setup& setup, const Sight& sight, const Action& action);

// Every action that could be meant: of the tile in hand every place round the land, of the others
// that lie open some.
template <class Visit>
void every_action(const Setup&, const Sight& sight, Visit&& visit) {
  for (const Shape shape : {Shape::hex, Shape::rhombus, Shape::triangle}) visit(flip(shape));
  for (int i = 0; i < kKindsKnown; ++i) visit(take(static_cast<TileKind>(i)));
  visit(back());
  visit(pass());
  const auto each_pose = [&](TileKind kind, int a, int b) {
    for (int n = 0; n < poses(kind); ++n) visit(place({kind, vertex(a, b), pose_of(kind, n)}));
    visit(place({kind, vertex(a, b), 6}));  // no tile has that pose
  };
  const TileKind taken = index_of(sight.seat) < kSeats ? sight.pub.taken_of(sight.seat) : kNoTile;
  if (taken == kNoTile) {
    for (int i = 0; i < kKindsKnown; ++i) {
      for (int b = -3; b <= 3; b += 3) each_pose(static_cast<TileKind>(i), 2 - i % 5, b);
    }
    return;
  }
  const Area area = area_round(board_of(sight.pub));
  for (int b = area.low_b; b <= area.high_b; ++b) {
    for (int a = area.low_a; a <= area.high_a; ++a) each_pose(taken, a, b);
  }
}

}  // namespace warren::jack_rabbits::building
