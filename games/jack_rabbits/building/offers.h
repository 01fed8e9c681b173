// What a seat may do, as lists. A list holds the steps: flipping, taking in hand, passing, and of
// the tile in hand all places on the shore. A hex apart goes nearly anywhere and lies the same way
// whichever way it is turned, as far as roads go: of those places only the nearest are listed, not
// turned.
//
// So the longest list stays within the buffer: 37 tiles have at most 162 sides, of which 24 road
// tiles and what they touch take up 48, which leaves 114 edges of shore with six turns each, and
// round these fewer than 310 places for a hex apart.
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
