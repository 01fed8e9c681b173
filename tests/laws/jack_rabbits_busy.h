// Option sets of Jack Rabbits drawn at random, and positions in which much can happen.
#pragma once

#include <bit>
#include <string>

#include "games/jack_rabbits/jack_rabbits.h"
#include "tests/laws/laws.h"

namespace warren::laws {

// Draws again what is in conflict; a random board only where the suits ask for one, since most of
// the time would go into drawing boards.
inline OptionSet options_at_random(Rng& rng) {
  for (;;) {
    OptionSet options = random_options(jack_rabbits::option_menu(), rng);
    const int board = options.menu().find("board");
    const int suits = options.menu().find("suits");  // those that the narrow width has room for
    if (options.at(suits) == static_cast<int>(jack_rabbits::SuitChoice::frontier))
      options.set_at(suits, static_cast<int>(jack_rabbits::SuitChoice::standard));
    options.set_at(board, static_cast<int>(jack_rabbits::BoardChoice::sample));
    if (options.get("tight_suits") != 0 && options.get("players") < 4) {
      if (rng.below(4) != 0) continue;
      options.set_at(board, static_cast<int>(jack_rabbits::BoardChoice::random));
    }
    if (!options.conflict()) return options;
  }
}

// Takes up to `count` of the cards.
inline std::string deal(jack_rabbits::Cards<4>& from, int count, Rng& rng) {
  std::string out;
  for (; count > 0 && !from.empty(); --count) {
    const Card card =
        from.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size()))));
    from.remove(card);
    out += " " + jack_rabbits::write(card);
  }
  return out;
}

inline std::string busy_position(const jack_rabbits::Setup<4>& setup, Rng& rng) {
  const auto hexes = setup.ground.hexes;
  const auto pick = [&] {
    auto left = hexes;
    for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(hexes))); skip > 0; --skip)
      left &= left - 1;
    return jack_rabbits::place_at(std::countr_zero(left));
  };
  const jack_rabbits::Place meeting = pick();
  const bool called = setup.variant.limit == jack_rabbits::Limit::called;
  std::string rabbits = "rabbits";
  std::string hands;
  auto pips = setup.pips;
  auto court = setup.court;
  for (int seat = 0; seat < setup.seats; ++seat) {
    const std::string name = " p" + std::to_string(seat);
    rabbits += name + " " + jack_rabbits::write(rng.below(4) == 0 ? pick() : meeting);
    if (setup.variant.explore) continue;
    const int royals = static_cast<int>(rng.below(4));
    const int most = setup.hand_limit - royals + (called ? 2 : 0);
    hands += "hand" + name +
             deal(pips, 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(most))), rng) +
             deal(court, royals, rng) + "\n";
  }
  if (!setup.variant.explore && !pips.empty()) hands += "spent" + deal(pips, 6, rng) + "\n";
  return rabbits + "\n" + hands;
}

}  // namespace warren::laws
