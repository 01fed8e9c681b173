// Sentences of the engine speak of players by number; at a table they have names.
#pragma once

#include <string>
#include <string_view>

#include "core/words.h"
#include "table/seating.h"

namespace warren {

// "Player 2 attacks player 1." becomes "Luis attacks Ana."
std::string with_names(std::string_view sentence, const Seating& seating, Lang lang);

}  // namespace warren
