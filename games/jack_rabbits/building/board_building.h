// Building a board of Jack Rabbits as a game of the contract (core/game.h): the contents page of
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
#include "games/jack_rabbits/setup/setup.h"

namespace warren::jack_rabbits {

struct BoardBuilding
    : OpenGame<building::Public, building::Action, building::Outcome, building::Event, kSeats> {
  using Setup = building::Setup;

  static constexpr std::string_view kId = "jack-rabbits-building";
  static constexpr Text kTitle{"Building a board", "Construir un tablero"};
  static constexpr int kNewestRules = jack_rabbits::kNewestRules;
  static constexpr bool kOutcomesRepeat = true;  // road tiles of one kind are alike

  static const OptionMenu& option_menu() { return jack_rabbits::option_menu(); }
  // Refuses what the race would refuse, so that nobody builds for nothing.
  static Opened<Setup> open(const OptionSet& options, int rules);
  // Whether the options ask for this stage, and the options of the race on the board that came out.
  static bool wanted(const OptionSet& options);
  static OptionSet baked(const Setup& setup, const Public& pub);

  static State initial(const Setup& setup) { return {.pub = building::start(setup)}; }

  static Asked asked(const Setup& setup, const Public& pub) { return building::asked(setup, pub); }
  static bool midway(const Setup&, const Public& pub, Seat seat) {
    return pub.taken_of(seat) != building::kNoTile;
  }
  static Refusal refusal(const Setup& setup, const Sight& sight, const Action& action) {
    return building::refusal(setup, sight, action);
  }
  static void offers(const Setup& setup, const Sight& sight, Offers<Action>& out) {
    building::offers(setup, sight, out);
  }
  static bool listed(const Setup& setup, const Sight& sight, const Action& action) {
    return building::listed(setup, sight, action);
  }
  template <class Emit>
  static void act(const Setup& setup, const Sight& sight, const Action& action, Emit&& emit) {
    building::Referee(setup, sight.pub, emit).act(sight.seat, action);
  }

  static std::uint32_t chances(const Setup& setup, const State& state) {
    return building::chances(setup, state.pub);
  }
  static Outcome outcome(const Setup& setup, const State& state, std::uint32_t index) {
    return building::outcome(setup, state.pub, index);
  }
  static bool possible(const Setup& setup, const State& state, const Outcome& outcome) {
    return building::possible(setup, state.pub, outcome);
  }
  template <class Emit>
  static void fall(const Setup& setup, const State& state, const Outcome& outcome, Emit&& emit) {
    building::Referee(setup, state.pub, emit).fall(outcome);
  }

  static void evolve(const Setup& setup, State& state, const Event& event) {
    building::evolve(setup, state.pub, event);
  }
  static void evolve(const Setup& setup, View& view, const Event& event) {
    building::evolve(setup, view.pub, event);
  }
  static Result result(const Setup& setup, const Public& pub) {
    return building::result(setup, pub);
  }
  static std::string_view broken(const Setup& setup, const State& state) {
    return building::broken(setup, state.pub);
  }

  template <class Visit>
  static void every_action(const Setup& setup, const Sight& sight, Visit&& visit) {
    building::every_action(setup, sight, visit);
  }

  static std::string write(const Setup&, const Action& action) { return building::write(action); }
  static std::string write(const Setup&, const Outcome& outcome) {
    return building::write(outcome);
  }
  static std::string write(const Setup&, const Event& event) { return building::write(event); }
  static std::string write(const Setup& setup, const State& state) {
    return building::write(setup, state.pub);
  }
  static std::string write(const Setup& setup, const View& view) {
    return write_viewer(view.seat) + building::write(setup, view.pub);
  }
  static Problem read(const Setup&, std::string_view text, Action& action) {
    return building::read(text, action);
  }
  static Problem read(const Setup& setup, std::string_view text, Outcome& outcome) {
    return building::read(setup, text, outcome);
  }
  static Problem read(const Setup&, std::string_view text, Event& event) {
    return building::read(text, event);
  }
  static Problem read(const Setup& setup, std::string_view text, State& state) {
    state = {};
    return building::read(setup, text, state.pub);
  }
  static Problem read(const Setup& setup, std::string_view text, View& view) {
    view = {};
    if (Problem problem = read_viewer(text, setup.seats, view.seat)) return problem;
    return building::read(setup, text, view.pub);
  }

  static RefusalWords words(const Refusal& refusal) { return building::words(refusal); }
  static std::string tell(const Setup&, const Refusal& refusal, Voice voice) {
    return building::tell(refusal, voice);
  }
  static std::string tell(const Setup&, const Event& event, Voice voice) {
    return building::tell(event, voice);
  }
};

}  // namespace warren::jack_rabbits
