#include "games/jack_rabbits/board/generator.h"

#include <algorithm>
#include <bit>
#include <climits>
#include <utility>

#include "core/rng.h"
#include "games/jack_rabbits/board/sketch.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kAttempts = 4000;  // four suits need a few, five sometimes hundreds
constexpr int kMendings = 160;
constexpr int kSettlings = 12;
constexpr int kReachings = 6;

template <class T>
void shuffle(std::vector<T>& items, Rng& rng) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
  }
}

// How many of a tile's sides roads cross.
int road_sides(TileKind kind) { return std::popcount(roads_of(kind)); }

// Tiles with many roads come first, by and large: those with few then close what is still open.
void order(std::vector<TileKind>& tiles, Rng& rng) {
  std::vector<std::pair<int, TileKind>> keyed;
  for (const TileKind kind : tiles)
    keyed.emplace_back(10 * road_sides(kind) + static_cast<int>(rng.below(22)), kind);
  std::sort(keyed.begin(), keyed.end(),
            [](const auto& a, const auto& b) { return a.first > b.first; });
  for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = keyed[i].second;
}

// Which tiles go to which island. Smaller islands get hexes, a cave to reach them by, and some
// roads.
struct Shares {
  std::vector<std::vector<TileKind>> islands;  // all but the first begin with a hex
};

Shares deal(const GeneratorOptions& options, int islands, Rng& rng) {
  std::vector<TileKind> rest = tiles_in_play(options.suits);
  rest.erase(rest.begin());
  shuffle(rest, rng);
  const auto take = [&](auto wanted, std::vector<TileKind>& to) {
    const auto found = std::find_if(rest.begin(), rest.end(), wanted);
    if (found == rest.end()) return;
    to.push_back(*found);
    rest.erase(found);
  };
  const auto hex = [](int least, int most) {
    return [=](TileKind kind) {
      return shape_of(kind) == Shape::hex && road_sides(kind) >= least && road_sides(kind) <= most;
    };
  };
  const auto road = [](TileKind wanted) { return [=](TileKind kind) { return kind == wanted; }; };
  Shares shares;
  shares.islands.resize(static_cast<std::size_t>(islands));
  for (int i = 1; i < islands; ++i) {
    auto& island = shares.islands[static_cast<std::size_t>(i)];
    take(hex(3, 4), island);
    take(road(TileKind::cave), island);
    take(hex(1, 3), island);
    take(road(TileKind::tavern), island);
    if (rng.below(2) == 0) take(hex(1, 3), island);
    if (rng.below(2) == 0) take(road(TileKind::crossing), island);
    if (rng.below(3) == 0)
      take([](TileKind kind) { return shape_of(kind) == Shape::rhombus; }, island);
  }
  shares.islands.front() = std::move(rest);
  return shares;
}

// Puts every tile of a share where it lies best; tiles that fit nowhere yet wait for the next
// round.
bool grow(Sketch& sketch, std::vector<TileKind> waiting, int island, Rng& rng) {
  order(waiting, rng);
  while (!waiting.empty()) {
    std::vector<TileKind> still;
    for (const TileKind kind : waiting) {
      Sketch::Spot spot;
      if (sketch.best_spot(kind, island, rng, spot)) {
        sketch.place(spot.tile, island);
      } else {
        still.push_back(kind);
      }
    }
    if (still.size() == waiting.size()) return false;
    waiting = std::move(still);
  }
  return true;
}

// Lifts a tile that lies badly and lays it where it lies better, until the open ends are few
// enough.
bool mend(Sketch& sketch, int wanted_ends, Rng& rng) {
  for (int n = 0; n < kMendings && sketch.open_ends() > wanted_ends; ++n) {
    int index = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(sketch.size() - 1)));
    for (int k = 0; k < 2; ++k) {  // the worst of three is more likely to gain
      const int other =
          1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(sketch.size() - 1)));
      if (sketch.worth_of(other) < sketch.worth_of(index)) index = other;
    }
    if (!sketch.holds_without(index)) continue;
    const Placed before = sketch.tile(index);
    const int island = sketch.island(index);
    const int ends_before = sketch.open_ends();
    sketch.remove(index);
    Sketch::Spot spot;
    const bool found = sketch.best_spot(before.kind, island, rng, spot);
    sketch.place(found ? spot.tile : before, island);
    if (sketch.open_ends() > ends_before + 1) {
      sketch.remove(sketch.size() - 1);
      sketch.place(before, island);
    }
  }
  return sketch.open_ends() <= wanted_ends;
}

// A royal that cannot be reached soon enough, or -1.
int too_far(const RoadNet& net) {
  const auto journeys = journeys_from_citadel(net);
  for (const int hex : net.hexes()) {
    const int far = journeys[static_cast<std::size_t>(hex)];
    if (far < 0 || far > kFarthest) return hex;
  }
  return -1;
}

bool cave_leads_to_hex(const RoadNet& net) {
  return std::any_of(net.caves().begin(), net.caves().end(), [&](int cave) {
    return !on_foot(net, cave, net.cave_side(cave)).hexes.empty();
  });
}

bool acceptable(const RoadNet& net, int islands) {
  const int ports = static_cast<int>(net.land().ports.size());
  return net.land().islands == islands && ports >= kLeastPorts && ports <= kMostPorts &&
         cave_leads_to_hex(net);
}

// Islands apart from the first. One that has no room to grow begins anew elsewhere.
bool settle(Sketch& sketch, std::vector<TileKind> share, int island, Rng& rng) {
  const int before = sketch.size();
  const TileKind first_kind = share.front();
  share.erase(share.begin());
  for (int n = 0; n < kSettlings; ++n) {
    Placed first;
    if (!sketch.spot_apart(first_kind, rng, first)) continue;
    sketch.place(first, island);
    if (grow(sketch, share, island, rng)) return true;
    while (sketch.size() > before) sketch.remove(sketch.size() - 1);
  }
  return false;
}

// Lays a royal that is too far from the Citadel somewhere else on its island.
bool move_elsewhere(Sketch& sketch, int index, Rng& rng) {
  if (index == 0 || !sketch.holds_without(index)) return false;
  const Placed before = sketch.tile(index);
  const int island = sketch.island(index);
  sketch.remove(index);
  Sketch::Spot spot;
  const bool found = sketch.best_spot(before.kind, island, rng, spot) && !(spot.tile == before);
  sketch.place(found ? spot.tile : before, island);
  return found;
}

bool attempt(const GeneratorOptions& options, int islands, Rng& rng, Board& board) {
  const Shares shares = deal(options, islands, rng);
  Sketch sketch;
  sketch.place({TileKind::citadel, vertex(0, 0), 0}, 0);
  for (int i = 0; i < islands; ++i) {
    const auto& share = shares.islands[static_cast<std::size_t>(i)];
    if (!(i == 0 ? grow(sketch, share, 0, rng) : settle(sketch, share, i, rng))) return false;
  }
  const int wanted_ends = kLeastPorts + 2 + static_cast<int>(rng.below(7));
  for (int n = 0; n < kReachings; ++n) {
    if (!mend(sketch, wanted_ends, rng) && sketch.open_ends() > kMostPorts) return false;
    board = sketch.board();
    const RoadNet net(board);
    const int far = too_far(net);
    if (far < 0) return acceptable(net, islands);
    if (!move_elsewhere(sketch, far, rng)) return false;
  }
  return false;
}

}  // namespace

std::vector<TileKind> tiles_in_play(const std::vector<Suit>& suits) {
  std::vector<TileKind> tiles{TileKind::citadel};
  for (const Suit suit : suits) {
    for (const Title title : {Title::king, Title::queen, Title::jack})
      tiles.push_back(royal(suit, title));
    for (std::size_t i = 0; i < kPlainKinds; ++i) {
      const TileKind road = plain_kind(i);
      tiles.insert(tiles.end(), static_cast<std::size_t>(copies_in_set(road, suit)), road);
    }
  }
  return tiles;
}

bool generate(std::uint64_t seed, const GeneratorOptions& options, Board& board) {
  Rng rng(seed, 0x626F617264);
  const std::array<int, 5> common = {1, 1, 2, 2, 3};
  const int islands = options.islands != 0 ? options.islands : common[rng.below(5)];
  for (int n = 0; n < kAttempts; ++n) {
    if (attempt(options, islands, rng, board)) return true;
  }
  return false;
}

Fairness fairness(const RoadNet& net) {
  Fairness fair;
  const auto journeys = journeys_from_citadel(net);
  std::array<int, kMostSuits> suit_hexes{};
  std::array<int, 3> title_hexes{};
  for (const int hex : net.hexes()) {
    const int far = journeys[static_cast<std::size_t>(hex)];
    fair.journeys.push_back(far);
    if (!is_royal(net.kind(hex))) continue;
    const auto suit = static_cast<std::size_t>(suit_of(net.kind(hex)));
    const auto title = static_cast<std::size_t>(title_of(net.kind(hex)));
    fair.by_suit[suit] += 100 * far;
    fair.by_title[title] += 100 * far;
    ++suit_hexes[suit];
    ++title_hexes[title];
  }
  const auto spread = [](auto& sums, const auto& counts) {
    int least = INT_MAX;
    int most = 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      if (counts[i] == 0) continue;
      sums[i] /= counts[i];
      least = std::min(least, sums[i]);
      most = std::max(most, sums[i]);
    }
    return most - std::min(least, most);
  };
  fair.unevenness = spread(fair.by_suit, suit_hexes) + spread(fair.by_title, title_hexes);
  return fair;
}

std::uint64_t fairest(std::uint64_t first, int count, const GeneratorOptions& options) {
  std::uint64_t best = first;
  int least = INT_MAX;
  Board board;
  for (int n = 0; n < count; ++n) {
    const std::uint64_t seed = first + static_cast<std::uint64_t>(n);
    if (!generate(seed, options, board)) continue;
    const int uneven = fairness(RoadNet(board)).unevenness;
    if (uneven < least) least = uneven, best = seed;
  }
  return best;
}

Looks looks(const Board& board) {
  int left = INT_MAX, right = INT_MIN, low = INT_MAX, high = INT_MIN;
  for (int tile = 0; tile < board.size(); ++tile) {
    const Outline& out = board.outline_of(tile);
    for (int i = 0; i < out.triangles; ++i) {
      for (const Vertex& v : corners(out.triangle[static_cast<std::size_t>(i)])) {
        left = std::min(left, 2 * v.a + v.b);
        right = std::max(right, 2 * v.a + v.b);
        low = std::min<int>(low, v.b);
        high = std::max<int>(high, v.b);
      }
    }
  }
  // A gap is water with land on at least two of its three edges.
  std::vector<int> gaps;
  for (int tile = 0; tile < board.size(); ++tile) {
    const Outline& out = board.outline_of(tile);
    for (int i = 0; i < out.sides; ++i) {
      const Side& side = out.side[static_cast<std::size_t>(i)];
      const Triangle beyond = other_side(side.edge, side.inside);
      if (board.at(beyond) >= 0) continue;
      int land = 0;
      for (const Edge& edge : edges(beyond))
        land += board.at(other_side(edge, beyond)) >= 0 ? 1 : 0;
      if (land >= 2) gaps.push_back(slot(beyond));
    }
  }
  std::sort(gaps.begin(), gaps.end());
  gaps.erase(std::unique(gaps.begin(), gaps.end()), gaps.end());
  return {right - left, high - low, static_cast<int>(gaps.size())};
}

}  // namespace warren::jack_rabbits
