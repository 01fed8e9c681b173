// What is shown of a match: what one seat sees of it, with the names of who sits where.
#pragma once

#include <span>
#include <string_view>

#include "games/any_view.h"
#include "scene/seating.h"

namespace warren {

struct Scene {
  const AnyView& view;
  const Seating& seating;
  Lang lang;
  // What each seat sees, where all hands are open, as they are only after the game; else empty.
  std::span<const AnyView* const> open = {};

  Seat viewer() const { return view.viewer(); }  // nobody: what all may see
  Voice voice() const { return {lang, seating.names()}; }
};

std::string_view pawn_sign(Seat seat, bool active);  // one letter per seat

}  // namespace warren
