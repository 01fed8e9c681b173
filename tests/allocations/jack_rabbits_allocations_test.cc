#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "games/jack_rabbits/fast.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/plans/routes.h"
#include "tests/allocations/counting.h"

namespace warren::jack_rabbits {
namespace {

std::unique_ptr<const JackRabbits::Setup> open_setup(std::string_view preset, int players) {
  OptionSet options(option_menu());
  EXPECT_FALSE(options.apply_preset(preset));
  EXPECT_FALSE(options.set("players", std::to_string(players)));
  auto opened = JackRabbits::open(options, JackRabbits::kNewestRules);
  EXPECT_TRUE(opened.setup) << opened.problem.say(Lang::en);
  return std::move(opened.setup);
}

TEST(JackRabbitsAllocations, NoneInAnyPresetWithAnyNumberOfPlayers) {
  int ended = 0;
  for (const Preset& preset : option_menu().presets) {
    for (int players = 2; players <= kSeats; ++players) {
      const auto setup = open_setup(preset.name, players);
      for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const auto played = counting::play<JackRabbits>(*setup, seed, 20000);
        EXPECT_TRUE(played.over || played.steps == 20000) << preset.name << " got stuck";
        EXPECT_EQ(played.allocations, 0) << preset.name << " " << players;
        ended += played.over ? 1 : 0;
      }
    }
  }
  EXPECT_GT(ended, 0) << "no game came to its end";
}

TEST(JackRabbitsAllocations, NoneWhenRoutesAreFound) {
  const auto setup = open_setup("standard", 2);
  const auto found = std::make_unique<Routes<4>>();
  const auto plan = std::make_unique<Plan<4>>();
  JackRabbits::State state;
  ASSERT_FALSE(JackRabbits::read(*setup, "rabbits p0 JD\nhand p0 9C 8S 7H 10D 9D red\n", state));
  const long before = counting::allocations();
  found->find(*setup, JackRabbits::sight(state, Seat{0}), RouteWish::several);
  for (int place = 0; place < kPlaces; ++place) {
    if (found->reaches(place_at(place))) found->write_plan(place_at(place), *plan);
  }
  EXPECT_EQ(counting::allocations(), before);
  EXPECT_NE(found->places(), 0U);
}

}  // namespace
}  // namespace warren::jack_rabbits
