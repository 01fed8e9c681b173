// Who has to do something, and what else whoever runs the match knows of one viewer's situation.
#pragma once

#include <cstdint>

#include "core/seat.h"

namespace warren {

struct Turn {
  enum class Kind : std::uint8_t { over, chance, bot, person } kind = Kind::over;
  Seat seat = Seat::nobody;
  bool may_pass = false;  // it need not act
};

struct Situation {
  Turn next;
  bool asked = false;  // it is for the viewer to decide now, whoever is next
  bool can_undo = false;
  bool can_finish = false;  // the program can do the rest of this stage for the viewer
};

}  // namespace warren
