// What is the same in every game in which all lies open: no seat knows what the others do not, and
// nothing is ever sealed. Such a game derives from this and says the rest of the contract
// (core/game.h). What nobody has seen yet is left to chance until it is seen, so no event names it.
#pragma once

#include <cstdint>

#include "core/game.h"

namespace warren {

template <class PublicPart, class SeatAction, class ChanceOutcome, class GameEvent, int Seats>
struct OpenGame {
  using Public = PublicPart;
  using Own = Nothing;
  using Dark = Nothing;
  using State = StateOf<Public, Own, Dark, Seats>;
  using View = ViewOf<Public, Own, Dark>;
  using Sight = SightOf<Public, Own>;
  using Action = SeatAction;
  using Outcome = ChanceOutcome;
  using Event = GameEvent;

  static Sight sight(const State& state, Seat seat) { return {seat, state.pub, state.own[0]}; }
  static Sight sight(const View& view) { return {view.seat, view.pub, view.own}; }

  template <class Setup, class Emit>
  static void settle(const Setup&, const State&, Emit&&) {}

  static Event redact(const Event& event, Seat) { return event; }
  static Action redact(const Action& action, Seat, Seat) { return action; }
  static Outcome redact(const Outcome& outcome, Seat) { return outcome; }
  static bool reveals(const Event&) { return false; }

  template <class Setup>
  static State world(const Setup&, const View& view, Rng&) {
    return {.pub = view.pub};
  }
  template <class Setup>
  static std::uint64_t digest(const Setup&, const State& state) {
    return digest_of_fields(state.pub);
  }
  template <class Setup>
  static std::uint64_t digest(const Setup&, const View& view) {
    return digest_of_fields(view);
  }
};

}  // namespace warren
