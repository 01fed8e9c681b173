#include "games/jack_rabbits/jack_rabbits.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using jack_rabbits::JackRabbits;

WARREN_LAWS(JackRabbits, .games = 1, .option_sets = 6, .cap = 300, .moves = 6, .some_end = false);

// Pairs of states that a seat cannot tell apart, and that really differ, for every kind of
// question. Before the deal nothing is hidden that could differ, and after the end nothing is
// asked.
void expect_every_kind_of_question(const laws::Report& report) {
  for (int kind = 1; kind < jack_rabbits::kFrameKinds; ++kind) {
    const auto frame = static_cast<jack_rabbits::FrameKind>(kind);
    const bool of_expansions =
        frame == jack_rabbits::FrameKind::rescue || frame == jack_rabbits::FrameKind::power;
    if (frame == jack_rabbits::FrameKind::lots || of_expansions) continue;
    const auto found = report.pairs.find(jack_rabbits::name_of(frame));
    ASSERT_NE(found, report.pairs.end()) << jack_rabbits::name_of(frame);
    EXPECT_GT(found->second.differing, 0) << jack_rabbits::name_of(frame);
  }
}

// Random players seldom come to hold a fourth royal: here it is one action away.
void check_fourth_royals(laws::Report& report) {
  const auto opened = JackRabbits::open(OptionSet(JackRabbits::option_table()), 1);
  ASSERT_TRUE(opened.table);
  JackRabbits::State start;
  const Problem problem = JackRabbits::read(*opened.table,
                                            "rabbits p0 JH p1 JH\n"
                                            "hand p0 JC QC KC 10H 9S 8S\n"
                                            "hand p1 JS QS KS 10D AS\n",
                                            start);
  ASSERT_FALSE(problem) << problem.say(Lang::en);
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    laws::check_game<JackRabbits>(*opened.table, seed, {.cap = 12}, report, start);
}

TEST(Laws, JackRabbitsOnEveryObjectiveAndNumberOfPlayers) {
  laws::Report report;
  const laws::Effort effort{.cap = 400, .moves = 6};
  std::uint64_t seed = 100;
  for (int objective = 0; objective < jack_rabbits::kObjectives; ++objective) {
    for (int players = 2; players <= jack_rabbits::kSeats; ++players) {
      OptionSet options(JackRabbits::option_table());
      options.set_at(options.table().find("objective"), objective);
      options.set_at(options.table().find("players"), players);
      const auto table = laws::check_open<JackRabbits>(options, JackRabbits::kNewestRules, report);
      ASSERT_TRUE(table);
      laws::check_game<JackRabbits>(*table, ++seed, effort, report);
    }
  }
  check_fourth_royals(report);
  std::cout << report.counts() << "\n";
  EXPECT_TRUE(report.holds()) << report.violations();
  EXPECT_GE(report.all_pairs().differing, 100000);
  expect_every_kind_of_question(report);
}

}  // namespace
}  // namespace warren
