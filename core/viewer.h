// The first line of a written view: whose it is. "viewer p0", or "viewer nobody" for a spectator's.
#pragma once

#include <string>
#include <string_view>

#include "core/problem.h"
#include "core/seat.h"

namespace warren {

std::string write_viewer(Seat seat);
// Takes the line off the text.
Problem read_viewer(std::string_view& text, int seats, Seat& seat);

}  // namespace warren
