// Rabbihop as a game of the contract (core/game.h): a table of contents of this folder.
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
#include "games/rabbihop/state.h"
#include "games/rabbihop/table.h"

namespace warren::rabbihop {

struct Rabbihop
    : OpenGame<rabbihop::Public, rabbihop::Action, rabbihop::Outcome, rabbihop::Event, kMaxSeats> {
  using Table = rabbihop::Table;

  static constexpr std::string_view kId = "rabbihop";
  static constexpr Text kTitle{"Rabbihop", "Rabbihop"};
  static constexpr int kNewestRules = rabbihop::kNewestRules;
  static constexpr bool kOutcomesRepeat = true;  // a tile that looks the same after a turn

  static const OptionTable& option_table() { return rabbihop::option_table(); }
  static Opened<Table> open(const OptionSet& options, int rules) {
    return rabbihop::open(options, rules);
  }
  static State initial(const Table& table) { return rabbihop::initial(table); }

  static Asked asked(const Table& table, const Public& pub) { return rabbihop::asked(table, pub); }
  static Refusal refusal(const Table& table, const Sight& sight, const Action& action) {
    return rabbihop::refusal(table, sight, action);
  }
  static void offers(const Table& table, const Sight& sight, Offers<Action>& out) {
    rabbihop::offers(table, sight, out);
  }
  template <class Emit>
  static void act(const Table& table, const Sight& sight, const Action& action, Emit&& emit);

  static std::uint32_t chances(const Table& table, const State& state) {
    return rabbihop::chances(table, state.pub);
  }
  static Outcome outcome(const Table& table, const State& state, std::uint32_t index) {
    return rabbihop::outcome(table, state.pub, index);
  }
  static bool possible(const Table& table, const State& state, const Outcome& outcome) {
    return rabbihop::possible(table, state.pub, outcome);
  }
  template <class Emit>
  static void fall(const Table& table, const State& state, const Outcome& outcome, Emit&& emit);

  template <class Target>  // a State or a View
  static void evolve(const Table& table, Target& target, const Event& event);
  // The same, inlined: for core/fast_step.h.
  template <class Target>
  WARREN_INLINE static inline void evolve_inlined(const Table& table, Target& target,
                                                  const Event& event);
  static Result result(const Table& table, const Public& pub) {
    return rabbihop::result(table, pub);
  }
  static std::string_view broken(const Table& table, const State& state) {
    return rabbihop::broken(table, state.pub);
  }

  template <class Visit>
  static void every_action(const Table& table, const Sight&, Visit&& visit) {
    rabbihop::every_action(table, visit);
  }

  static std::string write(const Table&, const Action& action) { return rabbihop::write(action); }
  static std::string write(const Table&, const Outcome& outcome) {
    return rabbihop::write(outcome);
  }
  static std::string write(const Table&, const Event& event) { return rabbihop::write(event); }
  static std::string write(const Table& table, const State& state) {
    return rabbihop::write(table, state.pub);
  }
  static std::string write(const Table& table, const View& view) {
    return write_viewer(view.seat) + rabbihop::write(table, view.pub);
  }
  static Problem read(const Table& table, std::string_view text, Action& action) {
    return rabbihop::read(table, text, action);
  }
  static Problem read(const Table& table, std::string_view text, Outcome& outcome) {
    return rabbihop::read(table, text, outcome);
  }
  static Problem read(const Table&, std::string_view text, Event& event) {
    return rabbihop::read(text, event);
  }
  static Problem read(const Table& table, std::string_view text, State& state) {
    state = {};
    return rabbihop::read(table, text, state.pub);
  }
  static Problem read(const Table& table, std::string_view text, View& view) {
    view = {};
    if (Problem problem = read_viewer(text, table.seats, view.seat)) return problem;
    return rabbihop::read(table, text, view.pub);
  }

  static RefusalWords words(const Refusal& refusal) { return rabbihop::words(refusal); }
  static std::string tell(const Table& table, const Refusal& refusal, Voice voice) {
    return rabbihop::tell(table, refusal, voice);
  }
  static std::string tell(const Table& table, const Event& event, Voice voice) {
    return rabbihop::tell(table, event, voice);
  }
};

}  // namespace warren::rabbihop
