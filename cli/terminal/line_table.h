// A table for pipes, scripts and terminals that cannot be drawn upon: lines out, lines in. It knows
// no game: it shows the notation of what the seat sees and what the engine offers.
#pragma once

#include <memory>

#include "cli/shared/session.h"
#include "cli/terminal/clerk.h"
#include "cli/terminal/painters.h"
#include "host/host.h"

namespace warren::cli {

// Somebody who sits beside the learner at a table.
class Tutor {
 public:
  virtual ~Tutor() = default;
  // Whether what was typed is for the tutor alone, who then has answered.
  virtual bool hear(const std::string& line) = 0;
  // What there is to say beside a refusal with this code; empty: nothing.
  virtual std::string beside(const std::string& code) = 0;
};

class LineTable {
 public:
  LineTable(const Session& session, std::unique_ptr<Host> host)
      : LineTable(session, *host, nullptr) {
    own_ = std::move(host);
  }
  // A table that is not its own: a lesson's.
  LineTable(const Session& session, Host& host, Tutor* tutor)
      : session_(session),
        host_(&host),
        painter_(painter_for(host.match().game())),
        clerk_(session, *painter_),
        tutor_(tutor) {}

  void run();
  // Until nobody is asked any more; false if the person has left.
  bool play();
  void leave() { left_ = true; }
  const Host& host() const { return *host_; }

 private:
  void tell();
  void ask(const Turn& turn);
  bool hand_over(const Turn& turn);
  void show_offers(Seat seat) const;
  void submit(const Turn& turn, const std::string& line);
  std::string beside(const Answer& answer) const;

  const Session& session_;
  std::unique_ptr<Host> own_;
  Host* host_;
  std::unique_ptr<Painter> painter_;
  Clerk clerk_;
  Tutor* tutor_;  // null: none
  int told_ = 0;  // entries of the log that were printed
  int shown_at_ = -1;
  Seat last_person_ = Seat::nobody;
  bool left_ = false;
};

}  // namespace warren::cli
