// Built games that must come out the same for ever: tests/golden/jack-rabbits-built.
#include "tests/golden/golden.h"

#include "games/catalog.h"
#include "lab/playouts/simulation.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::string_view kFolder = "jack-rabbits-built";

TEST(GoldenBuilt, EveryLogReplaysThroughBothStages) {
  const auto logs = golden::logs_of(kFolder);
  EXPECT_GE(logs.size(), 6U);
  for (const auto& [name, text] : logs) {
    const AnyReplayed again = replay_log(text, Lang::en, INT_MAX);
    ASSERT_TRUE(again.match) << name << ": " << again.stop.reason;
    EXPECT_EQ(again.stop.kind, ReplayStop::Kind::none)
        << name << ":" << again.stop.line << ": " << again.stop.reason;
    EXPECT_EQ(again.match->stage().game(), JackRabbits::kId) << name << " is still being built";
    EXPECT_EQ(again.match->log(), text) << name;
    const std::string check = "check " + hex(again.match->chain_digest()) + "\n";
    EXPECT_TRUE(text.ends_with(check)) << name;
  }
}

TEST(GoldenBuilt, AChangedEntryOfBuildingIsNoticedAtTheEnd) {
  std::string text = golden::logs_of(kFolder).begin()->second;
  const std::size_t at = text.rfind("check ") + 6;
  text[at] = text[at] == '0' ? '1' : '0';
  const AnyReplayed again = replay_log(text, Lang::en, INT_MAX);
  EXPECT_EQ(again.stop.code, "check-differs");
}

TEST(GoldenBuilt, DISABLED_WriteThemAnew) {
  for (const char* how : {"strict", "free", "freestyle"}) {
    for (const char* players : {"2", "3", "4"}) {
      SimulationWords words;
      words.game = JackRabbits::kId;
      words.bots = "greedy";
      words.setup.players = players;
      words.setup.options = {"board=built", std::string("building=") + how,
                             players[0] == '3' ? "enforce_guidelines=on" : "tight_suits=on"};
      words.seed = players;
      words.cap = "400";
      const auto prepared = prepare_simulation(words);
      ASSERT_FALSE(prepared.problem) << prepared.problem.say(Lang::en);
      std::ofstream(golden::folder_of(kFolder) / (std::string(how) + "-" + players + ".log"))
          << prepared.simulation->record(1);
    }
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
