#include "games/headings.h"

#include <array>

#include "games/game_list.h"
#include "games/jack_rabbits/state/sections.h"
#include "games/rabbihop/sections.h"

namespace warren {
namespace {

// To add a game: name its list here.
std::span<const Heading> headings(GameTag<rabbihop::Rabbihop>) { return rabbihop::kHeadings; }
std::span<const Heading> headings(GameTag<jack_rabbits::WideJackRabbits>) {
  return jack_rabbits::kHeadings;
}

}  // namespace

std::span<const Heading> headings_of(std::string_view game) {
  std::span<const Heading> out;
  with_game(game, [&](auto tag) { out = headings(tag); });
  return out;
}

Text find_heading(std::string_view game, std::string_view english) {
  for (const Heading& heading : headings_of(game)) {
    if (heading.english() == english) return heading;
  }
  return {};
}

}  // namespace warren
