// What leaves no choice: whether all can tell, or only whoever holds the cards.
#include <gtest/gtest.h>

#include <string>

#include "core/rng.h"
#include "games/catalog.h"
#include "games/jack_rabbits/secrets/world.h"
#include "games/seat_view.h"
#include "host/host.h"
#include "scene/jack_rabbits/scene_parts.h"

namespace warren {
namespace {

using jack_rabbits_scene::Game;
using jack_rabbits_scene::Look;

int offers_of(const Game::Setup& setup, const Game::View& view) {
  const auto offers = std::make_unique<Offers<Game::Action>>();
  Game::offers(setup, Game::sight(view), *offers);
  return offers->size();
}

// Deals the hand of the seat anew, as far as a spectator can tell what it may be.
Game::View dealt_anew(const Game::Setup& setup, const AnyView& all, Seat seat, Rng& rng) {
  const auto state = jack_rabbits::world(setup, view_as<Game>(all)->view(), rng);
  return view_of<Game>(state, seat);
}

TEST(Forced, ByTheRulesWhateverTheHand) {
  int rules = 0;
  int hands = 0;
  const AnyGame& game = *find_game("jack-rabbits");
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    OptionSet options(game.option_menu());
    game.resolve(options, seed);
    Host host(game, game.open(options, game.newest_rules()).match,
              seat_all({{"Ana", seed % 2 == 0 ? "greedy" : "random"}}, 2, Lang::en), seed);
    Rng rng(seed);
    for (int i = 0; i < 400; ++i) {
      const Turn turn = host.next();
      if (turn.kind == Turn::Kind::over) break;
      if (turn.kind == Turn::Kind::chance) {
        host.deal();
        continue;
      }
      const auto& seen = *view_as<Game>(host.view(turn.seat));
      if (!turn.may_pass && offers_of(seen.setup(), seen.view()) == 1) {
        const Look look{seen.setup(), seen.view(), host.seating(), Lang::en};
        const Forced forced = jack_rabbits_scene::forced(look);
        ++(forced == Forced::rules ? rules : hands);
        for (int again = 0; forced == Forced::rules && again < 4; ++again) {
          const Game::View other =
              dealt_anew(seen.setup(), host.view(Seat::nobody), turn.seat, rng);
          EXPECT_EQ(offers_of(seen.setup(), other), 1) << seed << " " << i;
          EXPECT_EQ(jack_rabbits_scene::forced({seen.setup(), other, host.seating(), Lang::en}),
                    Forced::rules);
        }
      }
      host.play(turn, host.think(turn));
    }
  }
  EXPECT_GT(rules, 0);
  EXPECT_GT(hands, 0);
}

}  // namespace
}  // namespace warren
