// Rules, "Off-board".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// Following an open road end leads off the board.
TEST(OffBoard, AnOpenRoadEndLeadsOff) {
  AtTable exit("players=2", "rabbits p0 JD");
  exit.plays("p0 walk 0");
  EXPECT_EQ(exit.place(0), "off");
  EXPECT_EQ(exit.happened(), "went-off turn-began");
  AtTable branch("players=2", "rabbits p0 JD");
  branch.plays("p0 walk 2\np0 walk 0");
  EXPECT_EQ(branch.place(0), "off");
  AtTable road("players=2");
  road.plays("chance draw p0 2C\nchance draw p1 2S\nchance draw p0 2H\nchance draw p1 2D");
  road.plays("chance draw p0 3C\nchance draw p1 3S\nchance dice 5 6\np0 pass\np0 walk 2");
  EXPECT_EQ(road.place(0), "off");
}

// Your turn ends: no acquisition, no increment; hand and carrots are kept, payments stay spent.
TEST(OffBoard, TheTurnEndsWithoutIncrement) {
  AtTable t("players=2", "rabbits p0 JH\ndice 1 1\nhand p0 2C 10H QH");
  t.plays("p0 step 5\np0 trail 2\np0 pay 2C");
  EXPECT_EQ(t.tile(), "wood");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.happened(), "went-off turn-began");
  EXPECT_EQ(t.asked(), "chance roll");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.hand(0), "10H QH");
  EXPECT_EQ(t.carrot("QH"), "p0");
  EXPECT_EQ(t.spent(), "2C");
}

// Your next turn has a lottery.
TEST(OffBoard, TheNextTurnHasALottery) {
  AtTable t("players=2", "rabbits p0 off\nhand p0 3C\npending hex\npending roll");
  t.plays("chance dice 3 4");
  EXPECT_EQ(t.asked(), "p0 match");
  EXPECT_EQ(t.place(0), "off");
  t.plays("p0 show 3C\nchance draw p0 9S");
  EXPECT_EQ(t.hand(0), "3C 9S");
}

// Then your journey is to the Underground.
TEST(OffBoard, TheNextJourneyIsToTheUnderground) {
  AtTable t("players=2", "rabbits p0 off\nhand p0 9C red black\npending hex\npending roll");
  t.plays("chance dice 3 4\np0 pass");
  EXPECT_EQ(t.happened(), "rolled passed surfaced");
  EXPECT_EQ(t.place(0), "underground");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.offers(), "end");
  t.refused("p0 walk 1", "journey-over");
  t.refused("p0 step 1", "journey-over");
  t.refused("p0 release red KC", "journey-over");
  t.refused("p0 release black 9", "journey-over");
  t.refused("p0 hop 1", "not-now");
}

// There you act as usual and take the increment.
TEST(OffBoard, InTheUndergroundOneActsAndTakesTheIncrement) {
  AtTable t("players=2",
            "rabbits p0 off p1 underground\nhand p0 5S\nhand p1 4C 6D\npending hex\npending roll");
  t.plays("chance dice 3 4\np0 pass\np0 attack p1\np0 spades 5S\np1 give in");
  t.plays("chance steal p0 from p1 4C\np0 end\nchance draw p0 9H");
  EXPECT_EQ(t.hand(0), "4C 9H");
  EXPECT_EQ(t.turn(), 1);
}

// Nothing is done off the board.
TEST(OffBoard, NothingIsDoneThere) {
  AtTable t("players=2",
            "rabbits p0 off p1 off\nhand p0 7S 7D KH red\nspent 4S\npending hex\npending roll");
  const auto nothing = [&t](const std::string& code) {
    for (const std::string line : {"attack p1", "buy 4S", "acquire", "release red KC", "end"})
      t.refused("p0 " + line, code);
  };
  nothing("not-asked");  // the dice are
  t.plays("chance dice 3 4");
  nothing("not-now");
  t.plays("p0 pass");  // in the Underground p1, who is off the board, is out of reach
  t.refused("p0 attack p1", "fight-absent");
}

// Whoever is put off-board is off until their own next turn, whatever put them there.
TEST(OffBoard, WhateverPutsOneOffLastsUntilTheNextTurn) {
  // Beaten in a fight. Player 1 is off the board through the turns of 0 and 2.
  AtTable fight("players=3", "order p0 p2 p1\nrabbits p0 KS p1 KS\nhand p0 5S\nhand p1 4C");
  fight.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 4C\np0 end");
  fight.plays("chance draw p0 2C\nchance dice 1 2");
  EXPECT_EQ(fight.place(1), "off");
  fight.plays("p2 end\nchance draw p2 3C");
  EXPECT_EQ(fight.asked(), "chance roll");
  fight.plays("chance dice 1 2");
  EXPECT_EQ(fight.turn(), 1);
  EXPECT_EQ(fight.place(1), "underground");
}

TEST(OffBoard, ABeatenChallengerIsOffUntilTheNextTurn) {
  AtTable vetted("players=2", "rabbits p1 KC\nhand p0 8H\nhand p1 6H 2C");
  vetted.plays("p0 walk 1\np1 contest 6H\np0 prove 8H\np0 end\nchance draw p0 2S");
  EXPECT_EQ(vetted.place(1), "off");
  vetted.plays("chance dice 1 2\np1 show 2C\nchance draw p1 9S");
  EXPECT_EQ(vetted.place(1), "underground");
}

TEST(OffBoard, AFallenFlyerIsOffUntilTheNextTurn) {
  AtTable flight("players=2", "rabbits p0 KS\nhand p0 2C\npending hex\npending start");
  flight.plays("p0 declare 2C\nchance dice 3 4\np0 pass\np0 fall");
  EXPECT_EQ(flight.place(0), "off");
  flight.plays("chance dice 1 2\np1 end\nchance draw p1 3C\nchance dice 5 6\np0 pass");
  EXPECT_EQ(flight.place(0), "underground");
  EXPECT_EQ(flight.asked(), "p0 hex travelled");
}

}  // namespace
}  // namespace warren::jack_rabbits
