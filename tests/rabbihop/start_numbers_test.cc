// Rules page, "Expansions": start numbers.
#include <map>
#include <set>

#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// `plain`: 1 on every edge.
TEST(StartNumbers, PlainIsAOneOnEveryEdge) {
  for (const auto* settings : {"players=2", "players=2 start_numbers=plain"}) {
    const AtTable t(settings);
    EXPECT_EQ(t.at("c3"), "start:1111");
    EXPECT_EQ(t.asked(), "chance fill");
  }
}

// `drawn`: one of the start tiles 1112, 1122, 1212, 1113, 1123, 2222 …
TEST(StartNumbers, DrawnIsOneOfSixStartTiles) {
  AtTable t("players=2 start_numbers=drawn");
  std::map<std::string, int> cases;  // by the numbers as printed
  for (std::uint32_t i = 0; i < chances(t.setup(), t.pub()); ++i) {
    const Outcome drawn = outcome(t.setup(), t.pub(), i);
    EXPECT_TRUE(possible(t.setup(), t.pub(), drawn));
    for (const Face printed : kStartFaces) {
      for (int quarters = 0; quarters < 4; ++quarters) {
        if (turned(printed, quarters) != drawn.face) continue;
        ++cases[write_face(printed)];
        break;
      }
    }
  }
  const std::map<std::string, int> equal = {{"1112", 4}, {"1122", 4}, {"1212", 4},
                                            {"1113", 4}, {"1123", 4}, {"2222", 4}};
  EXPECT_EQ(cases, equal);
  for (const auto* other :
       {"start:1111", "start:1222", "start:3333", "start:112-", "c1.0", "start"})
    t.refused("chance " + std::string(other), "chance-impossible");
}

// … in a random rotation …
TEST(StartNumbers, TheyLieInARandomRotation) {
  const AtTable t("players=2 start_numbers=drawn");
  std::set<std::string> faces;
  for (std::uint32_t i = 0; i < 4; ++i) faces.insert(write(outcome(t.setup(), t.pub(), i)));
  EXPECT_EQ(faces, (std::set<std::string>{"start:1112", "start:2111", "start:1211", "start:1121"}));
}

// … is drawn at set-up, before anything else.
TEST(StartNumbers, AreDrawnAtSetUpBeforeTheRest) {
  AtTable t("players=2 start_numbers=drawn market=on");
  EXPECT_EQ(t.asked(), "chance draw-start");
  t.plays("chance start:3112");
  EXPECT_EQ(t.at("c3"), "start:3112");
  EXPECT_EQ(t.asked(), "chance fill");
}

TEST(StartNumbers, AreDrawnOnceAndBeforeTheFirstTurnOfExplorers) {
  AtTable t("players=2 explorers start_numbers=drawn");
  t.plays("chance start:2222");
  EXPECT_EQ(t.asked(), "p0 jump");
  EXPECT_EQ(t.offers(), "jump north, jump east, jump south, jump west");
  EXPECT_EQ(t.result().turns, 1);
}

// The start tile is never changed at all, so they stay.
TEST(StartNumbers, StayToTheEnd) {
  AtTable t("players=2 start_numbers=drawn",
            "row start:1122 c1:---1 . .\nrow c1:1--- . . .\npawns b1 a1\nask handle");
  t.plays("p0 do");
  t.refused("p0 turn a1 1", "cell-start");
  EXPECT_EQ(t.face("a1"), "1122");
}

// One jumps from the start by the numbers drawn.
TEST(StartNumbers, OneJumpsByThem) {
  AtTable t("players=2 start_numbers=drawn", "row start:13-- c1 c1 c1\nrow . . . .\npawns a1 a1");
  EXPECT_EQ(t.offers(), "jump east");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pawn(0), "d1");
}

// A position may say that they are still to be drawn.
TEST(StartNumbers, APositionMayWaitForThem) {
  AtTable t("players=2 start_numbers=drawn",
            "row . . . .\nrow . . . .\nrow . . start .\nrow . . . .\nturn nobody\nturns 0\n"
            "ask fill\nask draw-start");
  EXPECT_EQ(t.asked(), "chance draw-start");
  t.plays("chance start:1212\nchance c1.0:1-12");
  EXPECT_EQ(t.face("c3"), "1212");
}

}  // namespace
}  // namespace warren::rabbihop
