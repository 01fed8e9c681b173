// Rules 2.1, the board built by the players: each test is named after its sentence.
#include "tests/jack_rabbits_building/at_site.h"

namespace warren::jack_rabbits {
namespace {

using building::Question;

TEST(Built, TheCitadelLiesFirst) {
  for (const char* how : {"building=strict", "building=free", "building=freestyle"}) {
    const Site site(how);
    ASSERT_EQ(site.pub().laid.size(), 1);
    EXPECT_EQ(site.pub().laid[0], (Placed{TileKind::citadel, vertex(0, 0), 0}));
  }
}

TEST(Built, TheOtherTilesAreDealtInEqualSharesByShape) {
  for (const int players : {2, 3, 4}) {
    const std::string seats = "players=" + std::to_string(players);
    const Site strict(seats + " building=strict");
    Site free(seats + " building=free");
    free.deal();
    for (const Seat seat : SeatSet::first(players)) {
      for (const Shape shape : {Shape::hex, Shape::rhombus, Shape::triangle}) {
        EXPECT_EQ(strict.pub().face_down_of(seat)[static_cast<std::size_t>(shape)], 12 / players);
        EXPECT_EQ(free.pub().open_of(seat).size(shape), 12 / players);
      }
    }
    EXPECT_EQ(free.setup().tiles.size(), 36) << "neither Citadel nor Underground is dealt";
  }
}

TEST(Built, WhichTileLiesFaceDownIsChance) {
  Site site("building=strict");
  ASSERT_EQ(site.says("p0 flip rhombus"), "");
  EXPECT_EQ(building::chances(site.setup(), site.pub()), 12U) << "four of each kind";
  EXPECT_EQ(site.says("chance flip p0 cave"), "chance-impossible") << "of another shape";
  EXPECT_EQ(site.says("chance flip p1 wood"), "chance-impossible") << "another's turn";
  EXPECT_EQ(site.says("chance flip p0 wood"), "");
}

TEST(Built, TightSuitsBringTheirTilesAlone) {
  const Site site("players=2 tight_suits=on suits=SH building=strict");
  EXPECT_EQ(site.setup().tiles.size(), 18);
  EXPECT_TRUE(site.setup().tiles.has(royal(Suit::hearts, Title::queen)));
  EXPECT_FALSE(site.setup().tiles.has(royal(Suit::clubs, Title::queen)));
}

TEST(Built, StrictInTurnChooseAShapeFlipATileOfItAndPlaceIt) {
  Site site("building=strict");
  EXPECT_EQ(site.says("p1 flip hex"), "not-your-turn");
  EXPECT_EQ(site.says("p0 place wood 0 1"), "strict-building");
  EXPECT_EQ(site.says("p0 take wood"), "strict-building");
  EXPECT_EQ(site.says("p0 pass"), "strict-building");
  ASSERT_EQ(site.says("p0 flip rhombus"), "");
  EXPECT_EQ(site.says("p0 flip hex"), "tile-to-come");
  ASSERT_EQ(site.says("chance flip p0 wood"), "");
  EXPECT_EQ(site.says("p0 flip hex"), "flipped-tile");
  EXPECT_EQ(site.says("p0 place river -1 1 1"), "flipped-tile");
  EXPECT_EQ(site.says("p0 back"), "strict-building");
  EXPECT_EQ(site.says("p0 place wood -1 1 1"), "");
  EXPECT_EQ(site.events(), "placed p0 wood -1 1 1; turn-began p1");
  EXPECT_EQ(site.asked().must, SeatSet::of(seat_of(1)));
}

TEST(Built, StrictAShapeOfWhichNothingIsLeftCannotBeFlipped) {
  Site site("building=strict", "down p0 0 6 6\ndown p1 12 6 6\n");
  EXPECT_EQ(site.says("p0 flip hex"), "none-of-shape");
  EXPECT_EQ(site.says("p0 flip triangle"), "");
}

TEST(Built, FreeInTurnPlaceAnyOfYourTilesOrPass) {
  Site site("building=free", "tiles p0 wood QD cave\n");
  EXPECT_EQ(site.says("p1 take KC"), "not-your-turn");
  EXPECT_EQ(site.says("p0 flip hex"), "tiles-lie-open");
  EXPECT_EQ(site.says("p0 take KC"), "not-your-tile");
  EXPECT_EQ(site.says("p0 place KC 3 0"), "not-your-tile");
  EXPECT_EQ(site.says("p0 place wood -1 1 1"), "") << "at once";
  EXPECT_EQ(site.says("p1 pass"), "");
  EXPECT_EQ(site.events(), "passed p1; turn-began p0");
  ASSERT_EQ(site.says("p0 take QD"), "") << "or first in hand";
  EXPECT_EQ(site.says("p0 pass"), "tile-in-hand");
  EXPECT_EQ(site.says("p0 place cave 0 0 4"), "tile-in-hand");
  EXPECT_EQ(site.says("p0 back"), "");
  EXPECT_EQ(site.says("p0 back"), "no-tile-in-hand");
  EXPECT_EQ(site.says("p0 take cave"), "");
  EXPECT_EQ(site.says("p0 place cave 0 0 4"), "");
}

TEST(Built, FreestyleAnybodyAtAnyTime) {
  Site site("players=3 building=freestyle", "tiles p0 wood QD\ntiles p1 wood QH\n");
  EXPECT_EQ(site.asked().must, SeatSet::first(3));
  EXPECT_EQ(site.says("p1 place wood -1 1 1"), "");
  EXPECT_EQ(site.says("p1 place QH 3 0"), "") << "again, for nobody waits for a turn";
  EXPECT_EQ(site.says("p1 pass"), "no-tiles");
  EXPECT_EQ(site.says("p0 pass"), "");
  EXPECT_EQ(site.says("p0 take QD"), "passed-already");
  EXPECT_EQ(site.asked().must, SeatSet::of(seat_of(2)));
  EXPECT_EQ(site.says("p2 place KC -3 0"), "");
  EXPECT_EQ(site.asked().must, SeatSet::of(seat_of(0)).with(seat_of(2))) << "asked again";
}

TEST(Built, ATileMayNotOverlapAnother) {
  Site site("building=free", "tiles p0 QD wood\n");
  EXPECT_EQ(site.says("p0 place QD 0 1"), "overlaps");
  EXPECT_EQ(site.says("p0 place wood 0 0 1"), "overlaps");
}

TEST(Built, ATileMustTouchTheLandByAnEdge) {
  Site site("building=free", "tiles p0 wood cave\n");
  EXPECT_EQ(site.says("p0 place cave 0 1"), "must-touch") << "a corner is not enough";
  EXPECT_EQ(site.says("p0 place wood 9 0"), "must-touch");
  EXPECT_EQ(site.says("p0 place cave -1 1"), "");
}

TEST(Built, OnlyAHexMayBePlacedApartWithinFourEdgeLengths) {
  for (const char* far : {"7 0", "-4 7", "20 0"}) {
    Site site("building=free", "tiles p0 QD\n");
    EXPECT_EQ(site.says(std::string("p0 place QD ") + far), "too-far") << far;
  }
  for (const char* near : {"6 0", "2 0", "-3 6", "6 0 5"}) {
    Site site("building=free", "tiles p0 QD\n");
    EXPECT_EQ(site.says(std::string("p0 place QD ") + near), "") << near;
  }
}

TEST(Built, IslandsMayGrowTogether) {
  Site site("building=free", "laid citadel 0 0\nlaid KD 3 0\nlaid river 1 0 1\ntiles p0 cave\n");
  EXPECT_EQ(geography(site.board()).islands, 2);
  EXPECT_EQ(site.says("p0 place cave 1 0 3"), "");
  EXPECT_EQ(geography(site.board()).islands, 1);
}

TEST(Built, FreeBuildingEndsWhenAllTilesLie) {
  std::vector<Placed> left;
  Site site("building=free", sample_but({"cave"}, left) + "tiles p0 cave\n");
  ASSERT_EQ(site.says("p0 place " + notation(left[0])), "");
  EXPECT_TRUE(site.over());
  EXPECT_EQ(site.events(), "placed p0 " + notation(left[0]) + "; ended");
  EXPECT_EQ(site.says("p0 pass"), "building-over");
}

TEST(Built, OrWhenAllPassInARow) {
  std::vector<Placed> left;
  const std::string laid = sample_but({"cave", "wood"}, left);
  Site site("building=free", laid + "tiles p0 cave\ntiles p1 wood\n");
  EXPECT_EQ(site.says("p0 pass"), "");
  EXPECT_EQ(site.says("p1 place " + notation(left[1])), "");
  EXPECT_FALSE(site.over()) << "a tile was placed in between";
  EXPECT_EQ(site.says("p0 pass"), "");
  EXPECT_TRUE(site.over()) << "who has no tile has passed";
  EXPECT_EQ(site.board().size(), 36) << "a road tile may be left over";
}

TEST(Built, AHexMayNotBeLeftOver) {
  std::vector<Placed> left;
  const std::string laid = sample_but({"KC", "cave"}, left);
  Site site("building=free", laid + "tiles p0 KC\ntiles p1 cave\n");
  EXPECT_EQ(site.says("p0 pass"), "") << "the other may still build";
  EXPECT_EQ(site.says("p1 pass"), "") << "this one has none";
  EXPECT_FALSE(site.over());
  EXPECT_EQ(site.says("p0 pass"), "hex-left") << "now they must place";
  EXPECT_EQ(site.says("p0 place " + notation(left[0])), "");
}

TEST(Built, AStrictTileThatFitsNowhereIsSetAside) {
  // Six triangles turn their closed edges to the Citadel, so the last cave can lead to no hex.
  const std::string shut =
      "laid citadel 0 0\nlaid cave -1 1\nlaid cave 0 0 3\nlaid cave 1 -1\n"
      "laid tavern 0 -2 3\nlaid tavern -1 -1\nlaid tavern -2 0 5\n";
  Site site("building=strict", shut);
  ASSERT_EQ(site.says("p0 flip triangle"), "");
  EXPECT_EQ(site.says("chance flip p0 cave"), "");
  EXPECT_EQ(site.events(), "flipped p0 cave; set-aside p0 cave; turn-began p1");
  EXPECT_EQ(site.pub().aside.count(TileKind::cave), 1);
}

TEST(Built, TheLastCaveMustLeadToAHexIfNoOtherDoes) {
  const std::string caves = "laid citadel 0 0\nlaid cave -1 1\nlaid cave 0 0 3\nlaid cave 1 -1\n";
  Site site("building=free", caves + "tiles p0 cave wood\n");
  EXPECT_EQ(site.says("p0 place cave 0 -2 4"), "last-cave");
  EXPECT_EQ(site.says("p0 place cave 0 -2 3"), "");
  Site other("building=free", "laid citadel 0 0\nlaid cave -1 1 2\ntiles p0 cave\n");
  EXPECT_EQ(other.says("p0 place cave 0 0 3"), "") << "one leads already";
}

TEST(Built, WhoHoldsACaveMayNotMakeItSoThatAllHavePassedBeforeOneLeadsToAHex) {
  std::vector<Placed> left;
  const std::string laid = sample_but({"cave", "cave", "cave", "cave", "wood"}, left);
  Site site("building=free", laid + "tiles p0 cave cave cave cave\ntiles p1 wood\n");
  EXPECT_EQ(site.says("p0 pass"), "");
  EXPECT_EQ(site.says("p1 pass"), "");
  EXPECT_EQ(site.says("p0 pass"), "cave-left");
  EXPECT_EQ(site.says("p0 take cave"), "");
}

TEST(Built, ABoardThatCannotBeFinishedIsBuiltAnew) {
  std::vector<Placed> left;
  const std::string laid = sample_but({"cave", "cave", "cave", "cave", "wood"}, left);
  Site site("building=strict", laid + "aside cave cave cave cave\ndown p0 0 1 0\ndown p1 0 0 0\n");
  ASSERT_EQ(site.says("p0 flip rhombus"), "");
  ASSERT_EQ(site.says("chance flip p0 wood"), "");
  ASSERT_EQ(site.says("p0 place " + notation(left[4])), "");
  EXPECT_TRUE(site.events().ends_with("renewed; turn-began p0")) << site.events();
  EXPECT_FALSE(site.over());
  EXPECT_EQ(site.pub().laid.size(), 1);
  EXPECT_EQ(site.pub().face_down_of(seat_of(1))[0], 6);
}

TEST(Built, GuidelinesAreAdviceAndTheEventSaysWhichAreBroken) {
  Site site("building=free", "tiles p0 KC crossing\ntiles p1 tavern\n");
  EXPECT_EQ(site.says("p0 place KC -1 2"), "");
  EXPECT_TRUE(site.events().starts_with("placed p0 KC -1 2 breaks T")) << site.events();
}

TEST(Built, EnforcedTheyAreRules) {
  Site site("building=free enforce_guidelines=on",
            "tiles p0 KC tavern\nlaid citadel 0 0\n"
            "laid crossing 0 0 3\n");
  EXPECT_EQ(site.says("p0 place KC -1 2"), "guideline-t");
  EXPECT_EQ(site.says("p0 place KC -1 2 3"), "guideline-x");
  EXPECT_EQ(site.says("p0 place tavern 0 1"), "guideline-triangles");
}

TEST(Built, AlikeOnlyLikeTrianglesMustNotTouch) {
  const std::string position = "tiles p0 crossing tavern\nlaid citadel 0 0\nlaid crossing -1 1\n";
  Site site("building=free enforce_guidelines=on alike=on", position);
  EXPECT_EQ(site.says("p0 place crossing -1 1 3"), "guideline-triangles");
  EXPECT_EQ(site.says("p0 place tavern -1 1 3"), "");
}

TEST(Built, WhatTheRaceWouldRefuseIsRefusedBeforeAnybodyBuilds) {
  OptionSet options(BoardBuilding::option_menu());
  ASSERT_FALSE(options.set("tight_suits=on"));
  ASSERT_FALSE(options.set("objective=diverse"));
  EXPECT_TRUE(BoardBuilding::open(options, 1).problem) << "two suits have no three of them";
  EXPECT_TRUE(BoardBuilding::open(OptionSet(BoardBuilding::option_menu()), 99).problem);
}

}  // namespace
}  // namespace warren::jack_rabbits
