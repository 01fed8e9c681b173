// Rules, "Transfers: tavern": buying a joker, and what a joker is good for.
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// The plaza of spades turned by one side, so that the road of the tavern between QD and JS ends
// before a closed edge of it.
Box dead_end_tavern() { return sample_with({"JS -3 1 1"}); }

// Passing a tavern you may buy a joker from the court for the price, and go on.
TEST(Tavern, SellsAJokerForThePrice) {
  AtTable t("players=2", "rabbits p0 JD\ndice 3 4\nhand p0 4S 7D");
  t.plays("p0 step 3");
  EXPECT_EQ(t.tile(), "tavern");
  t.plays("p0 joker red");
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in HD for joker red");
  t.plays("p0 pay 7D");
  EXPECT_EQ(t.hand(0), "red 4S");
  EXPECT_FALSE(t.in_court("red"));
  EXPECT_EQ(t.spent(), "7D");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.place(0), "citadel");
  EXPECT_EQ(t.hand(0), "red 4S");
}

TEST(Tavern, NoOtherTileSellsJokers) {
  const std::string hand = "hand p0 7D 7H\nrabbits p0 ";
  AtTable wood("players=2", hand + "citadel");
  wood.plays("p0 step 1");
  EXPECT_EQ(wood.tile(), "wood");
  wood.refused_section("p0 joker red", "not-tavern", "Transfers: tavern");
  AtTable crossing("players=2", hand + "JD");
  crossing.plays("p0 walk 2").refused("p0 joker red", "not-tavern");
  AtTable cave("players=2", hand + "KD");
  cave.plays("p0 walk 0").refused("p0 joker black", "not-tavern");
  AtTable hex("players=2", hand + "JD");
  hex.refused("p0 joker red", "not-now");
}

// Either of those in the court, not one that somebody holds.
TEST(Tavern, EitherJokerOfTheCourt) {
  AtTable both("players=2", "rabbits p0 JD\nhand p0 7D");
  both.plays("p0 step 3");
  EXPECT_EQ(both.offers("joker"), "joker red, joker black");
  both.plays("p0 joker black\np0 pay 7D");
  EXPECT_EQ(both.hand(0), "black");
  for (const std::string holder : {"hand p0 7D\nhand p1 red", "hand p0 7D red"}) {
    AtTable t("players=2", "rabbits p0 JD\n" + holder);
    t.plays("p0 step 3");
    EXPECT_EQ(t.offers("joker"), "joker black") << holder;
    t.refused("p0 joker red", "joker-taken");
  }
}

// One per visit.
TEST(Tavern, OnePerVisit) {
  AtTable t("players=2", "rabbits p0 JD\nhand p0 7D 7H");
  t.plays("p0 step 3\np0 joker red\np0 pay 7D");
  EXPECT_EQ(t.offers("joker"), "");
  t.refused("p0 joker black", "joker-twice");
  t.refused("p0 joker red", "joker-twice");
}

TEST(Tavern, AnotherTavernOfTheJourneySellsAgain) {
  AtTable t("players=2", "rabbits p0 JD\ndice 1 1\nhand p0 2C 2S 2H 2D");
  t.plays("p0 step 3\np0 joker red\np0 pay 2D\np0 step 1\np0 step 1\np0 trail 0\np0 pay 2C");
  EXPECT_EQ(t.tile(), "mountain");
  t.plays("p0 trail 2\np0 pay 2S\np0 step 1");
  EXPECT_EQ(t.tile(), "tavern");
  t.plays("p0 joker black\np0 pay 2H");
  EXPECT_EQ(t.hand(0), "red black");
}

// Diamonds and hearts pay, clubs and spades do not.
TEST(Tavern, DiamondsAndHeartsPay) {
  for (const std::string cards : {"7D", "7H", "3D 4H"}) {
    AtTable t("players=2", "rabbits p0 JD\nhand p0 7C 7S " + cards);
    t.plays("p0 step 3\np0 joker red");
    t.refused("p0 pay 7C", "wrong-suit");
    t.refused("p0 pay 7S", "wrong-suit");
    t.plays("p0 pay " + cards);
    EXPECT_EQ(t.hand(0), "7C red 7S");
  }
  AtTable poor("players=2", "rabbits p0 JD\nhand p0 7C 7S 6D");
  poor.plays("p0 step 3").refused("p0 joker red", "cannot-pay");
}

// A joker may be bought where the road beyond is closed.
TEST(Tavern, SellsAlsoWhereTheRoadBeyondIsClosed) {
  for (const std::string next : {"p0 back", "p0 release red KC"}) {
    AtTable t("players=2", "rabbits p0 QD\nhand p0 7D", dead_end_tavern());
    t.plays("p0 walk 4");
    EXPECT_EQ(t.tile(), "tavern");
    t.refused("p0 walk 2", "closed-edge");
    t.plays("p0 joker red\np0 pay 7D");
    EXPECT_EQ(t.hand(0), "red");
    t.plays(next);
    EXPECT_EQ(t.place(0), next == "p0 back" ? "QD" : "KC");
    EXPECT_EQ(t.asked(), "p0 hex travelled");
  }
}

// Red is a horse: released, it takes you to any hex but the Underground, free.
TEST(Tavern, RedIsAHorse) {
  AtTable t("players=2", "hand p0 red 4C");
  t.plays("p0 step 1");
  EXPECT_EQ(t.offers("release"),
            "release red citadel, release red KC, release red QC, release red JC, release red KS, "
            "release red QS, release red JS, release red KH, release red QH, release red JH, "
            "release red KD, release red QD, release red JD");
  t.refused("p0 release red underground", "no-such-hex");
  t.refused("p0 release red off", "no-such-hex");
  t.plays("p0 release red KC");
  EXPECT_EQ(t.place(0), "KC");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.hand(0), "4C");
  EXPECT_EQ(t.spent(), "");
  EXPECT_TRUE(t.in_court("red"));
}

TEST(Tavern, RidingOnRedIsAnArrivalLikeAnyOther) {
  AtTable t("players=3", "hand p0 red");
  t.plays("p0 step 1\np0 release red QS");
  EXPECT_EQ(t.place(0), "QS");
  EXPECT_EQ(t.asked(), "p1,p2 vet p1,p2");
}

TEST(Tavern, OnlyAJokerOfOnesOwnIsReleased) {
  AtTable t("players=2", "rabbits p0 QD\nhand p0 7D\nhand p1 red");
  t.refused_section("p0 release red KC", "joker-not-yours", "Transfers: tavern");
  t.refused("p0 release black 9", "joker-not-yours");
  EXPECT_EQ(t.offers("release"), "");
}

// Black is a boat: released, it takes you to an open road end on a water that your tile touches,
// free, and the journey goes on inland.
TEST(Tavern, BlackIsABoat) {
  AtTable t("players=2", "rabbits p0 QD\nhand p0 4C black");
  t.refused("p0 release black 0", "own-port");
  t.plays("p0 release black 9");
  EXPECT_EQ(t.tile(), "wood");
  EXPECT_EQ(t.hand(0), "4C");
  EXPECT_EQ(t.spent(), "");
  EXPECT_TRUE(t.in_court("black"));
  t.plays("p0 walk 0");
  EXPECT_EQ(t.place(0), "citadel");
}

// A boat needs an edge of the present tile on water.
TEST(Tavern, BlackNeedsWater) {
  AtTable t("players=2", "rabbits p0 JD\nhand p0 black");
  t.plays("p0 step 3");
  EXPECT_EQ(t.tile(), "tavern");
  EXPECT_EQ(t.offers("release"), "");
  t.refused("p0 release black 9", "landlocked");
  AtTable citadel("players=2", "hand p0 black");
  citadel.refused("p0 release black 9", "landlocked");
}

// It sails every water that the tile touches.
TEST(Tavern, BlackSailsEveryWaterOfItsTile) {
  AtTable lake("players=2", "rabbits p0 QC\nhand p0 black");
  EXPECT_EQ(lake.offers("release"),
            "release black 0, release black 1, release black 2, release black 3, release black 4, "
            "release black 5, release black 7, release black 8, release black 9, release black 10, "
            "release black 11");
  lake.plays("p0 release black 7");
  EXPECT_EQ(lake.place(0), "JC");
  AtTable sea("players=2", "rabbits p0 QC\nhand p0 black");
  sea.plays("p0 release black 3");
  EXPECT_EQ(sea.place(0), "JS");
  // One that touches only the sea does not come to the lake.
  AtTable none("players=2", "rabbits p0 QD\nhand p0 black");
  none.refused("p0 release black 7", "no-water");
}

// A joker may be released on the hex where the journey may start, on this turn or a later one.
TEST(Tavern, AJokerMayBeReleasedOnTheHexOfDeparture) {
  AtTable t("players=2", "rabbits p0 JD p1 JS\nhand p0 7D");
  t.plays("p0 step 3\np0 joker red\np0 pay 7D\np0 walk 1\np0 end\nchance draw p0 2C");
  t.plays("chance dice 1 2\np1 end\nchance draw p1 3C\nchance dice 5 6\np0 pass");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.place(0), "citadel");
  t.plays("p0 release red JH");
  EXPECT_EQ(t.happened(), "joker-released arrived");
  EXPECT_EQ(t.place(0), "JH");
}

// On any road tile, at once where it was bought, too.
TEST(Tavern, AJokerMayBeReleasedOnAnyRoadTile) {
  struct Case {
    std::string tile, from, way;
  };
  for (const Case& c : {Case{"wood", "citadel", "step 1"}, Case{"river", "citadel", "step 0"},
                        Case{"mountain", "QH", "step 5"}, Case{"crossing", "JD", "walk 2"},
                        Case{"tavern", "JD", "step 3"}, Case{"cave", "KD", "walk 0"}}) {
    AtTable t("players=2", "hand p0 red\nrabbits p0 " + c.from);
    t.plays("p0 " + c.way);
    EXPECT_EQ(t.tile(), c.tile);
    t.plays("p0 release red KC");
    EXPECT_EQ(t.place(0), "KC") << c.tile;
  }
  AtTable t("players=2", "rabbits p0 JD\nhand p0 7D");
  t.plays("p0 step 3\np0 joker red\np0 pay 7D\np0 release red JC");
  EXPECT_EQ(t.place(0), "JC");
}

// Not once the journey is over.
TEST(Tavern, NoJokerIsReleasedAfterTheJourney) {
  AtTable arrived("players=2", "hand p0 red black");
  arrived.plays("p0 walk 0");
  EXPECT_EQ(arrived.place(0), "JD");
  EXPECT_EQ(arrived.offers("release"), "");
  arrived.refused("p0 release red KC", "journey-over");
  arrived.refused("p0 release black 9", "journey-over");
  AtTable back("players=2", "rabbits p0 QD\nhand p0 red", dead_end_tavern());
  back.plays("p0 walk 4\np0 back").refused("p0 release red KC", "journey-over");
}

// Not from the Underground.
TEST(Tavern, NoJokerIsReleasedInTheUnderground) {
  AtTable t("players=2", "rabbits p0 underground\nhand p0 red black");
  EXPECT_EQ(t.offers("release"), "");
  t.refused("p0 release red KC", "joker-below");
  t.refused("p0 release black 9", "joker-below");
}

// The released joker goes back to the court and can be bought again.
TEST(Tavern, AReleasedJokerCanBeBoughtAgain) {
  AtTable t("players=2", "rabbits p0 JS p1 JD\nhand p0 red\nhand p1 5D");
  t.plays("p0 release red KC\np0 end\nchance draw p0 2C\nchance dice 2 3\np1 pass\np1 step 3");
  t.plays("p1 joker red\np1 pay 5D");
  EXPECT_EQ(t.hand(1), "red");
}

TEST(Tavern, AReleasedJokerCanBeBoughtAgainInTheSameJourney) {
  AtTable t("players=2", "rabbits p0 QD\ndice 1 1\nhand p0 2C 3C 2S 3S 2H 2D black");
  t.plays(
      "p0 release black 9\np0 trail 2\np0 pay 2C\np0 trail 0\np0 pay 3C\np0 trail 1\np0 pay 2S");
  t.plays("p0 trail 0\np0 pay 3S\np0 trail 1\np0 pay 2H");
  EXPECT_EQ(t.tile(), "tavern");
  t.plays("p0 joker black\np0 pay 2D");
  EXPECT_EQ(t.hand(0), "black");
}

}  // namespace
}  // namespace warren::jack_rabbits
