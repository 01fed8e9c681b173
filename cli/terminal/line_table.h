// A table for pipes, scripts and terminals that cannot be drawn upon: lines out, lines in. It knows
// no game: it shows the notation of what the seat sees and what the engine offers.
#pragma once

#include <memory>

#include "cli/shared/session.h"
#include "cli/terminal/clerk.h"
#include "cli/terminal/painters.h"
#include "host/host.h"

namespace warren::cli {

class LineTable {
 public:
  LineTable(const Session& session, std::unique_ptr<Host> host)
      : session_(session),
        host_(std::move(host)),
        painter_(painter_for(host_->match().game())),
        clerk_(session, *painter_) {}

  void run();
  const Host& host() const { return *host_; }

 private:
  void tell();
  void ask(const Turn& turn);
  bool hand_over(const Turn& turn);
  void show_offers(Seat seat) const;
  void submit(const Turn& turn, const std::string& line);

  const Session& session_;
  std::unique_ptr<Host> host_;
  std::unique_ptr<Painter> painter_;
  Clerk clerk_;
  int told_ = 0;  // entries of the log that were printed
  int shown_at_ = -1;
  Seat last_person_ = Seat::nobody;
  bool left_ = false;
};

}  // namespace warren::cli
