#include "games/jack_rabbits/board/sketch.h"

#include <algorithm>
#include <cstdlib>

#include "games/jack_rabbits/board/fit.h"
#include "games/jack_rabbits/board/lanes.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kIndexShift = 5;  // a mark's upper bits are the number of the tile

bool is_post(TileKind kind) { return shape_of(kind) == Shape::triangle; }

// A road that tiles can go on from. Nothing ever lies beyond a blue side.
bool leads_on(const Side& side) { return side.road && !side.blue; }

}  // namespace

bool Sketch::covered(Triangle t) const { return (mark(edges(t)[0], t.down) & kPresent) != 0; }

// Most places are not free: this is asked before anything dearer.
bool Sketch::uncovered(const Placed& tile) const {
  const auto none = [this](const auto& triangles) {
    return std::none_of(triangles.begin(), triangles.end(),
                        [this](Triangle t) { return covered(t); });
  };
  switch (shape_of(tile.kind)) {
    case Shape::hex:
      return none(hex_triangles(tile.at));
    case Shape::rhombus:
      return none(sides({tile.at, tile.pose}));
    case Shape::triangle:
      break;
  }
  return !covered({tile.at, tile.pose >= 3});
}

// A tile marks its own sides, and the inner edges of its triangles, so that `covered` is one look.
void Sketch::set_marks(int index, bool present) {
  const Laid& laid = tiles_[static_cast<std::size_t>(index)];
  const Shape shape = shape_of(laid.placed.kind);
  const auto base =
      static_cast<std::uint16_t>(kPresent | (shape == Shape::hex ? kHex : 0) |
                                 (shape == Shape::triangle ? kTriangle : 0) | index << kIndexShift);
  for (int i = 0; i < laid.outline.triangles; ++i) {
    const Triangle t = laid.outline.triangle[static_cast<std::size_t>(i)];
    for (const Edge& edge : edges(t)) mark(edge, t.down) = present ? base : 0;
  }
  for (int i = 0; present && i < laid.outline.sides; ++i) {
    const Side& side = laid.outline.side[static_cast<std::size_t>(i)];
    if (side.road) mark(side.edge, side.inside.down) |= kRoad;
    if (side.blue) mark(side.edge, side.inside.down) |= kBlue;
  }
}

void Sketch::place(const Placed& tile, int island) {
  tiles_.push_back({tile, outline(tile), island});
  const Outline& out = tiles_.back().outline;
  for (int i = 0; i < out.sides; ++i) {
    const Side& side = out.side[static_cast<std::size_t>(i)];
    if (leads_on(side)) open_ends_ += (across(side) & kPresent) != 0 ? -1 : 1;
  }
  set_marks(size() - 1, true);
  mark_lanes(out, 1);
  if (is_post(tile.kind)) posts_[plain_number(tile.kind)].push_back(middle(tile));
}

void Sketch::remove(int index) {
  const Outline out = tiles_[static_cast<std::size_t>(index)].outline;
  set_marks(index, false);
  mark_lanes(out, -1);
  if (const Placed& tile = this->tile(index); is_post(tile.kind)) {
    auto& posts = posts_[plain_number(tile.kind)];
    posts.erase(std::find(posts.begin(), posts.end(), middle(tile)));
  }
  for (int i = 0; i < out.sides; ++i) {
    const Side& side = out.side[static_cast<std::size_t>(i)];
    if (leads_on(side)) open_ends_ -= (across(side) & kPresent) != 0 ? -1 : 1;
  }
  tiles_[static_cast<std::size_t>(index)] = tiles_.back();
  tiles_.pop_back();
  if (index < size()) set_marks(index, true);
}

void Sketch::mark_lanes(const Outline& outline, int by) {
  for (int i = 0; i < outline.sides; ++i) {
    const Side& side = outline.side[static_cast<std::size_t>(i)];
    if (!side.blue) continue;
    lanes_ += by;
    each_lane_cell(side, [&](Triangle t) {
      auto& lanes = lane_[static_cast<std::size_t>(slot(t))];
      lanes = static_cast<std::uint8_t>(lanes + by);
    });
  }
}

int Sketch::lane_penalty(const Outline& outline) const {
  int penalty = 0;
  for (int i = 0; i < outline.triangles; ++i)
    penalty += kLaneCovered *
               lane_[static_cast<std::size_t>(slot(outline.triangle[static_cast<std::size_t>(i)]))];
  for (int i = 0; i < outline.sides; ++i) {
    const Side& side = outline.side[static_cast<std::size_t>(i)];
    if (!side.blue) continue;
    each_lane_cell(side, [&](Triangle t) { penalty += covered(t) ? kLaneCovered : 0; });
  }
  return penalty;
}

// Posts of one kind keep away from each other.
int Sketch::spread_penalty(const Placed& tile) const {
  if (!is_post(tile.kind)) return 0;
  int penalty = 0;
  const auto here = middle(tile);
  for (const auto& post : posts_[plain_number(tile.kind)]) {
    const int distance = distance_36(here, post) / 36;
    if (distance < 9) penalty += 10 - distance;
  }
  return penalty;
}

bool Sketch::judge(const Placed& tile, int island, int& worth) const {
  if (!in_reach(tile.at) || !uncovered(tile)) return false;
  const Outline out = outline(tile);
  const Shape shape = shape_of(tile.kind);
  Fit fit{.sides = out.sides};
  for (int i = 0; i < out.sides; ++i) {
    const Side& side = out.side[static_cast<std::size_t>(i)];
    const std::uint16_t beyond = across(side);
    if ((beyond & kPresent) == 0) {
      fit.open += leads_on(side) ? 1 : 0;
      continue;
    }
    if (side.blue || (beyond & kBlue) != 0) return false;  // it stays open to water
    const bool road = (beyond & kRoad) != 0;
    if (road != side.road) return false;                                      // T
    if (road && shape == Shape::hex && (beyond & kHex) != 0) return false;    // X
    if (shape == Shape::triangle && (beyond & kTriangle) != 0) return false;  // !
    if (tiles_[beyond >> kIndexShift].island != island) return false;         // islands stay apart
    ++(road ? fit.joined : fit.shared);
  }
  worth = fit.worth() - distance_36(tile, tiles_.front().placed) / 160 - spread_penalty(tile);
  if (lanes_ > 0 || blue_sides_of(tile.kind) != 0) worth -= lane_penalty(out);
  return fit.joined > 0;  // a tile that no road joins would be out of every way
}

Sketch::Round Sketch::round(Vertex centre) const {
  Round out;
  const auto inside = hex_triangles(centre);
  for (int i = 0; i < 6; ++i) {
    const std::uint16_t beyond =
        mark(hex_edge(centre, i), !inside[static_cast<std::size_t>(i)].down);
    out.present |= ((beyond & kPresent) != 0 ? 1U : 0U) << i;
    out.roads |= ((beyond & kRoad) != 0 ? 1U : 0U) << i;
    out.hexes |= ((beyond & kHex) != 0 ? 1U : 0U) << i;
  }
  return out;
}

// Most turns of a hex are none: what `judge` would say of its edges, without looking at each.
bool Sketch::Round::admits(const Placed& hex) const {
  const unsigned own = turned(roads_of(hex.kind), hex.pose);
  const unsigned blue = turned(blue_sides_of(hex.kind), hex.pose);
  return ((own ^ roads) & present) == 0 && (own & roads & hexes) == 0 && (blue & present) == 0;
}

template <class Visit>
void Sketch::each_place_at(TileKind kind, const Side& shore, Visit&& visit) const {
  const Triangle t = other_side(shore.edge, shore.inside);
  switch (shape_of(kind)) {
    case Shape::triangle:
      for (int turn = 0; turn < poses(kind) / 2; ++turn) {
        visit(Placed{kind, t.at, static_cast<std::uint8_t>((t.down ? 3 : 0) + turn)});
      }
      return;
    case Shape::rhombus:
      for (const Edge& inner : edges(t)) {
        if (!(inner == shore.edge)) visit(Placed{kind, inner.at, inner.axis});
      }
      return;
    case Shape::hex: {
      const auto all = corners(t);
      const auto edge_list = edges(t);
      for (std::size_t i = 0; i < 3; ++i) {
        if (!(edge_list[i] == shore.edge) || !in_reach(all[i])) continue;
        if (!uncovered({kind, all[i], 0})) return;
        const Round around = round(all[i]);
        for (int turn = 0; turn < poses(kind); ++turn) {
          const Placed hex{kind, all[i], static_cast<std::uint8_t>(turn)};
          if (around.admits(hex)) visit(hex);
        }
      }
      return;
    }
  }
}

bool Sketch::best_spot(TileKind kind, int island, Rng& rng, Spot& best) const {
  bool found = false;
  for (const Laid& laid : tiles_) {
    if (laid.island != island) continue;
    for (int i = 0; i < laid.outline.sides; ++i) {
      const Side& shore = laid.outline.side[static_cast<std::size_t>(i)];
      // Only from open road ends: a tile must join a road somewhere.
      if (!leads_on(shore) || (across(shore) & kPresent) != 0) continue;
      each_place_at(kind, shore, [&](const Placed& tile) {
        int worth = 0;
        if (!judge(tile, island, worth)) return;
        worth += static_cast<int>(rng.below(9));
        if (found && worth <= best.worth) return;
        best = {tile, worth};
        found = true;
      });
    }
  }
  return found;
}

bool Sketch::spot_apart(TileKind kind, Rng& rng, Placed& spot) const {
  constexpr int kTries = 60;
  int nearest_best = 1 << 20;
  bool found = false;
  for (int n = 0; n < kTries; ++n) {
    const Laid& from = tiles_[rng.below(static_cast<std::uint32_t>(size()))];
    const auto corner = [&] { return kCorners[rng.below(6)]; };
    Vertex at = from.placed.at;
    for (int step = 0; step < 4; ++step) at = at + corner();
    const Placed tile{
        kind, at, static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(poses(kind))))};
    if (!in_reach(at)) continue;
    const Outline out = outline(tile);
    bool free = true;
    for (int i = 0; free && i < out.sides; ++i) {
      const Side& side = out.side[static_cast<std::size_t>(i)];
      free = !covered(side.inside) && (across(side) & kPresent) == 0;
      // Leave a strip of water, so that the new island has room to grow without touching.
      const Triangle next = other_side(side.edge, side.inside);
      for (const Edge& edge : edges(next)) free = free && !covered(other_side(edge, next));
    }
    const int distance =
        distance_36({at.a, at.b}, {tiles_.front().placed.at.a, tiles_.front().placed.at.b});
    if (!free || distance >= nearest_best) continue;
    nearest_best = distance;
    spot = tile;
    found = true;
  }
  return found;
}

bool Sketch::holds_without(int index) const {
  const int island_number = island(index);
  std::uint64_t seen[2] = {0, 0};
  std::array<int, kMostTiles> open{};
  int waiting = 0;
  int members = 0;
  const auto reach = [&](int tile) {
    if (tile == index || (seen[tile / 64] >> (tile % 64) & 1) != 0) return;
    seen[tile / 64] |= std::uint64_t{1} << (tile % 64);
    open[static_cast<std::size_t>(waiting++)] = tile;
  };
  for (int tile = 0; tile < size(); ++tile) {
    if (tile == index || island(tile) != island_number) continue;
    if (members++ == 0) reach(tile);
  }
  int reached = 0;
  while (waiting > 0) {
    const Outline& out =
        tiles_[static_cast<std::size_t>(open[static_cast<std::size_t>(--waiting)])].outline;
    ++reached;
    for (int i = 0; i < out.sides; ++i) {
      const std::uint16_t beyond = across(out.side[static_cast<std::size_t>(i)]);
      if ((beyond & kPresent) != 0) reach(beyond >> kIndexShift);
    }
  }
  return reached == members;
}

int Sketch::worth_of(int index) const {
  const Outline& out = tiles_[static_cast<std::size_t>(index)].outline;
  int worth = 0;
  for (int i = 0; i < out.sides; ++i) {
    const Side& side = out.side[static_cast<std::size_t>(i)];
    const bool neighbour = (across(side) & kPresent) != 0;
    worth +=
        neighbour ? (side.road ? Fit::kJoined : Fit::kShared) : (leads_on(side) ? Fit::kOpen : 0);
  }
  return worth - spread_penalty(tile(index));
}

Board Sketch::board() const {
  Board out;
  for (const Laid& laid : tiles_) out.place(laid.placed);
  return out;
}

}  // namespace warren::jack_rabbits
