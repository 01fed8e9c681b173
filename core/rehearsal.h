// A list of actions tried on a seat's own view, before it is carried out or while somebody still
// puts it together. Whether it goes through follows from what the seat sees and from nothing else.
#pragma once

#include <span>

#include "core/step.h"

namespace warren {

// How far a list of actions goes.
struct HowFar {
  int done = 0;     // so many go through
  Refusal refused;  // why the next does not
};

// Does on `view` what the actions do there, as far as they go. `see` is told every event.
template <class G>
HowFar rehearse(const typename G::Table& table, typename G::View& view,
                std::span<const typename G::Action> actions,
                EventSink<typename G::Event> see = {}) {
  HowFar out;
  for (const auto& action : actions) {
    out.refused = G::refusal(table, G::sight(view), action);
    if (out.refused) break;
    try_action<G>(table, view, action, see);
    ++out.done;
  }
  return out;
}

}  // namespace warren
