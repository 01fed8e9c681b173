// What others may hold, as far as a seat can tell: a card that it has not seen is equally likely to
// be in any place where there are such cards.
#pragma once

#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

inline constexpr int kSure = 1024;  // odds are parts of this

template <int W>
class Guess {
 public:
  using Cards = jack_rabbits::Cards<W>;
  using Setup = jack_rabbits::Setup<W>;
  using Sight = jack_rabbits::Sight<W>;

  Guess(const Setup& setup, const Sight& sight);

  // The odds that the cards of a suit in this hand are worth no more than this.
  int at_most(Seat other, Suit suit, int points) const;
  int at_least(Seat other, Suit suit, int points) const {
    return points <= 0 ? kSure : kSure - at_most(other, suit, points - 1);
  }
  // The pips that may be anywhere.
  const Cards& unseen() const { return unseen_; }

 private:
  const Setup& setup_;
  const Sight& sight_;
  Cards unseen_;
  int count_ = 0;
};

}  // namespace warren::jack_rabbits
