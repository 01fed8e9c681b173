// Building a board of Jack Rabbits as a game of the contract (core/game.h): a table of contents of
// this folder. It is the first stage of a game with board=built; its end gives the board that the
// race is run on (games/staged.h, docs/decisions/building-is-a-stage.md).
#pragma once

#include <string>
#include <string_view>

#include "core/open_game.h"
#include "core/viewer.h"
#include "games/jack_rabbits/building/notation.h"
#include "games/jack_rabbits/building/offers.h"
#include "games/jack_rabbits/building/referee.h"
#include "games/jack_rabbits/building/rules.h"
#include "games/jack_rabbits/building/state.h"
#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

struct BoardBuilding
    : OpenGame<building::Public, building::Action, building::Outcome, building::Event, kSeats> {
  using Table = building::Table;

  static constexpr std::string_view kId = "jack-rabbits-building";
  static constexpr Text kTitle{"Building a board", "Construir un tablero"};
  static constexpr int kNewestRules = jack_rabbits::kNewestRules;
  static constexpr bool kOutcomesRepeat = true;  // road tiles of one kind are alike

  static const OptionTable& option_table() { return jack_rabbits::option_table(); }
  // Refuses what the race would refuse, so that nobody builds for nothing.
  static Opened<Table> open(const OptionSet& options, int rules);
  // Whether the options ask for this stage, and the options of the race on the board that came out.
  static bool wanted(const OptionSet& options);
  static OptionSet baked(const Table& table, const Public& pub);

  static State initial(const Table& table) { return {.pub = building::start(table)}; }

  static Asked asked(const Table& table, const Public& pub) { return building::asked(table, pub); }
  static bool midway(const Table&, const Public& pub, Seat seat) {
    return pub.taken_of(seat) != building::kNoTile;
  }
  static Refusal refusal(const Table& table, const Sight& sight, const Action& action) {
    return building::refusal(table, sight, action);
  }
  static void offers(const Table& table, const Sight& sight, Offers<Action>& out) {
    building::offers(table, sight, out);
  }
  static bool listed(const Table& table, const Sight& sight, const Action& action) {
    return building::listed(table, sight, action);
  }
  template <class Emit>
  static void act(const Table& table, const Sight& sight, const Action& action, Emit&& emit) {
    building::Referee(table, sight.pub, emit).act(sight.seat, action);
  }

  static std::uint32_t chances(const Table& table, const State& state) {
    return building::chances(table, state.pub);
  }
  static Outcome outcome(const Table& table, const State& state, std::uint32_t index) {
    return building::outcome(table, state.pub, index);
  }
  static bool possible(const Table& table, const State& state, const Outcome& outcome) {
    return building::possible(table, state.pub, outcome);
  }
  template <class Emit>
  static void fall(const Table& table, const State& state, const Outcome& outcome, Emit&& emit) {
    building::Referee(table, state.pub, emit).fall(outcome);
  }

  static void evolve(const Table& table, State& state, const Event& event) {
    building::evolve(table, state.pub, event);
  }
  static void evolve(const Table& table, View& view, const Event& event) {
    building::evolve(table, view.pub, event);
  }
  static Result result(const Table& table, const Public& pub) {
    return building::result(table, pub);
  }
  static std::string_view broken(const Table& table, const State& state) {
    return building::broken(table, state.pub);
  }

  template <class Visit>
  static void every_action(const Table& table, const Sight& sight, Visit&& visit) {
    building::every_action(table, sight, visit);
  }

  static std::string write(const Table&, const Action& action) { return building::write(action); }
  static std::string write(const Table&, const Outcome& outcome) {
    return building::write(outcome);
  }
  static std::string write(const Table&, const Event& event) { return building::write(event); }
  static std::string write(const Table& table, const State& state) {
    return building::write(table, state.pub);
  }
  static std::string write(const Table& table, const View& view) {
    return write_viewer(view.seat) + building::write(table, view.pub);
  }
  static Problem read(const Table&, std::string_view text, Action& action) {
    return building::read(text, action);
  }
  static Problem read(const Table& table, std::string_view text, Outcome& outcome) {
    return building::read(table, text, outcome);
  }
  static Problem read(const Table&, std::string_view text, Event& event) {
    return building::read(text, event);
  }
  static Problem read(const Table& table, std::string_view text, State& state) {
    state = {};
    return building::read(table, text, state.pub);
  }
  static Problem read(const Table& table, std::string_view text, View& view) {
    view = {};
    if (Problem problem = read_viewer(text, table.seats, view.seat)) return problem;
    return building::read(table, text, view.pub);
  }

  static RefusalWords words(const Refusal& refusal) { return building::words(refusal); }
  static std::string tell(const Table&, const Refusal& refusal, Voice voice) {
    return building::tell(refusal, voice);
  }
  static std::string tell(const Table&, const Event& event, Voice voice) {
    return building::tell(event, voice);
  }
};

}  // namespace warren::jack_rabbits
