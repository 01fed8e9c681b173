// Rules page, "Expansions": start tweaks, with their fine print.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// One of them at a time.
TEST(StartTweaks, OneAtATime) {
  EXPECT_EQ(open_setup("players=2")->tweak, StartTweak::plain);
  EXPECT_EQ(open_setup("start=no_sharing start=pay_two")->tweak, StartTweak::pay_two);
  Problem why;
  EXPECT_EQ(open_setup("start=all", &why), nullptr);
}

// Pawns may not share tiles …
TEST(NoSharing, PawnsMayNotShareTiles) {
  AtTable t("start=no_sharing", "row start:-11- c1 . .\nrow c1 . . .\npawns a1 b1");
  t.refused_section("p0 jump east", "jump-no-sharing", "Start tweaks");
  EXPECT_EQ(t.offers(), "jump south");
}

// … the start excepted.
TEST(NoSharing, TheStartTileMayBeShared) {
  AtTable t("start=no_sharing", "row start c1:---1 . .\npawns b1 a1");
  t.plays("p0 jump west");
  EXPECT_EQ(t.pawn(0), "a1");
}

TEST(NoSharing, OneMayJumpOverAPawn) {
  AtTable t("start=no_sharing", "row start:-2-- c1 c1 .\npawns a1 b1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pawn(0), "c1");
}

// Fine print: with no sharing an occupied teleport cannot be reached.
TEST(NoSharing, AnOccupiedTeleportCannotBeReached) {
  AtTable t("start=no_sharing", "row start te te te\npawns b1 c1\nask handle");
  t.plays("p0 do");
  t.refused_section("p0 teleport c1", "teleport-shared", "Start tweaks");
  EXPECT_EQ(t.offers(), "teleport d1");
  AtTable none("start=no_sharing", "row start te te .\npawns b1 c1\nask handle");
  none.plays("p0 do");
  EXPECT_EQ(none.pawn(0), "b1") << "with none in reach it does nothing";
}

// A fence tile's action is done twice.
TEST(DoubleFence, AFenceTilesActionIsDoneTwice) {
  AtTable t("start=double_fence", "row start fe c1 .\npawns b1 a1\nask handle");
  t.plays("p0 do\np0 add a1-b1");
  EXPECT_EQ(t.asked(), "p0 fence 1");
  t.plays("p0 add b1-c1");
  EXPECT_EQ(t.fences("a1-b1") + t.fences("b1-c1"), 2);
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// Fine print: both are compulsory …
TEST(DoubleFence, BothAreCompulsory) {
  AtTable t("start=double_fence", "row start fe c1 .\npawns b1 a1\nask fence 2");
  t.plays("p0 add a1-b1");
  t.refused("p0 done", "not-now");
  EXPECT_EQ(t.offers(), "add a1-b1, add b1-c1, remove a1-b1");
  t.plays("p0 remove a1-b1");
  EXPECT_EQ(t.fences("a1-b1"), 0) << "the second may undo the first";
}

TEST(DoubleFence, TheSecondLapsesWhereItIsImpossible) {
  AtTable t("start=double_fence", "row start . fe .\npawns c1 a1\nfence a1-b1\nask handle");
  t.plays("p0 do\np0 remove a1-b1");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// … the fence tile only.
TEST(DoubleFence, AFenceMoveIsDoneOnce) {
  AtTable t("start=double_fence", "row start fm c1 .\npawns b1 a1\nfence a1-b1\nask handle");
  t.plays("p0 do\np0 lift a1-b1\np0 lay b1-c1");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// … a territory is settled in between.
TEST(DoubleFence, ATerritoryIsSettledInBetween) {
  AtTable t("start=double_fence territory=on players=2", R"(
row c1 fe c1 c1
row c1 c1 c1 c1
row c1 c1 start c2
row c2 c2 c2 c2
pawns b1 c3
fence a1-b1
ask handle)");
  t.plays("p0 do\np0 add a1-a2");
  EXPECT_EQ(t.gone(), "c1.0");
  EXPECT_EQ(t.asked(), "chance fill");
  t.plays("chance c3.0");
  EXPECT_EQ(t.asked(), "p0 fence 1");
}

// Who cannot jump pays two tiles.
TEST(PayTwo, WhoCannotJumpPaysTwoTiles) {
  AtTable t("start=pay_two", "row start te . .\npawns b1 a1\npile p0 c2.0 c2.1 c2.2");
  EXPECT_EQ(t.pile(0), "c2.0");
  EXPECT_EQ(t.gone(), "c2.1 c2.2");
  EXPECT_EQ(t.asked(), "p0 handle stuck") << "before handling";
}

// Fine print: as many as there are up to two.
TEST(PayTwo, AsManyAsThereAreUpToTwo) {
  EXPECT_EQ(AtTable("start=pay_two", "row start te . .\npawns b1 a1\npile p0 c2.0").pile(0), "");
  const AtTable none("start=pay_two", "row start te . .\npawns b1 a1");
  EXPECT_EQ(none.asked(), "p0 handle stuck");
}

// Fine print: in a turn in which no jump was possible (one skipped for a payment was possible).
TEST(PayTwo, AJumpSkippedForAPaymentWasPossible) {
  AtTable t("start=pay_two molehills=on",
            "row start c1:-1-- c1 .\npawns b1 a1\npile p0 c2.0 c2.1 c2.2 c3.0");
  t.plays("p0 skip");
  EXPECT_EQ(t.happened(), "skipped");
  EXPECT_EQ(t.tile_at("b1"), "c3.0");
  EXPECT_EQ(t.pile(0), "c2.0 c2.1 c2.2");
}

TEST(PayTwo, WhoSkipsTheHandlingWithoutAJumpHasPaid) {
  AtTable t("start=pay_two molehills=on",
            "row start te . .\npawns b1 a1\npile p0 c2.0 c2.1 c2.2 c3.0");
  EXPECT_EQ(t.pile(0), "c2.0 c2.1") << "before handling";
  t.plays("p0 skip");
  EXPECT_EQ(t.pile(0), "c2.0");
  EXPECT_EQ(t.tile_at("b1"), "c2.1");
}

// … and in an extra turn.
TEST(PayTwo, InAnExtraTurnToo) {
  AtTable t("start=pay_two",
            "row start pl:---- . .\npawns b1 a1\npile p0 c2.0 c2.1 c2.2\nask handle");
  t.plays("p0 do");
  EXPECT_EQ(t.pile(0), "c2.0");
}

TEST(PayTwo, WhoJumpsPaysNothing) {
  AtTable t("start=pay_two", "row start:-1-- c1 . .\npile p0 c2.0 c2.1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "c2.0 c2.1");
}

}  // namespace
}  // namespace warren::rabbihop
