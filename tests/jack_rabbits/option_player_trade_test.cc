// Rules, "Player trade": the diamonds boost.
#include "tests/jack_rabbits/as_told.h"
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kOn = "players=3 diamonds_boost=on";

// p0 and p1 on KS, p2 elsewhere, and these hands.
std::string together(const std::string& first, const std::string& second) {
  return "rabbits p0 KS p1 KS p2 KD\nhand p0 " + first + "\nhand p1 " + second;
}
// p0 gives these for 5 of diamonds or more, p1 those for 8 of spades: who is honest stays.
AtTable swapped(const std::string& first, const std::string& second, const std::string& p0_hand,
                const std::string& p1_hand, const std::string& settings = kOn) {
  AtTable t(settings, together(p0_hand, p1_hand));
  t.plays("p0 propose p1 taking 8 S for 5\np1 accept\np0 hand over " + first + "\np1 hand over " +
          second);
  return t;
}

// --- proposing -----------------------------------------------------------------------------------

// The active player proposes to a rabbit on the same hex: points of a suit from one side, points of
// diamonds from the other.
TEST(PlayerTrade, IsProposedToARabbitOnTheSameHex) {
  AtTable t(kOn, together("3S 5S", "6D"));
  t.plays("p0 propose p1 8 S for 5");
  EXPECT_EQ(t.told(), "proposed p0 p1 8 S for 5\n");
  EXPECT_EQ(t.asked(), "p1 trade p1 8 S for 5");
  EXPECT_EQ(t.offers(), "accept, decline");
  expect_can_be_written(t);
}
TEST(PlayerTrade, NeedsAnotherRabbitThere) {
  AtTable t(kOn, together("3S 5S", "6D"));
  t.refused_section("p0 propose p2 8 S for 5", "trade-absent", "Player trade");
  t.refused("p0 propose p0 8 S for 5", "trade-yourself");
  t.refused("p0 propose p3 8 S for 5", "malformed");
  t.refused("p1 propose p0 8 S for 5", "not-asked");
  EXPECT_EQ(t.offers("propose p2"), "");
  AtTable off(kOn, "rabbits p0 KS p1 off\nhand p0 3S");
  off.refused("p0 propose p1 8 S for 5", "trade-absent");
}

// Either side may be the one that gives diamonds.
TEST(PlayerTrade, EitherSideMayGiveTheDiamonds) {
  AtTable gives(kOn, together("5D", "8S"));
  gives.plays("p0 propose p1 taking 8 S for 5\np1 accept\np0 hand over 5D\np1 hand over 8S");
  EXPECT_EQ(gives.hand(0) + ", " + gives.hand(1), "8S, 5D");
  EXPECT_EQ(gives.asked(), "p0 hex");
  AtTable takes(kOn, together("8S", "5D"));
  takes.plays("p0 propose p1 8 S for 5\np1 accept\np0 hand over 8S\np1 hand over 5D");
  EXPECT_EQ(takes.hand(0) + ", " + takes.hand(1), "5D, 8S");
  EXPECT_EQ(takes.asked(), "p0 hex");
}

// Any suit in play but diamonds; 1 to 99 points; whether anybody holds them does not matter.
TEST(PlayerTrade, IsOfDiamondsForAnotherSuit) {
  AtTable t(kOn, together("2C", "3C"));
  t.refused_section("p0 propose p1 8 D for 5", "trade-suit", "Player trade");
  for (const std::string suit : {"C", "S", "H"})
    t.plays("p0 propose p1 99 " + suit + " for 1\np1 decline");
  AtTable tight_one(tight("SD") + " diamonds_boost=on", "rabbits p0 KS p1 KS\nhand p0 2S",
                    tight_box("SD"));
  tight_one.refused("p0 propose p1 8 H for 5", "trade-suit");
}
TEST(PlayerTrade, IsOfOneToNinetyNinePoints) {
  AtTable t(kOn, together("2C", "3C"));
  for (const std::string terms : {"0 S for 5", "100 S for 5", "8 S for 100", "8 S"})
    t.refused_section("p0 propose p1 " + terms, "trade-points", "Player trade");
  t.plays("p0 propose p1 1 S for 99");
  EXPECT_EQ(t.asked(), "p1 trade p1 1 S for 99");
}

// Where and when one might attack: before leaving and after arriving, in the Underground too.
TEST(PlayerTrade, BeforeTheJourneyAndAfterIt) {
  AtTable before(kOn, together("3S", "6D"));
  before.plays("p0 propose p1 2 S for 2\np1 decline");
  EXPECT_EQ(before.asked(), "p0 hex") << "the journey is still to come";
  AtTable after(kOn, "rabbits p1 JD\nhand p0 3S\nhand p1 6D");
  after.plays("p0 walk 0\np0 propose p1 2 S for 2\np1 decline");
  EXPECT_EQ(after.asked(), "p0 hex travelled");
  AtTable below(kOn,
                "rabbits p0 off p1 underground\nhand p0 3S\nhand p1 6D\npending hex\n"
                "pending match");
  below.plays("p0 pass\np0 propose p1 2 S for 2\np1 accept\np0 hand over 3S\np1 hand over 6D");
  EXPECT_EQ(below.hand(0), "6D") << "in the Underground, too";
}
TEST(PlayerTrade, NotOnTheRoadNorBeforeTheLottery) {
  AtTable road(kOn, "rabbits p0 JS\nhand p0 3S");
  road.plays("p0 walk 2");
  road.refused("p0 propose p1 2 S for 2", "not-now");
  AtTable start(kOn, flight_from("KS", "3S"));
  start.refused("p0 propose p1 2 S for 2", "not-now");
  AtTable lottery(kOn, lottery_of("2 5", "3S"));
  lottery.refused("p0 propose p1 2 S for 2", "not-now");
}

// At most three proposals a turn, accepted or not, to whomever.
TEST(PlayerTrade, AtMostThreeProposalsATurn) {
  AtTable t(kOn, "rabbits p0 KS p1 KS p2 KS\nhand p0 3S\nhand p1 6D");
  t.plays("p0 propose p1 2 S for 2\np1 decline\np0 propose p2 2 S for 2\np2 decline");
  t.plays("p0 propose p1 2 S for 2\np1 accept\np0 hand over 3S\np1 hand over 6D");
  t.refused_section("p0 propose p1 2 S for 2", "three-proposals", "Player trade");
  t.refused("p0 propose p2 2 S for 2", "three-proposals");
  EXPECT_EQ(t.offers("propose"), "");
  t.plays("p0 end\nchance draw p0 AC\np1 roll\nchance dice 3 4\np1 pass");
  t.plays("p1 propose p0 2 S for 2");
  EXPECT_EQ(t.asked(), "p0 trade p0 2 S for 2") << "in the next turn there are three again";
}

// The other may decline: nothing changes hands, and the turn goes on.
TEST(PlayerTrade, TheOtherMayDecline) {
  AtTable t(kOn, together("3S 5S", "6D"));
  t.refused("p1 accept", "not-asked");
  t.plays("p0 propose p1 8 S for 5");
  t.refused("p0 accept", "not-asked");
  t.refused("p1 give in", "not-now");
  t.plays("p1 decline");
  EXPECT_EQ(t.told(), "declined p1\n");
  EXPECT_EQ(t.hand(0) + ", " + t.hand(1), "3S 5S, 6D");
  EXPECT_EQ(t.asked(), "p0 hex");
}

// --- handing over --------------------------------------------------------------------------------

// Both then choose in secret, in any order.
TEST(PlayerTrade, BothChooseInSecret) {
  AtTable t(kOn, together("3S 5S", "6D 7D"));
  t.plays("p0 propose p1 8 S for 5\np1 accept");
  EXPECT_EQ(t.asked(), "p0,p1 swap p1 8 S for 5");
  t.plays("p1 hand over 7D");
  EXPECT_EQ(t.asked(), "p0 swap p1 8 S for 5 answered p1");
  EXPECT_EQ(t.hand(0) + ", " + t.hand(1), "3S 5S, 6D 7D") << "nothing has moved yet";
  EXPECT_EQ(told_to(t, 0), "sealed p1 ?\n");
  t.refused("p1 hand over 6D", "not-asked");
  expect_can_be_written(t);
  t.plays("p0 hand over 3S 5S");
  EXPECT_EQ(t.told(), "sealed p0 3S 5S\nhanded p0 p1 2 3S 5S\nhanded p1 p0 1 7D\ntraded p0 p1\n");
  EXPECT_EQ(t.hand(0) + ", " + t.hand(1), "7D, 3S 5S 6D");
}

// Any cards at all, royals and jokers too, or none; but one's own.
TEST(PlayerTrade, AnyCardsAtAllMayBeHandedOver) {
  for (const std::string cards : {"", " red", " QS", " 2C 3H", " 2C red 3S 5S QS 3H"}) {
    AtTable t(kOn, together("3S 5S QS red 2C 3H", "6D"));
    t.plays("p0 propose p1 8 S for 5\np1 accept\np0 hand over" + cards + "\np1 hand over 6D");
    EXPECT_EQ(t.hand(1), cards.empty() ? "" : cards.substr(1));
  }
  AtTable t(kOn, together("3S", "6D"));
  t.plays("p0 propose p1 8 S for 5\np1 accept");
  t.refused("p0 hand over 6D", "not-yours");
  t.refused("p0 hand over 3S 4S", "not-yours");
  t.refused("p0 end", "not-now");
}

// What is listed: nothing, each card, and every smallest set that is honest.
TEST(PlayerTrade, HonestSetsAreListed) {
  AtTable t(kOn, together("3S 5S 9S 2C", "6D"));
  t.plays("p0 propose p1 8 S for 5\np1 accept");
  EXPECT_EQ(t.offers(0),
            "hand over, hand over 2C, hand over 3S, hand over 5S, hand over 9S, "
            "hand over 3S 5S");
  t.plays("p0 hand over 2C 9S");
  EXPECT_EQ(t.asked(), "p1 swap p1 8 S for 5 answered p0") << "others may be named all the same";
}

// --- honesty -------------------------------------------------------------------------------------

// Who gives what was agreed, or more of it, is honest: the turn goes on.
TEST(PlayerTrade, MoreThanAgreedIsHonest) {
  AtTable exact = swapped("5D", "3S 5S", "5D", "3S 5S");
  EXPECT_EQ(exact.place(0) + " " + exact.place(1), "KS KS");
  EXPECT_EQ(exact.asked(), "p0 hex");
  AtTable more = swapped("5D 9D", "KS 2S", "5D 9D", "KS 2S 7C");
  EXPECT_EQ(more.place(0) + " " + more.place(1), "KS KS");
  EXPECT_EQ(more.hand(0), "2S KS");
  EXPECT_EQ(more.hand(1), "7C 5D 9D");
  EXPECT_EQ(more.carrot("KS"), "p0");
}

// Whoever gave less goes off-board after the exchange, which stands.
TEST(PlayerTrade, WhoGivesLessGoesOffBoard) {
  AtTable t = swapped("5D", "3S 4S", "5D 2C", "3S 4S 9H");
  EXPECT_EQ(t.place(1), "off");
  EXPECT_EQ(t.hand(0), "2C 3S 4S");
  EXPECT_EQ(t.hand(1), "9H 5D");
  EXPECT_EQ(t.told().substr(t.told().find("traded")), "traded p0 p1\nwent-off p1 cheated\n");
  EXPECT_EQ(t.asked(), "p0 hex") << "the honest one's turn goes on";
  AtTable nothing(kOn, together("5D 2C", "3S"));
  nothing.plays("p0 propose p1 taking 8 S for 5\np1 accept\np1 hand over\np0 hand over 5D");
  EXPECT_EQ(nothing.place(1), "off");
  EXPECT_EQ(nothing.hand(1), "3S 5D");
}

// A card of another suit is cheating, whatever it is worth; a joker is one.
TEST(PlayerTrade, ACardOfAnotherSuitIsCheating) {
  EXPECT_EQ(swapped("5D", "8S 9H", "5D", "8S 9H").place(1), "off");
  EXPECT_EQ(swapped("5D", "KH", "5D", "KH").place(1), "off");
  EXPECT_EQ(swapped("5D", "8S red", "5D", "8S red").place(1), "off");
  EXPECT_EQ(swapped("5D", "8S black", "5D", "8S black").place(1), "off");
  EXPECT_EQ(swapped("5D", "8S 9D", "5D", "8S 9D").place(1), "off");
}

// If it is the active player the turn ends, without an increment.
TEST(PlayerTrade, AnActiveCheatsTurnEnds) {
  AtTable t = swapped("4D", "8S", "4D 2C", "8S 3H");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.place(1), "KS");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.hand(0), "2C 8S");
  EXPECT_EQ(t.hand(1), "3H 4D");
  EXPECT_EQ(t.happened(),
            "proposed accepted sealed sealed handed handed traded went-off turn-began");
}

// Both may cheat.
TEST(PlayerTrade, BothMayCheat) {
  AtTable t = swapped("4D", "2H", "4D 2C", "2H 3H");
  EXPECT_EQ(t.place(0) + " " + t.place(1), "off off");
  EXPECT_EQ(t.hand(0) + ", " + t.hand(1), "2C 2H, 3H 4D");
  EXPECT_EQ(t.turn(), 1);
}

// --- what follows from it ------------------------------------------------------------------------

// The carrots of royals follow them; a royal so got is no acquisition.
TEST(PlayerTrade, TheCarrotsOfRoyalsFollow) {
  AtTable t = swapped("QD", "KS", "QD 2C", "KS 3H");
  EXPECT_EQ(t.carrot("KS"), "p0");
  EXPECT_EQ(t.carrot("QD"), "p1");
  EXPECT_EQ(t.known(0) + ", " + t.known(1), "KS, QD");
  EXPECT_EQ(t.asked(), "p0 hex") << "the turn goes on";
}

// A fourth royal is given up afterwards, also two too many, on either side.
TEST(PlayerTrade, AFourthRoyalIsSettledAfterwards) {
  AtTable t = swapped("5D", "JS QS", "5D JC QC KC", "JS QS 3H");
  EXPECT_EQ(t.asked(), "p0 surplus p0");
  EXPECT_EQ(t.offers(), "give up JC, give up QC, give up KC, give up JS, give up QS");
  t.plays("p0 give up JC");
  EXPECT_EQ(t.asked(), "p0 surplus p0") << "there was one more too many";
  t.plays("p0 give up QS");
  EXPECT_EQ(t.hand(0), "QC KC JS");
  EXPECT_EQ(t.asked(), "p0 hex");
  AtTable both = swapped("JD QD", "JS QS", "JD QD JC", "JS QS JH");
  EXPECT_EQ(both.asked(), "p0 hex") << "two for two are not too many";
  AtTable partner = swapped("JD QD", "8S", "JD QD", "8S JC QC");
  EXPECT_EQ(partner.asked(), "p1 surplus p1");
  partner.plays("p1 give up JD");
  EXPECT_EQ(partner.asked(), "p0 hex");
}

// Then the hand limit, for both.
TEST(PlayerTrade, TheHandLimitIsSettledAfterwards) {
  AtTable t = swapped("5D", "3S 5S", "5D AC 2C 3C 4C 5C 6C 7C 8C", "3S 5S");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  t.plays("p0 discard AC");
  EXPECT_EQ(t.asked(), "p0 hex");
  AtTable partner = swapped("5D 6D", "8S", "5D 6D", "8S AC 2C 3C 4C 5C 6C 7C 8C");
  EXPECT_EQ(partner.asked(), "p1 discard p1");
  partner.plays("p1 discard 6D");
  EXPECT_EQ(partner.asked(), "p0 hex");
  AtTable first = swapped("5D", "JS", "5D JC QC KC 2C 3C 4C 5C 6C", "JS");
  EXPECT_EQ(first.asked(), "p0 surplus p0");
  first.plays("p0 give up JS");
  EXPECT_EQ(first.asked(), "p0 hex") << "nine are left: the royal was settled first";
}

// Also when the active player went off-board: all is settled, then the next turn begins.
TEST(PlayerTrade, IsSettledThoughTheActivePlayerIsOff) {
  AtTable t = swapped("2C 3C 4C", "JS QS", "2C 3C 4C JC QC KC 9H", "JS QS 5H 6H 7H 8H AC 9C 10C");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.asked(), "p1 discard p1");
  expect_can_be_written(t);
  t.plays("p1 discard AC");
  EXPECT_EQ(t.asked(), "p0 surplus p0");
  t.plays("p0 give up JC\np0 give up QC");
  EXPECT_EQ(t.hand(0), "KC JS QS 9H");
  EXPECT_EQ(t.turn(), 1);
}

// A third royal may win on the Citadel, on one's own turn only.
TEST(PlayerTrade, AThirdRoyalMayWin) {
  const std::string position = "hand p0 JC QC 5D\nhand p1 JS JH QH 3H";
  AtTable t(kOn, position);
  t.plays("p0 propose p1 taking 8 S for 5\np1 accept\np0 hand over 5D\np1 hand over JS");
  EXPECT_EQ(t.winner(), "p0");
  AtTable partner(kOn, "hand p0 JD 2C\nhand p1 JH QH 8S");
  partner.plays("p0 propose p1 taking 8 S for 5\np1 accept\np0 hand over JD\np1 hand over 8S");
  EXPECT_EQ(partner.winner(), "nobody");
  partner.plays("p0 end\nchance draw p0 3C");
  EXPECT_EQ(partner.winner(), "p1") << "at the start of their own";
  AtTable cheat(kOn, position);
  cheat.plays("p0 propose p1 taking 8 S for 5\np1 accept\np0 hand over\np1 hand over JS");
  EXPECT_EQ(cheat.place(0), "off");
  EXPECT_EQ(cheat.winner(), "nobody") << "a cheat no longer stands there";
}

// --- knowledge -----------------------------------------------------------------------------------

// Only the receivers see the cards: each knows what it gave and what it got.
TEST(PlayerTrade, GiverAndReceiverKnowWhatChangedHands) {
  AtTable t = swapped("5D", "3S 5S", "5D 2C", "3S 5S 9H");
  EXPECT_EQ(t.seen(0, 1), "5D") << "what it gave";
  EXPECT_EQ(t.seen(1, 0), "3S 5S");
  EXPECT_EQ(t.known(0) + t.known(1), "");
  EXPECT_EQ(t.seen(2, 0) + t.seen(2, 1), "");
}

// What others knew of a giver's hand may be gone; the receiver knows what is not.
TEST(PlayerTrade, ThirdPartiesNoLongerKnowWhatMayBeGone) {
  AtTable t(kOn, together("5D 2C QC", "3S 5S 9H") +
                     "\nknown p0 2C\nknown p1 9H\n"
                     "seen p2 of p0 5D\nseen p2 of p1 3S");
  t.plays("p0 propose p1 taking 8 S for 5\np1 accept\np0 hand over 5D\np1 hand over 3S 5S");
  EXPECT_EQ(t.known(0), "QC") << "royals are known by their carrots";
  EXPECT_EQ(t.known(1), "");
  EXPECT_EQ(t.seen(2, 0) + t.seen(2, 1), "");
  EXPECT_EQ(t.seen(1, 0), "2C 3S 5S") << "it was not handed over: it got 5D";
  EXPECT_EQ(t.seen(0, 1), "9H 5D");
}

// Who hands over nothing, or royals alone, loses nothing that others knew.
TEST(PlayerTrade, WhatCannotBeGoneStaysKnown) {
  AtTable t(kOn, together("QD 2C", "3S") + "\nknown p0 2C\nknown p1 3S");
  t.plays("p0 propose p1 taking 8 S for 5\np1 accept\np0 hand over QD\np1 hand over");
  EXPECT_EQ(t.known(0), "2C");
  EXPECT_EQ(t.known(1), "3S QD");
}

// --- undo and the option itself ------------------------------------------------------------------

// A proposal and a sealed answer can be taken back until somebody else acts.
TEST(PlayerTrade, CanBeTakenBackUntilAnotherActs) {
  AtTable t(kOn, together("5D", "8S"));
  t.plays("p0 propose p1 taking 8 S for 5\np0 undo");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.plays("p0 propose p1 taking 8 S for 5\np1 accept\np1 undo\np1 accept\np1 hand over\np1 undo");
  EXPECT_EQ(t.asked(), "p0,p1 swap p1 taking 8 S for 5");
  t.plays("p1 hand over 8S\np0 hand over 5D");
  t.refused("p0 undo", "undo-barrier");
  t.refused("p1 undo", "undo-barrier");
}

// Without the boost, the powers, or diamonds in play there is no trade.
TEST(PlayerTrade, NeedsTheBoostAndDiamonds) {
  AtTable off("players=3", together("5D", "8S"));
  off.refused_section("p0 propose p1 8 S for 5", "no-player-trade", "Player trade");
  EXPECT_EQ(off.offers("propose"), "");
  AtTable intro("intro players=3 diamonds_boost=on", together("5D", "8S"));
  intro.refused("p0 propose p1 8 S for 5", "no-player-trade");
  AtTable absent(tight("SH") + " diamonds_boost=on", "rabbits p0 KS p1 KS\nhand p0 8S",
                 tight_box("SH"));
  absent.refused("p0 propose p1 8 S for 5", "no-player-trade");
}

}  // namespace
}  // namespace warren::jack_rabbits
