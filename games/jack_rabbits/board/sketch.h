// A board while it is being made: tiles come and go, and every place a tile could go is judged.
// Only the generator uses it; a finished sketch becomes a Board.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/rng.h"
#include "games/jack_rabbits/board/board.h"

namespace warren::jack_rabbits {

class Sketch {
 public:
  Sketch() { sides_.fill(0), lane_.fill(0); }

  struct Spot {
    Placed tile;
    int worth = 0;
  };

  void place(const Placed& tile, int island);
  void remove(int index);  // the last tile takes its number
  // The best place for a tile on an island's shore, by worth with a little luck; false if none.
  bool best_spot(TileKind kind, int island, Rng& rng, Spot& best) const;
  // A place for a hex apart from all land, to begin an island (rules 2: within 4 edge lengths).
  bool spot_apart(TileKind kind, Rng& rng, Placed& spot) const;
  // Whether the island of this tile holds together without it.
  bool holds_without(int index) const;

  int size() const { return static_cast<int>(tiles_.size()); }
  const Placed& tile(int index) const { return tiles_[static_cast<std::size_t>(index)].placed; }
  int island(int index) const { return tiles_[static_cast<std::size_t>(index)].island; }
  int open_ends() const { return open_ends_; }  // that tiles can go on from: no blue sides
  // How well a tile lies where it is: roads joined and edges shared.
  int worth_of(int index) const;
  Board board() const;

 private:
  struct Laid {
    Placed placed;
    Outline outline;
    int island;
  };
  // What is known of one side of an edge: whether a tile lies there, its road, shape and number.
  static constexpr std::uint16_t kPresent = 1, kRoad = 2, kHex = 4, kTriangle = 8, kBlue = 16;
  std::uint16_t& mark(Edge edge, bool down) {
    return sides_[static_cast<std::size_t>(2 * slot(edge) + (down ? 1 : 0))];
  }
  std::uint16_t mark(Edge edge, bool down) const {
    return sides_[static_cast<std::size_t>(2 * slot(edge) + (down ? 1 : 0))];
  }
  std::uint16_t across(const Side& side) const { return mark(side.edge, !side.inside.down); }
  bool covered(Triangle t) const;
  // What tiles give for water: covering a lane, or having land in one's own.
  int lane_penalty(const Outline& outline) const;
  void mark_lanes(const Outline& outline, int by);
  bool uncovered(const Placed& tile) const;
  void set_marks(int index, bool present);

  // Judges a tile at a place; false if it may not lie there.
  bool judge(const Placed& tile, int island, int& worth) const;
  // What lies round a place for a hex, a bit per edge, clockwise from the top.
  struct Round {
    unsigned present = 0, roads = 0, hexes = 0;
    bool admits(const Placed& hex) const;
  };
  Round round(Vertex centre) const;
  template <class Visit>
  void each_place_at(TileKind kind, const Side& shore, Visit&& visit) const;
  int spread_penalty(const Placed& tile) const;

  std::vector<Laid> tiles_;
  std::array<std::vector<std::array<int, 2>>, kPlainKinds> posts_;  // their middles, by kind
  int open_ends_ = 0;
  int lanes_ = 0;
  std::array<std::uint8_t, kTriangleSlots> lane_;  // in how many lanes a triangle lies
  std::array<std::uint16_t, 2 * kEdgeSlots> sides_;
};

}  // namespace warren::jack_rabbits
