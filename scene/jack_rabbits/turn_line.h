// What a turn of Jack Rabbits brought, in a line or two.
#pragma once

#include <string>

#include "scene/turn_lines.h"

namespace warren::jack_rabbits_scene {

Seat turn_begun(const HeardEvent& event);  // whose turn it begins; nobody: none
Seat whose(const HeardEvent& event);
std::string turn_line(const HeardTurn& turn, const Voice& voice);

}  // namespace warren::jack_rabbits_scene
