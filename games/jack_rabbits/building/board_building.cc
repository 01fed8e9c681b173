#include "games/jack_rabbits/building/board_building.h"

#include <cassert>
#include <utility>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/finished.h"

namespace warren::jack_rabbits {

Opened<building::Table> BoardBuilding::open(const OptionSet& options, int rules) {
  SuitMask suits = 0;
  if (Problem problem = check_but_board(options, rules, suits)) return {nullptr, problem};
  auto table = std::make_unique<building::Table>(options);
  table->rules = rules;
  table->seats = options.get("players");
  table->how = static_cast<Building>(options.get("building"));
  table->guidelines = {.enforce = options.get("enforce_guidelines") != 0,
                       .alike = options.get("alike") != 0};
  for (int i = 0; i < kSuitsKnown; ++i) {
    if ((suits >> i & 1) != 0) table->suits.push_back(static_cast<Suit>(i));
  }
  assert(table->suits.size() <= building::kSuitsBuilt);
  for (int i = 0; i < building::kKindsKnown; ++i) {
    const auto kind = static_cast<TileKind>(i);
    for (int n = 0; kind != TileKind::citadel && n < copies(kind, table->suits); ++n)
      table->tiles.add(kind);
  }
  return {std::move(table), {}};
}

bool BoardBuilding::wanted(const OptionSet& options) {
  return options.get(kBoardOption) == static_cast<int>(BoardChoice::built);
}

OptionSet BoardBuilding::baked(const Table& table, const Public& pub) {
  OptionSet options = table.options;
  // A view may have been told of an end that is none; its board stays unbuilt, which a race
  // refuses.
  if (options.set(kBoardOption, write_board(building::board_of(pub)))) return table.options;
  return options;
}

}  // namespace warren::jack_rabbits
