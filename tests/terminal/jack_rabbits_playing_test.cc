// Jack Rabbits at the terminal: by keys, by numbers, by notation, and whole journeys at once.
#include <csignal>
#include <filesystem>

#include "tests/terminal/jack_rabbits_table.h"

namespace warren::terminal_test {
namespace {

using JackRabbitsPlaying = JackRabbitsTable;

TEST_F(JackRabbitsPlaying, AGameIsWonByKeysAndItsLogReplays) {
  Player player(folder, from("Ana=human,random", 2, kNearTheEnd));
  ASSERT_TRUE(player.sees("Ana: where to from J♦?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("1 acquire J♦ for 10 in ♦"));
  EXPECT_TRUE(player.screen().shows("Q♣ ▾①")) << "her carrot lies there";
  player.press("\t" + kEnter);  // from the board to the list, and the first of it
  ASSERT_TRUE(player.sees("pay 10 in ♦ for J♦ (not done yet; Esc: back) ›"))
      << player.screen().text();
  EXPECT_TRUE(player.screen().shows("▸1 pay 4♦ 6♦, worth 10")) << "royals are paid with last";
  EXPECT_TRUE(player.screen().shows("2 pay Q♦ (gives up Q♦)"));
  player.press(kEnter);
  for (int i = 0; i < 12 && !player.screen().shows("where to from J♦?"); ++i) {
    player.settle();
    if (player.screen().shows("lottery")) player.enter("pass");
  }
  ASSERT_TRUE(player.sees("where to from J♦?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("J♦0▾①")) << player.screen().text();
  player.press("\t" + kDown + kDown + kDown);  // to the fourth of the list
  ASSERT_TRUE(player.sees("▸ 4 walk by exit 3 to the Citadel")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("[0Cit1")) << "the board shows where that leads";
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Player 1 wins the game.")) << player.screen().text();
  EXPECT_TRUE(player.sees("Winner: ① Ana")) << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Won by: ① Ana"));
  EXPECT_TRUE(player.screen().shows("any three royals"));
  EXPECT_TRUE(player.screen().shows("Q♣ J♦ Q♦")) << player.screen().text();
  player.press("s");
  ASSERT_TRUE(player.sees("Save the log as"));
  player.press("\x15" + (folder / "whole.log") + kEnter);
  EXPECT_EQ(player.end(), 0);
  EXPECT_FALSE(player.screen().overflowed());
  EXPECT_EQ(player.screen().unknown(), "");
  EXPECT_FALSE(std::filesystem::exists(folder / "jack-rabbits.log")) << "a finished game is kept";

  Player replay(folder, {"replay", folder / "whole.log"});
  EXPECT_EQ(replay.end(), 0) << replay.screen().text();
}

TEST_F(JackRabbitsPlaying, ManyTurnsByKeysAgainstBotsShowNoHiddenCard) {
  Player player(folder, sit());
  ASSERT_TRUE(player.sees(kAsked)) << player.screen().text();
  std::set<std::string> hidden;
  for (int i = 0; i < 70 && !player.screen().shows("The game is over"); ++i) {
    if (player.screen().shows("Tab: list")) player.press("\t");
    player.press(i % 5 == 3 ? kDown + kDown + kEnter : i % 5 == 1 ? kDown + kEnter : kEnter);
    player.settle();
    EXPECT_EQ(betrayed_to(0, player), "") << player.screen().text();
    hidden.merge(hidden_from(contents(folder / "jack-rabbits.log"), 0));
  }
  EXPECT_GT(hidden.size(), 5U) << "the other hand was never secret";
  EXPECT_FALSE(player.screen().overflowed());
}

TEST_F(JackRabbitsPlaying, WhereEachExitLeadsIsToldAndTyped) {
  Player player(folder, from("human,random", 2, "rabbits p0 JD p1 KC\nhand p0 4C\n"));
  ASSERT_TRUE(player.sees("where to from J♦?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("walk by exit 0 off the board"));
  EXPECT_TRUE(player.screen().shows("walk by exit 2 to K♥ or off"));
  EXPECT_TRUE(player.screen().shows("walk by exit 3 to the Citadel"));
  EXPECT_TRUE(player.screen().shows("go to K♥, free"));
  EXPECT_TRUE(player.screen().shows("step by exit 4 to a wood"));
  player.enter("why walk 5");
  ASSERT_TRUE(player.sees("No road leads out by side 5. (rules: Journey)"))
      << player.screen().text();
  player.enter("why acquire");
  ASSERT_TRUE(player.sees("Paying)")) << player.screen().text();
  player.enter("step 4");
  ASSERT_TRUE(player.sees("on a wood: which way?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("❶")) << "the rabbit is on the road";
  EXPECT_TRUE(player.screen().shows("road"));
  player.enter("undo");
  ASSERT_TRUE(player.sees("where to from J♦?")) << player.screen().text();
  EXPECT_FALSE(player.screen().shows("takes that back")) << "nothing was done yet";
  player.enter("step 4");
  ASSERT_TRUE(player.sees("on a wood: which way? (not done yet")) << player.screen().text();
  player.press("\x1b");
  ASSERT_TRUE(player.sees("where to from J♦?")) << player.screen().text();
}

TEST_F(JackRabbitsPlaying, AWholeJourneyIsOneChoice) {
  Player player(folder, from("human,random", 2, "rabbits p0 JD p1 KC\nhand p0 7S\n"));
  ASSERT_TRUE(player.sees("where to from J♦?")) << player.screen().text();
  ASSERT_TRUE(player.sees("+ travel, all in one, to…")) << player.screen().text();
  player.enter("go js");
  ASSERT_TRUE(player.sees("what do you do at J♠?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Player 1 pays 7♠")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("no cards"));
}

TEST_F(JackRabbitsPlaying, ALongListIsFoldedAndOpens) {
  Player player(folder, from("human,random", 2,
                             "dice 2 3\nrabbits p0 JD p1 KC\nhand p0 5S 3C\ncrossed 50\n"
                             "pending hex\npending road 50\n"));
  ASSERT_TRUE(player.sees("on a crossing: which way?")) << player.screen().text();
  ASSERT_TRUE(player.sees("+ a horse for 5 in ♠♦ to… (13)")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("+ a boat for 5 in ♠♦ to…"));
  EXPECT_FALSE(player.screen().shows("a horse to Q♠"));
  player.press("\t" + kDown + kDown + kDown + kEnter);
  ASSERT_TRUE(player.sees("▸15 a horse to the Citadel for")) << player.screen().text();
  EXPECT_FALSE(player.screen().shows("walk by side"));
  player.press(kEscape);
  ASSERT_TRUE(player.sees("walk by side 2 to K♥")) << player.screen().text();
  player.enter("horse QS");
  ASSERT_TRUE(player.sees("pay 5 in ♠ or ♦ for a horse to Q♠")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("pay 5♠"));
}

TEST_F(JackRabbitsPlaying, EveryOtherQuestionIsAskedInWords) {
  struct Case {
    const char* position;
    const char* question;
    const char* offer;
  };
  for (const Case& at :
       {Case{"rabbits p0 KS\nhand p0 6C\npending hex\npending start\n",
             "show a club and fly, or roll?", "show 6♣ and fly"},
        {"dice 4 5\nrabbits p0 KS\nhand p0 6C 3S\nknown p0 6C\nclub 6C\npending hex\n"
         "pending shortfall 3\n",
         "the club is 3 short: pay 3 in ♠, or fall?", "pay 3♠"},
        {"dice 2 3\nrabbits p0 KS\nhand p0 6C\nknown p0 6C\nclub 6C\npending hex\n"
         "pending landing\n",
         "fly to which tower?", "land on K♦"},
        {"rabbits p0 JH\nhand p0 10D\nspent 4H 5H\nlaid 2H\npending hex\npending goods\n",
         "what else do you buy?", "buy 4♥"},
        {"rabbits p0 QC\nhand p0 2S 3S 4S 5S 6S 7S 8S 9S 10S 10D\npending hex\n"
         "pending discard p0\n",
         "choose 1 card to discard (hand limit 9)", "discard 10♠"},
        {"rabbits p0 QC\nhand p0 KS KD KH KC\npending hex\npending surplus p0\n",
         "four royals: which goes back?", "give K♠ back to the court"},
        {"rabbits p0 underground\n", "where to from the Underground?", "up by cave 0, walk to K♦"},
        {"rabbits p0 QD\nhand p0 red\n", "where to from Q♦?", "ride the red joker to… (13)"}}) {
    std::filesystem::remove(folder / "jack-rabbits.log");
    Player player(folder, from("human,random", 2, std::string(at.position) + "hand p1 AC\n"));
    EXPECT_TRUE(player.sees(std::string("you: ") + at.question)) << at.question << "\n"
                                                                 << player.screen().text();
    EXPECT_TRUE(player.sees(at.offer)) << at.offer << "\n" << player.screen().text();
    EXPECT_FALSE(player.screen().overflowed());
  }
}

TEST_F(JackRabbitsPlaying, HintAndNumbersMeanTheSameOffers) {
  Player player(folder, sit());
  ASSERT_TRUE(player.sees(kAsked));
  player.enter("hint");
  ASSERT_TRUE(player.sees("would do: ")) << player.screen().text();
  const std::string text = player.screen().text();
  const std::size_t at = text.find("(number ");
  ASSERT_NE(at, std::string::npos);
  const int number = std::atoi(text.c_str() + at + 8);
  EXPECT_TRUE(player.screen().shows("▸" + std::to_string(number))) << text;
}

TEST_F(JackRabbitsPlaying, AKilledGameGoesOn) {
  {
    Player player(folder, sit());
    ASSERT_TRUE(player.sees("lottery")) << player.screen().text();
    player.enter("pass");
    ASSERT_TRUE(player.sees("where to from the Citadel?")) << player.screen().text();
    player.signal(SIGKILL);
    EXPECT_EQ(player.end(), 128 + SIGKILL);
  }
  Player player(folder, sit());
  ASSERT_TRUE(player.sees("A game of Jack Rabbits waits for you")) << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("where to from the Citadel?")) << player.screen().text();
}

}  // namespace
}  // namespace warren::terminal_test
