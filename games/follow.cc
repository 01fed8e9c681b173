#include "games/follow.h"

#include <climits>
#include <memory>
#include <vector>

#include "core/json.h"
#include "games/catalog.h"

namespace warren {
namespace {

std::string at_line(const ReplayStop& stop) {
  return "line " + std::to_string(stop.line) + ": " + stop.reason;
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
    return {0, 0, at_line(begun.stop)};
  if (take_apart(text, parts).line > 0) return {};  // never: it was read before
  AnyMatch& match = *begun.match;
  const auto views = views_at_start(match);
  // Where somebody loses track; empty if nobody does.
  const auto lost = [&]() -> std::string {
    for (const auto& view : views) {
      if (view == nullptr) return "a view cannot be read";
      const Ruling heard = view->hear(match.told(out.entries, view->viewer()), Lang::en);
      if (!heard) return heard.reason;
      if (view->digest() != match.view_digest(view->viewer()))
        return "a view differs from the referee's";
      out.views = chain(out.views, view->digest());
    }
    return {};
  };
  const ReplayStop stop = each_line(
      parts, INT_MAX,
      [&](const LogLine& line) {
        ReplayStop played = match.play_line(line, Lang::en);
        if (played.kind != ReplayStop::Kind::none) return played;
        if (std::string why = lost(); !why.empty())
          return ReplayStop{ReplayStop::Kind::refused, line.number, "lost-track", "",
                            std::move(why)};
        ++out.entries;
        return played;
      },
      [&](const LogLine& line) {
        return detail::hold_check(line, match.chain_digest(), Lang::en);
      });
  if (stop.kind != ReplayStop::Kind::none) out.problem = at_line(stop);
  return out;
}

std::string follow_json(const Followed& followed) {
  JsonWriter json;
  json.begin_object().key("entries").text(std::to_string(followed.entries));
  json.key("views").text(hex(followed.views)).key("problem").text(followed.problem);
  return json.end_object().str();
}

}  // namespace warren
