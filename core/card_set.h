// Sets of playing cards: one 16-bit mask per suit, so that a suit's cards are one machine word
// away.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace warren {

// A card of some suit; `rank` counts from 0 and means what the game says it means.
struct Card {
  std::uint8_t suit = 0;
  std::uint8_t rank = 0;
  friend constexpr bool operator==(Card, Card) = default;
};

// `Suits` is the width: 4 for the classic game, 12 with every expansion. Whole sets are compared,
// joined and counted four suits at a time.
template <int Suits>
class CardSet {
 public:
  using Mask = std::uint16_t;
  static constexpr int kRanks = 16;

  static constexpr CardSet of(Card card) {
    CardSet set;
    set.add(card);
    return set;
  }

  constexpr Mask suit(int s) const { return masks_[static_cast<std::size_t>(s)]; }
  constexpr void set_suit(int s, Mask mask) { masks_[static_cast<std::size_t>(s)] = mask; }
  constexpr bool has(Card card) const { return (suit(card.suit) >> card.rank & 1) != 0; }
  constexpr void add(Card card) {
    masks_[card.suit] = static_cast<Mask>(masks_[card.suit] | 1U << card.rank);
  }
  constexpr void remove(Card card) {
    masks_[card.suit] = static_cast<Mask>(masks_[card.suit] & ~(1U << card.rank));
  }
  constexpr bool empty() const { return *this == CardSet{}; }
  constexpr int size() const {
    int count = 0;
    for (const Word word : words()) count += std::popcount(word);
    return count;
  }
  // The cards of some ranks, of every suit.
  constexpr CardSet only(Mask ranks) const {
    CardSet every;
    for (Mask& mask : every.masks_) mask = ranks;
    return *this & every;
  }
  constexpr bool contains(const CardSet& other) const { return (other - *this).empty(); }

  // The index-th card in order of suit, then rank; index < size().
  constexpr Card nth(int index) const {
    assert(index < size());
    for (int s = 0;; ++s) {
      Mask mask = suit(s);
      const int count = std::popcount(mask);
      if (index >= count) {
        index -= count;
        continue;
      }
      while (index-- > 0) mask = static_cast<Mask>(mask & (mask - 1));
      return {static_cast<std::uint8_t>(s), static_cast<std::uint8_t>(std::countr_zero(mask))};
    }
  }

  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (int s = 0; s < Suits; ++s) {
      for (unsigned mask = suit(s); mask != 0; mask &= mask - 1) {
        visit(
            Card{static_cast<std::uint8_t>(s), static_cast<std::uint8_t>(std::countr_zero(mask))});
      }
    }
  }

  friend constexpr CardSet operator|(const CardSet& a, const CardSet& b) {
    return joined(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
  }
  friend constexpr CardSet operator&(const CardSet& a, const CardSet& b) {
    return joined(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
  }
  friend constexpr CardSet operator-(const CardSet& a, const CardSet& b) {
    return joined(a, b, [](std::uint64_t x, std::uint64_t y) { return x & ~y; });
  }
  friend constexpr bool operator==(const CardSet& a, const CardSet& b) {
    return a.words() == b.words();
  }

 private:
  using Word = std::conditional_t<Suits % 4 == 0, std::uint64_t, Mask>;
  using Words = std::array<Word, Suits * sizeof(Mask) / sizeof(Word)>;
  constexpr Words words() const { return std::bit_cast<Words>(masks_); }
  template <class Join>
  static constexpr CardSet joined(const CardSet& a, const CardSet& b, Join join) {
    Words out = a.words();
    const Words others = b.words();
    for (std::size_t i = 0; i < out.size(); ++i)
      out[i] = static_cast<Word>(join(out[i], others[i]));
    CardSet set;
    set.masks_ = std::bit_cast<std::array<Mask, Suits>>(out);
    return set;
  }

  std::array<Mask, Suits> masks_{};
};

}  // namespace warren
