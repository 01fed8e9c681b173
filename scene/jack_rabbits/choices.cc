// What a seat may do in Jack Rabbits, in an order that is good to read, and whole journeys.
#include <algorithm>

#include "scene/jack_rabbits/giving.h"
#include "scene/jack_rabbits/wording.h"

namespace warren::jack_rabbits_scene {
namespace {

using jr::ActionKind;

// What stands alone comes first, in this order; then what long lists fold away.
int rank_of(const Action& action) {
  switch (action.kind) {
    case ActionKind::acquire:
      return 0;
    case ActionKind::walk:
      return 1;
    case ActionKind::down:
    case ActionKind::back:
      return 2;
    case ActionKind::trail:
    case ActionKind::hop:
    case ActionKind::joker:
      return 3;
    case ActionKind::buy:
      return action.more ? 13 : 4;
    case ActionKind::attack:
      return 5;
    case ActionKind::end:
      return 6;
    case ActionKind::horse:
      return 11;
    case ActionKind::boat:
      return 12;
    case ActionKind::release_horse:
    case ActionKind::release_boat:
      return 13;
    case ActionKind::step:
      return 14;
    case ActionKind::call:  // possible all the time, and seldom what is asked
      return 15;
    case ActionKind::pay:
      return 0;
    case ActionKind::allow:
    case ActionKind::leave:
    case ActionKind::give_in:
    case ActionKind::pass:
    case ActionKind::fall:
      return 9;  // to do nothing
    default:
      return 7;
  }
}
constexpr int kJourneyRank = 10;

}  // namespace

std::vector<Choice> choices(const Look& look) {
  const auto list = std::make_unique<Offers<Action>>();
  jr::offers(look.setup, look.sight(), *list);
  std::vector<Choice> listed;
  std::vector<Rank> ranks;
  const Wording wording(look);
  const Giving giving(look);
  constexpr int kFew = 10;  // payments that are best seen all at once
  const bool shows = std::any_of(list->begin(), list->end(), [](const Action& action) {
    return action.kind == ActionKind::show;
  });
  for (const Action& action : *list) {
    const bool pays = action.kind == ActionKind::pay;
    listed.push_back(wording.choice(action));
    listed.back().warning = warning(look, look.view, action);
    if (action.kind == ActionKind::pass && !shows)
      listed.back().label = look.say({"go on: no card matches", "seguir: ninguna coincide"});
    if (pays && list->size() <= kFew) listed.back().group.clear();
    ranks.push_back(giving.rank(action, rank_of(action)));
  }
  add_journeys(look, listed);
  ranks.resize(listed.size(), Rank{kJourneyRank});
  std::vector<Choice> out;
  for (const int number : in_order(ranks))
    out.push_back(std::move(listed[static_cast<std::size_t>(number)]));
  return out;
}

}  // namespace warren::jack_rabbits_scene
