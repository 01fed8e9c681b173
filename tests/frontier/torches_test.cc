// Expansions, "Torches".
#include "tests/frontier/at_table.h"

namespace warren::jack_rabbits {
namespace {

// --- transfer ------------------------------------------------------------------------------------

// Entering the Underground by any way: by a cave …
TEST(Transfer, IsAskedOfWhoEntersByACave) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7T");
  t.plays("p0 walk 5\np0 down");
  EXPECT_THAT(t.asked(), StartsWith("p0 power p0 T gate"));
}
// … from off-board, after the lottery …
TEST(Transfer, IsAskedOfWhoComesFromOffBoard) {
  FrontierTable t("players=2", "rabbits p0 off\nhand p0 7T\npending hex\npending match");
  t.plays("p0 pass");
  EXPECT_EQ(t.happened(), "passed surfaced");
  EXPECT_THAT(t.asked(), StartsWith("p0 power p0 T gate"));
  EXPECT_EQ(t.place(0), "underground");
}
// … or by a well.
TEST(Transfer, IsAskedOfWhoComesDownAWell) {
  FrontierTable t("players=2", "rabbits p0 JO\nhand p0 7T");
  t.plays("p0 power O well");
  EXPECT_THAT(t.asked(), StartsWith("p0 power p0 T gate"));
}
// Who is there already does not enter it.
TEST(Transfer, IsNotAskedOfWhoBeginsATurnThere) {
  FrontierTable t("players=2", "rabbits p0 underground\nhand p0 7T");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.refused("p0 power T transfer at 0", "power-not-here");
}
// Whoever holds a card is asked, so that being asked tells nothing; who holds none could not pay.
TEST(Transfer, IsAskedOfWhoHoldsACard) {
  FrontierTable poor("players=2", "rabbits p0 JO\nhand p0 7C");
  poor.plays("p0 power O well");
  EXPECT_EQ(poor.offers(), "power T stay");
  poor.refused_section("p0 power T transfer at 0", "cannot-pay", "Paying");
  FrontierTable bare("players=2", "rabbits p0 JO");
  bare.plays("p0 power O well");
  EXPECT_EQ(bare.asked(), "p0 hex travelled");
}

// As the first thing done there: nothing else comes before it, and not after anything else.
TEST(Transfer, IsTheFirstThingDoneThere) {
  FrontierTable t("players=2", "rabbits p0 JO p1 underground\nhand p0 7T 5S 5E");
  t.plays("p0 power O well");
  for (const std::string line : {"end", "attack p1", "walk 0", "down"})
    t.refused("p0 " + line, "not-now");
  t.refused("p0 power E guard at 16", "power-not-here");
  t.plays("p0 power T stay");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.offers("attack"), "attack p1");
  t.refused("p0 power T transfer at 0", "power-not-here");
  t.refused("p0 power T stay", "power-not-here");
  t.refused("p0 walk 0", "journey-over");
}

// Pay the price in torches.
TEST(Transfer, IsPaidInTorches) {
  FrontierTable t("players=2", "rabbits p0 JO\nhand p0 4T 3T 9S 9C");
  t.plays("p0 power O well\np0 power T transfer at 3");
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in T for power T");
  t.refused("p0 pay 9S", "wrong-suit");
  t.refused("p0 pay 4T", "too-little");
  t.plays("p0 pay 4T 3T");
  EXPECT_EQ(t.spent(), "3T 4T");
  FrontierTable poor("players=2", "rabbits p0 JO\nhand p0 6T 9S");
  poor.plays("p0 power O well");
  EXPECT_EQ(poor.offers(), "power T stay");
}

// … and leave by any other cave: of who came by a cave by another one.
TEST(Transfer, LeavesByAnyOtherCave) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7T");
  t.plays("p0 walk 5\np0 down");
  t.refused("p0 power T transfer at 2", "same-cave");
  t.refused("p0 power T transfer at 8", "no-cave");
  t.plays("p0 power T transfer at 7\np0 pay 7T");
  EXPECT_EQ(t.tile(), "cave 72");
  EXPECT_EQ(t.offers(), "walk 2");
  FrontierTable well("players=2", "rabbits p0 JO\nhand p0 7T");
  well.plays("p0 power O well");
  EXPECT_EQ(well.offers("power T transfer"),
            "power T transfer at 0, power T transfer at 1, power T transfer at 2, "
            "power T transfer at 3, power T transfer at 4, power T transfer at 5, "
            "power T transfer at 6, power T transfer at 7");
}
// A guarded one is closed.
TEST(Transfer, DoesNotLeaveByAGuardedCave) {
  FrontierTable t("players=2", "rabbits p0 JO\nhand p0 7T\ntoken E 73");
  t.plays("p0 power O well");
  t.refused("p0 power T transfer at 7", "barred");
  EXPECT_THAT(t.offers(), Not(HasSubstr("transfer at 7")));
}

// At once in the same journey: the rabbit is on the road; edges already crossed stay crossed.
TEST(Transfer, GoesOnInTheSameJourney) {
  FrontierTable t("players=2", "rabbits p0 QO\nhand p0 7T 9T\ncrossed 53 105 129\n" + on_road(129));
  t.plays("p0 down\np0 power T transfer at 7\np0 pay 7T");
  EXPECT_EQ(t.asked(), "p0 road 151");
  EXPECT_EQ(t.place(0), "QO") << "where the journey began";
  EXPECT_THAT(t.position(), HasSubstr("crossed 53 105 129\n"));
  t.plays("p0 walk 2");
  EXPECT_EQ(t.place(0), "JC");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_THAT(t.position(), Not(HasSubstr("crossed")));
}
// Who stays has ended the journey.
TEST(Transfer, WhoStaysHasEndedTheJourney) {
  FrontierTable t("players=2", "rabbits p0 QO\nhand p0 7T");
  t.plays("p0 walk 2\np0 down\np0 power T stay");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_THAT(t.position(), Not(HasSubstr("crossed")));
  EXPECT_EQ(t.place(0), "underground");
  EXPECT_EQ(t.hand(0), "7T");
}
// There is no second hop out of the cave one leaves by, and no way back down.
TEST(Transfer, IsNoSecondHop) {
  FrontierTable t("players=2", "rabbits p0 QO\nhand p0 7T 9T 9D");
  t.plays("p0 walk 2\np0 down\np0 power T transfer at 7\np0 pay 7T");
  t.refused("p0 hop 2", "second-hop");
  t.refused("p0 down", "second-hop");
}
// One that began off-board walks back to the Underground.
TEST(Transfer, OfWhoBeganOffBoardWalksBackToTheUnderground) {
  FrontierTable t("players=2",
                  "rabbits p0 off p1 JC\nhand p0 7T 2C\n"
                  "hand p1 2E\n" +
                      seal_of(1, "JC", "2E"));
  t.plays("p0 power T transfer at 7\np0 pay 7T");
  EXPECT_EQ(t.place(0), "underground");
  EXPECT_EQ(t.offers(), "back");
  t.plays("p0 back");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.place(0), "underground");
}
// The powers belong to the standard game.
TEST(Transfer, BelongsToTheStandardGame) {
  FrontierTable t("players=2 powers=off", "rabbits p0 JO\nhand p0 7T");
  t.plays("p0 power O well");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
}

// --- summons -------------------------------------------------------------------------------------

// Pay the price in torches: all rabbits off-board move to the Underground.
TEST(Summons, BringsAllWhoAreOffBoardToTheUnderground) {
  FrontierTable t("players=4", "rabbits p0 JD p1 off p2 KC p3 off\nhand p0 9T 9S\nhand p1 2C");
  t.plays("p0 power T summon");
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in T for power T");
  t.refused("p0 pay 9S", "wrong-suit");
  t.plays("p0 pay 9T");
  EXPECT_EQ(t.place(0) + " " + t.place(1) + " " + t.place(2) + " " + t.place(3),
            "JD underground KC underground");
  EXPECT_EQ(t.asked(), "p0 hex") << "the turn goes on";
}
// Paid like pay anywhere, but on a hex only: before the journey and after it, in the Underground
// too.
TEST(Summons, IsPaidOnAHexOnly) {
  for (const std::string hex : {"JD", "citadel", "underground"}) {
    FrontierTable t("players=2", "rabbits p0 " + hex + " p1 off\nhand p0 7T");
    EXPECT_EQ(t.offers("power T summon"), "power T summon") << hex;
  }
  FrontierTable after("players=2", "rabbits p0 JD p1 off\nhand p0 7T\npending hex travelled");
  after.plays("p0 power T summon\np0 pay 7T");
  EXPECT_EQ(after.place(1), "underground");
  FrontierTable road("players=2", "rabbits p0 JD p1 off\nhand p0 7T\n" + on_road(94));
  EXPECT_EQ(road.offers("power T"), "");
  road.refused("p0 power T summon", "power-not-here");
}
// A payment must change something.
TEST(Summons, MustMoveSomebody) {
  FrontierTable t("players=2", "rabbits p0 JD p1 KC\nhand p0 7T");
  EXPECT_EQ(t.offers("power T"), "");
  t.refused("p0 power T summon", "nobody-to-move");
}
// Once a turn.
TEST(Summons, IsUsedOnceATurn) {
  FrontierTable t("players=3", "rabbits p0 JD p1 off p2 JD\nhand p0 7T 8T 5S");
  t.plays("p0 power T summon\np0 pay 7T\np0 attack p2\np0 spades 5S");
  EXPECT_EQ(t.place(2), "off");
  t.refused("p0 power T summon", "power-used");
  t.plays("p0 end\nchance draw p0 2C\np0 power E pass\np0 power N pass\nchance dice 3 4");
  EXPECT_THAT(t.position(), Not(HasSubstr("used T")));
}
// … the rescue included: who has summoned is not asked when going off.
TEST(Summons, IsUsedOnceATurnTheRescueIncluded) {
  FrontierTable t("players=2", "rabbits p0 JC p1 off\nhand p0 7T 8T");
  t.plays("p0 power T summon\np0 pay 7T\np0 walk 4");
  EXPECT_EQ(t.happened(), "power intended paid power went-off closed");
  EXPECT_EQ(t.place(0), "off");
}
// Being summoned is no arrival: nobody is asked for the transfer, nobody travels on.
TEST(Summons, IsNoArrivalForThoseWhoCome) {
  FrontierTable t("players=2", "rabbits p0 underground p1 off\nhand p0 7T\nhand p1 9T");
  t.plays("p0 power T summon\np0 pay 7T");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.place(1), "underground");
}
// Not on the turn of another, and not before the lottery is settled.
TEST(Summons, IsPaidOnOnesOwnTurn) {
  FrontierTable t("players=2", "rabbits p0 off p1 JD\nhand p0 9T\nhand p1 8T 2C\nturn p1 2");
  t.refused("p0 power T summon", "not-asked");
  FrontierTable early("players=2", "rabbits p0 JD p1 off\nhand p0 9T\npending hex\npending match");
  early.refused("p0 power T summon", "not-now");
}
// Not inside a declared flight.
TEST(Summons, IsNotPaidInADeclaredFlight) {
  FrontierTable t("players=2",
                  "rabbits p0 KC p1 off\nhand p0 9C 9T\nclub 9C\npending hex\npending landing");
  t.refused("p0 power T summon", "not-now");
}
// With many dice it costs more: the price of the turn.
TEST(Summons, CostsThePrice) {
  FrontierTable t("players=2", "rabbits p0 JD p1 off\nhand p0 9T\ndice 5 6");
  t.refused_section("p0 power T summon", "cannot-pay", "Paying");
  FrontierTable royal("players=2", "rabbits p0 JD p1 off\nhand p0 KT 2T\ndice 5 6");
  royal.plays("p0 power T summon\np0 pay KT 2T");
  EXPECT_TRUE(royal.in_court("KT"));
}

// At the moment you go off-board it is one answer to the question of rescues: you are moved to the
// Underground too.
TEST(SummonsAsRescue, IsAnAnswerWhenOneGoesOff) {
  FrontierTable t("players=3", "rabbits p0 JC p1 off p2 KC\nhand p0 8T");
  t.plays("p0 walk 4");
  EXPECT_EQ(t.happened(), "endangered");
  EXPECT_EQ(t.asked(), "p0 rescue p0 walked");
  EXPECT_EQ(t.offers(), "power T summon, leave");
  t.refused("p0 end", "not-now");
  t.plays("p0 power T summon\np0 pay 8T");
  EXPECT_EQ(t.place(0) + " " + t.place(1), "underground underground");
}
// The turn then ends with increment and end questions, without hex actions.
TEST(SummonsAsRescue, EndsTheTurnWithIncrementAndEndQuestions) {
  FrontierTable t("players=2", "rabbits p0 JC p1 underground\nhand p0 8T 5S 2N");
  t.plays("p0 walk 4\np0 power T summon\np0 pay 8T");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1");
  t.plays("chance draw p0 3C");
  EXPECT_EQ(t.asked(), "p0 power p0 N question") << "shields are for hexes above ground";
  t.plays("p0 power N load 2N");
  EXPECT_EQ(t.turn(), 1);
}

// --- fight with fire -----------------------------------------------------------------------------

// Torches fight like spades, in attack and defence.
TEST(Fire, TorchesFightLikeSpades) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JD\nhand p0 5T 9T 2C\nhand p1 6T KT 2S");
  EXPECT_EQ(t.offers("attack"), "attack p1");
  t.plays("p0 attack p1");
  EXPECT_EQ(t.offers(), "spades 5T, spades 5T +, spades 9T, spades 9T +");
  t.plays("p0 spades 5T");
  EXPECT_EQ(t.offers(), "spades 6T, spades 6T +, spades KT, spades KT +, give in");
  t.plays("p1 spades 6T");
  EXPECT_EQ(t.asked(), "p0 fight p1 5 6 weapons 17");
  t.plays("p0 spades 9T\np1 spades KT");
  t.plays("p0 give in");
  EXPECT_EQ(t.spent(), "5T 6T 9T");
  EXPECT_TRUE(t.in_court("KT"));
}
// Each side all spades or all torches; the two need not be alike.
TEST(Fire, EachSideAllSpadesOrAllTorches) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JD\nhand p0 5T 9S 4T 2C\nhand p1 6S 7T 8S");
  t.plays("p0 attack p1");
  t.refused_section("p0 spades 5T 9S", "not-a-spade", "Spades: fights");
  t.plays("p0 spades 5T");
  EXPECT_EQ(t.offers(), "spades 6S, spades 6S +, spades 8S, spades 8S +, spades 7T, give in");
  t.refused("p1 spades 6S 7T", "not-a-spade");
  t.plays("p1 spades 6S");
  t.refused("p0 spades 9S", "not-a-spade");
  EXPECT_EQ(t.offers(), "spades 4T, give in");
  t.plays("p0 spades 4T");
  t.refused("p1 spades 7T", "not-a-spade");
  t.plays("p1 spades 8S");
  EXPECT_EQ(t.asked(), "p0 fight p1 9 14 weapons 1");
}
// Also without spades in play.
TEST(Fire, TorchesFightWithoutSpadesToo) {
  FrontierTable t("players=2 suits=CHT", "hand p0 5T\nhand p1 2C", "random");
  t.plays("p0 attack p1\np0 spades 5T\np1 give in");
  EXPECT_EQ(t.chances(), "steal p0 from p1 2C");
  FrontierTable none("players=2 suits=CHE", "hand p0 5E\nhand p1 2C", "random");
  none.refused("p0 attack p1", "no-fights");
}

// When an attacker who used torches wins and really steals a card, every rabbit then on that hex,
// the attacker too, goes off-board, with no increment.
TEST(Fire, SendsEverybodyOnTheHexOffBoard) {
  FrontierTable t("players=4",
                  "rabbits p0 JD p1 JD p2 JD p3 KC\nhand p0 9T\nhand p1 2C 3C\nhand p2 4C");
  t.plays("p0 attack p1\np0 spades 9T\np1 give in\nchance steal p0 from p1 2C");
  EXPECT_EQ(t.happened(), "attacked played gave-in went-off stole power went-off endangered");
  EXPECT_EQ(t.asked(), "p0 rescue p0 burnt");
  t.plays("p0 leave");
  EXPECT_EQ(t.happened(), "went-off closed");
  EXPECT_EQ(t.place(0) + " " + t.place(1) + " " + t.place(2) + " " + t.place(3), "off off off KC");
  EXPECT_EQ(t.hand(0), "2C");
  EXPECT_EQ(t.asked(), "p0 power p0 N question") << "no increment, but the end questions";
}
// … in the Underground as well.
TEST(Fire, BurnsInTheUndergroundAsWell) {
  FrontierTable t("players=3",
                  "rabbits p0 underground p1 underground p2 underground\nhand p0 9T\nhand p1 2C");
  t.plays("p0 attack p1\np0 spades 9T\np1 give in\nchance steal p0 from p1 2C\np0 leave");
  EXPECT_EQ(t.place(0) + " " + t.place(1) + " " + t.place(2), "off off off");
}
// It takes an attacker who used torches: not one with spades, whatever the defender played …
TEST(Fire, TakesAnAttackerWhoUsedTorches) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JD\nhand p0 4S 9S\nhand p1 6T 2C");
  t.plays("p0 attack p1\np0 spades 4S\np1 spades 6T\np0 spades 9S\np1 give in");
  t.plays("chance steal p0 from p1 2C");
  EXPECT_EQ(t.happened(), "stole");
  EXPECT_EQ(t.asked(), "p0 hex");
  FrontierTable beaten("players=2", "rabbits p0 JD p1 JD\nhand p0 4S\nhand p1 6T 2C");
  beaten.plays("p0 attack p1\np0 spades 4S\np1 spades 6T");
  EXPECT_EQ(beaten.happened(), "attacked played played gave-in went-off closed turn-began");
  EXPECT_EQ(beaten.place(1), "JD") << "a defender's torches burn nothing";
}
// … who wins …
TEST(Fire, TakesAVictory) {
  FrontierTable t("players=3", "rabbits p0 JD p1 JD p2 JD\nhand p0 4T\nhand p1 6S 2C");
  t.plays("p0 attack p1\np0 spades 4T\np1 spades 6S");
  EXPECT_EQ(t.place(0) + " " + t.place(1) + " " + t.place(2), "off JD JD");
}
// … and really steals a card.
TEST(Fire, TakesAStolenCard) {
  FrontierTable t("players=3", "rabbits p0 JD p1 JD p2 JD\nhand p0 4T 9S\nhand p2 2C");
  t.plays("p0 attack p1\np0 spades 4T");
  EXPECT_EQ(t.happened(), "attacked played gave-in went-off");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.place(0) + " " + t.place(2), "JD JD");
}
// Before any check for a win.
TEST(Fire, ComesBeforeTheCheckForAWin) {
  FrontierTable t("players=2", "hand p0 9T KC QS\nhand p1 KD");
  t.plays("p0 attack p1\np0 spades 9T\np1 give in\nchance steal p0 from p1 KD");
  EXPECT_EQ(t.winner(), "nobody");
  EXPECT_EQ(t.asked(), "p0 rescue p0 burnt");
  t.plays("p0 leave");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.hand(0), "KC QS KD");
  FrontierTable spades("players=2", "hand p0 9S KC QS\nhand p1 KD");
  spades.plays("p0 attack p1\np0 spades 9S\np1 give in\nchance steal p0 from p1 KD");
  EXPECT_EQ(spades.winner(), "p0");
}
// A stolen royal's carrot moves first.
TEST(Fire, ComesAfterTheCarrotOfAStolenRoyal) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JD\nhand p0 9T\nhand p1 KD");
  t.plays("p0 attack p1\np0 spades 9T\np1 give in\nchance steal p0 from p1 KD");
  EXPECT_EQ(t.carrot("KD"), "p0");
  EXPECT_EQ(t.asked(), "p0 rescue p0 burnt");
}
// Fourth royal (and hand limit, which an attacker who has played a card cannot exceed) follow the
// theft at once, before the fire.
TEST(Fire, ComesAfterTheFourthRoyal) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JD\nhand p0 9T KC QS JH\nhand p1 KD");
  t.plays("p0 attack p1\np0 spades 9T\np1 give in\nchance steal p0 from p1 KD");
  EXPECT_EQ(t.asked(), "p0 surplus p0");
  EXPECT_EQ(t.place(0), "JD");
  t.plays("p0 give up JH");
  EXPECT_EQ(t.asked(), "p0 rescue p0 burnt");
}
// Saved by a summons, a thief ends the turn in the Underground with all who were burnt; after a
// stolen royal only the increment follows anyway.
TEST(Fire, MayBeEscapedByASummons) {
  for (const std::string loot : {"KD", "2C"}) {
    FrontierTable t("players=3", "rabbits p0 JD p1 JD p2 JD\nhand p0 9T 8T\nhand p1 " + loot);
    t.plays("p0 attack p1\np0 spades 9T\np1 give in\nchance steal p0 from p1 " + loot);
    t.plays("p0 power T summon\np0 pay 8T");
    EXPECT_EQ(t.place(0) + " " + t.place(1) + " " + t.place(2),
              "underground underground underground");
    EXPECT_EQ(t.asked(), "chance draw p0 increment 1") << loot;
    t.plays("chance draw p0 3C");
    EXPECT_EQ(t.asked(), "p0 power p0 N question") << loot;
    EXPECT_EQ(t.pub().pending.size(), 1);
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
