// The referee of the game, compiled once: for callers that need not be fast.
#include "games/rabbihop/rabbihop.h"

#include "core/event_sink.h"
#include "games/rabbihop/fast.h"

namespace warren::rabbihop {

template void Rabbihop::act(const Setup&, const Sight&, const Action&, EventSink<Event>&&);
template void Rabbihop::fall(const Setup&, const State&, const Outcome&, EventSink<Event>&&);
template void Rabbihop::evolve(const Setup&, State&, const Event&);
template void Rabbihop::evolve(const Setup&, View&, const Event&);

}  // namespace warren::rabbihop
