// Positions of the Frontier that cannot be, and what its lists hold.
#include "tests/frontier/at_table.h"

namespace warren::jack_rabbits {
namespace {

// Why a position cannot be; "" if it can.
std::string impossible(std::string_view position) {
  const FrontierTable t("players=2");
  Frontier::State state;
  const Problem problem = Frontier::read(t.setup(), position, state);
  EXPECT_FALSE(problem) << problem.say(Lang::en) << "\n" << position;
  return std::string(Frontier::broken(t.setup(), state));
}

TEST(Impossible, TokensStandOnTheirTiles) {
  EXPECT_EQ(impossible("hand p0 2C\ntoken E 46\ntoken N 6"), "");
  for (const std::string tile : {"6", "1", "74"}) {
    EXPECT_EQ(impossible("hand p0 2C\ntoken E " + tile), "a guard on no triangle") << tile;
  }
  for (const std::string tile : {"46", "1", "74"})
    EXPECT_EQ(impossible("hand p0 2C\ntoken N " + tile), "a beast on no rhombus") << tile;
  EXPECT_EQ(impossible("hand p0 2C\ntoken T 6"), "torches lie nowhere");
  EXPECT_EQ(impossible("hand p0 2C\ntoken O 6"), "horseshoes lie nowhere");
}
TEST(Impossible, OnlyAcornsAreHeaped) {
  EXPECT_EQ(impossible("hand p0 2C\nheap 4N 6N"), "");
  EXPECT_EQ(impossible("hand p0 2C\nheap 5N 6N"), "a load that cannot be");
  EXPECT_EQ(impossible("hand p0 2C\nheap KN"), "a load that cannot be");
  EXPECT_EQ(impossible("hand p0 2C\nheap 2T"), "torches lie nowhere");
  EXPECT_EQ(impossible("hand p0 2C\nheap 2E"), "shields lie nowhere");
  EXPECT_EQ(impossible("hand p0 2C\nheap 2O"), "horseshoes lie nowhere");
}
TEST(Impossible, OnlyWhatCountsIsRemembered) {
  EXPECT_EQ(impossible("hand p0 2C\nused T 16\nused E 4\nused N 2"), "");
  EXPECT_EQ(impossible("hand p0 2C\nused T 1"), "torches lie nowhere");
  EXPECT_EQ(impossible("hand p0 2C\nused E 1"), "shields lie nowhere");
  EXPECT_EQ(impossible("hand p0 2C\nused O 1"), "horseshoes lie nowhere");
  EXPECT_EQ(impossible("hand p0 2C\nused N 1"), "acorns did what they cannot");
}
TEST(Impossible, SealsAreOfShieldsAndARoyalWhereTheRabbitIs) {
  const std::string of_p1 = "rabbits p0 JD p1 JC\nhand p1 5E 9E KS KH 2C\n";
  const auto sealed = [&](std::string_view cards, std::string_view memory) {
    return impossible(of_p1 + "known p1 5E 9E 2C\nlaid-out p1 " + std::string(cards) +
                      "\nmemory E 0 0 0 0 " + std::string(memory) + " 0 0 0 0 0 0 0 0 0 0");
  };
  EXPECT_EQ(sealed("5E", "3 0"), "");
  EXPECT_EQ(sealed("5E KS", "3 4"), "");
  const std::string cannot = "a seal that cannot be";
  EXPECT_EQ(sealed("5E 9E", "3 0"), cannot) << "worth more than twelve";
  EXPECT_EQ(sealed("5E KS KH", "3 4"), cannot) << "two royals";
  EXPECT_EQ(sealed("KS", "3 4"), cannot) << "no shield";
  EXPECT_EQ(sealed("5E 2C", "3 0"), cannot) << "another suit";
  EXPECT_EQ(sealed("5E", "12 0"), cannot) << "another hex";
  EXPECT_EQ(sealed("5E", "3 4"), cannot) << "a royal's hex without the royal";
  EXPECT_EQ(sealed("5E KS", "3 0"), cannot) << "a royal without its hex";
  EXPECT_EQ(impossible("rabbits p0 JC p1 JD\nhand p0 5E\n" + seal_of(0, "JC", "5E")), cannot)
      << "in one's own turn it has been taken back";
}
TEST(Impossible, QuestionsOfTorchesAreOfTheTurnsPlayer) {
  const std::string below =
      "rabbits p0 underground p1 JC\nhand p0 9T\nhand p1 2C\n"
      "pending hex travelled\n";
  const std::string cannot = "a question of torches that cannot be";
  EXPECT_EQ(impossible(below + "pending power p0 T gate"), "");
  EXPECT_EQ(impossible(below + "pending power p1 T gate"), cannot);
  EXPECT_EQ(impossible(below + "pending power p0 T gate\npending power p0 T transfer at 200\n"
                               "pending pay p0 7 in T for power T"),
            cannot);
}

// Lists hold loads of one or two acorns; more can be laid as well.
TEST(ListedLoads, AreOfOneOrTwoAcorns) {
  FrontierTable t("players=2",
                  "rabbits p0 underground\nhand p0 2N 3N 4N\n"
                  "pending power p0 N question\nclosing");
  const auto sight = Frontier::sight(t.match().state(), seat_of(0));
  const auto listed = [&](std::string_view text) {
    Frontier::Action action;
    EXPECT_FALSE(Frontier::read(t.setup(), text, action));
    EXPECT_FALSE(Frontier::refusal(t.setup(), sight, action)) << text;
    return Frontier::listed(t.setup(), sight, action);
  };
  EXPECT_TRUE(listed("power N load 2N"));
  EXPECT_TRUE(listed("power N load 2N 4N"));
  EXPECT_FALSE(listed("power N load 2N 3N 4N"));
  EXPECT_TRUE(listed("power N pass"));
}

}  // namespace
}  // namespace warren::jack_rabbits
