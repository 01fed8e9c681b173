// Boards built by the players, from the command line.
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace warren {
namespace {

TEST(BuildingCommand, RecordsALogOfBothStagesThatReplays) {
  const Folder folder;
  for (const char* how : {"strict", "free", "freestyle"}) {
    const auto recorded = warren_says(std::string("record jack-rabbits --players 3 --bots greedy "
                                                  "--option board=built --option building=") +
                                      how + " --seed 4");
    ASSERT_EQ(recorded.code, 0) << recorded.err;
    EXPECT_NE(recorded.out.find("\noption board=built\n"), std::string::npos);
    EXPECT_NE(recorded.out.find(" place "), std::string::npos);
    EXPECT_NE(recorded.out.find("chance dice "), std::string::npos) << "then the race";
    const auto replayed = warren_says("replay " + folder.write("built.log", recorded.out));
    EXPECT_EQ(replayed.code, 0) << replayed.err;
    EXPECT_NE(replayed.out.find("result  over"), std::string::npos) << replayed.out;
  }
}

TEST(BuildingCommand, SimulatesABoardForEachGame) {
  const auto spoken =
      warren_says("simulate jack-rabbits --option board=built --games 4 --bots greedy --json");
  ASSERT_EQ(spoken.code, 0) << spoken.err;
  EXPECT_EQ(json_value(spoken.out, "games"), "4");
  EXPECT_EQ(json_value(spoken.out, "unfinished"), "0");
  const auto capped = warren_says(
      "simulate jack-rabbits --option board=built --games 4 --bots random --cap 20 --json");
  EXPECT_EQ(json_value(capped.out, "unfinished"), "4") << "a board that is not finished";
}

TEST(BuildingCommand, WhatTheRaceRefusesIsRefusedBeforeBuilding) {
  for (const char* command : {"simulate", "record", "play"}) {
    const auto spoken = warren_says(std::string(command) +
                                    " jack-rabbits --option board=built --option "
                                    "tight_suits=on --option objective=diverse");
    EXPECT_EQ(spoken.code, 2) << command;
    EXPECT_EQ(spoken.error_lines(), 1) << spoken.err;
  }
}

}  // namespace
}  // namespace warren
