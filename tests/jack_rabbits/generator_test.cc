// Generated boards: what every one of them promises.
#include "games/jack_rabbits/board/generator.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/rng.h"
#include "games/jack_rabbits/board/merits.h"
#include "games/jack_rabbits/board/sample.h"

namespace warren::jack_rabbits {
namespace {

void expect_good_board(std::uint64_t seed, const GeneratorOptions& options) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  Board board;
  ASSERT_TRUE(generate(seed, options, board));

  std::vector<TileKind> laid;
  for (const Placed& tile : board.tiles()) laid.push_back(tile.kind);
  auto wanted = tiles_in_play(options.suits);
  std::sort(wanted.begin(), wanted.end());
  std::sort(laid.begin(), laid.end());
  EXPECT_EQ(laid, wanted);

  EXPECT_TRUE(findings(board, false).empty());
  const RoadNet net(board);
  EXPECT_GE(net.land().islands, 1);
  EXPECT_LE(net.land().islands, kMostIslands);
  EXPECT_GE(net.land().ports.size(), 8U);
  EXPECT_LE(net.land().ports.size(), 18U);
  const auto journeys = journeys_from_citadel(net);
  for (const int hex : net.hexes()) {
    EXPECT_GE(journeys[static_cast<std::size_t>(hex)], 0) << name_of(net.kind(hex));
    EXPECT_LE(journeys[static_cast<std::size_t>(hex)], 5) << name_of(net.kind(hex));
  }
}

TEST(Generator, KeepsEveryPromiseForAHundredSeeds) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) expect_good_board(seed, {});
}

TEST(Generator, BuildsForTwoAndThreeSuitsToo) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    expect_good_board(seed, {.suits = {Suit::spades, Suit::hearts}});
    expect_good_board(seed, {.suits = {Suit::clubs, Suit::spades, Suit::diamonds}});
  }
}

TEST(Generator, MakesAsManyIslandsAsAskedFor) {
  for (int islands = 1; islands <= kMostIslands; ++islands) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      Board board;
      ASSERT_TRUE(generate(seed, {.islands = islands}, board));
      EXPECT_EQ(geography(board).islands, islands);
    }
  }
}

TEST(Generator, GivesTheSameBoardForTheSameSeedAndAnotherForAnother) {
  Board one;
  Board again;
  Board other;
  ASSERT_TRUE(generate(7, {}, one));
  ASSERT_TRUE(generate(7, {}, again));
  ASSERT_TRUE(generate(8, {}, other));
  EXPECT_EQ(one.tiles(), again.tiles());
  EXPECT_NE(one.tiles(), other.tiles());
}

// Links name boards by their seeds.
TEST(Generator, StillGivesTheBoardsOfClassicSuitsThatItGaveBeforeThereWereMore) {
  const auto sum_of = [](const GeneratorOptions& options) {
    std::uint64_t sum = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Board board;
      EXPECT_TRUE(generate(seed, options, board));
      for (const Placed& tile : board.tiles()) {
        for (const int number : {static_cast<int>(tile.kind), tile.at.a + 64, tile.at.b + 64,
                                 static_cast<int>(tile.pose)})
          sum = mix64(sum ^ static_cast<std::uint64_t>(number));
      }
    }
    return sum;
  };
  EXPECT_EQ(sum_of({}), 11005047167399526324U);
  EXPECT_EQ(sum_of({.islands = 3}), 14105208573185625143U);
  EXPECT_EQ(sum_of({.suits = {Suit::spades, Suit::hearts}}), 17794023662948364474U);
  EXPECT_EQ(sum_of({.suits = {Suit::clubs, Suit::spades, Suit::diamonds}}), 10630946222735191681U);
}

TEST(Generator, IsAboutAsCompactAsTheSample) {
  const Looks sample = looks(sample_board());
  const double sample_area = sample.width * sample.height;
  double area = 0;
  double gaps = 0;
  constexpr int kBoards = 60;
  for (std::uint64_t seed = 0; seed < kBoards; ++seed) {
    Board board;
    ASSERT_TRUE(generate(seed, {}, board));
    const Looks here = looks(board);
    area += here.width * here.height;
    gaps += here.gaps;
  }
  EXPECT_LT(area / kBoards, 1.25 * sample_area);
  EXPECT_LT(gaps / kBoards, 3.0 * sample.gaps);
}

TEST(Fairness, IsZeroOnlyIfSuitsAndTitlesLieEquallyFar) {
  const Fairness fair = fairness(RoadNet(sample_board()));
  // By hand from the sample board: journeys to K, Q, J are 5 4 3 (clubs), 1 2 2 (spades), 2 1 2
  // (hearts) and 3 2 1 (diamonds).
  EXPECT_EQ(fair.by_suit[0], 400);
  EXPECT_EQ(fair.by_suit[1], 166);
  EXPECT_EQ(fair.by_suit[2], 166);
  EXPECT_EQ(fair.by_suit[3], 200);
  EXPECT_EQ(fair.by_title, (std::array<int, 3>{275, 225, 200}));
  EXPECT_EQ(fair.unevenness, (400 - 166) + (275 - 200));
}

TEST(Fairness, SearchFindsTheMostEvenOfItsSeeds) {
  const std::uint64_t best = fairest(100, 12, {});
  Board board;
  ASSERT_TRUE(generate(best, {}, board));
  const int least = fairness(RoadNet(board)).unevenness;
  for (std::uint64_t seed = 100; seed < 112; ++seed) {
    ASSERT_TRUE(generate(seed, {}, board));
    EXPECT_GE(fairness(RoadNet(board)).unevenness, least) << seed;
  }
}

TEST(SlowGenerator, NoSeedInTenThousandFails) {
  for (std::uint64_t seed = 0; seed < 10000; ++seed) expect_good_board(seed, {});
}

}  // namespace
}  // namespace warren::jack_rabbits
