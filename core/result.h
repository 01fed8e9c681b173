// How a game stands or ended.
#pragma once

#include <array>
#include <cstdint>

#include "core/seat.h"

namespace warren {

struct Result {
  bool over = false;
  SeatSet winners;                               // several share a win; empty while the game runs
  std::array<std::int16_t, kMaxSeats> scores{};  // 0 where a game keeps none
  std::int32_t turns = 0;                        // turns begun so far

  friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace warren
