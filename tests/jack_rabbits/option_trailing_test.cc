// Rules, "Options": trailing carrots.
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kOn = "players=2 trailing_carrots=on";

// On reaching a hex with your own carrot you may travel on in the same turn.
TEST(TrailingCarrots, OnesOwnCarrotLetsOneTravelOn) {
  AtTable t(kOn, "hand p0 JD");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.place(0), "JD");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.plays("p0 walk 2");
  EXPECT_EQ(t.tile(), "crossing");
}

// It is a choice.
TEST(TrailingCarrots, OneMayStayThere) {
  AtTable t(kOn, "hand p0 JD");
  t.plays("p0 walk 0\np0 end\nchance draw p0 2C");
  EXPECT_EQ(t.place(0), "JD");
  EXPECT_EQ(t.turn(), 1);
}

// Not where another's lies, or none; the Citadel and the Underground never have one.
TEST(TrailingCarrots, NoOtherHexDoes) {
  AtTable other(kOn, "hand p0 KD\nhand p1 JD");
  other.plays("p0 walk 0");
  EXPECT_EQ(other.asked(), "p0 hex travelled");
  other.refused("p0 walk 0", "journey-over");
  AtTable none(kOn, "hand p0 KD");
  none.plays("p0 walk 0");
  none.refused("p0 walk 0", "journey-over");
  AtTable citadel(kOn, "hand p0 KD JD");
  citadel.plays("p0 walk 3");
  EXPECT_EQ(citadel.asked(), "p0 hex travelled");
  AtTable below(kOn, "rabbits p0 KD\nhand p0 KD");
  below.plays("p0 walk 0\np0 down");
  EXPECT_EQ(below.asked(), "p0 hex travelled");
}

// By whatever means one comes there.
TEST(TrailingCarrots, ByWhateverMeansItIsReached) {
  AtTable flight(kOn, flight_from("KS", "9C KD"));
  flight.plays("p0 declare 9C\nchance dice 4 3\np0 pass\np0 land KD");
  EXPECT_EQ(flight.asked(), "p0 hex");
  flight.plays("p0 walk 0");
  EXPECT_EQ(flight.tile(), "cave");
  AtTable joker(kOn, "rabbits p0 KC\nhand p0 red QD");
  joker.plays("p0 release red QD");
  EXPECT_EQ(joker.asked(), "p0 hex") << "and nobody vets it";
  AtTable hired(kOn, "rabbits p0 JD\nhand p0 7D JH");
  hired.plays("p0 walk 2\np0 horse JH\np0 pay 7D");
  EXPECT_EQ(hired.asked(), "p0 hex");
}

// After any hex actions there: fights and purchases come first, and count for the turn.
TEST(TrailingCarrots, HexActionsComeBeforeTravellingOn) {
  AtTable t(kOn, "rabbits p0 KC p1 JS\nhand p0 red JS 5S 4D black\nhand p1 4C 6D\nspent 2S 3S");
  t.plays("p0 release red JS\np0 attack p1\np0 spades 5S\np1 give in");
  t.plays("chance steal p0 from p1 4C\np0 buy 2S\np0 pay 4D");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.refused("p0 buy 3S", "bought-already");
  t.refused("p0 acquire", "royal-taken");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.place(0), "QD");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.hand(0), "4C 2S JS black");
}

// A hex counts once a turn, when it is reached: the second time the journey is over.
TEST(TrailingCarrots, EachHexCountsOnceATurn) {
  AtTable t(kOn, "hand p0 KS red");
  t.plays("p0 walk 5\np0 release red KS");
  EXPECT_EQ(t.place(0), "KS");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  t.refused("p0 walk 1", "journey-over");
  t.refused("p0 step 1", "journey-over");
  t.plays("p0 end\nchance draw p0 2C\nchance dice 1 2\np1 end\nchance draw p1 3C");
  t.plays("p0 roll\nchance dice 5 6\np0 pass\np0 walk 1");
  EXPECT_EQ(t.place(0), "citadel") << "a turn later it is a start like any other";
}

// Where the turn began was not reached in it.
TEST(TrailingCarrots, TheStartOfATurnIsNotReached) {
  AtTable t(kOn, "rabbits p0 KS\nhand p0 KS red");
  t.plays("p0 release red KS");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.place(0), "citadel");
}

// One carrot after the other, each once; only the end of the turn brings an increment.
TEST(TrailingCarrots, OneCarrotLeadsToTheNext) {
  AtTable t(kOn, "rabbits p0 KC\nhand p0 JD KS QC red 7D");
  t.plays("p0 release red JD\np0 walk 2\np0 horse KS\np0 pay 7D");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.happened(), "joker-released arrived stepped intended paid arrived");
  expect_can_be_written(t);
  EXPECT_NE(t.view(1).find("trailed KS JD"), std::string::npos) << "all see it\n" << t.view(1);
  t.plays("p0 walk 1");
  EXPECT_EQ(t.winner(), "p0") << "on the Citadel, with three royals";
}

// It is a new journey: the edges crossed before are forgotten.
TEST(TrailingCarrots, TravellingOnIsANewJourney) {
  AtTable t(kOn, "rabbits p0 JD\nhand p0 JD red");
  t.plays("p0 walk 2");
  EXPECT_EQ(t.tile(), "crossing");
  const std::string there = t.asked();
  t.plays("p0 release red JD");
  EXPECT_EQ(t.position().find("crossed"), std::string::npos);
  t.plays("p0 walk 2");
  EXPECT_EQ(t.asked(), there) << "over the same edge in the same direction";
}

// Walking back leads to the last hex with one's own carrot; the journey is over.
TEST(TrailingCarrots, WalkingBackLeadsToTheLastOfThem) {
  const Box dead_ends = sample_with({"KD -2 4 1"});  // the road from JS runs into a closed edge
  AtTable t(kOn, "rabbits p0 KC\nhand p0 JS red", dead_ends);
  t.plays("p0 release red JS\np0 walk 1");
  EXPECT_EQ(t.offers(), "back, trail 0, trail 1");
  EXPECT_EQ(t.place(0), "JS") << "where this journey began";
  t.plays("p0 back");
  EXPECT_EQ(t.happened(), "walked-back");
  EXPECT_EQ(t.place(0), "JS");
  EXPECT_EQ(t.asked(), "p0 hex travelled") << "it is no arrival";
  t.refused("p0 walk 0", "journey-over");
}
TEST(TrailingCarrots, WalkingBackReachesNothing) {
  const Box dead_ends = sample_with({"KD -2 4 1"});
  AtTable t(kOn, "rabbits p0 JS\nhand p0 JS", dead_ends);
  t.plays("p0 walk 1\np0 back");
  EXPECT_EQ(t.asked(), "p0 hex travelled") << "though its own carrot lies there";
  EXPECT_EQ(t.position().find("trailed"), std::string::npos);
}

// The carrot must lie there when the hex is reached; it may be spent before one leaves …
TEST(TrailingCarrots, ARoyalSpentThereStillLetsOneTravelOn) {
  AtTable t(kOn, "rabbits p0 citadel p1 KS\nhand p0 KS red\nhand p1 4C");
  t.plays("p0 walk 5\np0 attack p1\np0 spades KS\np1 give in\nchance steal p0 from p1 4C");
  EXPECT_EQ(t.carrot("KS"), "nobody");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.plays("p0 release red KS");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
}

// … and one that comes later does not count.
TEST(TrailingCarrots, TheCarrotMustLieThereWhenTheHexIsReached) {
  AtTable t(kOn + " diamonds_boost=on", "rabbits p0 citadel p1 KS\nhand p0 5D red\nhand p1 KS 4C");
  t.plays("p0 walk 5\np0 propose p1 taking 10 S for 5\np1 accept");
  t.plays("p0 hand over 5D\np1 hand over KS");
  EXPECT_EQ(t.carrot("KS"), "p0");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  t.refused("p0 walk 1", "journey-over");
  t.refused("p0 release red KS", "journey-over");
}

// A royal stolen there is the acquisition: the turn goes to the increment, and there is no
// travelling on.
TEST(TrailingCarrots, AStolenRoyalEndsTheTurn) {
  AtTable t(kOn, "rabbits p1 KS\nhand p0 KS 5S\nhand p1 QD");
  t.plays("p0 walk 5\np0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 QD");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1");
  t.refused("p0 walk 1", "not-asked");
  EXPECT_EQ(t.carrot("QD"), "p0");
}

// A beaten attacker goes off-board from there.
TEST(TrailingCarrots, ABeatenAttackerTravelsNoFurther) {
  AtTable t(kOn, "rabbits p1 KS\nhand p0 KS 5S\nhand p1 6S");
  t.plays("p0 walk 5\np0 attack p1\np0 spades 5S\np1 spades 6S\np0 give in");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.hand(0), "KS");
}

// A rabbit is attacked once a turn, whatever carrots lie on the way.
TEST(TrailingCarrots, ARabbitIsStillAttackedOnceATurn) {
  AtTable t("players=3 trailing_carrots=on",
            "rabbits p1 JD p2 KS\nhand p0 JD KS 5S 6S red\nhand p1 4C 3C\nhand p2 2D");
  t.plays("p0 walk 0\np0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 4C");
  t.plays("p0 release red KS\np0 attack p2\np0 spades 6S\np2 give in");
  t.plays("chance steal p0 from p2 2D");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_NE(t.position().find("attacked p1 p2"), std::string::npos) << t.position();
}

// One may acquire where one comes to; then the turn is over.
TEST(TrailingCarrots, AnAcquisitionMayFollow) {
  AtTable t(kOn, "rabbits p0 KC\nhand p0 red JS 10D");
  t.plays("p0 release red JS\np0 walk 1");
  EXPECT_EQ(t.place(0), "KD");
  t.plays("p0 acquire\np0 pay 10D\nchance draw p0 2C");
  EXPECT_EQ(t.carrot("KD"), "p0");
  EXPECT_EQ(t.turn(), 1);
}

// The next turn begins anew.
TEST(TrailingCarrots, TheNextTurnBeginsAnew) {
  AtTable t(kOn, "hand p0 KS");
  t.plays("p0 walk 5");
  EXPECT_NE(t.position().find("trailed KS"), std::string::npos);
  t.plays("p0 walk 1\np0 end\nchance draw p0 2C\nchance dice 1 2");
  EXPECT_EQ(t.position().find("trailed"), std::string::npos);
  t.plays("p1 end\nchance draw p1 3C\nchance dice 5 6\np0 pass\np0 walk 5");
  EXPECT_EQ(t.asked(), "p0 hex") << "KS counts again";
}

// Without it the journey ends at the first hex.
TEST(TrailingCarrots, AreOffUnlessChosen) {
  AtTable t("players=2", "hand p0 JD");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  t.refused("p0 walk 0", "journey-over");
}

}  // namespace
}  // namespace warren::jack_rabbits
