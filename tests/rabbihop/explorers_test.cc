// Rules page, "Expansions": Bunny Explorers, with its fine print.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// The deck grows by n²-1.
TEST(Explorers, TheDeckGrowsByWhatTheGridWouldHaveHeld) {
  EXPECT_EQ(AtTable("explorers players=2").deck(), 20 + 15);
  EXPECT_EQ(AtTable("explorers players=4").deck(), 32 + 24);
  EXPECT_EQ(AtTable("explorers players=6").deck(), 48 + 35);
  EXPECT_EQ(AtTable("explorers players=8").deck(), 90) << "64 + 35, but 90 tiles are all there are";
}

// Fine print: a deck size given by hand is not grown by Explorers, and is cut to what is left.
TEST(Explorers, ADeckSizeByHandDoesNotGrow) {
  EXPECT_EQ(AtTable("explorers deck_size=7").deck(), 7);
  EXPECT_EQ(AtTable("explorers deck_size=105").deck(), 90);
}

// Only the start tile lies out.
TEST(Explorers, OnlyTheStartTileLiesOut) {
  const AtTable t("explorers players=3");
  EXPECT_EQ(t.pub().filled, mask_of(cell_at(2, 2)));
  EXPECT_EQ(t.asked(), "p0 jump");
  EXPECT_EQ(t.offers(), "jump north, jump east, jump south, jump west");
}

// A jump into an empty cell draws a tile and places it there …
TEST(Explorers, AJumpIntoAnEmptyCellDrawsATileAndPlacesItThere) {
  AtTable t("explorers");
  t.plays("p0 jump north");
  EXPECT_EQ(t.asked(), "chance explore c2");
  EXPECT_EQ(chances(t.setup(), t.pub()), 90U) << "chance draws the tile, not its rotation";
  t.plays("chance c1.0");
  EXPECT_EQ(t.tile_at("c2"), "c1.0");
  EXPECT_EQ(t.pawn(0), "c2");
  EXPECT_EQ(t.deck(), 34);
}

// … rotation by the jumper's choice after seeing it.
TEST(Explorers, TheJumperTurnsTheNewTileAfterSeeingIt) {
  const std::array<std::string, 4> faces = {"1-12", "21-1", "121-", "-121"};
  for (int quarters = 0; quarters < 4; ++quarters) {
    AtTable t("explorers");
    t.plays("p0 jump north\nchance c1.0");
    EXPECT_EQ(t.offers(), "orient 0, orient 1, orient 2, orient 3");
    t.plays("p0 orient " + std::to_string(quarters));
    EXPECT_EQ(t.face("c2"), faces[static_cast<std::size_t>(quarters)]);
    EXPECT_EQ(t.asked(), "p0 handle landed");
  }
}

TEST(Explorers, ATeleportNeedsNoTurning) {
  AtTable t("explorers");
  t.plays("p0 jump north\nchance te.0");
  EXPECT_EQ(t.asked(), "p0 handle landed");
}

// Exploring ends a jump: what is found is landed on.
TEST(Explorers, WhatIsFoundIsLandedOn) {
  AtTable t("explorers", "row . . . .\nrow . start . .\npile p0 c2.0");
  t.plays("p0 jump north\nchance tr.0\np0 orient 0");
  EXPECT_EQ(t.pawn(0), "b2");
  EXPECT_EQ(t.pile(0), "");
}

// A jump of two or three may leave a gap on the map.
TEST(Explorers, AJumpMayLeaveAGap) {
  AtTable t("explorers", "row start:-3-- . . .");
  t.plays("p0 jump east\nchance c1.5\np0 orient 0");
  EXPECT_EQ(t.tile_at("d1"), "c1.5");
  EXPECT_EQ(t.at("b1"), ".");
}

// The bounding box of all tiles may never exceed n×n …
TEST(Explorers, TheBoxAroundAllTilesNeverExceedsTheGrid) {
  AtTable t("explorers", R"(
row c1:2--- . . .
row start   . . .
row c1      . . .
row c1:-11- . . .
pawns a4 a1)");
  t.refused("p0 jump south", "jump-box");
  AtTable tall("explorers", "row start . . .\nrow . . . .\nrow c1:-12- . . c1\npawns a3 a1");
  tall.refused_section("p0 jump south", "jump-box", "Bunny Explorers");
  EXPECT_EQ(tall.offers(), "jump east");
}

// … it may slide.
TEST(Explorers, TheMapMaySlideWithinItsFrame) {
  AtTable t("explorers molehills=on", R"(
row start:2--- c1.6+c2.0 . .
row c1.7       .         . .
pawns a1 b1
fence a1-b1 2
fence a1-a2
pile p0 c3.0)");
  t.plays("p0 jump north");
  EXPECT_EQ(t.happened(), "slid jumped");
  EXPECT_EQ(t.pawn(0), "a1");
  EXPECT_EQ(t.pawn(1), "b3");
  EXPECT_EQ(t.tile_at("a3"), "start");
  EXPECT_EQ(write(t.pub().start), "a3");
  EXPECT_EQ(t.tile_at("b3"), "c2.0");
  EXPECT_EQ(t.at("b3").substr(0, 4), "c1.6") << "a stack slides as a whole";
  EXPECT_EQ(t.tile_at("a4"), "c1.7");
  EXPECT_EQ(t.fences("a3-b3"), 2);
  EXPECT_EQ(t.fences("a3-a4"), 1);
  EXPECT_EQ(t.fences("a1-b1") + t.fences("a1-a2"), 0);
  t.plays("chance c1.0\np0 orient 0");
  EXPECT_EQ(t.tile_at("a1"), "c1.0");
}

TEST(Explorers, TheMapSlidesInEveryDirection) {
  const auto slides = [](std::string_view grid, std::string_view way) {
    AtTable t("explorers", std::string(grid));
    t.plays("p0 jump " + std::string(way));
    return t.happened() + " " + t.pawn(0) + " " + write(t.pub().start);
  };
  EXPECT_EQ(slides("row start . . .", "west"), "slid jumped a1 b1");
  EXPECT_EQ(slides("row . . . start", "east"), "slid jumped d1 c1");
  EXPECT_EQ(slides("row . . . .\nrow . . . .\nrow . . . .\nrow start . . .", "south"),
            "slid jumped a4 a3");
  EXPECT_EQ(slides("row . start . .", "west"), "jumped a1 b1") << "no need to slide";
}

// With an empty deck there is no exploring.
TEST(Explorers, WithAnEmptyDeckThereIsNoExploring) {
  AtTable t("explorers", "row start c1 . .\ndeck 0");
  t.refused("p0 jump south", "jump-empty-cell");
  t.refused("p0 jump north", "jump-empty-cell");
  EXPECT_EQ(t.offers(), "jump east");
}

// Fences on the way are paid when exploring, too.
TEST(Explorers, ExploringPaysForFencesOnTheWay) {
  AtTable t("explorers", "row start:-2-- c1 . .\nfence a1-b1\npile p0 c2.0 c2.1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "c2.0");
  AtTable poor("explorers", "row start:-21- c1 . .\nfence a1-b1");
  poor.refused("p0 jump east", "jump-fences");
}

// Later refills are in random rotation.
TEST(Explorers, LaterRefillsAreInRandomRotation) {
  AtTable t("explorers", "row start c1 . .\npawns b1 a1\nask handle");
  t.plays("p0 take");
  EXPECT_EQ(t.asked(), "chance refill b1");
  EXPECT_EQ(chances(t.setup(), t.pub()), 89U * 4);
  t.plays("chance c2.0:3-1-");
  EXPECT_EQ(t.at("b1"), "c2.0:3-1-");
  EXPECT_EQ(t.asked().substr(0, 2), "p1") << "nobody turns a refill";
}

// Fine print: leaving a plus by exploring draws the explored tile first.
TEST(Explorers, LeavingAPlusByExploringDrawsTheExploredTileFirst) {
  AtTable t("explorers", "row start pl:-1-- . .\npawns b1 a1\ndeck 5\nturn p0 extra");
  t.plays("p0 jump east");
  EXPECT_EQ(t.asked(), "chance explore c1");
  t.plays("chance c1.0\np0 orient 0");
  EXPECT_EQ(t.pile(0), "pl.0");
  EXPECT_EQ(t.asked(), "chance refill b1");
  t.plays("chance c1.1");
  EXPECT_EQ(t.asked(), "p0 handle landed");
}

TEST(Explorers, TheLastTileIsExploredAndThePlusLeavesAGap) {
  AtTable t("explorers", "row start pl:-1-- . .\npawns b1 a1\ndeck 1\nturn p0 extra");
  t.plays("p0 jump east\nchance c1.0\np0 orient 0");
  EXPECT_EQ(t.at("b1"), ".");
  t.plays("p0 take");
  EXPECT_EQ(t.pile(0), "pl.0 c1.0");
  EXPECT_TRUE(t.over());
}

// The turn in which the deck runs out gives no extra turn, even if a plus is found last.
TEST(Explorers, APlusFoundLastGivesNoExtraTurn) {
  AtTable t("explorers", "row start . . .\ndeck 1");
  t.plays("p0 jump east\nchance pl.0\np0 orient 0");
  t.refused("p0 do", "plus-no-deck");
}

// Fine print: fast explore's duty beats the right to skip.
TEST(Explorers, FastExploresDutyBeatsTheRightToSkip) {
  AtTable t("explorers molehills=on", "row start fx . .\npile p0 c2");
  t.plays("p0 jump east");
  t.refused("p0 skip", "must-take");
  EXPECT_EQ(t.offers(), "take");
}

// Not with Territory.
TEST(Explorers, DoNotGoWithTerritory) {
  Problem why;
  EXPECT_EQ(open_setup("explorers=on territory=on", &why), nullptr);
  EXPECT_NE(why.say(Lang::en).find("territory"), std::string::npos);
  EXPECT_NE(why.say(Lang::es), why.say(Lang::en));
}

}  // namespace
}  // namespace warren::rabbihop
