// Games of suits and powers that no options can select yet.
#pragma once

#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {

template <int W>
struct Extra {
  SuitMask suits = kClassicSuits;
  Powers<W> powers{};
};

template <int W>
Opened<Setup<W>> open(const OptionSet& options, int rules, const Extra<W>& extra) {
  return open<W>(options, rules, extra.powers, SuitRange{extra.suits, extra.suits});
}

}  // namespace warren::jack_rabbits
