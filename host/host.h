// Runs a match on one machine: deals for chance, lets bots think, and tells every seat what
// happens. It asks nobody and draws nothing; whoever owns it does. The match itself stays in here:
// what is shown, hinted or thought comes out of the views, which hear of it as they would over a
// network.
#pragma once

#include <array>
#include <climits>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "bots/opponent.h"
#include "core/rng.h"
#include "games/any_game.h"
#include "host/past.h"
#include "scene/seating.h"
#include "scene/turn.h"

namespace warren {

// What chance brings and bots do, where that is written down: in lessons.
class Script {
 public:
  virtual ~Script() = default;
  virtual void fall(AnyMatch& match) = 0;                                 // chance is asked
  virtual std::string choose(const AnyView& view, const Turn& turn) = 0;  // as Host::think
};

class Host {
 public:
  Host(const AnyGame& game, std::unique_ptr<AnyMatch> match, Seating seating, std::uint64_t seed);

  const AnyGame& game() const { return game_; }
  const AnyMatch& match() const { return *match_; }
  // What a seat sees; nobody: what all may see.
  const AnyView& view(Seat viewer) const { return *views_[view_index(viewer)]; }
  // What it saw after so many entries of the log; good until that seat is asked about again.
  const AnyView& view_then(Seat viewer, int entries) { return past_.at(view(viewer), entries); }
  const Seating& seating() const { return seating_; }
  bool secrets() const { return game_.secrets(); }
  // Called after every entry of the log.
  void on_entry(std::function<void()> call) { on_entry_ = std::move(call); }
  // From now on people who may act out of turn are not asked whether they will: they can at any
  // moment, where something lies on the table for it, and nobody has to wait for them.
  void let_people_speak_up() { speak_up_ = true; }
  // From now on this speaks for chance and bots. It is borrowed.
  void follow(Script& script) { script_ = &script; }
  // From now on nobody is asked anything, and nothing can be done.
  void halt() { halted_ = true; }

  // Who is to do something next; nobody in a match that has failed (AnyMatch::failure) or was
  // halted. Where several are asked at once they take turns: whoever shares a device with others is
  // asked one after the other.
  Turn next() const;
  // Whether it is for this person to decide now, whoever is next.
  bool asks(Seat seat) const;
  Situation situation(Seat viewer) const;
  // Of a moment that is over: nobody is asked any more.
  Situation situation_then(const AnyView& view) const;

  void deal();                          // Turn::Kind::chance
  std::string think(const Turn& turn);  // Turn::Kind::bot; changes nothing, may take long
  void play(const Turn& turn, const std::string& action);  // what it thought of
  Ruling act(Seat seat, std::string_view action, const Voice& voice);
  // All of these actions, or none.
  ListRuling act_all(Seat seat, std::span<const std::string> actions, const Voice& voice);
  // The same for a choice that may take more than these: until it is whole it is a draft, which
  // only its seat is shown, and which `undo` takes back part by part. For tables that keep no draft
  // of their own.
  ListRuling choose(Seat seat, std::span<const std::string> actions, const Voice& voice);
  bool drafting(Seat seat) const { return draft_.after != nullptr && draft_.seat == seat; }
  // What a seat sees, with its draft.
  const AnyView& shown(Seat viewer) const {
    return drafting(viewer) ? *draft_.after : view(viewer);
  }
  void pass(Seat seat) { passed_ = passed_.with(seat); }
  // Takes the last action of this seat back, or, where nothing is secret, that of the person who
  // acted last: the turn may have gone on meanwhile.
  Ruling undo(Seat seat, const Voice& voice);
  bool can_undo(Seat seat) const {
    return !halted_ && (drafting(seat) || match_->can_undo(undoer(seat)));
  }

  // Lets the program play the rest of the first stage for this seat, where a game has one.
  bool can_finish() const { return view(Seat::nobody).stage().game() != match_->game(); }
  void finish(Seat seat);

  // What a bot would do with this view of one of the seats: a place in its list of offers, or -1.
  int advice(const AnyView& view) const;

  // The log with who sits where; load_host goes on from it.
  std::string save_text() const;

 private:
  static std::size_t view_index(Seat viewer) {
    return viewer == Seat::nobody ? kMaxSeats : static_cast<std::size_t>(index_of(viewer));
  }
  bool person(Seat seat) const;  // it is a person who decides for this seat
  bool may_interrupt(Seat seat, const Asked& asked) const;
  Seat turn_among(SeatSet asked) const;
  Seat undoer(Seat seat) const;
  void open_views();
  void done(int from);  // entries from this one on are new
  Ruling halted(const Voice& voice) const;

  struct Draft {
    Seat seat = Seat::nobody;
    std::vector<std::vector<std::string>> parts = {};
    std::unique_ptr<AnyView> after = {};  // null: there is no draft
  };
  void redraft(Seat seat, std::vector<std::vector<std::string>> parts);

  const AnyGame& game_;
  std::unique_ptr<AnyMatch> match_;
  Draft draft_;
  std::array<std::unique_ptr<AnyView>, kMaxSeats + 1> views_;  // the last: what all may see
  Past past_;
  Seating seating_;
  std::uint64_t seed_;
  Rng dealer_;
  std::array<std::unique_ptr<Opponent>, kMaxSeats> bots_;  // null where a person decides all
  SeatSet passed_;  // who passed on the present question; people, until the turn is over
  int passed_turn_ = 0;
  bool speak_up_ = false;
  SeatSet finishing_;  // for whom the program plays the first stage
  Script* script_ = nullptr;
  bool halted_ = false;
  std::function<void()> on_entry_;
};

struct LoadedHost {
  std::unique_ptr<Host> host;  // null if the text is no sound log
  std::string problem = {};    // says where the text goes wrong
};
struct LoadWish {
  int until = INT_MAX;     // so many entries of the log
  bool own_chairs = true;  // those of the text, where it has any
};
// Goes on from the text of a log. The chairs are those of the text, or else these.
LoadedHost load_host(std::string_view text, const std::vector<Chair>& chairs, std::uint64_t seed,
                     Lang lang, const LoadWish& wish = {});

}  // namespace warren
