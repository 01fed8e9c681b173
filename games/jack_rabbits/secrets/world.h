// What can be supposed about what a view hides.
#pragma once

#include "core/rng.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// A full state that agrees with a view: what it hides is dealt anew.
template <int W>
State<W> world(const Setup<W>& setup, const View<W>& view, Rng& rng);

}  // namespace warren::jack_rabbits
