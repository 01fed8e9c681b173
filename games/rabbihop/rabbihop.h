// Rabbihop as a game of the contract (core/game.h): the contents page of this folder.
//
// What is only declared here is compiled once, in rabbihop.cc, with events told to an EventSink. To
// have it inlined, as playouts need it, include fast.h.
#pragma once

#include <string>
#include <string_view>

#include "core/inline.h"
#include "core/open_game.h"
#include "core/viewer.h"
#include "games/rabbihop/action.h"
#include "games/rabbihop/notation.h"
#include "games/rabbihop/rules.h"
#include "games/rabbihop/setup.h"
#include "games/rabbihop/state.h"

namespace warren::rabbihop {

struct Rabbihop
    : OpenGame<rabbihop::Public, rabbihop::Action, rabbihop::Outcome, rabbihop::Event, kMaxSeats> {
  using Setup = rabbihop::Setup;

  static constexpr std::string_view kId = "rabbihop";
  static constexpr Text kTitle{"Rabbihop", "Rabbihop"};
  static constexpr int kNewestRules = rabbihop::kNewestRules;
  static constexpr bool kOutcomesRepeat = true;  // a tile that looks the same after a turn

  static const OptionMenu& option_menu() { return rabbihop::option_menu(); }
  static Opened<Setup> open(const OptionSet& options, int rules) {
    return rabbihop::open(options, rules);
  }
  static State initial(const Setup& setup) { return rabbihop::initial(setup); }

  static Asked asked(const Setup& setup, const Public& pub) { return rabbihop::asked(setup, pub); }
  static bool midway(const Setup& setup, const Public& pub, Seat seat) {
    return rabbihop::midway(setup, pub, seat);
  }
  static Refusal refusal(const Setup& setup, const Sight& sight, const Action& action) {
    return rabbihop::refusal(setup, sight, action);
  }
  static void offers(const Setup& setup, const Sight& sight, Offers<Action>& out) {
    rabbihop::offers(setup, sight, out);
  }
  template <class Emit>
  static void act(const Setup& setup, const Sight& sight, const Action& action, Emit&& emit);

  static std::uint32_t chances(const Setup& setup, const State& state) {
    return rabbihop::chances(setup, state.pub);
  }
  static Outcome outcome(const Setup& setup, const State& state, std::uint32_t index) {
    return rabbihop::outcome(setup, state.pub, index);
  }
  static bool possible(const Setup& setup, const State& state, const Outcome& outcome) {
    return rabbihop::possible(setup, state.pub, outcome);
  }
  template <class Emit>
  static void fall(const Setup& setup, const State& state, const Outcome& outcome, Emit&& emit);

  template <class Target>  // a State or a View
  static void evolve(const Setup& setup, Target& target, const Event& event);
  // The same, inlined: for core/fast_step.h.
  template <class Target>
  WARREN_INLINE static inline void evolve_inlined(const Setup& setup, Target& target,
                                                  const Event& event);
  static Result result(const Setup& setup, const Public& pub) {
    return rabbihop::result(setup, pub);
  }
  static std::string_view broken(const Setup& setup, const State& state) {
    return rabbihop::broken(setup, state.pub);
  }

  template <class Visit>
  static void every_action(const Setup& setup, const Sight&, Visit&& visit) {
    rabbihop::every_action(setup, visit);
  }

  static std::string write(const Setup&, const Action& action) { return rabbihop::write(action); }
  static std::string write(const Setup&, const Outcome& outcome) {
    return rabbihop::write(outcome);
  }
  static std::string write(const Setup&, const Event& event) { return rabbihop::write(event); }
  static std::string write(const Setup& setup, const State& state) {
    return rabbihop::write(setup, state.pub);
  }
  static std::string write(const Setup& setup, const View& view) {
    return write_viewer(view.seat) + rabbihop::write(setup, view.pub);
  }
  static Problem read(const Setup& setup, std::string_view text, Action& action) {
    return rabbihop::read(setup, text, action);
  }
  static Problem read(const Setup& setup, std::string_view text, Outcome& outcome) {
    return rabbihop::read(setup, text, outcome);
  }
  static Problem read(const Setup&, std::string_view text, Event& event) {
    return rabbihop::read(text, event);
  }
  static Problem read(const Setup& setup, std::string_view text, State& state) {
    state = {};
    return rabbihop::read(setup, text, state.pub);
  }
  static Problem read(const Setup& setup, std::string_view text, View& view) {
    view = {};
    if (Problem problem = read_viewer(text, setup.seats, view.seat)) return problem;
    return rabbihop::read(setup, text, view.pub);
  }

  static RefusalWords words(const Refusal& refusal) { return rabbihop::words(refusal); }
  static std::string tell(const Setup& setup, const Refusal& refusal, Voice voice) {
    return rabbihop::tell(setup, refusal, voice);
  }
  static std::string tell(const Setup& setup, const Event& event, Voice voice) {
    return rabbihop::tell(setup, event, voice);
  }
};

}  // namespace warren::rabbihop
