// How a game begins, and how it stands.
#pragma once

#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

template <int W>
State<W> initial(const Setup<W>& setup);
// The score of a seat is the number of its royals.
template <int W>
Result result(const Setup<W>& setup, const Public<W>& pub);

}  // namespace warren::jack_rabbits
