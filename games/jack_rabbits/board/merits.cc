#include "games/jack_rabbits/board/merits.h"

#include <algorithm>
#include <climits>

#include "games/jack_rabbits/board/generator.h"

namespace warren::jack_rabbits {

Fairness fairness(const RoadNet& net) {
  Fairness fair;
  const auto journeys = journeys_from_citadel(net);
  std::array<int, kMostSuits> suit_hexes{};
  std::array<int, 3> title_hexes{};
  for (const int hex : net.hexes()) {
    const int far = journeys[static_cast<std::size_t>(hex)];
    fair.journeys.push_back(far);
    if (!is_royal(net.kind(hex)) || lies_apart(net.kind(hex))) continue;
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
