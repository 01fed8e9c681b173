// The powers of suits beyond the classic four, by suit: what the catalogue (board/suits.h) cannot
// hold, for powers lie above the setup that they hook into. The classic powers are part of the turn
// itself (clubs.h, spades.h, hearts.h, diamonds.h).
#pragma once

#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {

template <int W>
inline constexpr Powers<W> kPowers = {};

}  // namespace warren::jack_rabbits
