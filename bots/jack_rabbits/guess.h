// What others may hold, from what a seat knows: the cards it has not seen are as likely to be in
// one place as in another.
#pragma once

#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

inline constexpr int kSure = 1024;  // odds are parts of this

class Guess {
 public:
  Guess(const Setup<4>& setup, const Sight<4>& sight);

  // The odds that the cards of a suit in this hand are worth no more than this.
  int at_most(Seat other, Suit suit, int points) const;
  int at_least(Seat other, Suit suit, int points) const {
    return points <= 0 ? kSure : kSure - at_most(other, suit, points - 1);
  }
  // The pips that may be anywhere.
  const Cards<4>& unseen() const { return unseen_; }

 private:
  const Setup<4>& setup_;
  const Sight<4>& sight_;
  Cards<4> unseen_;
  int count_ = 0;
};

}  // namespace warren::jack_rabbits
