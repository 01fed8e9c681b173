// Rules page, "Setup and end": the end, and the scores of the tile table.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

int score_of(std::string_view pile0, std::string_view pile1 = "", std::string_view options = "") {
  const AtTable t(
      "players=2 " + std::string(options),
      "row start c1.9 . .\npile p0 " + std::string(pile0) + "\npile p1 " + std::string(pile1));
  return t.score(0);
}

// The game ends with the turn in which the deck runs out.
TEST(End, TheGameEndsWithTheTurnInWhichTheDeckRunsOut) {
  AtTable t("players=2", "row start c1.4 . .\npawns b1 a1\ndeck 1\nask handle");
  t.plays("p0 take\nchance c1.9");
  EXPECT_EQ(t.deck(), 0);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.happened(), "took placed ended");
  t.refused_section("p1 jump east", "game-over", "Setup and end");
}

// That turn is played to its end …
TEST(End, TheLastTurnIsPlayedToItsEnd) {
  // Leaving a plus in an extra turn draws the last tile; the tile landed on is still handled.
  AtTable t("players=2", "row start pl:-1-- c1.4 .\npawns b1 a1\ndeck 1\nturn p0 extra");
  t.plays("p0 jump east\nchance c1.9");
  EXPECT_EQ(t.deck(), 0);
  EXPECT_FALSE(t.over());
  t.plays("p0 take");
  EXPECT_EQ(t.pile(0), "pl.0 c1.4");
  EXPECT_TRUE(t.over());
}

// … without refills; a cell that cannot be refilled stays empty.
TEST(End, ACellThatCannotBeRefilledStaysEmpty) {
  AtTable t("players=2", "row start st c1 c2\npawns b1 a1\ndeck 1\nask stamp-first");
  t.plays("p0 stamp d1\np0 stamp c1\nchance c1.9");
  EXPECT_EQ(t.tile_at("d1"), "c1.9") << "the first cell chosen is refilled first";
  EXPECT_EQ(t.at("c1"), ".");
  EXPECT_TRUE(t.over());
}

// … and gives no extra turn.
TEST(End, TheLastTurnGivesNoExtraTurn) {
  AtTable t("players=2", "row start pl c1 .\npawns b1 a1\ndeck 0\nask handle");
  t.refused_section("p0 do", "plus-no-deck", "Setup and end");
  t.plays("p0 take");
  EXPECT_TRUE(t.over());
}

// A round (every seat once) in which no tile was drawn discards one deck tile unseen.
TEST(Clock, ARoundWithoutADrawDiscardsADeckTileUnseen) {
  AtTable t("players=2", "row start c1:1111 . .\ndeck 5");
  const int unseen = t.pub().unseen.size();
  t.plays("p0 jump east\np0 do\np0 done");
  EXPECT_EQ(t.deck(), 5) << "the round is not over";
  t.plays("p1 jump east\np1 do\np1 done");
  EXPECT_EQ(t.deck(), 4);
  EXPECT_EQ(t.pub().unseen.size(), unseen) << "nobody saw it";
  EXPECT_EQ(t.happened(), "jumped did finished discarded turn-began");
}

TEST(Clock, ARoundWithADrawDiscardsNothing) {
  AtTable t("players=2", "row start c1 c2 .\ndeck 5");
  t.plays("p0 jump east\np0 take\nchance c3.0\np1 jump east\np1 do\np1 done");
  EXPECT_EQ(t.deck(), 4);
  // In the next round nobody draws.
  t.plays("p0 jump west\np0 do\np0 done\np1 jump west\np1 do\np1 done");
  EXPECT_EQ(t.deck(), 3);
}

// Fine print: rounds are counted from seat 0, the clock ticks after the last seat's turn …
TEST(Clock, TicksAfterTheLastSeatsTurn) {
  AtTable t("players=3", "row start c1 . .\ndeck 5\nturn p2");
  t.plays("p2 jump east\np2 do\np2 done");
  EXPECT_EQ(t.deck(), 4);
  EXPECT_EQ(t.asked(), "p0 jump");
}

// … with its extra turn.
TEST(Clock, WaitsForTheLastSeatsExtraTurn) {
  AtTable t("players=2", "row start pl:-1-1 c1 .\npawns a1 b1\ndeck 5\nturn p1\nask handle");
  t.plays("p1 do");
  EXPECT_EQ(t.happened(), "did turn-began");
  EXPECT_EQ(t.deck(), 5);
  t.plays("p1 jump east\nchance c2.5\np1 do\np1 done");
  EXPECT_EQ(t.deck(), 4) << "the plus was replaced: a tile was drawn, nothing is discarded";
}

// Fine print: discarding the last deck tile ends the game.
TEST(Clock, DiscardingTheLastDeckTileEndsTheGame) {
  AtTable t("players=2", "row start c1 . .\ndeck 1\nturn p1");
  t.plays("p1 jump east\np1 do\np1 done");
  EXPECT_EQ(t.deck(), 0);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.happened(), "jumped did finished discarded ended");
}

// Highest score wins.
TEST(End, TheHighestScoreWins) {
  const AtTable t("players=3", "row start . . .\npile p0 c1\npile p1 c3\npile p2 c2 fe\nover");
  EXPECT_EQ(t.result().winners, SeatSet::of(Seat{1}));
  EXPECT_EQ(t.result().scores[0], 1);
  EXPECT_EQ(t.result().scores[1], 3);
  EXPECT_EQ(t.result().scores[2], 1);
}

// Equal scores share the win.
TEST(End, EqualScoresShareTheWin) {
  const AtTable t("players=3", "row start . . .\npile p0 c1 c1\npile p1 c3 fe\npile p2 fe\nover");
  EXPECT_EQ(t.result().winners, SeatSet::of(Seat{0}).with(Seat{1}));
}

TEST(End, NobodyHasWonBeforeTheEnd) {
  const AtTable t("players=2", "row start c1.9 . .\npile p0 c1");
  EXPECT_TRUE(t.result().winners.empty());
  EXPECT_FALSE(t.result().over);
}

// A negative score can win.
TEST(End, EmptyPilesAndNegativeScoresCount) {
  const AtTable t("players=2", "row start . . .\npile p0 fe fe\npile p1 fe\nover");
  EXPECT_EQ(t.result().winners, SeatSet::of(Seat{1}));
  EXPECT_EQ(t.result().scores[1], -1);
}

// Carrots score 1, 2 or 3.
TEST(Score, CarrotsScoreTheirNumber) {
  EXPECT_EQ(score_of("c1"), 1);
  EXPECT_EQ(score_of("c2"), 2);
  EXPECT_EQ(score_of("c3"), 3);
  EXPECT_EQ(score_of("c1 c1 c2 c3"), 7);
}

// Every action tile scores -1.
TEST(Score, ActionTilesScoreMinusOne) {
  for (const auto* code : {"fe", "fm", "te", "ro", "tr", "bl", "th", "st", "pl"}) {
    EXPECT_EQ(score_of(code), -1) << code;
  }
}

TEST(Score, ExpansionTilesScoreMinusOne) {
  EXPECT_EQ(score_of("fx", "", "explorers=on"), -1);
  EXPECT_EQ(score_of("ma", "", "explorers=on"), -1);
  EXPECT_EQ(score_of("sk", "", "molehills=on"), -1);
  EXPECT_EQ(score_of("sp", "", "springboard=on"), -1);
  EXPECT_EQ(score_of("fe.11", "", "territory=on"), -1);
}

// Swaps: +1 each if you own strictly the most swaps, else -1.
TEST(Score, SwapsScorePlusOneEachForStrictlyTheMost) {
  EXPECT_EQ(score_of("sw"), 1);
  EXPECT_EQ(score_of("sw sw", "sw"), 2);
  EXPECT_EQ(score_of("sw sw sw", "sw sw"), 3);
}

TEST(Score, SwapsScoreMinusOneWithoutStrictlyTheMost) {
  EXPECT_EQ(score_of("sw", "sw"), -1);
  EXPECT_EQ(score_of("sw sw", "sw sw sw"), -2);
  const AtTable t("players=3", "row start c1 . .\npile p0 sw sw\npile p1 sw sw\npile p2 sw");
  EXPECT_EQ(t.score(0), -2);
  EXPECT_EQ(t.score(1), -2);
  EXPECT_EQ(t.score(2), -1);
}

// A score modifier scores 0.
TEST(Score, AScoreModifierScoresNothingItself) {
  for (const auto* code : {"mo.fe", "mo.fm", "mo.te", "mo.ro", "mo.sw", "mo.th"}) {
    EXPECT_EQ(score_of(code), 0) << code;
  }
}

// At the end every tile of the shown type in its owner's pile scores +1 instead.
TEST(Score, AModifierMakesEveryTileOfItsTypeScorePlusOne) {
  EXPECT_EQ(score_of("fe fe fe mo.fe"), 3);
  EXPECT_EQ(score_of("mo.fm fm"), 1);
  EXPECT_EQ(score_of("te mo.te te"), 2);
  EXPECT_EQ(score_of("ro mo.ro"), 1);
  EXPECT_EQ(score_of("th th mo.th"), 2);
}

TEST(Score, AModifierChangesNoOtherType) {
  EXPECT_EQ(score_of("mo.fe fm ro"), -2);
  EXPECT_EQ(score_of("mo.fe mo.ro fe ro th"), 1);
}

TEST(Score, AModifierWorksInItsOwnersPileOnly) { EXPECT_EQ(score_of("fe fe", "mo.fe"), -2); }

TEST(Score, ASwapModifierBeatsTheMajority) {
  EXPECT_EQ(score_of("sw mo.sw", "sw sw"), 1);
  EXPECT_EQ(score_of("sw sw", "sw mo.sw"), 2) << "the owner of the most still scores +1 each";
}

TEST(Score, TheFenceModifierCountsTerritorysFencesToo) {
  EXPECT_EQ(score_of("fe.0 fe.6 mo.fe", "", "territory=on"), 2);
}

}  // namespace
}  // namespace warren::rabbihop
