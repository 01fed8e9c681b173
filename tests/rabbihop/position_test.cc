// Positions written by hand: what is left out, what is refused, and that nothing can break the
// game.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

std::string problem_of(std::string_view settings, std::string_view position) {
  const auto setup = open_setup(settings);
  State state;
  const Problem problem = Rabbihop::read(*setup, position, state);
  return problem ? problem.say(Lang::en) : "";
}

const std::string kRest = "row . . . .\nrow . . . .\nrow . . . .\n";

TEST(Position, WhatIsLeftOutIsAsAtTheBeginningOfATurn) {
  const AtTable t("players=3", "row c1 start c2 .");
  EXPECT_EQ(t.pawn(0), "b1");
  EXPECT_EQ(t.pawn(2), "b1");
  EXPECT_EQ(t.asked(), "p0 jump");
  EXPECT_EQ(t.deck(), 24);
  EXPECT_EQ(t.result().turns, 1);
  EXPECT_EQ(t.pile(0) + t.gone() + t.market(), "");
  EXPECT_FALSE(t.pub().drew);
}

TEST(Position, ADeckLeftOutIsCutToTheUnseenTiles) {
  AtTable t("players=2", R"(
row start c1 . .
gone c1 c1 c1 c1 c1 c1 c1 c1 c1 c2 c2 c2 c2 c2 c2 c2 c2 c3 c3 c3 c3 fe fe fe fe fe fe fm fm fm fm
gone te te te te te te ro ro ro ro ro ro sw sw sw sw sw sw tr tr tr tr tr bl bl bl bl bl
gone th th th th th th st st st st)");
  EXPECT_EQ(t.pub().unseen.size(), 82 - 1 - 31 - 28 - 10);
  EXPECT_EQ(t.deck(), 12);
}

TEST(Position, ATileWithoutANumberIsTheFirstNotNamedElsewhere) {
  const AtTable t("players=2", "row start c1 c1.0 c1\npile p0 c1.2");
  EXPECT_EQ(t.tile_at("b1"), "c1.1");
  EXPECT_EQ(t.tile_at("d1"), "c1.3");
}

TEST(Position, ATileWithoutAFaceLiesAsPrinted) {
  const AtTable t("players=2", "row start c1.0 c1.1:1111 .");
  EXPECT_EQ(t.at("b1"), "c1.0:1-12");
  EXPECT_EQ(t.at("c1"), "c1.1:1111") << "any face may be written";
}

TEST(Position, GoesOnByItselfToTheFirstQuestion) {
  const AtTable t("players=2", "row start te . .\npawns b1 a1");
  EXPECT_EQ(t.asked(), "p0 handle stuck") << "no jump leads away from a teleport";
}

TEST(Position, RefusesWhatCannotBe) {
  const auto broken = [](std::string_view line) {
    return problem_of("players=2", "row start c1 . .\n" + kRest + std::string(line));
  };
  EXPECT_EQ(broken(""), "");
  for (const auto* line :
       {"pawns a1",       "pawns a1 e1",       "pawns a1 d4",       "pile p2 c1",
        "pile p0 start",  "fence a1-c1",       "fence a1-b1 0",     "fence a1-b1 100",
        "deck 200",       "deck 82",           "gone c1.99",        "gone sk.0",
        "market c1",      "turn p5",           "turn p0 late",      "ask",
        "ask sleep",      "ask handle asleep", "ask refill a1",     "ask refill b1",
        "ask explore c1", "ask keep p0",       "ask spin c1",       "ask open-market",
        "ask fence 3",    "ask lay a1",        "turn nobody",       "turns many",
        "nonsense",       "row start c1 . .",  "pile p0 c1.0 c1.0", "aside c1.0\ngone c1.0"}) {
    EXPECT_NE(broken(line), "") << line;
  }
  EXPECT_NE(problem_of("players=2", "row start c1 . .\n"), "");
  EXPECT_NE(problem_of("players=2", "row c1 c1 . .\n" + kRest), "");
  EXPECT_NE(problem_of("players=2", "row start c1+c2 . .\n" + kRest), "");
  EXPECT_EQ(problem_of("players=2 molehills=on", "row start c1+c2 . .\n" + kRest), "");
}

// A refill of the start tile's cell, or of a cell that is full, would bury what lies there.
TEST(Position, OnlyStacksAreRefilledFromAbove) {
  const std::string grid = "row start c1 . .\n" + kRest + "ask handle\n";
  EXPECT_NE(problem_of("players=2", grid + "ask refill b1"), "");
  EXPECT_NE(problem_of("players=2", grid + "ask refill a1"), "");
  EXPECT_EQ(problem_of("players=2", grid + "ask refill c1"), "");
  EXPECT_EQ(problem_of("players=2 molehills=on", grid + "ask refill b1"), "");
  EXPECT_NE(problem_of("players=2 molehills=on", grid + "ask refill a1"), "");
}

// Landing where no tile is left (the deck ran out) leaves nothing to handle.
TEST(Position, HandlingOnAnEmptyCellIsNothing) {
  for (const auto* options : {"players=2", "explorers"}) {
    const AtTable t(options, "row start c1 . .\npawns d1 a1\ndeck 0\nask handle landed");
    EXPECT_TRUE(t.over()) << options;
  }
}

// An open market left out, or with gaps, is filled up before anything else.
TEST(Position, AMarketWithGapsIsFilledUpFirst) {
  AtTable t("market", "row start c1 . .\nmarket c2.0\ndeck 5");
  EXPECT_EQ(t.asked(), "chance open-market");
  t.plays("chance c2.1\nchance c2.2");
  EXPECT_EQ(t.asked(), "p0 jump");
  EXPECT_EQ(t.market(), "c2.0 c2.1 c2.2");
  const AtTable small("market", "row start c1 . .\nmarket c2.0\ndeck 1");
  EXPECT_EQ(small.asked(), "p0 jump");
}

TEST(Position, ReadsBackWhatItWrites) {
  AtTable t("full players=3", R"(
row start fe.7:1--1 c1.0+sk.1 sp
row c1 c1 c1 c1
pawns b1 a1 c2
fence a1-b1 2
fence a1-a2
pile p0 c2 c3
gone th.0
market c2.6 c2.7 te.5
deck 7
turn p0
turns 9
drew)");
  t.plays("p0 jump west");
  State state;
  const Problem problem = Rabbihop::read(t.setup(), t.position(), state);
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  EXPECT_TRUE(state == t.match().state());
}

}  // namespace
}  // namespace warren::rabbihop
