// What the expansions bring to pictures beyond the classic suits: their signs, what lies on their
// hexes and beside the Underground, their tokens.
#pragma once

#include <string>
#include <string_view>

#include "core/words.h"
#include "games/jack_rabbits/board/tiles.h"

namespace warren::jack_rabbits {

// The <symbol>s that come with the expansions among these suits.
std::string expansion_symbols(SuitMask suits);

// What lies on a royal's hex beside its building: a well, a gondola, a sealed cave, a hole. Empty
// if nothing does.
std::string_view fixture_on(TileKind hex);
// The annex of the Underground that a suit brings, as its symbol and by name; empty if none.
std::string_view annex_of(Suit suit);
std::string annex_name(Suit suit, Lang lang);

// A token of an expansion, or what cards that were laid somewhere look like on the board.
struct Figure {
  enum class Kind : std::uint8_t {
    guard,
    beast,
    sailboat,
    pirate_ship,
    vortex,
    seal,
    ballast
  } kind = Kind::guard;
  int tile = 0;
  int side = -1;  // of a road end that it lies at, off the land
};
struct FigureArt {
  std::string_view symbol;
  Suit suit = Suit::clubs;
  Text name;
};
FigureArt art_of(Figure::Kind kind);

}  // namespace warren::jack_rabbits
