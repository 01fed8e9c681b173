// What a good player would rather keep of a hand: the one measure that payments, journeys, discards
// and all other lists of cards to give are ordered by (docs/decisions/what-is-rather-given.md).
#pragma once

#include "games/jack_rabbits/plans/cost.h"
#include "games/jack_rabbits/rules/needs.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// The most of these royals that are part of one trio that fulfils the objective; at most three.
template <int W>
int towards(Objective objective, const Cards<W>& royals);

template <int W>
class Keeping {
 public:
  void look(const Setup<W>& setup, const Public<W>& pub, Seat seat, const Cards<W>& hand,
            Reserve reserve = Reserve::kept);
  // The same for the question that a seat is asked now: while a royal is paid for, nothing is kept
  // back for others of its suit.
  void look(const Setup<W>& setup, const Sight<W>& sight);

  // Beside the card itself and its points.
  Cost beyond(Card card) const {
    if (is_royal(card)) {
      return Cost::of(trio_.has(card)     ? Kept::trio
                      : useful_.has(card) ? Kept::useful
                                          : Kept::royal);
    }
    return reserve_.has(card) ? Cost::of(Kept::reserve) : Cost();
  }
  // All that giving these costs. `need` says what the first ace counts.
  Cost cost(const Setup<W>& setup, const Cards<W>& cards, const Need& need = {}) const;

 private:
  void keep_reserve(const Setup<W>& setup, const Public<W>& pub, const Cards<W>& hand,
                    const Cards<W>& royals, int have);

  Cards<W> trio_, useful_;  // royals
  Cards<W> reserve_;        // pips
};

}  // namespace warren::jack_rabbits
