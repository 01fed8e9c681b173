// Rules, "Transfers: cave", and the Underground.
#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/sample.h"
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// The sample board with caves in place of the taverns of the Citadel's two woods, each with its
// road to the wood, and those taverns in place of the caves of KD and JH.
Box caves_beside_woods() {
  std::vector<Placed> tiles(kSampleTiles.begin(), kSampleTiles.end());
  std::swap(tiles[28].kind, tiles[25].kind);
  std::swap(tiles[29].kind, tiles[33].kind);
  tiles[28].pose = 5;
  tiles[29].pose = 4;
  Board board;
  for (const Placed& tile : tiles) board.place(tile);
  return {.board = write_board(board)};
}

// In a cave you may pay and leave by any other cave at once.
TEST(Cave, PaysAndLeavesByAnotherCave) {
  AtTable t("players=2", "rabbits p0 KD\nhand p0 7D");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.tile(), "cave");
  EXPECT_EQ(t.offers("hop"), "hop 1, hop 2, hop 3");
  t.refused_section("p0 hop 0", "same-cave", "Transfers: cave");
  t.refused("p0 hop 4", "no-cave");
  t.plays("p0 hop 3\np0 pay 7D");
  EXPECT_EQ(t.tile(), "cave");
  EXPECT_EQ(t.offers(), "walk 1");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.place(0), "JC");
  EXPECT_EQ(t.spent(), "7D");
}

TEST(Cave, OnlyCavesLeadBelow) {
  AtTable wood("players=2", "hand p0 7D 7C");
  wood.plays("p0 step 1");
  wood.refused("p0 hop 1", "not-cave");
  wood.refused("p0 down", "not-cave");
  AtTable crossing("players=2", "rabbits p0 JD\nhand p0 7D 7C");
  crossing.plays("p0 walk 2");
  crossing.refused("p0 hop 1", "not-cave");
  crossing.refused("p0 down", "not-cave");
  AtTable tavern("players=2", "rabbits p0 JD\nhand p0 7D 7C");
  tavern.plays("p0 step 3");
  tavern.refused("p0 hop 1", "not-cave");
  tavern.refused("p0 down", "not-cave");
}

// Diamonds and clubs pay, spades and hearts do not.
TEST(Cave, DiamondsAndClubsPay) {
  for (const std::string cards : {"7D", "7C", "4C 3D"}) {
    AtTable t("players=2", "rabbits p0 KD\nhand p0 7S 7H " + cards);
    t.plays("p0 walk 0\np0 hop 1");
    t.refused("p0 pay 7S", "wrong-suit");
    t.refused("p0 pay 7H", "wrong-suit");
    t.plays("p0 pay " + cards);
    EXPECT_EQ(t.hand(0), "7S 7H");
  }
  AtTable poor("players=2", "rabbits p0 KD\nhand p0 7S 7H 6C");
  poor.plays("p0 walk 0").refused("p0 hop 1", "cannot-pay");
}

// Or you stop in the Underground, free.
TEST(Cave, OrStopsInTheUndergroundFree) {
  AtTable t("players=2", "rabbits p0 KD\nhand p0 7D 3C");
  t.plays("p0 walk 0\np0 down");
  EXPECT_EQ(t.place(0), "underground");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.hand(0), "3C 7D");
  EXPECT_EQ(t.spent(), "");
  t.refused("p0 walk 0", "journey-over");
}

// Coming out of a cave one goes on along its road; no second hop, no way down.
TEST(Cave, ComingOutThereIsNoSecondHop) {
  AtTable t("players=2", "rabbits p0 KD\nhand p0 7D 8D 9D");
  t.plays("p0 walk 0\np0 hop 3\np0 pay 7D");
  t.refused("p0 hop 1", "second-hop");
  t.refused("p0 hop 0", "second-hop");
  t.refused("p0 down", "second-hop");
  AtTable below("players=2", "rabbits p0 underground\nhand p0 7D");
  below.plays("p0 step 3");
  below.refused("p0 hop 1", "second-hop");
  below.refused("p0 down", "second-hop");
}

TEST(Cave, ACaveReachedByRoadLaterCanBeUsedAgain) {
  const std::string position = "rabbits p0 QS\nhand p0 3C 4C 3D 4D 3S 4S 3H 4H\ndice 1 2";
  AtTable t("players=2", position, caves_beside_woods());
  t.plays("p0 walk 3\np0 hop 0\np0 pay 3D\np0 step 2\np0 step 0");
  EXPECT_EQ(t.tile(), "mountain");
  t.plays("p0 trail 3\np0 pay 3S\np0 trail 3\np0 pay 3H\np0 walk 0");
  EXPECT_EQ(t.tile(), "cave");
  EXPECT_EQ(t.offers("down"), "down");
  t.plays("p0 hop 3");
  EXPECT_EQ(t.asked(), "p0 pay p0 3 in CD for hop 3");
  t.plays("p0 pay 4C\np0 walk 1");
  EXPECT_EQ(t.place(0), "JC");
}

// A joker may be released in the mouth.
TEST(Cave, AJokerMayBeReleasedInTheMouth) {
  AtTable t("players=2", "rabbits p0 KD\nhand p0 7D red");
  t.plays("p0 walk 0\np0 hop 3\np0 pay 7D\np0 release red citadel");
  EXPECT_EQ(t.place(0), "citadel");
  AtTable below("players=2", "rabbits p0 underground\nhand p0 black");
  below.plays("p0 step 3\np0 release black 3");
  EXPECT_EQ(below.place(0), "JS");
}

// From a cave there is no walking back: the Underground is open.
TEST(Cave, ThereIsNoWalkingBackFromACave) {
  AtTable t("players=2", "rabbits p0 KD");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.offers(), "down");
  t.refused("p0 back", "way-open");
}

// A turn that starts in the Underground may leave by any cave, free, and follow its road; or stay.
TEST(Underground, IsLeftByAnyCaveFree) {
  AtTable t("players=2", "rabbits p0 underground\nhand p0 7D\npending hex\npending roll");
  t.plays("chance dice 3 4\np0 pass");
  EXPECT_EQ(t.offers("walk"), "walk 0, walk 1, walk 2, walk 3");
  EXPECT_EQ(t.offers("end"), "end");
  t.refused("p0 walk 4", "no-cave");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.place(0), "QS");
  EXPECT_EQ(t.hand(0), "7D");
  EXPECT_EQ(t.spent(), "");
  AtTable stays("players=2", "rabbits p0 underground");
  stays.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(stays.place(0), "underground");
  EXPECT_EQ(stays.turn(), 1);
}

// It is a hex for the increment.
TEST(Underground, IsAHexForTheIncrement) {
  AtTable t("players=2", "rabbits p0 KD\nhand p0 5C");
  t.plays("p0 walk 0\np0 down\np0 end");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1");
  t.plays("chance draw p0 9S");
  EXPECT_EQ(t.hand(0), "5C 9S");
}

// It is a hex for fights.
TEST(Underground, IsAHexForFights) {
  AtTable t("players=2", "rabbits p0 underground p1 underground\nhand p0 5S\nhand p1 4C");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in");
  EXPECT_EQ(t.place(1), "off");
  EXPECT_EQ(t.asked(), "chance steal p1");
}

// It has no royal: nothing is acquired there.
TEST(Underground, HasNoRoyal) {
  AtTable t("players=2", "rabbits p0 underground\nhand p0 10C 10S 10H 10D");
  EXPECT_EQ(t.offers("acquire"), "");
  t.refused("p0 acquire", "no-royal-here");
}

// No horse reaches it, hired or red.
TEST(Underground, NoHorseReachesIt) {
  AtTable t("players=2", "rabbits p0 JD\nhand p0 7D red");
  t.refused("p0 release red underground", "no-such-hex");
  t.plays("p0 walk 2");
  EXPECT_EQ(t.tile(), "crossing");
  t.refused("p0 horse underground", "no-such-hex");
  t.refused("p0 release red underground", "no-such-hex");
}

// No vetting reaches it.
TEST(Underground, NoVettingReachesIt) {
  AtTable t("players=3", "rabbits p0 KD\nhand p1 6H\nhand p2 KH");
  t.plays("p0 walk 0\np0 down");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.happened(), "stepped arrived");
}

}  // namespace
}  // namespace warren::jack_rabbits
