// Rules, "Transfers: merchant".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// p0 on the seaside crossing of JD and KH, or on the landlocked one of QH and JH.
AtTable at_sea(const std::string& hand, const std::string& dice = "3 4") {
  AtTable t("players=2", "dice " + dice + "\nrabbits p0 JD\nhand p0 " + hand);
  t.plays("p0 walk 2");
  return t;
}
AtTable landlocked(const std::string& hand) {
  AtTable t("players=2", "rabbits p0 QH\nhand p0 " + hand);
  t.plays("p0 walk 4");
  return t;
}

// Horse: from a crossing straight to any hex of the board, of either island.
TEST(Merchant, AHorseGoesToAnyHex) {
  for (const bool sea : {true, false}) {
    AtTable t = sea ? at_sea("7D") : landlocked("7D");
    EXPECT_EQ(t.tile(), "crossing");
    EXPECT_EQ(t.offers("horse"),
              "horse citadel, horse KC, horse QC, horse JC, horse KS, horse QS, horse JS, "
              "horse KH, horse QH, horse JH, horse KD, horse QD, horse JD");
    t.plays("p0 horse KC\np0 pay 7D");  // on the other island
    EXPECT_EQ(t.place(0), "KC");
    EXPECT_EQ(t.spent(), "7D");
  }
}

// Not to the Underground.
TEST(Merchant, NoHorseGoesToTheUnderground) {
  AtTable t = at_sea("7D");
  t.refused_section("p0 horse underground", "no-such-hex", "Transfers: merchant");
  t.refused("p0 horse off", "no-such-hex");
}

// It ends the journey there: an arrival.
TEST(Merchant, AHorseRideEndsTheJourney) {
  AtTable t = at_sea("7D");
  t.plays("p0 horse QS\np0 pay 7D");
  EXPECT_EQ(t.asked(), "p1 vet p1");
  t.plays("p1 allow");
  t.refused("p0 walk 0", "journey-over");
}

// Diamonds and spades pay, clubs and hearts do not.
TEST(Merchant, DiamondsAndSpadesPay) {
  for (const std::string ride : {"horse KC", "boat 3"}) {
    for (const std::string card : {"7D", "7S"}) {
      AtTable t = at_sea("10D " + card);
      t.plays("p0 " + ride + "\np0 pay " + card);
      EXPECT_EQ(t.spent(), card);
    }
    AtTable t = at_sea("10D 7C 7H");
    t.plays("p0 " + ride);
    t.refused("p0 pay 7C", "wrong-suit");
    t.refused("p0 pay 7H", "wrong-suit");
    at_sea("10C 10H").refused("p0 " + ride, "cannot-pay");
  }
}

// A boat needs an edge of the crossing on water.
TEST(Merchant, ABoatNeedsAnEdgeOnWater) {
  AtTable inland = landlocked("7D");
  EXPECT_EQ(inland.offers("boat"), "");
  inland.refused_section("p0 boat 3", "landlocked", "Transfers: merchant");
  AtTable coast = at_sea("7D");
  coast.plays("p0 boat 3\np0 pay 7D");
  EXPECT_EQ(coast.place(0), "JS");
}

// It goes to any open road end on that water.
TEST(Merchant, ABoatGoesToAnyOpenRoadEndOnThatWater) {
  AtTable t = at_sea("7D");
  EXPECT_EQ(t.offers("boat"),
            "boat 0, boat 1, boat 2, boat 3, boat 4, boat 5, boat 8, boat 9, boat 11");
  t.refused("p0 boat 12", "no-port");
}

// Not to one of the tile you are on.
TEST(Merchant, ABoatGoesNotToAnEndOfItsOwnTile) {
  at_sea("7D").refused_section("p0 boat 10", "own-port", "Transfers: merchant");
}

// A small board whose crossing beside the Citadel has one edge on water, that of a lake; the lake's
// road ends are 4 (QS), 6 (its own), 11 (a wood) and 12 (a tavern).
const Box& by_the_lake() {
  static const Box box{
      .suits = static_cast<SuitMask>(mask_of(Suit::clubs) | mask_of(Suit::spades)),
      .board = R"({"warren-board":1,"suits":"CS","tiles":["citadel 0 0","mountain -1 -1",)"
               R"("river 0 -2 2","JC 2 -2 5","mountain 1 -3 1","wood 1 -1 2","river 1 0 1",)"
               R"("QS -2 0 5","crossing -1 1","QC 0 2 1","KS -1 -2","tavern 0 -3 2",)"
               R"("cave -2 0 5","JS -3 3","crossing -4 4","wood -4 2","tavern -2 2",)"
               R"("cave -5 2 5","KC -3 5 4"]})"};
  return box;
}

// Not to an end on another water; a gap closed in by tiles is a water of its own.
TEST(Merchant, ABoatDoesNotLeaveItsWater) {
  AtTable sea = at_sea("7D");
  sea.refused("p0 boat 6", "no-water");  // QC 3
  sea.refused("p0 boat 7", "no-water");  // JC 1
  AtTable lake("players=2", "hand p0 7S", by_the_lake());
  lake.plays("p0 walk 0");
  EXPECT_EQ(lake.tile(), "crossing");
  EXPECT_EQ(lake.offers("boat"), "boat 4, boat 11, boat 12");
  lake.refused("p0 boat 5", "no-water");  // QS's other end, on the sea
  lake.plays("p0 boat 4\np0 pay 7S");
  EXPECT_EQ(lake.place(0), "QS");
}

// It follows the road inland, and the journey goes on.
TEST(Merchant, ABoatGoesOnInland) {
  AtTable wood = at_sea("7D");
  wood.plays("p0 boat 9\np0 pay 7D");
  EXPECT_EQ(wood.tile(), "wood");
  wood.plays("p0 walk 0");
  EXPECT_EQ(wood.place(0), "citadel");
  const auto landed = [] {
    AtTable t = at_sea("7D 7S");
    t.plays("p0 boat 11\np0 pay 7D");
    EXPECT_EQ(t.tile(), "crossing");
    EXPECT_EQ(t.offers("walk"), "walk 1, walk 2");
    return t;
  };
  EXPECT_EQ(landed().plays("p0 walk 2").place(0), "KC");
  EXPECT_EQ(landed().plays("p0 walk 1").place(0), "QC");
  AtTable again = landed();
  again.plays("p0 horse KH");
  EXPECT_EQ(again.asked(), "p0 pay p0 7 in SD for horse KH") << "for the price again";
  again.plays("p0 pay 7S");
  EXPECT_EQ(again.place(0), "KH");
}

// Landing at an open exit of a hex is arriving there.
TEST(Merchant, LandingAtAHexIsArriving) {
  AtTable t = at_sea("7D");
  t.plays("p0 boat 4\np0 pay 7D");
  EXPECT_EQ(t.place(0), "QH");
  EXPECT_EQ(t.asked(), "p1 vet p1");
  t.plays("p1 allow");
  t.refused("p0 walk 4", "journey-over");
}

// A landing crosses that edge inward, as any crossing.
TEST(Merchant, ALandingCrossesTheEdgeInward) {
  AtTable twice = at_sea("2D 3D 4D", "1 1");
  twice.plays("p0 boat 11\np0 pay 2D\np0 boat 10\np0 pay 3D");
  EXPECT_EQ(twice.tile(), "crossing");
  twice.refused("p0 boat 11", "crossed-edge");
  EXPECT_EQ(twice.offers("boat"), "boat 0, boat 1, boat 2, boat 3, boat 4, boat 5, boat 8, boat 9");
  AtTable out = at_sea("2D 2C 3C", "1 1");
  out.plays("p0 boat 9\np0 pay 2D\np0 trail 2\np0 pay 2C\np0 step 3\np0 trail 2\np0 pay 3C");
  EXPECT_EQ(out.tile(), "wood") << "the same, by another edge";
  out.plays("p0 walk 1");
  EXPECT_EQ(out.place(0), "off") << "by the road end where the boat landed";
}

// Only on a crossing.
TEST(Merchant, OnlyOnACrossing) {
  for (const auto& [from, way, kind] :
       {std::tuple{"QS", "step 1", "wood"}, std::tuple{"QD", "step 4", "tavern"},
        std::tuple{"KD", "walk 0", "cave"}}) {
    AtTable t("players=2", "rabbits p0 " + std::string(from) + "\nhand p0 9S 9D");
    t.plays("p0 " + std::string(way));
    EXPECT_EQ(t.tile(), kind);
    t.refused_section("p0 horse KC", "not-crossing", "Transfers: merchant");
    t.refused("p0 boat 4", "not-crossing");
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
