// Rules, "At this table", versions: a game ends by the rules it began with. In version 2
// whoever has no card left in a fight gives in at once; version 1 asks them. In version 3 whoever
// spends several first aces at once is asked which stays; before, it was the first in the order.
#include "core/replay.h"
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

using G = JackRabbits;

// A log of two players with this position and these lines, under a version; 0: none is named.
std::string log_of(int rules, const std::string& position, const std::string& lines) {
  const std::string version = rules == 0 ? "" : "rules " + std::to_string(rules) + "\n";
  return "warren-log 1\ngame jack-rabbits\n" + version + "option players=2\nposition\n" + position +
         "end\n" + lines;
}
Replayed<G> replayed(const std::string& text) {
  LogParts parts;
  const LogProblem problem = take_apart(text, parts);
  EXPECT_EQ(problem.line, 0) << problem.problem.say(Lang::en);
  return replay<G>(parts, Lang::en);
}
FrameKind asked_now(const Replayed<G>& game) { return game.match->state().pub.top().kind; }
Place place_of(const Replayed<G>& game, int seat) {
  return game.match->state().pub.place_of(seat_of(seat));
}

const std::string kBareDefender = "rabbits p0 JS p1 JS\nhand p0 5S 3C\n";
const std::string kBareAttacker = "rabbits p0 JS p1 JS\nhand p0 5S\nhand p1 9S 3C\n";
const std::string kAttack = "p0 attack p1\np0 spades 5S\n";

// A defender without cards: asked in version 1, gives in at once in version 2.
TEST(RulesVersions, ADefenderWithoutCardsIsAskedInVersionOneOnly) {
  const auto one = replayed(log_of(1, kBareDefender, kAttack));
  ASSERT_TRUE(one.match);
  EXPECT_EQ(one.stop.kind, ReplayStop::Kind::none) << one.stop.reason;
  EXPECT_EQ(asked_now(one), FrameKind::fight);
  EXPECT_EQ(one.match->asked().must, SeatSet::of(seat_of(1)));
  EXPECT_EQ(place_of(one, 1), place_of(Suit::spades, Title::jack));
  const auto two = replayed(log_of(2, kBareDefender, kAttack));
  ASSERT_TRUE(two.match);
  EXPECT_EQ(two.stop.kind, ReplayStop::Kind::none) << two.stop.reason;
  EXPECT_EQ(asked_now(two), FrameKind::hex);
  EXPECT_EQ(place_of(two, 1), Place::off_board);
}

// So does an attacker who has none left to answer with.
TEST(RulesVersions, AnAttackerWithoutCardsIsAskedInVersionOneOnly) {
  const auto one = replayed(log_of(1, kBareAttacker, kAttack + "p1 spades 9S\n"));
  ASSERT_TRUE(one.match);
  EXPECT_EQ(asked_now(one), FrameKind::fight);
  EXPECT_EQ(one.match->asked().must, SeatSet::of(seat_of(0)));
  const auto two = replayed(log_of(2, kBareAttacker, kAttack + "p1 spades 9S\n"));
  ASSERT_TRUE(two.match);
  EXPECT_EQ(place_of(two, 0), Place::off_board);
  EXPECT_EQ(two.match->state().pub.turn, seat_of(1)) << "and its turn has ended";
}

// In both it comes to the same end.
TEST(RulesVersions, BothComeToTheSameEnd) {
  const auto one = replayed(log_of(1, kBareDefender, kAttack + "p1 give in\n"));
  const auto two = replayed(log_of(2, kBareDefender, kAttack));
  ASSERT_TRUE(one.match && two.match);
  EXPECT_EQ(one.stop.kind, ReplayStop::Kind::none) << one.stop.reason;
  EXPECT_TRUE(one.match->state() == two.match->state());
  EXPECT_NE(one.match->chain_digest(), two.match->chain_digest()) << "by another way";
}

// A log of version 1 with “give in” by an empty hand is refused under version 2.
TEST(RulesVersions, GivingInByHandIsRefusedInVersionTwo) {
  const auto two = replayed(log_of(2, kBareDefender, kAttack + "p1 give in\n"));
  EXPECT_EQ(two.stop.kind, ReplayStop::Kind::refused);
  EXPECT_EQ(two.stop.code, "not-asked");
  EXPECT_EQ(two.stop.line, 11);
}

// Whoever holds a card, be it no spade, is asked in both: being asked betrays nothing.
TEST(RulesVersions, WhoHoldsACardIsAskedInBoth) {
  for (const int rules : {1, 2}) {
    const auto game = replayed(log_of(rules, kBareDefender + "hand p1 9C\n", kAttack));
    ASSERT_TRUE(game.match);
    EXPECT_EQ(asked_now(game), FrameKind::fight) << rules;
    const auto more =
        replayed(log_of(rules, kBareDefender + "hand p1 9C\n", kAttack + "p1 give in\n"));
    EXPECT_EQ(more.stop.kind, ReplayStop::Kind::none) << rules;
  }
}

// The opening of an attack and a reply that is begun are never given up by themselves.
TEST(RulesVersions, AnAttackIsAlwaysOpened) {
  for (const int rules : {1, 2}) {
    const auto game =
        replayed(log_of(rules, "rabbits p0 JS p1 JS\nhand p0 5S\n", "p0 attack p1\n"));
    ASSERT_TRUE(game.match);
    EXPECT_EQ(game.match->asked().must, SeatSet::of(seat_of(0))) << rules;
  }
}

// A log says which version it was played under, and a replay picks it.
TEST(RulesVersions, ALogSaysItsVersion) {
  for (const int rules : {1, 2}) {
    const auto game = replayed(log_of(rules, kBareDefender, kAttack));
    ASSERT_TRUE(game.match);
    EXPECT_EQ(game.setup->rules, rules);
    EXPECT_EQ(game.setup->errata.empty_hand_gives_in, rules == 2);
    const std::string text = write_log(*game.match);
    EXPECT_NE(text.find("\nrules " + std::to_string(rules) + "\n"), std::string::npos) << text;
    const auto again = replayed(text);
    EXPECT_EQ(again.stop.kind, ReplayStop::Kind::none) << again.stop.reason;
    EXPECT_EQ(again.match->chain_digest(), game.match->chain_digest());
  }
}

// A log without a version is played by the newest.
TEST(RulesVersions, ALogWithoutAVersionIsOfTheNewest) {
  const auto game = replayed(log_of(0, kBareDefender, kAttack));
  ASSERT_TRUE(game.match);
  EXPECT_EQ(game.setup->rules, kNewestRules);
  EXPECT_EQ(place_of(game, 1), Place::off_board);
}

// A version that is not there is refused, with the line that names it.
TEST(RulesVersions, AnUnknownVersionIsRefused) {
  const auto future = replayed(log_of(kNewestRules + 1, kBareDefender, kAttack));
  EXPECT_FALSE(future.match);
  EXPECT_EQ(future.stop.kind, ReplayStop::Kind::unreadable);
  EXPECT_EQ(future.stop.line, 3);
  EXPECT_EQ(future.stop.reason, "Jack Rabbits has no rules version " +
                                    std::to_string(kNewestRules + 1) + "; the newest is " +
                                    std::to_string(kNewestRules));
  OptionSet options(option_menu());
  EXPECT_FALSE(open<4>(options, 0).setup);
  EXPECT_TRUE(open<4>(options, 1).setup);
}

// Of several first aces the first in the order of suits stays before version 3; there their player
// chooses.
TEST(RulesVersions, WhichFirstAceStaysIsAskedInVersionThreeOnly) {
  const auto game = [](int rules, const std::string& lines) {
    std::string text =
        log_of(rules, "dice 6 6\nhand p0 AS AH\n", "p0 step 0\np0 trail 0\np0 pay AS AH\n" + lines);
    text.insert(text.find("position\n"), "option capital_aces=on\n");
    return replayed(text);
  };
  const auto laid = [](const Replayed<G>& played) {
    return played.match->state().pub.capital_of(seat_of(0)) - 1;
  };
  for (const int rules : {1, 2}) {
    const auto before = game(rules, "");
    ASSERT_TRUE(before.match);
    EXPECT_EQ(laid(before), static_cast<int>(Suit::spades)) << rules;
    EXPECT_EQ(asked_now(before), FrameKind::road) << rules;
    EXPECT_EQ(game(rules, "p0 capital AS\n").stop.code, "not-now") << rules;
  }
  const auto now = game(3, "");
  ASSERT_TRUE(now.match);
  EXPECT_EQ(asked_now(now), FrameKind::capital);
  EXPECT_EQ(laid(game(3, "p0 capital AH\n")), static_cast<int>(Suit::hearts));
  const auto same = game(3, "p0 capital AS\n");
  const auto before = game(2, "");
  ASSERT_TRUE(same.match && before.match);
  EXPECT_TRUE(same.match->state() == before.match->state()) << "by another way";
  EXPECT_NE(same.match->chain_digest(), before.match->chain_digest());
}

// What has been set right since version 1: each version has all errata before it.
TEST(RulesVersions, ErrataAddUp) {
  EXPECT_FALSE(errata_of(1).empty_hand_gives_in);
  EXPECT_TRUE(errata_of(2).empty_hand_gives_in);
  EXPECT_TRUE(errata_of(kNewestRules).empty_hand_gives_in);
  EXPECT_FALSE(errata_of(2).chooses_first_ace);
  EXPECT_TRUE(errata_of(3).chooses_first_ace);
  EXPECT_TRUE(errata_of(kNewestRules).chooses_first_ace);
}

}  // namespace
}  // namespace warren::jack_rabbits
