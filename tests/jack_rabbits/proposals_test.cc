// In random positions, with royals dealt into hands: what is proposed gives up no royal where
// something else pays, for whole journeys and for single payments.
#include <bit>
#include <cstdio>

#include "games/jack_rabbits/plans/routes.h"
#include "tests/jack_rabbits/journey_positions.h"
#include "tests/jack_rabbits/shown_to.h"

namespace warren::jack_rabbits {
namespace {

using G = JackRabbits;

// Royals of the court for the turn's seat, up to three in all, in the place of other cards if its
// hand is full.
void deal_royals(const Setup<4>& setup, State<4>& state, Rng& rng) {
  Public<4>& pub = state.pub;
  const auto at = static_cast<std::size_t>(warren::index_of(pub.turn));
  Cards<4>& hand = state.own[at].hand;
  const int wanted = 1 + static_cast<int>(rng.below(3));
  while (royals(hand).size() < wanted) {
    const Cards<4> court = royals(pub.court);
    if (court.empty()) return;
    const Card royal =
        court.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(court.size()))));
    const Cards<4> pips = only(hand, kPips);
    if (hand.size() >= setup.hand_limit && !pips.empty()) {
      const Card pip = pips.nth(0);
      hand.remove(pip);
      pub.known[at].remove(pip);
      state.dark.pile.add(pip);
      ++pub.pile;
      --pub.hand[at];
    }
    pub.court.remove(royal);
    hand.add(royal);
    pub.known[at].add(royal);
    ++pub.hand[at];
  }
}

class Watch {
 public:
  void look_at(const Setup<4>& setup, const State<4>& state) {
    const Seat seat = state.pub.turn;
    SCOPED_TRACE(G::write(setup, state));
    const Cards<4>& hand = state.own[static_cast<std::size_t>(warren::index_of(seat))].hand;
    const bool journeys = look_at_journeys(setup, state, hand);
    const bool payment = look_at_payment(setup, state, hand);
    if (!journeys && !payment) return;
    ++positions_;
    if (fulfils(setup.objective, royals(hand))) ++trios_;
  }
  int positions() const { return positions_; }
  int trios() const { return trios_; }

 private:
  // Whether some way that is paid for could give up a royal and need not.
  bool look_at_journeys(const Setup<4>& setup, const State<4>& state, const Cards<4>& hand) {
    const Seat seat = state.pub.turn;
    Own<4> poor = state.own[static_cast<std::size_t>(warren::index_of(seat))];
    poor.hand = hand - royals(hand);
    without_->find(setup, {seat, state.pub, poor});
    routes_->find(setup, G::sight(state, seat));
    bool tempted = false;
    for (PlaceSet left = without_->places(); left != 0; left &= left - 1) {
      const Place place = place_at(std::countr_zero(left));
      EXPECT_TRUE(routes_->reaches(place));
      EXPECT_EQ(routes_->cost(place).royals(), 0) << write(place);
      routes_->write_plan(place, *plan_);
      for (const Action<4>& action : *plan_) {
        EXPECT_TRUE(royals(action.cards).empty()) << write(place) << " " << G::write(setup, action);
        if (action.kind == ActionKind::pay) tempted = true;
      }
    }
    return tempted && !royals(hand).empty();
  }

  // Whether there is something to pay now for which a royal could be given and need not be.
  bool look_at_payment(const Setup<4>& setup, State<4> state, const Cards<4>& hand) {
    const Seat seat = state.pub.turn;
    offers_->clear();
    G::offers(setup, G::sight(state, seat), *offers_);
    for (const Action<4>& action : *offers_) {
      const bool pays = fare_of(action.kind) != Fare::none || action.kind == ActionKind::acquire;
      if (!pays) continue;
      play_action<G>(setup, state, seat, action);
      break;
    }
    if (state.pub.top().kind != FrameKind::pay) return false;
    const Need need = need_now(setup, state.pub);
    if (!can_pay(setup, hand - royals(hand), need)) return false;
    const auto choices = ShownTo(setup, state, seat).choices();
    Action<4> first;
    EXPECT_FALSE(G::read(setup, choices.front().notation, first));
    EXPECT_EQ(first.kind, ActionKind::pay);
    EXPECT_TRUE(royals(first.cards).empty()) << choices.front().notation;
    EXPECT_EQ(choices.front().warning, "");
    return !royals(paying(hand, need.suits)).empty();
  }

  int positions_ = 0;  // in which a royal could have been given and something else paid
  int trios_ = 0;      // of these, with three royals that win
  std::unique_ptr<Routes<4>> routes_ = std::make_unique<Routes<4>>();
  std::unique_ptr<Routes<4>> without_ = std::make_unique<Routes<4>>();
  std::unique_ptr<Plan<4>> plan_ = std::make_unique<Plan<4>>();
  std::unique_ptr<Offers<G::Action>> offers_ = std::make_unique<Offers<G::Action>>();
};

TEST(Proposals, HoldNoRoyalWhereAnythingElsePays) {
  const std::vector<std::string> tables = {"standard",
                                           "intro objective=diverse",
                                           "edition-000 objective=monarchic",
                                           "edition-001 objective=tribal",
                                           "edition-002 objective=triple_court",
                                           "edition-003 objective=diverse_monarchic",
                                           "capital_aces=on additional_capital=any",
                                           "ambivalent_aces=on horse_reach=land",
                                           "patriarchal_values=on objective=diverse",
                                           "advanced_citadel=on trailing_carrots=on overtaxed=on"};
  Watch watch;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    SCOPED_TRACE(tables[i]);
    const auto setup = open_setup("players=3 " + tables[i]);
    ASSERT_NE(setup, nullptr);
    JourneyPositions play(*setup, i + 1);
    for (int n = 0; n < 500 && !testing::Test::HasFailure(); ++n) {
      for (std::uint32_t skip = play.rng().below(8); skip > 0; --skip) play.next();
      State<4> state = play.next();
      if (n % 3 == 0) deal_anew(*setup, state, play.rng());
      deal_royals(*setup, state, play.rng());
      watch.look_at(*setup, state);
    }
  }
  std::printf("%d positions, %d with three royals that win\n", watch.positions(), watch.trios());
  EXPECT_GE(watch.positions(), 2000);
  EXPECT_GE(watch.trios(), 300);
}

}  // namespace
}  // namespace warren::jack_rabbits
