// Rules, "Options": windfall lottery and overtaxed hands.
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kTwo = "players=2 windfall=on";  // on a double two each
const std::string kOwn = "players=2 windfall=on double_prize=own";

// --- windfall ------------------------------------------------------------------------------------

// Every matching card shown draws one.
TEST(Windfall, EveryMatchingCardDrawsOne) {
  AtTable t(kTwo, lottery_of("2 5", "2C 5S 5H 9D"));
  EXPECT_EQ(t.offers(), "show 2C, show 5S, show 5H, show 2C 5S 5H, pass");
  t.plays("p0 show 2C 5S 5H");
  EXPECT_EQ(t.asked(), "chance draw p0 lottery 3");
  expect_known_to_all(t, 0, "2C 5S 5H");
  expect_can_be_written(t);
  t.plays("chance draw p0 3C\nchance draw p0 4C\nchance draw p0 6C");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.hand(0), "2C 3C 4C 6C 5S 5H 9D");
  EXPECT_EQ(t.known(0), "2C 5S 5H") << "what was drawn is not shown";
}

// Which are shown is a choice: as many cards are drawn, and the rest stays unknown.
TEST(Windfall, SomeMayBeKeptBack) {
  AtTable two(kTwo, lottery_of("2 5", "2C 5S 5H"));
  two.plays("p0 show 2C 5H");
  EXPECT_EQ(two.asked(), "chance draw p0 lottery 2");
  EXPECT_EQ(two.known(0), "2C 5H");
  AtTable none(kTwo, lottery_of("2 5", "2C 5S 5H"));
  none.plays("p0 pass");
  EXPECT_EQ(none.asked(), "p0 hex");
  EXPECT_EQ(none.known(0), "");
}

// Only cards that match, and only one's own.
TEST(Windfall, EachCardMustMatch) {
  AtTable t(kTwo, lottery_of("2 5", "2C 5S 7H KD red"));
  t.refused("p0 show 2C 7H", "matches-nothing");
  t.refused("p0 show 2C KD", "matches-nothing");
  t.refused("p0 show red", "matches-nothing");
  t.refused("p0 show 2C 5H", "not-yours");
  t.refused("p0 show", "some-card");
  EXPECT_EQ(t.known(0), "KD");
}

// All are shown at once, and cards just drawn do not match again.
TEST(Windfall, CardsJustDrawnDoNotMatchAgain) {
  AtTable t(kTwo, lottery_of("2 5", "2C 5S"));
  t.plays("p0 show 2C\nchance draw p0 2H");
  EXPECT_EQ(t.asked(), "p0 hex");
  t.refused("p0 show 2H", "not-now");
  t.refused("p0 show 5S", "not-now");
}

// On a double each card shown draws two.
TEST(Windfall, ADoubleDrawsTwoEach) {
  AtTable one(kTwo, lottery_of("4 4", "4C 4S 9D"));
  one.plays("p0 show 4C");
  EXPECT_EQ(one.asked(), "chance draw p0 lottery 2");
  AtTable both(kTwo, lottery_of("4 4", "4C 4S 9D"));
  both.plays("p0 show 4C 4S");
  EXPECT_EQ(both.asked(), "chance draw p0 lottery 4");
  both.plays("chance draw p0 AC\nchance draw p0 2C\nchance draw p0 3C\nchance draw p0 4H");
  EXPECT_EQ(both.hand(0), "AC 2C 3C 4C 4S 4H 9D");
  EXPECT_EQ(both.asked(), "p0 hex");
  AtTable none(kTwo, lottery_of("4 4", "4C 9D"));
  none.plays("p0 pass");
  EXPECT_EQ(none.asked(), "p0 hex") << "without a match a double draws nothing";
}

// With double_prize = own a double draws one by itself, and each card shown one.
TEST(Windfall, ADoubleMayDrawOneByItself) {
  AtTable two(kOwn, lottery_of("4 4", "4C 4S 9D"));
  two.plays("p0 show 4C 4S");
  EXPECT_EQ(two.asked(), "chance draw p0 lottery 3");
  AtTable one(kOwn, lottery_of("4 4", "4C 4S 9D"));
  one.plays("p0 show 4C");
  EXPECT_EQ(one.asked(), "chance draw p0 lottery 2");
  AtTable plain(kOwn, lottery_of("4 5", "4C 4S 9D"));
  plain.plays("p0 show 4C 4S");
  EXPECT_EQ(plain.asked(), "chance draw p0 lottery 2");
  AtTable nothing(kOwn, lottery_of("4 5", "9D"));
  nothing.plays("p0 pass");
  EXPECT_EQ(nothing.asked(), "p0 hex");
}

// It needs no match: whoever passes draws it, a player without cards, too.
TEST(Windfall, ADoublesOwnPrizeNeedsNoMatch) {
  AtTable passes(kOwn, lottery_of("4 4", "9D"));
  EXPECT_EQ(passes.offers(), "pass");
  passes.plays("p0 pass");
  EXPECT_EQ(passes.asked(), "chance draw p0 lottery 1");
  passes.plays("chance draw p0 4H");
  EXPECT_EQ(passes.asked(), "p0 hex") << "what it drew does not match";
  EXPECT_EQ(passes.known(0), "");
  AtTable hides(kOwn, lottery_of("4 4", "4C"));
  hides.plays("p0 pass\nchance draw p0 9D");
  EXPECT_EQ(hides.known(0), "");
}
TEST(Windfall, ADoublesOwnPrizeIsForAnEmptyHandToo) {
  AtTable t(kOwn, "pending hex\npending roll");
  t.plays("chance dice 4 4");
  EXPECT_EQ(t.asked(), "chance draw p0 lottery 1");
  t.plays("chance draw p0 9D");
  EXPECT_EQ(t.hand(0), "9D");
  EXPECT_EQ(t.asked(), "p0 hex");
  AtTable no_double(kOwn, "pending hex\npending roll");
  no_double.plays("chance dice 4 5");
  EXPECT_EQ(no_double.asked(), "p0 hex");
  AtTable two_each(kTwo, "pending hex\npending roll");
  two_each.plays("chance dice 4 4");
  EXPECT_EQ(two_each.asked(), "p0 hex");
}

// First all draws, then the hand limit.
TEST(Windfall, TheHandLimitComesAfterTheDraws) {
  AtTable t(kTwo, lottery_of("4 4", "4C 4S AH 2H 3H 5H 6H 7H 8H"));
  t.plays("p0 show 4C 4S\nchance draw p0 AC\nchance draw p0 2C\nchance draw p0 3C");
  EXPECT_EQ(t.asked(), "chance draw p0 lottery 1") << "twelve cards, and one more to draw";
  expect_can_be_written(t);
  t.plays("chance draw p0 5C");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  t.refused("p0 discard AC 2C 3C 5C 4C", "too-many");
  t.plays("p0 discard AC 2C 3C 4C");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.hand(0), "5C 4S AH 2H 3H 5H 6H 7H 8H");
  EXPECT_EQ(t.known(0), "4S");
}

// The pile may run out in the middle: the spent lot is shuffled and the draws go on.
TEST(Windfall, TheSpentLotIsShuffledInTheMiddle) {
  AtTable t("players=4 windfall=on",
            "hand p0 2C 2S 3C 4C 5C 6C 7C 8C 9C\nhand p1 3S 4S 5S 6S 7S 8S 9S 10S AS\n"
            "hand p2 3H 4H 5H 6H 7H 8H 9H 10H AH\nhand p3 3D 4D 5D 6D 7D 8D 9D 10D AD\n"
            "spent AC 10C 2D\ndice 2 2\npending hex\npending match");
  EXPECT_EQ(t.pile_cards(), "2H");
  t.plays("p0 show 2C 2S\nchance draw p0 2H");
  EXPECT_EQ(t.happened(), "showed drew reshuffled");
  EXPECT_EQ(t.asked(), "chance draw p0 lottery 3");
  EXPECT_EQ(t.spent(), "");
  t.plays("chance draw p0 AC\nchance draw p0 10C\nchance draw p0 2D");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  EXPECT_EQ(t.pile(), 0);
}

// If both are empty the rest of the prize is not drawn.
TEST(Windfall, WithNothingLeftTheRestIsNotDrawn) {
  AtTable t("players=4 windfall=on",
            "hand p0 2C 2S 3C 4C 5C 6C 7C 8C 9C\nhand p1 3S 4S 5S 6S 7S 8S 9S 10S AS\n"
            "hand p2 3H 4H 5H 6H 7H 8H 9H 10H AH\nhand p3 3D 4D 5D 6D 7D 8D 9D 10D 2H\n"
            "spent 10C AC AD\ndice 2 2\npending hex\npending match");
  EXPECT_EQ(t.pile_cards(), "2D");
  t.plays("p0 show 2C 2S\nchance draw p0 2D\nchance draw p0 AC\nchance draw p0 AD");
  EXPECT_EQ(t.asked(), "chance draw p0 lottery 1");
  t.plays("chance draw p0 10C");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  AtTable fewer("players=4 windfall=on",
                "hand p0 2C 2S 2D 3C 4C 5C 6C 7C 8C\nhand p1 3S 4S 5S 6S 7S 8S 9S 10S AS\n"
                "hand p2 3H 4H 5H 6H 7H 8H 9H 10H AH\nhand p3 3D 4D 5D 6D 7D 8D 9D 10D 2H\n"
                "spent 10C AC AD\ndice 2 2\npending hex\npending match");
  EXPECT_EQ(fewer.pile_cards(), "9C");
  fewer.plays("p0 show 2C 2S 2D\nchance draw p0 9C\nchance draw p0 10C\nchance draw p0 AC");
  EXPECT_EQ(fewer.asked(), "chance draw p0 lottery 3");
  fewer.plays("chance draw p0 AD");
  EXPECT_EQ(fewer.happened(), "drew no-card");
  EXPECT_EQ(fewer.asked(), "p0 discard p0") << "then the hand limit";
  fewer.plays("p0 discard 2C 3C 4C 5C");
  EXPECT_EQ(fewer.asked(), "p0 hex");
}

// The club shown for a flight may be among them.
TEST(Windfall, TheShownClubMayMatchWithOthers) {
  AtTable t(kTwo, flight_from("KS", "5C 5H 2H"));
  t.plays("p0 declare 5C\nchance dice 5 2\np0 show 5C 5H 2H");
  EXPECT_EQ(t.asked(), "chance draw p0 lottery 3");
  t.plays("chance draw p0 2S\nchance draw p0 3D\nchance draw p0 4D");
  EXPECT_EQ(t.asked(), "p0 shortfall 2");
  t.plays("p0 pay 2S\np0 land KD");
  EXPECT_EQ(t.place(0), "KD");
}

// An ambivalent ace matches a one among the others.
TEST(Windfall, AmbivalentAcesMatchOnes) {
  AtTable t(kTwo + " ambivalent_aces=on", lottery_of("1 1", "AC AS KD"));
  t.plays("p0 show AC AS");
  EXPECT_EQ(t.asked(), "chance draw p0 lottery 4");
  AtTable patriarchal(kTwo + " patriarchal_values=on", lottery_of("1 1", "AC AS KD"));
  EXPECT_EQ(patriarchal.offers(), "pass");
}

// The prize of a double is for the windfall lottery alone.
TEST(Windfall, ThePrizeOfADoubleNeedsIt) {
  EXPECT_NE(why_not("double_prize=own"), "");
  EXPECT_EQ(why_not("double_prize=own windfall=on"), "");
  EXPECT_EQ(why_not("double_prize=two"), "") << "which is how it is";
}

// --- overtaxed hands -----------------------------------------------------------------------------

const std::string kSix = "players=2 overtaxed=on";

// The hand limit is 6.
TEST(OvertaxedHands, TheLimitIsSix) {
  AtTable six(kSix, lottery_of("2 3", "2C AS 4S 5S 6S"));
  six.plays("p0 show 2C\nchance draw p0 9C");
  EXPECT_EQ(six.asked(), "p0 hex") << "six cards are not too many";
  AtTable seven(kSix, lottery_of("2 3", "2C AS 4S 5S 6S 7S"));
  seven.plays("p0 show 2C\nchance draw p0 9C");
  EXPECT_EQ(seven.asked(), "p0 discard p0");
  seven.refused("p0 end", "not-now");
  seven.refused("p0 discard 2C AS", "too-many");
  seven.plays("p0 discard 2C");
  EXPECT_EQ(seven.asked(), "p0 hex");
  EXPECT_EQ(seven.hand(0), "9C AS 4S 5S 6S 7S");
  EXPECT_EQ(seven.spent(), "2C");
}

// Royals and jokers count, as always; they go to the court.
TEST(OvertaxedHands, RoyalsAndJokersCount) {
  for (const std::string card : {"JC", "red"}) {
    AtTable t(kSix, lottery_of("2 3", "JC QC red black 2C 3C"));
    t.plays("p0 show 2C\nchance draw p0 6C");
    EXPECT_EQ(t.asked(), "p0 discard p0");
    t.plays("p0 discard " + card);
    EXPECT_TRUE(t.in_court(card));
    EXPECT_EQ(t.carrot("JC"), card == "JC" ? "nobody" : "p0");
  }
}

// A position with seven cards cannot be, unless they are to be discarded.
TEST(OvertaxedHands, NobodyKeepsSeven) {
  State<4> state;
  const auto setup = open_setup(kSix);
  ASSERT_FALSE(JackRabbits::read(*setup, "hand p0 AC 2C 3C 4C 5C 6C 7C", state));
  EXPECT_EQ(JackRabbits::broken(*setup, state), "a hand is over its limit");
  AtTable t(kSix, "hand p0 AC 2C 3C 4C 5C 6C 7C\npending hex\npending discard p0");
  t.plays("p0 discard 7C");
  EXPECT_EQ(t.asked(), "p0 hex");
}

// The increment may bring a seventh card: it is discarded before the next turn.
TEST(OvertaxedHands, TheIncrementIsTaxedToo) {
  AtTable t(kSix, "hand p0 AC 2C 3C 4C 5C 6C");
  t.plays("p0 end\nchance draw p0 7C");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  t.plays("p0 discard AC");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.happened(), "discarded turn-began");
}

// So are a purchase and an acquisition, each counted after its payment.
TEST(OvertaxedHands, APurchaseIsCountedAfterThePayment) {
  AtTable t(kSix, "rabbits p0 JS\nhand p0 10D AC 2C 3C 4C 5C\nspent AS 2S");
  t.plays("p0 buy AS 2S\np0 pay 10D");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  AtTable one(kSix, "rabbits p0 JS\nhand p0 10D AC 2C 3C 4C 5C\nspent AS 2S");
  one.plays("p0 buy AS\np0 pay 10D");
  EXPECT_EQ(one.asked(), "p0 hex");
  AtTable royal(kSix, "rabbits p0 JS\nhand p0 10S AC 2C 3C 4C 5C");
  royal.plays("p0 acquire\np0 pay 10S");
  EXPECT_EQ(royal.asked(), "chance draw p0 increment 1");
  royal.plays("chance draw p0 9D");
  EXPECT_EQ(royal.asked(), "p0 discard p0");
}

// With a windfall: first the draws, then down to six.
TEST(OvertaxedHands, AWindfallIsDrawnFirst) {
  AtTable t(kSix + " windfall=on", lottery_of("2 3", "2C 3S 4S 5S 3H 2H"));
  t.plays("p0 show 2C 3S 3H 2H");
  EXPECT_EQ(t.asked(), "chance draw p0 lottery 4");
  t.plays("chance draw p0 AD\nchance draw p0 2D\nchance draw p0 3D\nchance draw p0 4D");
  t.refused("p0 discard AD 2D 3D 4D 5S", "too-many");
  t.plays("p0 discard AD 2D 3D 4D");
  EXPECT_EQ(t.hand(0), "2C 3S 4S 5S 2H 3H");
}

}  // namespace
}  // namespace warren::jack_rabbits
