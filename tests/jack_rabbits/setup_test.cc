// Rules, "Setup": cards, tokens, order of turns. (How boards are built is tested in
// building_test.cc.)
#include <set>

#include "tests/jack_rabbits/at_table.h"
#include "tests/jack_rabbits/extra.h"

namespace warren::jack_rabbits {
namespace {

// Two to four players.
TEST(Setup, TwoToFourPlayers) {
  Problem why;
  for (const std::string players : {"1", "5"}) {
    EXPECT_EQ(open_setup("players=" + players, {}, &why), nullptr) << players;
    EXPECT_TRUE(why) << players;
  }
  for (const int players : {2, 3, 4})
    EXPECT_EQ(open_setup("players=" + std::to_string(players))->seats, players);
}

// The game is played on the sample board, which needs exactly the four classic suits.
TEST(Setup, TheSampleBoardNeedsExactlyTheFourClassicSuits) {
  EXPECT_EQ(open_setup("players=2")->suits, kClassicSuits);
  const OptionSet options(option_menu());
  const auto refused = [&options](std::initializer_list<Suit> suits) {
    Extra<12> extra{.suits = 0};
    for (const Suit suit : suits) extra.suits = static_cast<SuitMask>(extra.suits | mask_of(suit));
    return open<12>(options, kNewestRules, extra).problem.say(Lang::en);
  };
  const std::string sentence = "the sample board is for exactly the four classic suits";
  EXPECT_EQ(refused({Suit::clubs, Suit::spades, Suit::hearts}), sentence);
  EXPECT_EQ(refused({Suit::clubs, Suit::spades, Suit::hearts, Suit::torches}), sentence);
  EXPECT_EQ(refused({Suit::clubs, Suit::spades, Suit::hearts, Suit::diamonds, Suit::torches}),
            sentence);
}

// A suit brings thirteen cards; the aces and the numbers 2 to 10 are the pile.
TEST(Setup, ThePileIsTheFortyPips) {
  AtTable t("players=2");
  EXPECT_EQ(t.pile(), 40);
  EXPECT_EQ(t.pile_cards(),
            "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C AS 2S 3S 4S 5S 6S 7S 8S 9S 10S "
            "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H AD 2D 3D 4D 5D 6D 7D 8D 9D 10D");
  EXPECT_EQ(AtTable("players=2", box_of("CH")).pile_cards(),
            "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C AH 2H 3H 4H 5H 6H 7H 8H 9H 10H");
}

// Jacks, queens, kings and two jokers are the court, face up; no carrot lies anywhere and the spent
// lot is empty.
TEST(Setup, TheCourtIsTheRoyalsAndTwoJokers) {
  AtTable t("players=3");
  EXPECT_EQ(t.court(), "JC QC KC red JS QS KS black JH QH KH JD QD KD");
  EXPECT_EQ(t.spent(), "");
  for (int seat = -1; seat < 3; ++seat) {
    const auto view = view_of<JackRabbits>(t.match().state(), seat < 0 ? Seat::nobody : Seat(seat));
    EXPECT_EQ(view.pub.court.size(), 14) << seat;
    for (int other = 0; other < 3; ++other)
      EXPECT_TRUE(view.pub.royals_of(seat_of(other)).empty()) << "a carrot lies somewhere";
  }
}

// The pile is shuffled; each player is dealt three.
TEST(Setup, EachPlayerIsDealtThreeCards) {
  for (const int players : {2, 3, 4}) {
    AtTable t("players=" + std::to_string(players));
    for (int cards = 0; cards < 3 * players; ++cards) {
      const State<4>& state = t.match().state();
      ASSERT_EQ(JackRabbits::chances(t.setup(), state), 40U - static_cast<unsigned>(cards));
      Cards<4> possible;  // each card of the pile once
      for (std::uint32_t i = 0; i < JackRabbits::chances(t.setup(), state); ++i)
        possible.add(JackRabbits::outcome(t.setup(), state, i).card);
      EXPECT_EQ(possible, state.dark.pile);
      const std::string all = t.chances();
      t.plays("chance " + all.substr(0, all.find(',')));
      EXPECT_EQ(t.happened().substr(0, 4), "drew");
    }
    for (int seat = 0; seat < players; ++seat) EXPECT_EQ(t.own(seat).hand.size(), 3);
    EXPECT_EQ(t.pile(), 40 - 3 * players);
    EXPECT_EQ(t.happened(), "drew turn-began");
    EXPECT_EQ(t.asked(), "chance roll");
  }
}

// All rabbits begin on the Citadel.
TEST(Setup, AllRabbitsBeginOnTheCitadel) {
  AtTable t("players=4");
  for (int seat = 0; seat < 4; ++seat) EXPECT_EQ(t.place(seat), "citadel");
}

// Deals the aces and twos of all suits, then the threes.
constexpr std::string_view kDeal =
    "chance draw p0 AC\nchance draw p1 AS\nchance draw p2 AH\n"
    "chance draw p0 2C\nchance draw p1 2S\nchance draw p2 2H\n"
    "chance draw p0 3C\nchance draw p1 3S\nchance draw p2 3H";

// The order of turns may be that of the seats: seat 0 begins.
TEST(Setup, TheOrderMayBeThatOfTheSeats) {
  AtTable t("players=3 order=seated");
  EXPECT_EQ(t.asked(), "chance draw p0 deal 9");
  t.plays(kDeal);
  EXPECT_EQ(t.turn(), 0);
  t.plays("chance dice 5 6\np0 pass\np0 end\nchance draw p0 10C");
  EXPECT_EQ(t.turn(), 1);
  t.plays("chance dice 5 6\np1 pass\np1 end\nchance draw p1 10S");
  EXPECT_EQ(t.turn(), 2);
  t.plays("chance dice 5 6\np2 pass\np2 end\nchance draw p2 10H");
  EXPECT_EQ(t.turn(), 0);
}

// Or it is drawn by lot: starting player and order.
TEST(Setup, OrTheOrderIsDrawnByLot) {
  AtTable t("players=3 order=random");
  EXPECT_EQ(t.asked(), "chance lots");
  EXPECT_EQ(t.chances(),
            "order p0 p1 p2, order p0 p2 p1, order p1 p0 p2, order p1 p2 p0, order p2 p0 p1, "
            "order p2 p1 p0");
  t.plays(
      "chance order p2 p0 p1\nchance draw p2 AH\nchance draw p0 AC\nchance draw p1 AS\n"
      "chance draw p2 2H\nchance draw p0 2C\nchance draw p1 2S\n"
      "chance draw p2 3H\nchance draw p0 3C\nchance draw p1 3S");
  EXPECT_EQ(t.turn(), 2);
  t.plays("chance dice 5 6\np2 pass\np2 end\nchance draw p2 10H");
  EXPECT_EQ(t.turn(), 0);
  t.plays("chance dice 5 6\np0 pass\np0 end\nchance draw p0 10C");
  EXPECT_EQ(t.turn(), 1);
  t.plays("chance dice 5 6\np1 pass\np1 end\nchance draw p1 10S");
  EXPECT_EQ(t.turn(), 2);
}

TEST(Setup, ThereAreAsManyOrdersAsCanBe) {
  for (const auto& [players, orders] : {std::pair{2, 2U}, std::pair{3, 6U}, std::pair{4, 24U}}) {
    AtTable t("order=random players=" + std::to_string(players));
    std::set<std::string> all;
    for (std::uint32_t i = 0; i < orders; ++i)
      all.insert(write(t.setup(), JackRabbits::outcome(t.setup(), t.match().state(), i)));
    EXPECT_EQ(all.size(), orders) << players;
    EXPECT_EQ(JackRabbits::chances(t.setup(), t.match().state()), orders) << players;
  }
}

// The intro game has no powers.
TEST(Setup, TheIntroGameHasNoPowers) {
  AtTable tower("intro", "rabbits p0 JD p1 KS\nhand p1 9C");
  tower.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(tower.asked(), "chance roll") << "p1 begins on a tower, and is not asked for a flight";
  AtTable plaza("intro", "rabbits p0 JS p1 JS\nhand p0 9S 9D\nspent 2S");
  plaza.refused("p0 attack p1", "no-fights");
  plaza.refused("p0 buy 2S", "no-trade");
  AtTable palace("intro", "hand p1 9H");
  palace.plays("p0 walk 1");
  EXPECT_EQ(palace.place(0), "QH");
  EXPECT_EQ(palace.asked(), "p0 hex travelled") << "nobody vets";
}

// A power exists when its suit is in play.
TEST(Setup, APowerExistsWhenItsSuitIsInPlay) {
  AtTable no_spades("players=2", "hand p0 9C\nhand p1 2C", box_of("CHD"));
  no_spades.refused("p0 attack p1", "no-fights");
  AtTable no_hearts("players=2", "hand p0 red\nhand p1 9C", box_of("CSD"));
  no_hearts.plays("p0 release red QS");
  EXPECT_EQ(no_hearts.place(0), "QS");
  EXPECT_EQ(no_hearts.asked(), "p0 hex travelled");
  AtTable no_clubs("players=2", "rabbits p1 KS\nhand p1 9S", box_of("SHD"));
  no_clubs.plays("p0 end\nchance draw p0 2S");
  EXPECT_EQ(no_clubs.asked(), "chance roll");
  AtTable no_diamonds("players=2", "rabbits p0 JS\nhand p0 9S\nspent 2S", box_of("CSH"));
  no_diamonds.refused("p0 buy 2S", "no-trade");
}

TEST(Setup, WithItsSuitInPlayEachPowerIsThere) {
  AtTable fight("players=2", "hand p0 9S", box_of("SH"));
  fight.plays("p0 attack p1");
  AtTable vet("players=2", "hand p0 red", box_of("SH"));
  vet.plays("p0 release red QS");
  EXPECT_EQ(vet.asked(), "p1 vet p1");
  AtTable fly("players=2", "rabbits p1 KD\nhand p1 9C", box_of("CD"));
  fly.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(fly.asked(), "p1 start");
  AtTable trade("players=2", "rabbits p0 JC\nhand p0 9D\nspent 2C", box_of("CD"));
  trade.plays("p0 buy 2C\np0 pay 9D");
  EXPECT_EQ(trade.hand(0), "2C");
}

}  // namespace
}  // namespace warren::jack_rabbits
