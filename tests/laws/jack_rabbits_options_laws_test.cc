// The laws over 2,000 option sets of Jack Rabbits drawn at random, from positions in which much can
// happen: rabbits that meet, full hands, royals and jokers.
#include <bit>
#include <string>

#include "games/jack_rabbits/jack_rabbits.h"
#include "tests/laws/jack_rabbits_questions.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using jack_rabbits::JackRabbits;
using Cards = jack_rabbits::Cards<4>;

constexpr int kOptionSets = 2000;

// Draws again what is in conflict; a random board only where the suits ask for one, since most of
// the time would go into drawing boards.
OptionSet options_at_random(Rng& rng) {
  for (;;) {
    OptionSet options = laws::random_options(JackRabbits::option_menu(), rng);
    const int board = options.menu().find("board");
    options.set_at(board, static_cast<int>(jack_rabbits::BoardChoice::sample));
    if (options.get("tight_suits") != 0 && options.get("players") < 4) {
      if (rng.below(4) != 0) continue;
      options.set_at(board, static_cast<int>(jack_rabbits::BoardChoice::random));
    }
    if (!options.conflict()) return options;
  }
}

// Takes up to `count` of the cards.
std::string deal(Cards& from, int count, Rng& rng) {
  std::string out;
  for (; count > 0 && !from.empty(); --count) {
    const Card card =
        from.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size()))));
    from.remove(card);
    out += " " + jack_rabbits::write(card);
  }
  return out;
}

std::string busy_position(const JackRabbits::Setup& setup, Rng& rng) {
  const auto hexes = setup.ground.hexes;
  const auto pick = [&] {
    auto left = hexes;
    for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(hexes))); skip > 0; --skip)
      left &= left - 1;
    return jack_rabbits::place_at(std::countr_zero(left));
  };
  const jack_rabbits::Place meeting = pick();
  const bool called = setup.variant.limit == jack_rabbits::Limit::called;
  std::string rabbits = "rabbits";
  std::string hands;
  Cards pips = setup.pips;
  Cards court = setup.court;
  for (int seat = 0; seat < setup.seats; ++seat) {
    const std::string name = " p" + std::to_string(seat);
    rabbits += name + " " + jack_rabbits::write(rng.below(4) == 0 ? pick() : meeting);
    if (setup.variant.explore) continue;
    const int royals = static_cast<int>(rng.below(4));
    const int most = setup.hand_limit - royals + (called ? 2 : 0);
    hands += "hand" + name +
             deal(pips, 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(most))), rng) +
             deal(court, royals, rng) + "\n";
  }
  if (!setup.variant.explore && !pips.empty()) hands += "spent" + deal(pips, 6, rng) + "\n";
  return rabbits + "\n" + hands;
}

void check_one(const OptionSet& options, int rules, std::uint64_t seed, laws::Report& report) {
  const auto setup = laws::check_open<JackRabbits>(options, rules, report);
  if (!setup) return;  // an objective that its suits cannot meet
  Rng rng(seed);
  JackRabbits::State start;
  const Problem problem = JackRabbits::read(*setup, busy_position(*setup, rng), start);
  ASSERT_FALSE(problem) << problem.say(Lang::en);
  laws::check_game<JackRabbits>(*setup, seed, {.cap = 10, .moves = 5}, report, start);
}

TEST(Laws, JackRabbitsOverTwoThousandOptionSets) {
  laws::Report report;
  Rng rng(2026);
  for (std::uint64_t seed = 1; seed <= kOptionSets && !report.enough(); ++seed) {
    OptionSet options = options_at_random(rng);
    JackRabbits::resolve(options, rng);
    const int rules = 1 + static_cast<int>(seed % JackRabbits::kNewestRules);
    check_one(options, rules, seed, report);
  }
  std::cout << report.counts() << "\n";
  EXPECT_TRUE(report.holds()) << report.violations();
  EXPECT_EQ(report.option_sets, kOptionSets);
  EXPECT_LT(report.refused_sets, kOptionSets / 20);
  using enum jack_rabbits::FrameKind;
  laws::expect_every_question(report, {rescue, power});
}

}  // namespace
}  // namespace warren
