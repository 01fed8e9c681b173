#include "tests/laws/laws.h"
#include "tests/toy/toy.h"

namespace warren {
namespace {

using toy::Toy;

WARREN_LAWS(Toy, .games = 20, .option_sets = 400);

// The secrets of every kind of decision were tried, not only of the most frequent one.
TEST(ToyLaws, PairsDifferAtEveryDecision) {
  const laws::Report report = laws::check_laws<Toy>({.option_sets = 0});
  for (const auto* kind : {"deal", "turn", "draw", "steal", "swap", "feast"}) {
    ASSERT_TRUE(report.pairs.contains(kind)) << kind;
    EXPECT_GT(report.pairs.at(kind).differing, 100) << kind;
  }
}

}  // namespace
}  // namespace warren
