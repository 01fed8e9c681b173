// Rules, "Options: aces and values": capital aces and additional capital.
#include <set>

#include "games/jack_rabbits/payments.h"
#include "tests/jack_rabbits/option_tables.h"

namespace warren::jack_rabbits {
namespace {

const std::string kCapital = "players=2 capital_aces=on";
const std::string kSuit = kCapital + " additional_capital=suit";
const std::string kAny = kCapital + " additional_capital=any";

// The ace that lies before a player: "AC", "" if none does.
std::string capital(const AtTable& t, int seat) {
  const int suit = t.pub().capital_of(seat_of(seat));
  return suit == 0 ? "" : write(card_of(static_cast<Suit>(suit - 1), kAce));
}

// A way to spend cards: a position without p0's hand, and what leads to the payment.
struct Spending {
  std::string position, play, asked, ace;
};
// Each costs 11 or, for a royal and the shortfall, 10: an ace alone pays if it counts 11.
const std::vector<Spending>& spendings() {
  static const std::vector<Spending> kAll = {
      {"dice 5 6", "p0 step 0\np0 trail 0", "p0 pay p0 11 in CSH for trail 0", "AH"},
      {"dice 5 6\nrabbits p0 JD", "p0 walk 2\np0 horse KS", "p0 pay p0 11 in SD for horse KS",
       "AD"},
      {"dice 5 6\nrabbits p0 JD", "p0 walk 2\np0 boat 3", "p0 pay p0 11 in SD for boat 3", "AS"},
      {"dice 5 6\nrabbits p0 JD", "p0 step 3\np0 joker red", "p0 pay p0 11 in HD for joker red",
       "AH"},
      {"dice 5 6\nrabbits p0 KD", "p0 walk 0\np0 hop 2", "p0 pay p0 11 in CD for hop 2", "AC"},
      {"rabbits p0 JS\nspent 5S 6S", "p0 buy 5S 6S", "p0 pay p0 11 in D for goods JS", "AD"},
      {"rabbits p0 JD\nspent 5D 6D", "p0 buy 5D 6D", "p0 pay p0 11 in CSHD for goods JD", "AC"},
      {"rabbits p0 KS", "p0 acquire", "p0 pay p0 10 in S for royal KS", "AS"},
      {"rabbits p0 KS\nclub 2C\ndice 6 6\npending hex\npending shortfall 10", "", "p0 shortfall 10",
       "AS"},
  };
  return kAll;
}

// --- the first ace -------------------------------------------------------------------------------

// The first ace a player spends counts 11 and stays face up before them.
TEST(CapitalAces, TheFirstAceCountsElevenAndStays) {
  AtTable t(kCapital, "dice 5 6\nhand p0 AC 2S 10H");
  t.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(t.offers(), "pay AC, pay 2S 10H");
  t.refused("p0 pay 10H", "too-little");
  t.plays("p0 pay AC");
  EXPECT_EQ(t.told().substr(0, t.told().find("stepped")), "paid p0 trail 0 AC\nace-laid p0 AC\n");
  EXPECT_EQ(capital(t, 0), "AC");
  EXPECT_EQ(t.spent(), "");
  EXPECT_EQ(t.hand(0), "2S 10H");
  for (int seat = -1; seat < 2; ++seat)
    EXPECT_NE(t.view(seat).find("\ncapital p0 AC\n"), std::string::npos) << "it lies open";
  expect_can_be_written(t);
}

// In whatever payment: transfers, goods, the shortfall of a flight, an acquisition.
TEST(CapitalAces, CountElevenInEveryPayment) {
  for (const Spending& c : spendings()) {
    AtTable t(kCapital, c.position + "\nhand p0 2C " + c.ace);
    t.plays(c.play);
    EXPECT_EQ(t.asked(), c.asked);
    t.plays("p0 pay " + c.ace);
    EXPECT_EQ(capital(t, 0), c.ace) << c.play;
    EXPECT_EQ(t.spent().find(c.ace), std::string::npos) << c.play;
  }
}

// Who holds one is richer by as much: what an ace could pay can be chosen, without it not.
TEST(CapitalAces, MakeAHandRicherOnce) {
  for (const Spending& c : spendings()) {
    if (c.play.empty()) continue;
    const std::size_t choice = c.play.rfind("p0 ");
    AtTable after(kCapital, c.position + "\nhand p0 2C " + c.ace + "\ncapital p1 " +
                                (c.ace == "AC" ? "AS" : "AC"));
    after.plays(c.play);
    EXPECT_EQ(after.asked(), c.asked) << "another's ace does not matter";
    AtTable spent(kCapital, c.position + "\nhand p0 2C " + c.ace + "\ncapital p0 " +
                                (c.ace == "AC" ? "AS" : "AC"));
    spent.plays(c.play.substr(0, choice));
    const bool goods = c.play.find("buy") != std::string::npos;
    spent.refused(c.play.substr(choice), goods ? "goods-dear" : "cannot-pay");
  }
}

// All else counts 1: every later ace, which is spent like any card.
TEST(CapitalAces, EveryLaterAceCountsOne) {
  AtTable t(kCapital, "dice 5 6\nhand p0 AS 10H\ncapital p0 AC");
  t.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(t.offers(), "pay AS 10H");
  t.refused("p0 pay AS", "too-little");
  t.plays("p0 pay AS 10H");
  EXPECT_EQ(t.happened().find("ace-laid"), std::string::npos);
  EXPECT_EQ(t.spent(), "AS 10H");
  EXPECT_EQ(capital(t, 0), "AC");
}

// Each player has a first ace of their own.
TEST(CapitalAces, EachPlayerHasAFirstAce) {
  AtTable t(kCapital, "rabbits p0 JD p1 KS\nhand p0 AD\nhand p1 AS 3C");
  t.plays("p0 acquire\np0 pay AD\nchance draw p0 2C\np1 roll\nchance dice 3 4\np1 pass");
  t.plays("p1 acquire\np1 pay AS\nchance draw p1 2D");
  EXPECT_EQ(capital(t, 0) + " " + capital(t, 1), "AD AS");
  EXPECT_EQ(t.hand(0), "2C JD");
  EXPECT_EQ(t.hand(1), "3C KS 2D");
}

// Spent among other cards it counts 11 as well, and only it stays.
TEST(CapitalAces, StayAloneOutOfALargerPayment) {
  AtTable t(kCapital, "dice 6 6\nhand p0 AC 2S QH");
  t.plays("p0 step 0\np0 trail 0\np0 pay AC 2S QH");
  EXPECT_EQ(capital(t, 0), "AC");
  EXPECT_EQ(t.spent(), "2S");
  EXPECT_TRUE(t.in_court("QH"));
}

// Of several spent at once the first in the order clubs, spades, hearts, diamonds stays.
TEST(CapitalAces, OfSeveralTheFirstInTheOrderOfSuitsStays) {
  AtTable t(kCapital, "dice 6 6\nhand p0 AC AS AH");
  t.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(t.offers(), "pay AC AS, pay AC AH, pay AS AH") << "one counts 11, the other 1";
  t.plays("p0 pay AS AH");
  EXPECT_EQ(capital(t, 0), "AS");
  EXPECT_EQ(t.spent(), "AH");
  AtTable all(kCapital, "rabbits p0 JD\nhand p0 AC AS AH AD\nspent 4D 10D");
  all.plays("p0 buy 4D 10D\np0 pay AC AS AH AD");
  EXPECT_EQ(capital(all, 0), "AC");
  EXPECT_EQ(all.spent(), "AS AH AD");
}

// --- fights --------------------------------------------------------------------------------------

// The first ace counts 11 in a fight, too, and stays before its player.
TEST(CapitalAces, CountElevenInAFight) {
  AtTable t(kCapital, "rabbits p0 JS p1 JS\nhand p0 10S 2S\nhand p1 AS 3C");
  t.plays("p0 attack p1\np0 spades 10S");
  EXPECT_EQ(t.offers(), "spades AS, give in");
  t.plays("p1 spades AS");
  EXPECT_EQ(t.happened(), "played ace-laid");
  EXPECT_EQ(t.asked(), "p0 fight p1 10 11");
  EXPECT_EQ(t.laid(), "10S");
  EXPECT_EQ(capital(t, 1), "AS");
  expect_can_be_written(t);
  t.plays("p0 spades 2S\np1 give in\nchance steal p0 from p1 3C");
  EXPECT_EQ(t.spent(), "2S 10S");
  EXPECT_EQ(capital(t, 1), "AS") << "also of a loser";
}
TEST(CapitalAces, EqualDoesNotSufficeInAFight) {
  AtTable t(kCapital, "rabbits p0 JS p1 JS\nhand p0 5S 6S\nhand p1 AS 3C");
  t.plays("p0 attack p1\np0 spades 5S 6S");
  t.refused("p1 spades AS", "not-higher");
  EXPECT_EQ(t.offers(), "give in");
  AtTable one(kCapital, "rabbits p0 JS p1 JS\nhand p0 5S\nhand p1 AS 2S\ncapital p1 AC");
  one.plays("p0 attack p1\np0 spades 5S");
  one.refused("p1 spades AS 2S", "not-higher");
  one.refused("p1 spades 2S +", "cannot-exceed");
}
TEST(CapitalAces, OpenAFightWithEleven) {
  AtTable t(kCapital, "rabbits p0 JS p1 JS\nhand p0 AS 3C\nhand p1 10S 2S");
  t.plays("p0 attack p1\np0 spades AS");
  EXPECT_EQ(t.asked(), "p1 fight p1 11 0 reply");
  t.refused("p1 spades 10S", "not-higher");
  t.plays("p1 spades 10S +\np1 spades 2S\np0 give in");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(capital(t, 0), "AS");
}

// --- out of circulation --------------------------------------------------------------------------

// It is out of circulation for ever: in no spent lot, so neither sold nor shuffled into a pile.
TEST(CapitalAces, AreNotSold) {
  AtTable t(kCapital, "rabbits p0 JC\nhand p0 9D\nspent 5C\ncapital p1 AC");
  EXPECT_EQ(t.offers("buy"), "buy 5C");
  t.refused("p0 buy AC", "not-spent");
}
TEST(CapitalAces, AreNotShuffledIntoAPile) {
  AtTable t(kCapital,
            "rabbits p0 JC\nhand p0 AC 2C 3C\nhand p1 4C\nspent 5C 6C 7C 8C 9C 10C "
            "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S AH 2H 3H 4H 5H 6H 7H 8H 9H 10H AD 2D 3D 4D 5D 6D 7D 8D "
            "9D");
  EXPECT_EQ(t.pile_cards(), "10D");
  t.plays("p0 acquire\np0 pay AC\nchance draw p0 10D\nchance dice 1 1\np1 pass\np1 end");
  EXPECT_EQ(t.happened().substr(t.happened().rfind(' ') + 1), "reshuffled");
  EXPECT_EQ(t.pile(), 35);
  EXPECT_EQ(t.chances().find("AC"), std::string::npos);
  EXPECT_EQ(capital(t, 0), "AC");
  EXPECT_EQ(JackRabbits::broken(t.table(), t.match().state()), "");
}

// --- what is not spending ------------------------------------------------------------------------

// Discarding an ace lays none: it goes to the spent lot.
TEST(CapitalAces, DiscardingIsNotSpending) {
  AtTable t(kCapital, "hand p0 AC 2C 3C 4C 5C 6C 7C 8C 9C 10C\npending hex\npending discard p0");
  t.plays("p0 discard AC");
  EXPECT_EQ(t.spent(), "AC");
  EXPECT_EQ(capital(t, 0), "");
}

// An ace lost by a challenger is not spent, and counts 1 in a vetting.
TEST(CapitalAces, LosingAChallengeIsNotSpending) {
  AtTable t(kCapital, "hand p0 8H\nhand p1 AH 4H 5H");
  t.plays("p0 walk 1");
  t.refused("p1 contest AH", "few-hearts");
  t.refused("p1 contest AH 4H", "few-hearts");
  t.plays("p1 contest AH 5H\np0 prove 8H");
  EXPECT_EQ(t.spent(), "AH 5H");
  EXPECT_EQ(capital(t, 1), "");
  AtTable visitor(kCapital, "hand p0 AH 3C\nhand p1 6H");
  visitor.plays("p0 walk 1\np1 contest 6H");
  visitor.refused("p0 prove AH", "few-hearts");
}

// Nor is handing it over in a trade: there it counts 1, and whoever gets it may spend it first.
TEST(CapitalAces, HandingOverIsNotSpending) {
  AtTable t(kCapital + " diamonds_boost=on", "rabbits p0 KS p1 KS\nhand p0 AD\nhand p1 3S 4C");
  t.plays("p0 propose p1 taking 3 S for 1\np1 accept\np0 hand over AD\np1 hand over 3S");
  EXPECT_EQ(t.hand(1), "4C AD");
  EXPECT_EQ(capital(t, 0) + capital(t, 1), "");
  EXPECT_EQ(t.asked(), "p0 hex") << "both were honest";
  AtTable eleven(kCapital + " diamonds_boost=on", "rabbits p0 KS p1 KS\nhand p0 AD\nhand p1 3S");
  eleven.plays("p0 propose p1 taking 3 S for 2\np1 accept\np0 hand over AD\np1 hand over 3S");
  EXPECT_EQ(eleven.place(0), "off") << "an ace handed over counts 1";
}

// Shown, in the lottery or for a flight, an ace counts 1 and stays in the hand.
TEST(CapitalAces, CountOneWhereTheyAreShown) {
  AtTable lottery(kCapital, lottery_of("1 6", "AC 5S"));
  EXPECT_EQ(lottery.offers(), "show AC, pass");
  lottery.plays("p0 show AC\nchance draw p0 2S");
  EXPECT_EQ(lottery.hand(0), "AC 2S 5S");
  EXPECT_EQ(capital(lottery, 0), "");
  AtTable flight(kCapital, flight_from("KC", "AC 3C"));
  flight.plays("p0 declare AC\nchance dice 6 6\np0 pass");
  EXPECT_EQ(flight.asked(), "p0 shortfall 11");
  EXPECT_EQ(flight.offers(), "pay AC, fall") << "but as a payment it counts 11";
  flight.plays("p0 pay AC\np0 land KH");
  EXPECT_EQ(capital(flight, 0), "AC");
}

// Bought at a plaza it costs 1.
TEST(CapitalAces, AreBoughtForOne) {
  AtTable t(kCapital, "rabbits p0 JS\nhand p0 2D\nspent AS 3S");
  EXPECT_EQ(t.offers("buy"), "buy AS");
  t.plays("p0 buy AS\np0 pay 2D");
  EXPECT_EQ(t.hand(0), "AS");
}

// --- payments listed -----------------------------------------------------------------------------

int plain_worth(const Cards<4>& cards, SuitMask suits, bool first) {
  int worth = 0;
  bool ace = false;
  cards.for_each([&](Card card) {
    if ((suits >> card.suit & 1) == 0 || is_joker(card)) return;
    worth += card.rank <= kTen ? card.rank + 1 : 10;
    ace = ace || card.rank == kAce;
  });
  return ace && first ? worth + 10 : worth;
}
// Every set of cards of these suits that is worth enough, but not without any one of its cards.
std::set<std::string> plain_payments(const Cards<4>& hand, int amount, SuitMask suits, bool first) {
  std::vector<Card> cards;
  hand.for_each([&](Card card) {
    if ((suits >> card.suit & 1) != 0 && !is_joker(card)) cards.push_back(card);
  });
  std::set<std::string> out;
  for (unsigned bits = 1; bits < 1U << cards.size(); ++bits) {
    Cards<4> set;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if ((bits >> i & 1) != 0) set.add(cards[i]);
    }
    bool minimal = plain_worth(set, suits, first) >= amount;
    set.for_each([&](Card card) {
      minimal = minimal && plain_worth(set - Cards<4>::of(card), suits, first) < amount;
    });
    if (minimal) out.insert(write(set));
  }
  return out;
}

// The payments that are listed are those of which no card can be left out.
TEST(CapitalAces, EveryMinimalPaymentIsListedOnce) {
  const auto table = open_table(kCapital);
  int listed = 0;
  for (const std::string text :
       {"AC AS AH AD 2C 10S JH", "AC AS 2S 3S 4H 9D red", "AH 5C 6S QH KD", "2C 3C 4S 10D",
        "AC AS AH 2C 2S 2H 3C 3S 3H", "AD AC KC KS KH KD"}) {
    Cards<4> hand;
    ASSERT_FALSE(read(text, hand));
    for (const SuitMask suits : {0b0111, 0b1010, 0b1100, 0b1001, 0b1000, 0b0010, 0b1111}) {
      for (int amount = 1; amount <= 32; ++amount) {
        for (const bool first : {true, false}) {
          const Need need{amount, suits, first ? kFirstAce : 0};
          std::set<std::string> found;
          minimal_payments(*table, hand, need, [&](const Cards<4>& cards) {
            EXPECT_TRUE(found.insert(write(cards)).second) << write(cards) << " is listed twice";
          });
          listed += static_cast<int>(found.size());
          EXPECT_EQ(found, plain_payments(hand, amount, suits, first))
              << text << " for " << amount << " in " << suits << (first ? ", first" : "");
        }
      }
    }
  }
  EXPECT_GT(listed, 1000);
}

// They are one way of counting an ace, and exclude the others.
TEST(CapitalAces, ExcludeTheOtherWaysToCount) {
  EXPECT_NE(why_not("capital_aces=on ambivalent_aces=on"), "");
  EXPECT_NE(why_not("capital_aces=on patriarchal_values=on"), "");
  EXPECT_EQ(why_not("capital_aces=on overtaxed=on"), "");
  AtTable off("players=2", "dice 5 6\nhand p0 AC 10H");
  off.plays("p0 step 0\np0 trail 0\np0 pay AC 10H");
  EXPECT_EQ(off.spent(), "AC 10H") << "without them an ace is spent like any card";
}

// --- additional capital --------------------------------------------------------------------------

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
