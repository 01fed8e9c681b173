// Every action that could be meant in a position, possible or not: what the proofs try.
#pragma once

#include "core/event_sink.h"
#include "games/jack_rabbits/action.h"
#include "games/jack_rabbits/state.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

template <int W>
void every_action(const Table<W>& table, const Sight<W>& sight, EventSink<Action<W>> visit);

}  // namespace warren::jack_rabbits
