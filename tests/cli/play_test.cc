#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace warren {
namespace {

std::string repeated(std::string_view line, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += line;
  return out;
}

TEST(PlayCommand, ANumberPicksAnOffer) {
  const auto spoken = warren_says("play rabbihop --seed 3", repeated("1\n", 3));
  EXPECT_EQ(spoken.code, 0) << spoken.err;
  EXPECT_EQ(spoken.err, "");
  EXPECT_NE(spoken.out.find("   1 jump"), std::string::npos) << spoken.out;
  EXPECT_NE(spoken.out.find("The game ends here"), std::string::npos) << spoken.out;
}

TEST(PlayCommand, EndsPolitelyWithoutInputAndOnQ) {
  for (const char* input : {"", "q\n", "1"}) {
    const auto spoken = warren_says("play rabbihop --seed 3", input);
    EXPECT_EQ(spoken.code, 0);
    EXPECT_NE(spoken.out.find("The game ends here"), std::string::npos) << spoken.out;
  }
}

TEST(PlayCommand, PlaysAWholeGameAndKeepsItsLog) {
  const Folder folder;
  const auto spoken =
      warren_says(Arguments{"play", "rabbihop", "--seed", "3", "--bots", "you", "--players", "2",
                            "--option", "deck_size=3", "--log", folder.at("a.log")},
                  repeated("1\n", 3000));
  EXPECT_EQ(spoken.code, 0) << spoken.err;
  EXPECT_NE(spoken.out.find("over after"), std::string::npos)
      << spoken.out.substr(spoken.out.size() - 500);
  const auto replayed = warren_says(Arguments{"replay", "--json", folder.at("a.log")});
  EXPECT_EQ(replayed.code, 0) << replayed.err;
  EXPECT_EQ(json_value(replayed.out, "over"), "true");
}

TEST(PlayCommand, WhatCannotBeDoneIsExplainedAndAskedAgain) {
  const auto spoken =
      warren_says("play rabbihop --seed 3 --lang es", "999\nvolar\nundo\n-1\n\n\x01\xff\n");
  EXPECT_EQ(spoken.code, 0);
  EXPECT_EQ(spoken.err, "");
  EXPECT_NE(spoken.out.find("La partida acaba aquí"), std::string::npos) << spoken.out;
}

TEST(PlayCommand, AnActionCanBeTakenBack) {
  const auto spoken = warren_says("play rabbihop --seed 3 --log /dev/stdout", "1\nundo\nq\n");
  EXPECT_NE(spoken.out.find("p0 undo"), std::string::npos) << spoken.out;
}

TEST(PlayCommand, WithoutASeedNoTwoGamesAreTheSame) {
  EXPECT_NE(warren_says("play rabbihop").out, warren_says("play rabbihop").out);
  EXPECT_EQ(warren_says("play rabbihop --seed 1").out, warren_says("play rabbihop --seed 1").out);
}

}  // namespace
}  // namespace warren
