// Rules, "Transfers: trailway".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// On a wood you may change to the other road for the price.
TEST(Trailway, CrossesAWood) {
  for (const auto& [side, tile, on, hex] :
       {std::tuple{"1", "tavern", "1", "JS"}, std::tuple{"0", "mountain", "0", "KD"}}) {
    AtTable t("players=2", "hand p0 7C");
    t.plays("p0 step 5");
    EXPECT_EQ(t.tile(), "wood");
    t.plays("p0 trail " + std::string(side) + "\np0 pay 7C");
    EXPECT_EQ(t.tile(), tile);
    t.plays("p0 walk " + std::string(on));
    EXPECT_EQ(t.place(0), hex);
    EXPECT_EQ(t.spent(), "7C");
  }
}

// On a river.
TEST(Trailway, CrossesARiver) {
  for (const auto& [side, tile, on, hex] :
       {std::tuple{"0", "mountain", "1", "QD"}, std::tuple{"2", "wood", "0", "JD"}}) {
    AtTable t("players=2", "hand p0 7C");
    t.plays("p0 step 0");
    EXPECT_EQ(t.tile(), "river");
    t.plays("p0 trail " + std::string(side) + "\np0 pay 7C");
    EXPECT_EQ(t.tile(), tile);
    t.plays("p0 walk " + std::string(on));
    EXPECT_EQ(t.place(0), hex);
  }
}

// On a mountain, from the upper road to the lower and back.
TEST(Trailway, CrossesAMountain) {
  AtTable tower("players=2", "rabbits p0 KS\nhand p0 7C");
  tower.plays("p0 step 1");
  EXPECT_EQ(tower.tile(), "mountain");
  EXPECT_EQ(tower.offers("walk"), "walk 0");
  EXPECT_EQ(tower.offers("trail"), "trail 1, trail 3");
  tower.plays("p0 trail 1\np0 pay 7C");
  EXPECT_EQ(tower.place(0), "JS");
  AtTable plaza("players=2", "rabbits p0 JS\nhand p0 7C");
  plaza.plays("p0 step 2");
  EXPECT_EQ(plaza.tile(), "mountain");
  EXPECT_EQ(plaza.offers("walk"), "walk 3");
  EXPECT_EQ(plaza.offers("trail"), "trail 0, trail 2");
  plaza.plays("p0 trail 2\np0 pay 7C");
  EXPECT_EQ(plaza.place(0), "KS");
}

// You leave by either end of the other road, not by one of the road you are on.
TEST(Trailway, LeavesByEitherEndOfTheOtherRoad) {
  AtTable t("players=2", "rabbits p0 JH\nhand p0 7C");
  t.plays("p0 step 5\np0 step 1\np0 step 1");
  EXPECT_EQ(t.tile(), "wood");
  EXPECT_EQ(t.offers("trail"), "trail 0, trail 1");
  t.refused_section("p0 trail 2", "not-other-road", "Transfers: trailway");  // it came in there
  t.refused("p0 trail 3", "not-other-road");                                 // where its road leads
  t.refused("p0 trail 4", "not-other-road");  // there is no such side
  t.plays("p0 trail 1\np0 pay 7C");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.spent(), "7C");
}

// Clubs, spades and hearts pay, diamonds do not.
TEST(Trailway, ClubsSpadesAndHeartsPay) {
  for (const auto& [from, side, kind] :
       {std::tuple{"citadel", "5", "wood"}, std::tuple{"citadel", "0", "river"},
        std::tuple{"JS", "2", "mountain"}}) {
    const std::string begun = "rabbits p0 " + std::string(from) + "\nhand p0 10C ";
    for (const std::string card : {"7C", "7S", "7H", "7D"}) {
      AtTable t("players=2", begun + card);
      t.plays("p0 step " + std::string(side) + "\np0 trail 0");
      EXPECT_EQ(t.tile(), kind);
      if (card == "7D") {
        t.refused("p0 pay 7D", "wrong-suit");
        continue;
      }
      t.plays("p0 pay " + card);
      EXPECT_EQ(t.spent(), card);
    }
  }
  AtTable poor("players=2", "hand p0 10D 9D");
  poor.plays("p0 step 5");
  poor.refused("p0 trail 0", "cannot-pay");
}

// Once per entry of the tile.
TEST(Trailway, OncePerEntryOfTheTile) {
  AtTable t("players=2", "dice 1 1\nhand p0 2C 2S 2H");
  t.plays("p0 step 2\np0 step 2");
  EXPECT_EQ(t.tile(), "mountain");
  const int mountain = t.setup().ground.at(t.pub().top().spot()).tile;
  t.plays("p0 trail 1\np0 pay 2C");
  EXPECT_EQ(t.tile(), "river") << "the change leads off the mountain";
  t.plays("p0 step 1\np0 trail 0\np0 pay 2S");
  EXPECT_EQ(t.setup().ground.at(t.pub().top().spot()).tile, mountain) << "by another edge";
  t.plays("p0 trail 3\np0 pay 2H");
  EXPECT_EQ(t.place(0), "JH");
  EXPECT_EQ(t.spent(), "2C 2S 2H");
}

// The road then goes on as usual, to the next question.
TEST(Trailway, AsksOnTheNextTile) {
  AtTable tile("players=2", "hand p0 7C");
  tile.plays("p0 step 0\np0 trail 2\np0 pay 7C");
  EXPECT_EQ(tile.asked(), "p0 road 5") << "on the wood, though its road leads on without a choice";
  EXPECT_EQ(tile.offers(), "walk 0");
  AtTable hex("players=2", "rabbits p0 QH\nhand p0 7C");
  hex.plays("p0 step 5\np0 trail 0\np0 pay 7C");
  EXPECT_EQ(hex.place(0), "KH");
  EXPECT_EQ(hex.asked(), "p0 hex travelled");
}

// An end that is closed cannot be chosen.
TEST(Trailway, NotByAClosedEnd) {
  AtTable t("players=2", "rabbits p0 JD\nhand p0 7C", sample_with({"KD -2 4 1"}));
  t.plays("p0 step 4");
  EXPECT_EQ(t.tile(), "wood");
  t.refused_section("p0 trail 2", "closed-edge", "Journey");
  EXPECT_EQ(t.offers("trail"), "trail 3");
}

// Only woods, mountains and rivers have one.
TEST(Trailway, OnlyOnWoodsMountainsAndRivers) {
  for (const auto& [from, way, kind] :
       {std::tuple{"JD", "walk 2", "crossing"}, std::tuple{"JD", "step 3", "tavern"},
        std::tuple{"KD", "walk 0", "cave"}}) {
    AtTable t("players=2", "rabbits p0 " + std::string(from) + "\nhand p0 9C 9S 9H 9D");
    t.plays("p0 " + std::string(way));
    EXPECT_EQ(t.tile(), kind);
    for (const std::string side : {"0", "1", "2", "3"})
      t.refused_section("p0 trail " + side, "not-trailway", "Transfers: trailway");
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
