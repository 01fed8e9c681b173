// Chance as an actor: its equally likely cases where it is asked.
#pragma once

#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/outcome.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// Which of the orders of turns, in the order of the alphabet.
std::array<Seat, kSeats> nth_order(int seats, int which);

template <int W>
std::uint32_t chances(const Setup<W>& setup, const State<W>& state);
template <int W>
Outcome outcome(const Setup<W>& setup, const State<W>& state, std::uint32_t index);
template <int W>
bool possible(const Setup<W>& setup, const State<W>& state, const Outcome& outcome);

}  // namespace warren::jack_rabbits
