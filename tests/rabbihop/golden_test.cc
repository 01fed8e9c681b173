#include "tests/golden/golden.h"

#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

TEST(Golden, EveryLogReplaysToItsResult) {
  const auto logs = golden::logs_of(Rabbihop::kId);
  EXPECT_GE(logs.size(), 18U);
  golden::expect_replays<Rabbihop>(logs);
}

TEST(Golden, AChangedLogIsNoticed) {
  golden::expect_change_noticed<Rabbihop>(golden::logs_of(Rabbihop::kId).at("base-2"));
}

// Together the logs show every action and every event there is.
TEST(Golden, TogetherTheyShowEveryActionAndEvent) {
  const golden::Shown shown = golden::shown_by<Rabbihop>(golden::logs_of(Rabbihop::kId));
  EXPECT_EQ(shown.actions.size(), static_cast<std::size_t>(kActionKinds));
  EXPECT_EQ(shown.events.size(), static_cast<std::size_t>(kEventKinds));
  EXPECT_TRUE(shown.undo);
}

TEST(Golden, DISABLED_WriteThemAnew) {
  const std::map<std::string, std::string> games = {
      {"base-2", "players=2"},
      {"base-3", "players=3"},
      {"base-4", "players=4"},
      {"base-5", "players=5"},
      {"base-6", "players=6"},
      {"base-8", "players=8"},
      {"deck-small", "players=3 deck_size=4"},
      {"explorers-2", "explorers players=2"},
      {"explorers-4", "explorers players=4"},
      {"explorers-mix",
       "explorers molehills=on market=on springboard=on start=no_sharing players=3"},
      {"explorers-8", "explorers players=8"},
      {"full-2", "full players=2"},
      {"full-4", "full players=4"},
      {"full-8", "full players=8"},
      {"market-deck-small", "market deck_size=2 players=2"},
      {"market-3", "market players=3"},
      {"molehills-2", "molehills players=2"},
      {"molehills-5", "molehills players=5"},
      {"springboard-3", "springboard players=3"},
      {"start-double_fence", "territory start=double_fence players=4"},
      {"start-no_sharing", "start=no_sharing players=4"},
      {"start-pay_two", "molehills start=pay_two players=3"},
      {"start-double_fence-explorers", "explorers market=on start=double_fence players=2"},
      {"territory-2", "territory players=2"},
      {"territory-5", "territory players=5"},
      {"territory-mix", "full start=double_fence players=2"},
  };
  std::uint64_t seed = 1;
  for (const auto& [name, settings] : games) {
    const auto setup = open_setup(settings);
    std::ofstream(golden::folder_of(Rabbihop::kId) / (name + ".log")) << golden::play<Rabbihop>(
        *setup, seed++, SIZE_MAX, [](const Sight&, const Offers<Action>& list, Rng& rng) {
          return golden::pick<Rabbihop>(list, rng);
        });
  }
}

}  // namespace
}  // namespace warren::rabbihop
