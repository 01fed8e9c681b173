// The games of a simulation, played: a template over the game, so that random play has nothing
// virtual inside.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/catalog.h"
#include "core/log.h"
#include "core/overflow.h"
#include "core/shared_refusals.h"
#include "games/catalog.h"
#include "games/staged_log.h"
#include "lab/playouts/playout.h"
#include "lab/playouts/simulation.h"

namespace warren {

// Who plays which game of a simulation, and with which generators.
template <Game G>
using Cast = std::vector<const NamedBot<G>*>;  // in the order of the plan's names

template <Game G, class Board>
PlayoutCount play_game(const SimulationPlan& plan, const Cast<G>& cast, std::uint64_t game,
                       const typename G::Setup& setup, Board& board,
                       Offers<typename G::Action>& offers, Rng& dealer) {
  const SeatRngs rngs = seat_rngs(plan.seed, game);
  const auto play_with = [&](auto& bots) {
    return Playout<G, Board, std::remove_reference_t<decltype(bots)>>(setup, board, bots, offers)
        .play(dealer, plan.cap);
  };
  if (cast.size() == 1 && cast.front()->name == kRandom<G>.name) {
    SameBots<G, RandomBot> bots(rngs);
    return play_with(bots);
  }
  MixedBots<G> bots(rngs);
  const BotOfSeat seating = plan.seating(game);
  for (int seat = 0; seat < plan.seats; ++seat)
    bots.sit(seat, cast[seating[static_cast<std::size_t>(seat)]]->make());
  return play_with(bots);
}

// Adds a game that `watch` has seen from its beginning. One that failed has no result: its state is
// not one that the rules know.
template <Game G>
void add_to(Tally& tally, const SimulationPlan& plan, std::uint64_t game, PlayoutCount count,
            const typename G::Setup& setup, const typename G::State& state,
            const OverflowWatch& watch) {
  Result result;
  std::uint64_t digest = 0;
  if (watch.seen() == Overflow::none) {
    result = G::result(setup, state.pub);
    digest = G::digest(setup, state);
  }
  count.failed = watch.seen();
  if (count.failed != Overflow::none) {
    count.finished = false;
    result = {};
    digest = 0;
  }
  tally.add_game(game, plan.seats, plan.seating(game), count, result, digest);
}

template <Game G>
class SimulationOf final : public Simulation {
 public:
  using Setup = typename G::Setup;

  SimulationOf(SimulationPlan plan, std::unique_ptr<const Setup> setup, Cast<G> cast)
      : Simulation(std::move(plan)), setup_(std::move(setup)), cast_(std::move(cast)) {}

  void run(std::uint64_t first, std::uint64_t last, Tally& tally) const override {
    const auto offers = std::make_unique<Offers<typename G::Action>>();
    for (std::uint64_t game = first; game < last; ++game) {
      const OverflowWatch watch;
      StateBoard<G> board(*setup_);
      const PlayoutCount count = play(game, board, *offers);
      add_to<G>(tally, plan_, game, count, *setup_, board.state(), watch);
    }
  }

  std::string record(std::uint64_t game) const override {
    const auto offers = std::make_unique<Offers<typename G::Action>>();
    Match<G> match(*setup_);
    MatchBoard<G> board(match);
    play(game, board, *offers);
    return write_log<G>(match);
  }

 private:
  template <class Board>
  PlayoutCount play(std::uint64_t game, Board& board, Offers<typename G::Action>& offers) const {
    Rng dealer = dealer_rng(plan_.seed, game);
    return play_game<G>(plan_, cast_, game, *setup_, board, offers, dealer);
  }

  std::unique_ptr<const Setup> setup_;
  Cast<G> cast_;
};

// Games with a stage before them: in each the bots play it first, then the game it leads to. The
// tally counts the game itself; a stage that reaches the cap leaves the game unfinished.
template <Game First, Game G>
class StagedSimulation final : public Simulation {
 public:
  StagedSimulation(SimulationPlan plan, std::unique_ptr<const typename First::Setup> setup,
                   Cast<G> cast)
      : Simulation(std::move(plan)), setup_(std::move(setup)), cast_(std::move(cast)) {
    for (const NamedBot<G>* bot : cast_) first_cast_.push_back(&first_stage_bot<First>(bot->name));
  }

  void run(std::uint64_t first, std::uint64_t last, Tally& tally) const override {
    const auto offers = std::make_unique<Offers<typename G::Action>>();
    for (std::uint64_t game = first; game < last; ++game) {
      Rng dealer = dealer_rng(plan_.seed, game);
      const OverflowWatch watch;
      StateBoard<First> before(*setup_);
      const PlayoutCount count = play_first(game, before, dealer);
      if (!count.finished) {
        add_to<First>(tally, plan_, game, count, *setup_, before.state(), watch);
        continue;
      }
      const auto opened = G::open(First::baked(*setup_, before.state().pub), setup_->rules);
      if (watch.seen() != Overflow::none) {
        add_to<First>(tally, plan_, game, count, *setup_, before.state(), watch);
        continue;
      }
      assert(opened.setup != nullptr);
      StateBoard<G> board(*opened.setup);
      const PlayoutCount raced =
          play_game<G>(plan_, cast_, game, *opened.setup, board, *offers, dealer);
      add_to<G>(tally, plan_, game, raced, *opened.setup, board.state(), watch);
    }
  }

  std::string record(std::uint64_t game) const override {
    const auto offers = std::make_unique<Offers<typename G::Action>>();
    Rng dealer = dealer_rng(plan_.seed, game);
    auto begun = First::open(setup_->options, setup_->rules);
    Match<First> before(*begun.setup);
    MatchBoard<First> first_board(before);
    const bool finished = play_first(game, first_board, dealer).finished;
    const auto opened =
        finished ? G::open(First::baked(before.setup(), before.state().pub), setup_->rules)
                 : Opened<typename G::Setup>{};
    if (opened.setup == nullptr) return write_staged_log<First, G>(before, nullptr);
    Match<G> match(*opened.setup);
    MatchBoard<G> board(match);
    play_game<G>(plan_, cast_, game, *opened.setup, board, *offers, dealer);
    return write_staged_log<First, G>(before, &match);
  }

 private:
  template <class Board>
  PlayoutCount play_first(std::uint64_t game, Board& board, Rng& dealer) const {
    const auto offers = std::make_unique<Offers<typename First::Action>>();
    return play_game<First>(plan_, first_cast_, game, *setup_, board, *offers, dealer);
  }

  std::unique_ptr<const typename First::Setup> setup_;
  Cast<G> cast_;
  Cast<First> first_cast_;
};

// Deals the names in `list` to the seats in turn and finds their bots.
template <Game G>
[[nodiscard]] Problem read_bots(std::string_view list, SimulationPlan& plan, Cast<G>& cast) {
  std::vector<std::uint8_t> order;
  for (const std::string_view name : split_list(list)) {
    const NamedBot<G>* bot = find_bot<G>(name);
    if (bot == nullptr) return unknown_bot<G>(name);
    std::size_t place = 0;
    while (place < cast.size() && cast[place] != bot) ++place;
    if (place == cast.size()) {
      cast.push_back(bot);
      plan.bots.emplace_back(name);
    }
    order.push_back(static_cast<std::uint8_t>(place));
  }
  if (static_cast<int>(order.size()) > plan.seats) {
    return Problem({"there are {0} bots for {1} seats; name at most one for each seat",
                    "hay {0} bots para {1} asientos; nombre como mucho uno por asiento"},
                   {static_cast<int>(order.size()), plan.seats});
  }
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
    plan.lineup[seat] = order[seat % order.size()];
  return {};
}

template <Game G>
PreparedSimulation prepare_simulation_of(const SimulationWords& words) {
  const OverflowWatch watch;
  SimulationPlan plan;
  plan.game = G::kId;
  if (Problem problem = read_numbers(words, plan)) return {nullptr, problem};
  OptionSet options(G::option_menu());
  if (Problem problem = apply(words.setup, options)) return {nullptr, problem};
  Rng rng = setup_rng(plan.seed);  // once: all games of a simulation have the same set-up
  resolve_setup<G>(options, rng);
  Cast<G> cast;
  const std::string_view names = words.bots.empty() ? kRandom<G>.name : words.bots;
  const auto prepare = [&](const auto& setup) {
    plan.seats = setup.seats;
    plan.options = setup.options.to_text();
    return read_bots<G>(names, plan, cast);
  };
  if constexpr (kStaged<G>) {
    using First = FirstStage<G>;
    if (First::wanted(options)) {
      auto begun = First::open(options, First::kNewestRules);
      if (begun.problem) return {nullptr, begun.problem};
      if (watch.seen() != Overflow::none) return {nullptr, match_failed(watch.seen())};
      if (Problem problem = prepare(*begun.setup)) return {nullptr, problem};
      return {std::make_unique<StagedSimulation<First, G>>(std::move(plan), std::move(begun.setup),
                                                           std::move(cast))};
    }
  }
  auto opened = G::open(options, G::kNewestRules);
  if (opened.problem) return {nullptr, opened.problem};
  if (watch.seen() != Overflow::none) return {nullptr, match_failed(watch.seen())};
  if (Problem problem = prepare(*opened.setup)) return {nullptr, problem};
  return {
      std::make_unique<SimulationOf<G>>(std::move(plan), std::move(opened.setup), std::move(cast))};
}

}  // namespace warren
