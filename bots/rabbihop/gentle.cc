#include "bots/rabbihop/gentle.h"

#include "games/rabbihop/rules.h"

namespace warren {

using namespace rabbihop;

namespace {

// In how many cases out of this many it takes the second best.
constexpr std::uint32_t kOutOf = 10, kSecondBest = 2;

// What it weighs: its own points.
Weights own_points() {
  Weights weights;
  weights.theirs = 0;
  return weights;
}

}  // namespace

RabbihopGentle::RabbihopGentle() : judgement_(own_points()), second_thought_(own_points()) {}

Action RabbihopGentle::choose(const Setup& setup, const Sight& sight, const Offers<Action>& offers,
                              Rng& rng) {
  if (offers.size() == 1) return offers[0];
  const FrameKind asked = sight.pub.pending.top().kind;
  const bool robs = asked == FrameKind::handle && stands_on(sight.pub, sight.seat, TileType::thief);
  friendly_.clear();
  for (const Action& offer : offers) {
    if (!robs || offer.kind != ActionKind::act) friendly_.add(offer);
  }
  const Offers<Action>& mine = friendly_.empty() ? offers : friendly_;
  const Action best = judgement_.choose(setup, sight, mine, rng);
  const bool whole = asked == FrameKind::jump || asked == FrameKind::handle;
  if (!whole || mine.size() < 2 || rng.below(kOutOf) >= kSecondBest) return best;
  rest_.clear();
  for (const Action& offer : mine) {
    if (!(offer == best)) rest_.add(offer);
  }
  return second_thought_.choose(setup, sight, rest_, rng);
}

}  // namespace warren
