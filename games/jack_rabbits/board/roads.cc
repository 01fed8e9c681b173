#include "games/jack_rabbits/board/roads.h"

#include <algorithm>
#include <deque>
#include <set>
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

class FreeWalk {
 public:
  explicit FreeWalk(const RoadNet& net) : net_(net) {}
  void leave(int tile, int side) {
    if (!crossed_.insert({tile, side}).second) {  // no edge twice in the same direction
      ends_.dead_end = true;
      return;
    }
    const Ahead& next = net_.ahead(tile, side);
    switch (next.kind) {
      case Ahead::Kind::hex:
        ends_.hexes.push_back(next.tile);
        break;
      case Ahead::Kind::off_board:
        ends_.ports.push_back(next.tile);
        break;
      case Ahead::Kind::road:
        enter(next.tile, next.side);
        break;
      case Ahead::Kind::closed:
      case Ahead::Kind::nothing:
        ends_.dead_end = true;
        break;
    }
    crossed_.erase({tile, side});
  }
  FootEnds ends() {
    for (auto* list : {&ends_.hexes, &ends_.ports}) {
      std::sort(list->begin(), list->end());
      list->erase(std::unique(list->begin(), list->end()), list->end());
    }
    return ends_;
  }

 private:
  void enter(int tile, int side) {
    if (net_.kind(tile) == TileKind::cave) {
      ends_.cave = true;
      return;
    }
    const std::uint8_t on = net_.ways(tile, side).on;
    for (int s = 0; s < kMostSides; ++s) {
      if ((on >> s & 1) != 0) leave(tile, s);
    }
  }

  const RoadNet& net_;
  std::set<std::pair<int, int>> crossed_;
  FootEnds ends_;
};

}  // namespace

FootEnds on_foot(const RoadNet& net, int tile, int side) {
  FreeWalk walk(net);
  walk.leave(tile, side);
  return walk.ends();
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
