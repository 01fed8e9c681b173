// Offers on journeys and routes against the plain second implementation; plans are carried out.
#include "games/jack_rabbits/plans/routes.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <set>
#include <string>

#include "tests/jack_rabbits/journey_positions.h"

namespace warren::jack_rabbits {
namespace {

using G = JackRabbits;

bool is_of_journey(ActionKind kind) {
  return (kind >= ActionKind::walk && kind <= ActionKind::back);
}

std::string text(const std::set<plain::Choice>& choices) {
  std::string out;
  for (const plain::Choice& choice : choices)
    out += std::string(name_of(choice.kind)) + " " + std::to_string(choice.target) + ", ";
  return out;
}

struct Tally {
  int positions = 0, skipped = 0;
  int paid = 0;  // plans that pay, by routes
  int thrice = 0;
};

class Comparison {
 public:
  Comparison(const Setup<4>& setup, long patience) : setup_(setup), patience_(patience) {}

  void check(const State<4>& state, Tally& tally) {
    const Sight<4> sight = G::sight(state, state.pub.turn);
    SCOPED_TRACE(G::write(setup_, state));
    const plain::Traveller t = traveller(setup_, state);
    check_offers(sight, t);
    ++tally.positions;
    const plain::AllJourneys all(t, patience_);
    if (!all.finished()) {
      ++tally.skipped;
      return;
    }
    routes_->find(setup_, sight);
    check_costs(all);
    for (PlaceSet left = routes_->places(); left != 0; left &= left - 1) {
      const Place place = place_at(std::countr_zero(left));
      tally.paid += routes_->bill(place).size() > 0 ? 1 : 0;
      tally.thrice += routes_->bill(place).size() == 3 ? 1 : 0;
    }
  }

  // Plays a plan out: each action is possible, it ends where it should, and costs what it said.
  void carry_out(const State<4>& start, RouteWish wish) {
    routes_->find(setup_, G::sight(start, start.pub.turn), wish);
    for (PlaceSet left = routes_->places(); left != 0; left &= left - 1) {
      const Place place = place_at(std::countr_zero(left));
      for (int i = 0; i < routes_->plans(place); ++i) carry_out(start, place, i);
    }
  }

 private:
  void check_offers(const Sight<4>& sight, const plain::Traveller& t) {
    std::set<plain::Choice> offered;
    offers_->clear();
    G::offers(setup_, sight, *offers_);
    for (const Action<4>& action : offers_->all()) {
      if (is_of_journey(action.kind))
        offered.insert({action.kind, static_cast<std::uint8_t>(action.target())});
    }
    EXPECT_EQ(text(offered), text(plain::choices(t)));
  }
  void check_costs(const plain::AllJourneys& all) {
    std::string fast, slow;
    for (PlaceSet left = routes_->places(); left != 0; left &= left - 1) {
      const Place place = place_at(std::countr_zero(left));
      const Cost cost = routes_->cost(place);
      const plain::Kept kept{cost.count(Kept::trio), cost.count(Kept::useful),
                             cost.count(Kept::royal), cost.count(Kept::reserve)};
      fast += line(place, {kept, cost.cards(), cost.points()});
    }
    for (const auto& [place, price] : all.ends()) slow += line(place, price);
    EXPECT_EQ(fast, slow);
  }
  static std::string line(Place place, const plain::Price& price) {
    std::string out = write(place);
    for (const int part : price.kept) out += " " + std::to_string(part);
    return out + " " + std::to_string(price.cards) + "/" + std::to_string(price.points) + "\n";
  }
  void carry_out(const State<4>& start, Place place, int which) {
    const Seat seat = start.pub.turn;
    routes_->write_plan(place, *plan_, which);
    State<4> state = start;
    std::string said = "plan for " + write(place) + ":";
    bool arrived = false;
    Cards<4> released;
    for (const Action<4>& action : *plan_) {
      said += " " + G::write(setup_, action) + ";";
      ASSERT_FALSE(arrived) << said;
      const Refusal refusal = G::refusal(setup_, G::sight(state, seat), action);
      ASSERT_FALSE(refusal) << said << " " << G::tell(setup_, refusal, Lang::en);
      ASSERT_TRUE(G::listed(setup_, G::sight(state, seat), action)) << said;
      play_action<G>(setup_, state, seat, action, [&](const Event<4>& event) {
        arrived = arrived || (event.kind == EventKind::arrived && event.place() == place) ||
                  (event.kind == EventKind::went_off && place == Place::off_board);
        if (event.kind == EventKind::joker_released) released = released | event.cards;
      });
    }
    ASSERT_TRUE(arrived) << said;
    const auto hand_of = [seat](const State<4>& s) {
      return s.own[static_cast<std::size_t>(warren::index_of(seat))].hand;
    };
    const Cards<4> given = (hand_of(start) - hand_of(state)) | (released & hand_of(start));
    const Cost cost = routes_->cost(place, which);
    const bool laid = state.pub.capital_of(seat) != start.pub.capital_of(seat);
    EXPECT_EQ(given.size(), cost.cards()) << said;
    const int jokers = only(given, kJokers).size() * kJokerCost.points();
    EXPECT_EQ(setup_.worth_of(given) + (laid ? kFirstAce : 0) + jokers, cost.points()) << said;
  }

  const Setup<4>& setup_;
  long patience_;
  std::unique_ptr<Routes<4>> routes_ = std::make_unique<Routes<4>>();
  std::unique_ptr<Plan<4>> plan_ = std::make_unique<Plan<4>>();
  std::unique_ptr<Offers<Action<4>>> offers_ = std::make_unique<Offers<Action<4>>>();
};

// On one board: positions as they come up in play, others dealt anew, others on any spot.
void compare_on_board(std::uint64_t seed, int positions, long patience, Tally& tally) {
  SCOPED_TRACE("board " + std::to_string(seed));
  const auto setup = setup_on_board(seed);
  ASSERT_NE(setup, nullptr);
  Comparison comparison(*setup, patience);
  JourneyPositions play(*setup, seed);
  for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
    for (std::uint32_t skip = play.rng().below(40); skip > 0; --skip) play.next();
    State<4> state = play.next();
    if (i % 3 > 0) deal_anew(*setup, state, play.rng());
    if (i % 3 == 2) put_on_road(*setup, state, play.rng());
    comparison.check(state, tally);
  }
}

void say(const Tally& tally) {
  testing::Test::RecordProperty("positions", tally.positions);
  testing::Test::RecordProperty("skipped", tally.skipped);
  std::printf("%d positions, %d too long to try; %d plans pay, %d of them three times\n",
              tally.positions, tally.skipped, tally.paid, tally.thrice);
}

TEST(Routes, AgreeWithPlainJourneysOnSampleBoard) {
  Tally tally;
  compare_on_board(0, 150, 20'000, tally);
  say(tally);
  EXPECT_LT(tally.skipped, tally.positions / 4);
}

TEST(Routes, AgreeWithPlainJourneysOnGeneratedBoards) {
  Tally tally;
  for (std::uint64_t seed = 1; seed <= 200 && !HasFailure(); ++seed)
    compare_on_board(seed, 6, 20'000, tally);
  say(tally);
  EXPECT_LT(tally.skipped, tally.positions / 4);
}

// Any options that journeys depend on (rules 6); the plans are carried out, too.
void compare_with_options(std::uint64_t seed, int positions, long patience, Tally& tally) {
  Rng rng(seed);
  const auto settings = travel_options(rng);
  std::string said = "board " + std::to_string(seed) + ":";
  for (const std::string& setting : settings) said += " " + setting;
  SCOPED_TRACE(said);
  const auto setup = setup_on_board(seed, false, settings);
  ASSERT_NE(setup, nullptr);
  Comparison comparison(*setup, patience);
  JourneyPositions play(*setup, seed);
  for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
    for (std::uint32_t skip = play.rng().below(20); skip > 0; --skip) play.next();
    State<4> state = play.next();
    deal_ace(*setup, state, play.rng());
    if (i % 3 > 0) deal_anew(*setup, state, play.rng());
    if (i % 2 > 0) deal_ace(*setup, state, play.rng());
    if (i % 4 == 2) put_on_road(*setup, state, play.rng());
    if (state.own[static_cast<std::size_t>(warren::index_of(state.pub.turn))].hand.size() > 9)
      continue;
    comparison.check(state, tally);
    comparison.carry_out(state, i % 3 == 0 ? RouteWish::several : RouteWish::cheapest);
  }
}

TEST(Routes, AgreeWithPlainJourneysUnderEveryOption) {
  Tally tally;
  for (std::uint64_t seed = 0; seed < 200 && !HasFailure(); ++seed)
    compare_with_options(seed, 6, 20'000, tally);
  say(tally);
  EXPECT_LT(tally.skipped, tally.positions / 4);
}
TEST(SlowRoutes, AgreeWithPlainJourneysUnderEveryOption) {
  Tally tally;
  for (std::uint64_t seed = 0; seed < 1000 && !HasFailure(); ++seed)
    compare_with_options(seed, 30, 500'000, tally);
  say(tally);
}

// Powers may bar tiles and seal hexes.
void compare_where_closed(std::uint64_t seed, int positions, long patience, Tally& tally) {
  const auto setup = setup_on_board(seed, true);
  Comparison comparison(*setup, patience);
  JourneyPositions play(*setup, seed);
  for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
    State<4> state = play.next();
    deal_anew(*setup, state, play.rng());
    if (i % 3 == 2) put_on_road(*setup, state, play.rng());
    state.pub.token[0] = static_cast<std::uint8_t>(play.rng().below(37));
    state.pub.used[0] = static_cast<std::uint8_t>(play.rng().below(13));
    if (i % 8 == 7) state.pub.used[0] = static_cast<std::uint8_t>(Place::underground);
    comparison.check(state, tally);
  }
}

TEST(Routes, HonourWhatPowersClose) {
  Tally tally;
  for (std::uint64_t seed = 0; seed < 20 && !HasFailure(); ++seed)
    compare_where_closed(seed, 12, 20'000, tally);
  say(tally);
}

// The same journey in a set-up with room for twelve suits.
State<12> widened(const State<4>& from) {
  State<12> out;
  out.pub.turn = from.pub.turn;
  out.pub.price = from.pub.price;
  out.pub.place = from.pub.place;
  for (const Frame& frame : from.pub.pending) out.pub.pending.push(frame);
  for (std::size_t i = 0; i < from.pub.crossed.size(); ++i)
    out.pub.crossed[i] = from.pub.crossed[i];
  const auto seat = static_cast<std::size_t>(warren::index_of(from.pub.turn));
  for (int s = 0; s < 4; ++s) {
    out.own[seat].hand.set_suit(s, from.own[seat].hand.suit(s));
    out.pub.court.set_suit(s, from.pub.court.suit(s));
  }
  return out;
}

TEST(Routes, AreTheSameInWiderSetups) {
  const auto narrow = std::make_unique<Routes<4>>();
  const auto wide = std::make_unique<Routes<12>>();
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto setup = setup_on_board(seed);
    const auto wider = open<12>(setup->options, kNewestRules).setup;
    ASSERT_NE(wider, nullptr);
    JourneyPositions play(*setup, seed);
    for (int i = 0; i < 100; ++i) {
      State<4> state = play.next();
      deal_anew(*setup, state, play.rng());
      const State<12> same = widened(state);
      const Seat seat = state.pub.turn;
      narrow->find(*setup, G::sight(state, seat));
      wide->find(*wider, JackRabbitsOf<12>::sight(same, seat));
      ASSERT_EQ(narrow->places(), wide->places());
      for (PlaceSet left = narrow->places(); left != 0; left &= left - 1) {
        const Place place = place_at(std::countr_zero(left));
        EXPECT_EQ(narrow->cost(place), wide->cost(place));
      }
    }
  }
}

TEST(Routes, AreNothingWhereNoJourneyIsToBeMade) {
  const auto setup = setup_on_board(0);
  const auto found = std::make_unique<Routes<4>>();
  JourneyPositions play(*setup, 1);
  State<4> state = play.next();
  for (const Seat seat : SeatSet::first(setup->seats)) {
    found->find(*setup, G::sight(state, seat));
    EXPECT_EQ(found->places() != 0, seat == state.pub.turn);
  }
  while (state.pub.top().kind != FrameKind::hex) state.pub.pending.pop();
  state.pub.pending.top().set_travelled(true);
  found->find(*setup, G::sight(state, state.pub.turn));
  EXPECT_EQ(found->places(), PlaceSet{0});
  const State<4> fresh = initial(*setup);
  found->find(*setup, G::sight(fresh, Seat{0}));
  EXPECT_EQ(found->places(), PlaceSet{0});
}

TEST(SlowRoutes, AgreeWithPlainJourneysOnSampleBoard) {
  Tally tally;
  compare_on_board(0, 10'000, 2'000'000, tally);
  say(tally);
}
TEST(SlowRoutes, AgreeWithPlainJourneysOnGeneratedBoards) {
  Tally tally;
  for (std::uint64_t seed = 1; seed <= 300 && !HasFailure(); ++seed)
    compare_on_board(seed, 30, 500'000, tally);
  say(tally);
}
TEST(SlowRoutes, HonourWhatPowersClose) {
  Tally tally;
  for (std::uint64_t seed = 0; seed < 100 && !HasFailure(); ++seed)
    compare_where_closed(seed, 40, 100'000, tally);
  say(tally);
}

void carry_out_plans(std::uint64_t boards, int positions) {
  for (std::uint64_t seed = 0; seed <= boards && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("board " + std::to_string(seed));
    const auto setup = setup_on_board(seed);
    Comparison comparison(*setup, 0);
    JourneyPositions play(*setup, seed);
    for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
      for (std::uint32_t skip = play.rng().below(10); skip > 0; --skip) play.next();
      State<4> state = play.next();
      if (i % 2 == 1) deal_anew(*setup, state, play.rng());
      SCOPED_TRACE(G::write(*setup, state));
      comparison.carry_out(state, i % 3 == 0 ? RouteWish::several : RouteWish::cheapest);
    }
  }
}

TEST(Routes, PlansCanBeCarriedOut) { carry_out_plans(20, 60); }
TEST(SlowRoutes, PlansCanBeCarriedOut) { carry_out_plans(100, 600); }

}  // namespace
}  // namespace warren::jack_rabbits
