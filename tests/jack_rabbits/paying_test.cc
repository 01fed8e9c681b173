// Rules, "Paying", and section 3, "Values".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// p0 on the wood beside the Citadel, with a trailway chosen. Clubs, spades and hearts pay.
AtTable paying_on_wood(const std::string& dice, const std::string& hand) {
  AtTable t("players=2", "dice " + dice + "\nhand p0 " + hand + "\nhand p1 10H");
  t.plays("p0 step 5\np0 trail 1");
  EXPECT_EQ(t.tile(), "wood");
  return t;
}

// A pip is worth its number, an ace 1.
TEST(Paying, APipIsWorthItsNumberAnAceOne) {
  for (const std::string cards : {"9C", "8C AC"}) {
    AtTable t = paying_on_wood("4 5", "AC 8C 9C");
    t.plays("p0 pay " + cards);
    EXPECT_EQ(t.tile(), "tavern") << cards;
  }
  AtTable t = paying_on_wood("4 5", "AC 8C 9C");
  t.refused_section("p0 pay 8C", "too-little", "Paying");
  t.refused("p0 pay AC", "too-little");
}

// A royal is worth 10.
TEST(Paying, ARoyalIsWorthTen) {
  for (const std::string royal : {"JC", "QC", "KC"}) {
    AtTable ten = paying_on_wood("4 6", royal);
    ten.plays("p0 pay " + royal);
    EXPECT_EQ(ten.tile(), "tavern");
    AtTable eleven = paying_on_wood("5 6", royal + " AH");
    eleven.refused("p0 pay " + royal, "too-little");
    eleven.plays("p0 pay " + royal + " AH");
  }
}

// Any number of cards will do, and suits that are allowed may be mixed.
TEST(Paying, AnyNumberOfCardsOfAllowedSuits) {
  for (const auto& [cards, left] : {std::pair{"2C 3S 4H", "AC 3C 3H"}, {"AC 2C 3C 3H", "3S 4H"}}) {
    AtTable t = paying_on_wood("4 5", "AC 2C 3C 3S 3H 4H");
    t.plays("p0 pay " + std::string(cards));
    EXPECT_EQ(t.spent(), cards);
    EXPECT_EQ(t.hand(0), left);
  }
}

// Other suits do not pay.
TEST(Paying, OtherSuitsDoNotPay) {
  AtTable t = paying_on_wood("4 5", "9C 9D");
  t.refused_section("p0 pay 9D", "wrong-suit", "Paying");
  t.refused("p0 pay 9C 9D", "wrong-suit");
}

// Overpaying gives no change.
TEST(Paying, OverpayingGivesNoChange) {
  for (const std::string cards : {"9C", "3C 4C 5C"}) {
    AtTable t = paying_on_wood("1 2", "3C 4C 5C 9C");
    t.plays("p0 pay " + cards);
    EXPECT_EQ(t.spent(), cards);
    EXPECT_EQ(t.own(0).hand.size(), cards == "9C" ? 3 : 1);
  }
}

// A payment has at least one card, all of one's own hand.
TEST(Paying, HasAtLeastOneCard) {
  AtTable t = paying_on_wood("4 5", "9C");
  t.refused_section("p0 pay", "some-card", "Paying");
  t.refused("p0 pay 10H", "not-yours");
  t.refused("p0 pay 9C 10H", "not-yours");
  t.refused("p1 pay 10H", "not-asked");
}

// A joker cannot pay.
TEST(Paying, AJokerCannotPay) {
  AtTable t = paying_on_wood("4 5", "9C red");
  t.refused_section("p0 pay 9C red", "joker-pays", "Paying");
  t.refused("p0 pay red", "joker-pays");
}

// Paid pips go to the spent lot when the payment is done.
TEST(Paying, PaidCardsGoToTheSpentLot) {
  AtTable t = paying_on_wood("4 5", "4C 5H 2D");
  EXPECT_EQ(t.hand(0), "4C 5H 2D");
  EXPECT_EQ(t.spent(), "");
  t.plays("p0 pay 4C 5H");
  EXPECT_EQ(t.hand(0), "2D");
  EXPECT_EQ(t.spent(), "4C 5H");
}

// A royal that is paid goes back to the court.
TEST(Paying, APaidRoyalGoesBackToTheCourt) {
  AtTable t = paying_on_wood("4 5", "KC");
  EXPECT_FALSE(t.in_court("KC"));
  t.plays("p0 pay KC");
  EXPECT_TRUE(t.in_court("KC"));
  EXPECT_EQ(t.spent(), "");
}

// What cannot be paid cannot be chosen, and what was chosen is paid.
TEST(Paying, WhatCannotBePaidCannotBeChosenAndWhatIsChosenIsPaid) {
  struct Transfer {
    std::string from, way, chosen, suit;
  };
  for (const auto& [from, way, chosen, suit] :
       {Transfer{"citadel", "step 5", "trail 1", "C"}, Transfer{"JD", "walk 2", "horse KC", "D"},
        Transfer{"JD", "walk 2", "boat 4", "D"}, Transfer{"JD", "step 3", "joker red", "H"},
        Transfer{"JH", "walk 3", "hop 0", "C"}}) {
    const std::string position = "dice 4 5\nrabbits p0 " + from + "\nhand p0 ";
    AtTable poor("players=2", position + "8" + suit);
    poor.plays("p0 " + way);
    poor.refused_section("p0 " + chosen, "cannot-pay", "Paying");
    AtTable rich("players=2", position + "9" + suit);
    rich.plays("p0 " + way + "\np0 " + chosen);
    EXPECT_EQ(rich.offers(), "pay 9" + suit);
    for (const auto* line : {"p0 walk 0", "p0 walk 2", "p0 back", "p0 down"})
      rich.refused(line, "not-now");
    rich.refused("p0 undo", "undo-barrier");
  }
}

// Every transfer costs the price again.
TEST(Paying, EveryTransferCostsThePriceAgain) {
  AtTable t("players=2", "dice 1 3\nhand p0 4C 4S 4H 2C");
  t.plays("p0 step 2\np0 step 2\np0 trail 1");
  EXPECT_EQ(t.asked(), "p0 pay p0 4 in CSH for trail 1");
  t.refused("p0 pay 2C", "too-little");
  t.plays("p0 pay 4C\np0 step 1\np0 trail 0");
  EXPECT_EQ(t.asked(), "p0 pay p0 4 in CSH for trail 0");
  t.refused("p0 pay 2C", "too-little");
  t.plays("p0 pay 4S\np0 trail 3");
  EXPECT_EQ(t.asked(), "p0 pay p0 4 in CSH for trail 3");
  t.refused("p0 pay 2C", "too-little");
  t.plays("p0 pay 4H");
  EXPECT_EQ(t.place(0), "JH");
  EXPECT_EQ(t.spent(), "4C 4S 4H");
}

// An empty pile is made anew from the spent lot when a card must be drawn.
TEST(EmptyPile, IsMadeAnewFromTheSpentLot) {
  AtTable t("players=2",
            "hand p0 AC 2C 3C 4C 8C 9C 10C AS\nhand p1 2S 3S 4S 5S 6S 7S 8S 9S 10S\n"
            "spent 5C 6C 7C",
            box_of("CS"));
  EXPECT_EQ(t.pile(), 0);
  EXPECT_EQ(t.spent(), "5C 6C 7C");
  t.plays("p0 end");
  EXPECT_EQ(t.happened(), "ended reshuffled");
  EXPECT_EQ(t.chances(), "draw p0 5C, draw p0 6C, draw p0 7C");
  t.plays("chance draw p0 6C");
  EXPECT_EQ(t.pile_cards(), "5C 7C");
  EXPECT_EQ(t.spent(), "");
}

// Only when a card must be drawn.
TEST(EmptyPile, IsMadeAnewOnlyWhenACardMustBeDrawn) {
  AtTable t("players=2",
            "rabbits p0 JS\nhand p0 3S 4S 2D 3D 4D 5D 6D 7D\n"
            "hand p1 5S 6S 7S 8S 9S 10S 8D 9D 10D\nspent AS 2S\ndice 3 6\n"
            "pending hex\npending match",
            box_of("SD"));
  EXPECT_EQ(t.pile_cards(), "AD");
  t.plays("p0 show 3S\nchance draw p0 AD");
  EXPECT_EQ(t.pile(), 0);
  EXPECT_EQ(t.spent(), "AS 2S");
  t.plays("p0 buy 2S\np0 pay 2D");
  EXPECT_EQ(t.spent(), "AS 2D");
  t.plays("p0 end");
  EXPECT_EQ(t.chances(), "draw p0 AS, draw p0 2D");
}

// If both are empty nobody draws.
TEST(EmptyPile, WithNothingSpentNobodyDraws) {
  AtTable t("players=2 limit=called",
            "hand p0 AC 2C 3C 4C 5C 6C 7C 8C 9C 10C\nhand p1 AS 2S 3S 4S 5S 6S 7S 8S 9S 10S\n"
            "dice 1 6\npending hex\npending match",
            box_of("CS"));
  t.plays("p0 show AC");
  EXPECT_EQ(t.happened(), "showed no-card");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.plays("p0 end");
  EXPECT_EQ(t.happened(), "ended no-card turn-began");
  EXPECT_EQ(t.hand(0), "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C");
  EXPECT_EQ(t.turn(), 1);
}

// Royals and jokers never come into the pile.
TEST(EmptyPile, RoyalsAndJokersNeverComeIn) {
  // A jack is played in a fight, a king pays for a queen, and a joker is released.
  AtTable t("players=2 limit=called",
            "rabbits p0 KC p1 QS\nhand p0 2S 3S AS 4S 5S 6S 7S 8S 9S 10S JS KS red\n"
            "hand p1 AC 2C 3C 4C 5C 6C 7C 8C 9C 10C",
            box_of("CS"));
  t.plays("p0 release red QS\np0 attack p1\np0 spades JS 2S\np1 give in");
  t.plays("chance steal p0 from p1 5C\np0 acquire\np0 pay KS 3S");
  EXPECT_EQ(t.happened(), "stole intended paid acquired reshuffled");
  EXPECT_EQ(t.pile_cards(), "2S 3S");
  EXPECT_EQ(t.chances(), "draw p0 2S, draw p0 3S");
  EXPECT_EQ(t.court(), "JC QC KC red JS KS black");
}

}  // namespace
}  // namespace warren::jack_rabbits
