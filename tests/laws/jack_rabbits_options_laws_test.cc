// The laws over 2,000 option sets of Jack Rabbits drawn at random, from positions in which much can
// happen: rabbits that meet, full hands, royals and jokers.
#include "games/jack_rabbits/jack_rabbits.h"
#include "tests/laws/jack_rabbits_busy.h"
#include "tests/laws/jack_rabbits_questions.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using jack_rabbits::JackRabbits;

constexpr int kOptionSets = 2000;

void check_one(const OptionSet& options, int rules, std::uint64_t seed, laws::Report& report) {
  const auto setup = laws::check_open<JackRabbits>(options, rules, report);
  if (!setup) return;  // an objective that its suits cannot meet
  Rng rng(seed);
  JackRabbits::State start;
  const Problem problem = JackRabbits::read(*setup, laws::busy_position(*setup, rng), start);
  ASSERT_FALSE(problem) << problem.say(Lang::en);
  laws::check_game<JackRabbits>(*setup, seed, {.cap = 10, .moves = 5}, report, start);
}

// Several first aces in one payment are rare: a purchase that asks for them.
void check_first_aces(laws::Report& report) {
  OptionSet options(JackRabbits::option_menu());
  ASSERT_FALSE(options.set("capital_aces=on"));
  ASSERT_FALSE(options.set("additional_capital=suit"));
  const auto setup = laws::check_open<JackRabbits>(options, JackRabbits::kNewestRules, report);
  ASSERT_TRUE(setup);
  JackRabbits::State start;
  const Problem problem =
      JackRabbits::read(*setup,
                        "rabbits p0 JD p1 KS\nhand p0 AC AS AH AD 2C\nhand p1 5S 6H 7D\nspent 4D\n"
                        "laid 3D 9D\npending hex\npending pay p0 12 in CSHD for goods JD\n",
                        start);
  ASSERT_FALSE(problem) << problem.say(Lang::en);
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    laws::check_game<JackRabbits>(*setup, seed, {.cap = 6, .moves = 5}, report, start);
}

TEST(Laws, JackRabbitsOverTwoThousandOptionSets) {
  laws::Report report;
  Rng rng(2026);
  for (std::uint64_t seed = 1; seed <= kOptionSets && !report.enough(); ++seed) {
    OptionSet options = laws::options_at_random(rng);
    JackRabbits::resolve(options, rng);
    const int rules = 1 + static_cast<int>(seed % JackRabbits::kNewestRules);
    check_one(options, rules, seed, report);
  }
  check_first_aces(report);
  std::cout << report.counts() << "\n";
  EXPECT_TRUE(report.holds()) << report.violations();
  EXPECT_EQ(report.option_sets, kOptionSets + 1);
  EXPECT_LT(report.refused_sets, kOptionSets / 20);
  using enum jack_rabbits::FrameKind;
  laws::expect_every_question(report, {rescue, power});
}

}  // namespace
}  // namespace warren
