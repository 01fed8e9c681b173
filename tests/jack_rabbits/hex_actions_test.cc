// Rules, section 5: when fights and purchases are possible.
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// A hex action may be done before leaving the hex, after the lottery, whether one then leaves or
// stays.
TEST(HexActions, BeforeLeavingAfterTheLottery) {
  const std::string position =
      "rabbits p0 JS p1 JS\nhand p0 5S 4D\nhand p1 4C 6D\nspent 4S\npending hex\npending match";
  for (const std::string next : {"p0 walk 1", "p0 end"}) {
    AtTable t("players=2", position);
    t.plays("p0 pass\np0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 4C");
    t.plays("p0 buy 4S\np0 pay 4D");
    EXPECT_EQ(t.asked(), "p0 hex");
    t.plays(next);
    EXPECT_EQ(t.place(0), next == "p0 end" ? "JS" : "KD");
  }
}

// And after arriving, in the same turn, too; not after an acquisition.
TEST(HexActions, AfterArriving) {
  AtTable t("players=3", "rabbits p0 JS p1 JS p2 KS\nhand p0 5S 6S\nhand p1 4C 6D\nhand p2 7C 7D");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 4C");
  t.plays("p0 walk 2\np0 walk 1");
  EXPECT_EQ(t.place(0), "KS");
  t.plays("p0 attack p2\np0 spades 6S\np2 give in\nchance steal p0 from p2 7C");
  EXPECT_EQ(t.hand(0), "4C 7C");
}

TEST(HexActions, NotAfterAnAcquisition) {
  AtTable t("players=2", "rabbits p0 JS p1 JS\nhand p0 5S 6S 4S 4D\nspent 2S");
  t.plays("p0 acquire\np0 pay 4S 6S");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1");
  t.refused("p0 attack p1", "not-asked");
  t.refused("p0 buy 2S", "not-asked");
  t.plays("chance draw p0 2C");
  EXPECT_EQ(t.turn(), 1);
}

// Not before the lottery.
TEST(HexActions, NotBeforeTheLottery) {
  AtTable t("players=2", "rabbits p0 JS p1 JS\nhand p0 5S 4D\nspent 4S\npending hex\npending roll");
  t.refused("p0 attack p1", "not-asked");
  t.refused("p0 buy 4S", "not-asked");
  t.plays("chance dice 3 4");
  t.refused("p0 attack p1", "not-now");
  t.refused("p0 buy 4S", "not-now");
  AtTable tower("players=2", "rabbits p0 KS p1 KS\nhand p0 5S\npending hex\npending start");
  tower.refused("p0 attack p1", "not-now");
}

// Not on the road.
TEST(HexActions, NotOnTheRoad) {
  AtTable t("players=2", "rabbits p0 JS p1 JS\nhand p0 5S 4D\nspent 4S");
  t.plays("p0 step 1");
  t.refused("p0 attack p1", "not-now");
  t.refused("p0 buy 4S", "not-now");
  t.refused("p0 acquire", "not-now");
}

// Never off-board.
TEST(HexActions, NeverOffBoard) {
  AtTable t("players=2",
            "rabbits p0 off p1 off\nhand p0 5S 4D\nspent 4S\npending hex\npending roll");
  t.refused("p0 attack p1", "not-asked");
  t.refused("p0 buy 4S", "not-asked");
  t.plays("chance dice 3 4");
  t.refused("p0 attack p1", "not-now");
  t.refused("p0 buy 4S", "not-now");
  AtTable on_hex("players=2", "rabbits p0 JS p1 off\nhand p0 5S");
  EXPECT_EQ(on_hex.offers("attack"), "");
  on_hex.refused("p0 attack p1", "fight-absent");
  AtTable below("players=2", "rabbits p0 underground p1 off\nhand p0 5S");
  below.refused("p0 attack p1", "fight-absent");
}

// On arriving at a palace they come after the vetting.
TEST(HexActions, AfterTheVetting) {
  AtTable t("players=2", "rabbits p1 QH\nhand p0 5S 8H\nhand p1 6H 2C");
  t.plays("p0 walk 1");
  t.refused("p0 attack p1", "not-asked");
  t.refused("p0 end", "not-asked");
  AtTable allowed("players=2", "rabbits p1 QH\nhand p0 5S 8H\nhand p1 6H 2C");
  allowed.plays("p0 walk 1\np1 allow\np0 attack p1");
  EXPECT_EQ(allowed.asked(), "p0 fight p1 0 0");
  t.plays("p1 contest 6H");
  t.refused("p0 attack p1", "not-now");
  t.plays("p0 prove 8H");  // which sends p1 off the board
  t.refused("p0 attack p1", "fight-absent");
}

}  // namespace
}  // namespace warren::jack_rabbits
