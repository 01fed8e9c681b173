// A picture of any board as SVG: made of the symbols of drawing_symbols.h, in whole numbers only,
// so that the same board gives the same bytes everywhere.
#pragma once

#include <string>
#include <vector>

#include "core/words.h"
#include "games/jack_rabbits/board/board.h"
#include "games/jack_rabbits/board/drawing_symbols.h"

namespace warren::jack_rabbits {

inline constexpr int kOnUnderground = -1;

// A rabbit or a carrot on a tile. Players differ in shape as well as in colour.
struct Token {
  enum class Kind : std::uint8_t { rabbit, carrot } kind = Kind::rabbit;
  int player = 0;  // below kMostPlayersDrawn
  int tile = kOnUnderground;
};

struct DrawOptions {
  Theme theme = Theme::light;
  Lang lang = Lang::en;  // of the names that a screen reader speaks
  int width = 0;         // in pixels; 0 leaves it to the page
  bool underground = true;
  std::vector<Token> tokens = {};
};

std::string svg(const Board& board, const DrawOptions& options);

}  // namespace warren::jack_rabbits
