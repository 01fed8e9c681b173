// Moves of seats and of chance, and what they do to a state: what the laws compare.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/log.h"
#include "core/step.h"
#include "tests/laws/report.h"

namespace warren::laws {

// Where a check happens, for the details of a violation.
template <Game G>
struct Case {
  const typename G::Setup& setup;
  Report& report;
  std::uint64_t seed = 0;
  int step = 0;

  void violated(Law law, std::string details) const {
    details += " [seed " + std::to_string(seed) + ", step " + std::to_string(step) + ", rules " +
               std::to_string(setup.rules);
    for (const auto& option : setup.options.to_text()) details += ", " + option;
    report.violated(law, details + "]");
  }
  // Every seat, and the spectator.
  std::vector<Seat> viewers() const {
    std::vector<Seat> all = {Seat::nobody};
    for (const Seat seat : SeatSet::first(setup.seats)) all.push_back(seat);
    return all;
  }
};

inline std::string name_of(Seat seat) {
  return seat == Seat::nobody ? "the spectator" : "p" + std::to_string(index_of(seat));
}

// Not inlined: its buffer would make the frame of whoever calls it large, and a sanitizer marks
// every frame.
template <class T>
[[gnu::noinline]] std::string bytes_of(const T& value) {
  const ByteBuffer bytes = to_bytes(value);
  return {bytes.all().begin(), bytes.all().end()};
}

template <class T>
bool read_back(std::string_view bytes, T& value) {
  return from_bytes({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}, value);
}

// What a seat sees, as it arrives at its device: nothing but the bytes.
template <Game G>
typename G::View sent_view(const typename G::State& state, Seat seat) {
  typename G::View view{};
  read_back(bytes_of(view_of<G>(state, seat)), view);
  return view;
}

// Whether the game has anything to hide.
template <Game G>
constexpr bool has_secrets() {
  using State = typename G::State;
  using Own = typename decltype(State::own)::value_type;
  return !std::is_same_v<Own, Nothing> || !std::is_same_v<decltype(State::dark), Nothing>;
}

// A move is an entry of a log that has not been made yet.
template <Game G>
using Move = Entry<G>;

template <Game G>
Move<G> move_of(Seat seat, const typename G::Action& action) {
  return {.kind = Move<G>::Kind::act, .seat = seat, .action = action, .outcome = {}};
}
template <Game G>
Move<G> move_of(const typename G::Outcome& outcome) {
  return {.kind = Move<G>::Kind::fall, .seat = Seat::nobody, .action = {}, .outcome = outcome};
}

template <Game G>
std::string write_events(const typename G::Setup& setup,
                         const std::vector<typename G::Event>& events) {
  std::string out;
  for (const auto& event : events) out += (out.empty() ? "" : "; ") + G::write(setup, event);
  return "<" + out + ">";
}

// What a move does: its own events, then those of settling what is sealed.
template <Game G>
struct Trace {
  Move<G> move;
  std::vector<typename G::Event> first, settled;
  typename G::State between{}, after{};

  bool reveals() const {
    return std::ranges::any_of(first, G::reveals) || std::ranges::any_of(settled, G::reveals);
  }
};

// Carries out a possible move. `watch` sees each event after it applied, and the state then.
template <Game G, class Watch>
Trace<G> trace(const typename G::Setup& setup, const typename G::State& start, const Move<G>& move,
               Watch&& watch) {
  Trace<G> out{.move = move, .first = {}, .settled = {}};
  typename G::State state = start;
  const auto into = [&](auto& events) {
    return [&setup, &state, &watch, &events](const typename G::Event& event) {
      G::evolve(setup, state, event);
      events.push_back(event);
      watch(event, state);
    };
  };
  using Sink = EventSink<typename G::Event>;
  const auto first = into(out.first);
  if (move.kind == Move<G>::Kind::act) {
    G::act(setup, G::sight(state, move.seat), move.action, Sink(first));
  } else {
    G::fall(setup, state, move.outcome, Sink(first));
  }
  out.between = state;
  const auto then = into(out.settled);
  while (G::asked(setup, state.pub).settle) G::settle(setup, state, Sink(then));
  out.after = state;
  return out;
}
template <Game G>
Trace<G> trace(const typename G::Setup& setup, const typename G::State& start,
               const Move<G>& move) {
  return trace<G>(setup, start, move, [](const auto&, const auto&) {});
}

// Events byte by byte, each with its length: equal only if they are equally many, in one order.
template <class Event>
std::string bytes_of_all(const std::vector<Event>& events) {
  std::string out;
  for (const auto& event : events) {
    const std::string bytes = bytes_of(event);
    out += std::to_string(bytes.size()) + ":" + bytes;
  }
  return out;
}

// What a seat is told of some events.
template <Game G>
std::vector<typename G::Event> redacted(const std::vector<typename G::Event>& events, Seat to) {
  std::vector<typename G::Event> shown;
  for (const auto& event : events) shown.push_back(G::redact(event, to));
  return shown;
}
template <Game G>
std::string told(const std::vector<typename G::Event>& events, Seat to) {
  return bytes_of_all(redacted<G>(events, to));
}
template <Game G>
std::string write_told(const typename G::Setup& setup, const std::vector<typename G::Event>& events,
                       Seat to) {
  return write_events<G>(setup, redacted<G>(events, to));
}

// What a seat may read of a move in the log.
template <Game G>
std::string entry_bytes(const Move<G>& move, Seat to) {
  const Move<G> shown = redact_entry<G>(move, to);
  return bytes_of(shown.action) + bytes_of(shown.outcome);
}

// Some of what can happen now, at random: at most `most` acts of each seat asked, and as many
// outcomes of chance.
template <Game G>
std::vector<Move<G>> some_moves(const typename G::Setup& setup, const typename G::State& state,
                                std::size_t most, Rng& rng) {
  std::vector<Move<G>> moves;
  const auto sample = [&](std::uint32_t count, auto&& make) {
    std::vector<std::uint32_t> places(count);
    for (std::uint32_t i = 0; i < count; ++i) places[i] = i;
    for (std::uint32_t i = 0; i < count && i < most; ++i) {
      std::swap(places[i], places[i + rng.below(count - i)]);
      moves.push_back(make(places[i]));
    }
  };
  const Asked asked = G::asked(setup, state.pub);
  for (const Seat seat : asked.must | asked.may) {
    Offers<typename G::Action> offers;
    G::offers(setup, G::sight(state, seat), offers);
    sample(static_cast<std::uint32_t>(offers.size()),
           [&](std::uint32_t k) { return move_of<G>(seat, offers[static_cast<int>(k)]); });
  }
  if (asked.chance) {
    sample(G::chances(setup, state),
           [&](std::uint32_t k) { return move_of<G>(G::outcome(setup, state, k)); });
  }
  return moves;
}

template <Game G>
bool can_happen(const typename G::Setup& setup, const typename G::State& state,
                const Move<G>& move) {
  if (move.kind == Move<G>::Kind::act)
    return !G::refusal(setup, G::sight(state, move.seat), move.action);
  return G::asked(setup, state.pub).chance && G::possible(setup, state, move.outcome);
}

}  // namespace warren::laws
