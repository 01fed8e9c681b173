// Rules, "Lottery".
#include <set>

#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// The lottery of p0's turn with these dice and cards.
AtTable lottery(const std::string& dice, const std::string& hand) {
  return AtTable("players=2",
                 "dice " + dice + "\nhand p0 " + hand + "\npending hex\npending match");
}

// A turn begins with two dice.
TEST(Lottery, TwoDiceAreRolled) {
  AtTable t("players=2", "hand p0 2C");
  t.plays("p0 end\nchance draw p0 3C");
  EXPECT_EQ(t.asked(), "chance roll");
  EXPECT_EQ(t.turn(), 1);
  std::set<std::pair<int, int>> rolls;
  ASSERT_EQ(JackRabbits::chances(t.setup(), t.match().state()), 36U);
  for (std::uint32_t i = 0; i < 36; ++i) {
    const Outcome roll = JackRabbits::outcome(t.setup(), t.match().state(), i);
    EXPECT_TRUE(roll.die1() >= 1 && roll.die1() <= 6 && roll.die2() >= 1 && roll.die2() <= 6);
    rolls.insert({roll.die1(), roll.die2()});
  }
  EXPECT_EQ(rolls.size(), 36U) << "each pair once";
}

// The total is the price of the turn.
TEST(Lottery, TheTotalIsThePriceOfTheTurn) {
  AtTable t("players=2", "hand p0 9C 8C\npending hex\npending roll");
  t.plays("chance dice 2 5\np0 pass");
  EXPECT_EQ(t.price(), 7);
  t.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in CSH for trail 0");
  t.plays("p0 pay 9C\np0 trail 0");  // a second one, on the mountain
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in CSH for trail 0");
}

// You may show a card whose value equals one of the dice, and draw one card.
TEST(Lottery, ShowingACardThatEqualsADieDrawsOne) {
  for (const std::string card : {"5C", "2H"}) {
    AtTable t = lottery("2 5", "5C 2H 9S");
    EXPECT_EQ(t.offers(), "show 5C, show 2H, pass");
    t.plays("p0 show " + card);
    EXPECT_EQ(t.asked(), "chance draw p0 lottery 1");
    t.plays("chance draw p0 AD");
    EXPECT_EQ(t.hand(0), "5C 9S 2H AD");
    EXPECT_EQ(t.asked(), "p0 hex");
  }
}

// A card that equals neither die is refused; the total is no match.
TEST(Lottery, ACardThatEqualsNeitherDieIsRefused) {
  AtTable t = lottery("2 5", "3C 7C");
  t.refused_section("p0 show 3C", "matches-nothing", "Lottery");
  t.refused("p0 show 7C", "matches-nothing");
  t.refused("p0 show 5C", "not-yours");
}

// Showing is a choice.
TEST(Lottery, ShowingIsAChoice) {
  AtTable t = lottery("2 5", "5C");
  t.plays("p0 pass");
  EXPECT_EQ(t.hand(0), "5C");
  EXPECT_EQ(t.known(0), "") << "nobody knows of it";
  EXPECT_EQ(t.asked(), "p0 hex");
}

// The shown card stays in hand.
TEST(Lottery, TheShownCardStaysInHand) {
  AtTable t = lottery("1 4", "4C AS");
  t.plays("p0 show 4C\nchance draw p0 10D");
  EXPECT_EQ(t.hand(0), "4C AS 10D");
  EXPECT_EQ(t.known(0), "4C");
  t.plays("p0 step 0\np0 trail 0\np0 pay 4C AS");
  EXPECT_EQ(t.spent(), "4C AS");
}

// Only one card is shown, and one prize drawn.
TEST(Lottery, OnlyOneCardIsShown) {
  AtTable t = lottery("2 5", "2C 5C");
  t.refused("p0 show 2C 5C", "one-card");
  t.plays("p0 show 2C\nchance draw p0 5H");
  t.refused("p0 show 5C", "not-now");
  t.refused("p0 show 5H", "not-now");
  EXPECT_EQ(t.hand(0), "2C 5C 5H");
}

// A double gives one prize.
TEST(Lottery, ADoubleGivesOnePrize) {
  AtTable t = lottery("4 4", "4C 4S");
  t.plays("p0 show 4C\nchance draw p0 9H");
  EXPECT_EQ(t.asked(), "p0 hex");
  EXPECT_EQ(t.hand(0), "4C 4S 9H");
}

// An ace counts 1.
TEST(Lottery, AnAceMatchesAOne) {
  AtTable t = lottery("1 6", "AC");
  t.plays("p0 show AC\nchance draw p0 9H");
  EXPECT_EQ(t.hand(0), "AC 9H");
}

// Royals and jokers match nothing.
TEST(Lottery, RoyalsAndJokersMatchNothing) {
  const std::vector<std::string> hands = {"JC QC KC red", "JS QS KS black", "JH QH KH", "JD QD KD"};
  for (int first = 1; first <= 6; ++first) {
    for (int second = 1; second <= 6; ++second) {
      for (const std::string& hand : hands) {
        AtTable t("players=2", "rabbits p0 JS\nhand p0 " + hand + "\ndice " +
                                   std::to_string(first) + " " + std::to_string(second) +
                                   "\npending hex\npending match");
        EXPECT_EQ(t.offers(), "pass");
        for (std::size_t at = 0; at < hand.size(); at = hand.find(' ', at) + 1) {
          t.refused("p0 show " + hand.substr(at, hand.find(' ', at) - at), "matches-nothing");
          if (hand.find(' ', at) == std::string::npos) break;
        }
      }
    }
  }
}

// Everybody is asked, with or without a match.
TEST(Lottery, WhoHasNoMatchIsAskedToo) {
  AtTable t("players=2", "hand p0 9C 9S\npending hex\npending roll");
  t.plays("chance dice 2 5");
  EXPECT_EQ(t.asked(), "p0 match");
  EXPECT_EQ(t.offers(), "pass");
}

// The lottery is held before anything else of a turn, wherever the rabbit is.
TEST(Lottery, ComesFirstWhereverTheRabbitIs) {
  for (const std::string place : {"QS", "underground", "off"}) {
    AtTable t("players=2", "rabbits p1 " + place + "\nhand p1 2C red");
    t.plays("p0 end\nchance draw p0 3C");
    EXPECT_EQ(t.asked(), "chance roll") << place;
    for (const auto* line : {"p1 walk 0", "p1 step 0", "p1 release red KC", "p1 end"})
      t.refused(line, "not-asked");
    EXPECT_EQ(t.place(1), place);
    t.plays("chance dice 2 2");
    EXPECT_EQ(t.asked(), "p1 match") << place;
    t.refused("p1 walk 0", "not-now");
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
