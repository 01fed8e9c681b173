// Sets of playing cards: a mask of 16 bits for each suit, four of them to a machine word.
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

// `Suits` is the width: 4 for the classic game, 12 with every expansion. The masks of suits are
// parts of words, never stored by themselves: a word that is read right after a part of it was
// written may make the processor wait.
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

  constexpr Mask suit(int s) const { return static_cast<Mask>(words_[word_of(s)] >> first_bit(s)); }
  constexpr void set_suit(int s, Mask mask) {
    Word& word = words_[word_of(s)];
    word = static_cast<Word>((word & ~bits(s, kEveryRank)) | bits(s, mask));
  }
  constexpr bool has(Card card) const { return (suit(card.suit) >> card.rank & 1) != 0; }
  constexpr void add(Card card) {
    Word& word = words_[word_of(card.suit)];
    word = static_cast<Word>(word | bit(card));
  }
  constexpr void remove(Card card) {
    Word& word = words_[word_of(card.suit)];
    word = static_cast<Word>(word & ~bit(card));
  }
  constexpr bool empty() const { return *this == CardSet{}; }
  constexpr int size() const {
    int count = 0;
    for (const Word word : words_) count += std::popcount(word);
    return count;
  }
  // The cards of some ranks, of every suit.
  constexpr CardSet only(Mask ranks) const {
    CardSet every;
    for (int s = 0; s < Suits; ++s) every.set_suit(s, ranks);
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
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (Word left = words_[i]; left != 0; left = static_cast<Word>(left & (left - 1)))
        visit(card_at(i, std::countr_zero(left)));
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
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  using Word = std::conditional_t<Suits % 4 == 0, std::uint64_t, Mask>;
  static constexpr Mask kEveryRank = 0xFFFF;
  static constexpr int kSuitsInWord = static_cast<int>(sizeof(Word) / sizeof(Mask));
  static constexpr int kWords = Suits / kSuitsInWord;

  static constexpr std::size_t word_of(int s) {
    return kWords == 1 ? 0 : static_cast<std::size_t>(s) / kSuitsInWord;
  }
  static constexpr int first_bit(int s) { return kRanks * (kWords == 1 ? s : s % kSuitsInWord); }
  // Where some ranks of a suit lie in its word.
  static constexpr Word bits(int s, Mask ranks) {
    return static_cast<Word>(static_cast<Word>(ranks) << first_bit(s));
  }
  static constexpr Word bit(Card card) {
    return static_cast<Word>(Word{1} << (first_bit(card.suit) + card.rank));
  }
  static constexpr Card card_at(std::size_t word, int bit) {
    return {static_cast<std::uint8_t>(static_cast<int>(word) * kSuitsInWord + bit / kRanks),
            static_cast<std::uint8_t>(bit % kRanks)};
  }
  template <class Join>
  static constexpr CardSet joined(const CardSet& a, const CardSet& b, Join join) {
    CardSet set;
    for (std::size_t i = 0; i < set.words_.size(); ++i)
      set.words_[i] = static_cast<Word>(join(a.words_[i], b.words_[i]));
    return set;
  }

  std::array<Word, kWords> words_{};
};

}  // namespace warren
