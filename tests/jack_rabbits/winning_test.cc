// Rules, "Winning".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// Who stands on the Citadel on their own turn with three royals that fulfil the objective wins.
TEST(Winning, StandingOnTheCitadelWithThreeRoyalsWins) {
  AtTable t("players=2", "rabbits p0 QH\nhand p0 JC QS KH");
  t.plays("p0 walk 5");
  EXPECT_EQ(t.place(0), "citadel");
  EXPECT_EQ(t.winner(), "p0");
  EXPECT_TRUE(t.over());
}

// Fewer than three royals, or three that miss the objective, do not win.
TEST(Winning, ThreeRoyalsThatMissTheObjectiveDoNotWin) {
  AtTable two("players=2", "rabbits p0 QH\nhand p0 JC QS 10H");
  two.plays("p0 walk 5");
  EXPECT_EQ(two.place(0), "citadel");
  EXPECT_FALSE(two.over());
  EXPECT_EQ(two.asked(), "p0 hex travelled");
  AtTable mixed("players=2 objective=tribal", "rabbits p0 QH\nhand p0 JC QC KS");
  mixed.plays("p0 walk 5");
  EXPECT_EQ(mixed.asked(), "p0 hex travelled");
  mixed.plays("p0 end\nchance draw p0 2C");
  EXPECT_FALSE(mixed.over());
}

// Three royals win nowhere but on the Citadel.
TEST(Winning, ThreeRoyalsWinNowhereElse) {
  AtTable plaza("players=2",
                "rabbits p0 QH\nhand p0 JC QS KH\ncrossed 57\npending hex\n"
                "pending road 57");
  plaza.plays("p0 walk 0");
  EXPECT_EQ(plaza.place(0), "JD");
  EXPECT_EQ(plaza.asked(), "p0 hex travelled");
  AtTable below("players=2", "rabbits p0 JH\nhand p0 JC QS KH");
  below.plays("p0 walk 3\np0 down");
  EXPECT_EQ(below.place(0), "underground");
  EXPECT_EQ(below.asked(), "p0 hex travelled");
  below.plays("p0 end\nchance draw p0 2C");
  EXPECT_FALSE(below.over());
}

// p1 waits on the Citadel with three royals; p0 has no more to do than to end its turn.
constexpr std::string_view kWaiting = "rabbits p0 JD\nhand p0 2C\nhand p1 JC QS KH";

// It is checked at the start of a turn, before anything else.
TEST(Winning, IsCheckedAtTheStartOfATurn) {
  AtTable t("players=2", kWaiting);
  t.plays("p0 end\nchance draw p0 3C");
  EXPECT_EQ(t.happened(), "ended drew turn-began won");
  EXPECT_EQ(t.winner(), "p1");
}

// Only on one's own turn.
TEST(Winning, NobodyWinsOnTheTurnOfAnother) {
  AtTable t("players=2", kWaiting);
  EXPECT_FALSE(t.over());
  t.plays("p0 walk 3");
  EXPECT_EQ(t.place(0), "citadel");
  EXPECT_EQ(t.asked(), "p0 hex travelled");
  EXPECT_FALSE(t.over());
}

// It is checked on arrival, by whatever means.
TEST(Winning, IsCheckedOnArrivalByWhateverMeans) {
  AtTable road("players=2", "rabbits p0 QH\nhand p0 JC QS KH");
  road.plays("p0 walk 5");
  EXPECT_EQ(road.happened(), "stepped stepped arrived won");
  AtTable horse("players=2", "rabbits p0 QH\nhand p0 JC QS KH 7D");
  horse.plays("p0 walk 4\np0 horse citadel\np0 pay 7D");
  EXPECT_EQ(horse.happened(), "stepped intended paid arrived won");
  AtTable joker("players=2", "rabbits p0 QH\nhand p0 JC QS KH red");
  joker.plays("p0 release red citadel");
  EXPECT_EQ(joker.happened(), "joker-released arrived won");
  for (const AtTable* t : {&road, &horse, &joker}) EXPECT_EQ(t->winner(), "p0");
}

// It is checked after any action there.
TEST(Winning, IsCheckedAfterAnActionOnTheCitadel) {
  AtTable t("players=2", "hand p0 JC QS 5S\nhand p1 KH");
  t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 KH");
  EXPECT_EQ(t.winner(), "p0");
  EXPECT_EQ(t.happened().substr(t.happened().find("stole")), "stole won") << "no increment";
}

// A fourth royal stolen on the Citadel is settled first; what is kept then counts.
TEST(Winning, AFourthRoyalIsSettledBeforeTheCheck) {
  const auto stolen = [] {
    AtTable t("players=2 objective=tribal", "hand p0 JC QC KS 5S\nhand p1 KC");
    t.plays("p0 attack p1\np0 spades 5S\np1 give in\nchance steal p0 from p1 KC");
    EXPECT_FALSE(t.over());
    EXPECT_EQ(t.asked(), "p0 surplus p0");
    return t;
  };
  AtTable fits = stolen();
  fits.plays("p0 give up KS");
  EXPECT_EQ(fits.winner(), "p0");
  AtTable fails = stolen();
  fails.plays("p0 give up KC");
  EXPECT_FALSE(fails.over());
  EXPECT_EQ(fails.asked(), "chance draw p0 increment 1");
}

// The first to do it wins alone, and the game is over.
TEST(Winning, EndsTheGame) {
  AtTable t("players=2", "rabbits p0 QH p1 citadel\nhand p0 JC QS KH\nhand p1 JD QD KD");
  t.plays("p0 walk 5");
  EXPECT_TRUE(t.result().over);
  EXPECT_EQ(t.result().winners, SeatSet().with(seat_of(0)));
  EXPECT_EQ(t.asked(), "over");
  EXPECT_TRUE(t.match().asked().nobody());
  for (const auto* line : {"p0 end", "p0 walk 0", "p1 end", "p1 roll"})
    t.refused(line, "game-over");
  t.refused("chance dice 1 1", "chance-not-asked");
}

}  // namespace
}  // namespace warren::jack_rabbits
