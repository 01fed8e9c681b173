#include "games/any_match.h"

#include <algorithm>

#include "core/log_text.h"
#include "games/told.h"

namespace warren {

std::string AnyMatch::handout(Seat to, When when) const {
  const auto seen = view(to, when);
  return write_handout(game(), rules(), seen->options(), seen->entries(), seen->text());
}

std::string AnyMatch::told(int from, Seat to) const {
  std::string out;
  for (int i = std::max(from, 0); i < entries(); ++i) {
    const HeardEntry now = entry(i);
    out += write_entry_line(i, now.by, now.undo);
    for (int event = 0; event < now.events; ++event) out += event_text(i, event, to) + "\n";
    if (now.undo) out += "view\n" + back_text(i, to) + "end\n";
  }
  return out + write_check(view_digest(to));
}

Bytes AnyMatch::told_bytes(int from, Seat to) const {
  std::vector<Bytes> kept;  // what is told refers to them
  for (int i = std::max(from, 0); i < entries(); ++i) {
    const HeardEntry now = entry(i);
    for (int event = 0; event < now.events; ++event) kept.push_back(event_bytes(i, event, to));
    if (now.undo) kept.push_back(back_bytes(i, to));
  }
  Told told;
  auto next = kept.begin();
  for (int i = std::max(from, 0); i < entries(); ++i) {
    const HeardEntry now = entry(i);
    ToldEntry one{i, now.by, now.undo};
    for (int event = 0; event < now.events; ++event) one.events.push_back(as_text(*next++));
    if (now.undo) one.view = as_text(*next++);
    told.entries.push_back(std::move(one));
  }
  told.check = view_digest(to);
  return write_told_bytes(told);
}

ListRuling AnyMatch::act_all(Seat seat, std::span<const std::string> actions, const Voice& voice) {
  ListRuling out;
  if (actions.size() != 1) {
    const Rehearsal rehearsed = stage().view(seat, When::now)->rehearse(actions, voice);
    if (!rehearsed.refused) return {rehearsed.refused, rehearsed.done};
  }
  for (const std::string& action : actions) {
    out.ruling = act(seat, action, voice);
    // The only one; of several none, since what a view shows is so, unless the match fails.
    if (!out.ruling) break;
    ++out.at;
  }
  return out;
}

}  // namespace warren
