// Rules, "Options": ambivalent aces and patriarchal values.
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

const std::string kAmbivalent = "players=2 ambivalent_aces=on";
const std::string kPatriarchal = "players=2 patriarchal_values=on";

// A fight of p0 with p1 on the plaza of spades, opened with these cards.
AtTable fight(const std::string& settings, const std::string& attacker, const std::string& defender,
              const std::string& opening) {
  AtTable t(settings, "rabbits p0 JS p1 JS\nhand p0 " + attacker + "\nhand p1 " + defender);
  t.plays("p0 attack p1\np0 spades " + opening);
  return t;
}

// --- ambivalent aces -----------------------------------------------------------------------------

// An ace counts 1 or 11, as its player likes, when it pays.
TEST(AmbivalentAces, PayElevenOrOne) {
  AtTable t(kAmbivalent, "dice 5 6\nhand p0 AC 2S 10H");
  t.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(t.asked(), "p0 pay p0 11 in CSH for trail 0");
  EXPECT_EQ(t.offers(), "pay AC, pay 2S 10H");
  t.refused("p0 pay 10H", "too-little");
  t.plays("p0 pay AC");
  EXPECT_EQ(t.spent(), "AC");
  AtTable one(kAmbivalent, "dice 5 6\nhand p0 AC 10H");
  one.plays("p0 step 0\np0 trail 0\np0 pay AC 10H");
  EXPECT_EQ(one.spent(), "AC 10H") << "a larger payment will do";
  AtTable dear(kAmbivalent, "dice 6 6\nhand p0 AC AS");
  dear.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(dear.offers(), "pay AC AS");
  dear.refused("p0 pay AC", "too-little");
}

// Who holds one is richer by as much: nothing is refused that an ace could pay.
TEST(AmbivalentAces, MakeAHandRicher) {
  AtTable with(kAmbivalent, "dice 5 6\nhand p0 AC");
  with.plays("p0 step 0");
  EXPECT_EQ(with.offers("trail"), "trail 0, trail 2");
  AtTable without("players=2", "dice 5 6\nhand p0 AC");
  without.plays("p0 step 0");
  without.refused("p0 trail 0", "cannot-pay");
}

// A single ace acquires a royal.
TEST(AmbivalentAces, AcquireARoyal) {
  AtTable t(kAmbivalent, "rabbits p0 JD\nhand p0 AD AC");
  t.plays("p0 acquire");
  EXPECT_EQ(t.asked(), "p0 pay p0 10 in D for royal JD");
  t.refused("p0 pay AC", "wrong-suit");
  t.plays("p0 pay AD\nchance draw p0 2C");
  EXPECT_EQ(t.hand(0), "AC 2C JD");
  EXPECT_EQ(t.carrot("JD"), "p0");
}

// In a fight it counts 11.
TEST(AmbivalentAces, FightAsEleven) {
  AtTable t = fight(kAmbivalent, "10S 2S", "AS 2C", "10S");
  EXPECT_EQ(t.offers(), "spades AS, give in");
  t.plays("p1 spades AS");
  EXPECT_EQ(t.asked(), "p0 fight p1 10 11");
  EXPECT_EQ(t.offers(), "spades 2S, give in");
  t.plays("p0 spades 2S\np1 give in");
  EXPECT_EQ(t.spent(), "AS 2S 10S");
  EXPECT_EQ(t.place(1), "off");
  AtTable equal = fight(kAmbivalent, "5S 6S", "AS", "5S 6S");
  equal.refused("p1 spades AS", "not-higher");
  EXPECT_EQ(equal.offers(), "give in");
  AtTable attack = fight(kAmbivalent, "AS", "10S KS", "AS");
  EXPECT_EQ(attack.offers(), "spades 10S +, spades KS +, give in");
}

// The ace of clubs, shown for a flight, counts 11.
TEST(AmbivalentAces, FlyAsEleven) {
  AtTable t(kAmbivalent, flight_from("KS", "AC"));
  t.plays("p0 declare AC\nchance dice 5 6\np0 pass\np0 land KD");
  EXPECT_EQ(t.happened(), "declared rolled passed took-off arrived");
  EXPECT_EQ(t.hand(0), "AC");
  AtTable lacking(kAmbivalent, flight_from("KC", "AC"));
  lacking.plays("p0 declare AC\nchance dice 6 6\np0 pass");
  EXPECT_EQ(lacking.asked(), "p0 shortfall 1");
  EXPECT_EQ(lacking.offers(), "pay AC, fall") << "at the club tower it may pay what it lacks";
}

// It pays a shortfall as 11, too.
TEST(AmbivalentAces, PayAShortfall) {
  AtTable t(kAmbivalent, flight_from("KS", "2C AS"));
  t.plays("p0 declare 2C\nchance dice 6 6\np0 pass");
  EXPECT_EQ(t.asked(), "p0 shortfall 10");
  t.plays("p0 pay AS\np0 land KH");
  EXPECT_EQ(t.place(0), "KH");
}

// In a vetting one ace of hearts is enough, on either side.
TEST(AmbivalentAces, VetAsEleven) {
  AtTable challenger(kAmbivalent, "hand p0 5H\nhand p1 AH");
  challenger.plays("p0 walk 1");
  EXPECT_EQ(challenger.offers(), "contest AH, allow");
  challenger.plays("p1 contest AH");
  challenger.refused("p0 prove 5H", "few-hearts");
  challenger.plays("p0 leave");
  expect_known_to_all(challenger, 1, "AH");
  AtTable visitor(kAmbivalent, "hand p0 AH\nhand p1 6H");
  visitor.plays("p0 walk 1\np1 contest 6H\np0 prove AH");
  EXPECT_EQ(visitor.place(1), "off");
  EXPECT_EQ(visitor.hand(0), "AH");
}

// In the lottery it matches a one, and nothing else: no die shows 11.
TEST(AmbivalentAces, MatchAOneInTheLottery) {
  AtTable t(kAmbivalent, lottery_of("1 6", "AC 5S"));
  EXPECT_EQ(t.offers(), "show AC, pass");
  t.plays("p0 show AC\nchance draw p0 2S");
  EXPECT_EQ(t.hand(0), "AC 2S 5S");
  AtTable eleven(kAmbivalent, lottery_of("5 6", "AC"));
  eleven.refused("p0 show AC", "matches-nothing");
}

// One that was shown for a flight as 11 still matches a one.
TEST(AmbivalentAces, CountAnewEachTimeTheyAreShown) {
  AtTable t(kAmbivalent, flight_from("KS", "AC"));
  t.plays("p0 declare AC\nchance dice 1 6\np0 show AC\nchance draw p0 2H");
  EXPECT_EQ(t.asked(), "p0 landing");
}

// Bought at a plaza it costs 1, as its buyer likes, and pays 11 there.
TEST(AmbivalentAces, AreBoughtForOne) {
  AtTable t(kAmbivalent, "rabbits p0 JS\nhand p0 AD 2D 5C\nspent AS 10S");
  t.plays("p0 buy AS");
  EXPECT_EQ(t.asked(), "p0 pay p0 1 in D for goods JS");
  t.plays("p0 pay 2D");
  EXPECT_EQ(t.hand(0), "5C AS AD");
  AtTable both(kAmbivalent, "rabbits p0 JS\nhand p0 AD\nspent AS 10S 2S");
  both.refused("p0 buy 10S 2S", "goods-dear");
  both.plays("p0 buy AS 10S");
  EXPECT_EQ(both.asked(), "p0 pay p0 11 in D for goods JS");
  both.plays("p0 pay AD");
  EXPECT_EQ(both.hand(0), "AS 10S");
  EXPECT_EQ(both.spent(), "2S AD");
}

// Goods chosen one by one cost the same.
TEST(AmbivalentAces, AreBoughtForOneAmongOthers) {
  AtTable t(kAmbivalent, "rabbits p0 JS\nhand p0 4D\nspent AS 3S 4S");
  t.plays("p0 buy 3S +");
  EXPECT_EQ(t.offers(), "buy AS");
  t.plays("p0 buy AS\np0 pay 4D");
  EXPECT_EQ(t.hand(0), "AS 3S");
}

// They exclude the other ways to count an ace.
TEST(AmbivalentAces, ExcludeTheOtherAceOptions) {
  EXPECT_NE(why_not("ambivalent_aces=on capital_aces=on"), "");
  EXPECT_NE(why_not("ambivalent_aces=on patriarchal_values=on"), "");
  EXPECT_NE(why_not("ambivalent_aces=on capital_aces=on additional_capital=suit"), "");
  EXPECT_NE(why_not("ambivalent_aces=on additional_capital=any"), "");
  EXPECT_EQ(why_not("ambivalent_aces=on windfall=on overtaxed=on"), "");
}

// --- patriarchal values --------------------------------------------------------------------------

// An ace is worth 14, a king 13, a queen 12 and a jack 11; the rest is as it was.
TEST(PatriarchalValues, AreFourteenThirteenTwelveEleven) {
  const auto setup = open_setup(kPatriarchal);
  struct Case {
    std::string card;
    int value;
  };
  for (const Case& c : {Case{"AC", 14}, Case{"KS", 13}, Case{"QH", 12}, Case{"JD", 11},
                        Case{"10C", 10}, Case{"2D", 2}, Case{"red", 0}}) {
    Card card;
    ASSERT_TRUE(jack_rabbits::read(c.card, card));
    EXPECT_EQ(setup->value_of(card), c.value) << c.card;
  }
}

// So they pay.
TEST(PatriarchalValues, Pay) {
  AtTable t(kPatriarchal, "dice 6 6\nhand p0 AC QS JH 10C");
  t.plays("p0 step 0\np0 trail 0");
  EXPECT_EQ(t.asked(), "p0 pay p0 12 in CSH for trail 0");
  EXPECT_EQ(t.offers(), "pay AC, pay QS, pay 10C JH");
  t.refused("p0 pay JH", "too-little");
  t.plays("p0 pay QS");
  EXPECT_TRUE(t.in_court("QS"));
  EXPECT_EQ(t.carrot("QS"), "nobody");
}

// An acquisition still costs 10.
TEST(PatriarchalValues, AnAcquisitionStillCostsTen) {
  for (const std::string royal : {"JD", "QD", "KD"}) {
    AtTable t(kPatriarchal, "hand p0 10D 9D AD\nrabbits p0 " + royal);
    t.plays("p0 acquire");
    EXPECT_EQ(t.asked(), "p0 pay p0 10 in D for royal " + royal);
    t.refused("p0 pay 9D", "too-little");
    t.plays("p0 pay 10D\nchance draw p0 2C");
    EXPECT_EQ(t.carrot(royal), "p0");
  }
  AtTable jack(kPatriarchal, "rabbits p0 KD\nhand p0 JD");
  jack.plays("p0 acquire\np0 pay JD\nchance draw p0 2C");
  EXPECT_EQ(jack.hand(0), "2C KD");
  EXPECT_TRUE(jack.in_court("JD"));
}

// The ace matches no die, and royals still match nothing.
TEST(PatriarchalValues, AnAceMatchesNoDie) {
  for (const std::string dice : {"1 1", "1 6", "6 5"}) {
    AtTable t(kPatriarchal, lottery_of(dice, "AC AD KS JH"));
    EXPECT_EQ(t.offers(), "pass") << "and yet the seat is asked";
    for (const std::string card : {"AC", "AD", "KS", "JH"})
      t.refused("p0 show " + card, "matches-nothing");
  }
  AtTable two(kPatriarchal, lottery_of("2 1", "2C AC"));
  EXPECT_EQ(two.offers(), "show 2C, pass");
}

// In fights an ace beats a king, a king a queen, and so on.
TEST(PatriarchalValues, Fight) {
  AtTable ace = fight(kPatriarchal, "KS QS", "AS 2S", "KS");
  EXPECT_EQ(ace.offers(), "spades AS, spades AS +, spades 2S +, give in");
  ace.plays("p1 spades AS");
  EXPECT_EQ(ace.asked(), "p0 fight p1 13 14");
  ace.plays("p0 spades QS\np1 give in");
  EXPECT_TRUE(ace.in_court("KS") && ace.in_court("QS"));
  AtTable equal = fight(kPatriarchal, "6S 7S", "KS", "6S 7S");
  equal.refused("p1 spades KS", "not-higher");
  AtTable queen = fight(kPatriarchal, "JS 2C", "QS", "JS");
  queen.plays("p1 spades QS");
  EXPECT_EQ(queen.asked(), "p0 fight p1 11 12");
}

// A flight counts them, too.
TEST(PatriarchalValues, Fly) {
  for (const std::string club : {"AC", "KC", "QC"}) {
    AtTable t(kPatriarchal, flight_from("KS", club));
    t.plays("p0 declare " + club + "\nchance dice 6 6\np0 pass\np0 land KD");
    EXPECT_EQ(t.place(0), "KD") << club;
  }
  AtTable jack(kPatriarchal, flight_from("KS", "JC"));
  jack.plays("p0 declare JC\nchance dice 6 6\np0 pass");
  EXPECT_EQ(jack.asked(), "p0 shortfall 1");
}

// In a vetting an ace of hearts is enough.
TEST(PatriarchalValues, Vet) {
  AtTable t(kPatriarchal, "hand p0 AH\nhand p1 JH");
  t.plays("p0 walk 1\np1 contest JH\np0 prove AH");
  EXPECT_EQ(t.place(1), "off");
  EXPECT_TRUE(t.in_court("JH"));
}

// At a plaza an ace costs 14.
TEST(PatriarchalValues, AnAceIsBoughtForFourteen) {
  AtTable t(kPatriarchal, "rabbits p0 JS\nhand p0 KD\nspent AS 10S");
  t.refused("p0 buy AS", "goods-dear");
  EXPECT_EQ(t.offers("buy"), "buy 10S");
  AtTable ace(kPatriarchal, "rabbits p0 JS\nhand p0 AD 2C\nspent AS 10S");
  ace.plays("p0 buy AS");
  EXPECT_EQ(ace.asked(), "p0 pay p0 14 in D for goods JS");
  ace.plays("p0 pay AD");
  EXPECT_EQ(ace.hand(0), "2C AS");
}

// They exclude the other ways to count an ace.
TEST(PatriarchalValues, ExcludeTheAceOptions) {
  EXPECT_NE(why_not("patriarchal_values=on ambivalent_aces=on"), "");
  EXPECT_NE(why_not("patriarchal_values=on capital_aces=on"), "");
  EXPECT_EQ(why_not("patriarchal_values=on trailing_carrots=on"), "");
}

}  // namespace
}  // namespace warren::jack_rabbits
