// Rules page, "Expansions": springboard.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// Jumping from it ignores fences.
TEST(Springboard, JumpingFromItIgnoresFences) {
  AtTable t("springboard", "row start sp:-2-- c1 c2\npawns b1 a1\nfence b1-c1 3\nfence c1-d1");
  t.plays("p0 jump east");
  EXPECT_EQ(t.happened(), "jumped");
  EXPECT_EQ(t.pawn(0), "d1");
}

TEST(Springboard, JumpingOntoItPaysAsUsual) {
  AtTable t("springboard", "row start:-1-- sp . .\nfence a1-b1\npile p0 c2.0");
  t.plays("p0 jump east");
  EXPECT_EQ(t.pile(0), "");
}

TEST(Springboard, DoesNotJumpOntoABlockedTile) {
  AtTable t("springboard", "row start sp:-11- bl .\nrow . c1 . .\npawns b1 c1");
  t.refused("p0 jump east", "jump-blocker");
}

// Only the top of a stack springs.
TEST(Springboard, OnlyTheTopSprings) {
  AtTable t("springboard molehills=on",
            "row start sp.0+c1.0:-11- c1 .\nrow . c1 . .\npawns b1 a1\nfence b1-c1");
  t.refused("p0 jump east", "jump-fences");
}

TEST(Springboard, IsOnlyInPlayAsAnOption) {
  EXPECT_FALSE(open_setup("players=2")->tiles.has(tile_of(kTiles - 1)));
  EXPECT_TRUE(open_setup("springboard=on")->tiles.has(tile_of(kTiles - 1)));
}

}  // namespace
}  // namespace warren::rabbihop
