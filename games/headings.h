// The headings of each game's rules page, by which refusals, things and lessons name rules.
#pragma once

#include <span>
#include <string_view>

#include "core/sections.h"

namespace warren {

std::span<const Heading> headings_of(std::string_view game);  // none of an unknown game

// The heading that is called so in English; empty if there is none.
Text find_heading(std::string_view game, std::string_view english);

}  // namespace warren
