// Rules, "Options": the advanced Citadel is also a tower, a palace and a plaza.
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kTwo = "players=2 advanced_citadel=on";
const std::string kThree = "players=3 advanced_citadel=on";

// --- a tower -------------------------------------------------------------------------------------

// The Citadel is also a tower: a turn that begins there may begin with a flight.
TEST(AdvancedCitadel, IsATowerToTakeOffFrom) {
  AtTable t(kTwo, flight_from("citadel", "9C 2H"));
  EXPECT_EQ(t.offers(), "declare 9C, roll");
  t.refused("p0 declare 2H", "not-a-club");
  t.plays("p0 declare 9C");
  expect_known_to_all(t, 0, "9C");
  t.plays("chance dice 4 3\np0 pass");
  EXPECT_EQ(t.offers(), "land KC, land KS, land KH, land KD");
  t.refused("p0 land citadel", "same-tower");
  t.refused("p0 land QS", "no-tower");
  t.refused("p0 land underground", "no-tower");
  t.plays("p0 land KD");
  EXPECT_EQ(t.told(), "arrived p0 KD flight\n");
  EXPECT_EQ(t.hand(0), "9C 2H") << "the club is kept";
}

// From the first turn on, whatever the hand.
TEST(AdvancedCitadel, WhoBeginsThereWithACardIsAsked) {
  AtTable first(kTwo);
  first.plays(
      "chance draw p0 2S\nchance draw p1 3S\nchance draw p0 4S\nchance draw p1 5S\n"
      "chance draw p0 6S\nchance draw p1 7S");
  EXPECT_EQ(first.asked(), "p0 start");
  EXPECT_EQ(first.offers(), "roll");
  first.plays("p0 roll\nchance dice 1 1\np0 pass");
  EXPECT_EQ(first.asked(), "p0 hex");
  AtTable empty(kTwo, "turn p1 4\nrabbits p1 JD");
  empty.plays("p1 end\nchance draw p1 2C");
  EXPECT_EQ(empty.asked(), "chance roll");
}

// A flight from a king's hex may land there.
TEST(AdvancedCitadel, IsATowerToLandOn) {
  AtTable t(kTwo, flight_from("KS", "9C"));
  t.plays("p0 declare 9C\nchance dice 4 3\np0 pass");
  EXPECT_EQ(t.offers(), "land citadel, land KC, land KH, land KD");
  t.plays("p0 land citadel");
  EXPECT_EQ(t.place(0), "citadel");
  EXPECT_EQ(t.asked(), "p1 vet p1") << "it is a palace, too";
}

// The shortfall of a flight from there is paid in any suit, mixed.
TEST(AdvancedCitadel, TheShortfallIsPaidInAnySuit) {
  for (const std::string card : {"9C", "9S", "9H", "9D", "QS"}) {
    AtTable t(kTwo, flight_from("citadel", "3C 9C 9S 9H 9D QS"));
    t.plays("p0 declare 3C\nchance dice 6 6\np0 pass");
    EXPECT_EQ(t.asked(), "p0 shortfall 9");
    t.plays("p0 pay " + card + "\np0 land KH");
    EXPECT_EQ(t.spent(), card == "QS" ? "" : card);
    EXPECT_EQ(t.place(0), "KH");
  }
  AtTable mixed(kTwo, flight_from("citadel", "3C 2S 3H 4D red"));
  mixed.plays("p0 declare 3C\nchance dice 6 6\np0 pass");
  mixed.refused("p0 pay 2S 3H", "too-little");
  mixed.refused("p0 pay red", "joker-pays");
  mixed.plays("p0 pay 2S 3H 4D\np0 land KC");
  EXPECT_EQ(mixed.spent(), "2S 3H 4D");
}

// Clubs pay there, so the shown card may be part of the payment.
TEST(AdvancedCitadel, TheShownClubMayPayPartOfTheShortfall) {
  AtTable t(kTwo, flight_from("citadel", "3C 2S AH AD"));
  t.plays("p0 declare 3C\nchance dice 4 6\np0 pass");
  EXPECT_EQ(t.asked(), "p0 shortfall 7");
  EXPECT_EQ(t.offers(), "pay 3C 2S AH AD, fall");
  t.plays("p0 pay 3C 2S AH AD\np0 land KS");
  EXPECT_EQ(t.hand(0), "");
  EXPECT_EQ(t.spent(), "3C 2S AH AD");
  AtTable alone(kTwo, flight_from("citadel", "JC"));
  alone.plays("p0 declare JC\nchance dice 5 6\np0 pass\np0 pay JC\np0 land KD");
  EXPECT_EQ(alone.place(0), "KD");
  EXPECT_TRUE(alone.in_court("JC"));
  EXPECT_EQ(alone.carrot("JC"), "nobody");
}

// In any suit from there alone: from a king's hex it is still that tower's suit, also on the way to
// the Citadel.
TEST(AdvancedCitadel, AKingsTowerIsStillPaidInItsOwnSuit) {
  AtTable t(kTwo, flight_from("KH", "2C 9S 9D 6H"));
  t.plays("p0 declare 2C\nchance dice 4 4\np0 pass");
  for (const std::string card : {"9S", "9D", "2C"}) t.refused("p0 pay " + card, "wrong-suit");
  t.plays("p0 pay 6H\np0 land citadel");
  EXPECT_EQ(t.place(0), "citadel");
}

// Who does not pay falls off the board from there, too.
TEST(AdvancedCitadel, WhoDoesNotPayFalls) {
  AtTable t(kTwo, flight_from("citadel", "3C 9S"));
  t.plays("p0 declare 3C\nchance dice 4 4\np0 pass");
  t.refused("p0 end", "not-now");
  t.plays("p0 fall");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.hand(0), "3C 9S");
  EXPECT_EQ(t.turn(), 1);
}

// --- a palace ------------------------------------------------------------------------------------

// The Citadel is also a palace: an arrival there is vetted, by whatever means.
TEST(AdvancedCitadel, IsAPalaceByWhateverMeansOneArrives) {
  struct Case {
    std::string position, play;
  };
  for (const Case& c : {Case{"rabbits p0 KS", "p0 walk 1"}, Case{"rabbits p0 citadel", "p0 walk 3"},
                        Case{"rabbits p0 JD\nhand p0 7D", "p0 walk 2\np0 horse citadel\np0 pay 7D"},
                        Case{"rabbits p0 KC\nhand p0 red", "p0 release red citadel"}}) {
    AtTable t(kThree, c.position + "\nhand p1 6H");
    t.plays(c.play);
    EXPECT_EQ(t.place(0), "citadel");
    EXPECT_EQ(t.asked(), "p1,p2 vet p1,p2") << c.play;
    EXPECT_EQ(t.offers(1), "contest 6H, allow");
    EXPECT_EQ(t.offers(2), "allow") << "asked with or without hearts";
  }
}

// As at any palace: staying is no arrival, and whoever is off-board is not asked.
TEST(AdvancedCitadel, WhoStaysThereIsNotVetted) {
  AtTable stays(kTwo, "hand p1 6H");
  stays.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(stays.happened(), "ended drew turn-began");
  EXPECT_EQ(stays.place(0), "citadel");
  AtTable off(kThree, "rabbits p0 KS p1 off p2 underground\nhand p1 6H");
  off.plays("p0 walk 1");
  EXPECT_EQ(off.asked(), "p2 vet p2");
  off.refused("p1 contest 6H", "not-asked");
}

// A visitor without proof goes off-board and the turn ends; a beaten challenger loses what was
// shown.
TEST(AdvancedCitadel, AVettingThereEndsAsAtAnyPalace) {
  const std::string position = "rabbits p0 KS p1 KC\nhand p0 7H 2C\nhand p1 2H 4H";
  AtTable leaves(kTwo, position);
  leaves.plays("p0 walk 1\np1 contest 2H 4H\np0 leave");
  EXPECT_EQ(leaves.place(0), "off");
  EXPECT_EQ(leaves.turn(), 1);
  EXPECT_EQ(leaves.known(1), "2H 4H") << "shown, and kept";
  AtTable proves(kTwo, position);
  proves.plays("p0 walk 1\np1 contest 2H 4H");
  EXPECT_EQ(proves.asked(), "p0 proof p1 2H,4H");
  expect_can_be_written(proves);
  proves.refused("p0 prove 2C", "not-a-heart");
  proves.plays("p0 prove 7H");
  EXPECT_EQ(proves.asked(), "p0 hex travelled");
  EXPECT_EQ(proves.place(1), "off");
  EXPECT_EQ(proves.spent(), "2H 4H");
  expect_known_to_all(proves, 0, "7H");
}

// No carrot ever lies there, so nobody is exempt, and no queen's card is that of the Citadel.
TEST(AdvancedCitadel, NobodyIsExemptAndNoQueenProves) {
  AtTable t(kTwo + " vet_proof=hearts_or_queen", "rabbits p0 KS\nhand p0 QC KH\nhand p1 QS QD 6H");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.offers(), "contest 6H, allow");
  t.refused("p1 contest QS", "not-a-heart");
  t.refused("p1 contest QD", "not-a-heart");
}

// Winning on arrival comes after any vetting.
TEST(AdvancedCitadel, ThreeRoyalsWinAfterTheVetting) {
  const std::string position = "rabbits p0 KS\nhand p0 JC QS KD 6H\nhand p1 6C 7H";
  AtTable allowed(kTwo, position);
  allowed.plays("p0 walk 1");
  EXPECT_EQ(allowed.winner(), "nobody") << "not before";
  EXPECT_EQ(allowed.asked(), "p1 vet p1");
  allowed.plays("p1 allow");
  EXPECT_EQ(allowed.winner(), "p0");
  EXPECT_TRUE(allowed.happened().ends_with("unvetted won")) << allowed.happened();
  AtTable proved(kTwo, position);
  proved.plays("p0 walk 1\np1 contest 7H");
  EXPECT_EQ(proved.winner(), "nobody");
  proved.plays("p0 prove 6H");
  EXPECT_EQ(proved.happened(), "proved forfeited went-off won");
  EXPECT_EQ(proved.winner(), "p0");
  EXPECT_EQ(proved.place(1), "off") << "the challenge was lost first";
}

TEST(AdvancedCitadel, AVisitorThatIsTurnedAwayDoesNotWin) {
  AtTable t(kTwo, "rabbits p0 KS\nhand p0 JC QS KD 5H\nhand p1 7H");
  t.plays("p0 walk 1\np1 contest 7H");
  EXPECT_EQ(t.offers(), "leave");
  t.plays("p0 leave");
  EXPECT_EQ(t.winner(), "nobody");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.hand(0), "JC QS 5H KD") << "the royals stay";
  EXPECT_EQ(t.carrot("JC") + t.carrot("QS") + t.carrot("KD"), "p0p0p0");
}

// Where a royal of hearts proves, it is only shown, and counts.
TEST(AdvancedCitadel, ARoyalThatProvesStillWins) {
  AtTable t(kTwo, "rabbits p0 KS\nhand p0 JC QS KH\nhand p1 7H");
  t.plays("p0 walk 1\np1 contest 7H\np0 prove KH");
  EXPECT_EQ(t.winner(), "p0");
}

// A flight that lands there wins after the vetting, too; with nobody to vet it wins at once.
TEST(AdvancedCitadel, AFlightThereMayWin) {
  const std::string hands = "\nhand p0 JC QS KD\npending hex\npending start";
  AtTable flown(kTwo, "rabbits p0 KH" + hands);
  flown.plays("p0 declare JC\nchance dice 4 4\np0 pass\np0 land citadel");
  EXPECT_EQ(flown.winner(), "nobody");
  flown.plays("p1 allow");
  EXPECT_EQ(flown.winner(), "p0");
  AtTable alone(kTwo, "rabbits p0 KH p1 off" + hands);
  alone.plays("p0 declare JC\nchance dice 4 4\np0 pass\np0 land citadel");
  EXPECT_EQ(alone.happened(), "declared rolled passed took-off arrived won");
}

// The start of a turn there is no arrival: it wins before anybody is asked.
TEST(AdvancedCitadel, TheStartOfATurnWinsUnvetted) {
  AtTable t(kTwo, "turn p1 4\nrabbits p1 JD\nhand p0 JC QS KD\nhand p1 KH");
  t.plays("p1 end\nchance draw p1 2C");
  EXPECT_EQ(t.happened(), "ended drew turn-began won");
  EXPECT_EQ(t.winner(), "p0");
}

// --- a plaza -------------------------------------------------------------------------------------

// The Citadel is also a plaza: it sells any suit from the spent lot, for diamonds.
TEST(AdvancedCitadel, IsAPlazaForEverySuit) {
  AtTable t(kTwo, "hand p0 10D 9C\nspent 2C 4S 3H AD");
  EXPECT_EQ(t.offers("buy"),
            "buy 2C, buy 2C +, buy 4S, buy 4S +, buy 3H, buy 3H +, buy AD, buy AD +");
  t.plays("p0 buy 2C 4S 3H AD");
  EXPECT_EQ(t.asked(), "p0 pay p0 10 in D for goods citadel");
  EXPECT_EQ(t.laid(), "2C 4S 3H AD");
  expect_can_be_written(t);
  t.refused("p0 pay 9C", "wrong-suit");
  t.plays("p0 pay 10D");
  EXPECT_EQ(t.hand(0), "2C 9C 4S 3H AD");
  EXPECT_EQ(t.spent(), "10D");
  expect_known_to_all(t, 0, "2C 4S 3H AD");
}

// Only what is spent; only for diamonds, also for diamonds; no more than they are worth.
TEST(AdvancedCitadel, SellsForDiamondsOnly) {
  AtTable t(kTwo, "hand p0 5D 10C 10S 10H\nspent 2C 4S 6H 3D");
  t.refused("p0 buy 6H", "goods-dear");
  t.refused("p0 buy 2C 4S", "goods-dear");
  t.refused("p0 buy 7S", "not-spent");
  t.refused("p0 buy KS", "not-spent");
  t.refused("p0 buy", "some-card");
  t.plays("p0 buy 3D\np0 pay 5D");
  EXPECT_EQ(t.hand(0), "10C 10S 10H 3D");
  AtTable none(kTwo, "hand p0 10C 10S 10H\nspent 2D 3D");
  EXPECT_EQ(none.offers("buy"), "") << "other suits buy diamonds on the jack's plaza alone";
  none.refused("p0 buy 2D", "goods-dear");
}

// One purchase a turn, there and elsewhere together.
TEST(AdvancedCitadel, APurchaseThereIsTheOneOfTheTurn) {
  AtTable t(kTwo, "hand p0 5D 6D\nspent 2C 4S 2D");
  t.plays("p0 buy 4S\np0 pay 5D");
  t.refused("p0 buy 2C", "bought-already");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.place(0), "JD");
  t.refused("p0 buy 2D", "bought-already");
}

// After an arrival only once the vetting is over.
TEST(AdvancedCitadel, AVisitorBuysAfterTheVetting) {
  AtTable t(kTwo, "rabbits p0 KS\nhand p0 5D\nspent 2C");
  t.plays("p0 walk 1");
  t.refused("p0 buy 2C", "not-asked");
  t.plays("p1 allow\np0 buy 2C\np0 pay 5D");
  EXPECT_EQ(t.hand(0), "2C");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
}

// It is no royal's hex: there is nothing to acquire.
TEST(AdvancedCitadel, HasNoRoyalOfItsOwn) {
  AtTable t(kTwo, "hand p0 10C 10S 10H 10D");
  t.refused("p0 acquire", "no-royal-here");
  EXPECT_EQ(t.offers("acquire"), "");
}

// Its powers are those of suits: in the intro game there is no use for it, and it is refused.
TEST(AdvancedCitadel, NeedsPowers) {
  EXPECT_EQ(why_not("intro advanced_citadel=on"),
            "advanced_citadel=on needs powers=on: without powers it would do nothing");
}

}  // namespace
}  // namespace warren::jack_rabbits
