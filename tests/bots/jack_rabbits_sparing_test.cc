// Greedy bots give up no royal where something else does, and never break three royals that win.
#include <gtest/gtest.h>

#include <cstdio>

#include "bots/bot.h"
#include "bots/jack_rabbits/greedy.h"
#include "lab/playouts/playout.h"
#include "tests/bots/jack_rabbits_position.h"

namespace warren::jack_rabbits {
namespace {

using G = JackRabbits;

struct Tally {
  int payments = 0;   // in which a royal could have been given, and something else did
  int with_trio = 0;  // answers with three royals that win in hand
};

// Whether what somebody answers takes these cards out of the hand.
bool gives(ActionKind kind) {
  switch (kind) {
    case ActionKind::pay:
    case ActionKind::spades:
    case ActionKind::discard:
    case ActionKind::give_up:
    case ActionKind::contest:
    case ActionKind::hand_over:
      return true;
    default:
      return false;
  }
}

void check(const G::Setup& setup, const G::Sight& sight, const Offers<G::Action>& offers,
           const G::Action& chosen, Tally& tally) {
  bool royal = false, plain = false;
  for (const G::Action& offer : offers) {
    if (offer.kind != ActionKind::pay) continue;
    (royals(offer.cards).empty() ? plain : royal) = true;
  }
  if (chosen.kind == ActionKind::pay && plain) {
    EXPECT_TRUE(royals(chosen.cards).empty()) << G::write(setup, chosen);
    tally.payments += royal ? 1 : 0;
  }
  const Cards<4> held = royals(sight.own.hand);
  if (!fulfils(setup.objective, held) || offers.size() < 2) return;
  ++tally.with_trio;
  // Somebody who would win now is contested with whatever there is.
  const Cards<4> theirs = sight.pub.royals_of(sight.pub.turn);
  if (chosen.kind == ActionKind::contest && fulfils(setup.objective, theirs)) return;
  if (gives(chosen.kind)) {
    EXPECT_TRUE(royals(chosen.cards).empty()) << G::write(setup, chosen);
  }
}

void play(const G::Setup& setup, std::uint64_t seed, Tally& tally) {
  G::State state = G::initial(setup);
  Rng dealer = dealer_rng(seed, 0);
  SeatRngs rngs = seat_rngs(seed, 0);
  std::array<JackRabbitsGreedy<4>, kSeats> bots;
  const auto offers = std::make_unique<Offers<G::Action>>();
  for (int steps = 0; !state.pub.over() && steps < 20'000; ++steps) {
    const Asked asked = G::asked(setup, state.pub);
    if (asked.chance) {
      roll<G>(setup, state, dealer);
      continue;
    }
    const Seat seat = asked.must.lowest();
    const auto s = static_cast<std::size_t>(warren::index_of(seat));
    offers->clear();
    G::offers(setup, G::sight(state, seat), *offers);
    const G::Action chosen = bots[s].choose(setup, G::sight(state, seat), *offers, rngs[s]);
    check(setup, G::sight(state, seat), *offers, chosen, tally);
    if (testing::Test::HasFailure()) {
      ADD_FAILURE() << G::write(setup, state);
      return;
    }
    play_action<G>(setup, state, seat, chosen, IgnoreEvents{});
  }
}

TEST(JackRabbitsSparing, NoRoyalIsGivenWhereAnythingElsePaysAndNoTrioIsBroken) {
  Tally tally;
  const std::vector<std::vector<std::string>> tables = {
      {},
      {"objective=diverse"},
      {"objective=monarchic", "advanced_citadel=on"},
      {"objective=tribal"},
      {"objective=triple_court", "capital_aces=on"},
      {"objective=diverse_monarchic", "diamonds_boost=on"},
      {"overtaxed=on", "hearts_boost=carrot", "trailing_carrots=on"},
      {"limit=called", "vet_proof=hearts_or_queen", "hearts_boost=displayed"}};
  for (const auto& settings : tables) {
    SCOPED_TRACE(settings.empty() ? "standard" : settings.front());
    const auto setup = open_setup(3, settings);
    for (std::uint64_t seed = 1; seed <= 40 && !HasFailure(); ++seed) play(*setup, seed, tally);
  }
  std::printf("%d payments a royal could have made, %d answers with a trio\n", tally.payments,
              tally.with_trio);
  EXPECT_GT(tally.payments, 100);
  EXPECT_GT(tally.with_trio, 300);
}

TEST(JackRabbitsSparing, ATrioIsWorthMoreThanAFlightOrAFight) {
  // The club lacks 3, and only a royal of spades would pay for it.
  Position falls(
      "dice 4 5\nrabbits p0 KS p1 KC\nhand p0 6C QS KH JD\nknown p0 6C\nclub 6C\n"
      "pending hex\npending shortfall 3");
  EXPECT_EQ(falls.choice(), "fall");
  // Only the king of spades would be higher.
  Position beaten(
      "rabbits p0 QC p1 QC\nhand p0 2C\nhand p1 KS QD JD 3H\nlaid 5S\nattacked p1\npending hex\n"
      "pending fight p1 5 0 reply");
  EXPECT_EQ(beaten.choice(), "give in");
}

TEST(JackRabbitsSparing, TheFourthRoyalIsOneThatTheTrioCanDoWithout) {
  Position four("rabbits p0 QC p1 KC\nhand p0 KS QD JH QH\npending hex\npending surplus p0",
                {"objective=monarchic"});
  const std::string given = four.choice();
  EXPECT_TRUE(given == "give up QD" || given == "give up QH") << given;
}

}  // namespace
}  // namespace warren::jack_rabbits
