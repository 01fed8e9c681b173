// The words that all of Jack Rabbits is written in: cards, places, spots, and small enumerations.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/card_set.h"
#include "core/seat.h"
#include "games/jack_rabbits/board/tiles.h"

namespace warren::jack_rabbits {

inline constexpr int kSeats = 4;
inline constexpr int kHandLimit = 9;       // rules 3
inline constexpr int kOvertaxedLimit = 6;  // rules 6
inline constexpr int kFirstHand = 3;       // rules 2
inline constexpr int kMostDrawn = 24;      // at once: a deal, or a windfall of twelve suits
inline constexpr int kMostRoyals = 3;      // rules 2
inline constexpr int kRoyalCost = 10;      // rules 3, acquisition
inline constexpr int kVetProof = 6;        // rules 5, hearts
inline constexpr int kFirstAce = 10;       // more than 1: what the first ace spent counts, rules 6
inline constexpr int kMostProposals = 3;   // of trades in a turn, rules 6
inline constexpr int kMostPoints = 99;     // of one side of a trade

// --- cards ---------------------------------------------------------------------------------------

// Everything that holds cards is a template over the width W: how many suits a set has room for.
// There are two, and both play the same wherever the narrow one has room.
inline constexpr int kNarrow = 4;
// The width of whatever shows, hosts or keeps matches. The page's first module is built for the
// classic suits alone (docs/decisions/one-small-module.md).
#ifdef WARREN_CLASSIC
inline constexpr int kWide = kNarrow;
#else
inline constexpr int kWide = kMostSuits;
#endif
constexpr bool fits(int width, SuitMask suits) { return suits >> width == 0; }
constexpr int width_for(SuitMask suits) { return fits(kNarrow, suits) ? kNarrow : kWide; }
template <int W>
using Cards = CardSet<W>;
using RankMask = std::uint16_t;  // a bit per rank, within one suit

inline constexpr std::uint8_t kAce = 0, kTen = 9, kJack = 10, kQueen = 11, kKing = 12;
inline constexpr std::uint8_t kJokerRank = 13;
inline constexpr RankMask kPips = 0x03FF;
inline constexpr RankMask kRoyals = 0x1C00;
inline constexpr RankMask kPaying = 0x1FFF;  // a joker cannot pay
inline constexpr RankMask kJokers = 0x2000;
inline constexpr Card kNoCard{0xFF, 0xFF};

// The jokers lie in the first two suits' masks, above the king.
enum class Joker : std::uint8_t { red, black };  // red: a horse, black: a boat
constexpr Card card_of(Joker joker) { return {static_cast<std::uint8_t>(joker), kJokerRank}; }

constexpr Card card_of(Suit suit, std::uint8_t rank) {
  return {static_cast<std::uint8_t>(suit), rank};
}
constexpr Card card_of(Suit suit, Title title) {
  return card_of(suit, static_cast<std::uint8_t>(kKing - static_cast<int>(title)));
}
constexpr bool is_royal(Card card) { return card.rank >= kJack && card.rank <= kKing; }
constexpr bool is_joker(Card card) { return card.rank == kJokerRank; }
constexpr Title title_of(Card royal) { return static_cast<Title>(kKing - royal.rank); }

// The cards of some ranks, of every suit.
template <int W>
constexpr Cards<W> only(const Cards<W>& cards, RankMask ranks) {
  return cards.only(ranks);
}
template <int W>
constexpr Cards<W> royals(const Cards<W>& cards) {
  return only(cards, kRoyals);
}
// The cards of some suits that can pay.
template <int W>
constexpr Cards<W> paying(const Cards<W>& cards, SuitMask suits) {
  Cards<W> out;
  for (int s = 0; s < W; ++s) {
    if ((suits >> s & 1) != 0) out.set_suit(s, static_cast<RankMask>(cards.suit(s) & kPaying));
  }
  return out;
}
template <int W>
constexpr Cards<W> of_suit(Suit suit, RankMask ranks) {
  Cards<W> out;
  out.set_suit(static_cast<int>(suit), ranks);
  return out;
}
template <int W>
constexpr bool holds(const Cards<W>& cards, Card card) {  // also for a card out of foreign bytes
  return card.suit < W && card.rank < 16 && cards.has(card);
}

// --- where a rabbit can be -----------------------------------------------------------------------

// A place where a turn can begin or end: the Citadel, a royal's hex (in the order of suits and
// titles, the same on every board), the Underground, or off the board.
enum class Place : std::uint8_t {
  citadel = 0,
  first_royal = 1,
  underground = 1 + 3 * kMostSuits,
  off_board,
  none = 0xFF
};
inline constexpr int kPlaces = static_cast<int>(Place::off_board) + 1;  // fewer than 64
using PlaceSet = std::uint64_t;                                         // a bit per place

constexpr int index_of(Place place) { return static_cast<int>(place); }
constexpr Place place_at(int index) { return static_cast<Place>(index); }
constexpr std::size_t slot(Place place) { return static_cast<std::size_t>(place); }
constexpr PlaceSet bit(Place place) { return PlaceSet{1} << index_of(place); }
constexpr Place place_of(Suit suit, Title title) {
  return place_at(1 + 3 * static_cast<int>(suit) + static_cast<int>(title));
}
constexpr Place place_of(Card royal) {
  return place_of(static_cast<Suit>(royal.suit), title_of(royal));
}
constexpr Place place_of(TileKind hex) {
  return hex == TileKind::citadel ? Place::citadel
                                  : place_of(jack_rabbits::suit_of(hex), title_of(hex));
}
constexpr bool is_royal(Place place) {
  return place >= Place::first_royal && place < Place::underground;
}
constexpr bool is_hex(Place place) { return place < Place::underground; }  // above ground
constexpr Suit suit_of(Place royal) { return static_cast<Suit>((index_of(royal) - 1) / 3); }
constexpr Title title_of(Place royal) { return static_cast<Title>((index_of(royal) - 1) % 3); }
constexpr Card card_of(Place royal) { return card_of(suit_of(royal), title_of(royal)); }
constexpr bool is_title(Place place, Title title) {
  return is_royal(place) && title_of(place) == title;
}

// Where a rabbit can be in the middle of a journey: on a road tile, having come in by one of its
// sides, or in the mouth of a cave, having come up from below. Numbered per board (ground.h).
using Spot = std::uint8_t;
inline constexpr Spot kNoSpot = 0xFF;
inline constexpr int kSpotsPerSuit =
    12 + 3 + 2 + 1 + 1;  // rhombi, crossing, tavern, cave, its mouth

// --- small enumerations --------------------------------------------------------------------------

enum class Objective : std::uint8_t {
  simple,
  diverse,
  monarchic,
  diverse_monarchic,
  tribal,
  triple_court
};
inline constexpr int kObjectives = 6;

// What a payment is for.
enum class Purpose : std::uint8_t {
  none,
  trail,      // detail: the side to leave by
  horse,      // detail: the place
  boat,       // detail: the port
  joker,      // detail: which Joker
  hop,        // detail: the cave
  shortfall,  // of a flight
  goods,      // at a plaza
  royal,      // an acquisition
  power,      // detail: the suit; what exactly, says the frame of that power below the payment
};

// How a rabbit came to a hex.
enum class By : std::uint8_t { road, horse, boat, flight, cave, power };

// Why a rabbit went off the board.
enum class Off : std::uint8_t {
  walked,
  fell,
  lost_fight,
  failed_vetting,
  lost_challenge,
  cheated,
  burnt,   // by a fight with fire
  chased,  // by a beast
};

// Why a card is drawn.
enum class Draw : std::uint8_t { deal, lottery, increment, power };

// The terms of a trade (rules 6): points of a suit from one side, of diamonds from the other.
struct Terms {
  Suit suit = Suit::clubs;
  int points = 0, diamonds = 0;
  bool turn_gives_diamonds = false;
};

}  // namespace warren::jack_rabbits
