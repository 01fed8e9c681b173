// What a good player would rather keep, and the order of lists that follows from it
// (games/jack_rabbits/plans/keeping.h, docs/decisions/what-is-rather-given.md).
#include "games/jack_rabbits/plans/keeping.h"

#include "tests/jack_rabbits/journey_positions.h"
#include "tests/jack_rabbits/shown_to.h"

namespace warren::jack_rabbits {
namespace {

// The payments listed on the way from Q♠ to the Citadel, where a river is paid for in clubs, spades
// or hearts.
std::string on_trailway(const std::string& settings, const std::string& position) {
  AtTable t("players=2 " + settings, "rabbits p0 QS p1 KC\n" + position);
  for (const std::string& step : ShownTo(t, 0).choice("go citadel").steps) {
    if (step.starts_with("pay")) break;
    t.plays("p0 " + step);
  }
  return ShownTo(t, 0).list("pay");
}

TEST(Keeping, CountsRoyalsTowardsEveryObjective) {
  Rng rng(4);
  for (const std::string name :
       {"simple", "diverse", "monarchic", "diverse_monarchic", "tribal", "triple_court"}) {
    const auto setup = open_setup("objective=" + name);
    for (int hands = 0; hands < 60; ++hands) {
      Cards<4> held;
      for (std::uint32_t n = rng.below(5); n > 0; --n)
        held.add(royals(setup->court).nth(static_cast<int>(rng.below(12))));
      EXPECT_EQ(towards(setup->objective, held), most_of_a_trio(*setup, held))
          << name << " " << write(held);
    }
  }
}

// --- the samples ---------------------------------------------------------------------------------

TEST(Keeping, NoRoyalOfAWinningTrioPaysForTheWayHome) {
  const AtTable t("players=2", "rabbits p0 QS p1 KC\nhand p0 KH QH JS 4S 3S");
  const Choice home = ShownTo(t, 0).choice("go citadel");
  EXPECT_EQ(home.label, "go to the Citadel for 3♠ 4♠ (trailway)");
  EXPECT_EQ(home.warning, "");
}

TEST(Keeping, ThreePipsPayRatherThanOneRoyal) {
  const AtTable t("players=2", "dice 4 5\nrabbits p0 QS p1 KC\nhand p0 QH 4C 2S 3H");
  EXPECT_EQ(ShownTo(t, 0).choice("go citadel").label, "go to the Citadel for 4♣ 2♠ 3♥ (trailway)");
  EXPECT_EQ(on_trailway("", "dice 4 5\nhand p0 QH 4C 2S 3H"), "pay 4C 2S 3H, pay QH");
}

// --- what comes before what ----------------------------------------------------------------------

TEST(Keeping, ARoyalOfNoUsePaysBeforeAUsefulOneAndThatBeforeATrio) {
  // Three suits are wanted: of two hearts one is spare.
  EXPECT_EQ(on_trailway("objective=diverse", "hand p0 KH QH KS 2C"), "pay KH, pay QH, pay KS")
      << "the spade is the only one of its suit";
  EXPECT_EQ(on_trailway("objective=tribal", "hand p0 KH QH KS 2C"), "pay KS, pay KH, pay QH");
}

TEST(Keeping, WhatWouldPayForTheNextRoyalIsKept) {
  // Ten in hearts would do for a royal of hearts; two clubs pay as well.
  EXPECT_TRUE(on_trailway("", "hand p0 8H 2H 3C 4C").starts_with("pay 3C 4C"));
  // Not while there is none to be had, nor where three that win are there already.
  EXPECT_TRUE(on_trailway("", "hand p0 8H 2H 3C 4C\nhand p1 KH QH JH").starts_with("pay 8H"));
  EXPECT_TRUE(on_trailway("", "hand p0 8H 2H 3C 4C KC KD KS").starts_with("pay 8H"));
}

TEST(Keeping, NothingIsKeptFromTheRoyalThatIsPaidFor) {
  AtTable t("players=2", "rabbits p0 QH p1 KC\nhand p0 8H 2H 7H 4H");
  t.plays("p0 acquire");
  EXPECT_EQ(ShownTo(t, 0).first(), "pay 2H 8H");
}

TEST(Keeping, AFirstAceIsElevenPoints) {
  EXPECT_EQ(on_trailway("capital_aces=on", "hand p0 AC 8C"), "pay 8C, pay AC");
}

// --- lists that are no payments ------------------------------------------------------------------

TEST(Keeping, RoyalsAndJokersAreDiscardedLast) {
  const AtTable t("players=2",
                  "rabbits p0 QC p1 KC\nhand p0 2S 3S 4S 5C 6C 3D 7H red KS KD\npending hex\n"
                  "pending discard p0");
  EXPECT_EQ(ShownTo(t, 0).list("discard"),
            "discard 2S, discard 3S, discard 3D, discard 4S, discard 7H, discard red, discard 5C, "
            "discard 6C, discard KS, discard KD")
      << "five and six of clubs would pay for a royal";
}

TEST(Keeping, OfFourRoyalsTheOneThatIsNotNeededGoesBack) {
  const AtTable t("players=2 objective=monarchic",
                  "rabbits p0 QC p1 KC\nhand p0 KS QD JH QH\npending hex\npending surplus p0");
  const ShownTo shown(t, 0);
  EXPECT_TRUE(shown.list("give").starts_with("give up QH, give up QD") ||
              shown.list("give").starts_with("give up QD, give up QH"))
      << shown.list("give");
}

TEST(Keeping, SpadesArePlayedWithoutRoyalsIfTheyDo) {
  AtTable t("players=2", "rabbits p0 QC p1 QC\nhand p0 7S\nhand p1 KS 5S 6S 2H");
  t.plays("p0 attack p1\np0 spades 7S");
  EXPECT_EQ(ShownTo(t, 1).first(), "spades 5S +") << ShownTo(t, 1).list("spades");
  // Not by halves: if the king has to be played anyway he is played alone.
  AtTable low("players=2", "rabbits p0 QC p1 QC\nhand p0 7S\nhand p1 KS 2S 2H");
  low.plays("p0 attack p1\np0 spades 7S");
  EXPECT_EQ(ShownTo(low, 1).first(), "spades KS") << ShownTo(low, 1).list("spades");
}

TEST(Keeping, AContestRisksPipsAndAProofShowsWhatIsKnown) {
  AtTable t("players=2", "rabbits p0 citadel p1 KC\nhand p0 JH 2H 4H\nhand p1 KH 2C 6H");
  t.plays("p0 walk 1");
  ASSERT_EQ(t.asked(), "p1 vet p1");
  EXPECT_EQ(ShownTo(t, 1).list("contest"), "contest 6H, contest KH");
  EXPECT_EQ(ShownTo(t, 1).first(), "contest 6H");
  t.plays("p1 contest 6H");
  EXPECT_EQ(ShownTo(t, 0).list("prove"), "prove JH, prove 2H 4H") << "all know of the jack";
}

TEST(Keeping, AnHonestGiftComesFirst) {
  AtTable t("players=2 diamonds_boost=on", "rabbits p0 QC p1 QC\nhand p0 KS 2S 4S 3D\nhand p1 6D");
  t.plays("p0 propose p1 6 S for 6\np1 accept");
  EXPECT_EQ(ShownTo(t, 0).first(), "hand over 2S 4S") << ShownTo(t, 0).list("hand");
}

}  // namespace
}  // namespace warren::jack_rabbits
