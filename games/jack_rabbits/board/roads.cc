#include "games/jack_rabbits/board/roads.h"

#include <algorithm>
#include <deque>
#include <utility>

namespace warren::jack_rabbits {

RoadNet::RoadNet(const Board& board) : land_(geography(board)) {
  ahead_.resize(static_cast<std::size_t>(kMostSides * board.size()));
  ways_.resize(ahead_.size());
  for (int tile = 0; tile < board.size(); ++tile) {
    const TileKind kind = board.tile(tile).kind;
    kinds_.push_back(kind);
    if (shape_of(kind) == Shape::hex) hexes_.push_back(tile);
    if (kind == TileKind::cave) caves_.push_back(tile);
    const Outline& out = board.outline_of(tile);
    for (int s = 0; s < out.sides; ++s) {
      const Side& side = out.side[static_cast<std::size_t>(s)];
      if (!side.road) continue;
      ways_[index(tile, s)] = jack_rabbits::ways(board.tile(tile), out, s);
      const int next = board.at(other_side(side.edge, side.inside));
      if (next < 0) continue;  // a port: below
      const int entry = board.side_at(next, side.edge);
      const bool open = board.outline_of(next).side[static_cast<std::size_t>(entry)].road;
      const bool hex = shape_of(board.tile(next).kind) == Shape::hex;
      ahead_[index(tile, s)] = {!open ? Ahead::Kind::closed
                                : hex ? Ahead::Kind::hex
                                      : Ahead::Kind::road,
                                static_cast<std::int16_t>(next), static_cast<std::int8_t>(entry)};
    }
  }
  for (std::size_t port = 0; port < land_.ports.size(); ++port) {
    const Port& p = land_.ports[port];
    ahead_[index(p.tile, p.side)] = {Ahead::Kind::off_board, static_cast<std::int16_t>(port), -1};
  }
}

int RoadNet::cave_side(int tile) const {
  for (int side = 0; side < kMostSides; ++side) {
    if (ahead(tile, side).kind != Ahead::Kind::nothing) return side;
  }
  return -1;
}

int RoadNet::find(TileKind kind) const {
  const auto found = std::find(kinds_.begin(), kinds_.end(), kind);
  return found == kinds_.end() ? -1 : static_cast<int>(found - kinds_.begin());
}

namespace {

// Follows every way on at once, each way into a tile once.
class Walk {
 public:
  Walk(const RoadNet& net, const Transfers& transfers)
      : net_(net),
        transfers_(transfers),
        entered_(static_cast<std::size_t>(kMostSides * net.tiles())),
        arrived_(static_cast<std::size_t>(net.tiles())),
        left_at_(net.land().ports.size()) {}

  void leave(int tile, int side) {
    const Ahead& next = net_.ahead(tile, side);
    switch (next.kind) {
      case Ahead::Kind::hex:
        arrived_[static_cast<std::size_t>(next.tile)] = true;
        break;
      case Ahead::Kind::off_board:
        left_at_[static_cast<std::size_t>(next.tile)] = true;
        break;
      case Ahead::Kind::road:
        enter(next.tile, next.side);
        break;
      case Ahead::Kind::closed:
      case Ahead::Kind::nothing:
        dead_end_ = true;
        break;
    }
  }
  void enter(int tile, int side) {
    arrived_[static_cast<std::size_t>(tile)] = true;
    if (shape_of(net_.kind(tile)) == Shape::hex) return;
    const auto way = static_cast<std::size_t>(kMostSides * tile + side);
    if (entered_[way]) return;
    entered_[way] = true;
    open_.push_back({tile, side});
  }
  void go_on() {
    while (!open_.empty()) {
      const auto [tile, side] = open_.back();
      open_.pop_back();
      const Ways& ways = net_.ways(tile, side);
      leave_by(tile, ways.on);
      if (transfers_.trailway) leave_by(tile, ways.other);
      if (net_.kind(tile) == TileKind::crossing) meet_merchant(tile);
      if (net_.kind(tile) == TileKind::cave && transfers_.cave_hop) hop_from(tile);
    }
  }

  bool arrived(int tile) const { return arrived_[static_cast<std::size_t>(tile)]; }
  bool left_at(std::size_t port) const { return left_at_[port]; }
  bool dead_end() const { return dead_end_; }

 private:
  void leave_by(int tile, std::uint8_t sides) {
    for (int side = 0; side < kMostSides; ++side) {
      if ((sides >> side & 1) != 0) leave(tile, side);
    }
  }
  void meet_merchant(int tile) {
    const Geography& land = net_.land();
    const auto island = [&land](int t) { return land.island[static_cast<std::size_t>(t)]; };
    for (const int hex : net_.hexes()) {
      if (transfers_.horse && (!transfers_.horse_stays_on_land || island(hex) == island(tile)))
        arrived_[static_cast<std::size_t>(hex)] = true;
    }
    if (!transfers_.boat) return;
    for (const Port& port : land.ports) {
      const bool same_water =
          land.shore[static_cast<std::size_t>(tile)].test(static_cast<std::size_t>(port.water));
      if (same_water && port.tile != tile) enter(port.tile, port.side);
    }
  }
  void hop_from(int tile) {
    for (const int cave : net_.caves()) {
      if (cave != tile) leave(cave, net_.cave_side(cave));
    }
  }

  const RoadNet& net_;
  Transfers transfers_;
  std::vector<std::pair<int, int>> open_;  // tiles just entered, and by which side
  std::vector<bool> entered_;
  std::vector<bool> arrived_;
  std::vector<bool> left_at_;
  bool dead_end_ = false;
};

}  // namespace

FootEnds on_foot(const RoadNet& net, int tile, int side) {
  Walk walk(net, {});
  walk.leave(tile, side);
  walk.go_on();
  FootEnds ends;
  for (const int hex : net.hexes()) {
    if (walk.arrived(hex)) ends.hexes.push_back(hex);
  }
  for (std::size_t port = 0; port < net.land().ports.size(); ++port) {
    if (walk.left_at(port)) ends.ports.push_back(static_cast<int>(port));
  }
  for (const int cave : net.caves()) ends.cave = ends.cave || walk.arrived(cave);
  ends.dead_end = walk.dead_end();
  return ends;
}

Reach reach(const RoadNet& net, const Start& start, const Transfers& transfers) {
  Walk walk(net, transfers);
  if (start.landing)
    walk.enter(start.tile, start.side);
  else
    walk.leave(start.tile, start.side);
  walk.go_on();
  Reach out;
  for (int tile = 0; tile < net.tiles(); ++tile) {
    if (!walk.arrived(tile)) continue;
    const bool hex = shape_of(net.kind(tile)) == Shape::hex;
    (hex ? out.hexes : out.passed).push_back(tile);
    if (net.kind(tile) == TileKind::cave) out.caves.push_back(tile);
  }
  for (std::size_t port = 0; port < net.land().ports.size(); ++port) {
    if (walk.left_at(port)) out.ports.push_back(static_cast<int>(port));
  }
  out.dead_end = walk.dead_end();
  return out;
}

std::vector<int> journeys_from_citadel(const RoadNet& net) {
  const int underground = net.tiles();
  const int off_board = net.tiles() + 1;
  std::vector<int> distance(static_cast<std::size_t>(net.tiles()) + 2, -1);
  std::deque<int> open{net.find(TileKind::citadel)};
  if (open.front() < 0) return {};
  distance[static_cast<std::size_t>(open.front())] = 0;
  while (!open.empty()) {
    const int here = open.front();
    open.pop_front();
    const auto reach = [&](int place) {
      if (distance[static_cast<std::size_t>(place)] >= 0) return;
      distance[static_cast<std::size_t>(place)] = distance[static_cast<std::size_t>(here)] + 1;
      open.push_back(place);
    };
    const auto walk = [&](int tile, int side) {
      const FootEnds ends = on_foot(net, tile, side);
      for (const int hex : ends.hexes) reach(hex);
      if (!ends.ports.empty()) reach(off_board);
      if (ends.cave) reach(underground);
    };
    if (here == off_board) {
      reach(underground);
    } else if (here == underground) {
      for (const int cave : net.caves()) walk(cave, net.cave_side(cave));
    } else {
      for (int side = 0; side < kMostSides; ++side) {
        if (net.ahead(here, side).kind != Ahead::Kind::nothing) walk(here, side);
      }
    }
  }
  distance.resize(static_cast<std::size_t>(net.tiles()));
  return distance;
}

}  // namespace warren::jack_rabbits
