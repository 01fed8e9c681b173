// Rules, "Options: board and suits": horses that stay on their island. The sample board has two:
// the hexes of clubs lie on the small one.
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kOn = "players=2 horse_reach=land";
const std::vector<std::string> kLarge = {"citadel", "KS", "QS", "JS", "KH",
                                         "QH",      "JH", "KD", "QD", "JD"};
const std::vector<std::string> kSmall = {"KC", "QC", "JC"};

std::string each(const std::string& word, const std::vector<std::string>& hexes) {
  std::string out;
  for (const std::string& hex : hexes) out += (out.empty() ? "" : ", ") + word + " " + hex;
  return out;
}

// A merchant's horse goes to hexes of the same island only.
TEST(HorsesOnLand, AMerchantsHorseStaysOnItsIsland) {
  AtTable large(kOn, "rabbits p0 JD\nhand p0 7D");
  large.plays("p0 walk 2");
  EXPECT_EQ(large.offers("horse"), each("horse", kLarge));
  for (const std::string& hex : kSmall)
    large.refused_section("p0 horse " + hex, "other-island", "Options: board and suits");
  large.refused("p0 horse underground", "no-such-hex");
  large.plays("p0 horse KS\np0 pay 7D");
  EXPECT_EQ(large.place(0), "KS");
  AtTable small(kOn, "rabbits p0 KC\nhand p0 7D");
  small.plays("p0 walk 0");
  EXPECT_EQ(small.tile(), "crossing");
  EXPECT_EQ(small.offers("horse"), each("horse", kSmall));
  for (const std::string& hex : kLarge) small.refused("p0 horse " + hex, "other-island");
}

// So does the red joker, from a hex and from a road tile.
TEST(HorsesOnLand, TheRedJokerStaysOnItsIsland) {
  AtTable large(kOn, "hand p0 red");
  EXPECT_EQ(large.offers("release red"), each("release red", kLarge));
  for (const std::string& hex : kSmall) large.refused("p0 release red " + hex, "other-island");
  AtTable small(kOn, "rabbits p0 JC\nhand p0 red");
  EXPECT_EQ(small.offers("release red"), each("release red", kSmall));
  for (const std::string& hex : kLarge) small.refused("p0 release red " + hex, "other-island");
  AtTable road(kOn, "rabbits p0 KC\nhand p0 red");
  road.plays("p0 walk 0");
  EXPECT_EQ(road.offers("release red"), each("release red", kSmall));
  road.refused("p0 release red citadel", "other-island");
  road.plays("p0 release red QC");
  EXPECT_EQ(road.place(0), "QC");
}

// It is the island of the tile one is on, not of the hex where the journey began.
TEST(HorsesOnLand, ItIsTheIslandOneIsOnNow) {
  AtTable t(kOn, "rabbits p0 KD\nhand p0 red 7D");
  t.plays("p0 walk 0\np0 hop 3\np0 pay 7D");
  EXPECT_EQ(t.offers("release red"), each("release red", kSmall)) << "out of the cave beside JC";
  t.refused("p0 release red KD", "other-island");
}

// Boats are not bound by it, nor are flights.
TEST(HorsesOnLand, BoatsAndFlightsStillLeaveTheIsland) {
  AtTable with(kOn, "rabbits p0 JD\nhand p0 7D");
  AtTable without("players=2", "rabbits p0 JD\nhand p0 7D");
  with.plays("p0 walk 2");
  without.plays("p0 walk 2");
  EXPECT_EQ(with.offers("boat"), without.offers("boat"));
  AtTable flight(kOn, flight_from("KS", "9C"));
  flight.plays("p0 declare 9C\nchance dice 4 4\np0 pass\np0 land KC");
  EXPECT_EQ(flight.place(0), "KC");
}

// Without it horses go to any hex.
TEST(HorsesOnLand, IsAnywhereUnlessChosen) {
  EXPECT_EQ(open_setup("players=2")->variant.horse, HorseReach::anywhere);
  AtTable t("players=2", "rabbits p0 KC\nhand p0 red");
  t.plays("p0 release red KD");
  EXPECT_EQ(t.place(0), "KD");
}

}  // namespace
}  // namespace warren::jack_rabbits
