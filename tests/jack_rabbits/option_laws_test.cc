// The laws of every game (tests/laws) with each option of rules 6: what a seat sees, what is
// offered and refused, what can be written, what a log replays to.
#include "tests/jack_rabbits/option_setups.h"
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
// The same with aces to spend, and one that lies before its player.
constexpr std::string_view kWithAces =
    "rabbits p0 KS p1 KS\n"
    "hand p0 KS QD 9C 7H AS 5D\n"
    "hand p1 QS KH JD 8S AH 10D\n"
    "capital p0 AC\n"
    "spent 2S 3S 6S 4C 2H AD 6D\n"
    "pending hex\npending start";
// With hands over their limits.
constexpr std::string_view kTooRich =
    "rabbits p0 KS p1 KS\n"
    "hand p0 KS QD 9C 7H 6S 5D red 8D 3H 2D 9S\n"
    "hand p1 QS KH JD 8S AH 10D 3C 5C 6C 7C\n"
    "spent 2S 3S AC 4C 2H AD 6D\n"
    "pending hex\npending start";
// With hearts laid out where p0 is about to come.
constexpr std::string_view kLaidOut =
    "rabbits p0 citadel p1 KS\n"
    "hand p0 QD 9C 7H 6S 5D 8S\n"
    "hand p1 QS KH JD 2H 6H 10D\n"
    "known p1 KH 6H\ndisplayed p1 KH 6H\n"
    "spent 2S 3S AC 4C AH AD 6D";

std::string_view rich_for(std::string_view settings) {
  const auto has = [&](std::string_view name) {
    return settings.find(name) != std::string_view::npos;
  };
  if (has("limit=called")) return kTooRich;
  if (has("displayed")) return kLaidOut;
  return has("capital_aces") ? kWithAces : kRich;
}

void check_options(const std::string& settings, std::uint64_t games, laws::Report& report) {
  const auto setup = open_setup(settings);
  ASSERT_TRUE(setup);
  State<4> start;
  const Problem problem = JackRabbits::read(*setup, rich_for(settings), start);
  ASSERT_FALSE(problem) << problem.say(Lang::en);
  ASSERT_EQ(JackRabbits::broken(*setup, start), "") << settings;
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    laws::check_game<JackRabbits>(*setup, seed, {.cap = 25, .moves = 5}, report, start);
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
    const auto setup = open_setup(tight(suits), tight_box(suits));
    ASSERT_TRUE(setup);
    laws::check_game<JackRabbits>(*setup, 1, {.cap = 120, .moves = 5}, report);
    expect_holds(report, 100);
  }
}

TEST(OptionLaws, HoldWithManyOptionsAtOnce) {
  for (const std::string_view values : kAceOptions) {
    for (const std::string boost :
         {" hearts_boost=carrot", " hearts_boost=palace", " hearts_boost=displayed"}) {
      for (const std::string& others : {std::string(), std::string(kSocialOptions)}) {
        const std::string settings =
            "players=3" + std::string(kManyOptions) + others + std::string(values) + boost;
        SCOPED_TRACE(settings);
        laws::Report report;
        check_options(settings, 3, report);
        expect_holds(report, 30);
      }
    }
  }
}

// There are no secrets while exploring.
TEST(OptionLaws, HoldWhileExploring) {
  const auto setup = open_setup("explore=on players=3");
  ASSERT_TRUE(setup);
  laws::Report report;
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    laws::check_game<JackRabbits>(*setup, seed, {.cap = 60, .moves = 5}, report);
  expect_holds(report, 0);
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
