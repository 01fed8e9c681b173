// Rules, "Setup": the objective. Each is tried on the Citadel at the start of a turn.
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// Who wins if p0 begins a turn on the Citadel with these cards.
std::string winner_with(const std::string& objective, const std::string& hand) {
  AtTable t("players=2 objective=" + objective, "hand p0 " + hand + "\npending hex\npending roll");
  return t.winner();
}

// Simple: any three royals.
TEST(Objectives, SimpleIsAnyThreeRoyals) {
  for (const auto* hand : {"JC QC KC", "JC JS JH", "KC QS JS"})
    EXPECT_EQ(winner_with("simple", hand), "p0") << hand;
  EXPECT_EQ(winner_with("simple", "JC QC 10C"), "nobody");
}

// Diverse: three royals of three suits.
TEST(Objectives, DiverseIsThreeSuits) {
  EXPECT_EQ(winner_with("diverse", "JC JS KH"), "p0");
  EXPECT_EQ(winner_with("diverse", "JC QC KH"), "nobody");
}

// Monarchic: a king, a queen and a jack.
TEST(Objectives, MonarchicIsKingQueenAndJack) {
  EXPECT_EQ(winner_with("monarchic", "KC QC JS"), "p0");
  EXPECT_EQ(winner_with("monarchic", "KC KS JH"), "nobody");
}

// Diverse-monarchic: both at once.
TEST(Objectives, DiverseMonarchicIsBoth) {
  EXPECT_EQ(winner_with("diverse_monarchic", "KC QS JH"), "p0");
  EXPECT_EQ(winner_with("diverse_monarchic", "KC QC JH"), "nobody");
  EXPECT_EQ(winner_with("diverse_monarchic", "KC KS JH"), "nobody");
}

// Tribal: three royals of one suit.
TEST(Objectives, TribalIsOneSuit) {
  EXPECT_EQ(winner_with("tribal", "JC QC KC"), "p0");
  EXPECT_EQ(winner_with("tribal", "JC QC KS"), "nobody");
}

// Triple court: three of one title.
TEST(Objectives, TripleCourtIsOneTitle) {
  EXPECT_EQ(winner_with("triple_court", "QC QS QD"), "p0");
  EXPECT_EQ(winner_with("triple_court", "QC QS KD"), "nobody");
}

// The objective is chosen when the game is set up; simple if nothing is said.
TEST(Objectives, IsSimpleUnlessAnotherIsChosen) {
  EXPECT_EQ(open_setup("players=2")->objective, Objective::simple);
  EXPECT_EQ(open_setup("players=2 objective=tribal")->objective, Objective::tribal);
}

// An objective that the suits in play cannot meet is refused: diverse, diverse-monarchic and triple
// court need three suits.
TEST(Objectives, WhatTheSuitsInPlayCannotMeetIsRefused) {
  const Box two = box_of("CS");
  const Box three = box_of("CSH");
  for (const std::string objective :
       {"simple", "diverse", "monarchic", "diverse_monarchic", "tribal", "triple_court"}) {
    const bool needs_three =
        objective == "diverse" || objective == "diverse_monarchic" || objective == "triple_court";
    Problem why;
    EXPECT_EQ(open_setup("objective=" + objective, two, &why) == nullptr, needs_three) << objective;
    EXPECT_EQ(static_cast<bool>(why), needs_three) << objective;
    EXPECT_NE(open_setup("objective=" + objective, three, &why), nullptr) << objective;
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
