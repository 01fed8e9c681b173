// The road net: made once per board, then only read. For every way out of a tile it says what lies
// ahead; walking a journey is following these answers (rules 3 and 4).
#pragma once

#include <cstdint>
#include <vector>

#include "games/jack_rabbits/board/board.h"

namespace warren::jack_rabbits {

inline constexpr int kMostSides = 6;

// What lies across an edge that a road leads to.
struct Ahead {
  enum class Kind : std::uint8_t {
    nothing,    // no road crosses this side
    hex,        // `tile` is a hex: the journey ends there
    road,       // `tile` is a road tile, entered by its side `side`
    closed,     // the edge of the neighbour carries no road
    off_board,  // an open road end; `tile` is the number of the port
  } kind = Kind::nothing;
  std::int16_t tile = -1;
  std::int8_t side = -1;
  friend bool operator==(const Ahead&, const Ahead&) = default;
};

class RoadNet {
 public:
  explicit RoadNet(const Board& board);

  int tiles() const { return static_cast<int>(kinds_.size()); }
  TileKind kind(int tile) const { return kinds_[static_cast<std::size_t>(tile)]; }
  // Leaving a tile by one of its sides.
  const Ahead& ahead(int tile, int side) const { return ahead_[index(tile, side)]; }
  // Inside a road tile entered by a side: the sides its road leads on to, and those of its other
  // road.
  const Ways& ways(int tile, int side) const { return ways_[index(tile, side)]; }
  const Geography& land() const { return land_; }
  const std::vector<int>& hexes() const { return hexes_; }
  const std::vector<int>& caves() const { return caves_; }
  int cave_side(int tile) const;  // the side by which a cave's road leaves it
  int find(TileKind kind) const;  // the tile of this kind that was placed first, or -1

 private:
  static std::size_t index(int tile, int side) {
    return static_cast<std::size_t>(kMostSides * tile + side);
  }
  std::vector<TileKind> kinds_;
  std::vector<Ahead> ahead_;
  std::vector<Ways> ways_;
  std::vector<int> hexes_;
  std::vector<int> caves_;
  Geography land_;
};

// Where a free walk can end, from leaving `tile` by `side` on: at crossings every branch is tried.
// That no edge is crossed twice in the same direction takes nothing away: whoever would come by an
// edge again could have gone on the first time as they do the second.
struct FootEnds {
  std::vector<int> hexes;  // sorted, each once
  std::vector<int> ports;
  bool cave = false;      // it can go down to the Underground
  bool dead_end = false;  // some way on is a closed edge
};
FootEnds on_foot(const RoadNet& net, int tile, int side);

// A journey begins by leaving a tile by a side, be it a hex or, from the Underground, a cave; or,
// at `landing`, by coming in from the water by that side.
struct Start {
  int tile = -1;
  int side = -1;
  bool landing = false;
};
// Which transfers of rules 4 may be used, as often as one likes.
struct Transfers {
  bool trailway = false;
  bool horse = false;
  bool horse_stays_on_land = false;  // only to hexes of the same island
  bool boat = false;
  bool cave_hop = false;
};
// Everything one journey can reach; lists are sorted, each place once.
struct Reach {
  std::vector<int> hexes;   // where it can end
  std::vector<int> ports;   // where it can leave the board
  std::vector<int> passed;  // road tiles it can set foot on
  std::vector<int> caves;   // of these the caves, where the Underground is open
  bool dead_end = false;    // some way on is a closed edge
  friend bool operator==(const Reach&, const Reach&) = default;
};
Reach reach(const RoadNet& net, const Start& start, const Transfers& transfers);

// Free journeys from the Citadel to each hex, the Underground and off-board counted as stops on the
// way (rules 4); -1 where none leads.
std::vector<int> journeys_from_citadel(const RoadNet& net);

}  // namespace warren::jack_rabbits
