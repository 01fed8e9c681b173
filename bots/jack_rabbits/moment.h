// What is at hand for one answer of the greedy bot.
#pragma once

#include "bots/jack_rabbits/prospect.h"
#include "core/offers.h"
#include "core/rng.h"

namespace warren::jack_rabbits {

struct Moment {
  const Setup<4>& setup;
  const Sight<4>& sight;
  const Offers<Action<4>>& offers;
  const Outlook& outlook;
  const Prospect& prospect;
  Rng& rng;

  // In a game that goes on and on, everybody may be waiting for cards and royals that others will
  // not part with. Then something has to change, whatever it is.
  static constexpr int kPatience = 20;  // rounds
  bool restless() const { return pub().turns > kPatience * setup.seats; }

  const Public<4>& pub() const { return sight.pub; }
  const Cards<4>& hand() const { return sight.own.hand; }
  Place here() const { return sight.pub.place_of(sight.seat); }
  int stop() const { return stop_of(here()); }
  const Action<4>* find(ActionKind kind) const {
    for (const Action<4>& offer : offers) {
      if (offer.kind == kind) return &offer;
    }
    return nullptr;
  }
  // The offer that is best by `value`; the first of equals. Calling somebody out comes before or
  // not at all.
  template <class Value>
  Action<4> best(Value&& value) const {
    const Action<4>* chosen = nullptr;
    int most = 0;
    for (const Action<4>& offer : offers) {
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
