#include <gtest/gtest.h>

#include <string>

#include "games/rabbihop/fast.h"
#include "games/rabbihop/rabbihop.h"
#include "tests/allocations/counting.h"

namespace warren::rabbihop {
namespace {

void expect_none(const OptionSet& options, const std::string& name) {
  const auto opened = Rabbihop::open(options, Rabbihop::kNewestRules);
  ASSERT_TRUE(opened.setup) << name << opened.problem.say(Lang::en);
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const auto played = counting::play<Rabbihop>(*opened.setup, seed, 20000);
    EXPECT_TRUE(played.over) << name << " stopped after " << played.steps << " steps";
    EXPECT_EQ(played.allocations, 0) << name;
  }
}

TEST(RabbihopAllocations, NoneInAnyPresetWithAnyNumberOfPlayers) {
  for (const Preset& preset : option_menu().presets) {
    for (int players = 2; players <= 8; ++players) {
      OptionSet options(option_menu());
      EXPECT_FALSE(options.apply_preset(preset.name));
      EXPECT_FALSE(options.set("players", std::to_string(players)));
      expect_none(options, std::string(preset.name) + " " + std::to_string(players));
    }
  }
}

TEST(RabbihopAllocations, NoneWithAnyStartTweakOrMix) {
  for (const auto* tweak : {"start=no_sharing", "start=double_fence", "start=pay_two"}) {
    for (const auto* base : {"territory=on", "explorers=on"}) {
      OptionSet options(option_menu());
      for (const auto* setting : {tweak, base, "molehills=on", "market=on", "springboard=on"})
        EXPECT_FALSE(options.set(setting));
      expect_none(options, std::string(tweak) + " " + base);
    }
  }
}

}  // namespace
}  // namespace warren::rabbihop
