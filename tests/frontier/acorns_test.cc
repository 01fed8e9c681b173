// Expansions, "Acorns".
#include "tests/frontier/at_table.h"

namespace warren::jack_rabbits {
namespace {

// --- the beast -----------------------------------------------------------------------------------

// A token that stands on a rhombus.
TEST(Beast, StandsOnARhombus) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7N");
  for (const std::string tile : {"45", "0", "73", "255"})
    t.refused("p0 power N drive at " + tile, "no-such-tile");
  t.plays("p0 power N drive at 5\np0 pay 7N");
  EXPECT_EQ(t.told(),
            "power p0 N drive at 5\nintended p0 power N 7 N\npaid p0 power N 7N\n"
            "power p0 N driven at 5\n");
  EXPECT_EQ(t.token(Suit::acorns), 5);
  EXPECT_EQ(FrontierTable("players=2").token(Suit::acorns), -1) << "it starts off the board";
}
// A rabbit that enters its tile, however it enters, is asked at once: by road, …
TEST(Beast, IsMetByWhoWalks) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 9C\ntoken N 6");
  EXPECT_EQ(t.offers("walk"), "walk 1, walk 2, walk 3, walk 4, walk 5") << "its tile is open";
  t.plays("p0 walk 3");
  EXPECT_EQ(t.told(), "stepped p0 14 road\n");
  EXPECT_EQ(t.asked(), "p0 power p0 N question");
  FrontierTable far("players=2", "rabbits p0 JD\nhand p0 9C\ntoken N 59");
  far.plays("p0 walk 2");
  EXPECT_EQ(far.tile(), "mountain 58") << "who walks stops there";
  EXPECT_EQ(far.asked(), "p0 power p0 N question");
}
// … by a trailway's other road, by boat, …
TEST(Beast, IsMetByWhoComesInAnyOtherWay) {
  FrontierTable trail("players=2", "rabbits p0 citadel\nhand p0 9C\ntoken N 6\n" + on_road(11));
  trail.plays("p0 trail 2\np0 pay 9C");
  EXPECT_EQ(trail.asked(), "p0 power p0 N question");
  FrontierTable boat("players=2", "rabbits p0 JS\nhand p0 black 9C\ntoken N 67");
  boat.plays("p0 release black 20");
  EXPECT_EQ(boat.asked(), "p0 power p0 N question");
  EXPECT_EQ(boat.tile(), "mountain 66");
  FrontierTable below("players=2", "rabbits p0 underground\nhand p0 9C\ntoken N 13");
  below.plays("p0 walk 1");
  EXPECT_EQ(below.asked(), "p0 power p0 N question");
  EXPECT_EQ(below.tile(), "mountain 12");
}
// … whatever it holds.
TEST(Beast, IsMetByWhoHoldsNothingToo) {
  FrontierTable t("players=2", "rabbits p0 JD\ntoken N 6\nhand p1 2C");
  t.plays("p0 walk 3");
  EXPECT_EQ(t.offers(), "power N flee");
  t.plays("p0 power N flee");
  EXPECT_EQ(t.place(0), "off");
}
// Pay the price in acorns, and the beast moves to another rhombus of the payer's choice; …
TEST(Beast, IsDrivenAwayForThePrice) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7N 9S\ntoken N 6");
  t.plays("p0 walk 3");
  t.refused("p0 power N drive at 5", "token-there");
  t.refused("p0 power N drive at 45", "no-such-tile");
  EXPECT_EQ(t.offers().substr(0, 36), "power N drive at 1, power N drive at");
  EXPECT_THAT(t.offers(), HasSubstr("power N flee"));
  t.plays("p0 power N drive at 7");
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in N for power N");
  t.refused("p0 pay 9S", "wrong-suit");
  t.plays("p0 pay 7N");
  EXPECT_EQ(t.told(), "paid p0 power N 7N\npower p0 N chased at 7\n");
  EXPECT_EQ(t.token(Suit::acorns), 7);
  EXPECT_EQ(t.asked(), "p0 road 14") << "and the journey goes on";
  FrontierTable poor("players=2", "rabbits p0 JD\nhand p0 6N 9S\ntoken N 6");
  poor.plays("p0 walk 3");
  EXPECT_EQ(poor.offers(), "power N flee");
  poor.refused("p0 power N drive at 7", "cannot-pay");
}
// … or go off-board.
TEST(Beast, OtherwiseTheRabbitGoesOffBoard) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7N\ntoken N 6");
  t.plays("p0 walk 3\np0 power N flee");
  EXPECT_EQ(t.happened(), "stepped power endangered");
  EXPECT_EQ(t.asked(), "p0 rescue p0 chased");
  t.plays("p0 leave");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.token(Suit::acorns), 5) << "the beast stays";
}
// That question is answered before anything else: no joker, power or transfer comes first.
TEST(Beast, IsAnsweredBeforeAnythingElse) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7N 9S 7O 7E 7C red black\ntoken N 6");
  t.plays("p0 walk 3");
  for (const std::string line : {"release red JC", "release black 3", "trail 0", "walk 3", "back"})
    t.refused("p0 " + line, "not-now");
  for (const std::string line : {"E guard at 42", "O ride at JC", "T summon", "N forgo", "N pass",
                                 "N bolt at 0", "N load 7N"})
    t.refused("p0 power " + line, "power-not-here");
  EXPECT_THAT(t.offers(), Not(HasSubstr("power O")));
}
// Who stands on its tile when it comes there has not entered it.
TEST(Beast, IsMetOnEnteringOnly) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7N\n" + on_road(14));
  t.plays("p0 power N drive at 5\np0 pay 7N\np0 power N forgo");
  EXPECT_EQ(t.asked(), "p0 road 14");
}

// Pay anywhere to move it: on a hex, the Underground too, and on a road tile.
TEST(DrivingTheBeast, IsPaidAnywhere) {
  for (const std::string& position :
       {std::string("rabbits p0 JD\n"), std::string("rabbits p0 underground\n"),
        std::string("rabbits p0 JD\npending hex travelled\n"),
        "rabbits p0 citadel\n" + on_road(4)}) {
    FrontierTable t("players=2", position + "hand p0 7N 8N\ntoken N 8");
    const std::string asked = t.asked();
    t.refused("p0 power N drive at 7", "token-there");
    t.plays("p0 power N drive at 5\np0 pay 7N");
    EXPECT_EQ(t.asked(), asked);
    EXPECT_EQ(t.token(Suit::acorns), 5);
    t.refused("p0 power N drive at 7", "power-used");
    EXPECT_EQ(t.offers("power"), "");
  }
  FrontierTable off("players=2", "rabbits p0 JC\nhand p0 7N");
  off.plays("p0 walk 4");
  off.refused("p0 power N drive at 5", "power-not-here");
  FrontierTable early("players=2", "hand p0 7N\npending hex\npending match");
  early.refused("p0 power N drive at 5", "not-now");
}
// Payments to pass a token are not counted.
TEST(DrivingTheBeast, IsNotCountedWhereItStandsInTheWay) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7N 8N 9N\ntoken N 6");
  t.plays("p0 walk 3\np0 power N drive at 7\np0 pay 7N");
  EXPECT_THAT(t.position(), Not(HasSubstr("used N")));
  t.plays("p0 power N drive at 35\np0 pay 8N");
  EXPECT_THAT(t.position(), HasSubstr("used N"));
  FrontierTable used("players=2", "rabbits p0 JD\nhand p0 7N 8N 9N\ntoken N 6\nused N 2");
  used.plays("p0 walk 3\np0 power N drive at 7\np0 pay 7N");
  EXPECT_EQ(used.token(Suit::acorns), 7);
}
// If you put it on the rhombus you are on, leave free by any edge but the one you came in by; …
TEST(DrivingTheBeast, OntoOnesOwnTileLetsOneLeaveFree) {
  FrontierTable t("players=2", "rabbits p0 JC\nhand p0 7N\ncrossed 12\n" + on_road(12));
  t.plays("p0 power N drive at 5\np0 pay 7N");
  EXPECT_EQ(t.asked(), "p0 power p0 N bolt");
  EXPECT_EQ(t.offers(), "power N bolt at 1, power N bolt at 2, power N bolt at 3, power N forgo");
  t.refused("p0 power N bolt at 0", "came-that-way");
  t.refused("p0 power N bolt at 4", "no-road");
  t.plays("p0 power N bolt at 2");
  EXPECT_EQ(t.place(0), "JD");
  EXPECT_EQ(t.token(Suit::acorns), 5);
  EXPECT_EQ(t.spent(), "7N");
  FrontierTable road("players=2", "rabbits p0 JC\nhand p0 7N\n" + on_road(12));
  road.plays("p0 power N drive at 5\np0 pay 7N\np0 power N bolt at 1");
  EXPECT_EQ(road.asked(), "p0 road 45");
  FrontierTable off("players=2", "rabbits p0 JS\nhand p0 7N 2C\n" + on_road(130));
  off.plays("p0 power N drive at 66\np0 pay 7N\np0 power N bolt at 2");
  EXPECT_EQ(off.asked(), "p0 rescue p0 walked");
}
// … at once or never; …
TEST(DrivingTheBeast, LetsOneLeaveAtOnceOrNever) {
  FrontierTable t("players=2", "rabbits p0 JC\nhand p0 7N 9O red\n" + on_road(12));
  t.plays("p0 power N drive at 5\np0 pay 7N");
  for (const std::string line : {"walk 1", "release red JD"}) t.refused("p0 " + line, "not-now");
  t.refused("p0 power O ride at JD", "power-not-here");
  t.refused("p0 power N flee", "power-not-here");
  t.plays("p0 power N forgo");
  EXPECT_EQ(t.asked(), "p0 road 12");
  t.refused("p0 power N bolt at 2", "power-not-here");
  t.refused("p0 power N forgo", "power-not-here");
  t.refused("p0 trail 2", "cannot-pay");
}
// … edges already crossed, guards and seals bar as usual.
TEST(DrivingTheBeast, LetsOneLeaveByOpenEdgesOnly) {
  FrontierTable crossed("players=2", "rabbits p0 JC\nhand p0 7N\ncrossed 12 45\n" + on_road(12));
  crossed.plays("p0 power N drive at 5\np0 pay 7N");
  crossed.refused("p0 power N bolt at 1", "crossed-edge");
  EXPECT_EQ(crossed.offers(), "power N bolt at 2, power N bolt at 3, power N forgo");
  FrontierTable guard("players=2", "rabbits p0 JC\nhand p0 7N\ntoken E 17\n" + on_road(43));
  guard.plays("p0 power N drive at 14\np0 pay 7N");
  guard.refused("p0 power N bolt at 3", "barred");
  const std::string seal =
      "rabbits p0 JC p1 JD\nhand p1 5E\n" + seal_of(1, "JD", "5E") + on_road(12);
  FrontierTable sealed("players=2", seal + "hand p0 7N");
  sealed.plays("p0 power N drive at 5\np0 pay 7N");
  sealed.refused("p0 power N bolt at 2", "sealed-hex");
  FrontierTable breaks("players=2", seal + "hand p0 7N 6E");
  breaks.plays("p0 power N drive at 5\np0 pay 7N\np0 power N bolt at 2\np0 pay 6E");
  EXPECT_EQ(breaks.place(0), "JD") << "a seal may be broken";
  EXPECT_EQ(breaks.asked(), "p0 hex travelled");
}
// Only where the beast is put on the tile you are on, and not by one who meets it.
TEST(DrivingTheBeast, ElsewhereLeavesNothingFree) {
  FrontierTable t("players=2", "rabbits p0 JC\nhand p0 7N\n" + on_road(12));
  t.plays("p0 power N drive at 7\np0 pay 7N");
  EXPECT_EQ(t.asked(), "p0 road 12");
}

// --- the load ------------------------------------------------------------------------------------

// At the end of your turn, off-board too, lay one or more acorns on the load.
TEST(Load, IsLaidAtTheEndOfATurn) {
  FrontierTable t("players=2", "rabbits p0 underground\nhand p0 2N 3N 9C");
  t.refused("p0 power N load 2N", "power-not-here");
  t.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(t.asked(), "p0 power p0 N question");
  EXPECT_EQ(t.offers(), "power N load 2N, power N load 2N 3N, power N load 3N, power N pass");
  t.refused("p0 power N drive at 5", "power-not-here");
  t.refused("p0 power N flee", "power-not-here");
  t.plays("p0 power N load 2N 3N");
  EXPECT_EQ(t.told(), "power p0 N load 2N 3N\nheaped p0 N 2N 3N\nturn-began p1\n");
  EXPECT_EQ(t.heap(), "2N 3N");
  FrontierTable off("players=2", "rabbits p0 JC\nhand p0 2N");
  off.plays("p0 walk 4\np0 leave\np0 power N load 2N");
  EXPECT_EQ(off.heap(), "2N");
  FrontierTable three(
      "players=2",
      "rabbits p0 underground\nhand p0 2N 3N 4N\npending power p0 N question\nclosing");
  three.plays("p0 power N load 2N 3N 4N");
  EXPECT_EQ(three.heap(), "2N 3N 4N");
}
// They are nobody's then: out of the hand, open, no part of the spent lot.
TEST(Load, IsNobodys) {
  FrontierTable t("players=2",
                  "rabbits p0 underground\nhand p0 2N 9C\nknown p0 2N\n"
                  "pending power p0 N question\nclosing");
  t.plays("p0 power N load 2N");
  EXPECT_EQ(t.hand(0), "9C");
  EXPECT_EQ(t.known(0), "");
  EXPECT_EQ(t.spent(), "");
  for (const int seat : {-1, 0, 1}) EXPECT_THAT(t.view(seat), HasSubstr("heap 2N\n")) << seat;
}
// Pips and aces only.
TEST(Load, IsOfPipsAndAcesOnly) {
  FrontierTable t("players=2",
                  "rabbits p0 underground\nhand p0 AN KN 9C red\n"
                  "pending power p0 N question\nclosing");
  for (const std::string card : {"KN", "9C", "red", "AN 9C"})
    t.refused("p0 power N load " + card, "pips-only");
  t.refused("p0 power N load", "some-card");
  t.refused("p0 power N load 2N", "not-yours");
  EXPECT_EQ(t.offers(), "power N load AN, power N pass");
  t.plays("p0 power N load AN");
  EXPECT_EQ(t.heap(), "AN");
}
// An ace counts 1, patriarchal 14, and is not spent.
TEST(Load, CountsAnAceAsOne) {
  for (const std::string option : {"", " ambivalent_aces=on", " capital_aces=on"}) {
    FrontierTable t("players=2" + option,
                    "rabbits p0 JD p1 JC\nhand p0 AN\nhand p1 2C\nheap 3N\n"
                    "pending power p0 N question\nclosing");
    t.plays("p0 power N load AN\nchance dice 3 4");
    EXPECT_EQ(t.price(), 11) << option;
    EXPECT_THAT(t.position(), Not(HasSubstr("capital p0")));
  }
  FrontierTable t("players=2 patriarchal_values=on",
                  "rabbits p0 JD p1 JC\nhand p0 AN\npending power p0 N question\nclosing");
  t.plays("p0 power N load AN");
  EXPECT_EQ(t.happened(), "power heaped cleared turn-began") << "14 is too much";
}
// Every roll of anyone adds the load's total to the dice, for the price …
TEST(Load, AddsToThePriceOfEveryRoll) {
  FrontierTable t("players=2",
                  "rabbits p0 underground p1 JC\nhand p0 2N 3N\nhand p1 2C\n"
                  "pending power p0 N question\nclosing");
  t.plays("p0 power N load 2N 3N\nchance dice 3 4");
  EXPECT_EQ(t.price(), 12);
  t.plays("p1 pass\np1 end\nchance draw p1 2H\np1 power E pass\np1 power N pass");
  t.plays("chance dice 1 1");
  EXPECT_EQ(t.price(), 7) << "and its owner's too";
}
// … and for flights; …
TEST(Load, AddsToThePriceOfFlights) {
  FrontierTable t("players=2",
                  "rabbits p0 KC p1 JC\nhand p0 8C 2S\nheap 3N\npending hex\n"
                  "pending start");
  t.plays("p0 declare 8C\nchance dice 3 4\np0 pass");
  EXPECT_EQ(t.asked(), "p0 shortfall 2");
}
// … the lottery's two dice stay as rolled.
TEST(Load, LeavesTheLotteryAsRolled) {
  FrontierTable t("players=2",
                  "rabbits p0 JD\nhand p0 3C 6C 10C\nheap 3N\npending hex\npending roll");
  t.plays("chance dice 3 4");
  t.refused("p0 show 6C", "matches-nothing");
  t.refused("p0 show 10C", "matches-nothing");
  EXPECT_EQ(t.offers(), "show 3C, pass");
}
// The price stays as rolled for the turn.
TEST(Load, LeavesThePriceOfTheTurnAsRolled) {
  FrontierTable t("players=2",
                  "rabbits p0 underground\nhand p0 9N 9C\nheap 2N\nprice 9\n"
                  "pending power p0 N question\nclosing");
  t.plays("p0 power N load 9N");
  EXPECT_EQ(t.heap(), "");
  FrontierTable price("players=2", "rabbits p0 JD\nhand p0 9E\nheap 5N\nprice 9");
  price.plays("p0 power E guard at 42\np0 pay 9E");
  EXPECT_EQ(price.spent(), "9E");
}
// As soon as the load is worth more than ten it is discarded.
TEST(Load, IsDiscardedAboveTen) {
  FrontierTable ten("players=2",
                    "rabbits p0 underground\nhand p0 4N\nheap 6N\n"
                    "pending power p0 N question\nclosing");
  ten.plays("p0 power N load 4N");
  EXPECT_EQ(ten.heap(), "4N 6N");
  FrontierTable more("players=2",
                     "rabbits p0 underground\nhand p0 5N\nheap 6N\n"
                     "pending power p0 N question\nclosing");
  more.plays("p0 power N load 5N");
  EXPECT_EQ(more.told(), "power p0 N load 5N\nheaped p0 N 5N\ncleared N\nturn-began p1\n");
  EXPECT_EQ(more.heap(), "");
  EXPECT_EQ(more.spent(), "5N 6N");
}
// Asked of whoever holds a card; nobody must.
TEST(Load, IsAskedOfWhoeverHoldsACard) {
  FrontierTable t("players=2", "rabbits p0 underground\nhand p0 9C");
  t.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(t.offers(), "power N pass");
  t.plays("p0 power N pass");
  EXPECT_EQ(t.turn(), 1);
  FrontierTable bare("players=2", "rabbits p0 JC\nhand p1 2N");
  bare.plays("p0 walk 4");
  EXPECT_EQ(bare.happened(), "went-off closed turn-began");
}

}  // namespace
}  // namespace warren::jack_rabbits
