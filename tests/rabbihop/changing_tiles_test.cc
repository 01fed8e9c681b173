// Rules page, the tile table: rotate (and all tiles that rotate), swap, thief, stamper, start.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

const std::string kRotating = "row start c1.0:1-23 c1.1 c1.2\nrow c1.3 ro . .\npawns b2 a1\n";

// Rotate: rotate up to three different tiles …
TEST(Rotate, TurnsUpToThreeDifferentTiles) {
  AtTable t("players=2", kRotating + "ask handle");
  t.plays("p0 do\np0 turn b1 1\np0 turn c1 1\np0 turn d1 1");
  EXPECT_EQ(t.happened().substr(0, 35), "did turned turned turned turn-began");
  EXPECT_EQ(t.asked().substr(0, 2), "p1") << "after the third the action is over";
}

TEST(Rotate, NeverTurnsTheSameTileTwice) {
  AtTable t("players=2", kRotating + "ask rotate");
  t.plays("p0 turn b1 1");
  t.refused_section("p0 turn b1 2", "cell-twice", "Tiles");
  t.plays("p0 turn a2 3");
  t.refused("p0 turn b1 1", "cell-twice");
  t.refused("p0 turn a2 1", "cell-twice");
}

// … each by one to three quarter turns.
TEST(Rotate, TurnsByOneToThreeQuartersClockwise) {
  const std::array<std::string, 4> faces = {"1-23", "31-2", "231-", "-231"};
  for (int quarters = 1; quarters <= 3; ++quarters) {
    AtTable t("players=2", kRotating + "ask rotate");
    t.plays("p0 turn b1 " + std::to_string(quarters));
    EXPECT_EQ(t.face("b1"), faces[static_cast<std::size_t>(quarters)]);
  }
  AtTable t("players=2", kRotating + "ask rotate");
  t.refused("p0 turn b1 0", "unreadable");
  t.refused("p0 turn b1 4", "unreadable");
}

// None at all is allowed.
TEST(Rotate, NoneAtAllIsAllowed) {
  AtTable t("players=2", kRotating + "ask handle");
  const std::string before = t.at("b1");
  t.plays("p0 do\np0 done");
  EXPECT_EQ(t.at("b1"), before);
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

TEST(Rotate, MayStopAfterOneOrTwo) {
  AtTable t("players=2", kRotating + "ask rotate");
  t.plays("p0 turn b1 1\np0 turn c1 1\np0 done");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// Carrots, score modifiers, traps, blockers and the start rotate; so do the expansions' tiles.
TEST(Rotate, IsTheActionOfCarrotsModifiersTrapsBlockersAndTheStart) {
  for (const auto* code : {"c1", "c2", "c3", "ro", "mo.fe", "tr", "bl"}) {
    AtTable t("players=2", "row start " + std::string(code) + " c1 .\npawns b1 a1\nask handle");
    t.plays("p0 do");
    EXPECT_EQ(t.asked(), "p0 rotate") << code;
    t.plays("p0 turn c1 2\np0 done");
  }
  AtTable start("players=2", "row start c1 . .\nask handle");
  start.plays("p0 do");
  EXPECT_EQ(start.asked(), "p0 rotate");
}

TEST(Rotate, IsTheActionOfFastExploreMatcherAndSpringboard) {
  for (const auto* code : {"fx", "ma", "sp"}) {
    AtTable t("players=2 explorers=on springboard=on",
              "row start " + std::string(code) + " c1 .\npawns b1 a1\nask handle");
    t.plays("p0 do");
    EXPECT_EQ(t.asked(), "p0 rotate") << code;
  }
}

// The turned tile jumps the new way.
TEST(Rotate, ChangesWhereOneCanJump) {
  AtTable t("players=2", "row start ro c1:1--- c1\npawns b1 a1\nask rotate");
  t.plays("p0 turn c1 1");
  EXPECT_EQ(t.face("c1"), "-1--");
}

// Swap: swap two tiles, which keep their rotation.
TEST(Swap, SwapsTwoTilesThatKeepTheirRotation) {
  AtTable t("players=2", "row start sw c1.0:1-23 c2.0:321-\npawns b1 a1\nask handle");
  t.plays("p0 do\np0 swap c1\np0 swap d1");
  EXPECT_EQ(t.at("c1"), "c2.0:321-");
  EXPECT_EQ(t.at("d1"), "c1.0:1-23");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

TEST(Swap, NeedsTwoDifferentTiles) {
  AtTable t("players=2", "row start sw c1 c2\npawns b1 a1\nask swap-first");
  t.plays("p0 swap c1");
  EXPECT_EQ(t.asked(), "p0 swap-second c1");
  t.refused("p0 swap c1", "cell-twice");
  EXPECT_EQ(t.offers(), "swap d1");
}

TEST(Swap, LeavesFencesWhereTheyAre) {
  AtTable t("players=2", "row start sw c1 c2\npawns b1 a1\nfence b1-c1\nask swap-first");
  t.plays("p0 swap c1\np0 swap d1");
  EXPECT_EQ(t.fences("b1-c1"), 1);
}

// An action that lacks its objects is not possible: swap without two free tiles.
TEST(Swap, WithoutTwoFreeTilesIsNotPossible) {
  AtTable t("players=2", "row start sw c1 c2\npawns b1 c1\nask handle");
  t.refused_section("p0 do", "swap-too-few", "Tiles: swap");
  EXPECT_EQ(t.offers(), "take");
}

// Thief: take the top tile of the pile of another player on your tile …
TEST(Thief, StealsTheTopTileOfAPlayerOnYourTile) {
  AtTable t("players=2",
            "row start . th .\npawns c1 c1\npile p0 c1.1\npile p1 c2.0 c3.0\n"
            "ask handle");
  t.plays("p0 do\np0 rob p1");
  EXPECT_EQ(t.pile(0), "c1.1 c3.0");
  EXPECT_EQ(t.pile(1), "c2.0");
}

// … or an orthogonal neighbour.
TEST(Thief, StealsFromOrthogonalNeighbours) {
  AtTable t("players=5", R"(
row .  c1 .  . .
row c1 th c1 . .
row c1 c1 .  . start
pawns b2 b1 c2 b3 a2
pile p1 c2.0
pile p2 c2.1
pile p3 c2.2
pile p4 c2.3
ask rob)");
  EXPECT_EQ(t.offers(), "rob p1, rob p2, rob p3, rob p4");
}

TEST(Thief, DoesNotReachDiagonallyNorFurther) {
  AtTable t("players=4", R"(
row c1 .  .  .  .
row .  th c1 c1 .
row .  .  .  .  start
pawns b2 a1 d2 c2
pile p1 c2.0
pile p2 c2.1
pile p3 c2.2
ask rob)");
  t.refused_section("p0 rob p1", "rob-far", "Tiles: thief");
  t.refused("p0 rob p2", "rob-far");
  t.refused("p0 rob p0", "rob-yourself");
  EXPECT_EQ(t.offers(), "rob p3");
}

TEST(Thief, DoesNotReachRoundTheEdgeOfTheGrid) {
  AtTable t("players=2", "row . . . c1\nrow th . . start\npawns a2 d1\npile p1 c2\nask handle");
  t.refused("p0 do", "thief-nobody");
}

TEST(Thief, FencesDoNotStopAThief) {
  AtTable t("players=2", "row start th c1 .\npawns b1 c1\npile p1 c2.0\nfence b1-c1 3\nask rob");
  t.plays("p0 rob p1");
  EXPECT_EQ(t.pile(0), "c2.0");
}

// An action that lacks its objects is not possible: thief without a victim's pile.
TEST(Thief, WithoutAVictimsPileIsNotPossible) {
  AtTable t("players=3", "row start th c1 .\npawns b1 c1 a1\nask handle");
  t.refused_section("p0 do", "thief-nobody", "Tiles: thief");
  EXPECT_EQ(t.offers(), "take");
  AtTable two("players=3", "row start th c1 .\npawns b1 c1 a1\npile p2 c2\nask rob");
  two.refused("p0 rob p1", "rob-poor");
}

// Stamper: destroy two tiles and replace them from the deck, in the order chosen.
TEST(Stamper, DestroysTwoTilesAndReplacesThemInTheOrderChosen) {
  AtTable t("players=2", "row start st c1.0 c2.0\npawns b1 a1\ndeck 9\nask handle");
  t.plays("p0 do\np0 stamp d1\np0 stamp c1");
  EXPECT_EQ(t.gone(), "c1.0 c2.0");
  EXPECT_EQ(t.asked(), "chance refill d1");
  t.plays("chance c1.8");
  EXPECT_EQ(t.asked(), "chance refill c1");
  t.plays("chance c1.9");
  EXPECT_EQ(t.tile_at("d1"), "c1.8");
  EXPECT_EQ(t.tile_at("c1"), "c1.9");
  EXPECT_EQ(t.deck(), 7);
  EXPECT_EQ(t.pile(0), "");
}

TEST(Stamper, NeedsTwoDifferentTiles) {
  AtTable t("players=2", "row start st c1 c2\npawns b1 a1\nask stamp-first");
  t.plays("p0 stamp c1");
  t.refused("p0 stamp c1", "cell-twice");
  EXPECT_EQ(t.tile_at("c1"), "c1.0") << "nothing is destroyed before both are chosen";
}

TEST(Stamper, WithoutTwoFreeTilesIsNotPossible) {
  AtTable t("players=2", "row start st c1 c2\npawns b1 c1\nask handle");
  t.refused_section("p0 do", "stamper-too-few", "Tiles: stamper");
}

// The start tile: not taken; its action is to rotate.
TEST(Start, IsNotTakenAndRotates) {
  AtTable t("players=2", "row start c1:1--- . .\nask handle");
  EXPECT_EQ(t.offers(), "do");
  t.plays("p0 do\np0 turn b1 1\np0 done");
  EXPECT_EQ(t.face("b1"), "-1--");
}

// "Nothing" may be chosen as an action, but only where an action says so.
TEST(Nothing, IsAnActionOfFenceMoveAndTeleportOnly) {
  for (const auto* code : {"fm", "te"}) {
    AtTable t("players=2", "row start . " + std::string(code) + " .\npawns c1 a1\nask handle");
    EXPECT_EQ(t.offers(), "take, do") << code;
  }
  for (const auto* code : {"fe", "sw", "st", "th"}) {
    AtTable t("players=2", "row start . " + std::string(code) + " .\npawns c1 a1\nask handle");
    EXPECT_EQ(t.offers(), "take") << code;
  }
}

}  // namespace
}  // namespace warren::rabbihop
