#include "games/follow.h"

#include <memory>
#include <vector>

#include "core/json.h"
#include "games/catalog.h"

namespace warren {
namespace {

std::string at_line(const LogLine& line, std::string_view what) {
  return "line " + std::to_string(line.number) + ": " + std::string(what);
}

// Everybody's view of when the match began; whoever only watches comes last.
std::vector<std::unique_ptr<AnyView>> views_at_start(const AnyMatch& match) {
  std::vector<std::unique_ptr<AnyView>> out;
  for (int i = 0; i <= match.seats(); ++i) {
    const Seat seat = i < match.seats() ? seat_of(i) : Seat::nobody;
    out.push_back(read_handout(match.handout(seat, AnyMatch::When::start)).view);
  }
  return out;
}

}  // namespace

Followed follow_log(std::string_view text) {
  Followed out;
  LogParts parts;
  AnyReplayed begun = replay_log(text, Lang::en, 0);
  if (begun.match == nullptr || begun.stop.kind != ReplayStop::Kind::none)
    return {0, 0, at_line({begun.stop.line, {}}, begun.stop.reason)};
  if (take_apart(text, parts).line > 0) return {};  // never: it was read before
  AnyMatch& match = *begun.match;
  const auto views = views_at_start(match);
  const auto everybody_follows = [&](const LogLine& line) {
    for (const auto& view : views) {
      if (view == nullptr) return at_line(line, "a view cannot be read");
      const Ruling heard = view->hear(match.told(out.entries, view->viewer()), Lang::en);
      if (!heard) return at_line(line, heard.reason);
      if (view->digest() != match.view_digest(view->viewer()))
        return at_line(line, "a view differs from the referee's");
      out.views = chain(out.views, view->digest());
    }
    return std::string();
  };
  for (const LogLine& line : parts.entries) {
    if (detail::said(line).who == "check") continue;
    if (const ReplayStop stop = match.play_line(line, Lang::en);
        stop.kind != ReplayStop::Kind::none)
      out.problem = at_line(line, stop.reason);
    else
      out.problem = everybody_follows(line);
    if (!out.problem.empty()) break;
    ++out.entries;
  }
  return out;
}

std::string follow_json(const Followed& followed) {
  JsonWriter json;
  json.begin_object().key("entries").text(std::to_string(followed.entries));
  json.key("views").text(hex(followed.views)).key("problem").text(followed.problem);
  return json.end_object().str();
}

}  // namespace warren
