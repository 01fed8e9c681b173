// Rules, "Options: aces and values": additional capital.
#include "tests/jack_rabbits/capital.h"

namespace warren::jack_rabbits {
namespace {

const std::string kSuit = kCapital + " additional_capital=suit";
const std::string kAny = kCapital + " additional_capital=any";

// With `suit` the ace before you adds 1 to each payment where its suit is allowed.
TEST(AdditionalCapital, AddsOneWhereItsSuitIsAllowed) {
  AtTable t(kSuit, "hand p0 6H 5S\ncapital p0 AC");
  t.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(t.asked(), "p0 pay p0 7 in CSH for trail 0");
  EXPECT_EQ(t.offers(), "pay 6H");
  t.refused("p0 pay 5S", "too-little");
  t.plays("p0 pay 6H");
  EXPECT_EQ(capital(t, 0), "AC");
  EXPECT_EQ(t.spent(), "6H");
  AtTable elsewhere(kSuit, "rabbits p0 JD\nhand p0 6D 6S\ncapital p0 AC");
  elsewhere.plays("p0 walk 2");
  elsewhere.plays("p0 horse KS");
  EXPECT_EQ(elsewhere.offers(), "pay 6S 6D") << "clubs do not pay at a crossing";
  AtTable poor(kSuit, "rabbits p0 JD\nhand p0 6D\ncapital p0 AC");
  poor.plays("p0 walk 2");
  poor.refused("p0 horse KS", "cannot-pay");
}

// With `any` it does so in every payment.
TEST(AdditionalCapital, AddsOneEverywhereWithAny) {
  AtTable crossing(kAny, "rabbits p0 JD\nhand p0 6D\ncapital p0 AC");
  crossing.plays("p0 walk 2\np0 horse KS\np0 pay 6D");
  EXPECT_EQ(crossing.place(0), "KS");
  for (const Spending& c : spendings()) {
    const bool ten = c.asked.find("10") != std::string::npos;
    const std::string suit = c.ace.substr(1);
    const std::string cards = ten ? "9" + suit : "8" + suit + " 2" + suit;
    const std::string ace = c.ace == "AC" ? "AH" : "AC";
    AtTable t(kAny, c.position + "\nhand p0 " + cards + " 3C\ncapital p0 " + ace);
    t.plays(c.play);
    EXPECT_EQ(t.asked(), c.asked);
    t.plays("p0 pay " + cards);
    EXPECT_EQ(capital(t, 0), ace) << c.play;
  }
}

// An acquisition is a payment of the royal's own suit.
TEST(AdditionalCapital, AddsToAnAcquisition) {
  AtTable own(kSuit, "rabbits p0 JD\nhand p0 9D\ncapital p0 AD");
  own.plays("p0 acquire\np0 pay 9D\nchance draw p0 2C");
  EXPECT_EQ(own.carrot("JD"), "p0");
  AtTable other(kSuit, "rabbits p0 JD\nhand p0 9D\ncapital p0 AC");
  other.refused("p0 acquire", "cannot-pay");
  AtTable any(kAny, "rabbits p0 JD\nhand p0 9D\ncapital p0 AC");
  any.plays("p0 acquire");
  EXPECT_EQ(any.offers(), "pay 9D");
  AtTable poorer(kAny, "rabbits p0 JD\nhand p0 8D\ncapital p0 AC");
  poorer.refused("p0 acquire", "cannot-pay");
}

// At a plaza it adds to what goods may cost: for diamonds, on the plaza of diamonds for any suit.
TEST(AdditionalCapital, AddsToAPurchase) {
  AtTable gold(kSuit, "rabbits p0 JS\nhand p0 9D\nspent 4S 6S 7S\ncapital p0 AD");
  gold.refused("p0 buy 4S 7S", "goods-dear");
  gold.plays("p0 buy 4S 6S\np0 pay 9D");
  EXPECT_EQ(gold.hand(0), "4S 6S");
  AtTable club(kSuit, "rabbits p0 JS\nhand p0 9D\nspent 4S 6S\ncapital p0 AC");
  club.refused("p0 buy 4S 6S", "goods-dear");
  AtTable one_by_one(kSuit, "rabbits p0 JS\nhand p0 9D\nspent 4S 6S\ncapital p0 AD");
  one_by_one.plays("p0 buy 4S +\np0 buy 6S\np0 pay 9D");
  EXPECT_EQ(one_by_one.hand(0), "4S 6S");
  AtTable any_suit(kSuit, "rabbits p0 JD\nhand p0 9H\nspent 10D\ncapital p0 AC");
  any_suit.plays("p0 buy 10D\np0 pay 9H");
  EXPECT_EQ(any_suit.hand(0), "10D");
  AtTable any(kAny, "rabbits p0 JS\nhand p0 9D\nspent 10S\ncapital p0 AC");
  any.plays("p0 buy 10S\np0 pay 9D");
  EXPECT_EQ(any.hand(0), "10S");
}

// A payment has at least one card, though the ace alone were enough.
TEST(AdditionalCapital, APaymentHasAtLeastOneCard) {
  for (const std::string& settings : {kSuit, kAny}) {
    AtTable none(settings, "rabbits p0 JS\nhand p0 9C\nspent AS\ncapital p0 AD");
    EXPECT_EQ(none.offers("buy"), "");
    none.refused("p0 buy AS", "goods-dear");
    AtTable flight(settings,
                   "rabbits p0 KD\nhand p0 3C 2D\nclub 3C\ndice 2 2\ncapital p0 AD\n"
                   "pending hex\npending shortfall 1");
    flight.refused("p0 pay", "some-card");
    EXPECT_EQ(flight.offers(), "pay 2D, fall");
    AtTable poor(settings,
                 "rabbits p0 KD\nhand p0 3C 2S\nclub 3C\ndice 2 2\ncapital p0 AD\n"
                 "pending hex\npending shortfall 1");
    EXPECT_EQ(poor.offers(), "fall");
  }
}

// It adds to each payment of a turn.
TEST(AdditionalCapital, AddsToEachPayment) {
  AtTable t(kSuit, "rabbits p0 JD\nhand p0 6D 9D 3C\nspent 7D\ncapital p0 AD");
  t.plays("p0 buy 7D\np0 pay 6D\np0 acquire\np0 pay 9D\nchance draw p0 2C");
  EXPECT_EQ(t.hand(0), "2C 3C 7D JD");
}

// Not to the payment that lays it.
TEST(AdditionalCapital, AddsNothingToThePaymentThatLaysIt) {
  for (const std::string& settings : {kSuit, kAny}) {
    AtTable t(settings, "dice 6 6\nhand p0 AC 3D");
    t.plays("p0 step 0");
    t.refused("p0 trail 0", "cannot-pay");
    AtTable with(settings, "dice 6 6\nhand p0 AC 2S");
    with.plays("p0 step 0\np0 trail 0");
    with.refused("p0 pay AC", "too-little");
    EXPECT_EQ(with.offers(), "pay AC 2S");
  }
}

// Nor in fights.
TEST(AdditionalCapital, AddsNothingInFights) {
  for (const std::string& settings : {kSuit, kAny}) {
    AtTable t(settings,
              "rabbits p0 JS p1 JS\nhand p0 5S\nhand p1 4S 3C\ncapital p0 AC\n"
              "capital p1 AS");
    t.plays("p0 attack p1\np0 spades 5S");
    EXPECT_EQ(t.asked(), "p1 fight p1 5 0 reply");
    t.refused("p1 spades 4S", "not-higher");
    AtTable equal(settings, "rabbits p0 JS p1 JS\nhand p0 5S\nhand p1 2S 3S\ncapital p1 AS");
    equal.plays("p0 attack p1\np0 spades 5S");
    equal.refused("p1 spades 2S 3S", "not-higher");
  }
}

// With `any` it adds on either side of a vetting, with `suit` on none, be it the ace of hearts.
TEST(AdditionalCapital, AddsInAVettingWithAny) {
  AtTable any(kAny, "hand p0 5H 3C\nhand p1 2H 3H 4D\ncapital p0 AC\ncapital p1 AS");
  any.plays("p0 walk 1");
  EXPECT_EQ(any.offers(), "contest 2H 3H, allow");
  any.refused("p1 contest 3H", "few-hearts");
  any.plays("p1 contest 2H 3H");
  EXPECT_EQ(any.offers(), "prove 5H, leave");
  any.plays("p0 prove 5H");
  EXPECT_EQ(any.place(1), "off");
  for (const std::string ace : {"AC", "AH"}) {
    AtTable suit(kSuit, "hand p0 8H\nhand p1 2H 3H\ncapital p1 " + ace);
    suit.plays("p0 walk 1");
    suit.refused("p1 contest 2H 3H", "few-hearts");
    AtTable visitor(kSuit, "hand p0 5H\nhand p1 6H\ncapital p0 " + ace);
    visitor.plays("p0 walk 1\np1 contest 6H");
    visitor.refused("p0 prove 5H", "few-hearts");
    EXPECT_EQ(visitor.offers(), "leave");
  }
}

// It needs capital aces, and without it their ace adds nothing.
TEST(AdditionalCapital, NeedsCapitalAces) {
  EXPECT_NE(why_not("additional_capital=suit"), "");
  EXPECT_NE(why_not("additional_capital=any"), "");
  EXPECT_EQ(why_not("capital_aces=on additional_capital=any"), "");
  AtTable t(kCapital, "hand p0 6H 2S\ncapital p0 AC");
  t.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(t.offers(), "pay 2S 6H");
}

}  // namespace
}  // namespace warren::jack_rabbits
