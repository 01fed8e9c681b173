// The referee of the game, compiled once for each width: for all who need not be fast.
#include "games/jack_rabbits/jack_rabbits.h"

#include "games/jack_rabbits/fast.h"
#include "games/jack_rabbits/routes.h"

namespace warren::jack_rabbits {

template <int W>
Problem JackRabbitsOf<W>::read(const Table& table, std::string_view text, State& state) {
  if (Problem problem = jack_rabbits::read(table, text, state)) return problem;
  if (!broken(table, state).empty()) return {};  // for whoever reads it to say
  const auto apply = [&](const Event& event) { evolve(table, state, event); };
  EventSink<Event> emit(apply);
  Referee<W, EventSink<Event>>(table, state.pub, emit).go_on();
  return {};
}

template <int W>
void JackRabbitsOf<W>::routes(const Table& table, const Sight& sight,
                              const RouteSink<Action>& see) {
  each_route<W>(table, sight, [&](Place place, const Plan<W>& plan) {
    see(jack_rabbits::write(place), {plan.begin(), plan.end()});
  });
}

#define WARREN_JACK_RABBITS(W)                                                            \
  template struct JackRabbitsOf<W>;                                                       \
  template void JackRabbitsOf<W>::act(const Table&, const Sight&, const Action&,          \
                                      EventSink<Event>&&);                                \
  template void JackRabbitsOf<W>::fall(const Table&, const State&, const Outcome&,        \
                                       EventSink<Event>&&);                               \
  template void JackRabbitsOf<W>::settle(const Table&, const State&, EventSink<Event>&&); \
  template void JackRabbitsOf<W>::evolve(const Table&, State&, const Event&);             \
  template void JackRabbitsOf<W>::evolve(const Table&, View&, const Event&)
WARREN_JACK_RABBITS(4);
WARREN_JACK_RABBITS(12);
#undef WARREN_JACK_RABBITS

}  // namespace warren::jack_rabbits
