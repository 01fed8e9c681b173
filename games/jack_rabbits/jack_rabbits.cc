// The referee of the game, compiled once for each width: for all who need not be fast.
#include "games/jack_rabbits/jack_rabbits.h"

#include "games/jack_rabbits/fast.h"
#include "games/jack_rabbits/plans/routes.h"
#include "games/jack_rabbits/state/digest.h"

namespace warren::jack_rabbits {

template <int W>
Problem JackRabbitsOf<W>::read(const Setup& setup, std::string_view text, State& state) {
  if (Problem problem = jack_rabbits::read(setup, text, state)) return problem;
  if (!broken(setup, state).empty()) return {};  // for whoever reads it to say
  const auto apply = [&](const Event& event) { evolve(setup, state, event); };
  EventSink<Event> emit(apply);
  Referee<W, EventSink<Event>>(setup, state.pub, emit).go_on();
  return {};
}

template <int W>
bool JackRabbitsOf<W>::midway(const Setup& setup, const Public& pub, Seat seat) {
  return jack_rabbits::midway(setup, pub, seat);
}

template <int W>
void JackRabbitsOf<W>::routes(const Setup& setup, const Sight& sight,
                              const RouteSink<Action>& see) {
  each_route<W>(setup, sight, [&](Place place, const Plan<W>& plan) {
    see(jack_rabbits::write(place), {plan.begin(), plan.end()});
  });
}

template <int W>
std::uint64_t JackRabbitsOf<W>::digest(const Setup&, const State& state) {
  return digest_of_play<W>(state);
}

template <int W>
std::uint64_t JackRabbitsOf<W>::digest(const Setup&, const View& view) {
  return digest_of_play<W>(view);
}

#define WARREN_JACK_RABBITS(W)                                                            \
  template struct JackRabbitsOf<W>;                                                       \
  template void JackRabbitsOf<W>::act(const Setup&, const Sight&, const Action&,          \
                                      EventSink<Event>&&);                                \
  template void JackRabbitsOf<W>::fall(const Setup&, const State&, const Outcome&,        \
                                       EventSink<Event>&&);                               \
  template void JackRabbitsOf<W>::settle(const Setup&, const State&, EventSink<Event>&&); \
  template void JackRabbitsOf<W>::evolve(const Setup&, State&, const Event&);             \
  template void JackRabbitsOf<W>::evolve(const Setup&, View&, const Event&)
WARREN_JACK_RABBITS(4);
WARREN_JACK_RABBITS(12);
#undef WARREN_JACK_RABBITS

}  // namespace warren::jack_rabbits
