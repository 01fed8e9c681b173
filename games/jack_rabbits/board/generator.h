// Random boards: all tiles in play, no guideline broken, compact, every royal within reach.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/jack_rabbits/board/board.h"
#include "games/jack_rabbits/board/roads.h"

namespace warren::jack_rabbits {

inline constexpr int kLeastPorts = 8;  // open road ends of a generated board
inline constexpr int kMostPorts = 18;
inline constexpr int kMostIslands = 3;
inline constexpr int kFarthest = 5;  // free journeys from the Citadel to any royal

struct GeneratorOptions {
  std::vector<Suit> suits = {Suit::clubs, Suit::spades, Suit::hearts, Suit::diamonds};
  int islands = 0;  // 1 to 3; 0 lets the seed decide
};

// The tiles that these suits bring: the Citadel, three hexes and one set of roads each.
std::vector<TileKind> tiles_in_play(const std::vector<Suit>& suits);

// The board of this seed. False if none was found, which no seed should see.
bool generate(std::uint64_t seed, const GeneratorOptions& options, Board& board);

// How evenly the royals lie: free journeys from the Citadel, on average a hundredfold, by suit and
// by title, and one figure for all: 0 if all averages are equal, larger the more they differ.
struct Fairness {
  std::vector<int> journeys;              // of each hex of the net, in the order of net.hexes()
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
