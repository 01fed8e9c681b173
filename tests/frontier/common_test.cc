// Expansions, "Common to all eight suits", as far as it is about those of the Frontier.
#include "tests/frontier/at_table.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::array kFour = {Suit::torches, Suit::shields, Suit::horseshoes, Suit::acorns};

std::string why_not(std::string_view settings) {
  OptionSet options(option_menu());
  for (const auto word : split_words(settings)) {
    if (const Problem problem = options.set(word)) return problem.say(Lang::en);
  }
  Rng rng(1);
  WideJackRabbits::resolve(options, rng);
  const auto opened = WideJackRabbits::open(options, kNewestRules);
  return opened.setup ? "" : opened.problem.say(Lang::en);
}

// A suit is a module like the classic ones: 13 cards, three hexes, one set of six road tiles.
TEST(Common, ASuitIsThirteenCardsThreeHexesAndSixRoadTiles) {
  for (const Suit suit : kFour) {
    const std::string letters = std::string("CD") + info(suit).letter;
    const FrontierTable two("players=2 suits=CD", "", "random");
    const FrontierTable t("players=2 suits=" + letters, "", "random");
    EXPECT_EQ(t.setup().pips.size(), two.setup().pips.size() + 10);
    EXPECT_EQ(t.setup().court.size(), two.setup().court.size() + 3);
    EXPECT_EQ(t.setup().board.size(), two.setup().board.size() + 9);
    EXPECT_EQ(t.setup().ground.caves, two.setup().ground.caves + 1);
    for (const Title title : {Title::king, Title::queen, Title::jack})
      EXPECT_TRUE(t.setup().ground.has(place_of(suit, title)));
  }
}
// Any suits can be in play together, at least two and at least as many as players.
TEST(Common, AnySuitsAsManyAsPlayersAtLeast) {
  for (const std::string suits : {"TE", "ON", "TN", "SO", "TEON", "CSHDTEON", "HEN"})
    EXPECT_EQ(why_not("players=2 board=random suits=" + suits), "") << suits;
  EXPECT_EQ(why_not("players=3 board=random suits=TE"),
            "suits=TE does not go with players=3: there are at least as many suits as players");
  OptionSet options(option_menu());
  EXPECT_TRUE(options.set("suits=T"));
}
// Tight suits picks exactly as many as players.
TEST(Common, TightSuitsAreExactlyAsManyAsPlayers) {
  EXPECT_EQ(why_not("players=2 tight_suits=on board=random suits=TE"), "");
  EXPECT_NE(why_not("players=2 tight_suits=on board=random suits=TEO"), "");
}
// Two to four players, two jokers, hand limit and objectives stay the same with any suits.
TEST(Common, PlayersJokersHandLimitAndObjectivesStayTheSame) {
  for (const int players : {2, 3, 4}) {
    const FrontierTable t("players=" + std::to_string(players));
    EXPECT_EQ(t.setup().seats, players);
    EXPECT_EQ(t.setup().hand_limit, 9);
    EXPECT_EQ(t.setup().court.size(), 3 * 8 + 2);
    EXPECT_TRUE(t.in_court("red") && t.in_court("black"));
  }
  FrontierTable t("players=2 objective=triple_court", "rabbits p0 JO\nhand p0 KT KE KO");
  t.plays("p0 power O well\np0 power T stay");
  EXPECT_FALSE(t.over());
  const FrontierTable won("players=2 objective=triple_court",
                          "hand p0 KT KE KO\nhand p1 2C\npending hex");
  EXPECT_EQ(won.winner(), "p0");
}
// The sample board is never used with an expansion suit.
TEST(Common, TheSampleBoardIsNeverUsed) {
  EXPECT_EQ(why_not("suits=CSHDT"),
            "board=sample does not go with suits=CSHDT: that board has the four classic suits; "
            "choose board=random or board=built");
  EXPECT_NE(why_not("suits=CSHT"), "");
}

// A king's hex is a tower (needs clubs in play; shortfall in its suit), …
TEST(Common, AKingsHexIsATower) {
  FrontierTable t("players=2", "rabbits p0 KT p1 JC\nhand p0 2C 5T 9S\npending hex\npending start");
  t.plays("p0 declare 2C\nchance dice 3 4\np0 pass");
  EXPECT_EQ(t.asked(), "p0 shortfall 5");
  t.refused("p0 pay 9S", "wrong-suit");
  t.plays("p0 pay 5T\np0 land KO");
  EXPECT_EQ(t.place(0), "KO");
  FrontierTable none("players=2 suits=SHT", "rabbits p0 KS p1 KT\nhand p1 2S", "random");
  none.plays("p0 end\nchance draw p0 2H");
  EXPECT_EQ(none.asked(), "chance roll") << "without clubs nobody flies";
}
// … a queen's a palace (needs hearts), …
TEST(Common, AQueensHexIsAPalace) {
  FrontierTable t("players=2", "rabbits p0 JC p1 JD\nhand p0 9O\nhand p1 6H");
  t.plays("p0 power O ride at QN\np0 pay 9O");
  EXPECT_EQ(t.asked(), "p1 vet p1");
  FrontierTable none("players=2 suits=SON", "rabbits p0 KO p1 KS\nhand p0 red\nhand p1 6S",
                     "random");
  none.plays("p0 release red QO");
  EXPECT_EQ(none.asked(), "p0 hex travelled");
}
// … a jack's a plaza that sells its suit for diamonds (needs diamonds).
TEST(Common, AJacksHexIsAPlaza) {
  for (const Suit suit : kFour) {
    const std::string letter(1, info(suit).letter);
    FrontierTable t("players=2", "rabbits p0 J" + letter + "\nhand p0 9D\nspent 4C 5" + letter);
    t.refused("p0 buy 4C", "wrong-goods");
    t.plays("p0 buy 5" + letter + "\np0 pay 9D");
    EXPECT_EQ(t.hand(0), "5" + letter);
  }
  FrontierTable none("players=2 suits=STO", "rabbits p0 JT\nhand p0 9S\nspent 5T", "random");
  none.refused("p0 buy 5T", "not-plaza");
}
// Royals count for objectives, and are acquired in their suit.
TEST(Common, RoyalsAreAcquiredInTheirSuit) {
  FrontierTable t("players=2", "rabbits p0 JE\nhand p0 KE 9S");
  t.plays("p0 acquire\np0 pay KE");
  EXPECT_EQ(t.hand(0), "9S JE");
  EXPECT_EQ(t.carrot("JE"), "p0");
}

// An expansion suit pays on road tiles wherever its counterpart does: torches like ♠, shields like
// ♥, horseshoes like ♦, acorns like ♣.
TEST(Common, SuitsPayOnRoadTilesAsTheirCounterpartsDo) {
  const FrontierTable t("players=2");
  const auto& toll = t.setup().ground.toll;
  const auto letters = [&](Fare fare) {
    std::string out;
    each_suit(toll[static_cast<std::size_t>(fare)], [&](Suit suit) { out += info(suit).letter; });
    return out;
  };
  EXPECT_EQ(letters(Fare::trailway), "CSHTEN");
  EXPECT_EQ(letters(Fare::merchant), "SDTO");
  EXPECT_EQ(letters(Fare::tavern), "HDEO");
  EXPECT_EQ(letters(Fare::cave), "CDON");
  FrontierTable pays("players=2", "rabbits p0 QT\nhand p0 4O 3T\n" + on_road(57));
  pays.plays("p0 horse JH\np0 pay 4O 3T");
  EXPECT_EQ(pays.place(0), "JH");
}

// Pay anywhere: from the settled lottery to the acquisition or the end; once per power and turn.
TEST(Common, PayAnywhereEndsWithTheAcquisition) {
  FrontierTable t("players=2", "rabbits p0 JS\nhand p0 10S 9E 9N 9T");
  t.plays("p0 acquire\np0 pay 10S");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1");
  t.refused("p0 power E guard at 42", "not-asked");
  FrontierTable each("players=2", "rabbits p0 JS p1 off\nhand p0 9E 9N 9T");
  each.plays("p0 power E guard at 42\np0 pay 9E\np0 power N drive at 5\np0 pay 9N");
  each.plays("p0 power T summon\np0 pay 9T");
  EXPECT_EQ(each.place(1), "underground") << "once of each power";
}
// An annex belongs to the Underground: markets share one purchase a turn.
// Cards laid somewhere are public, are never reshuffled and stay fixed in any re-deal.
TEST(Common, CardsLaidSomewhereAreNeverReshuffled) {
  const std::string laid =
      "rabbits p0 underground p1 JC\nhand p0 2C\nhand p1 5E 3S\nheap 5N\n" + seal_of(1, "JC", "5E");
  std::string spent = "spent";  // all the rest
  FrontierTable("players=2").setup().pips.for_each([&](Card card) {
    const std::string name = jack_rabbits::write(card);
    if (name != "2C" && name != "5E" && name != "3S" && name != "5N") spent += " " + name;
  });
  FrontierTable t("players=2", laid + spent);
  t.plays("p0 end");
  EXPECT_EQ(t.happened(), "ended reshuffled");
  EXPECT_EQ(t.pub().pile, 76);
  EXPECT_THAT(t.chances(), Not(HasSubstr(" 5N")));
  EXPECT_THAT(t.chances(), Not(HasSubstr(" 5E")));
  EXPECT_EQ(t.heap() + " " + t.laid_out(1), "5N 5E");
  Rng rng(7);
  for (int i = 0; i < 20; ++i) {
    const auto view = view_of<Frontier>(t.match().state(), seat_of(0));
    const auto world = Frontier::world(t.setup(), view, rng);
    EXPECT_EQ(world.pub.laid_out_by(seat_of(1)), t.pub().laid_out_by(seat_of(1)));
    EXPECT_TRUE(world.own[1].hand.contains(world.pub.laid_out_by(seat_of(1))));
    EXPECT_EQ(heaped(world.pub), heaped(t.pub()));
  }
}

// Questions at the end of a turn: after increment and hand limit whoever holds a card is asked, in
// this order: hearts, shields, acorns.
TEST(Common, EndQuestionsComeInOrderAfterIncrementAndHandLimit) {
  FrontierTable t("players=2 hearts_boost=displayed",
                  "rabbits p0 JD\nhand p0 6H 5E 2N 2C 3C 4C 5C 6C 7C");
  t.plays("p0 end\nchance draw p0 8C");
  EXPECT_EQ(t.asked(), "p0 discard p0");
  t.plays("p0 discard 8C");
  EXPECT_EQ(t.asked(), "p0 display");
  t.plays("p0 lay out 6H");
  EXPECT_EQ(t.asked(), "p0 power p0 E protect");
  t.plays("p0 power E protect 5E");
  EXPECT_EQ(t.asked(), "p0 power p0 N question");
  t.plays("p0 power N load 2N");
  EXPECT_EQ(t.turn(), 1);
  EXPECT_EQ(t.laid_out(0), "5E");
}

// Each suit's power is there when its suit is in play, and only then.
TEST(Common, PowersOfSuitsThatAreNotInPlayAreRefused) {
  FrontierTable t("players=2 suits=SHDC", "hand p0 9S", "random");
  for (const std::string line : {"T summon", "E guard at 1", "O well", "N drive at 1"})
    t.refused("p0 power " + line, "no-such-power");
  FrontierTable intro("players=2 powers=off", "hand p0 9S 9T\nhand p1 2C");
  for (const std::string line : {"T summon", "E guard at 1", "N drive at 1"})
    intro.refused("p0 power " + line, "no-such-power");
  intro.refused("p0 attack p1", "no-fights");
}
// Whatever else an action says is refused.
TEST(Common, ActionsSayNothingElse) {
  FrontierTable t("players=2", "rabbits p0 JD p1 off\nhand p0 9T 9E 9O 9N");
  for (const std::string line :
       {"T summon 9T", "E guard at 42 9E", "O ride at JH 9O", "N drive at 5 9N", "T summon at 3",
        "T summon d=3", "E guard at 42 d=3", "O ride at JH d=3", "N drive at 5 d=3"})
    t.refused("p0 power " + line, "malformed");
  for (const std::string line :
       {"T gate", "T left at 1", "T waits", "E posted at 42", "E broken at 1", "E break-p1",
        "E gift", "O rode", "N driven at 5", "N bolted at 1", "N question", "N chased at 5"})
    EXPECT_THAT(t.offers(), Not(HasSubstr("power " + line)));
}

}  // namespace
}  // namespace warren::jack_rabbits
