// Rules, "Hearts: vet palaces" and "Options": what a challenger may show (vet_proof).
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kQueen = "players=3 vet_proof=hearts_or_queen";
const std::string kToQueenOfSpades = "rabbits p0 KS\n";
const std::string kWalk = "p0 walk 2\np0 walk 2";

// A challenger may show that queen's card instead of hearts.
TEST(VetProof, TheQueenOfThePalaceWillDo) {
  AtTable t(kQueen, kToQueenOfSpades + "hand p1 QS 6H 2H");
  t.plays(kWalk);
  EXPECT_EQ(t.place(0), "QS");
  EXPECT_EQ(t.offers(1), "contest 6H, contest QS, allow");
  t.plays("p1 contest QS\np2 allow");
  EXPECT_TRUE(t.asked().starts_with("p0 proof p1")) << t.asked();
  EXPECT_EQ(t.offers(), "leave");
  EXPECT_EQ(t.happened(), "answered answered challenged");
  expect_known_to_all(t, 1, "QS");
}

// Such a challenge can be written down and read again.
TEST(VetProof, AQueensChallengeCanBeWritten) {
  AtTable t(kQueen, kToQueenOfSpades + "hand p1 QS\nhand p0 6H");
  t.plays(kWalk + "\np1 contest QS");
  expect_can_be_written(t);  // while it is sealed
  t.plays("p2 allow");
  expect_can_be_written(t);
}

// The answer is sealed: nobody sees whether she or nothing was named.
TEST(VetProof, TheQueensAnswerIsSealed) {
  AtTable contests(kQueen, kToQueenOfSpades + "hand p1 QS");
  contests.plays(kWalk + "\np1 contest QS");
  AtTable allows(kQueen, kToQueenOfSpades + "hand p1 QS");
  allows.plays(kWalk + "\np1 allow");
  for (const int other : {0, 2, -1}) EXPECT_EQ(contests.view(other), allows.view(other)) << other;
}

// If the challenge is lost the queen goes to the court, her carrot off, and the challenger
// off-board.
TEST(VetProof, ALostQueenGoesToTheCourt) {
  AtTable t(kQueen, kToQueenOfSpades + "hand p0 6H 10S\nhand p1 QS 6C");
  t.plays(kWalk + "\np1 contest QS\np2 allow\np0 prove 6H");
  EXPECT_TRUE(t.in_court("QS"));
  EXPECT_EQ(t.carrot("QS"), "nobody");
  EXPECT_EQ(t.place(1), "off");
  EXPECT_EQ(t.hand(1), "6C");
  EXPECT_EQ(t.spent(), "") << "no heart was shown";
  t.plays("p0 acquire\np0 pay 10S\nchance draw p0 2C");
  EXPECT_EQ(t.carrot("QS"), "p0") << "the visitor may acquire her at once";
}

// If it is won the challenger keeps her.
TEST(VetProof, AWinningChallengerKeepsTheQueen) {
  AtTable t(kQueen, kToQueenOfSpades + "hand p0 6H\nhand p1 QS");
  t.plays(kWalk + "\np1 contest QS\np2 allow\np0 leave");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.hand(1), "QS");
  EXPECT_EQ(t.carrot("QS"), "p1");
  EXPECT_EQ(t.place(1), "citadel");
}

// Only the queen of that palace, alone; hearts are shown without her.
TEST(VetProof, OnlyThatQueenAndAlone) {
  AtTable t(kQueen, kToQueenOfSpades + "hand p1 QS 6H QD QC\nhand p2 KS JS");
  t.plays(kWalk);
  t.refused("p1 contest QD", "not-a-heart");
  t.refused("p1 contest QS 6H", "not-a-heart");
  t.refused("p1 contest QS QD", "not-a-heart");
  t.refused("p2 contest QS", "not-yours");
  t.refused("p2 contest KS", "not-a-heart");
}

// The queen of hearts is a heart anyway.
TEST(VetProof, TheQueenOfHeartsIsAHeart) {
  AtTable t(kQueen, "hand p0 6H\nhand p1 QH 2H");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.offers(1), "contest QH, allow");
  t.plays("p1 contest QH 2H\np2 allow\np0 prove 6H");
  EXPECT_TRUE(t.in_court("QH"));
  EXPECT_EQ(t.spent(), "2H");
}

// The visitor shows hearts: no queen proves a visit.
TEST(VetProof, TheVisitorShowsHearts) {
  AtTable t(kQueen, kToQueenOfSpades + "hand p0 QC QD 5H\nhand p1 QS");
  t.plays(kWalk + "\np1 contest QS\np2 allow");
  t.refused("p0 prove QC", "not-a-heart");
  t.refused("p0 prove 5H", "few-hearts");
  EXPECT_EQ(t.offers(), "leave");
}

// With hearts boost no royal but a palace's queen will do.
TEST(VetProof, NoOtherRoyalWithHeartsBoost) {
  AtTable t(kQueen + " hearts_boost=carrot", "rabbits p1 KC\nhand p1 JD 5H");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.offers(), "allow");
  t.refused("p1 contest JD", "not-a-heart");
}

// Without it only hearts count.
TEST(VetProof, IsHeartsUnlessChosen) {
  AtTable t("players=3", kToQueenOfSpades + "hand p1 QS");
  t.plays(kWalk);
  EXPECT_EQ(t.offers(1), "allow");
  t.refused("p1 contest QS", "not-a-heart");
}

}  // namespace
}  // namespace warren::jack_rabbits
