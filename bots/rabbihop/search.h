// Tries what a turn of Rabbihop can lead to: every sequence of small choices that may matter, on
// copies, up to where chance or somebody else decides.
#pragma once

#include "bots/rabbihop/outlook.h"
#include "core/inline_list.h"
#include "games/rabbihop/action.h"

namespace warren::rabbihop {

// Choices one after the other, and what they are worth.
struct Line {
  int value = 0;
  std::uint8_t size = 0, done = 0;
  std::array<Action, 6> actions{};

  bool ended() const { return done == size; }
  Action next() { return actions[done++]; }
};

// The objects of an action that are worth trying: the rest changes nothing that is looked at.
struct Objects {
  CellMask cells = ~CellMask{0};
  std::array<CellMask, 2> borders = {~CellMask{0}, ~CellMask{0}};  // [south]
  bool has(const Action& action) const;
};

class Search {
 public:
  Search(const Setup& setup, const Sight& sight, const Weights& weights);

  // The action with the best rest of this turn after it.
  Line after(const Public& pub, const Action& action);
  Objects worth_trying(Public& pub) const;
  // The other questions have short answers: a territory's tiles, and tiles of the market.
  int keeping(const Public& pub, const Action& action) const;
  int choosing(const Public& pub, const Action& action);
  // What the action makes of a position.
  static void apply(const Setup& setup, Seat seat, const Action& action, Public& pub);

 private:
  bool goes_on(const Public& pub) const;
  Line best(Public& pub);
  CellMask extremes(const Public& pub, int rich, int poor) const;

  const Setup& setup_;
  Seat me_;
  int turns_;
  Outlook outlook_;
};

}  // namespace warren::rabbihop
