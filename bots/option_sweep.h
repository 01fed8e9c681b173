// Every way to vary a game by one thing: its presets, and each value of each option switched on
// alone, with whatever that needs.
#pragma once

#include <string>
#include <vector>

#include "core/options.h"

namespace warren {

struct Variation {
  std::string name;                   // "standard", "horse_reach=land"
  std::string preset;                 // empty: none
  std::vector<std::string> settings;  // "name=value"
};

// Options whose values say nothing about play, such as the number of players, are left out by name.
std::vector<Variation> every_variation(const OptionTable& table,
                                       const std::vector<std::string>& left_out);

}  // namespace warren
