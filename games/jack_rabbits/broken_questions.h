// What must hold of the questions that are pending: part of the invariants (broken.h).
#pragma once

#include <string_view>

#include "games/jack_rabbits/state.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

// Which of them cannot be, or nothing. Something must be pending.
template <int W>
std::string_view broken_pending(const Table<W>& table, const State<W>& state);

}  // namespace warren::jack_rabbits
