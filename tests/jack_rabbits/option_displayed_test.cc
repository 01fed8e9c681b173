// Rules, "Options: clovers and hearts boost": hearts laid out at the end of a turn.
#include "tests/jack_rabbits/as_told.h"
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kOn = "players=3 hearts_boost=displayed";

// p1 on JD, one walk from p0 on the Citadel, with these cards and hearts laid out.
std::string laid_out(const std::string& hand, const std::string& hearts) {
  return "rabbits p1 JD\nhand p1 " + hand + "\nknown p1 " + hearts + "\ndisplayed p1 " + hearts +
         "\n";
}
std::string displayed(const AtTable& t, int seat) {
  const Cards<4> hearts = t.pub().displayed_by(seat_of(seat));
  return hearts.empty() ? "" : write(hearts);
}

// --- laying out ----------------------------------------------------------------------------------

// Ending a turn on a hex one may lay out hearts worth 6 or more.
TEST(DisplayedHearts, AreLaidOutAtTheEndOfATurnOnAHex) {
  AtTable t(kOn, "hand p0 2H 4H 8H 9C");
  t.plays("p0 walk 0\np0 end\nchance draw p0 AS");
  EXPECT_EQ(t.asked(), "p0 display");
  EXPECT_EQ(t.offers(), "lay out 8H, lay out 2H 4H, pass");
  t.plays("p0 lay out 2H 4H");
  EXPECT_EQ(t.told(), "laid-out p0 2H 4H\nturn-began p1\n");
  EXPECT_EQ(displayed(t, 0), "2H 4H");
  EXPECT_EQ(t.turn(), 1);
  expect_can_be_written(t);
}
TEST(DisplayedHearts, AreLaidOutWhereverATurnEndsOnAHex) {
  AtTable stayed(kOn, "hand p0 8H");
  stayed.plays("p0 end\nchance draw p0 AS");
  EXPECT_EQ(stayed.asked(), "p0 display") << "on the Citadel, having stayed";
  AtTable acquired(kOn, "rabbits p0 JD\nhand p0 10D 8H");
  acquired.plays("p0 acquire\np0 pay 10D\nchance draw p0 AS");
  EXPECT_EQ(acquired.asked(), "p0 display") << "after an acquisition";
  AtTable limited(kOn, "hand p0 2H 3H 8H 2C 3C 4C 5C 6C 7C");
  limited.plays("p0 end\nchance draw p0 AS\np0 discard 2C");
  EXPECT_EQ(limited.asked(), "p0 display") << "after the hand limit";
}

// They are hearts, in the hand, and worth 6: more may be laid out, too.
TEST(DisplayedHearts, AreWorthSix) {
  AtTable t(kOn, "hand p0 AH 5H 9C QH\nhand p1 7H");
  t.plays("p0 end\nchance draw p0 AS");
  t.refused("p0 lay out 5H", "few-hearts");
  t.refused("p0 lay out 5H 9C", "not-a-heart");
  t.refused("p0 lay out 7H", "not-yours");
  t.refused("p0 lay out", "some-card");
  t.plays("p0 lay out AH 5H QH");
  EXPECT_EQ(displayed(t, 0), "AH 5H QH");
}
TEST(DisplayedHearts, AreWorthSixWithoutAnyCapital) {
  AtTable t(kOn + " capital_aces=on additional_capital=any", "hand p0 5H 2C\ncapital p0 AC");
  t.plays("p0 end\nchance draw p0 AS");
  t.refused("p0 lay out 5H", "few-hearts");
  EXPECT_EQ(t.offers(), "pass");
}

// It is a choice.
TEST(DisplayedHearts, AreAChoice) {
  AtTable t(kOn, "hand p0 8H");
  t.plays("p0 end\nchance draw p0 AS\np0 pass");
  EXPECT_EQ(t.told().substr(t.told().find("laid-out")), "laid-out p0\nturn-began p1\n");
  EXPECT_EQ(displayed(t, 0), "");
  EXPECT_EQ(t.known(0), "") << "nothing was shown";
  EXPECT_EQ(t.turn(), 1);
}

// Who has no hearts is asked all the same.
TEST(DisplayedHearts, WhoHasNoneIsAskedToo) {
  AtTable t(kOn, "hand p0 8C");
  t.plays("p0 end\nchance draw p0 AS");
  EXPECT_EQ(t.asked(), "p0 display");
  EXPECT_EQ(t.offers(), "pass");
  AtTable with(kOn, "hand p0 8H");
  with.plays("p0 end\nchance draw p0 AS");
  EXPECT_EQ(t.view(1), with.view(1));
}

// Not in the Underground, nor off the board.
TEST(DisplayedHearts, NeitherInTheUndergroundNorOffTheBoard) {
  AtTable below(kOn, "rabbits p0 underground\nhand p0 8H");
  below.plays("p0 end\nchance draw p0 AS");
  EXPECT_EQ(below.turn(), 1);
  AtTable off(kOn, "hand p0 8H");
  off.plays("p0 walk 2");
  EXPECT_EQ(off.place(0), "off");
  EXPECT_EQ(off.turn(), 1);
}

// --- open, but still yours -----------------------------------------------------------------------

// They stay in the hand, open to all, and count for the hand limit.
TEST(DisplayedHearts, StayInTheHandForAllToSee) {
  AtTable t(kOn, "hand p0 8H 9C");
  t.plays("p0 end\nchance draw p0 AS\np0 lay out 8H");
  EXPECT_EQ(t.hand(0), "9C AS 8H");
  expect_known_to_all(t, 0, "8H");
  EXPECT_EQ(lines_of(t.view(-1), "hands"), "hands 3 0 0\n");
  for (int seat = -1; seat < 3; ++seat)
    EXPECT_EQ(lines_of(t.view(seat), "displayed"), "displayed p0 8H\n");
  AtTable called(kOn + " limit=called", laid_out("6H 2C 3C 4C 5C 6C 7C 8C 9C 10C", "6H"));
  called.plays("p2 call p1");
  EXPECT_EQ(called.told(), "called p2 p1 1\n");
  called.plays("p1 discard 6H");
  EXPECT_EQ(displayed(called, 1), "") << "what is discarded lies out no longer";
}

// Showing them tells something new: it cannot be taken back.
TEST(DisplayedHearts, CannotBeTakenBack) {
  AtTable t(kOn, "rabbits p1 off\nhand p0 8H 9C");
  t.plays("p0 end\nchance draw p0 AS\np0 lay out 8H");
  t.refused("p0 undo", "undo-barrier");
}

// --- vetting with them ---------------------------------------------------------------------------

// Until your next turn you may vet arrivals on that hex.
TEST(DisplayedHearts, VetArrivalsOnTheirHex) {
  AtTable t(kOn, "rabbits p2 JD\nhand p2 6H 7C\nknown p2 6H\ndisplayed p2 6H\nhand p0 8C");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.asked(), "p2 vet p2");
  EXPECT_EQ(t.offers(), "contest 6H, allow");
  t.plays("p2 contest 6H\np0 leave");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(displayed(t, 2), "6H") << "they still lie there";
  EXPECT_EQ(t.hand(2), "7C 6H");
  t.plays("chance dice 3 4\np1 walk 0");
  EXPECT_EQ(t.asked(), "p2 vet p2") << "for the next visitor, too";
}
TEST(DisplayedHearts, AreNeededToVetThere) {
  AtTable none(kOn, "rabbits p1 JD p2 JD\nhand p1 6H\nhand p2 8H\nknown p2 8H");
  none.plays("p0 walk 0");
  EXPECT_EQ(none.asked(), "p0 hex travelled") << "a guest without them is not asked";
  AtTable one(kOn, laid_out("6H 7C", "6H") + "hand p2 8H");
  one.plays("p0 walk 0");
  EXPECT_EQ(one.asked(), "p1 vet p1") << "p2 is elsewhere and has laid out nothing";
  one.refused("p2 contest 8H", "not-asked");
}

// With them only: not with hearts that are hidden in the hand.
TEST(DisplayedHearts, AreTheOnlyOnesToContestWith) {
  AtTable t(kOn, laid_out("6H 7H 9H 2C", "6H 7H"));
  t.plays("p0 walk 0");
  EXPECT_EQ(t.offers(), "contest 7H, contest 6H, allow");
  t.refused_section("p1 contest 9H", "not-laid-out", "Options: clovers and hearts boost");
  t.refused("p1 contest 6H 9H", "not-laid-out");
  t.refused("p1 contest 2C", "not-laid-out");
  t.refused("p1 contest 8H", "not-yours");
  t.plays("p1 contest 7H");
  EXPECT_EQ(t.asked(), "p0 proof p1 7H");
}

// If the visitor proves worthy what was shown is lost, and the challenger off the board.
TEST(DisplayedHearts, AreLostWhenTheChallengeFails) {
  AtTable t(kOn, laid_out("6H 7H 2C", "6H 7H") + "hand p0 8H");
  t.plays("p0 walk 0\np1 contest 6H\np0 prove 8H");
  EXPECT_EQ(t.spent(), "6H");
  EXPECT_EQ(t.hand(1), "2C 7H");
  EXPECT_EQ(t.place(1), "off");
  EXPECT_EQ(displayed(t, 1), "") << "the rest is back in the hand";
  EXPECT_EQ(t.known(1), "7H") << "and known to be there";
  EXPECT_EQ(t.asked(), "p0 hex travelled");
}

// The visitor proves with any hearts of the hand.
TEST(DisplayedHearts, AVisitorProvesWithAnyHearts) {
  AtTable t(kOn, laid_out("6H", "6H") + "hand p0 2H 4H");
  t.plays("p0 walk 0\np1 contest 6H");
  EXPECT_EQ(t.offers(), "prove 2H 4H, leave");
}

// Palaces are vetted as usual, by all, with any hearts, laid out or not.
TEST(DisplayedHearts, PalacesAreVettedAsUsual) {
  AtTable t(kOn,
            "rabbits p1 JD\nhand p0 9H\nhand p1 6H 7H\nknown p1 6H\ndisplayed p1 6H\nhand p2 8H");
  t.plays("p0 walk 1");
  EXPECT_EQ(t.asked(), "p1,p2 vet p1,p2");
  EXPECT_EQ(t.offers(1), "contest 7H, contest 6H, allow");
  EXPECT_EQ(t.offers(2), "contest 8H, allow");
  t.plays("p1 contest 6H\np2 allow\np0 prove 9H");
  EXPECT_EQ(displayed(t, 1), "");
  EXPECT_EQ(t.spent(), "6H");
}

// Own carrot exempts the visitor, here too.
TEST(DisplayedHearts, OnesOwnCarrotExemptsTheVisitor) {
  AtTable t(kOn, laid_out("6H", "6H") + "hand p0 JD");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
}

// On the Citadel, too: a win waits for the vetting.
TEST(DisplayedHearts, OnTheCitadelTheyVetTheWinner) {
  const std::string position =
      "rabbits p0 KS\nhand p0 JC QC KC 8H\nhand p1 6H\nknown p1 6H\n"
      "displayed p1 6H";
  AtTable t(kOn, position);
  t.plays("p0 walk 1");
  EXPECT_EQ(t.asked(), "p1 vet p1");
  EXPECT_FALSE(t.over());
  t.plays("p1 contest 6H\np0 prove 8H");
  EXPECT_EQ(t.winner(), "p0");
}

// --- how long ------------------------------------------------------------------------------------

// At their player's next turn they go back into the hand, and are still known to be there.
TEST(DisplayedHearts, GoBackIntoTheHandAtTheNextTurn) {
  AtTable t("players=2 hearts_boost=displayed", laid_out("6H 7C", "6H") + "hand p0 8C");
  t.plays("p0 end\nchance draw p0 AS\np0 pass");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(displayed(t, 1), "");
  EXPECT_EQ(t.known(1), "6H");
}

// When their player goes off the board.
TEST(DisplayedHearts, GoBackIntoTheHandOffTheBoard) {
  AtTable t(kOn, laid_out("6H 7H 7C", "6H 7H") + "hand p0 9H");
  t.plays("p0 walk 0\np1 contest 6H\np0 prove 9H");
  EXPECT_EQ(displayed(t, 1), "");
  AtTable fight(kOn,
                "rabbits p0 JD p1 JD\nhand p0 9S\nhand p1 6H 7C\nknown p1 6H\ndisplayed p1 6H");
  fight.plays("p0 attack p1\np0 spades 9S\np1 give in\nchance steal p0 from p1 7C");
  EXPECT_EQ(displayed(fight, 1), "");
  EXPECT_EQ(fight.hand(1), "6H");
}

// And when they agree to a trade; declining one changes nothing.
TEST(DisplayedHearts, GoBackIntoTheHandForATrade) {
  const std::string position =
      "rabbits p0 JD p1 JD\nhand p0 3D\nhand p1 6H 7C\nknown p1 6H\n"
      "displayed p1 6H";
  AtTable t(kOn + " diamonds_boost=on", position);
  t.plays("p0 propose p1 taking 6 H for 3");
  EXPECT_EQ(displayed(t, 1), "6H");
  t.plays("p1 accept");
  EXPECT_EQ(displayed(t, 1), "");
  t.plays("p1 hand over 6H\np0 hand over 3D");
  EXPECT_EQ(t.hand(0), "6H");
  AtTable declined(kOn + " diamonds_boost=on", position);
  declined.plays("p0 propose p1 taking 6 H for 3\np1 decline");
  EXPECT_EQ(displayed(declined, 1), "6H");
}

// Nobody can draw them unseen: a thief draws from the rest of the hand, and may find nothing.
TEST(DisplayedHearts, CannotBeStolenBlind) {
  AtTable t(kOn, "rabbits p0 JD p1 JD\nhand p0 9S\nhand p1 6H 2C 3C\nknown p1 6H\ndisplayed p1 6H");
  t.plays("p0 attack p1\np0 spades 9S\np1 give in");
  EXPECT_EQ(t.chances(), "steal p0 from p1 2C, steal p0 from p1 3C");
  expect_can_be_written(t);
  t.plays("chance steal p0 from p1 3C");
  EXPECT_EQ(t.hand(1), "2C 6H");
  EXPECT_EQ(t.known(1), "6H") << "all know that it was not drawn";
  AtTable only(kOn, "rabbits p0 JD p1 JD\nhand p0 9S\nhand p1 6H\nknown p1 6H\ndisplayed p1 6H");
  only.plays("p0 attack p1\np0 spades 9S\np1 give in");
  EXPECT_EQ(only.asked(), "p0 hex");
  EXPECT_EQ(only.hand(1), "6H");
}
TEST(DisplayedHearts, LeaveAThiefTheOneOtherCardKnown) {
  AtTable t(kOn, "rabbits p0 JD p1 JD\nhand p0 9S\nhand p1 6H 2C\nknown p1 6H 2C\ndisplayed p1 6H");
  t.plays("p0 attack p1\np0 spades 9S\np1 give in\nchance steal p0 from p1 2C");
  EXPECT_EQ(t.known(0), "2C") << "it can only have been the other one";
  EXPECT_EQ(t.known(1), "6H");
}

// Hearts must be in play, and powers.
TEST(DisplayedHearts, NeedHeartsInPlay) {
  AtTable absent(tight("CS") + " hearts_boost=displayed", "hand p0 8C", tight_box("CS"));
  absent.plays("p0 end\nchance draw p0 AS");
  EXPECT_EQ(absent.turn(), 1);
  EXPECT_NE(why_not("powers=off hearts_boost=displayed"), "");
  AtTable off("players=2", "hand p0 8H");
  off.plays("p0 end\nchance draw p0 AS");
  EXPECT_EQ(off.turn(), 1);
}

}  // namespace
}  // namespace warren::jack_rabbits
