// Whether the table hides the screen between two people follows from the game.
#include <gtest/gtest.h>

#include "games/adapter.h"
#include "games/catalog.h"
#include "tests/toy/toy.h"

namespace warren {
namespace {

TEST(Secrets, FollowFromWhatSeatsOwn) {
  EXPECT_TRUE(GameOf<toy::Toy>().secrets());
  EXPECT_FALSE(find_game("rabbihop")->secrets());
}

}  // namespace
}  // namespace warren
