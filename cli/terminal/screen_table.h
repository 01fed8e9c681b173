// A table that fills a terminal: people at one keyboard, bots, or both.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "cli/shared/session.h"
#include "cli/terminal/clerk.h"
#include "cli/terminal/desk.h"
#include "cli/terminal/desk_picture.h"
#include "cli/terminal/keeper.h"
#include "cli/terminal/terminal.h"
#include "host/host.h"

namespace warren::cli {

class ScreenTable {
 public:
  // `pace`: how long a bot's turn stays in sight, in milliseconds.
  ScreenTable(const Session& session, Terminal& terminal, Keeper& keeper,
              std::unique_ptr<Host> host, int pace);

  void welcome();  // for somebody who has never been here
  void say_first(const std::string& message);
  // Plays until the game is over or somebody leaves.
  void run();
  const AnyMatch& match() const { return host_->match(); }

 private:
  void take_over(std::unique_ptr<Host> host);
  bool step();
  void bot_turn(const Turn& turn);
  void ask(const Turn& turn);
  bool hand_over(const Turn& turn);
  void press(const Turn& turn, const Key& key);
  void choose(const Turn& turn);
  void submit(const Turn& turn, const std::string& line);
  void show(const std::string& prompt);
  void rest(int milliseconds);
  void type_ahead(const Key& key);
  Key next_key();
  void finish();
  void tell(const std::string& text, bool warning);
  void warn_of_keeper();

  Scene scene() const { return {host_->shown(viewer_), host_->seating(), session_.lang}; }
  std::string name_of(Seat seat) const;
  std::string title() const;
  std::string words(Text text, Facts facts = {}) const { return say(session_, text, facts); }

  const Session& session_;
  Terminal& terminal_;
  Keeper& keeper_;
  std::unique_ptr<Host> host_;
  std::unique_ptr<Painter> painter_;
  Clerk clerk_;
  Desk desk_;
  std::vector<Spot> spots_;
  int pace_;
  Seat viewer_ = Seat::nobody;  // who sits at the keyboard
  Seat last_person_ = Seat::nobody;
  int news_from_ = 0;      // the first entry of the log that is news
  int asked_at_ = -1;      // the entry at which the offers were laid out
  std::deque<Key> ahead_;  // pressed while nobody was asked, beyond what stands in the input line
  bool hurry_ = false;
  bool left_ = false;
  bool warned_ = false;  // that the game cannot be kept
};

}  // namespace warren::cli
