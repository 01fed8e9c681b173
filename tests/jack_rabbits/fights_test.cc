// Rules, "Spades: fights".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// Players 0 and 1 on the plaza of hearts, with these hands.
std::string both_on_jh(std::string_view attacker, std::string_view defender) {
  return "rabbits p0 JH p1 JH\nhand p0 " + std::string(attacker) + "\nhand p1 " +
         std::string(defender);
}

// On a hex with another rabbit, the Citadel too, you may attack it.
TEST(Fights, ARabbitOnTheSameHexMayBeAttacked) {
  for (const std::string hex : {"JH", "QH", "KH", "citadel", "underground"}) {
    AtTable t("players=2", "hand p0 5S\nrabbits p0 " + hex + " p1 " + hex);
    EXPECT_EQ(t.offers("attack"), "attack p1") << hex;
    t.plays("p0 attack p1");
    EXPECT_EQ(t.asked(), "p0 fight p1 0 0") << hex;
  }
  AtTable unarmed("players=2", both_on_jh("5C 5H 5D black", "2S"));
  EXPECT_EQ(unarmed.offers("attack"), "");
  unarmed.refused_section("p0 attack p1", "no-spade", "Spades: fights");
}

// Not one that is elsewhere, nor oneself.
TEST(Fights, OnlyARabbitThatIsThere) {
  AtTable t("players=3", "rabbits p0 JH p1 QH p2 off\nhand p0 5S");
  EXPECT_EQ(t.offers("attack"), "");
  t.refused("p0 attack p1", "fight-absent");
  t.refused("p0 attack p2", "fight-absent");
  t.refused("p0 attack p0", "fight-yourself");
  t.refused("p0 attack p3", "malformed");
}

// The attacker opens with one or more spades.
TEST(Fights, TheAttackerOpensWithSpades) {
  AtTable one("players=2", both_on_jh("5S 2S", "4C"));
  one.plays("p0 attack p1");
  one.refused("p0 give in", "must-open");
  one.refused("p0 spades", "some-card");
  one.refused("p0 end", "not-now");
  one.plays("p0 spades 5S");
  EXPECT_EQ(one.asked(), "p1 fight p1 5 0 reply");
  AtTable two("players=2", both_on_jh("5S 2S", "4C"));
  two.plays("p0 attack p1\np0 spades 5S 2S");
  EXPECT_EQ(two.asked(), "p1 fight p1 7 0 reply");
  EXPECT_EQ(two.laid(), "2S 5S");
}

// Only spades are played.
TEST(Fights, OnlySpadesArePlayed) {
  AtTable t("players=2", both_on_jh("5S 9C KH black", "6S 10D"));
  t.plays("p0 attack p1");
  for (const std::string cards : {"9C", "KH", "black", "5S 9C"})
    t.refused("p0 spades " + cards, "not-a-spade");
  t.refused("p0 spades 6S", "not-yours");
  t.plays("p0 spades 5S");
  t.refused("p1 spades 10D", "not-a-spade");
}

// A royal of spades counts 10.
TEST(Fights, ARoyalOfSpadesCountsTen) {
  AtTable t("players=2", both_on_jh("9S AS", "JS QS"));
  t.plays("p0 attack p1\np0 spades 9S\np1 spades JS");
  EXPECT_EQ(t.asked(), "p0 fight p1 9 10");
  t.refused("p0 spades AS", "not-higher");
  AtTable ten("players=2", both_on_jh("10S", "KS"));
  ten.plays("p0 attack p1\np0 spades 10S").refused("p1 spades KS", "not-higher");
}

// The defender must exceed the attacker's total, or gives in.
TEST(Fights, TheDefenderExceedsOrGivesIn) {
  AtTable t("players=2", both_on_jh("2S 3S 2C", "5S 6S"));
  t.plays("p0 attack p1\np0 spades 2S 3S");
  t.refused("p1 spades 5S", "not-higher");
  EXPECT_EQ(t.offers(), "spades 5S +, spades 6S, spades 6S +, give in");
  t.refused("p0 give in", "not-asked");
  t.plays("p1 spades 6S");
  EXPECT_EQ(t.asked(), "p0 fight p1 5 6");
  AtTable unarmed("players=2", both_on_jh("2S", "5C"));
  unarmed.plays("p0 attack p1\np0 spades 2S");
  EXPECT_EQ(unarmed.asked(), "p1 fight p1 2 0 reply");
  EXPECT_EQ(unarmed.offers(), "give in");
}

// Then the attacker must exceed the defender's total or gives in, and so on; totals add up, equal
// never suffices.
TEST(Fights, TotalsAddUpInTurn) {
  AtTable t("players=2", both_on_jh("2S 3S 4S 8S", "5S 6S"));
  t.plays("p0 attack p1\np0 spades 3S\np1 spades 5S");
  t.refused("p0 spades 2S", "not-higher");  // five against five
  t.plays("p0 spades 4S");
  EXPECT_EQ(t.asked(), "p1 fight p1 7 5 reply");
  t.plays("p1 spades 6S");
  EXPECT_EQ(t.asked(), "p0 fight p1 7 11");
  t.plays("p0 give in");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.place(1), "JH");
}

// A reply exceeds at once or gives in.
TEST(Fights, AReplyExceedsAtOnce) {
  AtTable too_weak("players=2", both_on_jh("9S", "4S 5S"));
  too_weak.plays("p0 attack p1\np0 spades 9S");
  too_weak.refused("p1 spades 4S +", "cannot-exceed");
  too_weak.refused("p1 spades 4S 5S", "not-higher");
  EXPECT_EQ(too_weak.offers(), "give in");
  AtTable t("players=2", both_on_jh("9S 2C", "4S 6S"));
  t.plays("p0 attack p1\np0 spades 9S");
  t.refused("p1 spades 4S", "not-higher");
  t.plays("p1 spades 4S +");
  EXPECT_EQ(t.asked(), "p1 fight p1 9 4 reply begun");
  t.refused("p1 give in", "reply-begun");
  t.refused("p1 spades 6S +", "no-spade");  // there are no more
  EXPECT_EQ(t.offers(), "spades 6S");
  t.plays("p1 spades 6S");
  EXPECT_EQ(t.asked(), "p0 fight p1 9 10");
}

// A beaten defender goes off-board.
TEST(Fights, ABeatenDefenderGoesOffBoard) {
  AtTable t("players=2", both_on_jh("5S", "2C 3C"));
  t.plays("p0 attack p1\np0 spades 5S\np1 give in");
  EXPECT_EQ(t.place(1), "off");
  EXPECT_EQ(t.place(0), "JH");
}

// A beaten attacker goes off-board and the turn ends.
TEST(Fights, ABeatenAttackersTurnEndsOffBoard) {
  AtTable t("players=2", both_on_jh("5S 3C", "6S 2C"));
  t.plays("p0 attack p1\np0 spades 5S\np1 spades 6S\np0 give in");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.hand(0), "3C");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.asked(), "chance roll");
  EXPECT_EQ(t.happened(), "attacked played played gave-in went-off turn-began");
}

// All spades played are discarded, those of both, before anything is stolen.
TEST(Fights, AllSpadesPlayedAreDiscarded) {
  AtTable t("players=2", both_on_jh("2S QS 4C", "5S 7S 4D"));
  t.plays("p0 attack p1\np0 spades 2S\np1 spades 5S\np0 spades QS\np1 give in");
  EXPECT_EQ(t.spent(), "2S 5S");
  EXPECT_TRUE(t.in_court("QS"));
  EXPECT_EQ(t.carrot("QS"), "nobody");
  EXPECT_EQ(t.laid(), "");
  EXPECT_EQ(t.hand(0), "4C");
  EXPECT_EQ(t.chances(), "steal p0 from p1 7S, steal p0 from p1 4D");
}

// A winning attacker steals one random card of the loser's hand.
TEST(Fights, AWinningAttackerStealsARandomCard) {
  AtTable t("players=2", both_on_jh("5S 9C", "4C KH 2D black"));
  t.plays("p0 attack p1\np0 spades 5S\np1 give in");
  EXPECT_EQ(t.asked(), "chance steal p1");
  EXPECT_EQ(t.chances(),
            "steal p0 from p1 4C, steal p0 from p1 black, steal p0 from p1 KH, "
            "steal p0 from p1 2D");
  t.refused("chance steal p0 from p1 9C", "chance-impossible");
  t.plays("chance steal p0 from p1 black");
  EXPECT_EQ(t.hand(0), "9C black");
  EXPECT_EQ(t.hand(1), "4C KH 2D");
}

// From an empty hand nothing is stolen.
TEST(Fights, NothingIsStolenFromAnEmptyHand) {
  AtTable t("players=2", both_on_jh("2S 4S", "3S"));
  t.plays("p0 attack p1\np0 spades 2S\np1 spades 3S\np0 spades 4S");
  EXPECT_EQ(t.happened(), "attacked played played played gave-in went-off");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.hand(0), "");
}

// A winning defender takes nothing.
TEST(Fights, AWinningDefenderTakesNothing) {
  AtTable t("players=2", both_on_jh("5S 3C KD", "6S 2C"));
  t.plays("p0 attack p1\np0 spades 5S\np1 spades 6S\np0 give in");
  EXPECT_EQ(t.hand(0), "3C KD");
  EXPECT_EQ(t.hand(1), "2C");
  EXPECT_EQ(t.spent(), "5S 6S");
}

// A stolen royal counts as the acquisition: the turn goes to the increment.
TEST(Fights, AStolenRoyalIsTheAcquisition) {
  AtTable t("players=2", both_on_jh("5S 9C", "QH 2D"));
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 QH");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1");
  t.plays("chance draw p0 3H");
  EXPECT_EQ(t.hand(0), "9C 3H QH");
  EXPECT_EQ(t.place(0), "JH");
  EXPECT_EQ(t.turn(), 1);
}

// Another stolen card does not: the turn goes on.
TEST(Fights, AfterAnotherTheftTheTurnGoesOn) {
  AtTable t("players=2", both_on_jh("5S 10S", "4C 2D"));
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 4C");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.plays("p0 walk 0\np0 walk 0");
  EXPECT_EQ(t.place(0), "QH");
  AtTable joker("players=2", "rabbits p0 citadel p1 KS\nhand p0 5S 10S\nhand p1 red");
  joker.plays("p0 walk 5\np0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 red");
  EXPECT_EQ(joker.asked(), "p0 hex travelled");
  joker.plays("p0 acquire\np0 pay 10S");
  EXPECT_EQ(joker.hand(0), "red KS");
}

// Each rabbit can be attacked once a turn.
TEST(Fights, EachRabbitOnceATurn) {
  AtTable t("players=2", both_on_jh("5S", "2C") + "\nattacked p1");
  EXPECT_EQ(t.offers("attack"), "");
  t.refused("p0 attack p1", "fight-twice");
  t.plays("p0 end\nchance draw p0 2S\nchance dice 3 4\np1 pass\np1 end\nchance draw p1 3C");
  t.plays("chance dice 3 4\np0 pass\np0 attack p1");
  EXPECT_EQ(t.asked(), "p0 fight p1 0 0");
}

// Several rabbits can be attacked in a turn, one after the other.
TEST(Fights, SeveralRabbitsOneAfterTheOther) {
  AtTable t("players=3", "rabbits p0 JH p1 JH p2 JH\nhand p0 5S 6S\nhand p1 2C\nhand p2 2D 3D");
  EXPECT_EQ(t.offers("attack"), "attack p1, attack p2");
  t.plays("p0 attack p2\np0 spades 5S\np2 give in\nchance steal p0 from p2 3D");
  EXPECT_EQ(t.offers("attack"), "attack p1");
  t.plays("p0 attack p1\np0 spades 6S\np1 give in\nchance steal p0 from p1 2C");
  EXPECT_EQ(t.hand(0), "2C 3D");
  EXPECT_EQ(t.place(1) + " " + t.place(2), "off off");
}

}  // namespace
}  // namespace warren::jack_rabbits
