#include "games/jack_rabbits/board/finished.h"

#include <algorithm>
#include <array>

namespace warren::jack_rabbits {
namespace {

// As the lattice has it, in edge lengths.
int distance_squared(Vertex v, Vertex w) {
  const int da = v.a - w.a;
  const int db = v.b - w.b;
  return da * da + da * db + db * db;
}

}  // namespace

int copies(TileKind kind, const std::vector<Suit>& suits) {
  if (kind == TileKind::citadel) return 1;
  if (is_royal(kind))
    return static_cast<int>(std::count(suits.begin(), suits.end(), suit_of(kind)));
  int count = 0;
  for (const Suit suit : suits) count += copies_in_set(kind, suit);
  return count;
}

std::vector<Suit> suits_on(const Board& board) {
  std::array<bool, kMostSuits> there{};
  for (const Placed& tile : board.tiles()) {
    if (is_royal(tile.kind)) there[static_cast<std::size_t>(suit_of(tile.kind))] = true;
  }
  std::vector<Suit> suits;
  for (int i = 0; i < kMostSuits; ++i) {
    if (there[static_cast<std::size_t>(i)]) suits.push_back(static_cast<Suit>(i));
  }
  return suits;
}

std::vector<TileKind> left_over(const Board& board, const std::vector<Suit>& suits) {
  std::vector<TileKind> left;
  for (int i = 0; i < kTileKinds; ++i) {
    const auto kind = static_cast<TileKind>(i);
    const auto lie = std::count_if(board.tiles().begin(), board.tiles().end(),
                                   [kind](const Placed& tile) { return tile.kind == kind; });
    const auto missing = copies(kind, suits) - static_cast<int>(lie);
    if (missing > 0) left.insert(left.end(), static_cast<std::size_t>(missing), kind);
  }
  return left;
}

bool cave_leads_to_hex(const RoadNet& net) {
  return std::any_of(net.caves().begin(), net.caves().end(), [&net](int cave) {
    return !on_foot(net, cave, net.cave_side(cave)).hexes.empty();
  });
}

Problem unfinished(const Board& board, const std::vector<Suit>& suits) {
  for (const TileKind kind : left_over(board, suits)) {
    if (shape_of(kind) != Shape::hex) continue;
    return Problem({"{0} is left over; a hex may not be", "sobra {0}; un hexágono no puede sobrar"},
                   {name_of(kind)});
  }
  if (!cave_leads_to_hex(RoadNet(board)))
    return Problem({"no cave has a road that leads to a hex",
                    "ninguna cueva tiene un camino que lleve a un hexágono"});
  return {};
}

bool within(int edges, const Outline& a, const Outline& b) {
  constexpr int kAcross = 2;  // no tile is wider: one pair of corners tells most others at once
  const int hardly = edges + 2 * kAcross;
  if (distance_squared(a.corner[0], b.corner[0]) > hardly * hardly) return false;
  for (std::size_t i = 0; i < static_cast<std::size_t>(a.sides); ++i) {
    for (std::size_t j = 0; j < static_cast<std::size_t>(b.sides); ++j) {
      if (distance_squared(a.corner[i], b.corner[j]) <= edges * edges) return true;
    }
  }
  return false;
}

std::vector<int> stranded(const Board& board, const Geography& land) {
  std::vector<bool> there(static_cast<std::size_t>(land.islands), false);
  const auto island = [&land](int tile) {
    return static_cast<std::size_t>(land.island[static_cast<std::size_t>(tile)]);
  };
  const auto near_what_is_there = [&](int tile) {
    for (int other = 0; other < board.size(); ++other) {
      if (there[island(other)] &&
          within(kFarthestApart, board.outline_of(tile), board.outline_of(other)))
        return true;
    }
    return false;
  };
  for (int tile = 0; tile < board.size(); ++tile) {
    if (board.tile(tile).kind == TileKind::citadel) there[island(tile)] = true;
  }
  for (bool more = true; more;) {
    more = false;
    for (int tile = 0; tile < board.size(); ++tile) {
      if (there[island(tile)] || shape_of(board.tile(tile).kind) != Shape::hex) continue;
      if (near_what_is_there(tile)) more = there[island(tile)] = true;
    }
  }
  std::vector<int> out;
  for (int tile = 0; tile < board.size(); ++tile) {
    if (there[island(tile)]) continue;
    there[island(tile)] = true;
    out.push_back(tile);
  }
  return out;
}

}  // namespace warren::jack_rabbits
