// The laws of every game (tests/laws) with each option of rules 6: what a seat sees, what is
// offered and refused, what can be written, what a log replays to.
#include "tests/jack_rabbits/option_tables.h"
#include "tests/laws/laws.h"

namespace warren::jack_rabbits {
namespace {

// Royals in hands, rabbits together on a tower, hearts and clubs and something to buy: whatever an
// option changes is a few actions away.
constexpr std::string_view kRich =
    "rabbits p0 KS p1 KS\n"
    "hand p0 KS QD 9C 7H 6S 5D\n"
    "hand p1 QS KH JD 8S AH 10D\n"
    "spent 2S 3S AC 4C 2H AD 6D\n"
    "pending hex\npending start";

void check_options(const std::string& settings, std::uint64_t games, laws::Report& report) {
  const auto table = open_table(settings);
  ASSERT_TRUE(table);
  State<4> start;
  const Problem problem = JackRabbits::read(*table, kRich, start);
  ASSERT_FALSE(problem) << problem.say(Lang::en);
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    laws::check_game<JackRabbits>(*table, seed, {.cap = 25, .moves = 5}, report, start);
}

void expect_holds(const laws::Report& report, int differing) {
  EXPECT_TRUE(report.holds()) << report.violations();
  EXPECT_GE(report.all_pairs().differing, differing);
}

TEST(OptionLaws, HoldWithEachOption) {
  for (const std::string_view option : kEachOption) {
    SCOPED_TRACE(option);
    laws::Report report;
    check_options("players=2 " + std::string(option), 6, report);
    check_options("players=3 " + std::string(option), 3, report);
    expect_holds(report, 100);
  }
}

TEST(OptionLaws, HoldWithTightSuits) {
  for (const std::string_view suits : kTightSuits) {
    SCOPED_TRACE(suits);
    laws::Report report;
    const auto table = open_table(tight(suits), tight_box(suits));
    ASSERT_TRUE(table);
    laws::check_game<JackRabbits>(*table, 1, {.cap = 120, .moves = 5}, report);
    expect_holds(report, 100);
  }
}

TEST(OptionLaws, HoldWithManyOptionsAtOnce) {
  for (const std::string values : {" ambivalent_aces=on", " patriarchal_values=on"}) {
    for (const std::string boost : {" hearts_boost=carrot", " hearts_boost=palace"}) {
      SCOPED_TRACE(values + boost);
      laws::Report report;
      check_options("players=3" + std::string(kManyOptions) + values + boost, 6, report);
      expect_holds(report, 100);
    }
  }
}

TEST(SlowOptionLaws, HoldWithEachOption) {
  for (const std::string_view option : kEachOption) {
    for (const std::string players : {"players=2 ", "players=3 ", "players=4 "}) {
      SCOPED_TRACE(players + std::string(option));
      laws::Report report;
      check_options(players + std::string(option), 60, report);
      expect_holds(report, 1000);
    }
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
