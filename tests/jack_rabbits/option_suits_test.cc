// Rules, "Options": tight suits.
#include <algorithm>
#include <bit>

#include "games/jack_rabbits/board/finished.h"
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

// A set-up whose board is drawn at random for the suits that the settings leave in play.
std::unique_ptr<const Setup<4>> drawn_setup(const std::vector<std::string>& settings) {
  OptionSet options(option_menu());
  EXPECT_FALSE(options.set("board=random"));
  for (const std::string& setting : settings) EXPECT_FALSE(options.set(setting)) << setting;
  Rng rng(1);
  resolve(options, rng);
  auto opened = open<4>(options, kNewestRules);
  EXPECT_TRUE(opened.setup) << opened.problem.say(Lang::en);
  return std::move(opened.setup);
}
std::string letters(SuitMask suits) {
  std::string out;
  for (std::size_t s = 0; s < kSuits.size(); ++s) {
    if ((suits >> s & 1) != 0) out += kSuits[s].letter;
  }
  return out;
}
int tiles_of(const Board& board, TileKind kind) {
  return static_cast<int>(std::count_if(board.tiles().begin(), board.tiles().end(),
                                        [kind](const Placed& tile) { return tile.kind == kind; }));
}
// The first spot on a tile of this kind that one comes to by road.
std::string on_a(const Setup<4>& setup, TileKind kind) {
  for (int spot = 0; spot < setup.ground.entries; ++spot) {
    const Stand& stand = setup.ground.at(static_cast<Spot>(spot));
    if (stand.kind != kind || stand.mouth) continue;
    const std::string number = std::to_string(spot);
    return "crossed " + number + "\npending hex\npending road " + number;
  }
  ADD_FAILURE() << "there is no such tile";
  return "";
}

// As many suits as players; unless it is said which, spades, then hearts, then diamonds.
TEST(TightSuits, AsManySuitsAsPlayers) {
  EXPECT_EQ(letters(drawn_setup({"players=2", "tight_suits=on"})->suits), "SH");
  EXPECT_EQ(letters(drawn_setup({"players=3", "tight_suits=on"})->suits), "SHD");
  EXPECT_EQ(letters(drawn_setup({"players=4", "tight_suits=on"})->suits), "CSHD");
  EXPECT_EQ(letters(open_setup("players=2")->suits), "CSHD") << "without it all suits are in play";
}

// The others leave with their cards.
TEST(TightSuits, TheOthersLeaveWithTheirCards) {
  AtTable two(tight("SH"), tight_box("SH"));
  EXPECT_EQ(two.pile_cards(), "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S AH 2H 3H 4H 5H 6H 7H 8H 9H 10H");
  EXPECT_EQ(two.court(), "red JS QS KS black JH QH KH") << "the jokers are of no suit";
  AtTable three(tight("CHD"), tight_box("CHD"));
  EXPECT_EQ(three.pile(), 30);
  EXPECT_EQ(three.pub().court.size(), 11);
  EXPECT_FALSE(three.in_court("KS"));
}

// With their hexes and road sets.
TEST(TightSuits, TheOthersLeaveWithHexesAndRoadSets) {
  for (const std::string suits : {"SH", "CD", "CSD", "SHD"}) {
    const auto setup = open_setup(tight(suits), tight_box(suits));
    ASSERT_TRUE(setup);
    const auto count = static_cast<int>(suits.size());
    EXPECT_EQ(std::popcount(setup->ground.hexes), 1 + 3 * count);
    for (const TileKind road : {TileKind::wood, TileKind::mountain, TileKind::river,
                                TileKind::crossing, TileKind::tavern, TileKind::cave})
      EXPECT_EQ(tiles_of(setup->board, road), count) << name_of(road);
    for (int s = 0; s < 4; ++s) {
      const auto suit = static_cast<Suit>(s);
      const bool there = (setup->suits & mask_of(suit)) != 0;
      for (const Title title : {Title::king, Title::queen, Title::jack})
        EXPECT_EQ(setup->ground.has(place_of(suit, title)), there) << suits;
    }
  }
}

// Cards and hexes of a suit that left are not in play: nothing can name them.
TEST(TightSuits, WhatLeftCannotBeNamed) {
  const auto setup = open_setup(tight("SH"), tight_box("SH"));
  State<4> state;
  EXPECT_TRUE(JackRabbits::read(*setup, "hand p0 2C", state));
  EXPECT_TRUE(JackRabbits::read(*setup, "rabbits p0 KD", state));
  AtTable t(tight("SH"), "hand p0 red 2S", tight_box("SH"));
  t.refused("p0 release red KD", "no-such-hex");
  EXPECT_EQ(t.offers("release"),
            "release red citadel, release red KS, release red QS, release red JS, release red KH, "
            "release red QH, release red JH");
}

// The table chooses which.
TEST(TightSuits, TheTableChoosesWhich) {
  for (const std::string_view suits : kTightSuits) {
    const auto setup = open_setup(tight(suits), tight_box(suits));
    ASSERT_TRUE(setup) << suits;
    EXPECT_EQ(letters(setup->suits), suits);
    EXPECT_EQ(setup->seats, static_cast<int>(suits.size()));
  }
  EXPECT_EQ(letters(drawn_setup({"players=3", "tight_suits=on", "suits=DSC"})->suits), "CSD")
      << "in any order";
}

// As many as players: no more, no fewer; each once, by its letter. Without tight suits there may be
// more.
TEST(TightSuits, OtherNumbersOfSuitsAreRefused) {
  EXPECT_EQ(why_not("tight_suits=on players=3 suits=SH", tight_box("SH")),
            "suits=SH does not go with players=3: tight suits are as many as players");
  EXPECT_EQ(why_not("tight_suits=on players=2 suits=CSH", tight_box("CSH")),
            "suits=CSH does not go with players=2: tight suits are as many as players");
  EXPECT_EQ(why_not("players=3 suits=SH", tight_box("SH")),
            "suits=SH does not go with players=3: there are at least as many suits as players");
  OptionSet options(option_menu());
  for (const std::string suits : {"SS", "SX", "sh", "S", ""})
    EXPECT_TRUE(options.set("suits", suits)) << suits;
  EXPECT_EQ(options, OptionSet(option_menu()));
}

// The sample board is for the four suits: it is refused with fewer, and so is a board of others.
TEST(TightSuits, TheBoardMustBeOfTheseSuits) {
  for (const std::string players : {"players=2", "players=3 suits=CSD"}) {
    EXPECT_TRUE(why_not("tight_suits=on " + players)
                    .starts_with("board=sample does not go with tight_suits=on, players="));
  }
  EXPECT_EQ(why_not("tight_suits=on players=4"), "") << "none leaves";
  EXPECT_EQ(why_not(tight("SH"), tight_box("CD")),
            "the board does not have exactly the suits in play");
  EXPECT_EQ(why_not(tight("SH"), tight_box("SHD")),
            "the board does not have exactly the suits in play");
}

// A random board is drawn of these suits.
TEST(TightSuits, ARandomBoardIsOfTheseSuits) {
  for (const auto& [players, suits] :
       {std::pair{"players=2", "suits=CD"}, std::pair{"players=3", "suits=CSH"}}) {
    const auto setup = drawn_setup({"tight_suits=on", players, suits});
    ASSERT_TRUE(setup);
    std::string there;
    for (const Suit suit : suits_on(setup->board)) there += letters(mask_of(suit));
    EXPECT_EQ("suits=" + there, suits);
  }
}

// An objective that these suits cannot meet is refused.
TEST(TightSuits, AnObjectiveOfMoreSuitsIsRefused) {
  for (const std::string objective : {"diverse", "diverse_monarchic", "triple_court"}) {
    EXPECT_EQ(why_not(tight("SH") + " objective=" + objective, tight_box("SH")),
              "objective=" + objective +
                  " does not go with tight_suits=on, players=2: it takes three suits");
    EXPECT_EQ(why_not(tight("SHD") + " objective=" + objective, tight_box("SHD")), "");
  }
  for (const std::string objective : {"simple", "monarchic", "tribal"})
    EXPECT_EQ(why_not(tight("SH") + " objective=" + objective, tight_box("SH")), "");
}

// Those that remain are met as ever.
TEST(TightSuits, ObjectivesAreMetWithTheSuitsInPlay) {
  struct Case {
    std::string suits, objective, hand, winner;
  };
  for (const Case& c :
       {Case{"SH", "monarchic", "KS QH JS", "p0"}, Case{"SH", "tribal", "KH QH JH", "p0"},
        Case{"SH", "tribal", "KH QH JS", "nobody"}, Case{"SHD", "triple_court", "KS KH KD", "p0"},
        Case{"SHD", "diverse_monarchic", "KS QH JD", "p0"},
        Case{"SHD", "diverse", "KS QH JH", "nobody"}}) {
    AtTable t(tight(c.suits) + " objective=" + c.objective,
              "hand p0 " + c.hand + "\npending hex\npending roll", tight_box(c.suits));
    EXPECT_EQ(t.winner(), c.winner) << c.objective << " with " << c.hand;
  }
}

// Powers of absent suits do not exist: no flights without clubs, no trade without diamonds.
TEST(TightSuits, WithSpadesAndHeartsOneFightsAndVets) {
  const Box box = tight_box("SH");
  AtTable tower(tight("SH"), "turn p1 4\nrabbits p0 KS p1 JS\nhand p0 9S", box);
  tower.plays("p1 end\nchance draw p1 2S");
  EXPECT_EQ(tower.asked(), "chance roll") << "nobody flies";
  AtTable plaza(tight("SH"), "rabbits p0 JS p1 JS\nhand p0 9S\nspent 2S\nhand p1 9H", box);
  plaza.refused("p0 buy 2S", "no-trade");
  EXPECT_EQ(plaza.offers("attack"), "attack p1");
  AtTable palace(tight("SH"), "hand p0 red\nhand p1 9H", box);
  palace.plays("p0 release red QS");
  EXPECT_EQ(palace.asked(), "p1 vet p1");
}

// No fights without spades, no vetting without hearts.
TEST(TightSuits, WithClubsAndDiamondsOneFliesAndTrades) {
  const Box box = tight_box("CD");
  AtTable tower(tight("CD"), flight_from("KD", "9C"), box);
  tower.plays("p0 declare 9C\nchance dice 4 3\np0 pass");
  EXPECT_EQ(tower.offers(), "land KC") << "the only other tower";
  AtTable plaza(tight("CD"), "rabbits p0 JC p1 JC\nhand p0 9D\nspent 2C 2D", box);
  plaza.refused("p0 attack p1", "no-fights");
  plaza.refused("p0 buy 2D", "wrong-goods");
  plaza.plays("p0 buy 2C\np0 pay 9D");
  EXPECT_EQ(plaza.hand(0), "2C");
  AtTable palace(tight("CD"), "hand p0 red", box);
  palace.plays("p0 release red QC");
  EXPECT_EQ(palace.asked(), "p0 hex travelled") << "nobody vets";
}

// "Any suits" are those in play: at the plaza of diamonds and, advanced, on the Citadel.
TEST(TightSuits, AnySuitIsAnyInPlay) {
  AtTable plaza(tight("CD"), "rabbits p0 JD\nhand p0 7C\nspent 7D", tight_box("CD"));
  plaza.plays("p0 buy 7D");
  EXPECT_EQ(plaza.asked(), "p0 pay p0 7 in CD for goods JD");
  AtTable citadel(tight("CD") + " advanced_citadel=on", flight_from("citadel", "2C 9D"),
                  tight_box("CD"));
  citadel.plays("p0 declare 2C\nchance dice 4 4\np0 pass");
  EXPECT_EQ(citadel.offers(), "pay 9D, fall");
  citadel.plays("p0 pay 9D");
  EXPECT_EQ(citadel.offers(), "land KC, land KD");
}

// The advanced Citadel has the powers of the suits in play alone.
TEST(TightSuits, TheAdvancedCitadelHasOnlyTheirPowers) {
  const std::string position = "hand p0 red 9S\nhand p1 9H\nspent 2S";
  AtTable hearts(tight("SH") + " advanced_citadel=on", "rabbits p0 KS\n" + position,
                 tight_box("SH"));
  hearts.plays("p0 release red citadel");
  EXPECT_EQ(hearts.asked(), "p1 vet p1");
  hearts.plays("p1 allow");
  hearts.refused("p0 buy 2S", "no-trade");
}

// A transfer costs the suits of its tile that are in play.
TEST(TightSuits, TransfersCostSuitsInPlay) {
  const Box box = tight_box("CD");
  const auto setup = open_setup(tight("CD"), box);
  AtTable crossing(tight("CD"), "hand p0 9C 9D\n" + on_a(*setup, TileKind::crossing), box);
  crossing.plays("p0 horse KC");
  EXPECT_EQ(crossing.asked(), "p0 pay p0 7 in D for horse KC");
  crossing.refused("p0 pay 9C", "wrong-suit");
  AtTable wood(tight("CD"), "hand p0 9C 9D\n" + on_a(*setup, TileKind::wood), box);
  const std::string trail = wood.offers("trail");
  ASSERT_NE(trail, "");
  wood.plays("p0 " + trail.substr(0, trail.find(',')));
  EXPECT_TRUE(wood.asked().starts_with("p0 pay p0 7 in C for trail")) << wood.asked();
}

// Where none of them is, nobody can pay.
TEST(TightSuits, ATileOfAbsentSuitsTakesNoPayment) {
  const Box box = tight_box("CH");
  const auto setup = open_setup(tight("CH"), box);
  AtTable t(tight("CH"), "hand p0 KC KH 10C\n" + on_a(*setup, TileKind::crossing), box);
  t.refused("p0 horse KC", "cannot-pay");
  EXPECT_EQ(t.offers("horse"), "");
}

// The deal and a reshuffle are of the cards that remain.
TEST(TightSuits, APileOfTwoSuitsRunsOut) {
  AtTable t(tight("SH"),
            "hand p0 AS 2S 3S 4S 5S 6S 7S 8S\nhand p1 AH 2H 3H 4H 5H 6H 7H 8H 9H\nspent 9S 10H",
            tight_box("SH"));
  EXPECT_EQ(t.pile_cards(), "10S");
  t.plays("p0 end\nchance draw p0 10S\nchance dice 5 6\np1 pass\np1 end");
  EXPECT_EQ(t.asked(), "chance draw p1 increment 1");
  EXPECT_EQ(t.chances(), "draw p1 9S, draw p1 10H");
  t.plays("chance draw p1 9S\np1 discard AH");
  EXPECT_EQ(t.spent(), "AH");
}

}  // namespace
}  // namespace warren::jack_rabbits
