// Rules page, "A turn: jump, then handle": Jump.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// Choose a numbered edge of your tile …
TEST(Jump, GoesOverANumberedEdgeOfYourTile) {
  AtTable t("players=2", R"(
row .  c1        .  .
row c1 c2:-1-1 c1 start
row .  c1        .  .
pawns b2 d2)");
  EXPECT_EQ(t.offers(), "jump east, jump west");
  t.refused_section("p0 jump north", "jump-no-number", "Jump");
  t.refused("p0 jump south", "jump-no-number");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pawn(0), "c2");
}

// … and jump that many cells that way.
TEST(Jump, GoesAsManyCellsAsTheEdgeSays) {
  const auto* grid = R"(
row c1:-321 c1 c1 c1
row c1      .  .  .
row c1      .  .  .
row start   .  .  .
pawns a1 a4)";
  AtTable east("players=2", grid);
  east.plays("p0 jump east");
  EXPECT_EQ(east.pawn(0), "d1");
  AtTable south("players=2", grid);
  south.plays("p0 jump south");
  EXPECT_EQ(south.pawn(0), "a3");
  AtTable north("players=2", "row start c1 . .\nrow . c1:1111 . .\npawns b2 a1");
  north.plays("p0 jump north");
  EXPECT_EQ(north.pawn(0), "b1");
  AtTable west("players=2", "row start . c1:---2 .\npawns c1 a1");
  west.plays("p0 jump west");
  EXPECT_EQ(west.pawn(0), "a1");
}

// … onto a tile inside the grid.
TEST(Jump, EndsOnATileInsideTheGrid) {
  AtTable t("players=2", R"(
row start c1 .  c1
row c1    c1 c1:3231 .
row c1    c1 c1 c1
pawns c2 a1)");
  t.refused("p0 jump north", "jump-off-grid");
  t.refused("p0 jump east", "jump-off-grid");
  t.refused("p0 jump south", "jump-off-grid");
  EXPECT_EQ(t.offers(), "jump west");
}

TEST(Jump, DoesNotEndOnAnEmptyCell) {
  AtTable t("players=2", "row start:-11- . . .\nrow c1 . . .");
  t.refused_section("p0 jump east", "jump-empty-cell", "Jump");
  EXPECT_EQ(t.offers(), "jump south");
}

// What lies between does not matter …
TEST(Jump, WhatLiesBetweenDoesNotMatter) {
  AtTable t("players=4", R"(
row start:-3-- . bl c1 .
pawns a1 c1 c1 c1)");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pawn(0), "d1");
}

// … except fences: each one crossed costs the top tile of your score pile.
TEST(Jump, EachFenceCrossedCostsTheTopTileOfYourPile) {
  AtTable t("players=2", R"(
row start:-3-- c1 c1 c1
pile p0 c2.0 c2.1 c2.2
fence a1-b1
fence c1-d1)");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "c2.0");
}

// Fences count in all four directions, and only those that are crossed.
TEST(Jump, OnlyFencesOnTheWayAreCrossed) {
  const std::string grid = R"(
row .  .  c1 .
row .  .  c1 .
row c1 c1 c1:2122 c1
row .  .  c1 start
pawns c3 d4
pile p0 c2.0 c2.1 c2.2
fence c2-d2
fence b2-b3
fence b1-b2
)";
  const auto paid_going = [&](std::string_view way, std::string_view fence) {
    AtTable t("players=2", grid + "fence " + std::string(fence));
    t.plays("p0 jump " + std::string(way));
    return 3 - static_cast<int>(split_words(t.pile(0)).size());
  };
  EXPECT_EQ(paid_going("north", "c1-c2"), 1);
  EXPECT_EQ(paid_going("north", "c2-c3"), 1);
  EXPECT_EQ(paid_going("north", "c3-c4"), 0);
  EXPECT_EQ(paid_going("east", "c3-d3"), 1);
  EXPECT_EQ(paid_going("east", "b3-c3"), 0);
  EXPECT_EQ(paid_going("west", "b3-c3"), 1);
  EXPECT_EQ(paid_going("west", "a3-b3"), 1);
  EXPECT_EQ(paid_going("west", "c3-d3"), 0);
  AtTable south("players=2",
                "row c1:--1- . . .\nrow start . . .\npawns a1 a2\npile p0 c2\n"
                "fence a1-a2");
  south.plays("p0 jump south");
  EXPECT_EQ(south.pile(0), "");
}

// Stacked fences count each.
TEST(Jump, StackedFencesCountEach) {
  AtTable t("players=2", R"(
row start:-1-- c1 . .
pile p0 c2.0 c2.1 c2.2
fence a1-b1 3)");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "");
  EXPECT_EQ(t.fences("a1-b1"), 3) << "crossing a fence leaves it standing";
}

// What is paid leaves the game, before the jump.
TEST(Jump, WhatFencesCostLeavesTheGameBeforeTheJump) {
  AtTable t("players=2", "row start:-1-- c1.9 . .\npile p0 c2.0 c3.1\nfence a1-b1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.gone(), "c3.1");
  EXPECT_EQ(t.happened(), "paid jumped");
}

// Without enough tiles that jump is not possible.
TEST(Jump, WithoutEnoughTilesAJumpOverFencesIsNotPossible) {
  AtTable t("players=2", R"(
row start:-11- c1 . .
row c1 . . .
pile p0 c2.0
fence a1-b1 2)");
  t.refused_section("p0 jump east", "jump-fences", "Jump");
  EXPECT_EQ(t.offers(), "jump south");
  EXPECT_EQ(t.pile(0), "c2.0");
}

// Pawns may share a tile.
TEST(Jump, PawnsMayShareATile) {
  AtTable t("players=3", "row start:-1-- c1 . .\npawns a1 b1 b1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pawn(0), "b1");
  EXPECT_EQ(t.pawn(1), "b1");
}

// If you can jump you must.
TEST(Jump, WhoCanJumpMust) {
  AtTable t("players=2", "row start:-1-- c1 . .");
  EXPECT_EQ(t.asked(), "p0 jump");
  for (const auto* other : {"p0 take", "p0 do", "p0 walk", "p0 stay"}) t.refused(other, "not-now");
  t.refused_section("p1 jump east", "not-your-turn", "A turn");
}

// If you cannot, go on to handle.
TEST(Jump, WhoCannotJumpGoesOnToHandle) {
  AtTable t("players=2", "row start:-1-- c1:2--- . .\npawns a1 b1\nturn p1");
  EXPECT_EQ(t.asked(), "p1 handle stuck");
  EXPECT_EQ(t.offers(), "take, do");
}

// Landing means ending a jump; a tile that comes under you otherwise is not landed on.
TEST(Jump, ATileThatComesUnderYouOtherwiseIsNotLandedOn) {
  AtTable t("players=2", "row start c1 . .\npawns b1 a1\npile p0 c2.0 c2.1\nask handle");
  t.plays("p0 take\nchance tr.0");
  EXPECT_EQ(t.tile_at("b1"), "tr.0");
  EXPECT_EQ(t.pawn(0), "b1");
  EXPECT_EQ(t.pile(0), "c2.0 c2.1 c1.0");
}

// After the jump one handles; then the turn is over.
TEST(Jump, IsFollowedByHandling) {
  AtTable t("players=2", "row start:-1-- c1 . .");
  t.plays("p0 jump east");
  EXPECT_EQ(t.asked(), "p0 handle landed");
  t.refused("p0 jump west", "not-now");
  t.plays("p0 take\nchance c1.9");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

}  // namespace
}  // namespace warren::rabbihop
