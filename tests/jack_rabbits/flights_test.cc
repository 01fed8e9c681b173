// Rules, "Clubs: flights".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// The beginning of a turn of player 0 on a tower.
std::string turn_on(std::string_view tower, std::string_view hand) {
  return "rabbits p0 " + std::string(tower) + "\nhand p0 " + std::string(hand) +
         "\npending hex\npending start";
}

// Starting your turn on a king's hex you may show one club before rolling.
TEST(Flights, AClubIsShownBeforeRolling) {
  AtTable t("players=2", turn_on("KS", "9C"));
  EXPECT_EQ(t.offers(), "declare 9C, roll");
  t.plays("p0 declare 9C");
  EXPECT_EQ(t.asked(), "chance roll");
  EXPECT_EQ(t.known(0), "9C");
  t.plays("chance dice 3 4\np0 pass");
  EXPECT_EQ(t.asked(), "p0 landing");
}

TEST(Flights, WhoDoesNotFlyRollsAndGoesOn) {
  AtTable t("players=2", turn_on("KS", "9C"));
  t.plays("p0 roll");
  EXPECT_EQ(t.known(0), "");
  t.plays("chance dice 3 4\np0 pass");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.place(0), "citadel");
}

// Whoever starts there with a card in hand is asked, with or without a club.
TEST(Flights, WhoHasNoClubIsAskedToo) {
  const std::string end_of_p1 = "turn p1 4\nrabbits p0 KS p1 JD\n";
  AtTable spade("players=2", end_of_p1 + "hand p0 9S");
  spade.plays("p1 end\nchance draw p1 2C");
  EXPECT_EQ(spade.asked(), "p0 start");
  EXPECT_EQ(spade.offers(), "roll");
  AtTable empty("players=2", end_of_p1);
  empty.plays("p1 end\nchance draw p1 2C");
  EXPECT_EQ(empty.asked(), "chance roll");
}

// Not on another hex, nor for who only arrives on a king's.
TEST(Flights, OnlyFromAKingsHex) {
  for (const std::string hex : {"QS", "JS", "citadel", "underground", "off"}) {
    AtTable t("players=2", "turn p1 4\nhand p0 9C\nrabbits p1 JD p0 " + hex);
    t.plays("p1 end\nchance draw p1 2C");
    EXPECT_EQ(t.asked(), "chance roll") << hex;
    t.refused("p0 declare 9C", "not-asked");
  }
  AtTable arrives("players=2", "hand p0 9C");
  arrives.plays("p0 walk 5");
  EXPECT_EQ(arrives.place(0), "KS");
  arrives.refused("p0 declare 9C", "not-now");
}

// Only a club, and only one.
TEST(Flights, OneClubIsShown) {
  AtTable t("players=2", turn_on("KS", "2C 3C 9S red"));
  EXPECT_EQ(t.offers(), "declare 2C, declare 3C, roll");
  t.refused_section("p0 declare 9S", "not-a-club", "Clubs: flights");
  t.refused("p0 declare red", "not-a-club");
  t.refused("p0 declare 2C 3C", "one-card");
  t.refused("p0 declare", "one-card");
  t.refused("p0 declare 9C", "not-yours");
}

// The lottery goes on as usual; the shown club may match, too.
TEST(Flights, TheShownClubMayMatch) {
  for (const std::string match : {"5C", "2H"}) {
    AtTable t("players=2", turn_on("KS", "5C 2H"));
    t.plays("p0 declare 5C\nchance dice 5 2");
    EXPECT_EQ(t.offers(), "show 5C, show 2H, pass");
    t.plays("p0 show " + match + "\nchance draw p0 2S");
    EXPECT_EQ(t.asked(), "p0 shortfall 2");
    t.plays("p0 pay 2S\np0 land KD");  // with the card just drawn
    EXPECT_EQ(t.place(0), "KD");
    EXPECT_EQ(t.hand(0), "5C 2H");
  }
}

// If its value is at least the dice total, the journey is a flight to any other king's hex.
TEST(Flights, AClubWorthTheDiceFlies) {
  for (const std::string club : {"9C", "7C"}) {
    AtTable t("players=2", turn_on("KS", club));
    t.plays("p0 declare " + club + "\nchance dice 4 3\np0 pass");
    EXPECT_EQ(t.offers(), "land KC, land KH, land KD");
    t.plays("p0 land KC");
    EXPECT_EQ(t.place(0), "KC");
    EXPECT_EQ(t.told(), "arrived p0 KC flight\n");
    EXPECT_EQ(t.spent(), "");
  }
}

// A royal of clubs counts 10.
TEST(Flights, ARoyalOfClubsCountsTen) {
  AtTable enough("players=2", turn_on("KS", "JC"));
  enough.plays("p0 declare JC\nchance dice 4 6\np0 pass\np0 land KH");
  EXPECT_EQ(enough.place(0), "KH");
  for (const std::string royal : {"JC", "QC", "KC"}) {
    AtTable lacking("players=2", turn_on("KS", royal));
    lacking.plays("p0 declare " + royal + "\nchance dice 5 6\np0 pass");
    EXPECT_EQ(lacking.asked(), "p0 shortfall 1") << royal;
  }
}

// Never to the hex it left.
TEST(Flights, NeverLandWhereTheyLeft) {
  AtTable t("players=2", turn_on("KS", "9C"));
  t.plays("p0 declare 9C\nchance dice 4 3\np0 pass");
  t.refused("p0 land KS", "same-tower");
}

// Only to a king's hex.
TEST(Flights, OnlyToAKingsHex) {
  AtTable t("players=2", turn_on("KS", "9C"));
  t.plays("p0 declare 9C\nchance dice 4 3\np0 pass");
  for (const std::string hex : {"QS", "JD", "citadel", "underground", "off"})
    t.refused("p0 land " + hex, "no-tower");
}

// If the club is worth less, you pay the shortfall and fly all the same.
TEST(Flights, TheShortfallIsPaid) {
  AtTable t("players=2", turn_on("KS", "3C 4S 2S 5S"));
  t.plays("p0 declare 3C\nchance dice 4 4\np0 pass");
  EXPECT_EQ(t.asked(), "p0 shortfall 5");
  EXPECT_EQ(t.offers(), "pay 5S, pay 2S 4S, fall");
  t.refused("p0 pay 4S", "too-little");
  t.refused("p0 land KH", "not-now");
  t.plays("p0 pay 2S 4S");
  EXPECT_EQ(t.spent(), "2S 4S");
  t.plays("p0 land KH");
  EXPECT_EQ(t.place(0), "KH");
  EXPECT_EQ(t.hand(0), "3C 5S");
}

// In the suit of the tower left.
TEST(Flights, TheShortfallIsPaidInTheTowersSuit) {
  AtTable t("players=2", turn_on("KH", "2C 9C 9S 9H 9D"));
  t.plays("p0 declare 2C\nchance dice 4 4\np0 pass");
  for (const std::string card : {"9C", "9S", "9D", "2C"}) t.refused("p0 pay " + card, "wrong-suit");
  EXPECT_EQ(t.offers(), "pay 9H, fall");
  t.plays("p0 pay 9H\np0 land KS");
  EXPECT_EQ(t.spent(), "9H");
}

// From the club tower the shown card may be part of the payment.
TEST(Flights, AtTheClubTowerTheShownClubMayPay) {
  AtTable t("players=2", turn_on("KC", "3C 4S"));
  t.plays("p0 declare 3C\nchance dice 2 3\np0 pass");
  EXPECT_EQ(t.asked(), "p0 shortfall 2");
  t.plays("p0 pay 3C\np0 land KS");
  EXPECT_EQ(t.place(0), "KS");
  EXPECT_EQ(t.hand(0), "4S");
  EXPECT_EQ(t.spent(), "3C");
  AtTable part("players=2", turn_on("KC", "3C AC"));
  part.plays("p0 declare 3C\nchance dice 3 4\np0 pass\np0 pay AC 3C\np0 land KS");
  EXPECT_EQ(part.spent(), "AC 3C");
}

// Or you fall off-board; who cannot pay is asked all the same.
TEST(Flights, WhoDoesNotPayFalls) {
  AtTable t("players=2", turn_on("KS", "3C 9S"));
  t.plays("p0 declare 3C\nchance dice 4 4\np0 pass\np0 fall");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.happened(), "declared rolled passed took-off went-off turn-began");
  EXPECT_EQ(t.hand(0), "3C 9S");
  EXPECT_EQ(t.turn(), 1);
  AtTable poor("players=2", turn_on("KS", "3C 9H"));
  poor.plays("p0 declare 3C\nchance dice 4 4\np0 pass");
  EXPECT_EQ(poor.asked(), "p0 shortfall 5");
  EXPECT_EQ(poor.offers(), "fall");
}

// You keep the shown card unless you spend it.
TEST(Flights, TheShownClubIsKept) {
  AtTable flown("players=2", turn_on("KS", "9C 2H"));
  flown.plays("p0 declare 9C\nchance dice 4 3\np0 pass\np0 land KC");
  EXPECT_EQ(flown.hand(0), "9C 2H");
  AtTable fallen("players=2", turn_on("KS", "JC 2H"));
  fallen.plays("p0 declare JC\nchance dice 6 6\np0 pass\np0 fall");
  EXPECT_EQ(fallen.hand(0), "JC 2H");
  EXPECT_EQ(fallen.carrot("JC"), "p0");
}

// If the shown club has to be discarded at the hand limit before the flight, its value still
// counts.
TEST(Flights, ADiscardedClubStillCounts) {
  AtTable t("players=2", turn_on("KC", "4C 5C 6C AS 2S 3S AH 2H 3H"));
  t.plays("p0 declare 5C\nchance dice 5 3\np0 show 5C\nchance draw p0 9D");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  t.plays("p0 discard 5C");
  EXPECT_EQ(t.asked(), "p0 shortfall 3");
  t.refused("p0 pay 5C", "not-yours");
  t.plays("p0 pay 4C\np0 land KS");
  EXPECT_EQ(t.place(0), "KS");
  EXPECT_EQ(t.spent(), "4C 5C");
}

// A declared flight cannot be called off.
TEST(Flights, CannotBeCalledOff) {
  AtTable t("players=2", turn_on("KS", "9C red black"));
  t.plays("p0 declare 9C\nchance dice 4 3\np0 pass");
  for (const std::string line :
       {"walk 1", "step 1", "end", "roll", "release red KC", "release black 9", "acquire"})
    t.refused("p0 " + line, "not-now");
  EXPECT_EQ(t.offers(), "land KC, land KH, land KD");
  AtTable lacking("players=2", turn_on("KS", "2C 9S red"));
  lacking.plays("p0 declare 2C\nchance dice 4 3\np0 pass");
  for (const std::string line : {"walk 1", "step 1", "end", "release red KC"})
    lacking.refused("p0 " + line, "not-now");
}

// No hex action comes before it.
TEST(Flights, NoHexActionComesBefore) {
  AtTable t("players=2", "rabbits p0 KS p1 KS\nhand p0 5C 9S\npending hex\npending start");
  t.refused("p0 attack p1", "not-now");
  t.plays("p0 declare 5C\nchance dice 4 2");
  t.refused("p0 attack p1", "not-now");
  t.plays("p0 pass");
  t.refused("p0 attack p1", "not-now");
  t.plays("p0 pay 9S");
  t.refused("p0 attack p1", "not-now");
}

// After landing the turn goes on as after any arrival.
TEST(Flights, AfterLandingTheTurnGoesOn) {
  AtTable t("players=2",
            "rabbits p0 KS p1 KH\nhand p0 9C 5S 10H\nhand p1 2D\npending hex\npending start");
  t.plays("p0 declare 9C\nchance dice 4 3\np0 pass\np0 land KH");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  t.refused("p0 walk 0", "journey-over");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 2D");
  t.plays("p0 acquire\np0 pay 10H\nchance draw p0 3C");
  EXPECT_EQ(t.hand(0), "3C 9C KH 2D");
  EXPECT_EQ(t.turn(), 1);
}

}  // namespace
}  // namespace warren::jack_rabbits
