// The greedy bot of Rabbihop: it beats random play under every rule, it is repeatable, it plays by
// the rules, and it knows what each action is good for.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/rabbihop/greedy.h"
#include "bots/random.h"
#include "games/rabbihop/rabbihop.h"
#include "lab/playouts/playout.h"

namespace warren::rabbihop {
namespace {

static_assert(BotFor<RabbihopGreedy, Rabbihop>);

#if defined(__SANITIZE_ADDRESS__)
constexpr int kGames = 100;
#else
constexpr int kGames = 1000;
#endif
constexpr int kMostSteps = 100000;

std::unique_ptr<const Setup> open_setup(std::string_view preset, const std::string& setting = {},
                                        int players = 2) {
  OptionSet options(option_menu());
  EXPECT_FALSE(options.apply_preset(preset));
  EXPECT_FALSE(options.set("players", std::to_string(players)));
  if (!setting.empty()) {
    EXPECT_FALSE(options.set(setting));
  }
  return open(options, kNewestRules).setup;
}

// Plays one game. Seats in `greedy` are greedy, the others random. `see` is told every choice.
template <class See>
State play(const Setup& setup, SeatSet greedy, std::uint64_t seed, std::uint64_t game, See&& see) {
  State state = initial(setup);
  Rng dealer = dealer_rng(seed, game);
  SeatRngs rngs = seat_rngs(seed, game);
  std::array<RabbihopGreedy, kMaxSeats> bots;
  Offers<Action> offers;
  for (int steps = 0; !state.pub.over && steps < kMostSteps; ++steps) {
    const Asked asked = rabbihop::asked(setup, state.pub);
    if (asked.chance) {
      roll<Rabbihop>(setup, state, dealer);
      continue;
    }
    const Seat seat = asked.must.lowest();
    const auto s = static_cast<std::size_t>(index_of(seat));
    const Sight sight = Rabbihop::sight(state, seat);
    rabbihop::offers(setup, sight, offers);
    const Action action = greedy.has(seat) ? bots[s].choose(setup, sight, offers, rngs[s])
                                           : RandomBot{}.choose(setup, sight, offers, rngs[s]);
    see(sight, offers, action);
    play_action<Rabbihop>(setup, state, seat, action);
  }
  EXPECT_TRUE(state.pub.over);
  return state;
}

constexpr auto kUnseen = [](const Sight&, const Offers<Action>&, const Action&) {};

// Wins alone, of so many games with the seats in turn.
int wins_against_random(const Setup& setup, int games) {
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    const SeatSet me = SeatSet::of(seat_of(game % 2));
    const State end = play(setup, me, 11, static_cast<std::uint64_t>(game), kUnseen);
    wins += result(setup, end.pub).winners == me ? 1 : 0;
  }
  return wins;
}

struct Rules {
  std::string_view preset;
  std::string setting;
};

std::vector<Rules> all_rules() {
  std::vector<Rules> all;
  for (const Preset& preset : option_menu().presets) all.push_back({preset.name, ""});
  for (const auto* tweak : {"no_sharing", "double_fence", "pay_two"})
    all.push_back({"base", "start=" + std::string(tweak)});
  return all;
}

std::string name_of_rules(const testing::TestParamInfo<Rules>& info) {
  std::string name = std::string(info.param.preset) + "_" + info.param.setting;
  std::erase_if(name, [](char c) { return c == '='; });
  return name;
}

class GreedyUnder : public testing::TestWithParam<Rules> {};

TEST_P(GreedyUnder, WinsNineteenOfTwentyGamesAgainstRandom) {
  const auto setup = open_setup(GetParam().preset, GetParam().setting);
  EXPECT_GE(wins_against_random(*setup, kGames), kGames * 95 / 100);
}

INSTANTIATE_TEST_SUITE_P(Rules, GreedyUnder, testing::ValuesIn(all_rules()), name_of_rules);

TEST(Greedy, ChoosesAmongTheOffersForAnyNumberOfPlayers) {
  for (const Rules& rules : all_rules()) {
    for (int players = 2; players <= kMaxSeats; ++players) {
      const auto setup = open_setup(rules.preset, rules.setting, players);
      play(*setup, SeatSet::first(players), 3, 0,
           [&](const Sight&, const Offers<Action>& offers, const Action& action) {
             ASSERT_NE(std::find(offers.begin(), offers.end(), action), offers.end());
           });
    }
  }
}

TEST(Greedy, PlaysTheSameGameAgainWithTheSameSeed) {
  for (const Rules& rules : all_rules()) {
    const auto setup = open_setup(rules.preset, rules.setting);
    const State once = play(*setup, SeatSet::first(2), 5, 0, kUnseen);
    const State again = play(*setup, SeatSet::first(2), 5, 0, kUnseen);
    EXPECT_EQ(once, again);
    EXPECT_NE(once, play(*setup, SeatSet::first(2), 6, 0, kUnseen));
  }
}

// A hint is asked of a bot that has not seen the turn so far; what it answers must fit, too.
TEST(Greedy, NeedsNotHaveSeenTheTurnSoFar) {
  const auto setup = open_setup("full");
  Rng rng(1);
  RabbihopGreedy stale;
  play(*setup, SeatSet::first(2), 7, 0,
       [&](const Sight& sight, const Offers<Action>& offers, const Action&) {
         RabbihopGreedy fresh;
         const Action first = fresh.choose(*setup, sight, offers, rng);
         EXPECT_FALSE(refusal(*setup, sight, first));
         if (rng.below(3) != 0) return;  // this one is asked now and then
         EXPECT_FALSE(refusal(*setup, sight, stale.choose(*setup, sight, offers, rng)));
       });
}

// Staying where one can neither jump nor take is never better than walking to the start.
TEST(Greedy, UsesEveryActionButStaying) {
  std::array<int, kActionKinds> used{};
  for (const Rules& rules : all_rules()) {
    const auto setup = open_setup(rules.preset, rules.setting);
    for (std::uint64_t game = 0; game < 60; ++game) {
      play(*setup, SeatSet::first(2), 13, game,
           [&](const Sight&, const Offers<Action>&, const Action& action) {
             ++used[static_cast<std::size_t>(action.kind)];
           });
    }
  }
  for (int kind = 0; kind < kActionKinds; ++kind) {
    if (static_cast<ActionKind>(kind) == ActionKind::stay) continue;
    EXPECT_GT(used[static_cast<std::size_t>(kind)], 0) << name_of(static_cast<ActionKind>(kind));
  }
}

// --- what it does in a given position -----------------------------------------------------------

// The first choice of seat 0; rows left out in the south are empty.
std::string choice(std::string_view preset, std::string position) {
  const auto setup = open_setup(preset);
  int rows = 0;
  for (std::size_t at = 0; (at = position.find("row ", at)) != std::string::npos; ++at) ++rows;
  for (; rows < setup->side; ++rows) position += "\nrow . . . .";
  State state;
  const Problem problem = Rabbihop::read(*setup, position, state);
  EXPECT_FALSE(problem) << problem.say(Lang::en) << position;
  if (problem) return "";
  Offers<Action> offers;
  const Sight sight = Rabbihop::sight(state, Seat{0});
  rabbihop::offers(*setup, sight, offers);
  if (offers.size() < 2) return "has nothing to choose";
  Rng rng(1);
  return write(RabbihopGreedy().choose(*setup, sight, offers, rng));
}

TEST(GreedyChoice, JumpsToTheBestCarrot) {
  EXPECT_EQ(choice("base", "row start:-11- c1.0 c1.1 .\nrow c3.0 . . .\npawns a1 a1"),
            "jump south");
  EXPECT_EQ(choice("base", "row start:-11- c3.0 c1.1 .\nrow c1.0 . . .\npawns a1 a1"), "jump east");
}

TEST(GreedyChoice, KeepsOutOfTrapsAndOffFences) {
  EXPECT_EQ(choice("base",
                   "row start:-11- tr.0 . .\nrow bl.0:1111 c1.0 . .\npawns a1 a1\n"
                   "pile p0 c3.0 c2.0"),
            "jump south");
  EXPECT_EQ(choice("base",
                   "row start:-11- c2.1 . .\nrow c2.2 . . .\npawns a1 a1\n"
                   "pile p0 c3.0 c2.0\nfence a1-b1"),
            "jump south");
}

TEST(GreedyChoice, TakesCarrotsAndLeavesTheRest) {
  const std::string rest = " c1.0:1111 c1.1\npawns b1 a1\nask handle landed";
  EXPECT_EQ(choice("base", "row start c2.0:1111" + rest), "take");
  EXPECT_EQ(choice("base", "row start bl.0:1111" + rest), "do");
}

TEST(GreedyChoice, TakesWhatAModifierTurnsIntoPoints) {
  const std::string row = "row start ro.0:1111 . .\npawns b1 a1\nask handle landed\n";
  EXPECT_EQ(choice("base", row), "do");
  EXPECT_EQ(choice("base", row + "pile p0 mo.ro"), "take");
}

TEST(GreedyChoice, TakesTheSwapThatGivesItTheMost) {
  const std::string row = "row start sw.0:1111 c1.0 c1.1\npawns b1 a1\nask handle landed\n";
  EXPECT_EQ(choice("base", row + "pile p0 sw.1\npile p1 sw.2"), "take");
}

TEST(GreedyChoice, RobsACarrot) {
  const std::string row = "row start th.0:1111 . .\npawns b1 a1\nask handle landed\n";
  EXPECT_EQ(choice("base", row + "pile p1 fe.0 c3.0"), "do");
}

TEST(GreedyChoice, EndsTheGameWhenAhead) {
  const std::string row = "row start fe.0:1111 c1.0:1111 c1.1\npawns b1 a1\nask handle landed\n";
  EXPECT_EQ(choice("base", row + "deck 1\npile p0 c3.0"), "take");
  EXPECT_EQ(choice("base", row + "deck 1\npile p1 c3.0"), "do");
}

TEST(GreedyChoice, PaysWithATileThatCostsPoints) {
  const std::string row = "row start c1.0:1111 c2.0 .\npawns c1 a1\nask handle landed\n";
  EXPECT_EQ(choice("molehills", row + "pile p0 c3.0"), "take");
}

TEST(GreedyChoice, KeepsTheBestOfATerritoryFirst) {
  const std::string row = "row start:1111 c1.0 . .\npawns b1 a1\nturn p0\nask keep p0\n";
  EXPECT_EQ(choice("territory", row + "aside c1.1 c3.0 fe.0"), "keep c3.0");
  EXPECT_EQ(choice("territory", row + "aside fe.0 bl.0"), "done");
}

// --- the slow rest ------------------------------------------------------------------------------

TEST(SlowGreedy, WinsNineteenOfTwentyGamesUnderAnyMixOfRules) {
  for (int mix = 0; mix < 128; ++mix) {
    OptionSet options(option_menu());
    std::string said;
    int bit = 0;
    for (const auto* name : {"explorers", "molehills", "territory", "market", "springboard"}) {
      const bool on = (mix >> bit++ & 1) != 0;
      ASSERT_FALSE(options.set(name, on ? "on" : "off"));
      if (on) said += std::string(" ") + name;
    }
    const std::array<std::string_view, 4> tweaks = {"plain", "no_sharing", "double_fence",
                                                    "pay_two"};
    ASSERT_FALSE(options.set("start", tweaks[static_cast<std::size_t>(mix >> 5)]));
    const auto opened = open(options, kNewestRules);
    if (!opened.setup) continue;  // territory does not go with explorers
    EXPECT_GE(wins_against_random(*opened.setup, 1000), 950)
        << said << " " << tweaks[static_cast<std::size_t>(mix >> 5)];
  }
}

}  // namespace
}  // namespace warren::rabbihop
