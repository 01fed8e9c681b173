// Selections of suits for tests: any of the twelve, at least two.
#pragma once

#include <array>
#include <string>
#include <utility>

#include "core/rng.h"
#include "games/jack_rabbits/board/generator.h"

namespace warren::jack_rabbits {

// The suits of these letters, in their order: "CSHDTEON".
inline GeneratorOptions suits_named(std::string_view letters) {
  GeneratorOptions options;
  options.suits.clear();
  for (int i = 0; i < kSuitsKnown; ++i) {
    if (letters.find(info(static_cast<Suit>(i)).letter) != std::string_view::npos)
      options.suits.push_back(static_cast<Suit>(i));
  }
  return options;
}

// The n-th random selection; the first has all twelve.
inline GeneratorOptions random_selection(int n) {
  std::string letters;
  for (const SuitInfo& suit : kSuits) letters += suit.letter;
  if (n == 0) return suits_named(letters);
  Rng rng(static_cast<std::uint64_t>(n), 0x7375697473);
  for (std::size_t i = letters.size() - 1; i > 0; --i)
    std::swap(letters[i], letters[rng.below(static_cast<std::uint32_t>(i + 1))]);
  return suits_named(letters.substr(0, 2 + rng.below(11)));
}

inline std::string letters_of(const GeneratorOptions& options) {
  std::string letters;
  for (const Suit suit : options.suits) letters += info(suit).letter;
  return letters;
}

}  // namespace warren::jack_rabbits
