// Routes with the ways that the powers of the Frontier add, against the plain second
// implementation; plans are carried out.
#include <gtest/gtest.h>

#include <bit>
#include <cstdio>
#include <memory>
#include <string>

#include "games/jack_rabbits/plans/routes.h"
#include "games/jack_rabbits/rules/ways.h"
#include "tests/jack_rabbits/journey_positions.h"

namespace warren::jack_rabbits {
namespace {

using G = WideJackRabbits;

// A board of two classic suits or more and some of the Frontier's.
std::unique_ptr<const G::Setup> frontier_board(std::uint64_t seed) {
  Rng rng(seed);
  std::string letters = "CSHDTEON";
  for (std::size_t i = letters.size() - 1; i > 0; --i)
    std::swap(letters[i], letters[rng.below(static_cast<std::uint32_t>(i + 1))]);
  OptionSet options(G::option_menu());
  EXPECT_FALSE(options.set("suits=" + letters.substr(0, 3 + rng.below(6))));
  EXPECT_FALSE(options.set("board=random"));
  resolve(options, rng);
  auto opened = G::open(options, kNewestRules);
  EXPECT_FALSE(opened.problem) << opened.problem.say(Lang::en);
  return std::move(opened.setup);
}

// Puts the guard and the beast anywhere that they may stand, or nowhere.
void put_tokens(const Setup<12>& setup, State<12>& state, Rng& rng) {
  for (const Suit suit : {Suit::shields, Suit::acorns}) {
    if (!is_in_play(setup, suit)) continue;
    const Shape shape = suit == Suit::shields ? Shape::triangle : Shape::rhombus;
    const int tile = static_cast<int>(rng.below(static_cast<std::uint32_t>(setup.board.size())));
    const bool fits = shape_of(setup.board.tile(tile).kind) == shape && tile != setup.only_cave;
    state.pub.token[static_cast<std::size_t>(suit)] =
        static_cast<std::uint8_t>(fits ? tile + 1 : 0);
  }
}
// Some more cards of one suit with powers: otherwise few hands could pay for one.
void deal_suit(const Setup<12>& setup, State<12>& state, Rng& rng) {
  Public<12>& pub = state.pub;
  const auto at = static_cast<std::size_t>(warren::index_of(pub.turn));
  const auto suit = static_cast<int>(4 + rng.below(4));
  for (int i = 0; i < 3 && pub.hand[at] < setup.hand_limit; ++i) {
    const auto left = static_cast<RankMask>(state.dark.pile.suit(suit) & kPips);
    if (left == 0) return;
    const Card card{static_cast<std::uint8_t>(suit),
                    static_cast<std::uint8_t>(std::bit_width(static_cast<unsigned>(left)) - 1)};
    state.dark.pile.remove(card);
    state.own[at].hand.add(card);
    --pub.pile;
    ++pub.hand[at];
  }
}

plain::Traveller with_powers(const Setup<12>& setup, const State<12>& state) {
  plain::Traveller out = traveller(setup, state);
  out.barred = -1;
  out.sealed = Place::none;
  for (const Suit suit : {Suit::torches, Suit::shields, Suit::horseshoes, Suit::acorns}) {
    if (is_in_play(setup, suit)) out.powers.insert(info(suit).letter);
  }
  for (int i = 0; i < kPlaces; ++i) {  // by seals
    if (setup.ground.has(place_at(i)) && !can_land(setup, state.pub, state.pub.turn, place_at(i)))
      out.closed.insert(place_at(i));
  }
  out.guard = state.pub.token[static_cast<std::size_t>(Suit::shields)] - 1;
  out.beast = state.pub.token[static_cast<std::size_t>(Suit::acorns)] - 1;
  return out;
}

struct Tally {
  int positions = 0, skipped = 0, plans = 0;
  std::array<int, 12> paid{};  // plans that pay for a power, by its suit
};

class Comparison {
 public:
  Comparison(const Setup<12>& setup, long patience) : setup_(setup), patience_(patience) {}

  void check(const State<12>& state, Tally& tally) {
    SCOPED_TRACE(G::write(setup_, state));
    ++tally.positions;
    const Sight<12> sight = G::sight(state, state.pub.turn);
    routes_->find(setup_, sight);
    for (PlaceSet left = routes_->places(); left != 0; left &= left - 1) {
      const Place place = place_at(std::countr_zero(left));
      ++tally.plans;
      const int power = routes_->bill(place).power();
      if (power != 0) ++tally.paid[static_cast<std::size_t>(setup_.hooks.wayfaring[power - 1])];
      carry_out(state, place);
    }
    const plain::AllJourneys all(with_powers(setup_, state), patience_);
    if (!all.finished()) {
      ++tally.skipped;
      return;
    }
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

 private:
  static std::string line(Place place, const plain::Price& price) {
    std::string out = write(place);
    for (const int part : price.kept) out += " " + std::to_string(part);
    return out + " " + std::to_string(price.cards) + "/" + std::to_string(price.points) + "\n";
  }
  // Each action is possible, it ends where it should, and costs what it said.
  void carry_out(const State<12>& start, Place place) {
    const Seat seat = start.pub.turn;
    routes_->write_plan(place, *plan_);
    State<12> state = start;
    std::string said = "plan for " + write(place) + ":";
    bool arrived = false;
    Cards<12> released;
    for (const Action<12>& action : *plan_) {
      said += " " + G::write(setup_, action) + ";";
      ASSERT_FALSE(arrived) << said;
      const Refusal refusal = G::refusal(setup_, G::sight(state, seat), action);
      ASSERT_FALSE(refusal) << said << " " << G::tell(setup_, refusal, Lang::en);
      ASSERT_TRUE(G::listed(setup_, G::sight(state, seat), action)) << said;
      play_action<G>(setup_, state, seat, action, [&](const Event<12>& event) {
        arrived = arrived || (event.kind == EventKind::arrived && event.place() == place) ||
                  (place == Place::off_board &&
                   (event.kind == EventKind::went_off || event.kind == EventKind::endangered));
        if (event.kind == EventKind::joker_released) released = released | event.cards;
      });
    }
    ASSERT_TRUE(arrived) << said;
    const auto hand_of = [seat](const State<12>& s) {
      return s.own[static_cast<std::size_t>(warren::index_of(seat))].hand;
    };
    const Cards<12> given = (hand_of(start) - hand_of(state)) | (released & hand_of(start));
    EXPECT_EQ(given.size(), routes_->cost(place).cards()) << said;
  }

  const Setup<12>& setup_;
  long patience_;
  std::unique_ptr<Routes<12>> routes_ = std::make_unique<Routes<12>>();
  std::unique_ptr<Plan<12>> plan_ = std::make_unique<Plan<12>>();
};

void compare_on_boards(std::uint64_t first, std::uint64_t last, int positions, long patience) {
  Tally tally;
  for (std::uint64_t seed = first; seed <= last && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("board " + std::to_string(seed));
    const auto setup = frontier_board(seed);
    ASSERT_NE(setup, nullptr);
    Comparison comparison(*setup, patience);
    JourneyPositions<12> play(*setup, seed);
    for (int i = 0; i < positions && !testing::Test::HasFailure(); ++i) {
      for (std::uint32_t skip = play.rng().below(20); skip > 0; --skip) play.next();
      State<12> state = play.next();
      if (i % 2 > 0) deal_suit(*setup, state, play.rng());
      if (i % 3 > 0) deal_anew(*setup, state, play.rng());
      if (i % 4 == 2) put_on_road(*setup, state, play.rng());
      if (i % 4 != 0) put_tokens(*setup, state, play.rng());
      comparison.check(state, tally);
    }
  }
  std::printf("%d positions, %d too long to try; %d plans;", tally.positions, tally.skipped,
              tally.plans);
  for (std::size_t suit = 4; suit < 8; ++suit) {
    std::printf(" %d paid in %s", tally.paid[suit],
                info(static_cast<Suit>(suit)).name.in(Lang::en).data());
    EXPECT_GT(tally.paid[suit], 0) << suit;
  }
  std::printf("\n");
  EXPECT_LT(tally.skipped, tally.positions / 2);
}

TEST(PowerRoutes, AgreeWithPlainJourneys) { compare_on_boards(1, 60, 6, 20'000); }
TEST(SlowPowerRoutes, AgreeWithPlainJourneys) { compare_on_boards(1, 300, 20, 200'000); }

}  // namespace
}  // namespace warren::jack_rabbits
