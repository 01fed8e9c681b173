// Rules, "Options: aces and values": capital aces.
#include <set>

#include "games/jack_rabbits/plans/payments.h"
#include "games/jack_rabbits/rules/needs.h"
#include "tests/jack_rabbits/capital.h"

namespace warren::jack_rabbits {
namespace {

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

// Whoever spends several first aces at once chooses which one is laid out.
TEST(CapitalAces, WhoSpendsSeveralAtOnceChoosesWhichIsLaidOut) {
  AtTable t(kCapital, "dice 6 6\nhand p0 AC AS AH");
  t.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(t.offers(), "pay AC AS, pay AC AH, pay AS AH") << "one counts 11, the other 1";
  t.plays("p0 pay AS AH");
  EXPECT_EQ(t.happened(), "paid");
  EXPECT_EQ(t.asked(), "p0 capital p0 of SH for trail 0");
  EXPECT_EQ(t.offers(), "capital AS, capital AH");
  EXPECT_EQ(capital(t, 0), "");
  expect_can_be_written(t);
  t.refused("p0 capital AC", "not-first-ace");
  t.refused("p0 capital 2S", "not-first-ace");
  t.refused("p0 capital AS AH", "one-card");
  t.refused("p1 capital AS", "not-asked");
  t.refused("p0 walk 0", "not-now");
  t.plays("p0 capital AH");
  EXPECT_EQ(t.happened(), "ace-laid stepped") << "only then the journey goes on";
  EXPECT_EQ(capital(t, 0), "AH");
  EXPECT_EQ(t.spent(), "AS");
}
TEST(CapitalAces, OfAllFourOneIsChosenAndTheRestIsSpent) {
  AtTable all(kCapital, "rabbits p0 JD\nhand p0 AC AS AH AD\nspent 4D 10D");
  all.plays("p0 buy 4D 10D\np0 pay AC AS AH AD");
  EXPECT_EQ(all.asked(), "p0 capital p0 of CSHD for goods JD");
  expect_can_be_written(all);
  all.plays("p0 capital AD");
  EXPECT_EQ(capital(all, 0), "AD");
  EXPECT_EQ(all.spent(), "AC AS AH");
  EXPECT_EQ(all.hand(0), "4D 10D");
}
// In every payment that takes several suits; and all see among which aces the choice is.
TEST(CapitalAces, AreChosenInEveryPaymentOfSeveralSuits) {
  struct Case {
    std::string position, play, aces, asked, then;
  };
  const std::vector<Case> cases = {
      {"dice 6 6", "p0 step 0\np0 trail 0", "AC AH", "p0 capital p0 of CH for trail 0", "stepped"},
      {"dice 6 6\nrabbits p0 JD", "p0 walk 2\np0 horse KS", "AS AD",
       "p0 capital p0 of SD for horse KS", "arrived"},
      {"dice 6 6\nrabbits p0 JD", "p0 walk 2\np0 boat 3", "AS AD", "p0 capital p0 of SD for boat 3",
       "arrived"},
      {"dice 6 6\nrabbits p0 JD", "p0 step 3\np0 joker red", "AH AD",
       "p0 capital p0 of HD for joker red", "joker-bought"},
      {"dice 6 6\nrabbits p0 KD", "p0 walk 0\np0 hop 2", "AC AD", "p0 capital p0 of CD for hop 2",
       "stepped"},
  };
  for (const Case& c : cases) {
    AtTable t(kCapital, c.position + "\nhand p0 2C " + c.aces);
    t.plays(c.play + "\np0 pay " + c.aces);
    EXPECT_EQ(t.asked(), c.asked);
    EXPECT_NE(t.view(1).find("pending capital"), std::string::npos) << "all see it";
    const std::string chosen = c.aces.substr(3);
    t.plays("p0 capital " + chosen);
    EXPECT_EQ(t.happened().substr(0, 9 + c.then.size()), "ace-laid " + c.then);
    EXPECT_EQ(capital(t, 0), chosen);
    EXPECT_EQ(t.spent(), c.aces.substr(0, 2));
  }
}
// The shortfall of a flight from the advanced Citadel takes any suits.
TEST(CapitalAces, AreChosenForTheShortfallOfAFlight) {
  AtTable t(kCapital + " advanced_citadel=on",
            "rabbits p0 citadel\nhand p0 AS AH 2C\nclub 2C\ndice 6 6\npending hex\n"
            "pending shortfall 10");
  t.plays("p0 pay AS AH");
  EXPECT_EQ(t.asked(), "p0 capital p0 of SH for shortfall");
  expect_can_be_written(t);
  t.plays("p0 capital AS");
  EXPECT_EQ(t.asked(), "p0 landing");
  EXPECT_EQ(t.spent(), "AH");
}
// Who has an ace before them already, or spends one only, is not asked.
TEST(CapitalAces, ThereIsNoChoiceAmongOneOrAfterTheFirst) {
  AtTable later(kCapital, "dice 1 1\nhand p0 AC AS\ncapital p0 AD");
  later.plays("p0 step 0\np0 trail 0\np0 pay AC AS");
  EXPECT_EQ(later.happened(), "stepped intended paid stepped");
  EXPECT_EQ(capital(later, 0), "AD");
  AtTable one(kCapital, "dice 6 6\nhand p0 AC 2S");
  one.plays("p0 step 0\np0 trail 0\np0 pay AC 2S");
  EXPECT_EQ(one.happened(), "stepped intended paid ace-laid stepped");
}
// A position may wait for the choice; what was not spent cannot be chosen from.
TEST(CapitalAces, APositionMayWaitForTheChoice) {
  AtTable t(kCapital,
            "rabbits p0 JD\nspent AC AH\nlaid 4D 5D\npending hex\npending capital p0 of CH for "
            "goods JD");
  t.plays("p0 capital AH");
  EXPECT_EQ(t.hand(0), "4D 5D");
  EXPECT_EQ(capital(t, 0), "AH");
  const auto why = [](const std::string& settings, const std::string& position) {
    const auto setup = open_setup(settings);
    State<4> state;
    if (const Problem problem = JackRabbits::read(*setup, position, state))
      return problem.say(Lang::en);
    return std::string(JackRabbits::broken(*setup, state));
  };
  const std::string waits = "pending hex\npending capital p0 of CH for goods JD\n";
  const std::string goods = "rabbits p0 JD\nlaid 4D 5D\n";
  EXPECT_EQ(why(kCapital, goods + "spent AC AH\n" + waits), "");
  EXPECT_NE(why(kCapital, goods + "spent AC\n" + waits), "");
  EXPECT_NE(why(kCapital, goods + "spent AC AH\ncapital p0 AS\n" + waits), "");
  EXPECT_NE(why("players=2", goods + "spent AC AH\n" + waits), "");
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
  EXPECT_EQ(JackRabbits::broken(t.setup(), t.match().state()), "");
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
  const auto setup = open_setup(kCapital);
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
          minimal_payments(*setup, hand, need, [&](const Cards<4>& cards) {
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

}  // namespace
}  // namespace warren::jack_rabbits
