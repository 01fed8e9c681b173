// What is shown of a match, and to whom. Whoever shows it looks at the view of `viewer` and at
// nothing else.
#pragma once

#include <string_view>

#include "games/any_game.h"
#include "table/seating.h"

namespace warren {

struct Scene {
  const AnyMatch& match;
  const Seating& seating;
  Seat viewer;  // nobody: what all may see
  Lang lang;
};

std::string_view pawn_sign(Seat seat, bool active);  // one letter per seat

}  // namespace warren
