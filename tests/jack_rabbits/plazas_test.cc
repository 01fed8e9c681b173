// Rules, "Diamonds: plazas".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// On a jack's hex you may buy cards of its suit out of the spent lot, whoever holds the jack.
TEST(Plazas, AJackSellsItsSuitFromTheSpentLot) {
  for (const std::string jack : {"", "\nhand p1 JS"}) {
    AtTable t("players=2", "rabbits p0 JS\nhand p0 4D 2C\nspent 4S 6C" + jack);
    EXPECT_EQ(t.offers("buy"), "buy 4S");
    t.plays("p0 buy 4S");
    EXPECT_EQ(t.asked(), "p0 pay p0 4 in D for goods JS");
    t.plays("p0 pay 4D");
    EXPECT_EQ(t.hand(0), "2C 4S");
    EXPECT_EQ(t.spent(), "6C 4D");
  }
}

// Cards of another suit are not sold there.
TEST(Plazas, OtherSuitsAreNotSold) {
  AtTable t("players=2", "rabbits p0 JS\nhand p0 10D\nspent 4S 2C 2H 2D");
  for (const std::string cards : {"2C", "2H", "2D", "2C 4S"})
    t.refused("p0 buy " + cards, "wrong-goods");
  t.refused_section("p0 buy 2C", "wrong-goods", "Diamonds: plazas");
}

// Only what is in the spent lot.
TEST(Plazas, OnlyWhatIsSpentIsSold) {
  AtTable t("players=2", "rabbits p0 JS\nhand p0 10D 3S\nhand p1 5S\nspent 4S");
  for (const std::string cards : {"6S", "3S", "5S", "4S 6S", "JS"})
    t.refused("p0 buy " + cards, "not-spent");
  t.refused("p0 buy", "some-card");
  AtTable nothing("players=2", "rabbits p0 JS\nhand p0 10D\nspent 4C");
  EXPECT_EQ(nothing.offers("buy"), "");
}

// Not on a king's or queen's hex, the Citadel or in the Underground.
TEST(Plazas, OnlyOnAJacksHex) {
  for (const std::string hex : {"KS", "QS", "citadel", "underground"}) {
    AtTable t("players=2", "hand p0 10D\nspent 4S\nrabbits p0 " + hex);
    EXPECT_EQ(t.offers("buy"), "") << hex;
    t.refused("p0 buy 4S", "not-plaza");
  }
}

// Any number of cards for one payment.
TEST(Plazas, AnyNumberForOnePayment) {
  const std::string position = "rabbits p0 JS\nhand p0 9D\nspent 2S 3S 4S";
  AtTable at_once("players=2", position);
  at_once.plays("p0 buy 2S 3S 4S");
  EXPECT_EQ(at_once.asked(), "p0 pay p0 9 in D for goods JS");
  at_once.plays("p0 pay 9D");
  AtTable one_by_one("players=2", position);
  one_by_one.plays("p0 buy 4S +\np0 buy 2S +");
  EXPECT_EQ(one_by_one.laid(), "2S 4S");
  EXPECT_EQ(one_by_one.offers(), "buy 3S");
  one_by_one.plays("p0 buy 3S\np0 pay 9D");
  EXPECT_EQ(one_by_one.hand(0), "2S 3S 4S");
  EXPECT_EQ(one_by_one.position(), at_once.position());
}

// For diamonds worth at least as much, an ace counting 1.
TEST(Plazas, DiamondsWorthAtLeastAsMuch) {
  for (const std::string cards : {"10D", "KD", "8D AD"}) {
    AtTable t("players=2", "rabbits p0 JS\nhand p0 AD 8D 10D KD 9S\nspent 4S 5S");
    t.plays("p0 buy 4S 5S");
    t.refused("p0 pay 8D", "too-little");
    t.refused("p0 pay 9S", "wrong-suit");
    t.plays("p0 pay " + cards);
    EXPECT_TRUE(t.hand(0).starts_with("4S 5S 9S")) << t.hand(0);
    EXPECT_EQ(t.spent(), cards == "10D" ? "10D" : cards == "KD" ? "" : "AD 8D");
    EXPECT_EQ(t.in_court("KD"), cards == "KD");
  }
  AtTable ace("players=2", "rabbits p0 JS\nhand p0 AD\nspent AS");
  ace.plays("p0 buy AS\np0 pay AD");
  EXPECT_EQ(ace.hand(0), "AS");
}

// What cannot be paid cannot be chosen.
TEST(Plazas, WhatCannotBePaidCannotBeChosen) {
  AtTable t("players=2", "rabbits p0 JS\nhand p0 8D 10C\nspent 4S 5S 9S");
  EXPECT_EQ(t.offers("buy"), "buy 4S, buy 5S");
  t.refused("p0 buy 9S", "goods-dear");
  t.refused("p0 buy 4S 5S", "goods-dear");
  t.refused("p0 buy 4S +", "goods-dear");  // nothing else could follow
  AtTable more("players=2", "rabbits p0 JS\nhand p0 9D\nspent 4S 5S 6S");
  more.plays("p0 buy 4S +");
  EXPECT_EQ(more.offers(), "buy 5S");
  more.refused("p0 buy 6S", "goods-dear");
  more.refused("p0 end", "not-now");
}

// The jack of diamonds sells diamonds for any suits.
TEST(Plazas, TheJackOfDiamondsTakesAnySuits) {
  AtTable t("players=2", "rabbits p0 JD\nhand p0 3C 4H 2S\nspent 7D 7S");
  t.refused("p0 buy 7S", "wrong-goods");
  t.plays("p0 buy 7D");
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in CSHD for goods JD");
  t.plays("p0 pay 3C 4H");
  EXPECT_EQ(t.hand(0), "2S 7D");
  EXPECT_EQ(t.spent(), "3C 7S 4H");
  AtTable diamond("players=2", "rabbits p0 JD\nhand p0 8D\nspent 7D");
  diamond.plays("p0 buy 7D\np0 pay 8D");
  EXPECT_EQ(diamond.hand(0), "7D");
}

// Cards paid join the spent lot afterwards.
TEST(Plazas, CardsPaidJoinTheSpentLotAfterwards) {
  AtTable t("players=2", "rabbits p0 JD\nhand p0 6D 6C\nspent 5D");
  t.refused("p0 buy 5D 6D", "not-spent");
  t.plays("p0 buy 5D");
  EXPECT_EQ(t.spent(), "");
  t.plays("p0 pay 6D");
  EXPECT_EQ(t.spent(), "6D");
  EXPECT_EQ(t.hand(0), "6C 5D");
}

// One purchase a turn.
TEST(Plazas, OnePurchaseATurn) {
  AtTable t("players=2", "rabbits p0 JS\nhand p0 2D 3D 4D red\nspent 2S 3S 2C");
  t.plays("p0 buy 2S\np0 pay 2D");
  EXPECT_EQ(t.offers("buy"), "");
  t.refused("p0 buy 3S", "bought-already");
  t.plays("p0 release red JC");
  t.refused("p0 buy 2C", "bought-already");
  t.plays("p0 end\nchance draw p0 9S\nchance dice 3 4\np1 end\nchance draw p1 9C");
  t.plays("chance dice 5 6\np0 pass\np0 buy 2C\np0 pay 3D");
  EXPECT_EQ(t.hand(0), "2C 2S 9S 4D");
}

// A purchase does not end the turn.
TEST(Plazas, APurchaseDoesNotEndTheTurn) {
  const std::string position = "rabbits p0 JS\nhand p0 10D\nspent 10S";
  AtTable acquires("players=2", position);
  acquires.plays("p0 buy 10S\np0 pay 10D\np0 acquire\np0 pay 10S");
  EXPECT_EQ(acquires.hand(0), "JS");
  AtTable leaves("players=2", position);
  leaves.plays("p0 buy 10S\np0 pay 10D\np0 walk 0");
  EXPECT_EQ(leaves.place(0), "QD");
}

}  // namespace
}  // namespace warren::jack_rabbits
