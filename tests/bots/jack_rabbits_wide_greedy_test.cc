// The greedy bot of the wide game: with the four classic suits it chooses what it chooses in the
// narrow game, and it plays with a fifth suit too.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "bots/catalog.h"
#include "bots/random.h"
#include "core/step.h"
#include "lab/playouts/playout.h"
#include "tests/bots/jack_rabbits_position.h"
#include "tests/frontier/frontier.h"

namespace warren::jack_rabbits {
namespace {

static_assert(Game<WideJackRabbits>);
static_assert(BotFor<JackRabbitsGreedy<12>, WideJackRabbits>);
static_assert(kBots<WideJackRabbits>.size() == 3);

constexpr int kMostSteps = 100'000;

#if defined(__SANITIZE_ADDRESS__)
constexpr int kGames = 1;
#else
constexpr int kGames = 20;
#endif

// A game with its bots, one question after the other.
template <Game G, int W>
class Play {
 public:
  Play(const typename G::Setup& setup, SeatSet greedy, std::uint64_t game)
      : setup_(setup),
        state_(G::initial(setup)),
        greedy_(greedy),
        dealer_(dealer_rng(11, game)),
        rngs_(seat_rngs(11, game)),
        bots_(std::make_unique<Bots>()),
        offers_(std::make_unique<Offers<Action>>()) {}

  bool over() const { return state_.pub.over(); }
  Seat winner() const { return state_.pub.winner; }
  std::string position() const { return G::write(setup_, state_); }
  // Takes one step and says what was chosen; nothing if it was chance's.
  std::string step() {
    const Asked asked = G::asked(setup_, state_.pub);
    if (asked.chance) {
      roll<G>(setup_, state_, dealer_);
      return {};
    }
    const Seat seat = asked.must.lowest();
    const auto s = static_cast<std::size_t>(index_of(seat));
    const auto sight = G::sight(state_, seat);
    offers_->clear();
    G::offers(setup_, sight, *offers_);
    const Action action = greedy_.has(seat) ? (*bots_)[s].choose(setup_, sight, *offers_, rngs_[s])
                                            : RandomBot{}.choose(setup_, sight, *offers_, rngs_[s]);
    EXPECT_NE(std::find(offers_->begin(), offers_->end(), action), offers_->end())
        << G::write(setup_, action) << " is no offer in\n"
        << position();
    play_action<G>(setup_, state_, seat, action, IgnoreEvents{});
    return G::write(setup_, action);
  }

 private:
  using Action = typename G::Action;
  using Bots = std::array<JackRabbitsGreedy<W>, kSeats>;

  const typename G::Setup& setup_;
  typename G::State state_;
  SeatSet greedy_;
  Rng dealer_;
  SeatRngs rngs_;
  std::unique_ptr<Bots> bots_;
  std::unique_ptr<Offers<Action>> offers_;
};

TEST(JackRabbitsWideGreedy, ChoosesAsInTheNarrowGame) {
  const std::vector<std::vector<std::string>> setups = {
      {},
      {"objective=tribal", "board=random"},
      {"objective=diverse_monarchic", "advanced_citadel=on", "clovers_boost=on"},
      {"capital_aces=on", "additional_capital=suit", "objective=triple_court"},
      {"diamonds_boost=on", "trailing_carrots=on", "limit=called", "overtaxed=on"},
      {"hearts_boost=displayed", "patriarchal_values=on", "objective=monarchic"},
      {"windfall=on", "tight_suits=on", "suits=SD", "board=random"},
  };
  int choices = 0;
  for (std::size_t t = 0; t < setups.size(); ++t) {
    const int players = t + 1 == setups.size() ? 2 : 2 + static_cast<int>(t) % 3;
    const auto narrow = open_setup<JackRabbits>(players, setups[t]);
    const auto wide = open_setup<WideJackRabbits>(players, setups[t]);
    ASSERT_NE(narrow, nullptr) << t;
    ASSERT_NE(wide, nullptr) << t;
    for (std::uint64_t game = 0; game < kGames; ++game) {
      Play<JackRabbits, 4> one(*narrow, SeatSet::first(players), game);
      Play<WideJackRabbits, 12> other(*wide, SeatSet::first(players), game);
      for (int steps = 0; !one.over() && steps < kMostSteps; ++steps) {
        const std::string chosen = one.step();
        ASSERT_EQ(chosen, other.step()) << "set-up " << t << ", before\n" << one.position();
        choices += chosen.empty() ? 0 : 1;
      }
      EXPECT_TRUE(one.over());
      EXPECT_EQ(one.position(), other.position());
    }
  }
  EXPECT_GT(choices, 500 * kGames);
}

TEST(JackRabbitsWideGreedy, BeatsRandomPlayWithAFifthSuit) {
  int wins = 0, games = 0;
  for (const std::string objective : {"simple", "diverse_monarchic", "tribal"}) {
    for (int players = 2; players <= 4; ++players) {
      const auto setup = open_setup<FiveSuits>(players, {"objective=" + objective, "board=random"});
      ASSERT_NE(setup, nullptr);
      ASSERT_EQ(setup->suits, kFiveSuits);
      for (std::uint64_t game = 0; game < kGames; ++game) {
        const Seat greedy = seat_of(static_cast<int>(game) % players);
        Play<FiveSuits, kWide> play(*setup, SeatSet::of(greedy), game);
        for (int steps = 0; !play.over() && steps < kMostSteps; ++steps) play.step();
        EXPECT_TRUE(play.over());
        wins += play.winner() == greedy ? 1 : 0;
        ++games;
      }
    }
  }
  EXPECT_GE(wins * 10, games * 9);
}

TEST(JackRabbitsWideGreedy, GamesAmongItselfEndWithAFifthSuit) {
  for (const std::string objective : {"simple", "diverse", "monarchic", "triple_court"}) {
    const auto setup = open_setup<FiveSuits>(4, {"objective=" + objective});
    ASSERT_NE(setup, nullptr);
    for (std::uint64_t game = 0; game < kGames; ++game) {
      Play<FiveSuits, kWide> play(*setup, SeatSet::first(4), game);
      for (int steps = 0; !play.over() && steps < kMostSteps; ++steps) play.step();
      EXPECT_NE(play.winner(), Seat::nobody);
    }
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
