// The generators of a game between bots: one for chance and one for each seat.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/rng.h"
#include "core/seat.h"

namespace warren {

// Every game of a simulation has a generator for chance and one for each seat, all apart, so that
// what a bot draws never changes the dice.
inline Rng dealer_rng(std::uint64_t seed, std::uint64_t game) { return Rng(seed, game); }
inline Rng seat_rng(std::uint64_t seed, std::uint64_t game, int seat) {
  return Rng(mix64(seed) + 1 + static_cast<std::uint64_t>(seat), game);
}

using SeatRngs = std::array<Rng, kMaxSeats>;
inline SeatRngs seat_rngs(std::uint64_t seed, std::uint64_t game) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return SeatRngs{seat_rng(seed, game, static_cast<int>(I))...};
  }
  (std::make_index_sequence<kMaxSeats>{});
}

}  // namespace warren
