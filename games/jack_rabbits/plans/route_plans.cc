// The ends of journeys, and writing out how to come there, action by action.
#include <algorithm>
#include <memory>

#include "games/jack_rabbits/plans/routes.h"
#include "games/jack_rabbits/rules/ways.h"

namespace warren::jack_rabbits {
namespace {

template <int W>
class PlanWriter {
 public:
  using Split = typename Purse<W>::Split;
  // `asks`: whoever spends several first aces is asked which stays, and none has been spent yet.
  PlanWriter(const Ground& ground, Bill bill, const Split& split, bool asks, Plan<W>& plan)
      : ground_(ground), bill_(bill), split_(split), asks_(asks), plan_(plan) {
    for (int i = bill.fares(); i-- > 0;) next_[static_cast<std::size_t>(bill.fare(i))] = i;
  }

  void act(ActionKind kind, int a) { plan_.push(action_of<W>(kind, a)); }
  void act(const Action<W>& action) { plan_.push(action); }
  // The one payment for a power stands last in the bill.
  void pay_power() {
    plan_.push(with_cards(ActionKind::pay, split_[static_cast<std::size_t>(bill_.fares())]));
  }
  // The payments stand in the order of the bill, equal ones in the order of time.
  void pay(Fare fare) {
    int& next = next_[static_cast<std::size_t>(fare)];
    const Cards<W>& cards = split_[static_cast<std::size_t>(next)];
    plan_.push(with_cards(ActionKind::pay, cards));
    choose_ace(only(cards, RankMask{1}));
    do {
      ++next;
    } while (next < bill_.fares() && bill_.fare(next) != fare);
  }
  void choose_ace(const Cards<W>& aces) {
    if (asks_ && aces.size() > 1)
      plan_.push(with_cards(ActionKind::capital, Cards<W>::of(aces.nth(0))));
    asks_ = asks_ && aces.empty();
  }
  bool passing(int spot) const {
    return jack_rabbits::passing(ground_.at(static_cast<Spot>(spot)).kind);
  }

 private:
  const Ground& ground_;
  Bill bill_;
  const Split& split_;
  bool asks_;
  Plan<W>& plan_;
  std::array<int, kFares> next_{};
};

}  // namespace

template <int W>
void Routes<W>::arrive(NodeId node, Place place) {
  if ((missing_ & bit(place)) == 0) return;
  const End reached{now_, node_[node].bill, node, static_cast<std::uint8_t>(place)};
  auto& ends = end_[slot(place)];
  std::uint8_t& count = count_[slot(place)];
  for (std::size_t i = 0; i < count; ++i) {  // only what gives up something else
    if (given_up(ends[i]) == given_up(reached)) return;
  }
  ends[count++] = reached;
  places_ |= bit(place);
  if (wish_ == RouteWish::cheapest || count == kMostPlans) missing_ &= ~bit(place);
}

template <int W>
Cards<W> Routes<W>::given_up(const End& end) {
  Cards<W> cards = purse_.given(end.bill);
  const Node& last = node_[end.node];
  if (last.jokers.horse() == Horse::spent) cards.add(card_of(Joker::red));
  if (holds_black_ && last.jokers.boat() != Boat::held) cards.add(card_of(Joker::black));
  return cards;
}

template <int W>
void Routes<W>::write_plan(Place place, Plan<W>& plan, int which) {
  plan.clear();
  if (which >= plans(place)) return;
  const End& goal = end(place, which);
  std::array<NodeId, Plan<W>::capacity() + 1> path;
  std::size_t length = 0;
  for (NodeId id = goal.node; node_[id].before != kNone; id = node_[id].before) path[length++] = id;
  std::reverse(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(length));

  const typename Purse<W>::Split split = purse_.split(goal.bill);
  const bool asks = purse_.ordered() && setup_->errata.chooses_first_ace;
  PlanWriter<W> writer(setup_->ground, goal.bill, split, asks, plan);
  // Where a token is sent away: before a move, if it bars the way, or right after it, if it asks.
  const auto clears = [&](std::size_t i) {
    const Node& node = node_[path[i]];
    return kKeeps<W> && node.move.kind != ActionKind::power &&
           node.bill.power() != node_[node.before].bill.power();
  };
  const auto clears_first = [&](std::size_t i) {
    return clears(i) && !can_pass(*setup_, *pub_, static_cast<Spot>(node_[path[i]].target));
  };
  const auto clear = [&](std::size_t i) {
    TileSet avoided;
    for (std::size_t k = 0; k < length; ++k) {
      const Target target = node_[path[k]].target;
      if (target < kHorse) avoided.set(setup_->ground.at(static_cast<Spot>(target)).tile);
    }
    if (pub_->top().kind == FrameKind::road)
      avoided.set(setup_->ground.at(pub_->top().spot()).tile);
    const Suit suit = setup_->hooks.wayfaring[node_[path[i]].bill.power() - 1];
    writer.act(setup_->hooks.of(suit)->sends_away(*setup_, *pub_, suit, avoided));
    writer.pay_power();
  };
  const auto on_foot = [&](std::size_t i) {
    return i < length && node_[path[i]].move.kind == ActionKind::step;
  };
  // How far walking leads from here: past the last move of one walk, or `i` itself if something is
  // to be done on a tile that a walk would pass.
  const auto walked = [&](std::size_t i) {
    for (std::size_t k = i; on_foot(k); ++k) {
      const Target target = node_[path[k]].target;
      if (clears_first(k) && k > i) return k;
      if (target >= kHorse || clears(k) || !writer.passing(target)) return k + 1;
    }
    return i;
  };
  for (std::size_t i = 0; i < length;) {
    const Node& node = node_[path[i]];
    const Move move = node.move;
    if (clears_first(i)) clear(i);
    const bool emerging = move.kind == ActionKind::walk;  // by a cave, out of the Underground
    if (emerging || move.kind == ActionKind::step) {
      const std::size_t first = emerging ? i + 1 : i;
      const bool stops = emerging && first < length && clears_first(first);
      const std::size_t past = stops ? first : walked(first);
      writer.act(past > first ? ActionKind::walk : ActionKind::step, move.target);
      i = past > first ? past : i + 1;
      if (clears(i - 1) && !clears_first(i - 1)) clear(i - 1);
      continue;
    }
    if (kKeeps<W> && move.kind == ActionKind::power) {
      const Suit suit = setup_->hooks.wayfaring[move.power - 1];
      writer.act(Action<W>::of_power(suit, move.choice, move.target, 0));
      if (node.bill.power() != node_[node.before].bill.power()) writer.pay_power();
      ++i;
      continue;
    }
    writer.act(move.kind, node.target == kHorse ? goal.ride : move.target);
    if (fare_of(move.kind) != Fare::none) writer.pay(fare_of(move.kind));
    if (clears(i) && !clears_first(i)) clear(i);
    ++i;
  }
}

template <int W>
void each_route(const Setup<W>& setup, const Sight<W>& sight,
                const std::function<void(Place, const Plan<W>&)>& see) {
  if (sight.pub.pending.empty() || sight.seat != sight.pub.turn) return;
  const auto routes = std::make_unique<Routes<W>>();
  routes->find(setup, sight);
  const auto plan = std::make_unique<Plan<W>>();
  for (int i = 0; i < kPlaces; ++i) {
    const Place place = place_at(i);
    if (!routes->reaches(place)) continue;
    routes->write_plan(place, *plan);
    see(place, *plan);
  }
}

#define WARREN_WIDTH(W)                                      \
  template void Routes<W>::arrive(NodeId, Place);            \
  template Cards<W> Routes<W>::given_up(const End&);         \
  template void Routes<W>::write_plan(Place, Plan<W>&, int); \
  template void each_route(const Setup<W>&, const Sight<W>&, \
                           const std::function<void(Place, const Plan<W>&)>&)
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
