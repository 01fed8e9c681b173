// The paper that a board is drawn on, and what lies beside the board on it.
#pragma once

#include <vector>

#include "games/jack_rabbits/board/drawing_canvas.h"

namespace warren::jack_rabbits {

// The annex that a suit brings lies at an edge of the Underground, clockwise from the top.
struct Annex {
  Suit suit = Suit::clubs;
  int edge = 0;
};

// The paper that a board is drawn on, and where beside the board the Underground lies on it.
struct Sheet {
  Point low, size;
  Point underground;
  Point high() const { return low + size; }
  std::vector<Annex> annexes;
};
// Every corner of every tile.
std::vector<Point> corners_of(const Board& board);
Sheet sheet_of(const Board& board, bool underground = true);

}  // namespace warren::jack_rabbits
