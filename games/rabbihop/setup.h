// What stands beside every state: the options, read once, and the figures that follow from them.
#pragma once

#include "core/game.h"
#include "core/options.h"
#include "games/rabbihop/action.h"
#include "games/rabbihop/types.h"

namespace warren::rabbihop {

// The start tile's small change to the rules (rules, expansions: start tweaks).
enum class StartTweak : std::uint8_t { plain, no_sharing, double_fence, pay_two };

// Rulings that a later version set right, each with the version that did. Whoever carries out such
// a ruling asks here and keeps the old one as well (docs/adding-a-rules-version.md).
struct Errata {
  bool skipping_costs_no_two = false;  // 2: pay two asks nothing of who skips a possible jump
  friend constexpr bool operator==(const Errata&, const Errata&) = default;
};
constexpr Errata errata_of(int rules) { return {.skipping_costs_no_two = rules >= 2}; }

struct Setup {
  OptionSet options;
  int rules;      // version
  Errata errata;  // that this version has set right
  int seats;
  int side;        // the grid is side × side
  Cell start;      // where the start tile lies at first
  int deck;        // tiles in the deck at first
  CellMask cells;  // all cells of the grid
  TileSet tiles;   // all tiles in play, the start tile among them
  bool explorers, molehills, territory, market;
  StartTweak tweak;
  bool draws_start;  // the numbers of the start tile are drawn
  // Where a jump of 1 to 3 cells ends, if it stays inside: [cell][direction][distance].
  std::array<std::array<std::array<Cell, 4>, 4>, kCellSlots> reach{};
  // The longest list of all, ready to be copied: every cell turned by one, two, three quarters.
  std::array<std::array<Action, 3>, kCellSlots> turns{};
};

const OptionMenu& option_menu();
Opened<Setup> open(const OptionSet& options, int rules);

inline constexpr int kNewestRules = 2;

}  // namespace warren::rabbihop
