// Every way to vary a game by one thing: its presets, and each value of each option switched on
// alone, with whatever that needs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/options.h"
#include "games/setup_words.h"

namespace warren {

struct Variation {
  std::string name;                   // "standard", "horse_reach=land"
  std::string preset;                 // empty: none
  std::vector<std::string> settings;  // "name=value"
};

// Options whose values say nothing about play, such as the number of players, are left out by name.
std::vector<Variation> every_variation(const OptionMenu& menu,
                                       const std::vector<std::string>& left_out);

// A setup of it; with the settings of `otherwise` if it cannot be had as it is, such as another
// board for fewer suits.
template <Game G>
Opened<typename G::Setup> open_variation(const Variation& variation, int players,
                                         std::uint64_t seed,
                                         const std::vector<std::string>& otherwise) {
  Opened<typename G::Setup> opened;
  for (const bool as_it_is : {true, false}) {
    std::vector<std::string> settings = variation.settings;
    if (!as_it_is) settings.insert(settings.end(), otherwise.begin(), otherwise.end());
    OptionSet options(G::option_menu());
    opened.problem = apply({variation.preset, std::to_string(players), settings}, options);
    if (opened.problem) continue;
    Rng rng = setup_rng(seed);
    resolve_setup<G>(options, rng);
    opened = G::open(options, G::kNewestRules);
    if (opened.setup) break;
  }
  return opened;
}

}  // namespace warren
