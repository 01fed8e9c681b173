// Everything that the greedy bot looks at for one answer.
#pragma once

#include "bots/jack_rabbits/prospect.h"
#include "core/offers.h"
#include "core/rng.h"

namespace warren::jack_rabbits {

template <int W>
struct Moment {
  using Action = jack_rabbits::Action<W>;
  using Cards = jack_rabbits::Cards<W>;
  using Setup = jack_rabbits::Setup<W>;
  using Sight = jack_rabbits::Sight<W>;
  using Public = jack_rabbits::Public<W>;

  const Setup& setup;
  const Sight& sight;
  const Offers<Action>& offers;
  const Outlook<W>& outlook;
  const Prospect<W>& prospect;
  Rng& rng;

  // A long game may mean that everybody waits for cards and royals that others will not part with.
  // Then something has to change, whatever it is.
  static constexpr int kPatience = 20;  // rounds
  bool restless() const { return pub().turns > kPatience * setup.seats; }

  const Public& pub() const { return sight.pub; }
  const Cards& hand() const { return sight.own.hand; }
  Place here() const { return sight.pub.place_of(sight.seat); }
  int stop() const { return stop_of<W>(here()); }
  const Action* find(ActionKind kind) const {
    for (const Action& offer : offers) {
      if (offer.kind == kind) return &offer;
    }
    return nullptr;
  }
  // The offer that is best by `value`; the first of equals. Calls are left out: whether to call
  // somebody out is decided before.
  template <class Value>
  Action best(Value&& value) const {
    const Action* chosen = nullptr;
    int most = 0;
    for (const Action& offer : offers) {
      if (offer.kind == ActionKind::call) continue;
      const int now = value(offer);
      if (chosen != nullptr && now <= most) continue;
      chosen = &offer;
      most = now;
    }
    return chosen != nullptr ? *chosen : offers[0];
  }
};

}  // namespace warren::jack_rabbits
