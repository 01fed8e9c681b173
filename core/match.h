// One game being played, with its log. The log is what seats and chance did, in order: replaying it
// needs no generator. An undo is an entry like any other; nothing is ever taken out of a log.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/event_sink.h"
#include "core/game.h"
#include "core/overflow.h"
#include "core/step.h"

namespace warren {

template <Game G>
struct Entry {
  enum class Kind : std::uint8_t { act, fall, undo } kind = Kind::act;
  Seat seat = Seat::nobody;
  typename G::Action action{};
  typename G::Outcome outcome{};
};

// What `act` answers in a match that has failed; no game has words for it.
inline constexpr Refusal kMatchFailed{.code = 255};

template <Game G>
class Match {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using See = EventSink<typename G::Event>;

  // The setup must outlive the match.
  explicit Match(const Setup& setup) : setup_(&setup) {
    const OverflowWatch watch;
    begin(G::initial(setup), watch);
  }
  Match(const Setup& setup, const State& start) : setup_(&setup) {
    const OverflowWatch watch;
    begin(start, watch);
  }

  const Setup& setup() const { return *setup_; }
  const State& start() const { return start_; }
  const State& state() const { return state_; }
  const std::vector<Entry<G>>& log() const { return log_; }
  std::uint64_t digest() const { return G::digest(*setup_, state_); }
  std::uint64_t chain_digest() const { return chain_; }
  Asked asked() const { return G::asked(*setup_, state_.pub); }
  Result result() const { return G::result(*setup_, state_.pub); }

  // A match fails when one of the engine's lists overflows (core/overflow.h): its state and its log
  // stay as they were before, and nothing can be done in it any more.
  Overflow failure() const { return failure_; }
  void fail(Overflow what) {
    if (failure_ == Overflow::none) failure_ = what;
  }

  // Carries the action out, or says why not and changes nothing. `see` is told every event; if the
  // match fails over it, none of them has happened.
  Refusal act(Seat seat, const typename G::Action& action, See see = {}) {
    const OverflowWatch watch;
    if (failed(watch)) return kMatchFailed;
    const Refusal refusal = G::refusal(*setup_, G::sight(state_, seat), action);
    if (failed(watch)) return kMatchFailed;
    if (refusal) return refusal;
    const State before = state_;
    if (!undoable_.empty() && undoable_.back().first != seat) undoable_.clear();
    undoable_.emplace_back(seat, state_);
    bool revealed = false;
    play_action<G>(*setup_, state_, seat, action, [&](const typename G::Event& event) {
      revealed = revealed || G::reveals(event);
      see(event);
    });
    if (revealed) undoable_.clear();
    if (!record({.kind = Entry<G>::Kind::act, .seat = seat, .action = action}, before, watch))
      return kMatchFailed;
    return {};
  }

  // Lets this outcome of chance fall; false, and nothing changes, if it is not possible now.
  bool fall(const typename G::Outcome& outcome, See see = {}) {
    const OverflowWatch watch;
    const bool possible = !failed(watch) && asked().chance && G::possible(*setup_, state_, outcome);
    if (failed(watch) || !possible) return false;
    const State before = state_;
    undoable_.clear();
    play_outcome<G>(*setup_, state_, outcome, see);
    return record({.kind = Entry<G>::Kind::fall, .outcome = outcome}, before, watch);
  }

  // A seat may take back its own actions up to the last barrier: chance acted, another seat acted,
  // or somebody was told something new.
  bool can_undo(Seat seat) const {
    return failure_ == Overflow::none && !undoable_.empty() && undoable_.back().first == seat;
  }
  bool undo(Seat seat) {
    if (!can_undo(seat)) return false;
    const OverflowWatch watch;
    const State before = state_;
    state_ = undoable_.back().second;
    undoable_.pop_back();
    return record({.kind = Entry<G>::Kind::undo, .seat = seat}, before, watch);
  }

 private:
  void begin(const State& start, const OverflowWatch& watch) {
    start_ = state_ = start;
    chain_ = digest();
    fail(watch.seen());
  }
  bool failed(const OverflowWatch& watch) {
    fail(watch.seen());
    return failure_ != Overflow::none;
  }
  // False, and all is as it was before the entry, if the match fails over it.
  bool record(const Entry<G>& entry, const State& before, const OverflowWatch& watch) {
    const std::uint64_t now = failed(watch) ? 0 : digest();
    if (failed(watch)) {
      state_ = before;
      return false;
    }
    log_.push_back(entry);
    chain_ = chain(chain_, now);
    return true;
  }

  const Setup* setup_;
  State start_{};
  State state_{};
  std::uint64_t chain_ = 0;
  Overflow failure_ = Overflow::none;
  std::vector<Entry<G>> log_;
  std::vector<std::pair<Seat, State>> undoable_;
};

}  // namespace warren
