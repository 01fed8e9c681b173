// A picture of any board as SVG: made of the symbols of drawing_symbols.h, in whole numbers only,
// so that the same board gives the same bytes everywhere.
#pragma once

#include <string>
#include <vector>

#include "core/words.h"
#include "games/jack_rabbits/board/board.h"
#include "games/jack_rabbits/board/drawing_canvas.h"
#include "games/jack_rabbits/board/drawing_expansions.h"
#include "games/jack_rabbits/board/drawing_sheet.h"
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
  std::vector<Figure> figures = {};
  SuitMask suits = 0;  // whose symbols a page needs besides those on the board
  // For a picture within a page, what its ids and classes begin with. It is then a part of an <svg>
  // without colours, which are those of style_sheet(theme, prefix), and without names: the page
  // has its own for what can be pointed at.
  std::string_view prefix = {};
};

std::string svg(const Board& board, const DrawOptions& options);
// One tile alone, for a page that has the board's picture with the same prefix.
std::string tile_svg(const Board& board, int tile, std::string_view prefix);

}  // namespace warren::jack_rabbits
