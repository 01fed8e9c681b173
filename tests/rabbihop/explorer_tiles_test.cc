// Rules page, "Expansions": Bunny Explorers' tiles, fast explore and matcher.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// Fast explore: landing here you must take.
TEST(FastExplore, LandingHereYouMustTake) {
  AtTable t("explorers", "row start fx . .");
  t.plays("p0 jump east");
  EXPECT_EQ(t.offers(), "take");
  t.refused_section("p0 do", "must-take", "Bunny Explorers");
}

TEST(FastExplore, FoundByExploringMustBeTakenToo) {
  AtTable t("explorers");
  t.plays("p0 jump north\nchance fx.0\np0 orient 0");
  EXPECT_EQ(t.offers(), "take");
}

TEST(FastExplore, ThatIsNotLandedOnMayRotate) {
  AtTable t("explorers", "row start fx:---- . .\npawns b1 a1");
  EXPECT_EQ(t.offers(), "take, do");
}

// Exploring from here you must take the new tile.
TEST(FastExplore, ExploringFromHereYouMustTakeTheNewTile) {
  AtTable t("explorers", "row start fx:-1-- . .\npawns b1 a1");
  t.plays("p0 jump east\nchance c1.5\np0 orient 0");
  EXPECT_EQ(t.offers(), "take");
  t.refused("p0 do", "must-take");
}

TEST(FastExplore, JumpingFromHereOntoATileBringsNoDuty) {
  AtTable t("explorers", "row start fx:-1-- c1 .\npawns b1 a1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.offers(), "take, do");
}

// The duty lapses where taking is impossible …
TEST(FastExplore, TheDutyLapsesWhereTakingIsImpossible) {
  AtTable t("explorers", "row start fx . .\npawns a1 b1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.offers(), "do");
}

// … and a trap comes first.
TEST(FastExplore, ATrapComesFirst) {
  AtTable t("explorers", "row start fx:-1-- . .\npawns b1 a1\npile p0 c2.0");
  t.plays("p0 jump east\nchance tr.0\np0 orient 0");
  EXPECT_EQ(t.pawn(0), "a1");
  EXPECT_EQ(t.pile(0), "");
  EXPECT_EQ(t.tile_at("c1"), "tr.0") << "it stays on the map";
  EXPECT_EQ(t.offers(), "do");
}

// Matcher: when laid from the deck it turns, from its printed position clockwise, to the first
// rotation in which most sides equal the facing sides of its neighbours …
TEST(Matcher, TurnsToTheFirstRotationThatFitsBest) {
  // ma.0 is printed 212-; the neighbours face it with 2 (west) and 1 (south).
  AtTable t("explorers", R"(
row c1:-2-- c2 . start
row .  c1:1--- . .
pawns b1 d1
ask handle)");
  t.plays("p0 take\nchance ma.0");
  EXPECT_EQ(t.face("b1"), "-212") << "212-, then -212: both sides fit";
}

TEST(Matcher, TakesTheFirstOfSeveralEquallyGoodRotations) {
  // Only a 2 to the west counts: 212- has none there, -212 has, and so has 2-21 later.
  AtTable t("explorers", "row c1:-2-- c2 . start\npawns b1 d1\nask handle");
  t.plays("p0 take\nchance ma.0");
  EXPECT_EQ(t.face("b1"), "-212");
  // Nothing fits: it lies as printed.
  AtTable none("explorers", "row c1:-3-- c2 . start\npawns b1 d1\nask handle");
  none.plays("p0 take\nchance ma.0");
  EXPECT_EQ(none.face("b1"), "212-");
}

// … (empty equals empty).
TEST(Matcher, EmptyEqualsEmpty) {
  AtTable t("explorers", "row . c1:---1 . .\nrow . c2 . start\npawns b2 d2\nask handle");
  t.plays("p0 take\nchance ma.0");
  EXPECT_EQ(t.face("b2"), "-212");
}

// Fine print: a matcher counts only sides that face a tile.
TEST(Matcher, CountsOnlySidesThatFaceATile) {
  // To the north and west lies nothing; that its empty side could face nothing counts for nothing.
  AtTable t("explorers", "row c2 c1:---2 . .\nrow . . . start\npawns a1 d2\nask handle");
  t.plays("p0 take\nchance ma.0");
  EXPECT_EQ(t.face("a1"), "-212") << "the 2 faces east";
}

TEST(Matcher, FoundByExploringTurnsByItself) {
  AtTable t("explorers");
  t.plays("p0 jump north");
  t.refused("chance ma.0:-212", "chance-impossible");
  t.plays("chance ma.0");
  EXPECT_EQ(t.face("c2"), "-212") << "the start tile faces it with a 1 from the south";
  EXPECT_EQ(t.asked(), "p0 handle landed");
}

TEST(Matcher, TurnsOnlyWhenLaidFromTheDeck) {
  AtTable t("explorers", R"(
row start sw c1:-2-- ma.0:212-
pawns b1 a1
ask swap-first)");
  t.plays("p0 swap c1\np0 swap d1");
  EXPECT_EQ(t.face("c1"), "212-");
}

}  // namespace
}  // namespace warren::rabbihop
