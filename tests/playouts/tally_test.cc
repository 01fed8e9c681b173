#include "lab/playouts/tally.h"

#include <gtest/gtest.h>

namespace warren {
namespace {

// Values of the textbook formula, worked out by hand with z = 1.959964.
TEST(Wilson, GivesTheKnownIntervals) {
  EXPECT_NEAR(wilson(50, 100).low, 0.4038, 0.00005);
  EXPECT_NEAR(wilson(50, 100).high, 0.5962, 0.00005);
  EXPECT_NEAR(wilson(1, 10).low, 0.0179, 0.00005);
  EXPECT_NEAR(wilson(1, 10).high, 0.4042, 0.00005);
  EXPECT_NEAR(wilson(950, 1000).low, 0.9347, 0.00005);
  EXPECT_NEAR(wilson(950, 1000).high, 0.9619, 0.00005);
}

TEST(Wilson, StaysBetweenNoneAndAll) {
  EXPECT_DOUBLE_EQ(wilson(0, 10).low, 0);
  EXPECT_NEAR(wilson(0, 10).high, 0.2775, 0.00005);
  EXPECT_NEAR(wilson(10, 10).low, 0.7225, 0.00005);
  EXPECT_DOUBLE_EQ(wilson(10, 10).high, 1);
  EXPECT_DOUBLE_EQ(wilson(0, 0).low, 0);
  EXPECT_DOUBLE_EQ(wilson(0, 0).high, 1);
}

Result won_by(SeatSet winners) {
  Result result;
  result.over = true;
  result.winners = winners;
  result.scores = {5, 3, 5};
  result.turns = 12;
  return result;
}

TEST(Tally, ASharedWinIsAWinForEachAndIsDividedInShares) {
  Tally tally;
  const PlayoutCount count{10, 5, 2, true};
  tally.add_game(0, 3, BotOfSeat{0, 1, 1}, count, won_by(SeatSet(0b101)), 99);
  EXPECT_EQ(tally.shared, 1U);
  EXPECT_EQ(tally.of_seat(0).wins, 1U);
  EXPECT_EQ(tally.of_seat(1).wins, 0U);
  EXPECT_EQ(tally.of_seat(2).wins, 1U);
  EXPECT_EQ(tally.of_seat(0).shares, static_cast<std::uint64_t>(kWholeWin / 2));
  EXPECT_EQ(tally.of_bot(0).games, 1U);
  EXPECT_EQ(tally.of_bot(1).games, 2U);
  EXPECT_EQ(tally.of_bot(1).wins, 1U);
  EXPECT_EQ(tally.of_bot(1).score, 8);
  EXPECT_EQ(tally.turns, 12);
}

TEST(Tally, AnUnfinishedGameIsCountedAndWonByNobody) {
  Tally tally;
  tally.add_game(0, 3, BotOfSeat{}, {10, 5, 2, false}, won_by(SeatSet(0b001)), 99);
  EXPECT_EQ(tally.games, 1U);
  EXPECT_EQ(tally.finished, 0U);
  EXPECT_EQ(tally.of_seat(0).games, 1U);
  EXPECT_EQ(tally.of_seat(0).wins, 0U);
  EXPECT_EQ(tally.turns, 12);
}

TEST(Tally, SharesAreExactForEveryNumberOfWinners) {
  for (int winners = 1; winners <= kMaxSeats; ++winners) EXPECT_EQ(kWholeWin % winners, 0);
}

TEST(Tally, TheSignatureNoticesEveryPart) {
  const auto sign = [](std::uint64_t game, const PlayoutCount& count, std::uint64_t digest) {
    Tally tally;
    tally.add_game(game, 2, BotOfSeat{}, count, {}, digest);
    return tally.signature;
  };
  const auto plain = sign(1, {10, 5, 2, true}, 99);
  EXPECT_EQ(plain, sign(1, {10, 5, 2, true}, 99));
  EXPECT_NE(plain, sign(2, {10, 5, 2, true}, 99));
  EXPECT_NE(plain, sign(1, {11, 5, 2, true}, 99));
  EXPECT_NE(plain, sign(1, {10, 6, 2, true}, 99));
  EXPECT_NE(plain, sign(1, {10, 5, 3, true}, 99));
  EXPECT_NE(plain, sign(1, {10, 5, 2, false}, 99));
  EXPECT_NE(plain, sign(1, {10, 5, 2, true}, 98));
}

}  // namespace
}  // namespace warren
