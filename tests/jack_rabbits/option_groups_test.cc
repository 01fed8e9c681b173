// How the options are grouped, and which of them matter beside the others.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/catalog.h"
#include "games/jack_rabbits/setup/setup.h"
#include "tests/laws/jack_rabbits_busy.h"

namespace warren::jack_rabbits {
namespace {

OptionSet chosen(std::initializer_list<std::string_view> settings) {
  OptionSet options(option_menu());
  for (const std::string_view setting : settings) EXPECT_FALSE(options.set(setting)) << setting;
  return options;
}

std::set<std::string_view> idle(const OptionSet& options) {
  std::set<std::string_view> out;
  for (std::size_t i = 0; i < options.menu().specs.size(); ++i) {
    if (options.is_idle(static_cast<int>(i))) out.insert(options.menu().specs[i].name);
  }
  return out;
}

TEST(OptionGroups, EveryOptionOfEveryGameIsInOneAndNoneIsEmpty) {
  for (const AnyGame* game : all_games()) {
    const OptionMenu& menu = game->option_menu();
    std::set<std::string_view> used;
    for (const OptionSpec& spec : menu.specs) used.insert(spec.group);
    std::set<std::string_view> known;
    for (const OptionGroup& group : menu.groups) {
      known.insert(group.name);
      EXPECT_NE(group.title.in(Lang::en), group.title.in(Lang::es)) << group.name;
    }
    EXPECT_EQ(used, known) << game->id();
  }
}

TEST(OptionGroups, EveryPresetSaysInBothLanguagesWhatItMakes) {
  for (const AnyGame* game : all_games()) {
    for (const Preset& preset : game->option_menu().presets) {
      EXPECT_FALSE(preset.help.empty()) << preset.name;
      EXPECT_NE(preset.help.in(Lang::en), preset.help.in(Lang::es)) << preset.name;
    }
  }
}

TEST(IdleOptions, AreThoseThatWouldChangeNothing) {
  using Names = std::set<std::string_view>;
  const Names at_first = {"building",     "enforce_guidelines", "alike",
                          "double_prize", "additional_capital", "seized_surplus"};
  EXPECT_EQ(idle(chosen({})), at_first);
  EXPECT_EQ(idle(chosen({"board=built", "tight_suits=on", "capital_aces=on", "windfall=on",
                         "limit=called", "players=3", "board=random"})),
            (Names{"building", "enforce_guidelines", "alike", "clovers_boost"}))
      << "clubs leave first";
  EXPECT_FALSE(idle(chosen({"board=built"})).contains("building"));
  EXPECT_TRUE(idle(chosen({"players=4"})).contains("tight_suits"));
  const Names intro = idle(chosen({"powers=off"}));
  for (const char* name : {"advanced_citadel", "clovers_boost", "hearts_boost", "vet_proof"})
    EXPECT_TRUE(intro.contains(name)) << name;
  EXPECT_TRUE(idle(chosen({"explore=on"})).contains("objective"));
}

TEST(IdleOptions, AConflictIsNeverHidden) {
  EXPECT_FALSE(idle(chosen({"powers=off", "clovers_boost=on"})).contains("clovers_boost"));
  EXPECT_FALSE(idle(chosen({"additional_capital=any"})).contains("additional_capital"));
  EXPECT_FALSE(idle(chosen({"explore=on", "objective=tribal"})).contains("objective"));
  EXPECT_FALSE(idle(chosen({"suits=SH"})).contains("suits"));
}

// What the players see and may do, of the same game as both options have it.
void expect_the_same_game(OptionSet one, OptionSet other, std::uint64_t seed) {
  const AnyGame& game = *find_game("jack-rabbits");
  game.resolve(one, seed);
  game.resolve(other, seed);
  const AnyOpened a = game.open(one, game.newest_rules());
  const AnyOpened b = game.open(other, game.newest_rules());
  ASSERT_EQ(a.problem.say(Lang::en), b.problem.say(Lang::en));
  if (!a.match) return;
  const Voice voice(Lang::en);
  Rng rng(seed, 1);
  for (int step = 0; step < 150; ++step) {
    const Asked asked = a.match->asked();
    ASSERT_EQ(a.match->position(), b.match->position());
    if (asked.chance) {
      const std::uint32_t which = rng.below(a.match->chances());
      ASSERT_TRUE(a.match->fall_case(which, voice));
      ASSERT_TRUE(b.match->fall_case(which, voice));
      continue;
    }
    if (asked.must.empty()) return;
    const Seat seat = asked.must.lowest();
    const std::vector<std::string> offers = a.match->offers(seat);
    ASSERT_EQ(offers, b.match->offers(seat));
    const std::string& action = offers[rng.below(static_cast<std::uint32_t>(offers.size()))];
    ASSERT_TRUE(a.match->act(seat, action, voice));
    ASSERT_TRUE(b.match->act(seat, action, voice));
  }
}

TEST(IdleOptions, ChangeNothingWhateverTheirValue) {
  Rng rng(17);
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const OptionSet options = laws::options_at_random(rng);
    for (const std::string_view name : idle(options)) {
      const int place = options.menu().find(name);
      const OptionSpec& spec = options.menu().specs[static_cast<std::size_t>(place)];
      const int values = spec.choices.empty() ? 2 : static_cast<int>(spec.choices.size());
      for (int value = 0; value < values; ++value) {
        OptionSet other = options;
        other.set_at(place, value);
        if (other == options || other.conflict()) continue;
        SCOPED_TRACE(std::string(name) + "=" + other.value_text(place));
        expect_the_same_game(options, other, seed);
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace warren::jack_rabbits
