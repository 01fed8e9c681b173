// Rules page, "Expansions": open market, with its fine print.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// The next three deck tiles lie face up …
TEST(Market, TheNextThreeDeckTilesLieFaceUp) {
  AtTable t("market");
  while (t.asked() == "chance fill") t.plays("chance " + write(outcome(t.setup(), t.pub(), 0)));
  for (const auto* tile : {"pl.0", "pl.1", "pl.2"}) {
    EXPECT_EQ(t.asked(), "chance open-market");
    EXPECT_EQ(chances(t.setup(), t.pub()), static_cast<unsigned>(t.pub().unseen.size()));
    t.plays("chance " + std::string(tile));
  }
  EXPECT_EQ(t.market(), "pl.0 pl.1 pl.2");
  EXPECT_EQ(t.asked(), "p0 jump");
}

// … and belong to the deck.
TEST(Market, BelongsToTheDeck) {
  AtTable t("market deck_size=5", "row start c1 . .\nmarket c2.0 c2.1 c2.2");
  EXPECT_EQ(t.deck(), 5);
  EXPECT_EQ(t.pub().face_down(), 2);
}

TEST(Market, ASmallDeckMakesASmallMarket) {
  AtTable t("explorers market=on deck_size=2");
  t.plays("chance c1.0\nchance c1.1");
  EXPECT_EQ(t.market(), "c1.0 c1.1");
  EXPECT_EQ(t.asked(), "p0 jump");
}

// Whoever replaces a tile chooses among them …
TEST(Market, WhoeverReplacesATileChoosesAmongThem) {
  AtTable t("market", "row start c1 . .\npawns b1 a1\nmarket c2.0 c2.1 c2.2\ndeck 8\nask handle");
  t.plays("p0 take");
  EXPECT_EQ(t.asked(), "p0 refill b1");
  EXPECT_EQ(t.offers(), "choose c2.0, choose c2.1, choose c2.2");
  t.refused_section("p0 choose c2.3", "market-no-tile", "Open market");
  t.refused("chance c2.3", "chance-not-asked");
  t.plays("p0 choose c2.1");
  EXPECT_EQ(t.tile_at("b1"), "c2.1");
  EXPECT_EQ(t.deck(), 7);
}

// … filled up at once …
TEST(Market, IsFilledUpAtOnce) {
  AtTable t("market", "row start c1 . .\npawns b1 a1\nmarket c2.0 c2.1 c2.2\ndeck 8\nask handle");
  t.plays("p0 take\np0 choose c2.1");
  EXPECT_EQ(t.asked(), "chance open-market");
  t.plays("chance c3.0");
  EXPECT_EQ(t.market(), "c2.0 c2.2 c3.0");
}

// … and the tile lies in random rotation, as any refill.
TEST(Market, TheChosenTileLiesInRandomRotation) {
  AtTable t("market", "row start c1 . .\npawns b1 a1\nmarket c2.0 c2.1 c2.2\ndeck 8\nask handle");
  t.plays("p0 take\np0 choose c2.0\nchance c3.0");
  EXPECT_EQ(t.asked(), "chance spin b1");
  t.plays("chance spin -1-3");
  EXPECT_EQ(t.at("b1"), "c2.0:-1-3");
  EXPECT_EQ(t.asked().substr(0, 2), "p1");
}

TEST(Market, EachTileOfAStamperIsChosen) {
  AtTable t("market",
            "row start st c1 c2\npawns b1 a1\nmarket sw.0 sw.1 sw.2\ndeck 8\nask stamp-first");
  t.plays("p0 stamp c1\np0 stamp d1\np0 choose sw.2\nchance sw.4\nchance spin 12-2");
  EXPECT_EQ(t.offers(), "choose sw.0, choose sw.1, choose sw.4");
  t.plays("p0 choose sw.4");
  EXPECT_EQ(t.tile_at("c1"), "sw.2");
  EXPECT_EQ(t.tile_at("d1"), "sw.4");
}

TEST(Market, TheTakerOfAPlusChooses) {
  AtTable t("market",
            "row start pl:-1-- c1 .\npawns b1 a1\nmarket sw.0 sw.1 sw.2\ndeck 8\nturn p0 extra");
  t.plays("p0 jump east");
  EXPECT_EQ(t.asked(), "p0 refill b1");
}

// When the deck is almost out the market shrinks; its last tile ends the game.
TEST(Market, ShrinksWhenNothingIsFaceDownAndEndsTheGame) {
  AtTable t("market", "row start c1 . .\npawns b1 a1\nmarket te.0 te.1\ndeck 2\nask handle");
  t.plays("p0 take\np0 choose te.0");
  EXPECT_EQ(t.market(), "te.1");
  EXPECT_FALSE(t.over());
  AtTable last("market", "row start c1 . .\npawns b1 a1\nmarket te.0\ndeck 1\nask handle");
  last.plays("p0 take\np0 choose te.0");
  EXPECT_TRUE(last.over());
  EXPECT_EQ(last.tile_at("b1"), "te.0");
}

// In a territory the active player chooses.
TEST(Market, InATerritoryTheActivePlayerChooses) {
  AtTable t("market territory=on", R"(
row c1.0 fe.0 c1.1 c1.2
row c2.0 c2.1 c2.2 c2.3
row c3.0 c3.1 start ro.0
row bl.0 th.0 st.0 tr.0
fence a1-b1
pawns b1 a1
market te.0 te.1 te.2
deck 8
ask fence 1)");
  t.plays("p0 add a1-a2\np1 keep c1.0");
  EXPECT_EQ(t.asked(), "p0 fill");
  t.plays("p0 choose te.1");
  EXPECT_EQ(t.tile_at("a1"), "te.1");
}

// Fine print: with a market explorers choose too.
TEST(Market, ExplorersChooseToo) {
  AtTable t("market explorers=on", "row start . . .\nmarket c2.0 c2.1 te.0\ndeck 8");
  t.plays("p0 jump east");
  EXPECT_EQ(t.asked(), "p0 explore b1");
  t.plays("p0 choose c2.0\nchance c3.0");
  EXPECT_EQ(t.asked(), "p0 orient b1") << "and turn what they chose";
  t.plays("p0 orient 1");
  EXPECT_EQ(t.at("b1"), "c2.0:-1-3");
}

TEST(Market, AChosenMatcherTurnsByItself) {
  AtTable t("market explorers=on", "row start . . .\nmarket c2.0 c2.1 ma.0\ndeck 3");
  t.plays("p0 jump east\np0 choose ma.0");
  EXPECT_EQ(t.face("b1"), "2-21") << "the start faces it with a 1 from the west";
  EXPECT_EQ(t.asked(), "p0 handle landed");
}

// Fine print: the clock discards a face-down tile …
TEST(Market, TheClockDiscardsAFaceDownTile) {
  AtTable t("market", "row start c1 . .\nmarket c2.0 c2.1 c2.2\ndeck 4\nturn p1");
  t.plays("p1 jump east\np1 do\np1 done");
  EXPECT_EQ(t.deck(), 3);
  EXPECT_EQ(t.market(), "c2.0 c2.1 c2.2");
}

// … and with no face-down tile the tile open longest.
TEST(Market, WithNoFaceDownTileTheClockDiscardsTheTileOpenLongest) {
  AtTable t("market", "row start c1 . .\nmarket c2.0 c2.1 c2.2\ndeck 3\nturn p1");
  t.plays("p1 jump east\np1 do\np1 done");
  EXPECT_EQ(t.deck(), 2);
  EXPECT_EQ(t.market(), "c2.1 c2.2");
  EXPECT_EQ(t.gone(), "c2.0");
}

}  // namespace
}  // namespace warren::rabbihop
