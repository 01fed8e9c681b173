// Games of the greedy bot of Jack Rabbits end, whatever preset or option is played: rules 6.
// bench/jack_rabbits_endings prints the same for more games.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "bots/jack_rabbits_greedy.h"
#include "bots/option_sweep.h"
#include "bots/playout.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/setup.h"

namespace warren::jack_rabbits {
namespace {

using G = JackRabbits;

#if defined(__SANITIZE_ADDRESS__)
constexpr int kGames = 3;
#else
constexpr int kGames = 60;
#endif
constexpr int kMostRounds = 400;

Opened<G::Table> open_table(const Variation& variation, int players) {
  Opened<G::Table> opened;
  for (const char* board : {"", "board=random"}) {
    OptionSet options(G::option_table());
    std::vector<std::string> settings = variation.settings;
    if (*board != 0) settings.emplace_back(board);
    opened.problem = apply({variation.preset, std::to_string(players), settings}, options);
    if (opened.problem) return opened;
    Rng rng = setup_rng(1);
    resolve_setup<G>(options, rng);
    opened = G::open(options, G::kNewestRules);
    if (opened.table) return opened;
  }
  return opened;
}

int ended(const G::Table& table, int games) {
  const auto offers = std::make_unique<Offers<G::Action>>();
  int count = 0;
  for (std::uint64_t game = 0; game < static_cast<std::uint64_t>(games); ++game) {
    using Bots = SameBots<G, JackRabbitsGreedy>;
    StateBoard<G> board(table);
    const auto bots = std::make_unique<Bots>(seat_rngs(5, game));
    Rng dealer = dealer_rng(5, game);
    const bool finished = Playout<G, StateBoard<G>, Bots>(table, board, *bots, *offers)
                              .play(dealer, 100'000)
                              .finished;
    count += finished && board.state().pub.turns <= kMostRounds * table.seats ? 1 : 0;
  }
  return count;
}

class JackRabbitsEndings : public testing::TestWithParam<int> {};

TEST_P(JackRabbitsEndings, UnderEveryPresetAndOption) {
  const int players = GetParam();
  int played = 0;
  for (const Variation& variation : every_variation(G::option_table(), {"players"})) {
    SCOPED_TRACE(variation.name);
    const Opened<G::Table> opened = open_table(variation, players);
    if (!opened.table) {
      // Only an objective that the suits in play cannot meet may be refused.
      ADD_FAILURE() << opened.problem.say(Lang::en);
      continue;
    }
    EXPECT_GE(ended(*opened.table, kGames) * 100, 99 * kGames);
    ++played;
  }
  EXPECT_GT(played, 30);
}
INSTANTIATE_TEST_SUITE_P(Players, JackRabbitsEndings, testing::Values(2, 3, 4));

}  // namespace
}  // namespace warren::jack_rabbits
