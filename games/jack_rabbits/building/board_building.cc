#include "games/jack_rabbits/building/board_building.h"

#include <utility>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/finished.h"

namespace warren::jack_rabbits {

void building::bring(Setup& setup, SuitMask suits) {
  each_suit(suits, [&](Suit suit) { setup.suits.push_back(suit); });
  for (int i = 0; i < kKindsKnown; ++i) {
    const auto kind = static_cast<TileKind>(i);
    for (int n = 0; kind != TileKind::citadel && n < copies(kind, setup.suits); ++n)
      setup.tiles.add(kind);
  }
}

Opened<building::Setup> BoardBuilding::open(const OptionSet& options, int rules) {
  SuitMask suits = 0;
  if (Problem problem = check_but_board(options, rules, suits)) return {nullptr, problem};
  auto setup = std::make_unique<building::Setup>(options);
  setup->rules = rules;
  setup->seats = options.get("players");
  setup->how = static_cast<Building>(options.get("building"));
  setup->guidelines = {.enforce = options.get("enforce_guidelines") != 0,
                       .alike = options.get("alike") != 0};
  building::bring(*setup, suits);
  return {std::move(setup), {}};
}

bool BoardBuilding::wanted(const OptionSet& options) {
  return options.get(kBoardOption) == static_cast<int>(BoardChoice::built);
}

OptionSet BoardBuilding::baked(const Setup& setup, const Public& pub) {
  OptionSet options = setup.options;
  // A view may have been told of an end that is none; its board stays unbuilt, which a race
  // refuses.
  if (options.set(kBoardOption, write_board(building::board_of(pub)))) return setup.options;
  return options;
}

}  // namespace warren::jack_rabbits
