// The one catalogue of suits: whatever is known of a suit by its name is found here, but for its
// power (suits/powers.h) and its picture (drawing_symbols.cc). No other list of suits exists.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/words.h"

namespace warren::jack_rabbits {

// A suit is a module of 13 cards, three hexes and six road tiles. Expansions add more at the end.
enum class Suit : std::uint8_t {
  clubs,
  spades,
  hearts,
  diamonds,
  torches,
  shields,
  horseshoes,
  acorns,
  shells,
  anchors,
  bells,
  icicles
};
inline constexpr int kMostSuits = 12;  // what card sets and tile numbers leave room for
using SuitMask = std::uint16_t;        // a bit per suit
enum class Title : std::uint8_t { king, queen, jack };

// The colour that helps to tell a suit where there is no picture of it, as in a terminal.
enum class Tint : std::uint8_t { green, cyan, red, gold, violet, blue, brown, orange, pink };

struct SuitInfo {
  char letter;                        // in notation
  std::string_view sign;              // in a sentence; the letter where letters have no better sign
  Text name;                          // as in a list
  Text titled;                        // as in a royal's name
  std::array<std::uint8_t, 3> exits;  // by title, a bit per edge, clockwise from the top
  std::array<std::uint8_t, 3> blue{};  // of these the blue sides: they stay open to water for good
  std::uint8_t apart = 0;  // a bit per title: this hex is an island of its own, for good
  Suit counterpart;        // the classic suit that it pays like on road tiles (expansions, common)
  Tint tint;
  bool playable;  // its rules are here, so that options may put it into play
};
inline constexpr std::array kSuits = {
    SuitInfo{.letter = 'C',
             .sign = "♣",
             .name = {"clubs", "tréboles"},
             .titled = {"Clubs", "tréboles"},
             .exits = {0b000001, 0b011100, 0b100111},
             .counterpart = Suit::clubs,
             .tint = Tint::green,
             .playable = true},
    SuitInfo{.letter = 'S',
             .sign = "♠",
             .name = {"spades", "picas"},
             .titled = {"Spades", "picas"},
             .exits = {0b000110, 0b001011, 0b010111},
             .counterpart = Suit::spades,
             .tint = Tint::cyan,
             .playable = true},
    SuitInfo{.letter = 'H',
             .sign = "♥",
             .name = {"hearts", "corazones"},
             .titled = {"Hearts", "corazones"},
             .exits = {0b010001, 0b110100, 0b101101},
             .counterpart = Suit::hearts,
             .tint = Tint::red,
             .playable = true},
    SuitInfo{.letter = 'D',
             .sign = "♦",
             .name = {"diamonds", "diamantes"},
             .titled = {"Diamonds", "diamantes"},
             .exits = {0b001001, 0b010101, 0b011111},
             .counterpart = Suit::diamonds,
             .tint = Tint::gold,
             .playable = true},
    SuitInfo{.letter = 'T',
             .sign = "T",
             .name = {"torches", "antorchas"},
             .titled = {"Torches", "antorchas"},
             .exits = {0b001001, 0b010101, 0b011011},
             .counterpart = Suit::spades,
             .tint = Tint::violet,
             .playable = true},
    SuitInfo{.letter = 'E',
             .sign = "E",
             .name = {"shields", "escudos"},
             .titled = {"Shields", "escudos"},
             .exits = {0b000101, 0b001011, 0b010111},
             .counterpart = Suit::hearts,
             .tint = Tint::blue,
             .playable = true},
    SuitInfo{.letter = 'O',
             .sign = "O",
             .name = {"horseshoes", "herraduras"},
             .titled = {"Horseshoes", "herraduras"},
             .exits = {0b001001, 0b001101, 0b101011},
             .counterpart = Suit::diamonds,
             .tint = Tint::brown,
             .playable = true},
    SuitInfo{.letter = 'N',
             .sign = "N",
             .name = {"acorns", "bellotas"},
             .titled = {"Acorns", "bellotas"},
             .exits = {0b000011, 0b010101, 0b101101},
             .counterpart = Suit::clubs,
             .tint = Tint::orange,
             .playable = true},
    SuitInfo{.letter = 'L',
             .sign = "L",
             .name = {"shells", "conchas"},
             .titled = {"Shells", "conchas"},
             .exits = {0b000001, 0b010101, 0b011011},
             .blue = {0b000001, 0b010000, 0b010000},
             .apart = 0b001,
             .counterpart = Suit::hearts,
             .tint = Tint::pink,
             .playable = false},
    SuitInfo{.letter = 'R',
             .sign = "R",
             .name = {"anchors", "anclas"},
             .titled = {"Anchors", "anclas"},
             .exits = {0b010101, 0b001101, 0b010111},
             .blue = {0b010000, 0b001000, 0b010000},
             .counterpart = Suit::diamonds,
             .tint = Tint::blue,
             .playable = false},
    SuitInfo{.letter = 'B',
             .sign = "B",
             .name = {"bells", "campanas"},
             .titled = {"Bells", "campanas"},
             .exits = {0b000000, 0b010101, 0b101011},
             .blue = {0b000000, 0b010000, 0b100000},
             .apart = 0b001,
             .counterpart = Suit::spades,
             .tint = Tint::gold,
             .playable = false},
    SuitInfo{.letter = 'I',
             .sign = "I",
             .name = {"icicles", "témpanos"},
             .titled = {"Icicles", "témpanos"},
             .exits = {0b000001, 0b001011, 0b101101},
             .blue = {0b000001, 0b001000, 0b100000},
             .apart = 0b001,
             .counterpart = Suit::clubs,
             .tint = Tint::cyan,
             .playable = false},
};
inline constexpr int kSuitsKnown = static_cast<int>(kSuits.size());
static_assert(kSuitsKnown <= kMostSuits);
static_assert(
    [] {
      for (const SuitInfo& suit : kSuits) {
        for (std::size_t title = 0; title < 3; ++title) {
          if ((suit.blue[title] & ~suit.exits[title]) != 0) return false;
        }
      }
      return true;
    }(),
    "a blue side carries a road end");

constexpr bool is_known(Suit suit) { return static_cast<int>(suit) < kSuitsKnown; }
constexpr const SuitInfo& info(Suit suit) { return kSuits[static_cast<std::size_t>(suit)]; }
// What a royal's hex is like, by title.
constexpr std::uint8_t exits(Suit suit, Title title) {
  return info(suit).exits[static_cast<std::size_t>(title)];
}
constexpr std::uint8_t blue_sides(Suit suit, Title title) {
  return info(suit).blue[static_cast<std::size_t>(title)];
}
constexpr bool lies_apart(Suit suit, Title title) {
  return (info(suit).apart >> static_cast<int>(title) & 1) != 0;
}
constexpr Suit counterpart(Suit suit) { return info(suit).counterpart; }
constexpr SuitMask mask_of(Suit suit) {
  return static_cast<SuitMask>(1U << static_cast<int>(suit));
}

// Each suit of a mask, in order.
template <class Visit>
constexpr void each_suit(SuitMask suits, Visit&& visit) {
  for (unsigned left = suits; left != 0; left &= left - 1)
    visit(static_cast<Suit>(std::countr_zero(left)));
}

inline constexpr SuitMask kClassicSuits = 0b1111;
inline constexpr SuitMask kFrontierSuits = 0b1111'1111;  // with the first four of the expansions
// What options may select.
inline constexpr SuitMask kPlayableSuits = [] {
  SuitMask suits = 0;
  for (std::size_t i = 0; i < kSuits.size(); ++i) {
    if (kSuits[i].playable) suits = static_cast<SuitMask>(suits | 1U << i);
  }
  return suits;
}();
static_assert((kClassicSuits & ~kPlayableSuits) == 0);

}  // namespace warren::jack_rabbits
