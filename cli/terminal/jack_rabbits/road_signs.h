// The roads of a small tile as lines. Triangles of the lattice have a neighbour on either side and
// one above or below, so that box-drawing signs fit. On a tile with two roads the second is thick.
#pragma once

#include <array>
#include <string>

#include "core/words.h"
#include "games/jack_rabbits/board/tiles.h"

namespace warren::cli::jack_rabbits_picture {

class RoadSigns {
 public:
  RoadSigns(const jack_rabbits::Placed& tile, const jack_rabbits::Outline& outline);

  // What stands `aside` columns from the middle of the tile's `half`-th triangle, which reaches
  // `reach` columns to both sides; a blank if nothing does.
  char32_t sign(int half, int aside, int reach) const;
  // -1 or 1: a side of the middle of a lone triangle that its roads leave free; 0: none.
  int blank_side() const;

 private:
  enum Direction : std::uint8_t { left, right, vertical };
  static constexpr int kNone = 0, kThin = 1, kThick = 2;  // roads
  struct Half {
    bool down = false;          // its level edge is above
    std::array<int, 3> road{};  // by direction: which road leaves there
  };
  char32_t middle(const Half& half) const;
  char32_t bend(const Half& half, int aside) const;

  jack_rabbits::TileKind kind_;
  int halves_ = 1;
  bool upright_ = false;  // two halves, one above the other
  std::array<Half, 2> half_{};
};

// The name of a tile with two roads in at most so many columns: "wood", "wd", "w".
std::string road_name(jack_rabbits::TileKind kind, int columns, Lang lang);

}  // namespace warren::cli::jack_rabbits_picture
