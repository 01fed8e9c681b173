// Rules, "Setup" and "Options": objectives, the order of turns, and which options go together.
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

// Every option is off unless it is chosen.
TEST(OptionSetup, EveryOptionIsOffUnlessChosen) {
  const auto setup = open_setup("standard");
  const Variant& variant = setup->variant;
  EXPECT_FALSE(variant.advanced_citadel || variant.windfall || variant.clovers_boost ||
               variant.trailing_carrots || variant.queen_proves);
  EXPECT_EQ(variant.hearts, HeartsBoost::off);
  EXPECT_EQ(setup->hand_limit, 9);
  EXPECT_EQ(setup->suits, kClassicSuits);
  EXPECT_EQ(setup->value[kAce], 1);
  EXPECT_EQ(setup->value[kKing], 10);
  EXPECT_EQ(setup->objective, Objective::simple);
  EXPECT_FALSE(setup->order_by_lot);
}

// Each is on its own: all that exclude nothing go together.
TEST(OptionSetup, OptionsGoTogether) {
  const std::string many =
      "players=4 tight_suits=on advanced_citadel=on windfall=on double_prize=own overtaxed=on "
      "clovers_boost=on hearts_boost=palace trailing_carrots=on vet_proof=hearts_or_queen "
      "objective=triple_court order=random";
  EXPECT_EQ(why_not(many), "");
  EXPECT_EQ(why_not(many + " ambivalent_aces=on"), "");
  EXPECT_EQ(why_not(many + " patriarchal_values=on"), "");
}

// An objective is met on arrival, too: here by a horse, under each of them.
TEST(OptionSetup, EachObjectiveIsMetOnArrival) {
  struct Case {
    std::string objective, meets, misses;
  };
  for (const Case& c :
       {Case{"simple", "JC JS KD", "JC KD 10S"}, Case{"diverse", "JC JS KD", "JC KC KD"},
        Case{"monarchic", "KC QC JD", "KC QC QD"},
        Case{"diverse_monarchic", "KC QS JD", "KC QC JD"}, Case{"tribal", "KD QD JD", "KD QD JC"},
        Case{"triple_court", "JC JS JD", "JC JS KD"}}) {
    for (const bool meets : {true, false}) {
      AtTable t("players=2 objective=" + c.objective,
                "rabbits p0 KC\nhand p0 red " + (meets ? c.meets : c.misses));
      t.plays("p0 release red citadel");
      EXPECT_EQ(t.winner(), meets ? "p0" : "nobody") << c.objective;
    }
  }
}

// Triple court: the fourth royal given up decides which title is kept.
TEST(OptionSetup, ATripleCourtIsKeptByGivingUpTheOther) {
  for (const auto& [gives, winner] : {std::pair{"KS", "p0"}, std::pair{"QD", "nobody"}}) {
    AtTable t("players=2 objective=triple_court",
              "hand p0 QC QS KS 9S\nhand p1 QD\npending hex travelled");
    t.plays("p0 attack p1\np0 spades 9S\np1 give in\nchance steal p0 from p1 QD");
    EXPECT_EQ(t.asked(), "p0 surplus p0");
    t.plays("p0 give up " + std::string(gives));
    EXPECT_EQ(t.winner(), winner) << gives;
  }
}

// The order of turns is drawn by lot; the first in it is asked for a flight from the Citadel.
TEST(OptionSetup, TheFirstInTheDrawnOrderBegins) {
  AtTable t("players=2 order=random advanced_citadel=on");
  EXPECT_EQ(t.chances(), "order p0 p1, order p1 p0");
  t.plays("chance order p1 p0");
  EXPECT_EQ(t.asked(), "chance draw p1 deal 6");
  t.plays(
      "chance draw p1 2C\nchance draw p0 3C\nchance draw p1 2S\nchance draw p0 3S\n"
      "chance draw p1 2H\nchance draw p0 3H");
  EXPECT_EQ(t.asked(), "p1 start");
  EXPECT_EQ(t.offers(), "declare 2C, roll");
  t.refused("p0 roll", "not-asked");
}

// In the drawn order, too, the first contester after the visitor counts.
TEST(OptionSetup, ContestersCountInTheDrawnOrder) {
  AtTable t("players=4 order=random hearts_boost=guest",
            "turn p2 7\norder p2 p1 p3 p0\nrabbits p0 JD p1 KC p2 citadel p3 JD\n"
            "hand p0 6H\nhand p3 8H");
  t.plays("p2 walk 0\np0 contest 6H\np3 contest 8H");
  EXPECT_EQ(t.asked(), "p2 proof p3 8H");
}

}  // namespace
}  // namespace warren::jack_rabbits
