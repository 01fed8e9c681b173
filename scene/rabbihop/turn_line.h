// What a turn of Rabbihop brought, in a line or two.
#pragma once

#include <string>

#include "games/rabbihop/rabbihop.h"
#include "scene/turn_lines.h"

namespace warren::rabbihop_scene {

Seat turn_begun(const HeardEvent& event);  // whose turn it begins; nobody: none
std::string turn_line(const HeardTurn& turn, const Voice& voice);
// How things stood before an event: events say where tiles are taken, not which.
rabbihop::View view_before(const HeardEvent& event);

}  // namespace warren::rabbihop_scene
