#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "games/jack_rabbits/fast.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/plans/routes.h"
#include "tests/allocations/counting.h"

namespace warren::jack_rabbits {
namespace {

OptionSet options_of(std::string_view preset, int players) {
  OptionSet options(option_menu());
  EXPECT_FALSE(options.apply_preset(preset));
  EXPECT_FALSE(options.set("players", std::to_string(players)));
  Rng boards(3);
  JackRabbits::resolve(options, boards);
  return options;
}
std::unique_ptr<const JackRabbits::Setup> open_setup(std::string_view preset, int players) {
  auto opened = JackRabbits::open(options_of(preset, players), JackRabbits::kNewestRules);
  EXPECT_TRUE(opened.setup) << opened.problem.say(Lang::en);
  return std::move(opened.setup);
}

TEST(JackRabbitsAllocations, NoneInAnyPresetWithAnyNumberOfPlayers) {
  int ended = 0;
  for (const Preset& preset : option_menu().presets) {
    for (int players = 2; players <= kSeats; ++players) {
      if (!JackRabbits::has_room(options_of(preset.name, players))) continue;  // below
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

TEST(JackRabbitsAllocations, NoneWithThePowersOfTheFrontier) {
  for (int players = 2; players <= kSeats; ++players) {
    const auto opened =
        WideJackRabbits::open(options_of("frontier", players), WideJackRabbits::kNewestRules);
    ASSERT_TRUE(opened.setup) << opened.problem.say(Lang::en);
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      const auto played = counting::play<WideJackRabbits>(*opened.setup, seed, 10000);
      EXPECT_TRUE(played.over || played.steps == 10000) << "got stuck";
      EXPECT_EQ(played.allocations, 0) << players;
    }
  }
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
