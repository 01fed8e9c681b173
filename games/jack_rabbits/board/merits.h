// What makes one board better than another that keeps the rules just as well.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/roads.h"

namespace warren::jack_rabbits {

// How evenly the royals lie: free journeys from the Citadel, on average a hundredfold, by suit and
// by title, and one figure for all: 0 if all averages are equal, larger the more they differ.
struct Fairness {
  // Of each hex of the net, in the order of net.hexes(); those that lie apart do not count below.
  std::vector<int> journeys;
  std::array<int, kMostSuits> by_suit{};  // 0 for suits not in play
  std::array<int, 3> by_title{};
  int unevenness = 0;
};
Fairness fairness(const RoadNet& net);

// The most even of `count` boards: those of the seeds from `first` on.
std::uint64_t fairest(std::uint64_t first, int count, const GeneratorOptions& options);

// What makes a board compact: its width and height in half edges and rows, and the triangles of
// water that land closes in on all sides.
struct Looks {
  int width = 0, height = 0, gaps = 0;
};
Looks looks(const Board& board);

}  // namespace warren::jack_rabbits
