#include "core/match.h"

#include <gtest/gtest.h>

#include "core/log.h"
#include "tests/toy/toy.h"

namespace warren {
namespace {

using toy::Toy;

constexpr Seat kA = seat_of(0);
constexpr Seat kB = seat_of(1);

// Two players with two cards each: p0 holds a1 and b1, p1 holds a2 and b2.
class MatchTest : public testing::Test {
 protected:
  MatchTest() : setup_(open()), match_(*setup_) {
    for (const auto* card : {"p0 - a1", "p1 - a2", "p0 - b1", "p1 - b2"}) EXPECT_TRUE(fall(card));
  }

  static std::unique_ptr<const Toy::Setup> open() {
    OptionSet options(Toy::option_menu());
    EXPECT_FALSE(options.set("players=2"));
    EXPECT_FALSE(options.set("hand=2"));
    return Toy::open(options, 1).setup;
  }
  // Whether it was carried out.
  bool act(Seat seat, std::string_view text) {
    Toy::Action action;
    EXPECT_FALSE(Toy::read(*setup_, text, action)) << text;
    return !match_.act(seat, action);
  }
  bool fall(std::string_view text) {
    Toy::Outcome outcome;
    EXPECT_FALSE(Toy::read(*setup_, text, outcome)) << text;
    return match_.fall(outcome);
  }

  std::unique_ptr<const Toy::Setup> setup_;
  Match<Toy> match_;
};

TEST_F(MatchTest, CarriesOutWhatIsPossible) {
  EXPECT_TRUE(act(kA, "play a1"));
  EXPECT_EQ(match_.state().pub.points[0], 1);
  EXPECT_EQ(match_.asked().must, SeatSet::of(kB));
  EXPECT_EQ(match_.log().size(), 5U);
}

TEST_F(MatchTest, TellsEveryEventInOrder) {
  std::vector<Toy::Event::Kind> seen;
  match_.act(kA, {.kind = Toy::Do::play, .card = {0, 0}},
             [&](const Toy::Event& event) { seen.push_back(event.kind); });
  EXPECT_EQ(seen, (std::vector{Toy::Event::Kind::played, Toy::Event::Kind::turned}));
}

TEST_F(MatchTest, RefusesAndChangesNothing) {
  const auto before = match_.state();
  const auto chain = match_.chain_digest();
  EXPECT_FALSE(act(kB, "draw")) << "not asked";
  EXPECT_FALSE(act(kA, "play a2")) << "not held";
  EXPECT_FALSE(fall("p0 - a3")) << "chance is not asked";
  EXPECT_TRUE(act(kA, "draw"));
  EXPECT_FALSE(fall("p0 - a1")) << "not in the pile";
  EXPECT_TRUE(match_.undo(kA));
  EXPECT_EQ(match_.state(), before);
  EXPECT_NE(match_.chain_digest(), chain) << "draw and undo are entries";
  EXPECT_EQ(match_.log().size(), 6U);
}

TEST_F(MatchTest, OpensWhatIsSealedByItself) {
  EXPECT_TRUE(act(kA, "swap p1"));
  EXPECT_TRUE(act(kB, "seal a2"));
  EXPECT_TRUE(act(kA, "seal b1"));
  EXPECT_FALSE(match_.asked().settle);
  EXPECT_TRUE(match_.state().own[0].hand.has({0, 1}));
  EXPECT_TRUE(match_.state().own[1].hand.has({1, 0}));
}

TEST_F(MatchTest, UndoGoesBackStepByStep) {
  const auto start = match_.state();
  ASSERT_TRUE(act(kA, "swap p1"));
  const auto swapping = match_.state();
  ASSERT_TRUE(act(kA, "seal b1"));
  EXPECT_TRUE(match_.undo(kA));
  EXPECT_EQ(match_.state(), swapping);
  EXPECT_TRUE(match_.undo(kA));
  EXPECT_EQ(match_.state(), start);
  EXPECT_FALSE(match_.undo(kA)) << "the deal was chance";
}

TEST_F(MatchTest, UndoStopsWhereAnotherSeatActed) {
  ASSERT_TRUE(act(kA, "swap p1"));
  ASSERT_TRUE(act(kB, "seal a2"));
  EXPECT_FALSE(match_.can_undo(kA));
  EXPECT_FALSE(match_.undo(kA));
  EXPECT_TRUE(match_.undo(kB)) << "nobody has seen the card yet";
  EXPECT_FALSE(match_.undo(kA)) << "p1 has acted, even if it took that back";
  EXPECT_EQ(match_.log().back().kind, Entry<Toy>::Kind::undo);
}

TEST_F(MatchTest, UndoStopsWhereChanceFell) {
  ASSERT_TRUE(act(kA, "steal p1"));
  EXPECT_TRUE(match_.can_undo(kA));
  ASSERT_TRUE(fall("p0 p1 a2"));
  EXPECT_FALSE(match_.undo(kA));
  EXPECT_FALSE(match_.undo(kB));
}

TEST_F(MatchTest, UndoStopsWhereSomethingWasTold) {
  ASSERT_TRUE(act(kA, "play a1"));
  EXPECT_FALSE(match_.undo(kA)) << "all have seen the card";
  ASSERT_TRUE(act(kB, "swap p0"));
  ASSERT_TRUE(act(kA, "seal b1"));
  ASSERT_TRUE(act(kB, "seal b2"));
  EXPECT_FALSE(match_.undo(kB)) << "both have seen the cards";
}

TEST_F(MatchTest, AnInterruptIsAnActLikeAnyOther) {
  ASSERT_TRUE(act(kA, "steal p1"));
  EXPECT_TRUE(match_.asked().chance);
  EXPECT_EQ(match_.asked().may, SeatSet::of(kB));
  ASSERT_TRUE(act(kB, "dodge"));
  EXPECT_FALSE(match_.can_undo(kA));
  EXPECT_TRUE(match_.can_undo(kB));
  EXPECT_EQ(match_.asked().must, SeatSet::of(kB));
}

TEST_F(MatchTest, TheChainTakesInEveryState) {
  Match<Toy> other(*setup_);
  for (const auto& entry : match_.log()) ASSERT_TRUE(other.fall(entry.outcome));
  EXPECT_EQ(other.chain_digest(), match_.chain_digest());
  ASSERT_TRUE(act(kA, "draw"));
  ASSERT_TRUE(match_.undo(kA));
  EXPECT_EQ(other.digest(), match_.digest());
  EXPECT_NE(other.chain_digest(), match_.chain_digest());
}

TEST_F(MatchTest, TheLogShowsEachSeatItsOwn) {
  ASSERT_TRUE(act(kA, "swap p1"));
  ASSERT_TRUE(act(kA, "seal b1"));
  const auto text = [&](std::size_t entry, Seat to) {
    return write_entry<Toy>(*setup_, redact_entry<Toy>(match_.log()[entry], to));
  };
  EXPECT_EQ(text(0, kA), "chance p0 - a1");
  EXPECT_EQ(text(0, kB), "chance p0 - ?");
  EXPECT_EQ(text(4, kB), "p0 swap p1");
  EXPECT_EQ(text(5, kA), "p0 seal b1");
  EXPECT_EQ(text(5, kB), "p0 seal ?");
  EXPECT_EQ(text(5, Seat::nobody), "p0 seal ?");
}

}  // namespace
}  // namespace warren
