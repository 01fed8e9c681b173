#include "games/jack_rabbits/board/generator.h"

#include <algorithm>
#include <bit>
#include <climits>
#include <utility>

#include "core/rng.h"
#include "games/jack_rabbits/board/finished.h"
#include "games/jack_rabbits/board/merits.h"
#include "games/jack_rabbits/board/moorings.h"
#include "games/jack_rabbits/board/sketch.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kAttempts = 4000;  // a few are enough for most
constexpr int kMendings = 40;    // for each suit, four at least
constexpr int kSettlings = 12;
constexpr int kReachings = 6;
constexpr int kCoastLater = 15;
constexpr int kChoices = 3;  // boards to choose from, if the first is not compact enough
constexpr int kCompact = 172;

template <class T>
void shuffle(std::vector<T>& items, Rng& rng) {
  for (std::size_t i = items.size(); i > 1; --i) {
    std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
  }
}

// How many of a tile's sides roads cross, blue ones not counted: nothing ever goes on from these.
int road_sides(TileKind kind) {
  return std::popcount(static_cast<unsigned>(roads_of(kind) & ~blue_sides_of(kind)));
}

int suits_of(const GeneratorOptions& options) { return static_cast<int>(options.suits.size()); }

// Tiles with many roads come first, by and large: those with few then close what is still open.
// What has a blue side waits until there is a coast.
void order(std::vector<TileKind>& tiles, Rng& rng) {
  std::vector<std::pair<int, TileKind>> keyed;
  for (const TileKind kind : tiles)
    keyed.emplace_back(10 * road_sides(kind) + static_cast<int>(rng.below(22)) -
                           (blue_sides_of(kind) != 0 ? kCoastLater : 0),
                       kind);
  std::sort(keyed.begin(), keyed.end(),
            [](const auto& a, const auto& b) { return a.first > b.first; });
  for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = keyed[i].second;
}

// Which tiles go to which island. Smaller islands get hexes, a cave to reach them by, and some
// roads.
struct Shares {
  std::vector<std::vector<TileKind>> islands;  // all but the first begin with a hex
  std::vector<TileKind> towers;                // that lie apart
};

Shares deal(const GeneratorOptions& options, int islands, Rng& rng) {
  std::vector<TileKind> rest = tiles_in_play(options.suits);
  rest.erase(rest.begin());
  Shares shares;
  std::erase_if(rest, [&](TileKind kind) {
    if (lies_apart(kind)) shares.towers.push_back(kind);
    return lies_apart(kind);
  });
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
bool mend(Sketch& sketch, int wanted_ends, int mendings, Rng& rng) {
  for (int n = 0; n < mendings && sketch.open_ends() > wanted_ends; ++n) {
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
    if (lies_apart(net.kind(hex))) continue;
    if (far < 0 || far > kFarthest) return hex;
  }
  return -1;
}

// A hex whose blue side looks at a lake, or -1: generated boards give blue sides the sea.
int landlocked(const RoadNet& net) {
  for (const Port& port : net.land().ports) {
    if (port.blue && port.water != 0) return port.tile;
  }
  return -1;
}

bool acceptable(const RoadNet& net, int islands, int most) {
  const auto& all = net.land().ports;
  const auto ports =
      std::count_if(all.begin(), all.end(), [](const Port& port) { return !port.blue; });
  return net.land().islands == islands && ports >= kLeastPorts && ports <= most &&
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

// Lays a royal that is too far from the Citadel, or from the sea, somewhere else on its island.
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
  const int most = most_ports(suits_of(options));
  const int wanted_ends = most - 8 + static_cast<int>(rng.below(7));
  const int mendings = kMendings * std::max(4, suits_of(options));
  const int reachings = kReachings * std::max(4, suits_of(options)) / 4;
  for (int n = 0; n < reachings; ++n) {
    if (!mend(sketch, wanted_ends, mendings, rng) && sketch.open_ends() > most) return false;
    board = sketch.board();
    const RoadNet net(board);
    const int far = too_far(net);
    const int amiss = far < 0 ? landlocked(net) : far;
    if (amiss < 0) return acceptable(net, islands, most) && moor(board, shares.towers, rng);
    if (!move_elsewhere(sketch, amiss, rng)) return false;
  }
  return false;
}

// The box round a board, in percent of the triangles that lie in it.
int spread_of(const Board& board) {
  int triangles = 0;
  for (int tile = 0; tile < board.size(); ++tile) triangles += board.outline_of(tile).triangles;
  const Looks size = looks(board);
  return 100 * size.width * size.height / triangles;
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
  // Up to four suits the first will do, as it always has: links name such boards by their seeds.
  const int choices = suits_of(options) <= 4 ? 1 : kChoices;
  int found = 0;
  int least = INT_MAX;
  for (int n = 0; n < kAttempts && found < choices; ++n) {
    Board other;
    if (!attempt(options, islands, rng, other)) continue;
    ++found;
    const int spread = choices == 1 ? 0 : spread_of(other);
    if (spread < least) least = spread, board = std::move(other);
    if (least <= kCompact) break;
  }
  return found > 0;
}

}  // namespace warren::jack_rabbits
