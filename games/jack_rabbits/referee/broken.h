// The invariants: what must hold in every position.
#pragma once

#include <string_view>

#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// The invariant that fails, or nothing.
template <int W>
std::string_view broken(const Setup<W>& setup, const State<W>& state);

}  // namespace warren::jack_rabbits
