// What must hold of the questions that are pending: part of the invariants (broken.h).
#pragma once

#include <string_view>

#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// Which of them cannot be, or nothing. Something must be pending.
template <int W>
std::string_view broken_pending(const Setup<W>& setup, const State<W>& state);

}  // namespace warren::jack_rabbits
