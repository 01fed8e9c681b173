// Rules page, the tile table: fence and fence move.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// Fence: add a fence between two neighbouring tiles …
TEST(Fence, AddsAFenceBetweenTwoNeighbouringTiles) {
  AtTable t("players=2", "row start fe c1 .\nrow . c1 . .\npawns b1 a1\nask handle");
  t.plays("p0 do");
  EXPECT_EQ(t.asked(), "p0 fence 1");
  t.plays("p0 add c1-b1");
  EXPECT_EQ(t.fences("b1-c1"), 1);
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

TEST(Fence, StandsOnHorizontalAndVerticalBorders) {
  AtTable t("players=2", "row start fe c1 .\nrow . c1 . .\npawns b1 a1\nask fence 1");
  EXPECT_EQ(t.offers(), "add a1-b1, add b1-c1, add b1-b2");
  t.plays("p0 add b1-b2");
  EXPECT_EQ(t.fences("b1-b2"), 1);
}

// … not at the border …
TEST(Fence, IsNotAddedAtTheBorderOfTheGrid) {
  // A border outside cannot even be written; as an action made by a program it is refused.
  AtTable t("players=2", "row . . fe start\npawns c1 d1\nask fence 1");
  const Sight sight = Rabbihop::sight(t.match().state(), Seat{0});
  for (const bool south : {false, true}) {
    const Cell cell = south ? cell_at(3, 0) : cell_at(0, 3);
    const Refusal no =
        refusal(t.setup(), sight, Action::on_border(ActionKind::add_fence, {cell, south}));
    EXPECT_EQ(words(no).id, "border-outside");
  }
  t.refused("p0 add d1-e1", "unreadable");
}

// … not beside an empty cell …
TEST(Fence, IsNotAddedBesideAnEmptyCell) {
  AtTable t("players=2", "row start fe . .\nrow . . c1 .\npawns b1 a1\nask fence 1");
  t.refused_section("p0 add b1-c1", "border-empty", "Tiles: fence");
  t.refused("p0 add c1-c2", "border-empty");
  t.refused("p0 add c1-d1", "border-empty");
  EXPECT_EQ(t.offers(), "add a1-b1");
}

// … or remove one.
TEST(Fence, OrRemovesOne) {
  AtTable t("players=2", "row start fe c1 .\npawns b1 a1\nfence b1-c1 2\nask fence 1");
  t.plays("p0 remove b1-c1");
  EXPECT_EQ(t.fences("b1-c1"), 1) << "one of a stack";
}

TEST(Fence, RemovesOnlyWhereOneStands) {
  AtTable t("players=2", "row start fe c1 .\npawns b1 a1\nfence b1-c1\nask fence 1");
  t.refused_section("p0 remove a1-b1", "border-no-fence", "Tiles: fence");
  EXPECT_EQ(t.offers(), "add a1-b1, add b1-c1, remove b1-c1");
}

TEST(Fence, MayBeRemovedBesideAnEmptyCell) {
  AtTable t("players=2", "row start fe c1 .\npawns b1 a1\nfence c1-d1\nask fence 1");
  t.plays("p0 remove c1-d1");
  EXPECT_EQ(t.fences("c1-d1"), 0);
}

// Fences stack.
TEST(Fence, FencesStack) {
  AtTable t("players=2", "row start fe c1 .\npawns b1 a1\nfence a1-b1 2\nask fence 1");
  t.plays("p0 add a1-b1");
  EXPECT_EQ(t.fences("a1-b1"), 3);
}

TEST(Fence, AStackOfFencesHasRoomForNinetyNine) {
  AtTable t("players=2", "row start fe . .\npawns b1 a1\nfence a1-b1 99\nask fence 1");
  t.refused("p0 add a1-b1", "border-full");
  EXPECT_EQ(t.offers(), "remove a1-b1");
}

// Fine print: only actions that say "nothing" may be done without effect.
TEST(Fence, IsNotDoneWithoutAPlaceOrAFence) {
  AtTable t("players=2", "row start . fe .\npawns c1 a1\nask handle");
  t.refused_section("p0 do", "fence-nowhere", "Tiles: fence");
  EXPECT_EQ(t.offers(), "take");
}

TEST(Fence, IsCompulsoryOnceBegun) {
  AtTable t("players=2", "row start fe c1 .\npawns b1 a1\nask fence 1");
  t.refused("p0 done", "not-now");
}

// Fence move: move one fence to another place.
TEST(FenceMove, MovesOneFenceToAnotherPlace) {
  AtTable t("players=2", "row start fm c1 .\npawns b1 a1\nfence a1-b1 2\nask handle");
  t.plays("p0 do");
  EXPECT_EQ(t.asked(), "p0 lift");
  EXPECT_EQ(t.offers(), "lift a1-b1");
  t.plays("p0 lift a1-b1");
  EXPECT_EQ(t.asked(), "p0 lay a1-b1");
  t.plays("p0 lay b1-c1");
  EXPECT_EQ(t.fences("a1-b1"), 1);
  EXPECT_EQ(t.fences("b1-c1"), 1);
}

TEST(FenceMove, TheOldPlaceIsNotAnotherPlace) {
  AtTable t("players=2", "row start fm c1 .\npawns b1 a1\nfence a1-b1\nask lift");
  t.plays("p0 lift a1-b1");
  t.refused_section("p0 lay a1-b1", "border-same", "Tiles: fence move");
  EXPECT_EQ(t.offers(), "lay b1-c1");
}

TEST(FenceMove, ANewPlaceIsWhereAFenceMayBeAdded) {
  AtTable t("players=2", "row start fm c1 .\npawns b1 a1\nfence a1-b1\nask lift");
  t.refused("p0 lift b1-c1", "border-no-fence");
  t.plays("p0 lift a1-b1");
  t.refused("p0 lay c1-d1", "border-empty");
}

TEST(FenceMove, AFenceIsOnlyLiftedIfItHasAnotherPlace) {
  // The only place for a fence is a1-b1; the one at d1-d2 may go there, the one there nowhere.
  AtTable t("players=2", "row start fm . c1\npawns b1 a1\nfence a1-b1\nfence d1-d2\nask lift");
  t.refused_section("p0 lift a1-b1", "border-no-other", "Tiles: fence move");
  EXPECT_EQ(t.offers(), "lift d1-d2");
}

// If impossible: nothing.
TEST(FenceMove, WithoutAFenceItDoesNothing) {
  AtTable t("players=2", "row start fm c1 .\npawns b1 a1\nask handle");
  EXPECT_EQ(t.offers(), "take, do");
  t.plays("p0 do");
  EXPECT_EQ(t.happened().substr(0, 14), "did turn-began");
}

TEST(FenceMove, WithoutAnotherPlaceItDoesNothing) {
  AtTable t("players=2", "row start fm . .\npawns b1 a1\nfence a1-b1\nask handle");
  t.plays("p0 do");
  EXPECT_EQ(t.fences("a1-b1"), 1);
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

}  // namespace
}  // namespace warren::rabbihop
