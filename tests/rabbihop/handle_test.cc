// Rules page, "A turn: jump, then handle": Handle, and the walk to the start.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// Handle, compulsory if possible: take or do.
TEST(Handle, IsCompulsoryIfPossible) {
  AtTable t("players=2", "row start c1 . .\npawns b1 a1\nask handle landed");
  EXPECT_EQ(t.offers(), "take, do");
  t.refused("p0 stay", "walk-not-stuck");
  t.refused("p0 walk", "walk-not-stuck");
  t.refused("p0 done", "not-now");
}

// A turn in which nothing can be handled simply ends.
TEST(Handle, WhoCanDoNothingIsNotAsked) {
  // Landing on a thief beside nobody, which another pawn shares: neither take nor do.
  AtTable t("players=3", "row start:-1-- th . .\npawns a1 b1 a1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.happened(), "jumped stayed turn-began cannot-jump");
  EXPECT_EQ(t.asked(), "p1 handle stuck");
}

// Take the tile under you onto your score pile …
TEST(Handle, TakingPutsTheTileOnTopOfYourPile) {
  AtTable t("players=2", "row start c1.4 . .\npawns b1 a1\npile p0 c2.0 c3.0\nask handle");
  t.plays("p0 take");
  EXPECT_EQ(t.pile(0), "c2.0 c3.0 c1.4");
  EXPECT_EQ(t.at("b1"), ".");
}

// … and replace it from the deck, in a random rotation.
TEST(Handle, ATakenTileIsReplacedFromTheDeckInRandomRotation) {
  AtTable t("players=2", "row start c1.4 . .\npawns b1 a1\ndeck 5\nask handle");
  t.plays("p0 take");
  EXPECT_EQ(t.asked(), "chance refill b1");
  t.plays("chance c2.0:-1-3");
  EXPECT_EQ(t.at("b1"), "c2.0:-1-3");
  EXPECT_EQ(t.deck(), 4);
}

// Or do its action.
TEST(Handle, DoingTheActionLeavesTheTile) {
  AtTable t("players=2", "row start c1.4 . .\npawns b1 a1\nask handle");
  t.plays("p0 do");
  EXPECT_EQ(t.asked(), "p0 rotate");
  t.plays("p0 done");
  EXPECT_EQ(t.tile_at("b1"), "c1.4");
  EXPECT_EQ(t.pile(0), "");
}

// Nobody may change a tile with a pawn on it: take.
TEST(Handle, NobodyTakesATileWithAnotherPawnOnIt) {
  AtTable t("players=2", "row start c1 . .\npawns b1 b1\nask handle landed");
  t.refused_section("p0 take", "take-shared", "Handle");
  EXPECT_EQ(t.offers(), "do");
}

// Rotate.
TEST(Handle, NobodyTurnsATileWithAPawnOnIt) {
  AtTable t("players=2", "row start c1 c2 c3\npawns b1 c1\nask rotate");
  t.refused_section("p0 turn c1 1", "cell-pawn", "Handle");
  t.refused("p0 turn b1 1", "cell-pawn");  // not even one's own
  EXPECT_EQ(t.offers(), "turn d1 1, turn d1 2, turn d1 3, done");
}

// Swap.
TEST(Handle, NobodySwapsATileWithAPawnOnIt) {
  AtTable t("players=2", "row start sw c2 c3\nrow c1 . . .\npawns b1 c1\nask swap-first");
  t.refused("p0 swap c1", "cell-pawn");
  t.refused("p0 swap b1", "cell-pawn");
  t.plays("p0 swap d1");
  t.refused("p0 swap c1", "cell-pawn");
}

// Stamp.
TEST(Handle, NobodyStampsATileWithAPawnOnIt) {
  AtTable t("players=2", "row start st c2 c3\nrow c1 . . .\npawns b1 c1\nask stamp-first");
  t.refused("p0 stamp c1", "cell-pawn");
  t.refused("p0 stamp b1", "cell-pawn");
  t.plays("p0 stamp d1");
  t.refused("p0 stamp c1", "cell-pawn");
}

// Stack.
TEST(Handle, NobodyStacksATileWithAPawnOnIt) {
  AtTable t("players=2 molehills=on",
            "row start sk c2 c3\nrow c1 c1 . .\npawns b1 c1\nask stack-first");
  t.refused("p0 stack c1", "cell-pawn");
  t.plays("p0 stack a2\np0 stack b2");
  t.refused("p0 stack c1", "cell-pawn");
  t.refused("p0 stack b1", "cell-pawn");
}

// Except that you may take the tile under you when no other pawn is on it.
TEST(Handle, YouMayTakeTheTileUnderYouWhenAlone) {
  AtTable t("players=2", "row start c1 . .\npawns b1 a1\nask handle stuck");
  t.plays("p0 take");
  EXPECT_EQ(t.pile(0), "c1.0");
}

// The start tile is never changed at all.
TEST(Handle, TheStartTileIsNeverChanged) {
  const std::string grid = "row start c1 c2 c3\nrow sw st . .\npawns b1 b1\n";
  AtTable rotate("players=2", grid + "ask rotate");
  rotate.refused_section("p0 turn a1 1", "cell-start", "Handle");
  AtTable swap("players=2", grid + "ask swap-first");
  swap.refused("p0 swap a1", "cell-start");
  swap.plays("p0 swap c1");
  swap.refused("p0 swap a1", "cell-start");
  AtTable stamp("players=2", grid + "ask stamp-first");
  stamp.refused("p0 stamp a1", "cell-start");
  AtTable stack("players=2 molehills=on", grid + "ask stack-first");
  stack.refused("p0 stack a1", "cell-start");
  stack.plays("p0 stack c1\np0 stack d1");
  stack.refused("p0 stack a1", "cell-start");
}

TEST(Handle, TheStartTileIsNotTakenEvenAlone) {
  AtTable t("players=2", "row start c1 . .\npawns a1 b1\nask handle");
  t.refused_section("p0 take", "take-start", "Handle");
  EXPECT_EQ(t.offers(), "do");
}

// Nobody may change an empty cell.
TEST(Handle, AnEmptyCellCannotBeChanged) {
  AtTable t("players=2", "row start c1 c2 .\npawns b1 a1\nask rotate");
  t.refused_section("p0 turn d1 1", "cell-empty", "Handle");
}

// Who can neither jump nor take because another pawn is on the tile may walk to the start tile.
TEST(Walk, WhoIsStuckOnASharedTileMayWalkToTheStart) {
  AtTable t("players=2", "row start . . .\nrow . . c1:1--- .\npawns c2 c2");
  EXPECT_EQ(t.asked(), "p0 handle stuck");
  EXPECT_EQ(t.offers(), "do, walk");
  t.plays("p0 walk");
  EXPECT_EQ(t.pawn(0), "a1");
  EXPECT_EQ(t.asked().substr(0, 2), "p1") << "walking is instead of handling";
}

TEST(Walk, OnlyWhoCannotJumpMayWalk) {
  AtTable t("players=2", "row start:-1-- c1 . .\npawns a1 b1");
  t.plays("p0 jump east");
  t.refused_section("p0 walk", "walk-not-stuck", "Handle");
}

TEST(Walk, WhoCanTakeMayNotWalk) {
  AtTable t("players=2", "row start . . .\nrow . . c1:1--- .\npawns c2 a1");
  EXPECT_EQ(t.offers(), "take, do");
  t.refused("p0 walk", "walk-not-stuck");
}

// Fine print: the walk to the start: only from another tile.
TEST(Walk, OnlyFromAnotherTile) {
  AtTable t("players=2", "row start:---- . . .");
  EXPECT_EQ(t.asked(), "p0 handle stuck");
  EXPECT_EQ(t.offers(), "do");
  t.refused("p0 walk", "walk-from-start");
}

// Fine print: one may stay instead.
TEST(Walk, OneMayStayInstead) {
  AtTable t("players=2", "row start . . .\nrow . . th:1--- .\npawns c2 c2");
  EXPECT_EQ(t.offers(), "walk, stay");
  t.plays("p0 stay");
  EXPECT_EQ(t.pawn(0), "c2");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

TEST(Walk, StayingDoesNotReplaceAPossibleAction) {
  AtTable t("players=2", "row start . . .\nrow . . c1:1--- .\npawns c2 c2");
  t.refused_section("p0 stay", "stay-can-act", "Handle");
}

// A walk is no landing: the start tile is not handled by it.
TEST(Walk, IsNotALanding) {
  AtTable t("players=2", "row start . . .\nrow . . th:1--- .\npawns c2 c2");
  t.plays("p0 walk");
  EXPECT_EQ(t.happened(), "walked turn-began cannot-jump");
}

}  // namespace
}  // namespace warren::rabbihop
