// Playouts, on the game with interrupts, questions to several seats, and sealed things.
#include "lab/playouts/playout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "bots/random.h"
#include "core/replay.h"
#include "lab/playouts/simulation_of.h"
#include "tests/toy/toy.h"

namespace warren {
namespace {

using toy::Toy;
using ToyOffers = Offers<Toy::Action>;
using RandomBots = SameBots<Toy, RandomBot>;

std::unique_ptr<const Toy::Setup> toy_setup() {
  return Toy::open(OptionSet(Toy::option_menu()), 1).setup;
}

struct Played {
  PlayoutCount count;
  Toy::State state;
};

Played play(const Toy::Setup& setup, std::uint64_t seed, std::uint64_t game,
            std::uint64_t cap = 10'000) {
  StateBoard<Toy> board(setup);
  RandomBots bots(seat_rngs(seed, game));
  Rng dealer = dealer_rng(seed, game);
  const auto offers = std::make_unique<ToyOffers>();
  const auto count =
      Playout<Toy, StateBoard<Toy>, RandomBots>(setup, board, bots, *offers).play(dealer, cap);
  return {count, board.state()};
}

TEST(Playout, EndsWithAResult) {
  const auto setup = toy_setup();
  for (std::uint64_t game = 0; game < 50; ++game) {
    const Played played = play(*setup, 3, game);
    EXPECT_TRUE(played.count.finished);
    EXPECT_TRUE(Toy::result(*setup, played.state.pub).over);
    EXPECT_TRUE(Toy::broken(*setup, played.state).empty());
    EXPECT_GT(played.count.choices, 0U);
    EXPECT_GT(played.count.chance, 0U);
  }
}

TEST(Playout, TheSameSeedGivesTheSameGameAndAnotherGivesAnother) {
  const auto setup = toy_setup();
  EXPECT_EQ(play(*setup, 3, 1).state, play(*setup, 3, 1).state);
  EXPECT_NE(play(*setup, 3, 1).state, play(*setup, 3, 2).state);
  EXPECT_NE(play(*setup, 3, 1).state, play(*setup, 4, 1).state);
}

TEST(Playout, StopsAtTheCapAndSaysSo) {
  const auto setup = toy_setup();
  const PlayoutCount whole = play(*setup, 3, 1).count;
  const PlayoutCount cut = play(*setup, 3, 1, whole.steps() - 1).count;
  EXPECT_FALSE(cut.finished);
  EXPECT_EQ(cut.steps(), whole.steps() - 1);
  // A game whose last step is the cap itself has ended.
  EXPECT_TRUE(play(*setup, 3, 1, whole.steps()).count.finished);
}

// Counts what it is asked; plays at random. Bots are made without arguments, hence the globals.
int asked_choices = 0;
int fewest_offers = 1 << 20;
struct CountingBot {
  Toy::Action choose(const Toy::Setup& setup, const Toy::Sight& sight, const ToyOffers& offers,
                     Rng& rng) {
    ++asked_choices;
    fewest_offers = std::min(fewest_offers, offers.size());
    for (const auto& action : offers) EXPECT_FALSE(Toy::refusal(setup, sight, action));
    return RandomBot{}.choose(setup, sight, offers, rng);
  }
};

TEST(Playout, ABotIsAskedWhenItHasAChoiceAndOnlyThen) {
  const auto setup = toy_setup();
  asked_choices = 0;
  StateBoard<Toy> board(*setup);
  SameBots<Toy, CountingBot> bots(seat_rngs(1, 0));
  Rng dealer = dealer_rng(1, 0);
  const auto offers = std::make_unique<ToyOffers>();
  const auto count =
      Playout<Toy, StateBoard<Toy>, SameBots<Toy, CountingBot>>(*setup, board, bots, *offers)
          .play(dealer, 10'000);
  EXPECT_EQ(count.choices, static_cast<std::uint64_t>(asked_choices));
  EXPECT_GE(fewest_offers, 2);
}

TEST(Playout, RandomBotsInterruptNowAndThen) {
  SimulationWords words;
  words.games = "100";
  const auto prepared = prepare_simulation_of<Toy>(words);
  ASSERT_FALSE(prepared.problem);
  int dodges = 0;
  for (std::uint64_t game = 0; game < 100; ++game) {
    if (prepared.simulation->record(game).find(" dodge\n") != std::string::npos) ++dodges;
  }
  EXPECT_GT(dodges, 5);
  EXPECT_LT(dodges, 100);
}

TEST(RandomBot, TakesEveryOfferEquallyOften) {
  ToyOffers offers;
  for (int i = 0; i < 5; ++i)
    offers.add({.kind = Toy::Action::Kind::play, .card = {0, static_cast<std::uint8_t>(i)}});
  Rng rng(9);
  std::array<int, 5> seen{};
  const auto setup = toy_setup();
  const Toy::State state = Toy::initial(*setup);
  for (int i = 0; i < 50'000; ++i)
    ++seen[RandomBot{}.choose(*setup, Toy::sight(state, seat_of(0)), offers, rng).card.rank];
  for (const int count : seen) EXPECT_NEAR(count, 10'000, 400);
}

TEST(Playout, NoTwoGeneratorsOfAGameAreTheSame) {
  std::vector<std::uint64_t> firsts = {dealer_rng(7, 3).next()};
  for (int seat = 0; seat < kMaxSeats; ++seat) firsts.push_back(seat_rng(7, 3, seat).next());
  std::sort(firsts.begin(), firsts.end());
  EXPECT_EQ(std::adjacent_find(firsts.begin(), firsts.end()), firsts.end());
}

}  // namespace
}  // namespace warren
