// What a turn of Rabbihop brought, in a line or two.
#pragma once

#include <string>

#include "scene/turn_lines.h"

namespace warren::rabbihop_scene {

Seat turn_begun(const HeardEvent& event);  // whose turn it begins; nobody: none
std::string turn_line(const HeardTurn& turn, const Voice& voice);

}  // namespace warren::rabbihop_scene
