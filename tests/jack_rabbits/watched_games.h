// Games at random, looked at after every single step: what must hold whatever is played.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "core/step.h"
#include "games/jack_rabbits/rules/asked.h"
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits::watched {

using G = JackRabbits;

// What the games brought.
struct Tally {
  std::array<int, kEventKinds> events{};
  int most_offers = 0;
  int games = 0, ended = 0;
  int steps_to_end = 0, longest = 0;  // of those that ended
};

// --- what must hold ------------------------------------------------------------------------------

inline std::vector<Cards<4>> all_places(const State<4>& state) {
  std::vector<Cards<4>> out = {state.pub.court, state.pub.spent, state.pub.laid, state.dark.pile,
                               capital_aces(state.pub)};
  for (const Own<4>& own : state.own) out.push_back(own.hand);
  return out;
}

inline void cards_are_in_one_place(const Setup<4>& setup, const State<4>& state) {
  Cards<4> found;
  int count = 0;
  for (const Cards<4>& place : all_places(state)) {
    found = found | place;
    count += place.size();
  }
  EXPECT_TRUE(found == (setup.pips | setup.court)) << "a card is lost";
  EXPECT_EQ(count, found.size()) << "a card is in two places";
  EXPECT_EQ(found.size(), 13 * std::popcount(setup.suits) + 2);
}

// A carrot lies on the hex of a royal if, and only if, its owner holds that royal.
inline void carrots_mark_royals(const Setup<4>& setup, const State<4>& state) {
  for (int s = 0; s < setup.seats; ++s) {
    const Cards<4>& hand = state.own[static_cast<std::size_t>(s)].hand;
    EXPECT_TRUE(state.pub.royals_of(seat_of(s)) == royals(hand)) << "the carrots of p" << s;
    const bool settling =
        std::any_of(state.pub.pending.begin(), state.pub.pending.end(), [&](const Frame& frame) {
          return frame.kind == FrameKind::surplus && frame.seat() == seat_of(s);
        });
    const int most = setup.variant.diamonds_boost ? 2 * kMostRoyals : kMostRoyals + 1;
    EXPECT_LE(royals(hand).size(), settling ? most : kMostRoyals);
  }
}

// What all know, or one seat knows, of a hand is really in it.
inline void knowledge_is_sound(const Setup<4>& setup, const State<4>& state) {
  for (int of = 0; of < setup.seats; ++of) {
    const auto at = static_cast<std::size_t>(of);
    EXPECT_EQ(state.own[at].hand.size(), state.pub.hand[at]);
    for (int by = 0; by < setup.seats; ++by) {
      const Cards<4> known = known_to(G::sight(state, seat_of(by)), seat_of(of));
      EXPECT_TRUE(state.own[at].hand.contains(known)) << "p" << by << " of p" << of;
    }
  }
}

inline void whoever_must_act_can(const Setup<4>& setup, const State<4>& state, Tally& tally) {
  static const auto list = std::make_unique<Offers<Action<4>>>();
  const Asked asked = G::asked(setup, state.pub);
  EXPECT_EQ(asked.nobody(), state.pub.over());
  EXPECT_EQ(asked.chance && G::chances(setup, state) == 0, false) << "chance has no case";
  for (const Seat seat : asked.must | asked.may) {
    list->clear();
    G::offers(setup, G::sight(state, seat), *list);
    EXPECT_FALSE(list->empty()) << "p" << warren::index_of(seat);
    tally.most_offers = std::max(tally.most_offers, list->size());
  }
}

inline void check(const Setup<4>& setup, const State<4>& state, Tally& tally) {
  EXPECT_EQ(G::broken(setup, state), "");
  cards_are_in_one_place(setup, state);
  carrots_mark_royals(setup, state);
  knowledge_is_sound(setup, state);
  whoever_must_act_can(setup, state, tally);
}

// Whoever has won stands on the Citadel on their own turn, with three royals of the objective.
// Nobody wins while exploring.
inline void ended_by_the_rules(const Setup<4>& setup, const State<4>& state) {
  const Seat winner = state.pub.winner;
  if (setup.variant.explore) {
    EXPECT_EQ(winner, Seat::nobody);
    return;
  }
  const Cards<4>& hand = state.own[static_cast<std::size_t>(warren::index_of(winner))].hand;
  EXPECT_EQ(winner, state.pub.turn);
  EXPECT_EQ(state.pub.place_of(winner), Place::citadel);
  EXPECT_TRUE(fulfils(setup.objective, royals(hand))) << write(hand);
}

// --- games ---------------------------------------------------------------------------------------

// At random, but a royal that can be had is taken: otherwise hardly a game would end.
inline Action<4> choose(const Offers<Action<4>>& list, Rng& rng) {
  for (const Action<4>& action : list) {
    if (action.kind == ActionKind::acquire) return action;
  }
  return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
}

// One of those who must act, or now and then one of those who may.
inline Seat who_acts(const Asked& asked, Rng& rng) {
  constexpr std::uint32_t kInterrupts = 12;  // of so many times once
  const SeatSet from = !asked.may.empty() && rng.below(kInterrupts) == 0 ? asked.may : asked.must;
  auto left = rng.below(static_cast<std::uint32_t>(from.size()));
  for (const Seat seat : from) {
    if (left-- == 0) return seat;
  }
  return Seat::nobody;
}

template <class See>
void step(const Setup<4>& setup, State<4>& state, Rng& rng, See&& see) {
  static const auto list = std::make_unique<Offers<Action<4>>>();
  const Asked asked = G::asked(setup, state.pub);
  if (asked.chance) {
    roll<G>(setup, state, rng, see);
    return;
  }
  const Seat seat = who_acts(asked, rng);
  list->clear();
  G::offers(setup, G::sight(state, seat), *list);
  ASSERT_FALSE(list->empty());
  const Action<4> action = choose(*list, rng);
  ASSERT_FALSE(G::refusal(setup, G::sight(state, seat), action)) << write(setup, action);
  play_action<G>(setup, state, seat, action, see);
}

// `also` sees the state after each event, and the event.
template <class Also>
void play_watched(const Setup<4>& setup, std::uint64_t seed, int most_steps, Tally& tally,
                  Also&& also) {
  State<4> state = initial(setup);
  Rng rng(seed);
  const auto see = [&](const Event<4>& event) {
    ++tally.events[static_cast<std::size_t>(event.kind)];
    also(state, event);
  };
  int steps = 0;
  for (; !state.pub.over() && steps < most_steps; ++steps) {
    step(setup, state, rng, see);
    check(setup, state, tally);
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << "seed " << seed << ", step " << steps << "\n" << write(setup, state);
      return;
    }
  }
  ++tally.games;
  if (!state.pub.over()) return;
  ended_by_the_rules(setup, state);
  ++tally.ended;
  tally.steps_to_end += steps;
  tally.longest = std::max(tally.longest, steps);
}
inline void play_watched(const Setup<4>& setup, std::uint64_t seed, int most_steps, Tally& tally) {
  play_watched(setup, seed, most_steps, tally, [](const State<4>&, const Event<4>&) {});
}

}  // namespace warren::jack_rabbits::watched
