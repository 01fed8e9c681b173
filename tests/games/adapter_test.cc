// The adapter, tried on the game full of secrets: text and bytes mean the same, and what is told to
// a seat is what that seat may know.
#include "games/adapter.h"

#include <gtest/gtest.h>

#include <climits>
#include <memory>
#include <string>

#include "tests/toy/toy.h"

namespace warren {
namespace {

using toy::Toy;
const GameOf<Toy> kToy;

std::unique_ptr<AnyMatch> open_toy() {
  auto opened = kToy.open(OptionSet(Toy::option_menu()), 1);
  EXPECT_FALSE(opened.problem);
  return std::move(opened.match);
}

// Lets chance deal, until a seat is asked.
std::unique_ptr<AnyMatch> dealt_toy() {
  auto match = open_toy();
  Rng rng(5);
  while (match->asked().chance)
    EXPECT_TRUE(match->fall_case(rng.below(match->chances()), Lang::en));
  return match;
}

TEST(Adapter, SaysWhatTheGameIs) {
  EXPECT_EQ(kToy.id(), "toy");
  EXPECT_EQ(kToy.title().in(Lang::es), "Juguete");
  EXPECT_EQ(kToy.newest_rules(), 1);
  EXPECT_EQ(kToy.seats().fewest, 2);
  EXPECT_EQ(kToy.seats().most, 4);
}

TEST(Adapter, RefusesToOpenWhatTheGameRefuses) {
  EXPECT_TRUE(kToy.open(OptionSet(Toy::option_menu()), 7).problem);
}

TEST(Adapter, OffersReadTheSameAsTextAndAsBytes) {
  const auto match = dealt_toy();
  const Seat seat = match->asked().must.lowest();
  const auto texts = match->offers(seat);
  const auto bytes = match->offers_bytes(seat);
  ASSERT_EQ(texts.size(), bytes.size());
  ASSERT_GT(texts.size(), 1U);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    auto by_text = dealt_toy();
    auto by_bytes = dealt_toy();
    EXPECT_TRUE(match->refusal(seat, texts[i], Lang::en));
    EXPECT_TRUE(match->refusal(seat, bytes[i], Lang::en));
    EXPECT_TRUE(by_text->act(seat, texts[i], Lang::en));
    EXPECT_TRUE(by_bytes->act(seat, bytes[i], Lang::en));
    EXPECT_EQ(by_text->chain_digest(), by_bytes->chain_digest()) << texts[i];
  }
}

TEST(Adapter, ARefusedActionChangesNothingAndSaysWhy) {
  auto match = dealt_toy();
  const auto before = match->chain_digest();
  const Seat other = seat_of(index_of(match->asked().must.lowest()) + 1);
  const Ruling english = match->act(other, "draw", Lang::en);
  EXPECT_EQ(english.kind, Ruling::Kind::refused);
  EXPECT_EQ(english.code, "not-asked");
  EXPECT_EQ(english.reason, "you are not asked now");
  EXPECT_EQ(match->refusal(other, "draw", Lang::es).reason, "no le toca decidir");
  EXPECT_EQ(match->chain_digest(), before);
}

TEST(Adapter, WhatMeansNothingIsUnreadable) {
  auto match = dealt_toy();
  const Seat seat = match->asked().must.lowest();
  EXPECT_EQ(match->act(seat, "fly away", Lang::en).kind, Ruling::Kind::unreadable);
  EXPECT_EQ(match->act(seat, Bytes{1}, Lang::en).kind, Ruling::Kind::unreadable);
  EXPECT_EQ(match->act(seat, Bytes(4000, 0), Lang::en).kind, Ruling::Kind::unreadable);
}

TEST(Adapter, NobodySitsBeyondTheLastSeat) {
  auto match = dealt_toy();
  for (const Seat seat : {Seat::nobody, seat_of(3), seat_of(8)}) {
    EXPECT_EQ(match->act(seat, "draw", Lang::en).code, "no-such-seat");
    EXPECT_EQ(match->refusal(seat, "draw", Lang::en).code, "no-such-seat");
    EXPECT_TRUE(match->offers(seat).empty());
  }
}

TEST(Adapter, ChanceFallsOnlyWhenAskedAndOnlyAsItCan) {
  auto match = open_toy();
  EXPECT_EQ(match->fall_case(match->chances(), Lang::en).code, "chance-impossible");
  match = dealt_toy();
  EXPECT_EQ(match->chances(), 0U);
  EXPECT_EQ(match->fall_case(0, Lang::en).code, "chance-not-asked");
}

TEST(Adapter, UndoIsRefusedAtTheBarrierOnly) {
  auto match = dealt_toy();
  const Seat seat = match->asked().must.lowest();
  EXPECT_EQ(match->undo(seat, Lang::en).code, "undo-barrier");
  const auto before = match->digest();
  ASSERT_TRUE(match->act(seat, "draw", Lang::en));
  ASSERT_TRUE(match->can_undo(seat));
  EXPECT_TRUE(match->undo(seat, Lang::en));
  EXPECT_EQ(match->digest(), before);
}

TEST(Adapter, ADrawnCardIsToldToItsOwnerAlone) {
  auto match = dealt_toy();
  const Seat seat = match->asked().must.lowest();
  const Seat other = seat_of(index_of(seat) + 1);
  ASSERT_TRUE(match->act(seat, "draw", Lang::en));
  ASSERT_TRUE(match->asked().chance);
  ASSERT_TRUE(match->fall_case(0, Lang::en));
  const int last = match->entries() - 1;
  ASSERT_GT(match->entry(last).events, 0);
  EXPECT_NE(match->event_text(last, 0, seat), match->event_text(last, 0, other));
  EXPECT_EQ(match->event_text(last, 0, other), match->event_text(last, 0, Seat::nobody));
  EXPECT_NE(match->told(last, seat), match->told(last, other));
  EXPECT_NE(match->told_bytes(last, seat), match->told_bytes(last, other));
  EXPECT_NE(match->entry_text(last, seat), match->entry_text(last, other));
  EXPECT_NE(match->view_bytes(seat), match->view_bytes(other));
  EXPECT_NE(match->view_digest(seat), match->view_digest(other));
}

TEST(Adapter, ALogReplaysToTheSameMatch) {
  auto match = dealt_toy();
  const Seat seat = match->asked().must.lowest();
  ASSERT_TRUE(match->act(seat, "draw", Lang::en));
  ASSERT_TRUE(match->undo(seat, Lang::en));
  ASSERT_TRUE(match->act(seat, "draw", Lang::en));
  const std::string log = match->log();
  LogParts parts;
  ASSERT_EQ(take_apart(log, parts).line, 0);
  const AnyReplayed replayed = kToy.replay(parts, Lang::en, INT_MAX);
  ASSERT_EQ(replayed.stop.kind, ReplayStop::Kind::none) << replayed.stop.reason;
  EXPECT_EQ(replayed.match->chain_digest(), match->chain_digest());
  EXPECT_EQ(replayed.match->position(), match->position());
  EXPECT_EQ(replayed.match->log(), log);
}

// --- what a set-up leaves to chance -------------------------------------------------------------

// The toy, but for its number of turns, which is drawn.
struct Drawn : Toy {
  static void resolve(OptionSet& options, Rng& rng) {
    options.set_at(options.menu().find("turns"), 3 + static_cast<int>(rng.below(28)));
  }
};

TEST(Adapter, DrawsWhatTheSetUpLeavesToChanceFromTheSeedAlone) {
  const GameOf<Drawn> drawn;
  const OptionSet before(Toy::option_menu());
  OptionSet one = before;
  drawn.resolve(one, 1);
  EXPECT_NE(one, before);
  OptionSet again = before;
  drawn.resolve(again, 1);
  EXPECT_EQ(one, again);
  bool differs = false;
  for (std::uint64_t seed = 2; seed < 9; ++seed) {
    OptionSet other = before;
    drawn.resolve(other, seed);
    differs = differs || other != one;
  }
  EXPECT_TRUE(differs);
}

TEST(Adapter, AGameThatLeavesNothingToChanceIsLeftAsItIs) {
  const OptionSet before(Toy::option_menu());
  OptionSet after = before;
  kToy.resolve(after, 1);
  EXPECT_EQ(after, before);
}

}  // namespace
}  // namespace warren
