#include "core/rng.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <vector>

namespace warren {
namespace {

// Fixed, so that a compiler or platform that computes others is found here and not in a replay.
TEST(Rng, GivesTheSameNumbersOnEveryPlatform) {
  Rng rng(1);
  EXPECT_EQ(rng.next(), 0x7a386d4e94ee5c4bULL);
  EXPECT_EQ(rng.next(), 0xf9178f9dad2bf362ULL);
  EXPECT_EQ(rng.next(), 0x86c534023dc45c8cULL);
  Rng other(1, 1);
  EXPECT_EQ(other.next(), 0x1a9ad1bc703888bcULL);
  EXPECT_EQ(other.next(), 0x439f41d7f2f5bfc1ULL);

  Rng dice(42);
  std::vector<std::uint32_t> rolls;
  for (int i = 0; i < 12; ++i) rolls.push_back(dice.below(6));
  EXPECT_EQ(rolls, (std::vector<std::uint32_t>{0, 3, 4, 1, 0, 3, 5, 2, 3, 0, 1, 0}));
  EXPECT_EQ(dice.below(4'000'000'000U), 1'235'716'129U);
}

TEST(Rng, MixesAsSplitmix64) {
  EXPECT_EQ(mix64(0), 0xe220a8397b1dcdafULL);  // its published first number for seed 0
}

TEST(Rng, IsReadyWhenCompiling) {
  constexpr std::uint64_t first = [] {
    Rng rng(1);
    return rng.next();
  }();
  EXPECT_EQ(first, 0x7a386d4e94ee5c4bULL);
}

TEST(Rng, BelowStaysBelow) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed, std::uint32_t n) {
    RC_PRE(n > 0);
    Rng rng(seed);
    for (int i = 0; i < 50; ++i) RC_ASSERT(rng.below(n) < n);
  }));
}

TEST(Rng, BelowOneIsZero) {
  Rng rng(7);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(rng.below(1), 0U);
}

// Three in four of the numbers of 32 bits: a plain remainder or product would give some cases twice
// the weight of others. Chi-squared with 11 degrees of freedom is below 40 in all but 1 of 30,000.
TEST(Rng, BelowIsUniform) {
  for (const std::uint32_t n : {12U, 3'221'225'472U}) {
    Rng rng(n);
    std::vector<double> seen(12);
    constexpr int kDraws = 240'000;
    for (int i = 0; i < kDraws; ++i) ++seen[rng.below(n) / (n / 12)];
    double chi_squared = 0;
    for (const double count : seen) {
      const double off = count - kDraws / 12.0;
      chi_squared += off * off / (kDraws / 12.0);
    }
    EXPECT_LT(chi_squared, 40) << n;
    EXPECT_GT(chi_squared, 1) << n << " is too even to be random";
  }
}

TEST(Rng, StreamsOfOneSeedDiffer) {
  Rng a(5, 0), b(5, 1), c(6, 0);
  int equal = 0;
  for (int i = 0; i < 100; ++i) {
    const auto x = a.next(), y = b.next(), z = c.next();
    equal += (x == y) + (x == z) + (y == z);
  }
  EXPECT_EQ(equal, 0);
}

}  // namespace
}  // namespace warren
