// Rules, "Options": clovers boost.
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kTwo = "players=2 clovers_boost=on";
const std::string kNineOnSeven = "p0 declare 9C\nchance dice 4 3\np0 pass";

// A flight may land on any hex but the Underground.
TEST(CloversBoost, AFlightLandsOnAnyHex) {
  AtTable t(kTwo, flight_from("KS", "9C"));
  t.plays(kNineOnSeven);
  EXPECT_EQ(t.offers(),
            "land citadel, land KC, land QC, land JC, land QS, land JS, land KH, land QH, land JH, "
            "land KD, land QD, land JD");
  t.plays("p0 land JH");
  EXPECT_EQ(t.told(), "arrived p0 JH flight\n");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  expect_known_to_all(t, 0, "9C");
}

// Neither there, nor off the board, nor on the hex it left.
TEST(CloversBoost, NotInTheUndergroundNorWhereItLeft) {
  AtTable t(kTwo, flight_from("KS", "9C"));
  t.plays(kNineOnSeven);
  t.refused("p0 land underground", "no-tower");
  t.refused("p0 land off", "no-tower");
  t.refused("p0 land KS", "same-tower");
}

// It still begins on a tower, and the shortfall is still paid in the tower's suit.
TEST(CloversBoost, AFlightStillBeginsOnATower) {
  for (const std::string hex : {"QS", "JS", "citadel", "underground", "off"}) {
    AtTable t(kTwo, "turn p1 4\nhand p0 9C\nrabbits p1 JD p0 " + hex);
    t.plays("p1 end\nchance draw p1 2C");
    EXPECT_EQ(t.asked(), "chance roll") << hex;
  }
  AtTable lacking(kTwo, flight_from("KS", "3C 5S 5H"));
  lacking.plays("p0 declare 3C\nchance dice 4 4\np0 pass");
  lacking.refused("p0 pay 5H", "wrong-suit");
  lacking.plays("p0 pay 5S\np0 land JC");
  EXPECT_EQ(lacking.place(0), "JC");
}

// From the advanced Citadel, too, and to it from anywhere.
TEST(CloversBoost, FromTheAdvancedCitadelToAnyHex) {
  AtTable t(kTwo + " advanced_citadel=on", flight_from("citadel", "9C"));
  t.plays(kNineOnSeven);
  t.refused("p0 land citadel", "same-tower");
  t.plays("p0 land JS");
  EXPECT_EQ(t.place(0), "JS");
}

// A landing is an arrival: it is vetted on a palace, buys on a plaza, acquires the royal.
TEST(CloversBoost, ALandingIsAnArrival) {
  AtTable palace(kTwo, flight_from("KS", "9C") + "\nhand p1 6H");
  palace.plays(kNineOnSeven + "\np0 land QD");
  EXPECT_EQ(palace.asked(), "p1 vet p1");
  palace.plays("p1 contest 6H\np0 leave");
  EXPECT_EQ(palace.place(0), "off");
  AtTable plaza(kTwo, flight_from("KS", "9C 4D") + "\nspent 3H");
  plaza.plays(kNineOnSeven + "\np0 land JH\np0 buy 3H\np0 pay 4D");
  EXPECT_EQ(plaza.hand(0), "9C 3H");
  AtTable royal(kTwo, flight_from("KS", "9C AC"));
  royal.plays(kNineOnSeven + "\np0 land JC\np0 acquire\np0 pay AC 9C\nchance draw p0 2S");
  EXPECT_EQ(royal.hand(0), "JC 2S");
}

// On the Citadel it wins with three royals.
TEST(CloversBoost, ALandingOnTheCitadelMayWin) {
  AtTable t(kTwo, flight_from("KS", "JC QS KD"));
  t.plays("p0 declare JC\nchance dice 4 3\np0 pass\np0 land citadel");
  EXPECT_EQ(t.winner(), "p0");
}

// Without it only a king's hex will do.
TEST(CloversBoost, IsOffUnlessChosen) {
  AtTable t("players=2", flight_from("KS", "9C"));
  t.plays(kNineOnSeven);
  t.refused("p0 land JH", "no-tower");
  EXPECT_EQ(t.offers(), "land KC, land KH, land KD");
}

}  // namespace
}  // namespace warren::jack_rabbits
