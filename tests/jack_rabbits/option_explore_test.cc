// Rules, "Explore": rabbits walk the roads in turn, without cards, dice or a winner.
#include "tests/jack_rabbits/as_told.h"
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kOn = "explore=on players=3";

// No cards are dealt, no dice rolled: the first player may leave at once.
TEST(Explore, BeginsWithoutCardsAndDice) {
  AtTable t(kOn);
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.offers().substr(0, 7), "walk 0,");
  EXPECT_EQ(lines_of(t.view(0), "hands"), "hands 0 0 0\n");
  EXPECT_EQ(t.pub().dice(), 0);
  t.plays("p0 end");
  EXPECT_EQ(t.told(), "ended p0\nturn-began p1\n") << "nor is there an increment";
  EXPECT_EQ(t.asked(), "p1 hex");
  expect_can_be_written(t);
}

// The order of turns may be drawn by lot all the same.
TEST(Explore, TheOrderMayBeDrawnByLot) {
  AtTable t(kOn + " order=random");
  EXPECT_EQ(t.asked(), "chance lots");
  t.plays("chance order p2 p0 p1");
  EXPECT_EQ(t.asked(), "p2 hex");
}

// Rabbits walk along the roads to the next hex, one journey a turn.
TEST(Explore, RabbitsWalkTheRoadsInTurn) {
  AtTable t(kOn);
  t.plays("p0 walk 0");
  EXPECT_EQ(t.place(0), "JD");
  t.refused("p0 walk 0", "journey-over");
  t.plays("p0 end\np1 walk 1\np1 end\np2 walk 5\np2 end");
  EXPECT_EQ(t.place(1) + " " + t.place(2), "QH KS") << "and nobody vets them";
  EXPECT_EQ(t.turn(), 0);
  t.plays("p0 walk 2");
  EXPECT_EQ(t.tile(), "crossing");
  EXPECT_EQ(t.offers(), "walk 0, walk 2") << "no merchant is there";
}

// A cave leads to the Underground, and every cave out of it.
TEST(Explore, CavesLeadToTheUndergroundAndOutOfIt) {
  AtTable t(kOn, "rabbits p0 KD");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.offers(), "down");
  t.plays("p0 down\np0 end\np1 end\np2 end");
  EXPECT_EQ(t.place(0), "underground");
  t.plays("p0 walk 3");
  EXPECT_EQ(t.place(0), "JC");
}

// Off the board the turn ends; the next one is in the Underground.
TEST(Explore, OffTheBoardLeadsToTheUnderground) {
  AtTable t(kOn);
  t.plays("p0 walk 2");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.turn(), 1);
  t.plays("p1 end\np2 end");
  EXPECT_EQ(t.place(0), "underground");
  EXPECT_EQ(t.offers(), "end, stop") << "the journey of that turn was there";
}

// Where every way is closed one walks back.
TEST(Explore, OneWalksBackFromADeadEnd) {
  AtTable t(kOn, "rabbits p0 JS", sample_with({"KD -2 4 1"}));
  t.plays("p0 walk 1");
  EXPECT_EQ(t.offers(), "back");
  t.plays("p0 back");
  EXPECT_EQ(t.place(0), "JS");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
}

// It ends when all players have said so, one after the other; nobody wins.
TEST(Explore, EndsWhenAllSaySoOneAfterTheOther) {
  AtTable t(kOn);
  t.plays("p0 stop\np1 stop");
  EXPECT_FALSE(t.over());
  expect_can_be_written(t);
  t.plays("p2 stop");
  EXPECT_EQ(t.told(), "stopped p2\nfinished\n");
  EXPECT_TRUE(t.over());
  EXPECT_TRUE(t.result().over);
  EXPECT_TRUE(t.result().winners.empty());
  EXPECT_FALSE(JackRabbits::has_winner(t.setup()));
  t.refused("p0 walk 0", "game-over");
  EXPECT_EQ(t.asked(), "over");
  expect_can_be_written(t);
}
TEST(Explore, WhoPlaysOnMakesItBeginAnew) {
  AtTable t(kOn);
  t.plays("p0 stop\np1 stop\np2 end\np0 stop\np1 stop");
  EXPECT_FALSE(t.over()) << "p2 went on in between";
  t.plays("p2 walk 0\np2 stop");
  EXPECT_TRUE(t.over()) << "also at the end of a journey";
  AtTable off(kOn);
  off.plays("p0 stop\np1 stop\np2 walk 2\np0 stop\np1 stop");
  EXPECT_FALSE(off.over()) << "a walk off the board is no such word";
}

// Saying so ends one's turn.
TEST(Explore, SayingSoEndsTheTurn) {
  AtTable t(kOn);
  t.plays("p0 stop");
  EXPECT_EQ(t.told(), "stopped p0\nturn-began p1\n");
  t.refused("p0 walk 0", "not-asked");
}

// There is nothing to roll, fight, buy, acquire or trade, and nothing to pay with.
TEST(Explore, HasNothingButWalking) {
  for (const std::string preset : {"", "edition-000 ", "edition-001 ", "edition-002 "}) {
    AtTable t(preset + kOn, "rabbits p0 JS p1 JS");
    t.refused("p0 attack p1", "no-fights");
    t.refused("p0 buy 2S", "no-trade");
    t.refused("p0 acquire", "cannot-pay");
    t.refused("p0 propose p1 2 S for 2", "no-player-trade");
    t.refused("p0 release red KC", "joker-not-yours");
    t.refused("p0 call p1", "no-calls");
    t.refused("p1 call p0", "not-asked");
    EXPECT_EQ(t.offers("call"), "");
    AtTable road(preset + kOn);
    road.plays("p0 step 0");
    road.refused("p0 trail 0", "cannot-pay");
    EXPECT_EQ(road.offers().find("trail"), std::string::npos);
  }
}

// In other games nobody can say that it is enough.
TEST(Explore, OtherGamesDoNotStop) {
  AtTable t("players=2", "hand p0 2C");
  t.refused_section("p0 stop", "no-exploring", "Explore");
  EXPECT_EQ(t.offers("stop"), "");
  EXPECT_TRUE(JackRabbits::has_winner(t.setup()));
}

// What is about cards and winning does not go with it.
TEST(Explore, ExcludesWhatIsAboutCardsAndWinning) {
  for (const std::string option :
       {"objective=tribal", "advanced_citadel=on", "ambivalent_aces=on", "capital_aces=on",
        "patriarchal_values=on", "windfall=on", "overtaxed=on", "clovers_boost=on",
        "hearts_boost=displayed", "trailing_carrots=on", "horse_reach=land",
        "limit=called seized_surplus=on"})
    EXPECT_NE(why_not(kOn + " " + option), "") << option;
  EXPECT_EQ(why_not(kOn + " order=random enforce_guidelines=on"), "");
}

// On any board: here a random one with two suits.
TEST(Explore, GoesOnAnyBoard) {
  AtTable t("explore=on " + tight("SH"), tight_box("SH"));
  EXPECT_EQ(t.asked(), "p0 hex");
  t.plays("p0 stop\np1 stop");
  EXPECT_TRUE(t.over());
}

}  // namespace
}  // namespace warren::jack_rabbits
