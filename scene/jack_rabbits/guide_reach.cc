// Where the journey of this turn can end, and such places in a list of words.
#include <algorithm>
#include <bit>

#include "scene/jack_rabbits/guide_parts.h"

namespace warren::jack_rabbits_scene {

std::string joined(const Look& look, const std::vector<std::string>& words) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? look.say({" or ", " o "}) : std::string(", ");
    out += words[i];
  }
  return out;
}

std::string places_name(const Look& look, const std::vector<jr::Place>& some) {
  constexpr std::size_t kMost = 5;
  std::vector<std::string> names;
  for (const jr::Place place : some) {
    if (names.size() == kMost && some.size() > kMost + 1) {
      names.push_back(look.say({"{0} more", "{0} más"}, {static_cast<int>(some.size() - kMost)}));
      break;
    }
    names.push_back(hex_name(place, look.lang));
  }
  return joined(look, names);
}

bool Reach::has(jr::Place place) const {
  return std::find(free.begin(), free.end(), place) != free.end() ||
         std::find(paid.begin(), paid.end(), place) != paid.end();
}

Reach reach_now(const Look& look) {
  Reach out;
  if (look.view.seat != look.pub().turn || look.pub().pending.empty()) return out;
  const auto routes = std::make_unique<jr::Routes<Game::kWidth>>();
  routes->find(look.setup, look.sight());
  for (jr::PlaceSet left = routes->places(); left != 0; left &= left - 1) {
    const jr::Place place = jr::place_at(std::countr_zero(left));
    const jr::Cost cost = routes->cost(place);
    if (cost.royals() == 0) (cost > jr::Cost() ? out.paid : out.free).push_back(place);
  }
  return out;
}

}  // namespace warren::jack_rabbits_scene
