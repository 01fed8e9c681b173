// A match in which something overflows fails with a reason: it stays as it was, refuses everything
// from then on, and nothing else is touched by it.
#include "core/overflow.h"

#include <gtest/gtest.h>

#include <climits>
#include <memory>
#include <string>
#include <vector>

#include "core/match.h"
#include "core/replay.h"
#include "games/adapter.h"
#include "tests/toy/brimful.h"

namespace warren {
namespace {

using toy::Brim;
using toy::Brimful;

constexpr Seat kA = seat_of(0);
constexpr Seat kB = seat_of(1);

// Two players with two cards each: p0 holds a1 and b1, p1 holds a2 and b2. Nothing overflows before
// a test says where.
class OverflowingMatch : public testing::Test {
 protected:
  OverflowingMatch() { brim(Brim::nowhere); }
  ~OverflowingMatch() override { brim(Brim::nowhere); }

  static void brim(Brim where) { Brimful::brim = where; }
  static OptionSet options() {
    OptionSet options(Brimful::option_menu());
    EXPECT_FALSE(options.set("players=2"));
    EXPECT_FALSE(options.set("hand=2"));
    return options;
  }
  static std::unique_ptr<AnyMatch> dealt() {
    auto opened = GameOf<Brimful>().open(options(), 1);
    EXPECT_FALSE(opened.problem);
    for (const auto* card : {"p0 - a1", "p1 - a2", "p0 - b1", "p1 - b2"})
      EXPECT_TRUE(opened.match->fall(std::string_view(card), Lang::en));
    return std::move(opened.match);
  }

  // All that can be seen of a match from outside, but for the failure itself.
  struct Seen {
    std::string log, position;
    std::uint64_t digest, chain;
    int entries;
    std::string told;
    friend bool operator==(const Seen&, const Seen&) = default;
  };
  static Seen seen(const AnyMatch& match) {
    return {match.log(),          match.position(), match.digest(),
            match.chain_digest(), match.entries(),  match.told(0, kA)};
  }

  // The match has failed over this, and all else is as before.
  static void expect_failed(AnyMatch& match, const Seen& before, std::string_view why) {
    ASSERT_TRUE(match.failure());
    EXPECT_NE(match.failure().say(Lang::en).find(why), std::string::npos)
        << match.failure().say(Lang::en);
    EXPECT_NE(match.failure().say(Lang::es), match.failure().say(Lang::en));
    EXPECT_NE(match.broken().find(why), std::string::npos) << match.broken();
    EXPECT_EQ(seen(match), before);

    brim(Brim::nowhere);  // and it stays so
    for (const Seat seat : {kA, kB}) {
      EXPECT_FALSE(match.can_undo(seat));
      EXPECT_EQ(match.undo(seat, Lang::en).code, "match-failed");
      EXPECT_EQ(match.refusal(seat, std::string_view("draw"), Lang::en).code, "match-failed");
      const Ruling ruling = match.act(seat, std::string_view("draw"), Lang::en);
      EXPECT_EQ(ruling.kind, Ruling::Kind::refused);
      EXPECT_EQ(ruling.code, "match-failed");
      EXPECT_EQ(ruling.reason, match.failure().say(Lang::en));
    }
    EXPECT_EQ(match.fall_case(0, Lang::en).code, "match-failed");
    EXPECT_EQ(match.fall(std::string_view("p0 - a3"), Lang::en).code, "match-failed");
    EXPECT_EQ(seen(match), before);
    EXPECT_FALSE(dealt()->failure()) << "others go on";
  }
};

TEST_F(OverflowingMatch, OverAnAction) {
  const auto match = dealt();
  const auto other = dealt();
  const Seen before = seen(*match);
  brim(Brim::act);
  const Ruling ruling = match->act(kA, std::string_view("play a1"), Lang::en);
  EXPECT_EQ(ruling.kind, Ruling::Kind::refused);
  EXPECT_EQ(ruling.code, "match-failed");
  EXPECT_NE(ruling.reason.find("decisions is full"), std::string::npos) << ruling.reason;
  expect_failed(*match, before, "decisions is full");
  EXPECT_TRUE(other->act(kA, std::string_view("play a1"), Lang::en)) << "another match goes on";
  EXPECT_FALSE(other->failure());
  EXPECT_TRUE(other->broken().empty());
}

TEST_F(OverflowingMatch, OverAnOutcomeOfChance) {
  const auto match = dealt();
  ASSERT_TRUE(match->act(kA, std::string_view("draw"), Lang::en));
  ASSERT_TRUE(match->can_undo(kA));
  const Seen before = seen(*match);
  brim(Brim::fall);
  EXPECT_EQ(match->fall_case(0, Lang::es).code, "match-failed");
  expect_failed(*match, before, "list of the game is full");
}

TEST_F(OverflowingMatch, OverWhatIsOpened) {
  for (const Brim where : {Brim::settle, Brim::endless}) {
    const auto match = dealt();
    ASSERT_TRUE(match->act(kA, std::string_view("swap p1"), Lang::en));
    ASSERT_TRUE(match->act(kB, std::string_view("seal a2"), Lang::en));
    const Seen before = seen(*match);
    brim(where);
    EXPECT_EQ(match->act(kA, std::string_view("seal b1"), Lang::en).code, "match-failed");
    expect_failed(*match, before, where == Brim::settle ? "does not hold it" : "list of the game");
  }
}

TEST_F(OverflowingMatch, OverThePredicate) {
  for (const bool only_asked : {false, true}) {
    const auto match = dealt();
    const Seen before = seen(*match);
    brim(Brim::refusal);
    const Ruling ruling = only_asked ? match->refusal(kA, std::string_view("draw"), Lang::en)
                                     : match->act(kA, std::string_view("draw"), Lang::en);
    EXPECT_EQ(ruling.code, "match-failed");
    expect_failed(*match, before, "list of the game is full");
  }
}

TEST_F(OverflowingMatch, OverItsOffers) {
  for (const bool as_bytes : {false, true}) {
    const auto match = dealt();
    const Seen before = seen(*match);
    brim(Brim::offers);
    EXPECT_TRUE(match->offers(kB).empty()) << "nobody asks them";
    EXPECT_FALSE(match->failure());
    const std::size_t listed = as_bytes ? match->offers_bytes(kA).size() : match->offers(kA).size();
    EXPECT_EQ(listed, std::size_t{kMaxOffers}) << "what fits";
    expect_failed(*match, before, "more to choose from");
  }
}

TEST_F(OverflowingMatch, OverADigest) {
  const auto match = dealt();
  const Seen before = seen(*match);
  brim(Brim::digest);
  EXPECT_EQ(match->act(kA, std::string_view("draw"), Lang::en).code, "match-failed");
  brim(Brim::nowhere);
  expect_failed(*match, before, "larger than the buffer");
}

TEST_F(OverflowingMatch, AtItsBeginning) {
  for (const Brim where : {Brim::initial, Brim::digest}) {
    brim(where);
    const auto opened = GameOf<Brimful>().open(options(), 1);
    ASSERT_FALSE(opened.problem);
    EXPECT_TRUE(opened.match->failure());
    EXPECT_EQ(opened.match->fall_case(0, Lang::en).code, "match-failed");
    EXPECT_EQ(opened.match->entries(), 0);
  }
}

TEST_F(OverflowingMatch, ASetupThatOverflowsIsNotOpened) {
  brim(Brim::open);
  const auto opened = GameOf<Brimful>().open(options(), 1);
  EXPECT_EQ(opened.match, nullptr);
  EXPECT_NE(opened.problem.say(Lang::en).find("list of the game is full"), std::string::npos);
}

TEST_F(OverflowingMatch, AReplayStopsThereAndSaysWhy) {
  const auto match = dealt();
  ASSERT_TRUE(match->act(kA, std::string_view("draw"), Lang::en));
  ASSERT_TRUE(match->fall_case(0, Lang::en));
  ASSERT_TRUE(match->act(kB, std::string_view("play a2"), Lang::en));
  const std::string log = match->log();
  LogParts parts;
  ASSERT_EQ(take_apart(log, parts).line, 0);
  const auto stopped_at = [&](Brim where) {
    brim(where);
    const AnyReplayed replayed = GameOf<Brimful>().replay(parts, Lang::en, INT_MAX);
    brim(Brim::nowhere);
    if (replayed.stop.kind == ReplayStop::Kind::none) return -1;
    EXPECT_EQ(replayed.stop.kind, ReplayStop::Kind::refused);
    EXPECT_EQ(replayed.stop.code, "match-failed");
    EXPECT_FALSE(replayed.stop.reason.empty());
    return replayed.match == nullptr ? -2 : replayed.match->entries();
  };
  EXPECT_EQ(stopped_at(Brim::nowhere), -1);
  EXPECT_EQ(stopped_at(Brim::open), -2);
  EXPECT_EQ(stopped_at(Brim::initial), -2);
  EXPECT_EQ(stopped_at(Brim::digest), 0);
  EXPECT_EQ(stopped_at(Brim::fall), 5);
  EXPECT_EQ(stopped_at(Brim::act), 6);
}

TEST_F(OverflowingMatch, AViewTakesNothingInThatOverflows) {
  const auto match = dealt();
  const auto view = match->view(kB, AnyMatch::When::now);
  const auto digest = view->digest();
  const int heard = view->entries();
  ASSERT_TRUE(match->act(kA, std::string_view("play a1"), Lang::en));
  const std::string told = match->told(heard, kB);
  const Bytes bytes = match->told_bytes(heard, kB);
  brim(Brim::view);
  EXPECT_FALSE(view->hear(told, Lang::en));
  EXPECT_FALSE(view->hear(bytes, Lang::en));
  EXPECT_EQ(view->digest(), digest);
  EXPECT_EQ(view->entries(), heard);
  const std::vector<std::string> actions = {"play b2"};
  EXPECT_EQ(match->view(kB, AnyMatch::When::now)->rehearse(actions, Lang::en).refused.code,
            "match-failed");
  brim(Brim::nowhere);
  EXPECT_TRUE(view->hear(told, Lang::en));
  EXPECT_EQ(view->digest(), match->view_digest(kB));
  EXPECT_FALSE(match->failure()) << "the match itself is sound";
}

// The typed match, whose events are told as they happen.
TEST_F(OverflowingMatch, ItsStateIsWhatItWas) {
  const auto setup = Brimful::open(options(), 1).setup;
  Match<Brimful> match(*setup);
  Rng rng(1);
  while (match.asked().chance) {
    ASSERT_TRUE(match.fall(Brimful::outcome(*setup, match.state(),
                                            rng.below(Brimful::chances(*setup, match.state())))));
  }
  const Seat seat = match.asked().must.lowest();
  Card card{};
  match.state().own[static_cast<std::size_t>(index_of(seat))].hand.for_each(
      [&](Card held) { card = held; });
  const auto before = match.state();
  const auto chain = match.chain_digest();
  const auto entries = match.log().size();
  brim(Brim::act);
  int told = 0;
  const Brimful::Action play{.kind = Brimful::Do::play, .card = card};
  EXPECT_EQ(match.act(seat, play, [&](const Brimful::Event&) { ++told; }), kMatchFailed);
  brim(Brim::nowhere);
  EXPECT_GT(told, 0) << "it was on its way";
  EXPECT_EQ(match.failure(), Overflow::decisions);
  EXPECT_EQ(match.state(), before);
  EXPECT_EQ(match.chain_digest(), chain);
  EXPECT_EQ(match.log().size(), entries);
  EXPECT_EQ(match.act(seat, play), kMatchFailed);
}

}  // namespace
}  // namespace warren
