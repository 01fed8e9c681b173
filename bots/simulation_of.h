// The games of a simulation, played: a template over the game, so that random play has nothing
// virtual inside.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/catalog.h"
#include "bots/playout.h"
#include "bots/simulation.h"
#include "core/log.h"

namespace warren {

template <Game G>
class SimulationOf final : public Simulation {
 public:
  using Table = typename G::Table;
  using Cast = std::vector<const NamedBot<G>*>;  // in the order of the plan's names

  SimulationOf(SimulationPlan plan, std::unique_ptr<const Table> table, Cast cast)
      : Simulation(std::move(plan)), table_(std::move(table)), cast_(std::move(cast)) {}

  void run(std::uint64_t first, std::uint64_t last, Tally& tally) const override {
    const auto offers = std::make_unique<Offers<typename G::Action>>();
    for (std::uint64_t game = first; game < last; ++game) {
      StateBoard<G> board(*table_);
      const PlayoutCount count = play(game, board, *offers);
      tally.add_game(game, plan_.seats, plan_.seating(game), count,
                     G::result(*table_, board.state().pub), G::digest(*table_, board.state()));
    }
  }

  std::string record(std::uint64_t game) const override {
    const auto offers = std::make_unique<Offers<typename G::Action>>();
    Match<G> match(*table_);
    MatchBoard<G> board(match);
    play(game, board, *offers);
    return write_log<G>(match);
  }

 private:
  template <class Board>
  PlayoutCount play(std::uint64_t game, Board& board, Offers<typename G::Action>& offers) const {
    const SeatRngs rngs = seat_rngs(plan_.seed, game);
    if (all_random()) {
      SameBots<G, RandomBot> bots(rngs);
      return play_with(game, board, bots, offers);
    }
    MixedBots<G> bots(rngs);
    const Seating seating = plan_.seating(game);
    for (int seat = 0; seat < plan_.seats; ++seat)
      bots.sit(seat, cast_[seating[static_cast<std::size_t>(seat)]]->make());
    return play_with(game, board, bots, offers);
  }

  template <class Board, class Bots>
  PlayoutCount play_with(std::uint64_t game, Board& board, Bots& bots,
                         Offers<typename G::Action>& offers) const {
    Rng dealer = dealer_rng(plan_.seed, game);
    return Playout<G, Board, Bots>(*table_, board, bots, offers).play(dealer, plan_.cap);
  }

  bool all_random() const { return cast_.size() == 1 && cast_.front()->name == kRandom<G>.name; }

  std::unique_ptr<const Table> table_;
  Cast cast_;
};

// Deals the names in `list` to the seats in turn and finds their bots.
template <Game G>
[[nodiscard]] Problem read_bots(std::string_view list, SimulationPlan& plan,
                                typename SimulationOf<G>::Cast& cast) {
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
  SimulationPlan plan;
  plan.game = G::kId;
  if (Problem problem = read_numbers(words, plan)) return {nullptr, problem};
  OptionSet options(G::option_table());
  if (Problem problem = apply(words.setup, options)) return {nullptr, problem};
  Rng rng = setup_rng(plan.seed);  // once: all games of a simulation have the same set-up
  resolve_setup<G>(options, rng);
  auto opened = G::open(options, G::kNewestRules);
  if (opened.problem) return {nullptr, opened.problem};
  plan.seats = opened.table->seats;
  plan.options = opened.table->options.to_text();
  typename SimulationOf<G>::Cast cast;
  const std::string_view names = words.bots.empty() ? kRandom<G>.name : words.bots;
  if (Problem problem = read_bots<G>(names, plan, cast)) return {nullptr, problem};
  return {
      std::make_unique<SimulationOf<G>>(std::move(plan), std::move(opened.table), std::move(cast))};
}

}  // namespace warren
