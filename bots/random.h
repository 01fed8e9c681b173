// Takes any offer, each as likely as the others.
#pragma once

#include <cstdint>

#include "bots/bot.h"

namespace warren {

struct RandomBot {
  template <class Setup, class Sight, class Action>
  const Action& choose(const Setup&, const Sight&, const Offers<Action>& offers, Rng& rng) const {
    return offers[static_cast<int>(rng.below(static_cast<std::uint32_t>(offers.size())))];
  }

  // Passing is as likely as each of the offers.
  template <class Setup, class Sight, class Action>
  bool interrupts(const Setup&, const Sight&, const Offers<Action>& offers, Rng& rng) const {
    return rng.below(static_cast<std::uint32_t>(offers.size()) + 1) != 0;
  }
};

}  // namespace warren
