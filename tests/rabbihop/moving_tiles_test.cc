// Rules page, the tile table: teleport, trap, blocker and plus.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// Teleport: move to another teleport tile …
TEST(Teleport, MovesYouToAnotherTeleport) {
  AtTable t("players=2", "row start te c1 te\nrow te . . .\npawns b1 a1\nask handle");
  t.plays("p0 do");
  EXPECT_EQ(t.offers(), "teleport d1, teleport a2");
  t.refused_section("p0 teleport b1", "teleport-here", "Tiles: teleport");
  t.refused("p0 teleport c1", "teleport-no-tile");
  t.refused("p0 teleport d4", "teleport-no-tile");
  t.plays("p0 teleport a2");
  EXPECT_EQ(t.pawn(0), "a2");
}

// … take that tile if no other pawn is on it, and replace it.
TEST(Teleport, TakesTheTileItLeadsToAndReplacesIt) {
  AtTable t("players=2", "row start te.0 c1 te.1\npawns b1 a1\npile p0 c2.0\nask teleport");
  t.plays("p0 teleport d1");
  EXPECT_EQ(t.pile(0), "c2.0 te.1");
  EXPECT_EQ(t.asked(), "chance refill d1");
  t.plays("chance c1.9");
  EXPECT_EQ(t.tile_at("d1"), "c1.9");
  EXPECT_EQ(t.tile_at("b1"), "te.0") << "the tile left behind stays";
}

TEST(Teleport, DoesNotTakeATeleportWithAnotherPawnOnIt) {
  AtTable t("players=2", "row start te.0 c1 te.1\npawns b1 d1\nask teleport");
  t.plays("p0 teleport d1");
  EXPECT_EQ(t.pawn(0), "d1");
  EXPECT_EQ(t.pile(0), "");
  EXPECT_EQ(t.tile_at("d1"), "te.1");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// What comes under you after a teleport is not landed on.
TEST(Teleport, IsNotALanding) {
  AtTable t("players=2", "row start te.0 c1 te.1\npawns b1 a1\npile p0 c2.0\nask teleport");
  t.plays("p0 teleport d1\nchance tr.0");
  EXPECT_EQ(t.pawn(0), "d1");
  EXPECT_EQ(t.pile(0), "c2.0 te.1");
}

// With no other teleport: nothing.
TEST(Teleport, WithNoOtherTeleportItDoesNothing) {
  AtTable t("players=2", "row start te c1 .\npawns b1 a1\nask handle");
  EXPECT_EQ(t.offers(), "take, do");
  t.plays("p0 do");
  EXPECT_EQ(t.pawn(0), "b1");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// No jump leads away from a teleport.
TEST(Teleport, NoJumpLeadsAway) {
  AtTable t("players=2", "row start te c1 .\npawns b1 a1");
  EXPECT_EQ(t.asked(), "p0 handle stuck");
  EXPECT_EQ(t.offers(), "take, do");
}

// Trap: landing here at once costs the top 4 tiles of your pile …
TEST(Trap, CostsTheTopFourTiles) {
  AtTable t("players=2", "row start:-1-- tr . .\npile p0 c2.0 c2.1 c2.2 c2.3 c2.4 c2.5");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "c2.0 c2.1");
  EXPECT_EQ(t.gone(), "c2.2 c2.3 c2.4 c2.5");
  EXPECT_EQ(t.happened(), "jumped paid walked");
}

// … or all …
TEST(Trap, CostsAllOfASmallPile) {
  AtTable t("players=2", "row start:-1-- tr . .\npile p0 c2.0 c2.1 c2.2");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "");
  AtTable poor("players=2", "row start:-1-- tr . .");
  poor.plays("p0 jump east");
  EXPECT_EQ(poor.happened(), "jumped walked");
}

// … and puts you on the start tile, where you handle.
TEST(Trap, PutsYouOnTheStartTileWhereYouHandle) {
  AtTable t("players=2", "row c1:-1-- tr c2 start\npawns a1 d1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pawn(0), "d1");
  EXPECT_EQ(t.offers(), "do");
  t.plays("p0 do\np0 turn c1 1\np0 done");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// Fences are paid before the trap acts.
TEST(Trap, ActsAfterFencesArePaid) {
  AtTable t("players=2",
            "row start:-1-- tr . .\nfence a1-b1\npile p0 c2.0 c2.1 c2.2 c2.3 c2.4 c2.5");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "c2.0");
}

TEST(Trap, ActsEvenWithAnotherPawnOnIt) {
  AtTable t("players=2", "row start:-1-- tr . .\npawns a1 b1\npile p0 c2.0");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pawn(0), "a1");
  EXPECT_EQ(t.pile(0), "");
}

// A trap that came under you otherwise may be taken, and rotates.
TEST(Trap, ThatCameUnderYouIsTakenOrRotates) {
  AtTable t("players=2", "row start:-1-- tr:2--- c1 .\npawns a1 b1\nturn p1");
  EXPECT_EQ(t.offers(), "take, do");
  t.plays("p1 do");
  EXPECT_EQ(t.asked(), "p1 rotate");
}

// Blocker: nobody may jump here while a pawn is on it.
TEST(Blocker, NobodyMayJumpHereWhileAPawnIsOnIt) {
  AtTable t("players=2", "row start:-11- bl . .\nrow c1 . . .\npawns a1 b1");
  t.refused_section("p0 jump east", "jump-blocker", "Tiles: blocker");
  EXPECT_EQ(t.offers(), "jump south");
}

TEST(Blocker, MayBeJumpedOnWhileEmpty) {
  AtTable t("players=2", "row start:-1-- bl . .");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pawn(0), "b1");
  EXPECT_EQ(t.offers(), "take, do");
}

TEST(Blocker, DoesNotStopAJumpOverIt) {
  AtTable t("players=2", "row start:-2-- bl c1 .\npawns a1 b1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pawn(0), "c1");
}

// Plus: take another turn at once …
TEST(Plus, GivesAnotherTurnAtOnce) {
  AtTable t("players=2", "row start pl:-1-- c1 .\npawns b1 a1\nask handle");
  t.plays("p0 do");
  EXPECT_EQ(t.asked(), "p0 jump");
  EXPECT_TRUE(t.extra_turn());
}

// … one extra turn at most per turn. (Fine print: in an extra turn a plus cannot be done again.)
TEST(Plus, CannotBeDoneInAnExtraTurn) {
  AtTable t("players=2", "row start pl c1 .\npawns b1 a1\nturn p0 extra\nask handle landed");
  t.refused_section("p0 do", "plus-twice", "Tiles: plus");
  EXPECT_EQ(t.offers(), "take");
}

TEST(Plus, TheNextTurnOfItsOwnerIsAnOrdinaryOne) {
  AtTable t("players=2", "row start pl:-1-- c1 .\npawns b1 a1\nask handle");
  t.plays("p0 do\np0 jump east\nchance c1.9\np0 do\np0 done");
  EXPECT_EQ(t.asked(), "p1 jump");
  EXPECT_FALSE(t.extra_turn());
}

// Jumping off this tile in that extra turn you must take it and replace it …
TEST(Plus, JumpingOffItInTheExtraTurnTakesAndReplacesIt) {
  AtTable t("players=2", "row start pl:-1-- c1 .\npawns b1 a1\nturn p0 extra");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "pl.0");
  EXPECT_EQ(t.asked(), "chance refill b1");
  t.plays("chance c2.7");
  EXPECT_EQ(t.tile_at("b1"), "c2.7");
  EXPECT_EQ(t.asked(), "p0 handle landed");
}

// … if no other pawn is on it.
TEST(Plus, IsNotTakenWithAnotherPawnOnIt) {
  AtTable t("players=2", "row start pl:-1-- c1 .\npawns b1 b1\nturn p0 extra");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "");
  EXPECT_EQ(t.tile_at("b1"), "pl.0");
  EXPECT_EQ(t.asked(), "p0 handle landed");
}

TEST(Plus, IsNotTakenWhenLeftInAnOrdinaryTurn) {
  AtTable t("players=2", "row start pl:-1-- c1 .\npawns b1 a1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "");
  EXPECT_EQ(t.tile_at("b1"), "pl.0");
}

// After fences are paid and before what you land on acts.
TEST(Plus, IsTakenAfterFencesArePaidAndBeforeATrapActs) {
  AtTable t("players=2", R"(
row start pl:-1-- tr .
pawns b1 a1
fence b1-c1
pile p0 c2.0 c2.1 c2.2 c2.3 c2.4
turn p0 extra)");
  t.plays("p0 jump east");
  EXPECT_EQ(t.happened(), "paid jumped took");
  EXPECT_EQ(t.pile(0), "c2.0 c2.1 c2.2 c2.3 pl.0");
  t.plays("chance c1.9");
  EXPECT_EQ(t.happened(), "placed paid walked");
  EXPECT_EQ(t.pile(0), "c2.0");
}

TEST(Plus, TheFenceIsPaidWithoutTheHelpOfThePlus) {
  AtTable t("players=2",
            "row start pl:-1-- c1 .\npawns b1 a1\nfence b1-c1\nturn p0 extra\nask jump");
  EXPECT_EQ(t.asked(), "p0 handle stuck") << "the plus is taken too late to pay with it";
}

}  // namespace
}  // namespace warren::rabbihop
