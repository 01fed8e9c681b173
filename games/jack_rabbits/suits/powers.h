// The powers of suits beyond the classic four, by suit: what the catalogue (board/suits.h) cannot
// hold, for powers lie above the setup that they hook into. The classic powers are part of the turn
// itself (clubs.h, spades.h, hearts.h, diamonds.h).
#pragma once

#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {

extern const Power<kMostSuits> kTorches, kShields, kHorseshoes, kAcorns;

template <int W>
inline constexpr Powers<W> kPowers = {};
template <>
inline constexpr Powers<kMostSuits> kPowers<kMostSuits> = [] {
  Powers<kMostSuits> powers{};
  powers[static_cast<std::size_t>(Suit::torches)] = &kTorches;
  powers[static_cast<std::size_t>(Suit::shields)] = &kShields;
  powers[static_cast<std::size_t>(Suit::horseshoes)] = &kHorseshoes;
  powers[static_cast<std::size_t>(Suit::acorns)] = &kAcorns;
  return powers;
}();

}  // namespace warren::jack_rabbits
