// Rules page, "Expansions": Holes & Molehills, with its fine print.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// Once a turn you may skip the jump by putting the top tile of your score pile on your tile …
TEST(Molehills, TheJumpIsSkippedForTheTopTileOfYourPile) {
  AtTable t("molehills", "row start c1.0:-1-- c1.1 .\npawns b1 a1\npile p0 c2.0 c3.0");
  EXPECT_EQ(t.offers().substr(t.offers().size() - 4), "skip");
  t.plays("p0 skip");
  EXPECT_EQ(t.pile(0), "c2.0");
  EXPECT_EQ(t.tile_at("b1"), "c3.0");
  EXPECT_EQ(t.pawn(0), "b1");
}

// … in random rotation.
TEST(Molehills, ThePaymentLiesInRandomRotation) {
  AtTable t("molehills", "row start c1.0:-1-- c1.1 .\npawns b1 a1\npile p0 c3.0");
  t.plays("p0 skip");
  EXPECT_EQ(t.asked(), "chance spin b1");
  EXPECT_EQ(chances(t.setup(), t.pub()), 4U);
  t.refused("chance spin 2222", "chance-impossible");
  t.plays("chance spin 1311");
  EXPECT_EQ(t.at("b1"), "c1.0:-1--+c3.0:1311");
  EXPECT_EQ(t.asked(), "p0 handle no-take");
}

// Or the handling.
TEST(Molehills, OrTheHandlingIsSkipped) {
  AtTable t("molehills", "row start c1.0:-1-- c1.1 .\npile p0 c3.0");
  t.plays("p0 jump east\np0 skip\nchance spin 1131");
  EXPECT_EQ(t.at("b1"), "c1.0:-1--+c3.0:1131");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// Once a turn.
TEST(Molehills, OnlyOnePartOfATurnIsSkipped) {
  AtTable t("molehills", "row start c1.0:-1-- c1.1 .\npawns b1 a1\npile p0 c2.0 c3.0");
  t.plays("p0 skip\nchance spin 3111");
  t.refused_section("p0 skip", "skip-once", "Holes & Molehills");
  EXPECT_EQ(t.offers(), "do");
}

TEST(Molehills, AnExtraTurnIsATurnOfItsOwn) {
  AtTable plus("molehills", "row start c1:-1-- c1 c1\npawns b1 a1\npile p0 c2.0 pl.0");
  plus.plays("p0 skip\nchance spin -222\np0 do");
  EXPECT_TRUE(plus.extra_turn());
  EXPECT_NE(plus.offers().find("skip"), std::string::npos);
}

// Where you might take: not on the start tile, not with another pawn on it, not with an empty pile.
TEST(Molehills, OneSkipsOnlyWhereOneMightTake) {
  AtTable start("molehills", "row start c1 . .\npile p0 c2");
  start.refused_section("p0 skip", "skip-start", "Holes & Molehills");
  AtTable shared("molehills", "row start c1:1111 . .\npawns b1 b1\npile p0 c2");
  shared.refused("p0 skip", "skip-shared");
  AtTable poor("molehills", "row start c1:1111 . .\npawns b1 a1");
  poor.refused("p0 skip", "skip-poor");
  AtTable off("players=2", "row start c1:1111 . .\npawns b1 a1\npile p0 c2");
  off.refused("p0 skip", "skip-off");
}

// Fine print: an impossible jump cannot be skipped for a payment.
TEST(Molehills, AnImpossibleJumpCannotBeSkipped) {
  AtTable t("molehills", "row start te . .\npawns b1 a1\npile p0 c2");
  EXPECT_EQ(t.asked(), "p0 handle stuck");
  EXPECT_EQ(t.offers(), "take, do, skip") << "the handling can be";
  t.plays("p0 skip");
  EXPECT_EQ(t.happened(), "skipped");
  t.plays("chance spin 1-3-");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// A payment put down by skipping the jump cannot be taken back in the same turn.
// Fine print: after a skipped jump the tile under you cannot be taken this turn.
TEST(Molehills, AfterASkippedJumpTheTileUnderYouCannotBeTaken) {
  AtTable t("molehills", "row start c1.0:-1-- c1.1 .\npawns b1 a1\npile p0 c2.0 c3.0");
  t.plays("p0 skip\nchance spin 3111");
  t.refused_section("p0 take", "take-paid", "Holes & Molehills");
  EXPECT_EQ(t.offers(), "do");
}

TEST(Molehills, InTheNextTurnThePaymentCanBeTaken) {
  AtTable t("molehills",
            "row start c1.0+c2.0:---- . .\npawns b1 a1\npile p0 c3.0\nask handle stuck");
  t.plays("p0 take");
  EXPECT_EQ(t.pile(0), "c3.0 c1.0 c2.0");
}

// A skipped jump is no landing.
TEST(Molehills, ATrapPaidUnderOneselfDoesNotAct) {
  AtTable t("molehills", "row start c1.0:-1-- c1.1 .\npawns b1 a1\npile p0 c2.0 tr.0");
  t.plays("p0 skip\nchance spin 3-1-");
  EXPECT_EQ(t.pawn(0), "b1");
  EXPECT_EQ(t.pile(0), "c2.0");
  EXPECT_EQ(t.offers(), "do");
}

// Cells hold stacks; only the top counts: its numbers, …
TEST(Stacks, OnlyTheTopsNumbersCount) {
  AtTable t("molehills", "row start c1.0:1111+c2.0:-1-- c1 .\nrow . c1 . .\npawns b1 a1");
  EXPECT_EQ(t.offers(), "jump east");
}

// … its action, …
TEST(Stacks, OnlyTheTopActs) {
  AtTable t("molehills", "row start c1.0+th.0 c1 .\npawns b1 c1\npile p1 c2\nask handle");
  t.plays("p0 do");
  EXPECT_EQ(t.asked(), "p0 rob");
  AtTable buried("molehills", "row start:-1-- tr.0+c1.0 . .\npile p0 c2.0");
  buried.plays("p0 jump east");
  EXPECT_EQ(buried.pile(0), "c2.0") << "a trap under another tile does not act";
}

// … it turns, …
TEST(Stacks, OnlyTheTopTurns) {
  AtTable t("molehills", "row start ro c1.0:1---+c2.0:1--- .\npawns b1 a1\nask rotate");
  t.plays("p0 turn c1 1");
  EXPECT_EQ(t.at("c1"), "c1.0:1---+c2.0:-1--");
}

// … is swapped …
TEST(Stacks, OnlyTheTopIsSwapped) {
  AtTable t("molehills", "row start sw c1.0:1---+c2.0:2--- c3.0:3---\npawns b1 a1\nask swap-first");
  t.plays("p0 swap c1\np0 swap d1");
  EXPECT_EQ(t.at("c1"), "c1.0:1---+c3.0:3---");
  EXPECT_EQ(t.at("d1"), "c2.0:2---");
}

// … or stamped. Fine print: a stamped top is replaced on top of its stack.
TEST(Stacks, AStampedTopIsReplacedOnTopOfItsStack) {
  AtTable t("molehills", "row start st c1.0:1---+c2.0 c3.0\npawns b1 a1\nask stamp-first");
  t.plays("p0 stamp c1\np0 stamp d1");
  EXPECT_EQ(t.gone(), "c2.0 c3.0");
  t.plays("chance sw.0\nchance sw.1");
  EXPECT_EQ(t.at("c1"), "c1.0:1---+sw.0:1111");
  EXPECT_EQ(t.tile_at("d1"), "sw.1");
}

// Taking takes the whole stack, its top becoming the top of your pile.
TEST(Stacks, TakingTakesTheWholeStack) {
  AtTable t("molehills", "row start c1.0+c2.0+c3.0 . .\npawns b1 a1\npile p0 fe.0\nask handle");
  t.plays("p0 take");
  EXPECT_EQ(t.pile(0), "fe.0 c1.0 c2.0 c3.0");
  EXPECT_EQ(t.asked(), "chance refill b1");
  t.plays("chance c1.9");
  EXPECT_EQ(t.tile_at("b1"), "c1.9");
}

TEST(Stacks, ATeleportAndAPlusAreTakenWithTheirStacks) {
  AtTable teleport("molehills", "row start te.0 c1.0+te.1 .\npawns b1 a1\nask teleport");
  teleport.plays("p0 teleport c1");
  EXPECT_EQ(teleport.pile(0), "c1.0 te.1");
  AtTable plus("molehills", "row start c2.0+pl.0:-1-- c1 .\npawns b1 a1\nturn p0 extra");
  plus.plays("p0 jump east");
  EXPECT_EQ(plus.pile(0), "c2.0 pl.0");
}

// Stacker: move two tops onto a third cell's, first below second …
TEST(Stacker, MovesTwoTopsOntoAThirdFirstBelowSecond) {
  AtTable t("molehills", R"(
row start sk c1.0:1--- c2.0:2---
row c3.0:3--- . . .
pawns b1 a1
ask handle)");
  t.plays("p0 do\np0 stack c1\np0 stack d1\np0 stack a2");
  EXPECT_EQ(t.at("a2"), "c3.0:3---+c1.0:1---+c2.0:2---");
}

// … each source cell left empty is refilled.
TEST(Stacker, RefillsEachSourceLeftEmpty) {
  AtTable t("molehills", "row start sk c1.0 c2.0\nrow c3.0 . . .\npawns b1 a1\nask stack-first");
  t.plays("p0 stack d1\np0 stack c1\np0 stack a2");
  EXPECT_EQ(t.asked(), "chance refill d1");
  t.plays("chance sw.0");
  EXPECT_EQ(t.asked(), "chance refill c1");
  t.plays("chance sw.1");
  EXPECT_EQ(t.tile_at("d1"), "sw.0");
  EXPECT_EQ(t.tile_at("c1"), "sw.1");
}

TEST(Stacker, DoesNotRefillASourceWithTilesLeft) {
  AtTable t("molehills",
            "row start sk c1.0:1---+c1.1 c2.0\nrow c3.0 . . .\npawns b1 a1\nask stack-first");
  t.plays("p0 stack c1\np0 stack d1\np0 stack a2");
  EXPECT_EQ(t.asked(), "chance refill d1");
  t.plays("chance sw.0");
  EXPECT_EQ(t.at("c1"), "c1.0:1---");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

// Fine print: a stacker's two tops come from two cells.
TEST(Stacker, TakesItsTwoTopsFromTwoCells) {
  AtTable t("molehills",
            "row start sk c1.0+c1.1 c2.0\nrow c3.0 . . .\npawns b1 a1\nask stack-first");
  t.plays("p0 stack c1");
  t.refused("p0 stack c1", "cell-twice");
  t.plays("p0 stack d1");
  t.refused("p0 stack c1", "cell-twice");
  t.refused("p0 stack d1", "cell-twice");
}

TEST(Stacker, WithoutThreeFreeTilesIsNotPossible) {
  AtTable t("molehills", "row start sk c1 c2\npawns b1 a1\nask handle");
  t.refused_section("p0 do", "stacker-too-few", "Holes & Molehills");
}

}  // namespace
}  // namespace warren::rabbihop
