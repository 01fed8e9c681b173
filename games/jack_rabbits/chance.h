// Chance as an actor: its equally likely cases where it is asked.
#pragma once

#include "games/jack_rabbits/action.h"
#include "games/jack_rabbits/state.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

// Which of the orders of turns, in the order of the alphabet.
std::array<Seat, kSeats> nth_order(int seats, int which);

template <int W>
std::uint32_t chances(const Table<W>& table, const State<W>& state);
template <int W>
Outcome outcome(const Table<W>& table, const State<W>& state, std::uint32_t index);
template <int W>
bool possible(const Table<W>& table, const State<W>& state, const Outcome& outcome);

}  // namespace warren::jack_rabbits
