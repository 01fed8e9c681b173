#include "bots/opponent.h"

#include <utility>

#include "bots/catalog.h"
#include "bots/playout.h"
#include "games/adapter.h"
#include "games/catalog.h"

namespace warren {
namespace {

template <Game G>
class OpponentOf final : public Opponent {
 public:
  OpponentOf(std::unique_ptr<AnyBot<G>> bot, Seat seat, std::uint64_t seed)
      : bot_(std::move(bot)), seat_(seat), rng_(seat_rng(seed, 0, index_of(seat))) {}

  Bytes choose(const AnyMatch& match) override {
    const auto sight = look(match);
    return offers_.empty() ? Bytes{} : choice(match, sight);
  }
  Bytes interrupt(const AnyMatch& match) override {
    const auto sight = look(match);
    const bool acts = !offers_.empty() && bot_->interrupts(table(match), sight, offers_, rng_);
    return acts ? choice(match, sight) : Bytes{};
  }

 private:
  static const Match<G>& typed(const AnyMatch& match) {
    const Match<G>* found = typed_match<G>(match);
    assert(found != nullptr);
    return *found;
  }
  static const typename G::Table& table(const AnyMatch& match) { return typed(match).table(); }

  typename G::Sight look(const AnyMatch& match) {
    const auto sight = G::sight(typed(match).state(), seat_);
    offers_.clear();
    G::offers(table(match), sight, offers_);
    return sight;
  }
  Bytes choice(const AnyMatch& match, const typename G::Sight& sight) {
    const ByteBuffer bytes = to_bytes(bot_->choose(table(match), sight, offers_, rng_));
    return {bytes.all().begin(), bytes.all().end()};
  }

  std::unique_ptr<AnyBot<G>> bot_;
  Seat seat_;
  Rng rng_;
  Offers<typename G::Action> offers_;
};

// Two bots that take turns: one for the stage before the game, one for the game.
template <Game First, Game Second>
class StagedOpponent final : public Opponent {
 public:
  StagedOpponent(std::unique_ptr<Opponent> first, std::unique_ptr<Opponent> second)
      : first_(std::move(first)), second_(std::move(second)) {}

  Bytes choose(const AnyMatch& match) override { return now(match).choose(match); }
  Bytes interrupt(const AnyMatch& match) override { return now(match).interrupt(match); }

 private:
  Opponent& now(const AnyMatch& match) {
    return typed_match<First>(match) != nullptr ? *first_ : *second_;
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
