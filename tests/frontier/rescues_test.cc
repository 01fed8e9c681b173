// Expansions, "Rescues", as far as the Frontier has any: the summons.
#include "tests/frontier/at_table.h"

namespace warren::jack_rabbits {
namespace {

// It is asked of whoever holds a card, whether or not they could.
TEST(Rescues, AreAskedOfWhoeverHoldsACard) {
  FrontierTable t("players=2", "rabbits p0 JC\nhand p0 8S");
  t.plays("p0 walk 4");
  EXPECT_EQ(t.offers(), "leave");
  t.refused("p0 power T summon", "cannot-pay");
  FrontierTable bare("players=2", "rabbits p0 JC\nhand p1 9T");
  bare.plays("p0 walk 4");
  EXPECT_EQ(bare.happened(), "went-off closed turn-began");
}
// Whoever would go off-board, by whatever cause: a beaten attacker, a failed flight, a failed
// vetting, a beast.
TEST(Rescues, AreForEveryCause) {
  const auto saved = [](std::string_view position, std::string_view lines, std::string_view why) {
    FrontierTable t("players=2", position);
    t.plays(lines);
    EXPECT_EQ(t.asked(), "p0 rescue p0 " + std::string(why));
    t.plays("p0 power T summon\np0 pay 9T");
    EXPECT_EQ(t.place(0), "underground") << why;
    EXPECT_EQ(t.asked(), "chance draw p0 increment 1") << why;
  };
  saved("rabbits p0 JD p1 JD\nhand p0 5S 9T\nhand p1 6S",
        "p0 attack p1\np0 spades 5S\np1 spades 6S\np0 give in", "lost-fight");
  saved("rabbits p0 KC\nhand p0 2C 9T\nclub 2C\npending hex\npending shortfall 5", "p0 fall",
        "fell");
  saved("rabbits p0 QH p1 KC\nhand p0 9T\nhand p1 6H\npending hex travelled\npending vet p1",
        "p1 contest 6H\np0 leave", "failed-vetting");
  saved("rabbits p0 JD\nhand p0 9T\ntoken N 6", "p0 walk 3\np0 power N flee", "chased");
}
// Declined, one goes off.
TEST(Rescues, MayBeDeclined) {
  FrontierTable t("players=2", "rabbits p0 JC\nhand p0 8T");
  t.plays("p0 walk 4\np0 leave");
  EXPECT_EQ(t.told(), "endangered p0 walked\nwent-off p0 walked\nclosed p0\n");
  EXPECT_EQ(t.place(0), "off");
  EXPECT_EQ(t.hand(0), "8T");
}
// Summons rescues only on your own turn: a beaten defender goes.
TEST(Rescues, BySummonsAreForOnesOwnTurn) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JD\nhand p0 5S\nhand p1 9T 9E");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in");
  EXPECT_EQ(t.happened(), "attacked played gave-in went-off");
}
// … silence tells nothing; a declined rescue tells nothing: all that others see is the same.
TEST(Rescues, DeclinedTellNothing) {
  const auto seen = [](std::string_view hand) {
    FrontierTable t("players=2", "rabbits p0 JC\nhand p0 " + std::string(hand));
    t.plays("p0 walk 4");
    std::string out = t.view(1) + t.told();
    t.plays("p0 leave");
    return out + t.view(1) + t.told();
  };
  EXPECT_EQ(seen("9T"), seen("2C"));
}
// One question for a seat; public facts decide: no power off the turn, none twice, none without its
// suit.
TEST(Rescues, AreAskedWherePublicFactsAllowThem) {
  FrontierTable used("players=2", "rabbits p0 JC\nhand p0 9T\nused T 16");
  used.plays("p0 walk 4");
  EXPECT_EQ(used.place(0), "off");
  FrontierTable none("players=2 suits=CSEN", "rabbits p0 KE\nhand p0 9C", "random");
  none.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(none.setup().hooks.saves.size(), 0);
  FrontierTable intro("players=2 powers=off", "rabbits p0 JC\nhand p0 9T");
  intro.plays("p0 walk 4");
  EXPECT_EQ(intro.place(0), "off");
}
// Where the base rules say that the turn ends because a rabbit goes off-board, that holds only for
// one that really goes: the saved one gets its increment.
TEST(Rescues, LeaveTheIncrementToWhoIsSaved) {
  FrontierTable t("players=2", "rabbits p0 JC\nhand p0 9T 2C");
  t.plays("p0 walk 4\np0 power T summon\np0 pay 9T\nchance draw p0 5C");
  EXPECT_EQ(t.hand(0), "2C 5C");
  EXPECT_EQ(t.place(0), "underground");
}
// Being rescued is no arrival: no transfer is asked for, and the journey is over.
TEST(Rescues, AreNoArrivals) {
  FrontierTable t("players=2", "rabbits p0 JC\nhand p0 9T 8T\ncrossed 12\n" + on_road(130));
  t.plays("p0 trail 2\np0 pay 8T\np0 power T summon\np0 pay 9T");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1");
  EXPECT_THAT(t.position(), Not(HasSubstr("crossed")));
}
// A journey that began off-board walks back to the Underground (torches_test.cc); one that goes off
// again is asked again.
TEST(Rescues, AreForJourneysThatBeganOffBoardToo) {
  FrontierTable t("players=2", "rabbits p0 off\nhand p0 9T 8T 7T");
  t.plays("p0 power T transfer at 7\np0 pay 9T\np0 walk 2");
  EXPECT_EQ(t.place(0), "JC");
}
// A beaten rabbit is rescued first, then robbed; a beaten attacker is robbed of nothing.
TEST(Rescues, OfABeatenAttackerCostNothingElse) {
  FrontierTable t("players=2", "rabbits p0 JD p1 JD\nhand p0 5S 9T 2C\nhand p1 6S");
  t.plays("p0 attack p1\np0 spades 5S\np1 spades 6S\np0 give in\np0 power T summon\np0 pay 9T");
  EXPECT_EQ(t.hand(0), "2C");
  EXPECT_EQ(t.place(1), "JD");
}

}  // namespace
}  // namespace warren::jack_rabbits
