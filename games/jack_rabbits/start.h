// How a game begins, and how it stands.
#pragma once

#include "games/jack_rabbits/state.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

template <int W>
State<W> initial(const Table<W>& table);
// The score of a seat is the number of its royals.
template <int W>
Result result(const Table<W>& table, const Public<W>& pub);

}  // namespace warren::jack_rabbits
