// Every action that could be meant in a position, possible or not: what the proofs try.
#pragma once

#include "core/event_sink.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/action.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

template <int W>
void every_action(const Setup<W>& setup, const Sight<W>& sight, EventSink<Action<W>> visit);

}  // namespace warren::jack_rabbits
