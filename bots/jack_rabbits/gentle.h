// Plays Jack Rabbits for somebody who learns the game: by the judgement of the greedy bot
// (bots/jack_rabbits/greedy.h), but mildly. It picks no quarrel, overlooks a match now and then,
// and does not always take the best way.
#pragma once

#include "bots/jack_rabbits/greedy.h"

namespace warren {

template <int W>
class JackRabbitsGentle {
 public:
  using Action = jack_rabbits::Action<W>;
  using Setup = jack_rabbits::Setup<W>;
  using Sight = jack_rabbits::Sight<W>;

  Action choose(const Setup& setup, const Sight& sight, const Offers<Action>& offers, Rng& rng);

 private:
  // What it may do without picking a quarrel; all of it where there is nothing else, or where a
  // long game goes nowhere.
  const Offers<Action>& friendly(const Setup& setup, const Sight& sight,
                                 const Offers<Action>& offers);
  // A way it takes though there may be a better one; null: there is none.
  const Action* stroll(const Offers<Action>& offers, Rng& rng) const;

  JackRabbitsGreedy<W> judgement_;
  Offers<Action> friendly_;
};

}  // namespace warren
