// Rules, "Acquisition" and "Increment".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// On the hex of a royal that is in the court you may discard cards of its suit worth 10 or more and
// take it.
TEST(Acquisition, TenOfItsSuitTakeTheRoyal) {
  for (const std::string cards : {"4S 6S", "5S 9S"}) {
    AtTable t("players=2", "rabbits p0 QS\nhand p0 " + cards + " 2H");
    EXPECT_EQ(t.carrot("QS"), "nobody");
    t.plays("p0 acquire\np0 pay " + cards);
    EXPECT_EQ(t.hand(0), "QS 2H");
    EXPECT_EQ(t.spent(), cards) << "without change";
    EXPECT_FALSE(t.in_court("QS"));
    EXPECT_EQ(t.carrot("QS"), "p0");
  }
  AtTable t("players=2", "rabbits p0 QS\nhand p0 4S 6S");
  t.plays("p0 end\nchance draw p0 2H");
  EXPECT_EQ(t.hand(0), "4S 6S 2H") << "nobody has to";
}

// Less will not.
TEST(Acquisition, LessThanTenIsRefused) {
  AtTable t("players=2", "rabbits p0 QS\nhand p0 9S 2S");
  t.plays("p0 acquire");
  t.refused_section("p0 pay 9S", "too-little", "Paying");
  AtTable poor("players=2", "rabbits p0 QS\nhand p0 9S");
  poor.refused_section("p0 acquire", "cannot-pay", "Paying");
}

// It costs 10 whatever the dice say.
TEST(Acquisition, AlwaysCostsTen) {
  for (const std::string dice : {"1 1", "6 6"}) {
    AtTable t("players=2", "dice " + dice + "\nrabbits p0 QS\nhand p0 4S 6S 9S");
    t.plays("p0 acquire");
    EXPECT_EQ(t.asked(), "p0 pay p0 10 in S for royal QS");
    t.refused("p0 pay 9S", "too-little");
    t.plays("p0 pay 4S 6S");
    EXPECT_EQ(t.hand(0), "9S QS");
  }
}

// Only cards of that suit pay.
TEST(Acquisition, OnlyItsOwnSuitPays) {
  AtTable t("players=2", "rabbits p0 QS\nhand p0 10S 10H red");
  t.plays("p0 acquire");
  t.refused("p0 pay 10H", "wrong-suit");
  t.refused("p0 pay 10S 10H", "wrong-suit");
  t.refused("p0 pay red", "joker-pays");
  t.refused("p0 pay 10S red", "joker-pays");
  AtTable poor("players=2", "rabbits p0 QS\nhand p0 10H 10C 10D red");
  poor.refused("p0 acquire", "cannot-pay");
}

// A royal of the suit pays 10 and goes back to the court.
TEST(Acquisition, ARoyalOfTheSuitPaysTen) {
  AtTable t("players=2", "rabbits p0 QS\nhand p0 KS");
  t.plays("p0 acquire\np0 pay KS");
  EXPECT_EQ(t.hand(0), "QS");
  EXPECT_TRUE(t.in_court("KS"));
  EXPECT_EQ(t.carrot("KS"), "nobody");
  EXPECT_EQ(t.spent(), "");
}

// A royal that somebody holds cannot be acquired.
TEST(Acquisition, ARoyalInAHandCannotBeAcquired) {
  AtTable other("players=2", "rabbits p0 QS\nhand p0 10S\nhand p1 QS");
  other.refused_section("p0 acquire", "royal-taken", "Acquisition");
  AtTable own("players=2", "rabbits p0 QS\nhand p0 10S QS");
  own.refused("p0 acquire", "royal-taken");
}

// Only on its own hex.
TEST(Acquisition, HappensOnTheRoyalsOwnHex) {
  AtTable citadel("players=2", "hand p0 10S 10H");
  citadel.refused_section("p0 acquire", "no-royal-here", "Acquisition");
  AtTable below("players=2", "rabbits p0 underground\nhand p0 10S 10H");
  below.refused("p0 acquire", "no-royal-here");
  AtTable tower("players=2", "rabbits p0 KS\nhand p0 10S");
  tower.plays("p0 acquire\np0 pay 10S");
  EXPECT_EQ(tower.hand(0), "KS");
  AtTable road("players=2", "rabbits p0 KS\nhand p0 10S");
  road.plays("p0 step 1");
  road.refused("p0 acquire", "not-now");
}

// Also without a journey: on the hex where one stays; whoever acquires before leaving stays.
TEST(Acquisition, IsPossibleWithoutAJourney) {
  AtTable t("players=2", "rabbits p0 QS\nhand p0 10S 9H\npending hex\npending roll");
  t.plays("chance dice 3 4\np0 pass\np0 acquire\np0 pay 10S");
  EXPECT_EQ(t.hand(0), "QS 9H");
  t.refused("p0 walk 0", "not-asked");
  t.plays("chance draw p0 2C");
  EXPECT_EQ(t.place(0), "QS");
  EXPECT_EQ(t.turn(), 1);
  AtTable after("players=2", "rabbits p0 KS\nhand p0 10S 6H");
  after.plays("p0 walk 2\np0 walk 2\np1 allow\np0 acquire\np0 pay 10S");
  EXPECT_EQ(after.hand(0), "QS 6H") << "and after one";
}

// Then the turn goes straight to the increment: no journey, no hex action, no second royal.
TEST(Acquisition, LeadsStraightToTheIncrement) {
  AtTable t("players=2", "rabbits p0 JS p1 JS\nhand p0 10S 9S 2S 4D\nspent 3S");
  t.plays("p0 acquire\np0 pay 10S");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1");
  for (const auto* line : {"p0 walk 1", "p0 attack p1", "p0 buy 3S", "p0 acquire"})
    t.refused(line, "not-asked");
  t.plays("chance draw p0 2C");
  EXPECT_EQ(t.happened(), "drew turn-began");
  EXPECT_EQ(t.turn(), 1);
}

// On a hex the turn ends with drawing one card: moved or not, on the Citadel or in the Underground,
// too.
TEST(Increment, DrawsOneCardOnAHex) {
  AtTable moved("players=2", "hand p0 9C");
  moved.plays("p0 walk 0\np0 end\nchance draw p0 2C");
  AtTable stayed("players=2", "hand p0 9C");
  stayed.plays("p0 end\nchance draw p0 2C");
  AtTable below("players=2", "rabbits p0 JH\nhand p0 9C");
  below.plays("p0 walk 3\np0 down\np0 end\nchance draw p0 2C");
  EXPECT_EQ(below.place(0), "underground");
  for (const AtTable* t : {&moved, &stayed, &below}) {
    EXPECT_EQ(t->hand(0), "2C 9C");
    EXPECT_EQ(t->pile(), 38);
    EXPECT_EQ(t->turn(), 1);
  }
}

// Not off the board.
TEST(Increment, ComesNotOffTheBoard) {
  const auto expect_no_card = [](const AtTable& t, const std::string& hand) {
    EXPECT_EQ(t.place(0), "off");
    EXPECT_EQ(t.hand(0), hand);
    EXPECT_EQ(t.turn(), 1);
    EXPECT_EQ(t.asked(), "chance roll");
  };
  AtTable walked("players=2", "hand p0 9C");
  expect_no_card(walked.plays("p0 walk 2"), "9C");
  AtTable fell("players=2", "rabbits p0 KS\nhand p0 2C\npending hex\npending start");
  expect_no_card(fell.plays("p0 declare 2C\nchance dice 4 5\np0 pass\np0 fall"), "2C");
  AtTable beaten("players=2", "hand p0 9C 2S\nhand p1 3S");
  expect_no_card(beaten.plays("p0 attack p1\np0 spades 2S\np1 spades 3S\np0 give in"), "9C");
  AtTable vetted("players=2", "hand p0 9C\nhand p1 6H");
  expect_no_card(vetted.plays("p0 walk 1\np1 contest 6H\np0 leave"), "9C");
}

// It ends the turn; the next in order begins, once the hand limit is kept.
TEST(Increment, EndsTheTurn) {
  AtTable t("players=3", "order p1 p0 p2");
  t.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(t.turn(), 2);
  t.plays("chance dice 3 4\np2 end\nchance draw p2 3C");
  EXPECT_EQ(t.turn(), 1);
  AtTable full("players=2", "hand p0 AC 2C 3C 4C 5C 6C 7C 8C 9C");
  full.plays("p0 end\nchance draw p0 10C");
  EXPECT_EQ(full.asked(), "p0 discard p0");
  EXPECT_EQ(full.turn(), 0);
  full.plays("p0 discard AC");
  EXPECT_EQ(full.happened(), "discarded turn-began");
  EXPECT_EQ(full.turn(), 1);
}

}  // namespace
}  // namespace warren::jack_rabbits
