// Answers what a person types at the table: a number, an action in notation, or a command.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/paint/painter.h"
#include "cli/shared/session.h"
#include "cli/terminal/page.h"
#include "host/host.h"

namespace warren::cli {

struct Answer {
  enum class Kind : std::uint8_t {
    said,     // `text` answers
    refused,  // `text` says why not
    asked,    // `text` says what may be regretted: the same once more does it
    acted,    // the game has gone on
    page,     // `page` is to be shown
    loaded,   // `host` takes over
    quit,
  } kind = Kind::said;
  std::string text = {};
  std::string code = {};  // of a refusal by the rules
  Page page = {};
  int choice = -1;  // the offer a hint means
  std::unique_ptr<Host> host = {};
};

class Clerk {
 public:
  Clerk(const Session& session, const Painter& painter) : session_(session), painter_(painter) {}

  // `turn` is the person's who types; the line is not empty.
  Answer answer(Host& host, const Turn& turn, std::string_view line);
  // Saves the log to a file.
  Answer save(const Host& host, const std::string& path) const;
  Page result_page(const Host& host) const;

  // The rest of a word that was begun, as far as only one way leads on.
  std::string completed(const Host& host, const Turn& turn, std::string_view line) const;

 private:
  Scene scene(const Host& host, Seat viewer) const {
    return {host.shown(viewer), host.seating(), session_.lang};
  }
  std::vector<Choice> choices(const Host& host, const Turn& turn) const;
  Answer perform(Host& host, const Turn& turn, const Choice& choice);
  Answer act(Host& host, const Turn& turn, std::string_view typed);
  // Whether there is nothing to warn of, or it was warned of just before.
  bool is_sure(const Host& host, std::string_view what, const std::string& warning);
  Answer ask(const std::string& warning) const;
  Answer why(const Host& host, const Turn& turn, std::string_view action) const;
  Answer hint(const Host& host, const Turn& turn) const;
  Answer finish(Host& host, const Turn& turn) const;
  Answer rules(const Host& host, std::string_view word) const;
  Answer log(const Host& host, const Turn& turn) const;
  Answer load(const Host& host, const std::string& path) const;

  struct Asked {
    int entries = -1;  // of the log
    std::string what = {};
    friend bool operator==(const Asked&, const Asked&) = default;
  };

  const Session& session_;
  const Painter& painter_;
  Asked asked_, asked_before_;  // by this line, and by the one before it
};

}  // namespace warren::cli
