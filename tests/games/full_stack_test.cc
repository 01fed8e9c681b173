// The real games, with a stack of decisions that is full before a step: whatever the step is, it is
// carried out or the match fails, and nothing is written outside (the sanitizers look on).
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "core/match.h"
#include "core/step.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/rabbihop/rabbihop.h"

namespace warren {
namespace {

struct Count {
  int done = 0;
  int failed = 0;
};

// Puts copies of the lowest frame below the others.
template <class Stack>
void fill_up(Stack& stack) {
  const Stack before = stack;
  stack.clear();
  for (int i = before.size(); i < Stack::capacity(); ++i) stack.push(before[0]);
  for (const auto& frame : before) stack.push(frame);
}

template <Game G, class Step>
void try_step(const typename G::Setup& setup, const typename G::State& state, Count& count,
              Step&& step) {
  Match<G> match(setup, state);
  const auto chain = match.chain_digest();
  const bool done = step(match);
  ++(done ? count.done : count.failed);
  EXPECT_EQ(done, match.failure() == Overflow::none);
  if (done) return;
  EXPECT_EQ(match.state(), state);
  EXPECT_EQ(match.chain_digest(), chain);
  EXPECT_TRUE(match.log().empty());
}

template <Game G>
void try_steps(const typename G::Setup& setup, const typename G::State& state, Count& count) {
  const Asked asked = G::asked(setup, state.pub);
  if (asked.chance) {
    const auto outcome = G::outcome(setup, state, 0);
    try_step<G>(setup, state, count, [&](Match<G>& match) { return match.fall(outcome); });
  }
  for (const Seat seat : asked.must | asked.may) {
    const auto offers = std::make_unique<Offers<typename G::Action>>();
    G::offers(setup, G::sight(state, seat), *offers);
    for (const auto& action : *offers)
      try_step<G>(setup, state, count, [&](Match<G>& match) { return !match.act(seat, action); });
  }
}

template <Game G>
Count play_with_full_stacks(std::vector<const char*> wishes, int steps) {
  OptionSet options(G::option_menu());
  for (const char* wish : wishes) EXPECT_FALSE(options.set(wish)) << wish;
  Rng rng(7);
  resolve_setup<G>(options, rng);
  const auto setup = G::open(options, G::kNewestRules).setup;
  typename G::State state = G::initial(*setup);
  const auto offers = std::make_unique<Offers<typename G::Action>>();
  Count count;
  for (int step = 0; step < steps && !G::asked(*setup, state.pub).nobody(); ++step) {
    typename G::State full = state;
    fill_up(full.pub.pending);
    try_steps<G>(*setup, full, count);
    if (G::asked(*setup, state.pub).chance) {
      roll<G>(*setup, state, rng);
      continue;
    }
    const Seat seat = G::asked(*setup, state.pub).must.lowest();
    offers->clear();
    G::offers(*setup, G::sight(state, seat), *offers);
    const auto which = static_cast<int>(rng.below(static_cast<std::uint32_t>(offers->size())));
    play_action<G>(*setup, state, seat, (*offers)[which]);
  }
  return count;
}

TEST(FullStack, OfRabbihopFailsTheMatchOnly) {
  const Count count = play_with_full_stacks<rabbihop::Rabbihop>({"players=3"}, 150);
  EXPECT_GT(count.failed, 0);
  EXPECT_GT(count.done, 0);
}

TEST(FullStack, OfJackRabbitsFailsTheMatchOnly) {
  const Count count = play_with_full_stacks<jack_rabbits::JackRabbits>({"players=4"}, 300);
  EXPECT_GT(count.failed, 0);
  EXPECT_GT(count.done, 0);
}

}  // namespace
}  // namespace warren
