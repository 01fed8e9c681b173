// The greedy bot of Jack Rabbits beats random play, its games end, it plays by the rules, and it is
// repeatable.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "bots/jack_rabbits/greedy.h"
#include "bots/random.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/jack_rabbits/rules/asked.h"
#include "lab/playouts/playout.h"
#include "tests/bots/jack_rabbits_position.h"

namespace warren::jack_rabbits {
namespace {

using G = JackRabbits;

struct Played {
  Seat winner = Seat::nobody;
  int rounds = 0;
  std::uint64_t digest = 0;
};

// Seats in `greedy` are greedy, the others random. With `forgetful`, a bot is made for every
// choice.
Played play_on(const G::Setup& setup, G::State state, SeatSet greedy, std::uint64_t seed,
               std::uint64_t game, bool forgetful = false) {
  constexpr int kMostSteps = 100'000;
  Rng dealer = dealer_rng(seed, game);
  SeatRngs rngs = seat_rngs(seed, game);
  std::array<std::unique_ptr<JackRabbitsGreedy<4>>, kSeats> bots;
  const auto offers = std::make_unique<Offers<G::Action>>();
  for (int steps = 0; !state.pub.over() && steps < kMostSteps; ++steps) {
    const Asked asked = G::asked(setup, state.pub);
    if (asked.chance) {
      roll<G>(setup, state, dealer);
      continue;
    }
    const Seat seat = asked.must.lowest();
    const auto s = static_cast<std::size_t>(index_of(seat));
    const G::Sight sight = G::sight(state, seat);
    offers->clear();
    G::offers(setup, sight, *offers);
    G::Action action = RandomBot{}.choose(setup, sight, *offers, rngs[s]);
    if (greedy.has(seat)) {
      if (!bots[s] || forgetful) bots[s] = std::make_unique<JackRabbitsGreedy<4>>();
      action = bots[s]->choose(setup, sight, *offers, rngs[s]);
      EXPECT_NE(std::find(offers->begin(), offers->end(), action), offers->end())
          << G::write(setup, action) << " is no offer in\n"
          << G::write(setup, state);
    }
    play_action<G>(setup, state, seat, action, IgnoreEvents{});
  }
  return {state.pub.winner, (state.pub.turns + setup.seats - 1) / setup.seats,
          G::digest(setup, state)};
}

Played play(const G::Setup& setup, SeatSet greedy, std::uint64_t seed, std::uint64_t game,
            bool forgetful = false) {
  return play_on(setup, G::initial(setup), greedy, seed, game, forgetful);
}

#if defined(__SANITIZE_ADDRESS__)
constexpr int kGames = 20;
#else
constexpr int kGames = 200;
#endif

int wins_against_random(const G::Setup& setup, int games, bool forgetful = false) {
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    const Seat seat = seat_of(game % setup.seats);
    const auto number = static_cast<std::uint64_t>(game);
    wins += play(setup, SeatSet::of(seat), 1, number, forgetful).winner == seat ? 1 : 0;
  }
  return wins;
}

TEST(JackRabbitsGreedyGames, BeatsThreeRandomPlayers) {
  const auto setup = open_setup(4, {});
  EXPECT_GE(wins_against_random(*setup, kGames) * 100, 95 * kGames);
}

TEST(JackRabbitsGreedyGames, BeatsRandomPlayUnderEveryObjectiveInTheIntroGameAndOnRandomBoards) {
  const std::vector<std::vector<std::string>> setups = {
      {"objective=diverse"}, {"objective=monarchic"},    {"objective=diverse_monarchic"},
      {"objective=tribal"},  {"objective=triple_court"}, {"powers=off"},
      {"board=random"}};
  for (const auto& settings : setups) {
    const auto setup = open_setup(2, settings);
    const int games = kGames / 10;
    EXPECT_GE(wins_against_random(*setup, games) * 100, 90 * games) << settings[0];
  }
}

TEST(JackRabbitsGreedyGames, NeedsNoMemoryOfTheGame) {
  const auto setup = open_setup(4, {});
  EXPECT_GE(wins_against_random(*setup, kGames / 10, true) * 100, 95 * kGames / 10);
}

TEST(JackRabbitsGreedyGames, EndSoon) {
  for (const std::string objective : {"simple", "diverse_monarchic", "tribal"}) {
    for (int players = 2; players <= 4; ++players) {
      const auto setup = open_setup(players, {"objective=" + objective});
      for (std::uint64_t game = 0; game < kGames / 10; ++game) {
        const Played played = play(*setup, SeatSet::first(players), 3, game);
        EXPECT_NE(played.winner, Seat::nobody);
        EXPECT_LE(played.rounds, 100) << objective << ", game " << game;
      }
    }
  }
}

// Player 3 lacks three points in spades, which the others hold and never part with, and so on.
TEST(JackRabbitsGreedyGames, EndEvenIfEverybodyHoardsWhatOthersNeed) {
  const auto setup = open_setup(4, {"objective=tribal"});
  G::State state;
  const Problem problem = G::read(*setup, R"(
    turn p1 82
    dice 5 6
    rabbits p0 JS p1 QS p2 QD p3 JS
    spent AC 2C 3C 4C AH 2H 3H 2D 3D
    hand p0 5C red 7S 8S 10S 9H KH 9D KD
    hand p1 6C 4S 6S 5H 7H JH QH 7D 8D
    hand p2 7C 8C 3S 9S 6H 8H 5D JD QD
    hand p3 9C 10C 2S 5S JS QS 10H 6D 10D
    pending hex
    pending match)",
                                  state);
  ASSERT_FALSE(problem) << problem.say(Lang::en);
  for (std::uint64_t game = 0; game < 10; ++game) {
    const Played played = play_on(*setup, state, SeatSet::first(4), 1, game);
    EXPECT_NE(played.winner, Seat::nobody);
    EXPECT_LE(played.rounds, 100);
  }
}

TEST(JackRabbitsGreedyGames, AreRepeatable) {
  const auto setup = open_setup(3, {});
  for (std::uint64_t game = 0; game < 5; ++game) {
    EXPECT_EQ(play(*setup, SeatSet::first(3), 9, game).digest,
              play(*setup, SeatSet::first(3), 9, game).digest);
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
