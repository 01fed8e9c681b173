// Plays Jack Rabbits by going for what brings it closest to winning, turn by turn: it knows which
// royals would do, how far they are and what its cards are good for (bots/jack_rabbits/outlook.h),
// and asks of everything it can do how it stands afterwards.
#pragma once

#include "bots/jack_rabbits/dealings.h"
#include "bots/jack_rabbits/travel.h"
#include "core/offers.h"
#include "core/rng.h"

namespace warren {
namespace jack_rabbits {
struct Reply;
}

class JackRabbitsGreedy {
 public:
  using Action = jack_rabbits::Action<4>;
  using Setup = jack_rabbits::Setup<4>;
  using Sight = jack_rabbits::Sight<4>;
  using Weights = jack_rabbits::Weights;

  JackRabbitsGreedy() : JackRabbitsGreedy(Weights{}) {}
  explicit JackRabbitsGreedy(const Weights& weights) : outlook_(weights) {}

  Action choose(const Setup& setup, const Sight& sight, const Offers<Action>& offers, Rng& rng);
  // Calls out whoever holds too many cards (rules 3, hand limit).
  bool interrupts(const Setup& setup, const Sight& sight, const Offers<Action>& offers, Rng& rng);

 private:
  using Moment = jack_rabbits::Moment;

  Action start(const Moment& now);
  Action match(const Moment& now) const;
  Action hex(const Moment& now);
  Action road(const Moment& now);
  Action shortfall(const Moment& now) const;
  Action landing(const Moment& now) const;
  Action vet(const Moment& now) const;
  Action proof(const Moment& now) const;
  Action fight(const Moment& now) const;
  bool replies(const Moment& now, const jack_rabbits::Reply& reply,
               const jack_rabbits::Cards<4>& play) const;
  Action goods(const Moment& now) const;
  Action discard(const Moment& now) const;
  Action give_up(const Moment& now) const;

  jack_rabbits::Outlook outlook_;
  jack_rabbits::Travel travel_;
  jack_rabbits::Dealings dealings_;
  jack_rabbits::Cards<4> shopping_{};  // what it is about to buy
};

}  // namespace warren
