// The laws over random selections of the suits there are, with random options, from positions in
// which much can happen: rabbits that meet, full hands, tokens on the roads, seals, a load.
#include "tests/frontier/board.h"
#include "tests/frontier/frontier.h"
#include "tests/laws/jack_rabbits_busy.h"
#include "tests/laws/jack_rabbits_questions.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using jack_rabbits::Frontier;
using jack_rabbits::Suit;
using jack_rabbits::SuitMask;

// At least as many suits as players, classic or new, and at least one new one.
OptionSet selection_at_random(Rng& rng) {
  for (;;) {
    OptionSet options = laws::options_at_random(rng);
    const int count = 2 + static_cast<int>(rng.below(7));
    SuitMask suits = 0;
    while (std::popcount(suits) < count) suits = static_cast<SuitMask>(suits | 1U << rng.below(8));
    std::string letters;
    jack_rabbits::each_suit(suits, [&](Suit suit) { letters += jack_rabbits::info(suit).letter; });
    const bool fits = !options.set("tight_suits=off") && !options.set("board=random") &&
                      !options.set("suits", letters) && !options.conflict();
    if (fits && (suits & ~jack_rabbits::kClassicSuits) != 0) return options;
  }
}

void check_one(const OptionSet& options, std::uint64_t seed, laws::Report& report) {
  const auto setup = laws::check_open<Frontier>(options, Frontier::kNewestRules, report);
  ASSERT_TRUE(setup);
  Rng rng(seed);
  Frontier::State start;
  const std::string position = laws::busy_frontier(*setup, rng);
  const Problem problem = Frontier::read(*setup, position, start);
  ASSERT_FALSE(problem) << problem.say(Lang::en) << "\n" << position;
  laws::check_game<Frontier>(*setup, seed, {.cap = 8, .moves = 4}, report, start);
}

// Questions that powers seldom come to: positions right before them, on the board of the tests.
constexpr std::array<std::string_view, 12> kBeforeQuestions = {
    // the gate, the beast, its own tile, the guard's own tile
    "rabbits p0 JO p1 KC\nhand p0 9T 8T 2C\nhand p1 5S 6H 7E",
    "rabbits p0 JD p1 KC\nhand p0 9N 8T 2C\nhand p1 5S 6H 7E\ntoken N 6\npending hex\npending road "
    "14\n"
    "pending power p0 N question",
    "rabbits p0 JC p1 KC\nhand p0 9N 2C 3H\nhand p1 5S 6H 7E\ntoken N 6\npending hex\npending road "
    "12\n"
    "pending power p0 N bolt",
    "rabbits p0 JD p1 KC\nhand p0 9E 2C 3H\nhand p1 5S 6H 7E\ntoken E 46\npending hex\n"
    "pending road 103\npending power p0 E gift",
    "rabbits p0 QT p1 KC\nhand p0 9E 2C 3H\nhand p1 5S 6H 7E\ntoken E 21\npending hex\n"
    "pending road 57\npending power p0 E gift",
    // the end of a turn
    "rabbits p0 JD p1 KC\nhand p0 9E 2E 3H KS\nhand p1 5S 6H 7E\nclosing\n"
    "pending power p0 N question\npending power p0 E protect",
    "rabbits p0 JD p1 KC\nhand p0 9N 2N 3H\nhand p1 5S 6H 7E\nheap 3N\nclosing\n"
    "pending power p0 N question",
    // rescues, and fire
    "rabbits p0 JC p1 off\nhand p0 9T 8T 2C\nhand p1 5S 6H 7E\npending rescue p0 walked",
    "rabbits p0 JC p1 JC p2 JC\nhand p0 9T 8T 7T 2C\nhand p1 5S KH\nhand p2 9E 6S",
    // seals to break, a thief before them
    "rabbits p0 JD p1 JC\nhand p0 9E 8E 9O red 7D\nhand p1 5E KS 5S\nknown p1 5E\nlaid-out p1 5E "
    "KS\n"
    "memory E 0 0 0 0 3 4 0 0 0 0 0 0 0 0 0 0\npending hex\npending road 103",
    "rabbits p0 JC p1 JC\nhand p0 9S 8T 2C\nhand p1 5E KS 5S\nknown p1 5E\nlaid-out p1 5E KS\n"
    "memory E 0 0 0 0 3 4 0 0 0 0 0 0 0 0 0 0",
    "rabbits p0 KC p1 KE\nhand p0 9E 8C 2C 4C\nhand p1 5E KT 5S\nknown p1 5E\nlaid-out p1 5E KT\n"
    "memory E 0 0 0 0 16 13 0 0 0 0 0 0 0 0 0 0\npending hex\npending start",
};
void check_questions(laws::Report& report) {
  for (const std::string_view position : kBeforeQuestions) {
    OptionSet options(Frontier::option_menu());
    ASSERT_FALSE(options.set("suits=frontier"));
    ASSERT_FALSE(options.set("players=3"));
    ASSERT_FALSE(options.set("board", jack_rabbits::kFrontierBoard));
    const auto setup = laws::check_open<Frontier>(options, Frontier::kNewestRules, report);
    ASSERT_TRUE(setup);
    Frontier::State start;
    const Problem problem = Frontier::read(*setup, position, start);
    ASSERT_FALSE(problem) << problem.say(Lang::en) << "\n" << position;
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
      laws::check_game<Frontier>(*setup, seed, {.cap = 7, .moves = 5}, report, start);
  }
}

void check_selections(int count) {
  laws::Report report;
  Rng rng(2027);
  for (int i = 1; i <= count && !report.enough(); ++i) {
    OptionSet options = selection_at_random(rng);
    Frontier::resolve(options, rng);
    check_one(options, static_cast<std::uint64_t>(i), report);
  }
  check_questions(report);
  std::cout << report.counts() << "\n";
  EXPECT_TRUE(report.holds()) << report.violations();
  EXPECT_EQ(report.refused_sets, 0);
  for (const std::string question :
       {"power T gate", "power E protect", "power E gift", "power N question", "power N load",
        "power N bolt", "rescue", "pay", "fight", "hex", "road", "vet"}) {
    ASSERT_TRUE(report.pairs.contains(question)) << question;
    EXPECT_GT(report.pairs.at(question).differing, 0) << question;
  }
  for (const auto& [question, pairs] : report.pairs) {
    const bool hides = question != "over" && question != "lots";
    EXPECT_TRUE(!hides || pairs.differing > 0) << question;
  }
}

TEST(Laws, FrontierOverRandomSelectionsOfSuits) { check_selections(60); }
TEST(SlowLaws, FrontierOverAThousandSelectionsOfSuits) { check_selections(1000); }

}  // namespace
}  // namespace warren
