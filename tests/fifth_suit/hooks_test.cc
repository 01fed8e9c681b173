// Each hook of a power, tried on its own with the wardens of wardens.h.
#include <gtest/gtest.h>

#include <string>

#include "core/match.h"
#include "games/jack_rabbits/rules/ways.h"
#include "tests/fifth_suit/wardens.h"

namespace warren::jack_rabbits {
namespace {

class FifthSuit : public testing::Test {
 protected:
  using G = FiveSuits;

  void SetUp() override {
    auto opened = G::open(OptionSet(G::option_menu()), G::kNewestRules);
    ASSERT_FALSE(opened.problem) << opened.problem.say(Lang::en);
    setup_ = std::move(opened.setup);
  }
  // "p0 power T 64", "chance dice 3 4"; all must be possible.
  void position(const std::string& text) {
    G::State state;
    const Problem problem = G::read(*setup_, text, state);
    ASSERT_FALSE(problem) << problem.say(Lang::en);
    ASSERT_EQ(G::broken(*setup_, state), "");
    match_ = std::make_unique<Match<G>>(*setup_, state);
  }
  std::string refused(int seat, std::string_view text) {
    G::Action action;
    const Problem problem = G::read(*setup_, text, action);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    const Refusal refusal = match_->act(seat_of(seat), action);
    EXPECT_EQ(G::broken(*setup_, match_->state()), "");
    return refusal ? std::string(G::words(refusal).id) : "";
  }
  void acts(int seat, std::string_view text) { EXPECT_EQ(refused(seat, text), "") << text; }
  void falls(std::string_view text) {
    Outcome outcome;
    ASSERT_FALSE(G::read(*setup_, text, outcome));
    EXPECT_TRUE(match_->fall(outcome)) << text;
  }
  const G::Public& pub() const { return match_->state().pub; }
  std::string top() const { return std::string(G::pending(pub())); }
  // A way into the tile of the first cave, and the spot it is left from.
  Spot first_cave_entry() const {
    for (int spot = 0; spot < setup_->ground.entries; ++spot) {
      const Stand& stand = setup_->ground.at(static_cast<Spot>(spot));
      if (stand.kind == TileKind::cave && stand.cave == 0) return static_cast<Spot>(spot);
    }
    return kNoSpot;
  }

  std::unique_ptr<const G::Setup> setup_;
  std::unique_ptr<Match<G>> match_;
};

TEST_F(FifthSuit, BringsThirteenCardsThreeHexesAndSixRoadTiles) {
  EXPECT_EQ(setup_->pips.size(), 50);
  EXPECT_EQ(setup_->court.size(), 17);
  EXPECT_TRUE(setup_->ground.has(place_of(kTorches, Title::king)));
  EXPECT_EQ(setup_->board.size(), 1 + 5 * 9);
  EXPECT_LE(sizeof(G::State), 2048U);
}

TEST_F(FifthSuit, PaysOnRoadsWhereSpadesDo) {
  for (int spot = 0; spot < setup_->ground.entries; ++spot) {
    const Stand& stand = setup_->ground.at(static_cast<Spot>(spot));
    EXPECT_EQ((stand.toll & mask_of(kTorches)) != 0, (stand.toll & mask_of(Suit::spades)) != 0);
  }
}

TEST_F(FifthSuit, PassableKeepsRabbitsOutOfATile) {
  const Spot entry = first_cave_entry();
  position("rabbits p0 underground\n");
  EXPECT_TRUE(can_pass(*setup_, pub(), entry));
  position("rabbits p0 underground\ntoken T 1\nprice 8\n");
  EXPECT_FALSE(can_pass(*setup_, pub(), entry));
  EXPECT_EQ(refused(0, "step 0"), "barred");
  acts(0, "step 1");
}

TEST_F(FifthSuit, LandableKeepsRabbitsAwayFromAHex) {
  const std::string free = "rabbits p0 JC\nhand p0 red\n";
  position(free);
  acts(0, "release red KT");
  position(free + "token T 1\nprice 8\n");
  EXPECT_EQ(refused(0, "release red KT"), "sealed-hex");
  acts(0, "release red QC");
}

TEST_F(FifthSuit, PriceIsAddedToTheDice) {
  position("pending hex\npending roll\ntoken T 1\n");
  falls("dice 3 4");
  EXPECT_EQ(pub().price, 8);
  position("pending hex\npending roll\n");
  falls("dice 3 4");
  EXPECT_EQ(pub().price, 7);
}

TEST_F(FifthSuit, CostIsAddedToARoyal) {
  position("rabbits p0 JT\nhand p0 4T 6T\ntoken T 1\nprice 8\n");
  EXPECT_EQ(refused(0, "acquire"), "cannot-pay");
  position("rabbits p0 JT\nhand p0 5T 6T\ntoken T 1\nprice 8\n");
  acts(0, "acquire");
  EXPECT_EQ(refused(0, "pay 5T"), "too-little");
  acts(0, "pay 5T 6T");
  EXPECT_TRUE(pub().known_of(seat_of(0)).has(card_of(kTorches, Title::jack)));
}

TEST_F(FifthSuit, ActionsAnywhereArePaidForAndOncePerTurn) {
  position("rabbits p0 JC\nhand p0 9T 8T\n");
  EXPECT_EQ(refused(1, "power T 64"), "not-asked");
  EXPECT_EQ(refused(0, "power C 64"), "no-such-power");
  acts(0, "power T 65");
  EXPECT_EQ(top(), "pay");
  acts(0, "pay 9T");
  EXPECT_EQ(pub().token[4], 2);
  EXPECT_EQ(top(), "hex");
  EXPECT_EQ(refused(0, "power T 64"), "power-used");
}

TEST_F(FifthSuit, ActionsAnywhereWorkOnARoadToo) {
  position("rabbits p0 underground\nhand p0 9T 8T\n");
  acts(0, "step 1");
  EXPECT_EQ(top(), "road");
  acts(0, "power T 64");
  acts(0, "pay 8T");
  EXPECT_EQ(pub().token[4], 1);
  EXPECT_EQ(top(), "road");
}

TEST_F(FifthSuit, ArrivalAsksWhoComesToAHexOfTorches) {
  position("rabbits p0 JC\nhand p0 red\ntoken T 1\nprice 8\n");
  acts(0, "release red QT");
  EXPECT_EQ(top(), "vet");  // a palace is vetted first
  acts(1, "allow");
  EXPECT_EQ(top(), "power");
  EXPECT_EQ(refused(0, "end"), "not-now");
  acts(0, "power T 1");
  EXPECT_EQ(pub().token[4], 0);
  EXPECT_EQ(top(), "hex");
}

TEST_F(FifthSuit, ArrivalAsksNobodyElsewhere) {
  position("rabbits p0 JC\nhand p0 red\ntoken T 1\nprice 8\n");
  acts(0, "release red JS");
  EXPECT_EQ(top(), "hex");
}

TEST_F(FifthSuit, TurnEndAsksAfterTheIncrement) {
  position("rabbits p0 underground\n");
  acts(0, "end");
  falls("draw p0 7C");
  EXPECT_EQ(top(), "power");
  acts(0, "power T 3");
  EXPECT_EQ(pub().token[4], 1);
  EXPECT_EQ(pub().turn, seat_of(1));
}

TEST_F(FifthSuit, WouldGoOffBoardAsksWhetherOrNotItCouldHelp) {
  position("rabbits p0 JC p1 JC\nhand p0 5S\nhand p1 AT 2C\n");
  acts(0, "attack p1");
  acts(0, "spades 5S");
  acts(1, "give in");
  EXPECT_EQ(top(), "rescue");
  EXPECT_EQ(refused(1, "power T 4 2C"), "power-not-here");
  acts(1, "power T 4 AT");
  EXPECT_EQ(pub().place_of(seat_of(1)), Place::underground);
  EXPECT_TRUE(pub().known_of(seat_of(1)).has(card_of(kTorches, kAce)));
  EXPECT_EQ(top(), "steal");

  position("rabbits p0 JC p1 JC\nhand p0 5S\nhand p1 2C 3C\n");
  acts(0, "attack p1");
  acts(0, "spades 5S");
  acts(1, "give in");
  EXPECT_EQ(top(), "rescue");  // no torch there: asked all the same
  acts(1, "leave");
  EXPECT_EQ(pub().place_of(seat_of(1)), Place::off_board);
}

TEST_F(FifthSuit, ARescueInOnesOwnTurnEndsTheJourneyAndTheTurnGoesOn) {
  position("rabbits p0 JC p1 JC\nhand p0 5S AT\nhand p1 9S\n");
  acts(0, "attack p1");
  acts(0, "spades 5S");
  acts(1, "spades 9S");
  acts(0, "give in");
  EXPECT_EQ(top(), "rescue");
  acts(0, "power T 4 AT");
  EXPECT_EQ(pub().place_of(seat_of(0)), Place::underground);
  EXPECT_EQ(top(), "hex");
  EXPECT_EQ(refused(0, "walk 0"), "journey-over");
  acts(0, "end");
}

// Both have cheated in a trade that left one of them with too many cards.
TEST_F(FifthSuit, ARescueInOnesOwnTurnLeavesOpenWhatElseIsOwed) {
  position(R"(
    rabbits p0 JC p1 JC
    hand p0 3C 4C AS 6S 8S 8H AD 6D 2T 4T
    hand p1 5C AT
    pending hex travelled
    pending discard p0
    pending rescue p1 cheated
    pending rescue p0 cheated)");
  acts(0, "power T 4 4T");
  EXPECT_EQ(pub().place_of(seat_of(0)), Place::underground);
  EXPECT_EQ(top(), "rescue");
  acts(1, "leave");
  EXPECT_EQ(pub().place_of(seat_of(1)), Place::off_board);
  EXPECT_EQ(top(), "discard");
  acts(0, "discard 3C");
  EXPECT_EQ(top(), "hex");
}

TEST_F(FifthSuit, APowerThatIsNotInPlayCostsNothing) {
  OptionSet options(G::option_menu());
  ASSERT_FALSE(options.set("powers", "off"));
  const auto opened = G::open(options, G::kNewestRules);
  ASSERT_FALSE(opened.problem);
  EXPECT_FALSE(opened.setup->hooks.any);
  EXPECT_TRUE(opened.setup->hooks.passable.empty());
  EXPECT_TRUE(opened.setup->hooks.saves.empty());
}

}  // namespace
}  // namespace warren::jack_rabbits
