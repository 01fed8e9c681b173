// How well a tile fits in among its neighbours: what the generator and the bots that build go by.
#pragma once

#include <array>

#include "games/jack_rabbits/board/tiles.h"

namespace warren::jack_rabbits {

struct Fit {
  int joined = 0;  // roads that go on
  int shared = 0;  // closed edges that meet closed ones
  int open = 0;    // roads that end on the water
  int sides = 0;

  static constexpr int kJoined = 14, kShared = 7, kOpen = -6;
  static constexpr int kSnug = 24;  // all sides have neighbours

  // The larger the better. What counts beside it, such as distances, is for the builder to say.
  constexpr int worth() const {
    return kJoined * joined + kShared * shared + kOpen * open + kSnug * (joined + shared) / sides;
  }
};

// The middle of a tile, sixfold, in lattice coordinates.
inline std::array<int, 2> middle(const Placed& tile) {
  int a = 6 * tile.at.a;
  int b = 6 * tile.at.b;
  if (shape_of(tile.kind) == Shape::rhombus) {
    const auto end = ends({tile.at, tile.pose});
    return {3 * (end[0].a + end[1].a), 3 * (end[0].b + end[1].b)};
  }
  if (shape_of(tile.kind) == Shape::triangle) {
    const int part = tile.pose >= 3 ? 4 : 2;
    a += part;
    b += part;
  }
  return {a, b};
}

// The square of the distance of two tiles' middles, with an edge of the length 6.
inline int distance_36(const std::array<int, 2>& here, const std::array<int, 2>& there) {
  const int a = here[0] - there[0];
  const int b = here[1] - there[1];
  return a * a + a * b + b * b;  // as the lattice has it
}
inline int distance_36(const Placed& one, const Placed& other) {
  return distance_36(middle(one), middle(other));
}

}  // namespace warren::jack_rabbits
