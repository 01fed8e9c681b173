// Games of the greedy bot of Jack Rabbits end, whatever preset or option is played: rules 6.
// bench/jack_rabbits_endings prints the same for more games.
#include <gtest/gtest.h>

#include <memory>

#include "bots/jack_rabbits/greedy.h"
#include "games/jack_rabbits/fast.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "lab/playouts/option_sweep.h"
#include "lab/playouts/playout.h"

namespace warren::jack_rabbits {
namespace {

using G = JackRabbits;

#if defined(__SANITIZE_ADDRESS__)
constexpr int kGames = 3;
#else
constexpr int kGames = 60;
#endif
constexpr int kMostRounds = 400;

template <class Game, int W>
int ended(const typename Game::Setup& setup, int games) {
  const auto offers = std::make_unique<Offers<typename Game::Action>>();
  int count = 0;
  for (std::uint64_t game = 0; game < static_cast<std::uint64_t>(games); ++game) {
    using Bots = SameBots<Game, JackRabbitsGreedy<W>>;
    StateBoard<Game> board(setup);
    const auto bots = std::make_unique<Bots>(seat_rngs(5, game));
    Rng dealer = dealer_rng(5, game);
    const bool finished = Playout<Game, StateBoard<Game>, Bots>(setup, board, *bots, *offers)
                              .play(dealer, 100'000)
                              .finished;
    count += finished && board.state().pub.turns <= kMostRounds * setup.seats ? 1 : 0;
  }
  return count;
}

class JackRabbitsEndings : public testing::TestWithParam<int> {};

TEST_P(JackRabbitsEndings, UnderEveryPresetAndOption) {
  const int players = GetParam();
  int played = 0;
  for (const Variation& variation : every_variation(G::option_menu(), {"players"})) {
    SCOPED_TRACE(variation.name);
    const auto wide = open_variation<WideJackRabbits>(variation, players, 1, {"board=random"});
    ASSERT_NE(wide.setup, nullptr) << wide.problem.say(Lang::en);
    ++played;
    if (!G::has_room(wide.setup->options)) {
      constexpr int kFewer = kGames / 3;
      EXPECT_EQ((ended<WideJackRabbits, kWide>(*wide.setup, kFewer)), kFewer);
      continue;
    }
    const auto opened = open_variation<G>(variation, players, 1, {"board=random"});
    ASSERT_NE(opened.setup, nullptr) << opened.problem.say(Lang::en);
    EXPECT_GE((ended<G, kNarrow>(*opened.setup, kGames)) * 100, 99 * kGames);
  }
  EXPECT_GT(played, 30);
}
INSTANTIATE_TEST_SUITE_P(Players, JackRabbitsEndings, testing::Values(2, 3, 4));

}  // namespace
}  // namespace warren::jack_rabbits
