// Rules page, "Expansions": Territory, with its fine print.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// A full grid; the corner a1 needs one more fence, at a1-a2, to be closed off.
const std::string kGrid = R"(
row c1.0 fe.0 c1.1 c1.2
row c2.0 c2.1 c2.2 c2.3
row c3.0 c3.1 start ro.0
row bl.0 th.0 st.0 tr.0
)";
// The western column needs one more fence, at a4-b4.
const std::string kColumn = "fence a1-b1\nfence a2-b2\nfence a3-b3\n";

// A fence newly laid that parts the region it stands in makes a territory: the smaller part.
TEST(Territory, AFenceThatPartsItsRegionMakesATerritoryOfTheSmallerPart) {
  AtTable t("territory", kGrid + kColumn + "pawns b1 c3\nask fence 1");
  t.plays("p0 add a4-b4");
  EXPECT_EQ(t.happened(), "fenced claimed");
  EXPECT_EQ(t.gone(), "c1.0 c2.0 c3.0 bl.0");
}

TEST(Territory, AFenceThatPartsNothingMakesNone) {
  AtTable t("territory", kGrid + "fence a1-b1\npawns b1 c3\nask fence 1");
  t.plays("p0 add b2-b3");
  EXPECT_EQ(t.happened(), "fenced turn-began");
  EXPECT_EQ(t.gone(), "");
}

// Walls are fences and the border.
TEST(Territory, WallsAreFencesAndTheBorder) {
  AtTable t("territory", kGrid + "fence a1-b1\npawns b1 c3\nask fence 1");
  t.plays("p0 add a1-a2");
  EXPECT_EQ(t.gone(), "c1.0");
  // In the middle four fences are needed.
  AtTable middle("territory",
                 kGrid + "fence a2-b2\nfence b2-c2\nfence b1-b2\npawns b1 c3\nask fence 1");
  middle.plays("p0 add b2-b3");
  EXPECT_EQ(middle.gone(), "c2.1");
}

TEST(Territory, AFenceOnAnotherFencePartsNothing) {
  AtTable t("territory", kGrid + "fence a1-b1\nfence a1-a2\npawns b1 c3\nask fence 1");
  t.plays("p0 add a1-a2");
  EXPECT_EQ(t.gone(), "");
  EXPECT_EQ(t.fences("a1-a2"), 2);
}

TEST(Territory, RemovingAFenceMakesNone) {
  AtTable t("territory", kGrid + "fence a1-b1 2\nfence a1-a2\npawns b1 c3\nask fence 1");
  t.plays("p0 remove a1-b1");
  EXPECT_EQ(t.gone(), "");
}

TEST(Territory, WithoutTheExpansionFencesCloseNothingOff) {
  AtTable t("players=2", kGrid + "fence a1-b1\npawns b1 c3\nask fence 1");
  t.plays("p0 add a1-a2");
  EXPECT_EQ(t.gone(), "");
}

// At a tie the one without the start tile …
TEST(Territory, AtATieItIsThePartWithoutTheStartTile) {
  AtTable t("territory", kGrid + "fence a2-a3\nfence b2-b3\nfence c2-c3\npawns c3 c3\nask fence 1");
  t.plays("p0 add d2-d3");  // eight cells each; the start tile lies in the southern half
  EXPECT_EQ(split_words(t.gone()).size(), 8U);
  EXPECT_EQ(t.tile_at("a3"), "c3.0");
  EXPECT_EQ(t.at("a1"), ".");
  // The start tile in the western half: the part beyond the fence goes.
  const std::string west = R"(
row c1.0 fe.0 c1.1 c1.2
row c2.0 c2.1 c2.2 c2.3
row c3.0 start c3.1 ro.0
row bl.0 th.0 st.0 tr.0
)";
  AtTable beyond("territory",
                 west + "fence b1-c1\nfence b2-c2\nfence b3-c3\npawns b3 b3\nask fence 1");
  beyond.plays("p0 add b4-c4");
  EXPECT_EQ(beyond.gone(), "c1.1 c1.2 c2.2 c2.3 c3.1 ro.0 tr.0 st.0");
}

// … else the one north or west of the fence.
TEST(Territory, ElseThePartNorthOrWestOfTheFence) {
  // a1 and b1 are closed off already; the fence between them makes two parts of one cell each.
  AtTable west("territory",
               kGrid + "fence b1-c1\nfence a1-a2\nfence b1-b2\npawns c3 c3\nask fence 1");
  west.plays("p0 add a1-b1");
  EXPECT_EQ(west.gone(), "c1.0");
  AtTable north("territory",
                kGrid + "fence a1-b1\nfence a2-b2\nfence a2-a3\npawns c3 c3\nask fence 1");
  north.plays("p0 add a1-a2");
  EXPECT_EQ(north.gone(), "c1.0");
}

// Fine print: parts are compared by cells.
TEST(Territory, PartsAreComparedByCells) {
  // The western column holds more tiles, on four cells; the rest has twelve cells.
  AtTable t("territory molehills=on", R"(
row c1.0+c1.4+c1.5+c1.6+c1.7 fe.0 c1.1 .
row c2.0+c2.4+c2.5+c2.6+c2.7 c2.1 .    .
row c3.0                     c3.1 start .
row bl.0                     th.0 .    .
fence a1-b1
fence a2-b2
fence a3-b3
pawns b1 c3
ask fence 1)");
  t.plays("p0 add a4-b4");
  EXPECT_EQ(t.happened(), "fenced claimed");
  EXPECT_EQ(split_words(t.gone()).size(), 12U) << "whole stacks leave";
}

// Exactly one player inside: they take all its tiles …
TEST(Territory, OnePlayerInsideTakesAllItsTiles) {
  AtTable t("territory", kGrid + kColumn + "pawns b1 a3\npile p1 c1.9\nask fence 1");
  t.plays("p0 add a4-b4");
  EXPECT_EQ(t.asked(), "p1 keep p1") << "whoever is inside decides, not who laid the fence";
  EXPECT_EQ(t.offers(), "keep c1.0, keep c2.0, keep c3.0, keep bl.0, done");
}

// … also the one under them; the start tile stays …
TEST(Territory, TheStartTileStays) {
  AtTable t("territory", R"(
row start fe.0 c1.1 c1.2
row c2.0 c2.1 c2.2 c2.3
row c3.0 c3.1 c1.0 ro.0
row bl.0 th.0 st.0 tr.0
)" + kColumn + "pawns b1 a1\nask fence 1");
  t.plays("p0 add a4-b4");
  EXPECT_EQ(t.offers(), "keep c2.0, keep c3.0, keep bl.0, done");
  EXPECT_EQ(t.tile_at("a1"), "start");
}

TEST(Territory, ATerritoryOfTheStartTileAloneGivesNothing) {
  AtTable t("territory", R"(
row start fe.0 c1.1 c1.2
row c2.0 c2.1 c2.2 c2.3
row c3.0 c3.1 c1.0 ro.0
row bl.0 th.0 st.0 tr.0
fence a1-b1
pawns b1 a1
ask fence 1)");
  t.plays("p0 add a1-a2");
  EXPECT_EQ(t.happened(), "fenced claimed turn-began cannot-jump");
  EXPECT_EQ(t.gone(), "");
}

// … and choose which to keep, in what order …
TEST(Territory, TheyChooseWhichToKeepAndInWhatOrder) {
  AtTable t("territory", kGrid + kColumn + "pawns b1 a3\npile p1 c1.9\nask fence 1");
  t.plays("p0 add a4-b4\np1 keep c3.0");
  t.refused_section("p1 keep c3.0", "keep-no-tile", "Territory");
  t.refused("p1 keep c1.1", "keep-no-tile");
  t.refused("p0 keep c1.0", "not-your-turn");
  t.plays("p1 keep c1.0\np1 done");
  EXPECT_EQ(t.pile(1), "c1.9 c3.0 c1.0");
}

// … the rest leave the game.
TEST(Territory, TheRestLeaveTheGame) {
  AtTable t("territory", kGrid + kColumn + "pawns b1 a3\nask fence 1");
  t.plays("p0 add a4-b4\np1 keep c3.0\np1 done");
  EXPECT_EQ(t.gone(), "c1.0 c2.0 bl.0");
  AtTable none("territory", kGrid + kColumn + "pawns b1 a3\nask fence 1");
  none.plays("p0 add a4-b4\np1 done");
  EXPECT_EQ(none.gone(), "c1.0 c2.0 c3.0 bl.0");
  AtTable all("territory", kGrid + kColumn + "pawns b1 a3\nask fence 1");
  all.plays("p0 add a4-b4\np1 keep c1.0\np1 keep c2.0\np1 keep c3.0\np1 keep bl.0");
  EXPECT_EQ(all.gone(), "");
  EXPECT_EQ(all.asked(), "chance fill") << "with nothing left to choose nobody is asked";
}

TEST(Territory, WhoLaysTheFenceMayBeInside) {
  AtTable t("territory", R"(
row fe.0 c1.0 c1.1 c1.2
row c2.0 c2.1 c2.2 c2.3
row c3.0 c3.1 start ro.0
row bl.0 th.0 st.0 tr.0
fence a1-b1
pawns a1 c3
ask fence 1)");
  t.plays("p0 add a1-a2\np0 keep fe.0");
  EXPECT_EQ(t.pile(0), "fe.0");
  t.plays("chance tr.1");
  EXPECT_EQ(t.pawn(0), "a1") << "what comes under one's pawn is not landed on";
}

// Nobody inside: all its tiles leave.
TEST(Territory, WithNobodyInsideAllTilesLeave) {
  AtTable t("territory", kGrid + kColumn + "pawns b1 c3\nask fence 1");
  t.plays("p0 add a4-b4");
  EXPECT_EQ(t.asked(), "chance fill");
  EXPECT_EQ(t.pile(0) + t.pile(1), "");
}

// Then refill, row by row.
TEST(Territory, ThenTheGridIsRefilledRowByRow) {
  AtTable t("territory", kGrid +
                             "fence a1-a2\nfence b1-b2\nfence c1-c2\npawns c3 c3\n"
                             "deck 9\nask fence 1");
  t.plays("p0 add d1-d2\nchance c1.5\nchance c1.6\nchance c1.7\nchance c1.8");
  EXPECT_EQ(t.tile_at("a1") + t.tile_at("b1") + t.tile_at("c1") + t.tile_at("d1"),
            "c1.5c1.6c1.7c1.8");
  EXPECT_EQ(t.deck(), 5);
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

TEST(Territory, CellsStayEmptyWhenTheDeckRunsOut) {
  AtTable t("territory", kGrid + kColumn + "pawns b1 c3\ndeck 2\nask fence 1");
  t.plays("p0 add a4-b4\nchance c1.5\nchance c1.6");
  EXPECT_EQ(t.tile_at("a2"), "c1.6");
  EXPECT_EQ(t.at("a3"), ".");
  EXPECT_TRUE(t.over());
}

// Several inside: nothing.
TEST(Territory, WithSeveralInsideNothingHappens) {
  AtTable t("territory players=3", kGrid + kColumn + "pawns b1 a3 a1\nask fence 1");
  t.plays("p0 add a4-b4");
  EXPECT_EQ(t.happened().substr(0, 17), "fenced turn-began");
  EXPECT_EQ(t.gone(), "");
  EXPECT_EQ(t.tile_at("a1"), "c1.0");
}

// Fences stay.
TEST(Territory, FencesStay) {
  AtTable t("territory", kGrid + kColumn + "pawns b1 c3\nask fence 1");
  t.plays("p0 add a4-b4");
  for (const auto* where : {"a1-b1", "a2-b2", "a3-b3", "a4-b4"}) EXPECT_EQ(t.fences(where), 1);
}

// Fine print: a moved fence is newly laid.
TEST(Territory, AMovedFenceIsNewlyLaid) {
  AtTable t("territory", kGrid + "fence a1-b1\nfence c1-d1\npawns b1 c3\nask lift");
  t.plays("p0 lift c1-d1\np0 lay a1-a2");
  EXPECT_EQ(t.gone(), "c1.0");
}

// Not with Explorers.
TEST(Territory, DoesNotGoWithExplorers) {
  Problem why;
  EXPECT_EQ(open_setup("territory explorers=on", &why), nullptr);
  EXPECT_TRUE(why);
}

}  // namespace
}  // namespace warren::rabbihop
