// Plays Rabbihop for somebody who learns the game: looks one turn ahead as the greedy bot does
// (bots/rabbihop/greedy.h), but cares for its own points only, robs nobody while it can do
// something else, and sometimes takes the second best.
#pragma once

#include "bots/rabbihop/greedy.h"

namespace warren {

class RabbihopGentle {
 public:
  RabbihopGentle();

  rabbihop::Action choose(const rabbihop::Setup& setup, const rabbihop::Sight& sight,
                          const Offers<rabbihop::Action>& offers, Rng& rng);

 private:
  RabbihopGreedy judgement_;
  RabbihopGreedy second_thought_;  // of what is left without the best
  Offers<rabbihop::Action> friendly_, rest_;
};

}  // namespace warren
