#include "games/jack_rabbits/jack_rabbits.h"
#include "tests/laws/jack_rabbits_questions.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using jack_rabbits::JackRabbits;

WARREN_LAWS(JackRabbits, .games = 1, .option_sets = 6, .cap = 300, .moves = 6, .some_end = false);

// Random players seldom come to hold a fourth royal: here it is one action away.
void check_fourth_royals(laws::Report& report) {
  const auto opened = JackRabbits::open(OptionSet(JackRabbits::option_menu()), 1);
  ASSERT_TRUE(opened.setup);
  JackRabbits::State start;
  const Problem problem = JackRabbits::read(*opened.setup,
                                            "rabbits p0 JH p1 JH\n"
                                            "hand p0 JC QC KC 10H 9S 8S\n"
                                            "hand p1 JS QS KS 10D AS\n",
                                            start);
  ASSERT_FALSE(problem) << problem.say(Lang::en);
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    laws::check_game<JackRabbits>(*opened.setup, seed, {.cap = 12}, report, start);
}

TEST(Laws, JackRabbitsOnEveryObjectiveAndNumberOfPlayers) {
  laws::Report report;
  const laws::Effort effort{.cap = 400, .moves = 6};
  std::uint64_t seed = 100;
  for (int objective = 0; objective < jack_rabbits::kObjectives; ++objective) {
    for (int players = 2; players <= jack_rabbits::kSeats; ++players) {
      OptionSet options(JackRabbits::option_menu());
      options.set_at(options.menu().find("objective"), objective);
      options.set_at(options.menu().find("players"), players);
      const auto setup = laws::check_open<JackRabbits>(options, JackRabbits::kNewestRules, report);
      ASSERT_TRUE(setup);
      laws::check_game<JackRabbits>(*setup, ++seed, effort, report);
    }
  }
  check_fourth_royals(report);
  std::cout << report.counts() << "\n";
  EXPECT_TRUE(report.holds()) << report.violations();
  EXPECT_GE(report.all_pairs().differing, 100000);
  using enum jack_rabbits::FrameKind;
  laws::expect_every_question(report, {rescue, power, display, seize, trade, swap, capital});
}

}  // namespace
}  // namespace warren
