// Positions of Jack Rabbits, in writing, for the greedy bot to play on.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/jack_rabbits/greedy.h"
#include "core/step.h"
#include "games/jack_rabbits/jack_rabbits.h"

namespace warren::jack_rabbits {

template <Game G = JackRabbits>
std::unique_ptr<const typename G::Setup> open_setup(int players,
                                                    const std::vector<std::string>& settings) {
  OptionSet options(G::option_menu());
  EXPECT_FALSE(options.set("players", std::to_string(players)));
  for (const std::string& setting : settings) EXPECT_FALSE(options.set(setting));
  Rng rng = setup_rng(1);
  resolve_setup<G>(options, rng);
  return G::open(options, G::kNewestRules).setup;
}

class Position {
 public:
  using G = JackRabbits;

  explicit Position(std::string_view text, std::vector<std::string> settings = {}, int players = 2)
      : setup_(open_setup(players, settings)) {
    const Problem problem = G::read(*setup_, text, state_);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_EQ(G::broken(*setup_, state_), "");
  }

  // What this seat, or whoever is asked first, chooses; written down.
  std::string choice(std::optional<Seat> who = {}) {
    const Seat seat = who ? *who : G::asked(*setup_, state_.pub).must.lowest();
    return G::write(*setup_, choose(seat));
  }
  // Plays on to the end of the turn; the choices of its seat one after the other.
  std::string turn() {
    const Seat seat = state_.pub.turn;
    const int turns = state_.pub.turns;
    Rng dealer(7);
    std::string told;
    while (!state_.pub.over() && state_.pub.turns == turns) {
      const Asked asked = G::asked(*setup_, state_.pub);
      if (asked.chance) {
        roll<G>(*setup_, state_, dealer);
        continue;
      }
      const Seat now = asked.must.lowest();
      const G::Action action = choose(now);
      if (now == seat) told += (told.empty() ? "" : ", ") + G::write(*setup_, action);
      play_action<G>(*setup_, state_, now, action, IgnoreEvents{});
    }
    return told;
  }
  // Whether this seat acts though it need not.
  bool interrupts(Seat seat) {
    list_offers(seat);
    return !offers_.empty() && bot(seat).interrupts(*setup_, G::sight(state_, seat), offers_, rng_);
  }
  const Public<4>& pub() const { return state_.pub; }

 private:
  JackRabbitsGreedy<4>& bot(Seat seat) { return bots_[static_cast<std::size_t>(index_of(seat))]; }
  void list_offers(Seat seat) {
    offers_.clear();
    G::offers(*setup_, G::sight(state_, seat), offers_);
  }
  G::Action choose(Seat seat) {
    list_offers(seat);
    return bot(seat).choose(*setup_, G::sight(state_, seat), offers_, rng_);
  }

  std::unique_ptr<const G::Setup> setup_;
  G::State state_;
  std::array<JackRabbitsGreedy<4>, kSeats> bots_;
  Offers<G::Action> offers_;
  Rng rng_{1};
};

}  // namespace warren::jack_rabbits
