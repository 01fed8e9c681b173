// What somebody asks for when a game is to begin, in words: the same words on the command line and
// in the page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/options.h"

namespace warren {

// The option that says how many play; every game in the catalog has it.
inline constexpr std::string_view kPlayersOption = "players";

struct SetupWords {
  std::string preset;                // empty: none
  std::string players;               // empty: as the options say
  std::vector<std::string> options;  // "name=value", later ones win
};

// The preset first, then the options, then the number of players.
[[nodiscard]] Problem apply(const SetupWords& wanted, OptionSet& options);

}  // namespace warren
