// The greedy bot uses the powers of the Frontier where that is better than not to; the gentle bot
// copes with them. bench/jack_rabbits_powers counts the same in many more games.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>

#include "bots/catalog.h"
#include "lab/playouts/playout.h"
#include "tests/bots/jack_rabbits_position.h"

namespace warren::jack_rabbits {
namespace {

using G = WideJackRabbits;
using Chosen = std::map<std::string, int>;

#if defined(__SANITIZE_ADDRESS__)
constexpr int kGames = 2;
#else
constexpr int kGames = 40;
#endif

// Counts the powers that a bot chooses among two or more offers.
class Watched final : public AnyBot<G> {
 public:
  Watched(std::unique_ptr<AnyBot<G>> bot, Chosen& chosen) : bot_(std::move(bot)), chosen_(chosen) {}
  G::Action choose(const G::Setup& setup, const G::Sight& sight, const Offers<G::Action>& offers,
                   Rng& rng) override {
    const G::Action action = bot_->choose(setup, sight, offers, rng);
    if (action.kind == ActionKind::power && offers.size() > 1) {
      const auto choice = static_cast<std::size_t>(action.choice());
      ++chosen_[std::string(setup.hooks.of(action.suit())->choices[choice].name)];
    }
    EXPECT_FALSE(G::refusal(setup, sight, action)) << G::write(setup, action);
    return action;
  }
  bool interrupts(const G::Setup& setup, const G::Sight& sight, const Offers<G::Action>& offers,
                  Rng& rng) override {
    return bot_->interrupts(setup, sight, offers, rng);
  }

 private:
  std::unique_ptr<AnyBot<G>> bot_;
  Chosen& chosen_;
};

Chosen play(std::string_view bot, int games) {
  Chosen chosen;
  const auto offers = std::make_unique<Offers<G::Action>>();
  const auto setup = open_setup<G>(4, {"suits=frontier", "board=random"});
  for (std::uint64_t game = 0; game < static_cast<std::uint64_t>(games); ++game) {
    StateBoard<G> board(*setup);
    MixedBots<G> bots(seat_rngs(3, game));
    for (int seat = 0; seat < setup->seats; ++seat)
      bots.sit(seat, std::make_unique<Watched>(find_bot<G>(bot)->make(), chosen));
    Rng dealer = dealer_rng(3, game);
    EXPECT_TRUE((Playout<G, StateBoard<G>, MixedBots<G>>(*setup, board, bots, *offers)
                     .play(dealer, 100'000)
                     .finished));
  }
  return chosen;
}

TEST(JackRabbitsPowers, GreedyBotsUseThem) {
  const Chosen chosen = play("greedy", kGames);
  for (const auto* name : {"ride", "well", "guard", "protect", "load"}) {
    EXPECT_TRUE(kGames < 10 || chosen.contains(name)) << name;
  }
}

TEST(JackRabbitsPowers, GentleBotsBringTheirGamesToAnEnd) { play("gentle", kGames / 2); }

}  // namespace
}  // namespace warren::jack_rabbits
