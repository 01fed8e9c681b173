// Something a seat may do, as it is offered at a table.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace warren {

// A place is a number of the game's own: a cell, a border, a tile of the board.
struct Choice {
  std::string notation;
  std::string label;
  int place = -1;          // where it leads; -1: nowhere on the board
  int cost = 0;            // shown where it leads; 0: nothing
  std::string group = {};  // what long lists put together under this heading; empty: stands alone
  // Several actions, one after the other, that `notation` is a short name for; none: it is one.
  std::vector<std::string> steps = {};
  std::string warning = {};  // what one may regret about it; empty: nothing
  // What it is called in a page; empty: as the notation begins.
  std::string verb = {};
  std::optional<int> gain = {};  // points it brings; of a jump: points of what can be taken there
};

}  // namespace warren
