// Runs a match on one machine: deals for chance, lets bots think, keeps the chronicle. It asks
// nobody and draws nothing; whoever owns it does.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>

#include "bots/opponent.h"
#include "core/rng.h"
#include "games/any_game.h"
#include "table/chronicle.h"
#include "table/seating.h"

namespace warren {

// Who has to do something next.
struct Turn {
  enum class Kind : std::uint8_t { over, chance, bot, person } kind = Kind::over;
  Seat seat = Seat::nobody;
  bool may_pass = false;  // it need not act
};

class Host {
 public:
  Host(const AnyGame& game, std::unique_ptr<AnyMatch> match, Seating seating, std::uint64_t seed,
       Lang lang);

  const AnyGame& game() const { return game_; }
  const AnyMatch& match() const { return *match_; }
  const Seating& seating() const { return seating_; }
  const Chronicle& chronicle() const { return chronicle_; }
  Lang lang() const { return lang_; }
  bool secrets() const { return game_.secrets(); }
  // Called after every entry of the log.
  void on_entry(std::function<void()> call) { on_entry_ = std::move(call); }

  Turn next() const;
  void deal();                    // Turn::Kind::chance
  Bytes think(const Turn& turn);  // Turn::Kind::bot; changes nothing, may take long
  void play(const Turn& turn, const Bytes& action);  // what it thought of
  Ruling act(Seat seat, std::string_view action);
  void pass(Seat seat) { passed_ = passed_.with(seat); }
  // Takes the last action of this seat back, or, where nothing is secret, that of the person who
  // acted last: the turn may have gone on meanwhile.
  Ruling undo(Seat seat);

  // Lets the program play the rest of the first stage for this seat, where a game has one.
  bool can_finish() const { return match_->stage().game() != match_->game(); }
  void finish(Seat seat);

  // What this bot would do on that seat: a place in the list of offers, or -1.
  int advice(Seat seat) const;

  // The log with who sits where, and the way back. `line` says where the text goes wrong.
  std::string save_text() const;

 private:
  bool person(Seat seat) const;  // it is a person who decides for this seat
  void done();
  void replay(const LogParts& parts);
  friend struct LoadedHost load_host(std::string_view, const std::vector<Chair>&, std::uint64_t,
                                     Lang);

  const AnyGame& game_;
  std::unique_ptr<AnyMatch> match_;
  Seating seating_;
  Lang lang_;
  std::uint64_t seed_;
  Rng dealer_;
  Chronicle chronicle_;
  std::array<std::unique_ptr<Opponent>, kMaxSeats> bots_;  // null where a person decides all
  SeatSet passed_;  // who let the present question be; people, until the turn is over
  int passed_turn_ = 0;
  SeatSet finishing_;  // for whom the program plays the first stage
  std::function<void()> on_entry_;
};

struct LoadedHost {
  std::unique_ptr<Host> host;  // null if the text is no sound log
  std::string problem = {};
};
// Goes on from the text of a log. The chairs are those of the text, or else these.
LoadedHost load_host(std::string_view text, const std::vector<Chair>& chairs, std::uint64_t seed,
                     Lang lang);

}  // namespace warren
