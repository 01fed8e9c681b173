// How deep decisions lie upon each other: the stack has room for the worst case.
#include "core/overflow.h"
#include "tests/frontier/at_table.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kRoom = 16;

int depth(const FrontierTable& t) { return t.pub().pending.size(); }

// On a journey: the hex, the road, a free transfer, the seal that it breaks, the payment for it,
// and in its place which of two first aces stays.
TEST(Stack, HoldsAJourneyThatBreaksASealWithAFreeTransfer) {
  FrontierTable t("players=2 capital_aces=on", "rabbits p0 QT p1 JC\nhand p0 7E 6E\nhand p1 5E\n" +
                                                   seal_of(1, "JC", "5E") + on_road(57));
  t.plays("p0 power E guard at 20\np0 pay 7E\np0 power E gift-horse at JC");
  EXPECT_EQ(depth(t), 5);
  t.plays("p0 pay 6E");
  EXPECT_EQ(t.place(0), "JC");
}
// The end of a theft by fire: what the hand owes, and everybody's fall on top of the increment,
// with a summons that has to be paid for.
TEST(Stack, HoldsAFireWithASummons) {
  FrontierTable t("players=4",
                  "rabbits p0 JD p1 JD p2 JD p3 JD\nhand p0 9T 8T KC QS JH\n"
                  "hand p1 KD\nhand p2 2C\nhand p3 3C");
  t.plays("p0 attack p1\np0 spades 9T\np1 give in\nchance steal p0 from p1 KD");
  EXPECT_EQ(depth(t), 3) << "increment, fire, fourth royal";
  t.plays("p0 give up JH\np0 power T summon");
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in T for power T");
  EXPECT_EQ(depth(t), 4) << "increment, rescue, what is wished for, payment";
}
// The end of a turn: hearts, shields and acorns are asked for one upon the other.
TEST(Stack, HoldsTheQuestionsAtTheEndOfATurn) {
  FrontierTable t("players=2 hearts_boost=displayed", "rabbits p0 JD\nhand p0 6H 5E 2N");
  t.plays("p0 end\nchance draw p0 8C");
  EXPECT_EQ(depth(t), 3);
}
// In the worst case four rabbits are asked for rescues, one upon the other, over the increment: one
// of them has its wish and its payment on top, and owes cards. Rescues off one's own turn are for
// suits to come; there is room for them.
TEST(Stack, HasRoomForFourRescues) {
  constexpr int kIncrement = 1, kRescues = kSeats, kWish = 1, kPayment = 1, kArrival = 2,
                kDebts = 2;
  static_assert(kIncrement + kRescues + kWish + kPayment + kArrival + kDebts <= kRoom);
  Public<kWide> pub;
  const OverflowWatch watch;
  for (int i = 0; i < kRoom; ++i) pub.pending.push(Frame::rescue(seat_of(0), Off::burnt));
  EXPECT_EQ(watch.seen(), Overflow::none);
  pub.pending.push(Frame::rescue(seat_of(0), Off::burnt));
  EXPECT_NE(watch.seen(), Overflow::none) << "one more would be noticed";
}

}  // namespace
}  // namespace warren::jack_rabbits
