// Several people at one keyboard: whoever looks sees their own hand and nobody else's.
#include "tests/terminal/jack_rabbits_table.h"

namespace warren::terminal_test {
namespace {

using JackRabbitsSecrets = JackRabbitsTable;

// On the screen between two people there is no card at all.
bool empty_table(const Player& player) {
  const std::string text = player.screen().text();
  return cards_in(text).empty() && text.find("Hand") == std::string::npos;
}

// Until the screen is no longer what it was.
void answer_and_wait(Player& player, std::string_view answer) {
  player.settle();
  const std::string before = player.screen().text();
  player.enter(answer);
  for (int i = 0; i < 200 && player.screen().text() == before; ++i) player.settle();
}

TEST_F(JackRabbitsSecrets, CardsOnAScreenAreFound) {
  EXPECT_EQ(cards_in(" Hand ♣3 7° 10  ♥K°"), (std::set<std::string>{"3C", "7C", "10C", "KH"}));
  EXPECT_EQ(cards_in("pays 7♣ 3♠, then ♦–"), (std::set<std::string>{"7C", "3S"}));
  EXPECT_EQ(cards_in("walk for 10 in ♠♦"), (std::set<std::string>{}));
  EXPECT_EQ(betrayed("② Luis 3 Q♥ (♠9)", {"9S", "2C"}), "9S ");
}

TEST_F(JackRabbitsSecrets, HandsAreHiddenBetweenTwoPeople) {
  Player player(folder, sit({"--seats", "Ana=human,Luis=human"}));
  ASSERT_TRUE(player.sees("Pass the keyboard to ❶ Ana")) << player.screen().text();
  EXPECT_TRUE(empty_table(player)) << player.screen().text();
  player.press(kEnter);
  int viewer = 0;
  int handed = 0;
  for (int i = 0; i < 60 && handed < 6; ++i) {
    player.settle();
    if (player.screen().shows("Pass the keyboard to")) {
      EXPECT_TRUE(empty_table(player)) << player.screen().text();
      viewer = player.screen().shows("❷ Luis") ? 1 : 0;
      ++handed;
      player.press(kEnter);
    }
    const char* name = viewer == 0 ? "❶ Ana: " : "❷ Luis: ";
    EXPECT_TRUE(player.sees(name)) << player.screen().text();
    EXPECT_TRUE(player.sees("Hand")) << player.screen().text();
    EXPECT_EQ(betrayed_to(viewer, player), "") << player.screen().text();
    player.enter("log");  // what happened, as this seat may know it
    EXPECT_TRUE(player.sees("What happened")) << player.screen().text();
    player.settle();
    EXPECT_EQ(betrayed_to(viewer, player), "") << player.screen().text();
    player.press(kEnter);
    EXPECT_TRUE(player.sees(name)) << player.screen().text();
    answer_and_wait(player, "1");
  }
  EXPECT_EQ(handed, 6);
}

TEST_F(JackRabbitsSecrets, TwoPeopleAnswerAVisitOneAfterTheOther) {
  Player player(folder, from("Ana=human,Luis=human,Eva=human", 3,
                             "rabbits p0 QH p1 KS p2 underground\nhand p0 8H 2C\n"
                             "hand p1 6H 2H 4H 7C\nhand p2 10H 10D\npending hex travelled\n"
                             "pending vet p1,p2\n"));
  ASSERT_TRUE(player.sees("Pass the keyboard to ❷ Luis")) << player.screen().text();
  EXPECT_TRUE(empty_table(player));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Luis: contest the visit of ① Ana to Q♥?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("② ③ may contest the visit to Q♥"));
  EXPECT_TRUE(player.screen().shows("contest, with 2♥ 4♥"));
  EXPECT_EQ(betrayed_to(1, player), "");
  player.enter("contest 6H");
  ASSERT_TRUE(player.sees("Pass the keyboard to ❸ Eva")) << player.screen().text();
  EXPECT_TRUE(empty_table(player));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Eva: contest the visit")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Player 2 has answered.")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("③ may contest the visit to Q♥"));
  EXPECT_FALSE(player.screen().shows("② ③ may"));
  EXPECT_EQ(betrayed_to(2, player), "") << "a sealed answer is open" << player.screen().text();
  player.enter("allow");
  ASSERT_TRUE(player.sees("Pass the keyboard to ❶ Ana"));
  EXPECT_TRUE(empty_table(player));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("② Luis contests with 6♥: show hearts worth 6?"))
      << player.screen().text();
  EXPECT_EQ(betrayed_to(0, player), "");
  player.enter("prove 8H");
  ASSERT_TRUE(player.sees("what do you do at Q♥?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Off the board ②")) << player.screen().text();
}

TEST_F(JackRabbitsSecrets, AFightAndWhatIsStolen) {
  Player player(folder, from("Ana=human,Luis=human", 2,
                             "rabbits p0 QC p1 QC\nhand p0 5S 6S 9D\nhand p1 7S 3C\n"));
  ASSERT_TRUE(player.sees("Pass the keyboard to ❶ Ana"));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("attack ② Luis")) << player.screen().text();
  player.enter("attack p1");
  ASSERT_TRUE(player.sees("attack with which spades?")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("play 5♠ (makes 5)"));
  EXPECT_TRUE(player.screen().shows("play 5♠ and another (makes 5)"));
  player.enter("spades 5S");
  ASSERT_TRUE(player.sees("Pass the keyboard to ❷ Luis"));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Luis: more than 5 in ♠, or give in: all your spades make 7"))
      << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Fight: ① 5, ② 0"));
  EXPECT_EQ(betrayed_to(1, player), "");
  player.enter("spades 7S");
  ASSERT_TRUE(player.sees("Pass the keyboard to ❶ Ana"));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("more than 7 in ♠, or give in: all your spades make 11"))
      << player.screen().text();
  EXPECT_TRUE(player.screen().shows("play 6♠ (makes 11)"));
  player.enter("1");
  ASSERT_TRUE(player.sees("Pass the keyboard to ❷ Luis"));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("give in: you go off the board,")) << player.screen().text();
  player.enter("give in");
  ASSERT_TRUE(player.sees("Pass the keyboard to ❶ Ana"));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("steals 3♣ from player 2")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("Off the board ②"));
}

TEST_F(JackRabbitsSecrets, WhatOneSeatAloneKnowsIsInBrackets) {
  const std::string position =
      "rabbits p0 JH p1 KS\nhand p0 10D\nhand p1 9S 2C 4C\nknown p1 4C\nseen p0 of p1 9S\n";
  Player player(folder, from("Ana=human,Luis=human", 2, position));
  ASSERT_TRUE(player.sees("Pass the keyboard to ❶ Ana"));
  player.press(kEnter);
  ASSERT_TRUE(player.sees("♣4 (♠9)")) << player.screen().text();
  EXPECT_EQ(betrayed_to(0, player), "");
  player.enter("end");
  ASSERT_TRUE(player.sees("Pass the keyboard to ❷ Luis")) << player.screen().text();
  player.press(kEnter);
  ASSERT_TRUE(player.sees("Luis: ")) << player.screen().text();
  EXPECT_TRUE(player.screen().shows("♣2 4°")) << "Luis sees that all know of the four";
  EXPECT_FALSE(player.screen().shows("(♠9)"));
}

TEST_F(JackRabbitsSecrets, LineByLineToo) {
  Player player(folder, from("Ana=human,Luis=human", 2,
                             "rabbits p0 QC p1 JH\nhand p0 5S 9D\nhand p1 7S 3C\n", {"--plain"}));
  ASSERT_TRUE(player.sees("Pass the keyboard to Ana")) << player.screen().text();
  player.press("\n");
  ASSERT_TRUE(player.sees("hand p0 5S 9D")) << player.screen().text();
  EXPECT_FALSE(player.screen().escapes_seen());
  player.press("end\n");
  ASSERT_TRUE(player.sees("Pass the keyboard to Luis")) << player.screen().text();
  EXPECT_FALSE(player.screen().shows("5S")) << player.screen().text();
  player.press("\n");
  ASSERT_TRUE(player.sees("hand p1 3C 7S")) << player.screen().text();
  EXPECT_FALSE(player.screen().shows("9D")) << player.screen().text();
}

}  // namespace
}  // namespace warren::terminal_test
