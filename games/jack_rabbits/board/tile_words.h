// How people speak of tiles, in every language of ours: for pictures, maps and reports.
#pragma once

#include <string>

#include "core/words.h"
#include "games/jack_rabbits/board/board.h"

namespace warren::jack_rabbits {

// Up to three classic suits pay for a transfer on a road tile (rules 1, the table of tiles).
struct Toll {
  int count = 0;
  std::array<Suit, 3> suits{};
};
constexpr Toll toll_of(TileKind kind) {
  switch (kind) {
    case TileKind::wood:
    case TileKind::mountain:
    case TileKind::river:
      return {3, {Suit::clubs, Suit::spades, Suit::hearts}};
    case TileKind::crossing:
      return {2, {Suit::diamonds, Suit::spades}};
    case TileKind::tavern:
      return {2, {Suit::diamonds, Suit::hearts}};
    case TileKind::cave:
      return {2, {Suit::diamonds, Suit::clubs}};
    case TileKind::citadel:
    case TileKind::first_royal:
    case TileKind::last_royal:
      break;
  }
  return {};
}

// Whether a suit, classic or not, pays there.
constexpr bool pays(Suit suit, TileKind road) {
  const Toll toll = toll_of(road);
  for (int i = 0; i < toll.count; ++i) {
    if (toll.suits[static_cast<std::size_t>(i)] == counterpart(suit)) return true;
  }
  return false;
}

std::string spoken(Suit suit, Lang lang);      // "spades"
std::string spoken(TileKind kind, Lang lang);  // "Queen of Spades' palace", "Wood"
// With its roads and blue side or, on a road tile, what pays there: "Queen of Spades' palace, three
// roads".
std::string spoken(const Board& board, int tile, Lang lang);
std::string spoken_count(int number, Lang lang, Text one, Text more);  // "one road", "three roads"

}  // namespace warren::jack_rabbits
