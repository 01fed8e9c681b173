// Plays Rabbihop by looking one turn ahead: it tries what the turn can lead to on a copy of what it
// sees, with the game's own functions, and goes for what looks best (bots/rabbihop/outlook.h).
#pragma once

#include "bots/rabbihop/search.h"
#include "core/offers.h"
#include "core/rng.h"
#include "games/rabbihop/action.h"

namespace warren {

class RabbihopGreedy {
 public:
  RabbihopGreedy() = default;
  explicit RabbihopGreedy(const rabbihop::Weights& weights) : weights_(weights) {}

  rabbihop::Action choose(const rabbihop::Setup& setup, const rabbihop::Sight& sight,
                          const Offers<rabbihop::Action>& offers, Rng& rng);

 private:
  rabbihop::Weights weights_{};
  // What it has in mind for the rest of the turn, as long as things go as foreseen.
  rabbihop::Line plan_{};
  rabbihop::Public foreseen_{};
};

}  // namespace warren
