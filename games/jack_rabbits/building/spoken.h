// How sentences name tiles that are not on the board yet, and shapes.
#pragma once

#include "core/problem.h"
#include "games/jack_rabbits/building/tiles_held.h"

namespace warren::jack_rabbits::building {

Fact spoken(TileKind kind);  // "Wood", "Queen of Spades' palace"
Fact spoken(Shape shape);    // "rhombus"

}  // namespace warren::jack_rabbits::building
