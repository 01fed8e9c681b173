// What is said before somebody gives a royal away, and what chosen cards are worth for what is
// asked (scene/jack_rabbits/giving.h).
#include "tests/jack_rabbits/shown_to.h"

namespace warren::jack_rabbits {
namespace {

constexpr const char* kTrio = "rabbits p0 QH p1 KC\nhand p0 KH JS QD 4H 6H 2C";

AtTable at_queen() {
  AtTable t("players=2 objective=monarchic", kTrio);
  t.plays("p0 acquire");
  return t;
}

// --- warnings ------------------------------------------------------------------------------------

TEST(Warnings, TellThatATrioWouldBeBroken) {
  const AtTable t = at_queen();
  EXPECT_EQ(ShownTo(t, 0).choice("pay 4H 6H").warning, "");
  EXPECT_EQ(ShownTo(t, 0).choice("pay KH").warning,
            "This gives up K♥: you would no longer hold three royals that win. You can pay with 4♥ "
            "6♥ instead.");
  EXPECT_EQ(ShownTo(t, 0, Lang::es).choice("pay KH").warning,
            "Con esto pierdes K♥: ya no tendrías tres cartas reales con las que ganar. En su lugar "
            "puedes pagar "
            "con 4♥ 6♥.");
}

TEST(Warnings, AreNotSaidOfARoyalThatWouldGoBackAnyway) {
  AtTable t("players=2", kTrio);  // any three royals win
  t.plays("p0 acquire");
  EXPECT_EQ(ShownTo(t, 0).first(), "pay 4H 6H");
  EXPECT_EQ(ShownTo(t, 0).choice("pay KH").warning, "");
}

TEST(Warnings, TellThatNothingElsePays) {
  AtTable t("players=2", "rabbits p0 QH p1 KC\nhand p0 KH 4H 2C");
  t.plays("p0 acquire");
  EXPECT_EQ(ShownTo(t, 0).first(), "pay KH");
  EXPECT_EQ(ShownTo(t, 0).choice("pay KH").warning,
            "K♥ goes back to the court. Nothing else pays for this.");
  EXPECT_EQ(ShownTo(t, 0, Lang::es).choice("pay KH").warning,
            "K♥ vuelve a la corte. No tienes otra cosa con que pagar.");
}

TEST(Warnings, AreSaidOfWhateverIsChosenByHand) {
  const AtTable t = at_queen();
  const ShownTo shown(t, 0);
  EXPECT_NE(shown.warning({"pay 4H KH"}), "") << "no payment that is listed";
  EXPECT_NE(shown.preview({"pay 4H KH"}).payments.at(0).warning, "");
  EXPECT_EQ(shown.warning({"pay 4H"}), "");
  EXPECT_NE(shown.warning({"pay JS"}), "") << "also of what will not do";
  EXPECT_EQ(shown.warning({"pay QC"}), "") << "of another's cards there is nothing to regret";
}

TEST(Warnings, AreSaidOfWholeJourneys) {
  const AtTable t("players=2", "rabbits p0 JC p1 KC\nhand p0 KH QH JS 4S 3S");
  const Choice home = ShownTo(t, 0).choice("go citadel");
  EXPECT_EQ(home.warning,
            "This gives up K♥: you would no longer hold three royals that win. Nothing else pays "
            "for this.");
  EXPECT_EQ(ShownTo(t, 0).preview(home.steps).warning, home.warning);
  EXPECT_EQ(ShownTo(t, 0, Lang::es).choice("go citadel").warning,
            "Con esto pierdes K♥: ya no tendrías tres cartas reales con las que ganar. No tienes "
            "otra cosa con "
            "que pagar.");
  const AtTable free("players=2", "rabbits p0 JD p1 KC\nhand p0 KH QH JS");
  EXPECT_EQ(ShownTo(free, 0).choice("go KH").warning, "");
}

TEST(Warnings, AreSaidOfDiscardsFightsAndGifts) {
  const AtTable full("players=2",
                     "rabbits p0 QC p1 KC\nhand p0 2S 3S 4S 5C 6C 3D 7H red KS KD\npending hex\n"
                     "pending discard p0");
  EXPECT_EQ(ShownTo(full, 0).choice("discard KS").warning,
            "K♠ goes back to the court. You can discard something else.");
  EXPECT_EQ(ShownTo(full, 0, Lang::es).choice("discard KS").warning,
            "K♠ vuelve a la corte. Puedes descartar otra cosa.");
  EXPECT_EQ(ShownTo(full, 0).choice("discard red").warning, "");

  AtTable fight("players=2", "rabbits p0 QC p1 QC\nhand p0 7S\nhand p1 KS 5S 6S 2H");
  fight.plays("p0 attack p1\np0 spades 7S");
  EXPECT_EQ(ShownTo(fight, 1).choice("spades KS").warning,
            "K♠ goes back to the court. Other spades would do: 5♠ 6♠.");
  EXPECT_EQ(ShownTo(fight, 1).choice("spades 5S +").warning, "");
  EXPECT_EQ(ShownTo(fight, 1, Lang::es).choice("spades KS").warning,
            "K♠ vuelve a la corte. Bastarían otras picas: 5♠ 6♠.");

  AtTable gift("players=2 diamonds_boost=on", "rabbits p0 QC p1 QC\nhand p0 KS 3D\nhand p1 6D");
  gift.plays("p0 propose p1 6 S for 6\np1 accept");
  EXPECT_EQ(ShownTo(gift, 0).choice("hand over KS").warning,
            "K♠ goes to Luis. Nothing else is what you agreed to.");
  EXPECT_EQ(ShownTo(gift, 0, Lang::es).choice("hand over KS").warning,
            "K♠ pasa a Luis. Nada más llega a lo acordado.");
}

TEST(Warnings, AreSaidOfContestsAndOfAFourthRoyal) {
  AtTable visit("players=2", "rabbits p0 citadel p1 KC\nhand p0 2H 4H\nhand p1 KH 2C 6H");
  visit.plays("p0 walk 1");
  EXPECT_EQ(ShownTo(visit, 1).choice("contest 6H").warning, "");
  EXPECT_EQ(ShownTo(visit, 1).choice("contest KH").warning,
            "If Ana shows hearts too you lose K♥. Other hearts would do: 6♥.");
  EXPECT_EQ(ShownTo(visit, 1, Lang::es).choice("contest KH").warning,
            "Si Ana también muestra corazones pierdes K♥. Bastarían otros corazones: 6♥.");
  visit.plays("p1 contest 6H");
  EXPECT_EQ(ShownTo(visit, 0).choice("prove 2H 4H").warning, "");

  const AtTable four("players=2 objective=monarchic",
                     "rabbits p0 QC p1 KC\nhand p0 KS QD JH QH\npending hex\npending surplus p0");
  EXPECT_EQ(ShownTo(four, 0).choice("give up QH").warning, "");
  EXPECT_EQ(
      ShownTo(four, 0).choice("give up KS").warning,
      "This gives up K♠: you would no longer hold three royals that win. You can give another "
      "one back.");
}

TEST(Warnings, AreNotForThoseWhoOnlyWatch) {
  const AtTable t = at_queen();
  const ShownTo watching(t.setup(), t.match().state(), Seat::nobody);
  EXPECT_TRUE(watching.choices().empty());
  EXPECT_EQ(watching.warning({"pay KH"}), "");
  EXPECT_EQ(watching.reached({"pay KH"}), "nothing to reach");
}

// --- what cards reach ----------------------------------------------------------------------------

TEST(Amounts, AreToldOfPaymentsThatDoNotSuffice) {
  const AtTable t = at_queen();
  const ShownTo shown(t, 0);
  EXPECT_EQ(shown.reached({"pay 4H"}), "4 of 10");
  EXPECT_EQ(shown.reached({"pay 4H 6H"}), "10 of 10");
  EXPECT_EQ(shown.reached({"pay"}), "0 of 10");
  EXPECT_EQ(shown.reached({"pay 4H 2C"}), "4 of 10") << "clubs do not count";
  EXPECT_TRUE(shown.preview({"pay 4H"}).refused);
  const AtTable before("players=2 objective=monarchic", kTrio);
  EXPECT_EQ(ShownTo(before, 0).reached({"acquire", "pay 6H"}), "6 of 10");
  EXPECT_EQ(ShownTo(before, 0).reached({"acquire"}), "nothing to reach");
}

// Somebody changes the first of two payments: the second one stays in sight.
TEST(Amounts, AreToldOfPaymentsAfterOneThatDoesNotSuffice) {
  // With no joker to be had, some places are two payments away.
  const AtTable t("players=2",
                  "dice 1 1\nrabbits p0 QD p1 KC\nhand p0 2S 2H 2C 3S 3C 4H 4C\nhand p1 red black");
  int found = 0;
  for (const Choice& choice : ShownTo(t, 0).choices()) {
    const auto whole = ShownTo(t, 0).preview(choice.steps);
    if (choice.steps.empty() || whole.payments.size() < 2) continue;
    ++found;
    std::vector<std::string> steps = choice.steps;
    steps[static_cast<std::size_t>(whole.payments[0].step)] = "pay";
    const auto seen = ShownTo(t, 0).preview(steps);
    EXPECT_TRUE(seen.refused) << choice.notation;
    ASSERT_EQ(seen.payments.size(), whole.payments.size()) << choice.notation;
    EXPECT_EQ(seen.payments[0].worth, 0);
    EXPECT_EQ(seen.payments[1].worth, whole.payments[1].worth);
    EXPECT_EQ(seen.payments[1].step, whole.payments[1].step);
  }
  EXPECT_GT(found, 0);
}

TEST(Amounts, CountCapitalAces) {
  AtTable t("players=2 capital_aces=on", "rabbits p0 QH p1 KC\nhand p0 AH 2H 9H");
  t.plays("p0 acquire");
  EXPECT_EQ(ShownTo(t, 0).reached({"pay AH"}), "11 of 10");
  AtTable laid("players=2 capital_aces=on additional_capital=any",
               "rabbits p0 QH p1 KC\nhand p0 2H 9H\ncapital p0 AC");
  laid.plays("p0 acquire");
  EXPECT_EQ(ShownTo(laid, 0).reached({"pay 9H"}), "9 of 9") << "the ace adds one";
}

TEST(Amounts, AreToldOfVettingsFightsTradesAndFlights) {
  AtTable visit("players=2", "rabbits p0 citadel p1 KC\nhand p0 2H 4H\nhand p1 KH 2C 6H 3H");
  visit.plays("p0 walk 1");
  EXPECT_EQ(ShownTo(visit, 1).reached({"contest 3H"}), "3 of 6");
  visit.plays("p1 contest 6H");
  EXPECT_EQ(ShownTo(visit, 0).reached({"prove 4H"}), "4 of 6");

  AtTable fight("players=2", "rabbits p0 QC p1 QC\nhand p0 7S 9S\nhand p1 5S 6S 2H");
  fight.plays("p0 attack p1\np0 spades 7S");
  EXPECT_EQ(ShownTo(fight, 1).reached({"spades 5S"}), "5 of 8");
  fight.plays("p1 spades 5S +");
  EXPECT_EQ(ShownTo(fight, 1).reached({"spades 6S"}), "11 of 8");
  fight.plays("p1 spades 6S");
  EXPECT_EQ(ShownTo(fight, 0).reached({"spades 9S"}), "16 of 12");

  AtTable gift("players=2 diamonds_boost=on", "rabbits p0 QC p1 QC\nhand p0 2S 4S 3D\nhand p1 6D");
  gift.plays("p0 propose p1 6 S for 6\np1 accept");
  EXPECT_EQ(ShownTo(gift, 0).reached({"hand over 4S 3D"}), "4 of 6");

  AtTable plaza("players=2", "rabbits p0 JH p1 KC\nhand p0 2D 3D\nspent 5H");
  EXPECT_EQ(ShownTo(plaza, 0).reached({"buy 5H", "pay 3D"}), "3 of 5");

  const AtTable flight("players=2",
                       "dice 4 5\nrabbits p0 KS p1 KC\nhand p0 6C 2S 3S\nknown p0 6C\nclub 6C\n"
                       "pending hex\npending shortfall 3");
  EXPECT_EQ(ShownTo(flight, 0).reached({"pay 2S"}), "2 of 3");

  const AtTable open("players=2 hearts_boost=displayed",
                     "rabbits p0 JC p1 KC\nhand p0 4H 5H\nclosing\npending display");
  EXPECT_EQ(ShownTo(open, 0).reached({"lay out 5H"}), "5 of 6");
}

}  // namespace
}  // namespace warren::jack_rabbits
