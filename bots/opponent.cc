#include "bots/opponent.h"

#include <utility>

#include "bots/catalog.h"
#include "bots/generators.h"
#include "games/game_list.h"
#include "games/seat_view.h"

namespace warren {
namespace {

template <Game G>
class OpponentOf final : public Opponent {
 public:
  OpponentOf(std::unique_ptr<AnyBot<G>> bot, Seat seat, std::uint64_t seed)
      : bot_(std::move(bot)), rng_(seat_rng(seed, 0, index_of(seat))) {}

  std::string choose(const AnyView& view) override {
    const SeatView<G>* seen = look(view);
    return offers_.empty() ? std::string() : choice(*seen);
  }
  std::string interrupt(const AnyView& view) override {
    const SeatView<G>* seen = look(view);
    const bool acts =
        !offers_.empty() && bot_->interrupts(seen->setup(), G::sight(seen->view()), offers_, rng_);
    return acts ? choice(*seen) : std::string();
  }

 private:
  // Of a view that is none of this game, nothing is offered.
  const SeatView<G>* look(const AnyView& view) {
    const SeatView<G>* seen = view_as<G>(view);
    offers_.clear();
    if (seen != nullptr) G::offers(seen->setup(), G::sight(seen->view()), offers_);
    return seen;
  }
  std::string choice(const SeatView<G>& seen) {
    return G::write(seen.setup(), bot_->choose(seen.setup(), G::sight(seen.view()), offers_, rng_));
  }

  std::unique_ptr<AnyBot<G>> bot_;
  Rng rng_;
  Offers<typename G::Action> offers_;
};

// Two bots that take turns: one for the stage before the game, one for the game.
template <Game First, Game Second>
class StagedOpponent final : public Opponent {
 public:
  StagedOpponent(std::unique_ptr<Opponent> first, std::unique_ptr<Opponent> second)
      : first_(std::move(first)), second_(std::move(second)) {}

  std::string choose(const AnyView& view) override { return now(view).choose(view); }
  std::string interrupt(const AnyView& view) override { return now(view).interrupt(view); }

 private:
  Opponent& now(const AnyView& view) {
    return view_as<First>(view) != nullptr ? *first_ : *second_;
  }

  std::unique_ptr<Opponent> first_, second_;
};

template <Game G>
std::unique_ptr<Opponent> opponent_of(const NamedBot<G>& bot, Seat seat, std::uint64_t seed) {
  auto own = std::make_unique<OpponentOf<G>>(bot.make(), seat, seed);
  if constexpr (kStaged<G>) {
    using First = FirstStage<G>;
    auto before =
        std::make_unique<OpponentOf<First>>(first_stage_bot<First>(bot.name).make(), seat, seed);
    return std::make_unique<StagedOpponent<First, G>>(std::move(before), std::move(own));
  } else {
    return own;
  }
}

}  // namespace

MadeOpponent make_opponent(std::string_view game, std::string_view bot, Seat seat,
                           std::uint64_t seed) {
  MadeOpponent out;
  const bool known = with_game(game, [&](auto tag) {
    using G = typename decltype(tag)::type;
    if (const NamedBot<G>* found = find_bot<G>(bot))
      out.opponent = opponent_of<G>(*found, seat, seed);
    else
      out.problem = unknown_bot<G>(bot);
  });
  if (!known) out.problem = unknown_game(game);
  return out;
}

std::vector<BotInfo> bots_for(std::string_view game) {
  std::vector<BotInfo> out;
  with_game(game, [&](auto tag) {
    for (const auto& bot : kBots<typename decltype(tag)::type>)
      out.push_back({bot.name, bot.label});
  });
  return out;
}

}  // namespace warren
