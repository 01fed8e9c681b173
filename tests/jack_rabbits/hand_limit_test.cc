// Rules, "Hand limit" (forced).
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// The lottery of p0 with dice 2 and 3 and nine cards; the card shown draws a tenth.
AtTable tenth_by_lottery(const std::string& nine, const std::string& shown,
                         const std::string& drawn) {
  AtTable t("players=2",
            "rabbits p0 JS\ndice 2 3\nhand p0 " + nine + "\npending hex\npending match");
  t.plays("p0 show " + shown + "\nchance draw p0 " + drawn);
  return t;
}

// p0 on the plaza of spades pays one card of its hand for three goods.
AtTable three_for_one(const std::string& others) {
  AtTable t("players=2", "rabbits p0 JS\nhand p0 10D " + others + "\nspent AS 2S 3S");
  t.plays("p0 buy AS 2S 3S\np0 pay 10D");
  return t;
}

// Whoever holds more than nine discards down at once.
TEST(HandLimit, WhoHoldsMoreDiscardsAtOnce) {
  AtTable nine("players=2",
               "hand p0 AC 2C 3C 4C 5C 6C 7C 8C\ndice 2 3\npending hex\npending match");
  nine.plays("p0 show 2C\nchance draw p0 9C");
  EXPECT_EQ(nine.asked(), "p0 hex") << "nine cards are not too many";
  AtTable t = tenth_by_lottery("AC 2C 3C 4C 5C 6C 7C 8C 9C", "2C", "10C");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  for (const auto* line : {"p0 walk 1", "p0 end", "p0 pass", "p0 acquire"})
    t.refused(line, "not-now");
  t.refused("p0 discard 9S", "not-yours");
  t.plays("p0 discard AC");
  EXPECT_EQ(t.asked(), "p0 hex");
}

// Royals and jokers count.
TEST(HandLimit, RoyalsAndJokersCount) {
  AtTable t = tenth_by_lottery("JC QC KS red black 2C 3C 4C 5C", "2C", "6C");
  EXPECT_EQ(t.asked(), "p0 discard p0");
}

// Which cards go is one's own choice.
TEST(HandLimit, WhichCardsGoIsOnesOwnChoice) {
  AtTable t = tenth_by_lottery("JC QC KS red black 2C 3C 4C 5C", "2C", "6C");
  EXPECT_EQ(t.offers(),
            "discard 2C, discard 3C, discard 4C, discard 5C, discard 6C, discard JC, discard QC, "
            "discard red, discard KS, discard black");
  t.plays("p0 discard 6C");
  EXPECT_EQ(t.spent(), "6C");
}

// Down to nine and no further.
TEST(HandLimit, DownToNineAndNoFurther) {
  const std::string eight = "AC 2C 3C 4C 5C 6C 7C 8C";
  AtTable at_once = three_for_one(eight);
  EXPECT_EQ(at_once.own(0).hand.size(), 11);
  at_once.refused_section("p0 discard AC 2C 3C", "too-many", "Hand limit");
  at_once.refused("p0 discard", "some-card");
  at_once.plays("p0 discard AC 2C");
  AtTable one_by_one = three_for_one(eight);
  one_by_one.plays("p0 discard AC");
  EXPECT_EQ(one_by_one.asked(), "p0 discard p0");
  one_by_one.refused("p0 discard 2C 3C", "too-many");
  one_by_one.plays("p0 discard 2C");
  for (const AtTable* t : {&at_once, &one_by_one}) {
    EXPECT_EQ(t->asked(), "p0 hex");
    EXPECT_EQ(t->hand(0), "3C 4C 5C 6C 7C 8C AS 2S 3S");
  }
}

// A discarded pip goes to the spent lot, a royal and a joker to the court.
TEST(HandLimit, DiscardedRoyalsAndJokersGoToTheCourt) {
  for (const std::string card : {"3C", "QC", "KS", "red", "black"}) {
    AtTable t = tenth_by_lottery("JC QC KS red black 2C 3C 4C 5C", "2C", "6C");
    t.plays("p0 discard " + card);
    EXPECT_EQ(t.spent(), card == "3C" ? "3C" : "");
    EXPECT_EQ(t.in_court(card), card != "3C") << card;
  }
}

// A purchase and a theft can exceed it.
TEST(HandLimit, APurchaseOrATheftCanExceedIt) {
  AtTable bought = three_for_one("AC 2C 3C 4C 5C 6C 7C");
  EXPECT_EQ(bought.asked(), "p0 discard p0");
  bought.plays("p0 discard 7C");
  EXPECT_EQ(bought.asked(), "p0 hex") << "where the turn was";
  AtTable stolen("players=2",
                 "rabbits p0 JS p1 off\nhand p0 AC 2C 3C 5C 6C 7C 8C 9C 10C\nhand p1 4C\n"
                 "pending hex travelled\npending steal p1");
  stolen.plays("chance steal p0 from p1 4C");
  EXPECT_EQ(stolen.asked(), "p0 discard p0");
  stolen.plays("p0 discard 4C");
  EXPECT_EQ(stolen.asked(), "p0 hex travelled");
}

// What counts is the hand after a payment, not before.
TEST(HandLimit, CountsAfterThePayment) {
  AtTable t("players=2", "rabbits p0 JD\nhand p0 AC 2C 3C 4C 5C 6C 7C 8C 7D");
  t.plays("p0 step 3\np0 joker red\np0 pay 7D");
  EXPECT_EQ(t.own(0).hand.size(), 9);
  EXPECT_EQ(t.asked(), "p0 road 56 bought") << "nobody is asked to discard";
}

}  // namespace
}  // namespace warren::jack_rabbits
