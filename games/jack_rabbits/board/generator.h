// Random boards: all tiles in play, no guideline broken, compact, every royal within reach, every
// blue side on the sea.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/jack_rabbits/board/board.h"
#include "games/jack_rabbits/board/roads.h"

namespace warren::jack_rabbits {

// Open road ends of a generated board, blue sides not counted (expansions, "Exits").
inline constexpr int kLeastPorts = 8;
constexpr int most_ports(int suits) { return suits <= 4 ? 18 : 18 + 2 * (suits - 4); }
// Neither rule counts towers that lie apart.
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

}  // namespace warren::jack_rabbits
