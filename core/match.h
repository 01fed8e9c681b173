// One game being played, with its log. The log is what seats and chance did, in order: replaying it
// needs no generator. An undo is an entry like any other; nothing is ever taken out of a log.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/event_sink.h"
#include "core/game.h"
#include "core/step.h"

namespace warren {

template <Game G>
struct Entry {
  enum class Kind : std::uint8_t { act, fall, undo } kind = Kind::act;
  Seat seat = Seat::nobody;
  typename G::Action action{};
  typename G::Outcome outcome{};
};

template <Game G>
class Match {
 public:
  using Table = typename G::Table;
  using State = typename G::State;
  using See = EventSink<typename G::Event>;

  // The table must outlive the match.
  explicit Match(const Table& table) : Match(table, G::initial(table)) {}
  Match(const Table& table, const State& start)
      : table_(&table), start_(start), state_(start), chain_(G::digest(table, start)) {}

  const Table& table() const { return *table_; }
  const State& start() const { return start_; }
  const State& state() const { return state_; }
  const std::vector<Entry<G>>& log() const { return log_; }
  std::uint64_t digest() const { return G::digest(*table_, state_); }
  std::uint64_t chain_digest() const { return chain_; }
  Asked asked() const { return G::asked(*table_, state_.pub); }
  Result result() const { return G::result(*table_, state_.pub); }

  // Carries the action out, or says why not and changes nothing. `see` is told every event.
  Refusal act(Seat seat, const typename G::Action& action, See see = {}) {
    if (const Refusal refusal = G::refusal(*table_, G::sight(state_, seat), action)) return refusal;
    if (!undoable_.empty() && undoable_.back().first != seat) undoable_.clear();
    undoable_.emplace_back(seat, state_);
    bool revealed = false;
    play_action<G>(*table_, state_, seat, action, [&](const typename G::Event& event) {
      revealed = revealed || G::reveals(event);
      see(event);
    });
    if (revealed) undoable_.clear();
    record({.kind = Entry<G>::Kind::act, .seat = seat, .action = action});
    return {};
  }

  // Lets this outcome of chance fall; false, and nothing changes, if it is not possible now.
  bool fall(const typename G::Outcome& outcome, See see = {}) {
    if (!asked().chance || !G::possible(*table_, state_, outcome)) return false;
    undoable_.clear();
    play_outcome<G>(*table_, state_, outcome, see);
    record({.kind = Entry<G>::Kind::fall, .outcome = outcome});
    return true;
  }

  // A seat may take back its own actions up to the last barrier: chance acted, another seat acted,
  // or somebody was told something new.
  bool can_undo(Seat seat) const { return !undoable_.empty() && undoable_.back().first == seat; }
  bool undo(Seat seat) {
    if (!can_undo(seat)) return false;
    state_ = undoable_.back().second;
    undoable_.pop_back();
    record({.kind = Entry<G>::Kind::undo, .seat = seat});
    return true;
  }

 private:
  void record(const Entry<G>& entry) {
    log_.push_back(entry);
    chain_ = chain(chain_, digest());
  }

  const Table* table_;
  State start_;
  State state_;
  std::uint64_t chain_;
  std::vector<Entry<G>> log_;
  std::vector<std::pair<Seat, State>> undoable_;
};

}  // namespace warren
