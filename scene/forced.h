// Whether what is asked leaves a choice.
#pragma once

#include <cstdint>

namespace warren {

enum class Forced : std::uint8_t {
  no,
  rules,  // what all know leaves none: to do it by itself tells nobody anything
  hand,   // what the viewer alone knows leaves none
};

}  // namespace warren
