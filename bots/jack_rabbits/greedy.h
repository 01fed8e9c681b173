// Plays Jack Rabbits by doing, turn by turn, what brings it closest to winning. It knows which
// royals it could win with, how far they are and what its cards are good for
// (bots/jack_rabbits/outlook.h), and compares how it stands after each thing that it can do.
#pragma once

#include "bots/jack_rabbits/dealings.h"
#include "bots/jack_rabbits/stratagems.h"
#include "bots/jack_rabbits/travel.h"
#include "core/offers.h"
#include "core/rng.h"

namespace warren {
namespace jack_rabbits {
struct Reply;
}

template <int W>
class JackRabbitsGreedy {
 public:
  using Action = jack_rabbits::Action<W>;
  using Setup = jack_rabbits::Setup<W>;
  using Sight = jack_rabbits::Sight<W>;
  using Weights = jack_rabbits::Weights;

  JackRabbitsGreedy() : JackRabbitsGreedy(Weights{}) {}
  explicit JackRabbitsGreedy(const Weights& weights) : outlook_(weights) {}

  Action choose(const Setup& setup, const Sight& sight, const Offers<Action>& offers, Rng& rng);
  // Calls out whoever holds too many cards (rules 3, hand limit).
  bool interrupts(const Setup& setup, const Sight& sight, const Offers<Action>& offers, Rng& rng);

 private:
  using Cards = jack_rabbits::Cards<W>;
  using Moment = jack_rabbits::Moment<W>;

  Action start(const Moment& now);
  Action match(const Moment& now) const;
  Action hex(const Moment& now);
  Action on_hex(const Moment& now);
  Action road(const Moment& now);
  Action on_road(const Moment& now);
  Action shortfall(const Moment& now) const;
  Action landing(const Moment& now) const;
  Action vet(const Moment& now) const;
  Action proof(const Moment& now) const;
  Action fight(const Moment& now) const;
  bool replies(const Moment& now, const jack_rabbits::Reply& reply, const Cards& play) const;
  Action goods(const Moment& now) const;
  Action discard(const Moment& now) const;
  Action give_up(const Moment& now) const;
  Action capital(const Moment& now) const;

  jack_rabbits::Outlook<W> outlook_;
  jack_rabbits::Travel<W> travel_;
  jack_rabbits::Dealings<W> dealings_;
  jack_rabbits::Stratagems<W> stratagems_;
  Cards shopping_{};  // what it is about to buy
};

}  // namespace warren
