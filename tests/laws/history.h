// The laws of moves: what they do to every view, what can be taken back, and how a log replays.
#pragma once

#include <optional>
#include <utility>

#include "core/match.h"
#include "core/replay.h"
#include "tests/laws/position.h"

namespace warren::laws {

// Carries out one move and watches what becomes of everybody's view, event by event.
template <Game G>
Trace<G> check_move(const Case<G>& at, const typename G::State& state, const Move<G>& move) {
  using Event = typename G::Event;
  std::vector<typename G::View> views;
  for (const Seat seat : at.viewers()) views.push_back(sent_view<G>(state, seat));
  const auto watch = [&](const Event& event, const typename G::State& now) {
    ++at.report.events;
    check_words<G>(at, event);
    check_round_trip<G>(at, "event", event);
    for (auto& view : views) {
      const Event shown = G::redact(event, view.seat);
      check_words<G>(at, shown);
      if (!(shown == event)) check_round_trip<G>(at, "event", shown);
      G::evolve(at.setup, view, shown);
      if (!(view == view_of<G>(now, view.seat))) {
        at.violated(Law::views_follow, name_of(view.seat) + " after " + G::write(at.setup, event));
        view = view_of<G>(now, view.seat);  // one step off is one violation
      }
    }
  };
  ++at.report.moves;
  Trace<G> out = trace<G>(at.setup, state, move, watch);
  const bool same_digest = G::digest(at.setup, out.after) == G::digest(at.setup, state);
  if (same_digest != (out.after == state))
    at.violated(Law::digest, "after “" + write_entry<G>(at.setup, move) + "”");
  return out;
}

// A seat's act on its own View alone, as its device would show it before sending it.
template <Game G>
void check_preview(const Case<G>& at, const typename G::State& state, const Trace<G>& real) {
  if (real.move.kind != Move<G>::Kind::act) return;
  const Seat seat = real.move.seat;
  typename G::View view = sent_view<G>(state, seat);
  std::vector<typename G::Event> events;
  try_action<G>(at.setup, view, real.move.action,
                [&](const typename G::Event& event) { events.push_back(event); });
  const std::string what = "of “" + write_entry<G>(at.setup, real.move) + "”: ";
  if (bytes_of_all(events) != told<G>(real.first, seat))
    at.violated(Law::preview, what + write_events<G>(at.setup, events) + " but then " +
                                  write_told<G>(at.setup, real.first, seat));
  else if (!(view == view_of<G>(real.between, seat)))
    at.violated(Law::preview, what + "the view comes out differently");
}

// Plays a match, and keeps beside it what each seat should be able to take back.
template <Game G>
class Played {
 public:
  Played(const typename G::Setup& setup, const typename G::State& start) : match_(setup, start) {}

  Match<G>& match() { return match_; }
  const typename G::State& state() const { return match_.state(); }

  // A move at random; none if the game is over or stuck.
  std::optional<Move<G>> choose(Rng& rng) const {
    const auto& setup = match_.setup();
    const Asked asked = match_.asked();
    const SeatSet seats = asked.must | asked.may;
    const std::uint32_t chances = asked.chance ? G::chances(setup, state()) : 0;
    if (chances > 0 && (seats.empty() || rng.below(2) == 0))
      return move_of<G>(G::outcome(setup, state(), rng.below(chances)));
    std::vector<Move<G>> moves;
    for (const Seat seat : seats) {
      Offers<typename G::Action> offers;
      G::offers(setup, G::sight(state(), seat), offers);
      if (offers.empty()) continue;
      const auto k = static_cast<int>(rng.below(static_cast<std::uint32_t>(offers.size())));
      moves.push_back(move_of<G>(seat, offers[k]));
    }
    if (moves.empty()) return {};
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }

  void make(const Move<G>& move) {
    const auto before = state();
    bool revealed = false;
    const auto see = [&](const typename G::Event& event) {
      revealed = revealed || G::reveals(event);
    };
    if (move.kind == Move<G>::Kind::fall) {
      match_.fall(move.outcome, see);
      undoable_.clear();
      return;
    }
    match_.act(move.seat, move.action, see);
    if (!undoable_.empty() && undoable_.back().first != move.seat) undoable_.clear();
    undoable_.emplace_back(move.seat, before);
    if (revealed) undoable_.clear();
  }

  // Whoever may not take anything back is refused; now and then whoever may does so.
  void check_undo(const Case<G>& at, Rng& rng) {
    for (const Seat seat : SeatSet::first(at.setup.seats)) {
      const bool may = !undoable_.empty() && undoable_.back().first == seat;
      if (match_.can_undo(seat) != may)
        return at.violated(Law::undo, name_of(seat) + (may ? " is" : " is not") + " kept from it");
      if (may) continue;
      const auto chain = match_.chain_digest();
      const auto before = state();
      if (match_.undo(seat) || match_.chain_digest() != chain || !(state() == before))
        at.violated(Law::undo, name_of(seat) + " passes the barrier");
    }
    while (!undoable_.empty() && rng.below(5) == 0) {
      ++at.report.undos;
      const auto [seat, before] = undoable_.back();
      undoable_.pop_back();
      if (!match_.undo(seat) || !(state() == before))
        at.violated(Law::undo, name_of(seat) + " gets another state back");
    }
  }

 private:
  Match<G> match_;
  std::vector<std::pair<Seat, typename G::State>> undoable_;
};

template <Game G>
void check_replay(const Case<G>& at, const Match<G>& match) {
  ++at.report.replays;
  const std::string text = write_log(match);
  LogParts parts;
  const LogProblem problem = take_apart(text, parts);
  if (problem.line != 0)
    return at.violated(Law::replay, "unreadable: " + problem.problem.say(Lang::en));
  const Replayed<G> again = replay<G>(parts, Lang::en);
  if (again.stop.kind != ReplayStop::Kind::none)
    return at.violated(Law::replay,
                       "line " + std::to_string(again.stop.line) + ": " + again.stop.reason);
  if (again.match->chain_digest() != match.chain_digest() ||
      again.match->digest() != match.digest() || !(again.match->state() == match.state()) ||
      again.match->log().size() != match.log().size())
    at.violated(Law::replay, "it ends in another state");
  else if (write_log(*again.match) != text)
    at.violated(Law::replay, "its log is written differently");
}

}  // namespace warren::laws
