// The invariants: what must hold in every position.
#pragma once

#include <string_view>

#include "games/jack_rabbits/state.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

// The invariant that fails, or nothing.
template <int W>
std::string_view broken(const Table<W>& table, const State<W>& state);

}  // namespace warren::jack_rabbits
