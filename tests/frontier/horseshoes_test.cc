// Expansions, "Horseshoes".
#include "tests/frontier/at_table.h"

namespace warren::jack_rabbits {
namespace {

// --- bronco --------------------------------------------------------------------------------------

// As a transfer of your journey, on a hex or a road tile, pay the price in horseshoes and ride to
// any hex of that island.
TEST(Bronco, RidesToAnyHexOfTheIsland) {
  FrontierTable t("players=2", "rabbits p0 JD p1 KC\nhand p0 4O 3O 9D");
  t.plays("p0 power O ride at JH");
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in O for power O");
  t.refused("p0 pay 9D", "wrong-suit");
  t.plays("p0 pay 3O 4O");
  EXPECT_EQ(t.told(), "paid p0 power O 3O 4O\npower p0 O rode\narrived p0 JH horse\n");
  EXPECT_EQ(t.place(0), "JH");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  FrontierTable road("players=2", "rabbits p0 JD p1 KC\nhand p0 7O\n" + on_road(94));
  road.plays("p0 power O ride at citadel\np0 pay 7O");
  EXPECT_EQ(road.place(0), "citadel");
  t.refused("p0 power O ride at JD", "power-not-here");
}
TEST(Bronco, KnowsTheHexesThatThereAre) {
  FrontierTable t("players=2", "rabbits p0 JD\nhand p0 7O");
  for (const std::string place : {"underground", "off"})
    t.refused("p0 power O ride at " + place, "no-such-hex");
  EXPECT_THAT(t.offers(), Not(HasSubstr("ride at underground")));
  FrontierTable poor("players=2", "rabbits p0 JD\nhand p0 6O 9D");
  poor.refused("p0 power O ride at JH", "cannot-pay");
  poor.refused("p0 power O ride-cave at 0", "cannot-pay");
  EXPECT_EQ(poor.offers("power"), "");
}
// Only on an island that has a horseshoe hex, and only on that island.
TEST(Bronco, NeedsAnIslandWithAHorseshoeHex) {
  bool found = false;
  for (int seed = 1; seed <= 60 && !found; ++seed) {
    FrontierTable t("players=2 suits=SO", "hand p0 9O 8O", "random", seed);
    const Ground& ground = t.setup().ground;
    PlaceSet herd = 0, none = 0;
    std::array<bool, 8> has{};
    for (const Title title : {Title::king, Title::queen, Title::jack})
      has[ground.at(place_of(Suit::horseshoes, title)).island] = true;
    for (int p = 0; p < kPlaces; ++p) {
      if (!ground.has(place_at(p))) continue;
      (has[ground.at(place_at(p)).island] ? herd : none) |= bit(place_at(p));
    }
    if (none == 0 || herd == 0) continue;
    found = true;
    const std::string with = jack_rabbits::write(place_at(std::countr_zero(herd)));
    const std::string without = jack_rabbits::write(place_at(std::countr_zero(none)));
    FrontierTable there("players=2 suits=SO", "rabbits p0 " + with + "\nhand p0 9O", "random",
                        seed);
    there.refused("p0 power O ride at " + without, "no-herd");
    EXPECT_THAT(there.offers() + ",", Not(HasSubstr("ride at " + without + ",")));
    EXPECT_THAT(there.offers(), HasSubstr("power O ride at"));
    FrontierTable away("players=2 suits=SO", "rabbits p0 " + without + "\nhand p0 9O", "random",
                       seed);
    away.refused("p0 power O ride at " + with, "no-herd");
    EXPECT_EQ(away.offers("power"), "");
  }
  EXPECT_TRUE(found);
}
// Or to any cave tile of it, then go on by the cave's rules: it counts as entered by its road.
TEST(Bronco, RidesToACave) {
  FrontierTable t("players=2", "rabbits p0 JH\nhand p0 7O 9O 9D");
  t.refused("p0 power O ride-cave at 8", "no-cave");
  t.plays("p0 power O ride-cave at 2\np0 pay 7O");
  EXPECT_EQ(t.told(),
            "power p0 O ride-cave at 2\nintended p0 power O 7 O\npaid p0 power O 7O\n"
            "power p0 O rode\nstepped p0 94 road\n");
  EXPECT_EQ(t.asked(), "p0 road 94");
  EXPECT_EQ(t.place(0), "JH") << "where the journey began";
  EXPECT_EQ(t.offers("hop").substr(0, 14), "hop 0, hop 1, ");
  EXPECT_EQ(t.offers("down"), "down");
  EXPECT_EQ(t.offers("walk"), "");
  t.plays("p0 power O ride-cave at 7\np0 pay 9O");  // each time it is paid for again
  EXPECT_EQ(t.asked(), "p0 road 143");
  t.plays("p0 down");
  EXPECT_EQ(t.place(0), "underground");
}
// A turn that began in the Underground may pay to be fetched at a cave of such an island and ride
// from there: one payment.
TEST(Bronco, FetchesWhoBeganInTheUnderground) {
  FrontierTable t("players=2", "rabbits p0 underground\nhand p0 7O");
  t.plays("p0 power O ride at JH\np0 pay 7O");
  EXPECT_EQ(t.place(0), "JH");
  FrontierTable cave("players=2", "rabbits p0 underground\nhand p0 7O");
  cave.plays("p0 power O ride-cave at 2\np0 pay 7O");
  EXPECT_EQ(cave.asked(), "p0 road 94");
  EXPECT_EQ(cave.offers("down"), "down");
  FrontierTable came("players=2", "rabbits p0 underground\nhand p0 7O\npending hex travelled");
  came.refused("p0 power O ride at JH", "power-not-here");
  came.refused("p0 power O ride-cave at 2", "power-not-here");
  EXPECT_EQ(came.offers("power"), "");
}
TEST(Bronco, FetchesAtCavesOfIslandsWithHorseshoesThatAreNotGuarded) {
  int refused = 0, open = 0;
  for (int seed = 1; seed <= 40; ++seed) {
    const FrontierTable t("players=2 suits=OE", "hand p0 9O", "random", seed);
    const Ground& ground = t.setup().ground;
    int caves = 0, tile = 0;
    const int island = ground.at(place_of(Suit::horseshoes, Title::king)).island;
    for (int cave = 0; cave < ground.caves; ++cave) {
      const int at = ground.at(ground.mouth[static_cast<std::size_t>(cave)]).tile;
      if (ground.island[static_cast<std::size_t>(at)] != island) continue;
      ++caves;
      tile = at;
    }
    const bool herd_elsewhere =
        ground.at(place_of(Suit::horseshoes, Title::queen)).island != island ||
        ground.at(place_of(Suit::horseshoes, Title::jack)).island != island;
    if (herd_elsewhere || caves != 1 || tile == t.setup().only_cave) continue;
    const std::string below = "rabbits p0 underground\nhand p0 9O\n";
    FrontierTable free("players=2 suits=OE", below, "random", seed);
    EXPECT_THAT(free.offers(), HasSubstr("power O ride at KO"));
    ++open;
    FrontierTable shut("players=2 suits=OE", below + "token E " + std::to_string(tile + 1),
                       "random", seed);
    shut.refused("p0 power O ride at KO", "no-herd");
    ++refused;
  }
  EXPECT_GT(open, 0);
  EXPECT_GT(refused, 0);
}
// Only seals and guarded caves bar a ride: no guard elsewhere, no beast, no road already crossed.
TEST(Bronco, IsBarredBySealsAndGuardedCavesOnly) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JC\nhand p0 7O\nhand p1 5E\ntoken E 39\n" +
                                   seal_of(1, "JC", "5E"));
  t.refused("p0 power O ride at JC", "sealed-hex");
  t.refused("p0 power O ride-cave at 2", "barred");
  EXPECT_THAT(t.offers(), Not(HasSubstr("ride-cave at 2")));
  EXPECT_THAT(t.offers(), Not(HasSubstr("ride at JC")));
  FrontierTable free(
      "players=2", "rabbits p0 JD\nhand p0 7O\ntoken E 46\ntoken N 3\ncrossed 94\n" + on_road(103));
  free.plays("p0 power O ride-cave at 2\np0 pay 7O");
  EXPECT_EQ(free.asked(), "p0 road 94");
}
// An arrival like any other: it is vetted.
TEST(Bronco, IsAnArrival) {
  FrontierTable t("players=2", "rabbits p0 JD p1 KC\nhand p0 7O");
  t.plays("p0 power O ride at QS\np0 pay 7O");
  EXPECT_EQ(t.asked(), "p1 vet p1");
}
// It belongs to the standard game.
TEST(Bronco, BelongsToTheStandardGame) {
  FrontierTable t("players=2 powers=off", "rabbits p0 JO\nhand p0 7O");
  t.refused("p0 power O ride at JH", "power-not-here");
  EXPECT_EQ(t.offers("power"), "power O well");
}

// --- wells ---------------------------------------------------------------------------------------

// Each horseshoe hex has a well: one way down to the Underground, free.
TEST(Well, IsOnEachHorseshoeHex) {
  for (const std::string hex : {"KO", "QO", "JO"}) {
    FrontierTable t("players=2", "rabbits p0 " + hex + "\nhand p1 2C");
    EXPECT_EQ(t.offers("power"), "power O well") << hex;
    t.plays("p0 power O well");
    EXPECT_EQ(t.told(), "power p0 O well\narrived p0 underground power\n");
    EXPECT_EQ(t.place(0), "underground");
  }
  for (const std::string hex : {"KE", "citadel", "underground"}) {
    FrontierTable t("players=2", "rabbits p0 " + hex + "\nhand p0 2C");
    t.refused("p0 power O well", "no-well");
    EXPECT_EQ(t.offers("power"), "") << hex;
  }
}
// A journey of its own.
TEST(Well, IsAJourneyOfItsOwn) {
  FrontierTable t("players=2", "rabbits p0 JO\nhand p1 2C");
  t.plays("p0 power O well");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  t.refused("p0 walk 0", "journey-over");
  FrontierTable after("players=2", "rabbits p0 JO\nhand p1 2C\npending hex travelled");
  after.refused("p0 power O well", "journey-over");
  EXPECT_EQ(after.offers("power"), "");
  FrontierTable road("players=2", "rabbits p0 JO\nhand p1 2C\n" + on_road(48));
  road.refused("p0 power O well", "power-not-here");
}
// Well … belong to the tiles and work in the intro game too.
TEST(Well, WorksInTheIntroGameToo) {
  FrontierTable t("players=2 powers=off", "rabbits p0 QO\nhand p0 9T 9O");
  t.plays("p0 power O well");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.place(0), "underground");
}
TEST(Well, TakesNothingElse) {
  FrontierTable t("players=2", "rabbits p0 JO\nhand p0 2C");
  t.refused("p0 power O well 2C", "malformed");
  t.refused("p0 power O well at 3", "malformed");
  t.refused("p0 power O none", "power-not-here");
}

// --- shady market --------------------------------------------------------------------------------

// In the Underground, buy cards of any suit from the spent lot for horseshoes worth at least as
// much.
TEST(ShadyMarket, SellsAnySuitForHorseshoes) {
  FrontierTable t("players=2", "rabbits p0 underground\nhand p0 9O 5D\nspent 4C 3T 2H 2N");
  EXPECT_THAT(t.offers(), HasSubstr("buy 4C, "));
  t.plays("p0 buy 4C 3T 2H");
  EXPECT_EQ(t.asked(), "p0 pay p0 9 in O for goods underground");
  t.refused("p0 pay 5D", "wrong-suit");
  t.plays("p0 pay 9O");
  EXPECT_EQ(t.hand(0), "4C 2H 5D 3T");
  EXPECT_EQ(t.spent(), "9O 2N");
  FrontierTable dear("players=2", "rabbits p0 underground\nhand p0 3O 9D\nspent 4C");
  dear.refused("p0 buy 4C", "goods-dear");
}
TEST(ShadyMarket, IsInTheUndergroundOnly) {
  FrontierTable t("players=2", "rabbits p0 JO\nhand p0 9O\nspent 4C 4O");
  t.refused("p0 buy 4C", "wrong-goods");
  FrontierTable none("players=2 suits=CDT", "rabbits p0 underground\nhand p0 9D\nspent 4C",
                     "random");
  none.refused("p0 buy 4C", "not-plaza");
  FrontierTable intro("players=2 powers=off", "rabbits p0 underground\nhand p0 9O\nspent 4C");
  intro.refused("p0 buy 4C", "no-trade");
}
// Plaza, shady and motley market share one purchase a turn.
TEST(ShadyMarket, SharesOnePurchaseATurnWithPlazas) {
  FrontierTable t("players=2", "rabbits p0 JO\nhand p0 9O 9D\nspent 4C 3O");
  t.plays("p0 buy 3O\np0 pay 9D\np0 power O well\np0 power T stay");
  t.refused("p0 buy 4C", "bought-already");
  FrontierTable other("players=2", "rabbits p0 underground\nhand p0 9O 9D\nspent 4C 3H");
  other.plays("p0 buy 4C\np0 pay 9O");
  other.refused("p0 buy 3H", "bought-already");
}

}  // namespace
}  // namespace warren::jack_rabbits
