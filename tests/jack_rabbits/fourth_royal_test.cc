// Rules, "Winning": the fourth royal and the carrots.
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// p0 has acquired the jack of spades, a fourth royal.
AtTable with_four() {
  AtTable t("players=2", "rabbits p0 JS\nhand p0 JC QC KC 10S 2H\nhand p1 KD");
  t.plays("p0 acquire\np0 pay 10S");
  return t;
}

// Whoever comes to hold a fourth royal returns one of the four to the court at once; any of them,
// the new one too.
TEST(FourthRoyal, GoesBackToTheCourtAtOnce) {
  AtTable t = with_four();
  EXPECT_EQ(t.asked(), "p0 surplus p0");
  EXPECT_EQ(t.offers(), "give up JC, give up QC, give up KC, give up JS");
  t.refused_section("p0 end", "not-now", "A turn");
  t.refused("p0 acquire", "not-now");
  t.refused("chance draw p0 2C", "chance-not-asked");
  t.plays("p0 give up JS");
  EXPECT_EQ(t.hand(0), "JC QC KC 2H");
  EXPECT_TRUE(t.in_court("JS"));
  EXPECT_EQ(t.carrot("JS"), "nobody");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1");
}

// Only a royal, and only one.
TEST(FourthRoyal, OnlyOneRoyalIsGivenUp) {
  AtTable t = with_four();
  t.refused_section("p0 give up 2H", "not-a-royal", "Winning");
  t.refused("p0 give up JC QC", "one-card");
  t.refused("p0 give up KD", "not-yours");
  t.refused("p1 give up KD", "not-asked");
}

// A royal in the payment leaves first: then there may be no fourth.
TEST(FourthRoyal, ARoyalInThePaymentLeavesFirst) {
  AtTable t("players=2", "rabbits p0 KC\nhand p0 JC QC KS");
  t.plays("p0 acquire\np0 pay QC");
  EXPECT_EQ(t.hand(0), "JC KC KS");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1") << "nobody is asked";
  EXPECT_TRUE(t.in_court("QC"));
}

// By whatever way: a stolen one counts too.
TEST(FourthRoyal, AStolenRoyalCountsToo) {
  AtTable t("players=2", "rabbits p0 JH p1 JH\nhand p0 JC QC KS 5S\nhand p1 QH");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 QH");
  EXPECT_EQ(t.asked(), "p0 surplus p0");
  EXPECT_EQ(t.offers(), "give up JC, give up QC, give up KS, give up QH");
}

// A fourth royal is settled before the hand limit.
TEST(FourthRoyal, IsSettledBeforeTheHandLimit) {
  AtTable t("players=2",
            "rabbits p0 JH p1 off\nhand p0 JC QC KS 2C 3C 4C 5C 6C 7C\nhand p1 QH\n"
            "pending hex\npending steal p1");
  t.plays("chance steal p0 from p1 QH");
  EXPECT_EQ(t.asked(), "p0 surplus p0") << "ten cards, but the royals come first";
  t.refused("p0 discard 2C", "not-now");
  t.plays("p0 give up KS");
  EXPECT_EQ(t.own(0).hand.size(), 9);
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1") << "nine cards: nothing is discarded";
}

// A royal that changes hands moves the carrots: the old owner's comes off, the new owner's goes on.
TEST(FourthRoyal, AStolenRoyalChangesTheCarrot) {
  AtTable t("players=2", "rabbits p0 JH p1 JH\nhand p0 5S\nhand p1 QH");
  EXPECT_EQ(t.carrot("QH"), "p1");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 QH");
  EXPECT_EQ(t.carrot("QH"), "p0");
  EXPECT_EQ(t.known(1), "");
}

void expect_no_carrot(const AtTable& t, std::string_view royal) {
  EXPECT_EQ(t.carrot(royal), "nobody");
  EXPECT_TRUE(t.in_court(royal));
  EXPECT_EQ(t.hand(0).find(royal), std::string::npos);
  EXPECT_EQ(t.spent().find(royal), std::string::npos);
}

// A royal that leaves a hand takes its carrot off: paid, discarded, given up, played or lost; one
// that is only shown does not.
TEST(FourthRoyal, ARoyalThatLeavesAHandTakesItsCarrotOff) {
  AtTable paid("players=2", "hand p0 QC");
  EXPECT_EQ(paid.carrot("QC"), "p0");
  expect_no_carrot(paid.plays("p0 step 0\np0 trail 0\np0 pay QC"), "QC");
  AtTable discarded("players=2",
                    "hand p0 QC 2C 3C 4C 5C 6C 7C 8C 9C\npending hex\npending match\ndice 2 3");
  expect_no_carrot(discarded.plays("p0 show 2C\nchance draw p0 10C\np0 discard QC"), "QC");
  expect_no_carrot(with_four().plays("p0 give up QC"), "QC");
  AtTable played("players=2", "hand p0 QS");
  expect_no_carrot(played.plays("p0 attack p1\np0 spades QS"), "QS");
  AtTable lost("players=2", "hand p0 6H\nhand p1 QH");
  lost.plays("p0 walk 1\np1 contest QH\np0 prove 6H");
  expect_no_carrot(lost, "QH");
}

TEST(FourthRoyal, ARoyalThatIsOnlyShownKeepsItsCarrot) {
  AtTable flight("players=2", "rabbits p0 KS\nhand p0 JC\npending hex\npending start");
  flight.plays("p0 declare JC\nchance dice 4 5\np0 pass\np0 land KH");
  EXPECT_EQ(flight.carrot("JC"), "p0");
  EXPECT_EQ(flight.hand(0), "JC");
  AtTable visit("players=2", "hand p0 QH\nhand p1 6H\nrabbits p0 KS");
  visit.plays("p0 walk 2\np0 walk 2\np1 contest 6H\np0 prove QH");
  EXPECT_EQ(visit.place(0), "QS");
  EXPECT_EQ(visit.carrot("QH"), "p0");
  EXPECT_EQ(visit.hand(0), "QH");
}

}  // namespace
}  // namespace warren::jack_rabbits
