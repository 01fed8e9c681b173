#include "games/jack_rabbits/board/sample.h"

namespace warren::jack_rabbits {

using T = TileKind;

// clang-format off
const std::array<Placed, 37> kSampleTiles = {
    Placed{T::citadel, vertex(0, 0), 0},
    Placed{royal(Suit::diamonds, Title::king), vertex(-2, 4), 0},
    Placed{royal(Suit::diamonds, Title::queen), vertex(-3, 3), 0},
    Placed{royal(Suit::diamonds, Title::jack), vertex(0, 3), 0},
    Placed{royal(Suit::spades, Title::jack), vertex(-3, 1), 0},
    Placed{royal(Suit::spades, Title::king), vertex(-2, -1), 0},
    Placed{royal(Suit::spades, Title::queen), vertex(0, -3), 0},
    Placed{royal(Suit::hearts, Title::king), vertex(2, 1), 0},
    Placed{royal(Suit::hearts, Title::queen), vertex(3, -1), 0},
    Placed{royal(Suit::hearts, Title::jack), vertex(3, -3), 0},
    Placed{royal(Suit::clubs, Title::queen), vertex(3, -6), 0},
    Placed{royal(Suit::clubs, Title::jack), vertex(3, -8), 0},
    Placed{royal(Suit::clubs, Title::king), vertex(5, -8), 0},
    Placed{T::mountain, vertex(-2, 2), 0},
    Placed{T::wood, vertex(-1, 2), 1},
    Placed{T::river, vertex(-1, 1), 2},
    Placed{T::wood, vertex(0, 1), 0},
    Placed{T::wood, vertex(-2, 1), 0},
    Placed{T::mountain, vertex(-2, 0), 0},
    Placed{T::river, vertex(-1, -1), 0},
    Placed{T::river, vertex(0, -2), 2},
    Placed{T::wood, vertex(1, -3), 1},
    Placed{T::mountain, vertex(1, -2), 0},
    Placed{T::river, vertex(1, -1), 0},
    Placed{T::mountain, vertex(1, 0), 0},
    Placed{T::cave, vertex(-3, 5), 2},
    Placed{T::crossing, vertex(1, 2), 0},
    Placed{T::tavern, vertex(-4, 2), 1},
    Placed{T::tavern, vertex(-3, 1), 3},
    Placed{T::tavern, vertex(0, 1), 5},
    Placed{T::crossing, vertex(-1, -2), 0},
    Placed{T::crossing, vertex(2, -2), 0},
    Placed{T::cave, vertex(0, -5), 3},
    Placed{T::cave, vertex(3, -5), 3},
    Placed{T::tavern, vertex(2, -7), 1},
    Placed{T::crossing, vertex(4, -7), 0},
    Placed{T::cave, vertex(4, -9), 1},
};
// clang-format on

Board sample_board() {
  Board board;
  for (const Placed& tile : kSampleTiles) board.place(tile);
  return board;
}

}  // namespace warren::jack_rabbits
