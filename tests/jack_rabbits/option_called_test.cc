// Rules, "Hand limit" and "Options: lottery and hands": the called limit and seized surplus.
#include "tests/jack_rabbits/as_told.h"
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kCalled = "players=3 limit=called";
const std::string kSeized = kCalled + " seized_surplus=on";
const std::string kEleven = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C 2D";  // two too many

// --- called --------------------------------------------------------------------------------------

// Nobody must discard by themselves.
TEST(CalledLimit, NobodyMustDiscardByThemselves) {
  AtTable t(kCalled, "rabbits p0 JD\nhand p0 AC 2C 3C 4C 5C 6C 7C 8C 9C");
  t.plays("p0 end\nchance draw p0 10C");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.hand(0), "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C");
  AtTable lottery(kCalled, lottery_of("2 2", kEleven));
  lottery.plays("p0 show 2C\nchance draw p0 3D");
  EXPECT_EQ(lottery.asked(), "p0 hex");
  EXPECT_EQ(lottery.pub().hand_of(seat_of(0)), 12);
  expect_can_be_written(lottery);
}

// Whoever is called out, and holds too many, discards down to the limit, and chooses which cards.
TEST(CalledLimit, WhoIsCalledOutDiscardsDown) {
  AtTable t(kCalled, "hand p0 " + kEleven + " QH");
  t.plays("p1 call p0");
  EXPECT_EQ(t.told(), "called p1 p0 3\n");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  EXPECT_EQ(t.offers(),
            "discard AC, discard 2C, discard 3C, discard 4C, discard 5C, discard 6C, "
            "discard 7C, discard 8C, discard 9C, discard 10C, discard QH, discard 2D");
  t.refused("p0 discard AC 2C 3C 4C", "too-many");
  t.refused("p0 end", "not-now");
  t.refused("p1 discard AC", "not-asked");
  t.plays("p0 discard AC\np0 discard QH 2D");
  EXPECT_EQ(t.hand(0), "2C 3C 4C 5C 6C 7C 8C 9C 10C");
  EXPECT_EQ(t.spent(), "AC 2D");
  EXPECT_TRUE(t.in_court("QH"));
  EXPECT_EQ(t.asked(), "p0 hex") << "and the turn goes on";
}

// Calls are made while the active player is asked at the start, in the lottery, on a hex or a road.
TEST(CalledLimit, CallsAreMadeBetweenTwoActions) {
  struct Case {
    std::string position, play, asked;
  };
  for (const Case& c : {
           Case{"rabbits p0 KS\npending hex\npending start\nhand p0 ", "", "p0 start"},
           Case{"pending hex\npending match\nhand p0 ", "", "p0 match"},
           Case{"hand p0 ", "", "p0 hex"},
           Case{"rabbits p0 JS\nhand p0 ", "p0 walk 2", "p0 road"},
           Case{"hand p0 ", "p0 walk 0", "p0 hex travelled"},
           Case{"rabbits p0 underground\nhand p0 ", "", "p0 hex"},
       }) {
    AtTable t(kCalled, c.position + kEleven);
    t.plays(c.play);
    const std::string before = t.asked();
    EXPECT_TRUE(before.starts_with(c.asked)) << before;
    EXPECT_EQ(t.offers(1), "call p0, call p2");
    EXPECT_EQ(t.offers(2), "call p0, call p1");
    t.plays("p2 call p0");
    EXPECT_EQ(t.asked(), "p0 discard p0");
    expect_can_be_written(t);
    t.plays("p0 discard AC 2C");
    EXPECT_EQ(t.asked(), before) << "it goes on where it was";
  }
}

// Not inside a fight, a vetting, a trade or a payment, nor while cards are discarded.
TEST(CalledLimit, NoCallsInsideAnythingElse) {
  struct Case {
    std::string position, play, asked;
  };
  for (const Case& c : {
           Case{"rabbits p0 JS p1 JS\nhand p0 5S 6S", "p0 attack p1", "p0 fight p1 0 0"},
           Case{"rabbits p0 JS p1 JS\nhand p0 5S 6S\nhand p1 9S", "p0 attack p1\np0 spades 5S",
                "p1 fight p1 5 0 reply"},
           Case{"", "p0 walk 1", "p1,p2 vet p1,p2"},
           Case{"hand p1 6H", "p0 walk 1\np1 contest 6H\np2 allow", "p0 proof p1 6H"},
           Case{"rabbits p0 JD\nhand p0 10D", "p0 acquire", "p0 pay p0 10 in D for royal JD"},
           Case{"hand p0 7H 8H", "p0 step 0\np0 trail 0", "p0 pay p0 7 in CSH for trail 0"},
           Case{"rabbits p0 JS\nhand p0 10D\nspent 4S 5S", "p0 buy 4S +", "p0 goods"},
           Case{"rabbits p0 KS\nclub JC\nhand p0 JC\ndice 6 6\npending hex\npending shortfall 2",
                "", "p0 shortfall 2"},
           Case{"rabbits p0 KS\nclub JC\nhand p0 JC\npending hex\npending landing", "",
                "p0 landing"},
           Case{"rabbits p1 citadel\nhand p0 3D", "p0 propose p1 2 S for 2",
                "p1 trade p1 2 S for 2"},
           Case{"rabbits p1 citadel\nhand p0 3D", "p0 propose p1 2 S for 2\np1 accept",
                "p0,p1 swap p1 2 S for 2"},
           Case{"hand p0 7H", "p0 end\nchance draw p0 AS", "p0 display"},
       }) {
    const std::string settings = kCalled + " diamonds_boost=on hearts_boost=displayed";
    AtTable t(settings, c.position + "\nhand p2 " + kEleven);
    t.plays(c.play);
    EXPECT_EQ(t.asked(), c.asked);
    for (const Seat seat : SeatSet::first(3)) {
      const int s = warren::index_of(seat);
      const std::string call = "p" + std::to_string(s) + (s == 2 ? " call p0" : " call p2");
      t.refused(call, t.match().asked().must.has(seat) ? "not-now" : "not-asked");
      EXPECT_EQ(t.offers(s).find("call"), std::string::npos) << c.asked;
    }
  }
}
TEST(CalledLimit, NoCallsWhileSomebodyDiscards) {
  AtTable t(kCalled, "hand p0 " + kEleven);
  t.plays("p1 call p0");
  t.refused("p2 call p0", "not-asked");
  t.refused("p0 call p1", "not-now");
}

// One call per caller and target per turn.
TEST(CalledLimit, OncePerCallerAndTargetPerTurn) {
  AtTable t(kCalled, "rabbits p1 KS\nhand p0 " + kEleven);
  t.plays("p1 call p0\np0 discard AC 2C");
  t.refused_section("p1 call p0", "called-already", "Options: lottery and hands");
  EXPECT_EQ(t.offers(1), "call p2");
  t.plays("p1 call p2");
  EXPECT_EQ(t.offers(1), "");
  t.refused("p1 call p2", "not-asked");
  EXPECT_EQ(t.offers(2), "call p0, call p1") << "others may still call";
  t.plays("p2 call p0");
  EXPECT_EQ(t.told(), "called p2 p0 0\n");
  t.plays("p0 end\nchance draw p0 3D\nchance dice 3 4\np1 end\nchance draw p1 4D\nchance dice 3 4");
  EXPECT_EQ(t.turn(), 2);
  EXPECT_EQ(t.offers(1), "call p0, call p2") << "in the next turn again";
}

// A wrong call costs nothing.
TEST(CalledLimit, AWrongCallCostsNothing) {
  AtTable t(kCalled, "hand p0 2C 3C\nhand p1 4C\nhand p2 AC 2S 3S 4S 5S 6S 7S 8S 9S");
  const std::string before = t.asked();
  t.plays("p1 call p2");
  EXPECT_EQ(t.told(), "called p1 p2 0\n");
  EXPECT_EQ(t.asked(), before) << "nine are not too many";
  EXPECT_EQ(t.hand(1), "4C");
  EXPECT_EQ(t.place(1), "citadel");
}

// The active player may call, too, and goes on afterwards.
TEST(CalledLimit, TheActivePlayerMayCallToo) {
  AtTable t(kCalled, "hand p1 " + kEleven);
  EXPECT_EQ(t.offers("call"), "call p1, call p2");
  t.plays("p0 call p1");
  EXPECT_EQ(t.asked(), "p1 discard p1");
  t.plays("p1 discard 2D AC");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.refused("p0 call p1", "called-already");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.place(0), "JD");
}

// Whoever is off the board may call and be called out.
TEST(CalledLimit, WhoIsOffTheBoardMayCallAndBeCalledOut) {
  AtTable t(kCalled, "rabbits p1 off p2 off\nhand p0 " + kEleven +
                         "\nhand p2 AS 2S 3S 4S 5S 6S 7S 8S 9S 10S");
  t.plays("p1 call p0\np0 discard AC 2C\np1 call p2\np2 discard AS");
  EXPECT_EQ(t.pub().hand_of(seat_of(2)), 9);
  EXPECT_EQ(t.place(2), "off");
  EXPECT_EQ(t.asked(), "p0 hex");
}

// Nobody calls out themselves, nor somebody who does not play.
TEST(CalledLimit, OnlyOtherPlayersAreCalledOut) {
  AtTable t(kCalled, "hand p0 " + kEleven);
  t.refused_section("p0 call p0", "call-yourself", "Options: lottery and hands");
  t.refused("p1 call p1", "call-yourself");
  t.refused("p1 call p3", "malformed");
}

// Who may call follows from what all see, not from how full a hand is.
TEST(CalledLimit, BeingAbleToCallBetraysNothing) {
  AtTable full(kCalled, "hand p0 " + kEleven);
  AtTable few(kCalled, "hand p0 2C");
  EXPECT_EQ(full.match().asked().may, few.match().asked().may);
  EXPECT_EQ(full.match().asked().may, SeatSet::first(3).without(seat_of(0)));
  EXPECT_EQ(full.offers(1), few.offers(1));
}

// With overtaxed hands the limit is six.
TEST(CalledLimit, IsSixWithOvertaxedHands) {
  AtTable t(kCalled + " overtaxed=on", "hand p0 2C 3C 4C 5C 6C 7C 8C");
  t.plays("p2 call p0");
  EXPECT_EQ(t.told(), "called p2 p0 1\n");
  t.plays("p0 discard 8C");
  EXPECT_EQ(t.asked(), "p0 hex");
}

// A fourth royal is given up at once all the same.
TEST(CalledLimit, AFourthRoyalIsStillGivenUpAtOnce) {
  AtTable t(kCalled, "rabbits p0 JS\nhand p0 JC QC KC 10S AD 2D 3D 4D 5D 6D 7D");
  t.plays("p0 acquire\np0 pay 10S");
  EXPECT_EQ(t.asked(), "p0 surplus p0");
  t.plays("p0 give up JC\nchance draw p0 2S");
  EXPECT_EQ(t.turn(), 1) << "eleven cards are kept";
}

// The club shown for a flight may be discarded; the flight goes on with what it was worth.
TEST(CalledLimit, AFlightGoesOnWithoutTheClubShown) {
  AtTable t(kCalled, "rabbits p0 KS\nclub 9C\nhand p0 " + kEleven +
                         "\ndice 4 5\npending hex\npending match");
  t.plays("p1 call p0\np0 discard 9C 10C\np0 pass\np0 land KD");
  EXPECT_EQ(t.place(0), "KD");
}

// A call can be taken back as long as nobody has acted on it; it is a barrier for the others.
TEST(CalledLimit, ACallCanBeTakenBackUntilSomebodyActs) {
  AtTable t(kCalled, "hand p0 " + kEleven);
  t.plays("p0 walk 0\np1 call p0");
  t.refused("p0 undo", "undo-barrier");
  t.plays("p1 undo");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_EQ(t.offers(1), "call p0, call p2") << "as if it had not been";
  t.plays("p1 call p0\np0 discard AC 2C");
  t.refused("p1 undo", "undo-barrier");
}

// Where the limit is forced nobody is called out.
TEST(CalledLimit, ThereAreNoCallsWhereTheLimitIsForced) {
  AtTable t("players=3", "hand p0 2C");
  t.refused_section("p0 call p1", "no-calls", "Options: lottery and hands");
  t.refused("p1 call p0", "not-asked");
  EXPECT_EQ(t.offers("call"), "");
  EXPECT_TRUE(t.match().asked().may.empty());
}

// --- seized --------------------------------------------------------------------------------------

// Seized surplus: the caller takes what is too many, drawn blind out of the whole hand.
TEST(SeizedSurplus, TheCallerDrawsTheSurplusBlind) {
  AtTable t(kSeized, "hand p0 " + kEleven + "\nhand p1 5H");
  t.plays("p1 call p0");
  EXPECT_EQ(t.asked(), "chance seize p0 p1 2");
  EXPECT_EQ(t.chances(),
            "steal p1 from p0 AC, steal p1 from p0 2C, steal p1 from p0 3C, steal p1 from p0 4C, "
            "steal p1 from p0 5C, steal p1 from p0 6C, steal p1 from p0 7C, steal p1 from p0 8C, "
            "steal p1 from p0 9C, steal p1 from p0 10C, steal p1 from p0 2D");
  t.plays("chance steal p1 from p0 3C");
  EXPECT_EQ(t.asked(), "chance seize p0 p1 1");
  expect_can_be_written(t);
  t.plays("chance steal p1 from p0 2D");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.hand(1), "3C 5H 2D");
  EXPECT_EQ(t.pub().hand_of(seat_of(0)), 9);
  EXPECT_EQ(t.spent(), "");
  t.refused("p1 undo", "undo-barrier");
}

// A wrong call takes nothing.
TEST(SeizedSurplus, AWrongCallTakesNothing) {
  AtTable t(kSeized, "hand p0 2C 3C");
  t.plays("p1 call p0");
  EXPECT_EQ(t.told(), "called p1 p0 0\n");
  EXPECT_EQ(t.asked(), "p0 hex");
}

// A royal's carrot follows it.
TEST(SeizedSurplus, ARoyalsCarrotFollows) {
  AtTable t(kSeized, "hand p0 QH 2C 3C 4C 5C 6C 7C 8C 9C 10C");
  t.plays("p2 call p0\nchance steal p2 from p0 QH");
  EXPECT_EQ(t.carrot("QH"), "p2");
  EXPECT_EQ(t.known(2), "QH");
  EXPECT_EQ(t.asked(), "p0 hex") << "and it is no acquisition";
}

// A fourth royal of the caller is given up at once, before the next card is drawn.
TEST(SeizedSurplus, AFourthRoyalOfTheCallerIsSettledFirst) {
  AtTable t(kSeized, "hand p0 QH KH 3C 4C 5C 6C 7C 8C 9C 10C AD\nhand p1 JC QC KC");
  t.plays("p1 call p0\nchance steal p1 from p0 QH");
  EXPECT_EQ(t.asked(), "p1 surplus p1");
  expect_can_be_written(t);
  t.plays("p1 give up JC");
  EXPECT_EQ(t.asked(), "chance seize p0 p1 1");
  t.plays("chance steal p1 from p0 KH\np1 give up KH");
  EXPECT_EQ(t.hand(1), "QC KC QH");
  EXPECT_TRUE(t.in_court("JC") && t.in_court("KH"));
  EXPECT_EQ(t.carrot("KH"), "nobody");
  EXPECT_EQ(t.asked(), "p0 hex");
}

// Jokers are among the cards that are drawn.
TEST(SeizedSurplus, JokersMayBeDrawn) {
  AtTable t(kSeized, "hand p0 red 2C 3C 4C 5C 6C 7C 8C 9C 10C");
  t.plays("p1 call p0\nchance steal p1 from p0 red");
  EXPECT_EQ(t.hand(1), "red");
  EXPECT_EQ(t.known(1), "") << "nobody else knows";
}

// Hearts that were laid out are taken in first, and may be drawn.
TEST(SeizedSurplus, HeartsLaidOutAreTakenInFirst) {
  AtTable t(kSeized + " hearts_boost=displayed",
            "rabbits p1 JD\nhand p1 6H 2C 3C 4C 5C 6C 7C 8C 9C 10C\nknown p1 6H\ndisplayed p1 6H");
  t.plays("p2 call p1");
  EXPECT_EQ(lines_of(t.view(-1), "displayed"), "");
  EXPECT_NE(t.chances().find("steal p2 from p1 6H"), std::string::npos);
  t.plays("chance steal p2 from p1 6H\np0 walk 0");
  EXPECT_EQ(t.asked(), "p0 hex travelled") << "nothing is laid out there any more";
  AtTable wrong(kSeized + " hearts_boost=displayed",
                "rabbits p1 JD\nhand p1 6H 2C\nknown p1 6H\ndisplayed p1 6H");
  wrong.plays("p2 call p1");
  EXPECT_EQ(lines_of(wrong.view(-1), "displayed"), "displayed p1 6H\n") << "not by a wrong call";
}

// The caller may come to hold too many, and then be called out in turn.
TEST(SeizedSurplus, TheCallerMayComeToHoldTooMany) {
  AtTable t(kSeized, "hand p0 " + kEleven + "\nhand p1 AS 2S 3S 4S 5S 6S 7S 8S");
  t.plays("p1 call p0\nchance steal p1 from p0 3C\nchance steal p1 from p0 4C");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.plays("p0 call p1");
  EXPECT_EQ(t.asked(), "chance seize p1 p0 1");
}

// A royal seized on the Citadel in one's own turn may win, after any other action there.
TEST(SeizedSurplus, ASeizedRoyalMayWin) {
  AtTable t(kSeized, "hand p0 JC QC\nhand p1 KC 2C 3C 4C 5C 6C 7C 8C 9C 10C");
  t.plays("p0 call p1\nchance steal p0 from p1 KC");
  EXPECT_EQ(t.winner(), "p0");
  AtTable other(kSeized, "hand p1 JC QC\nhand p0 KC 2C 3C 4C 5C 6C 7C 8C 9C 10C");
  other.plays("p1 call p0\nchance steal p1 from p0 KC");
  EXPECT_EQ(other.winner(), "nobody") << "it is not their turn";
}

// There is a surplus only where the limit is called.
TEST(SeizedSurplus, NeedsTheCalledLimit) {
  EXPECT_NE(why_not("seized_surplus=on"), "");
  EXPECT_EQ(why_not("seized_surplus=on limit=called"), "");
  EXPECT_FALSE(open_setup("limit=called")->variant.seized_surplus);
}

}  // namespace
}  // namespace warren::jack_rabbits
