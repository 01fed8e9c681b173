// The engine does not allocate while a game is played. This program counts every operator new; it
// is a program of its own so that counting disturbs no other test.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <string>

#include "core/step.h"
#include "games/rabbihop/rabbihop.h"

namespace {
long allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace warren::rabbihop {
namespace {

struct Played {
  long allocations = 0;
  int steps = 0;
  bool over = false;
};

// Everything between the first draw and the end of a game, as playouts and referees do it.
Played play(const Table& table, std::uint64_t seed) {
  Played played;
  State state = Rabbihop::initial(table);
  Offers<Action> list;
  Rng rng(seed);
  std::uint64_t told = 0;
  const long before = allocations;
  for (; !state.pub.over && played.steps < 20000; ++played.steps) {
    const auto see = [&](const Event& event) { told += static_cast<std::uint64_t>(event.kind); };
    const Asked who = Rabbihop::asked(table, state.pub);
    if (who.chance) {
      const std::uint32_t cases = Rabbihop::chances(table, state);
      const Outcome outcome = Rabbihop::outcome(table, state, rng.below(cases));
      if (!Rabbihop::possible(table, state, outcome)) break;
      play_outcome<Rabbihop>(table, state, outcome, see);
      continue;
    }
    const Seat seat = who.must.lowest();
    Rabbihop::offers(table, Rabbihop::sight(state, seat), list);
    if (list.empty()) break;
    const Action action =
        list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
    if (Rabbihop::refusal(table, Rabbihop::sight(state, seat), action)) break;
    play_action<Rabbihop>(table, state, seat, action, see);
    told += Rabbihop::digest(table, state) +
            static_cast<std::uint64_t>(Rabbihop::result(table, state.pub).turns);
  }
  played.allocations = allocations - before;
  played.over = state.pub.over && told != 0;
  return played;
}

void expect_none(const OptionSet& options, const std::string& name) {
  const auto opened = Rabbihop::open(options, Rabbihop::kNewestRules);
  ASSERT_TRUE(opened.table) << name << opened.problem.say(Lang::en);
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const Played played = play(*opened.table, seed);
    EXPECT_TRUE(played.over) << name << " stopped after " << played.steps << " steps";
    EXPECT_EQ(played.allocations, 0) << name;
  }
}

TEST(Allocations, AreCounted) {
  const long before = allocations;
  const std::string text(1000, 'x');
  EXPECT_GT(allocations, before);
  EXPECT_EQ(text.size(), 1000U);
}

TEST(Allocations, NoneInAnyPresetWithAnyNumberOfPlayers) {
  for (const Preset& preset : option_table().presets) {
    for (int players = 2; players <= 8; ++players) {
      OptionSet options(option_table());
      EXPECT_FALSE(options.apply_preset(preset.name));
      EXPECT_FALSE(options.set("players", std::to_string(players)));
      expect_none(options, std::string(preset.name) + " " + std::to_string(players));
    }
  }
}

TEST(Allocations, NoneWithAnyStartTweakOrMix) {
  for (const auto* tweak : {"start=no_sharing", "start=double_fence", "start=pay_two"}) {
    for (const auto* base : {"territory=on", "explorers=on"}) {
      OptionSet options(option_table());
      for (const auto* setting : {tweak, base, "molehills=on", "market=on", "springboard=on"})
        EXPECT_FALSE(options.set(setting));
      expect_none(options, std::string(tweak) + " " + base);
    }
  }
}

}  // namespace
}  // namespace warren::rabbihop
