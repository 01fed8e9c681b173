#include "bots/rabbihop/greedy.h"

#include <algorithm>

#include "games/rabbihop/rules.h"

namespace warren {

using namespace rabbihop;

Action RabbihopGreedy::choose(const Setup& setup, const Sight& sight, const Offers<Action>& offers,
                              Rng& rng) {
  if (offers.size() == 1) return offers[0];
  if (plan_.ended() || sight.pub != foreseen_) {
    Search search(setup, sight, weights_);
    foreseen_ = sight.pub;
    const FrameKind asked = foreseen_.pending.top().kind;
    const Objects objects = search.worth_trying(foreseen_);
    std::uint32_t equal = 0;
    plan_ = {};
    for (const Action& action : offers) {
      if (!objects.has(action)) continue;
      Line line;
      if (asked == FrameKind::keep || wants_tile(asked)) {
        line.value = asked == FrameKind::keep ? search.keeping(foreseen_, action)
                                              : search.choosing(foreseen_, action);
        line.actions[0] = action;
        line.size = 1;
      } else {
        line = search.after(foreseen_, action);
      }
      if (equal > 0 && line.value < plan_.value) continue;
      equal = equal > 0 && line.value == plan_.value ? equal + 1 : 1;
      if (rng.below(equal) == 0) plan_ = line;
    }
  }
  const Action action = plan_.ended() ? offers[0] : plan_.next();
  // Forced choices in between are played without asking.
  while (!plan_.ended()) {
    Search::apply(setup, sight.seat, plan_.actions[plan_.done - 1], foreseen_);
    Offers<Action> next;
    rabbihop::offers(setup, {sight.seat, foreseen_, sight.own}, next);
    if (next.size() != 1) break;
    plan_.next();
  }
  return action;
}

}  // namespace warren
