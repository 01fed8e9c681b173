// Of several offers that give up cards, those that a bot looks at: whatever else it weighs, it
// gives up no royal, and no winning trio, where another offer of the same kind does not
// (games/jack_rabbits/plans/keeping.h).
#pragma once

#include <algorithm>
#include <climits>

#include "core/offers.h"
#include "games/jack_rabbits/plans/keeping.h"
#include "games/jack_rabbits/state/action.h"

namespace warren::jack_rabbits {

template <int W>
class Sparing {
 public:
  Sparing(const Setup<W>& setup, const Sight<W>& sight) : setup_(setup) {
    keeping_.look(setup, sight.pub, sight.seat, sight.own.hand, Reserve::ignored);
  }
  Sparing(const Setup<W>& setup, const Sight<W>& sight, const Offers<Action<W>>& offers,
          ActionKind kind)
      : Sparing(setup, sight) {
    kind_ = kind;
    for (const Action<W>& offer : offers) {
      if (offer.kind == kind) least_ = std::min(least_, royals(offer.cards));
    }
  }
  int royals(const Cards<W>& cards) const { return keeping_.cost(setup_, cards).royals(); }
  bool wastes(const Action<W>& offer) const {
    return offer.kind == kind_ && royals(offer.cards) > least_;
  }

 private:
  const Setup<W>& setup_;
  Keeping<W> keeping_;
  ActionKind kind_ = ActionKind::pay;
  int least_ = INT_MAX;
};

}  // namespace warren::jack_rabbits
