// One match of two stages: building, then the race on what was built (games/staged.h).
#include "games/staged.h"

#include <gtest/gtest.h>

#include "bots/opponent.h"
#include "games/catalog.h"

namespace warren {
namespace {

using jack_rabbits::BoardBuilding;
using JackRabbits = jack_rabbits::WideJackRabbits;

const AnyGame& game() { return *find_game(JackRabbits::kId); }

std::unique_ptr<AnyMatch> open_built(std::initializer_list<const char*> more = {}) {
  OptionSet options(game().option_menu());
  EXPECT_FALSE(options.set("board=built"));
  for (const char* setting : more) EXPECT_FALSE(options.set(setting));
  AnyOpened opened = game().open(options, 1);
  EXPECT_FALSE(opened.problem) << opened.problem.say(Lang::en);
  return std::move(opened.match);
}

// Bots play up to so many entries, or to the end of the first stage.
void play(AnyMatch& match, int entries, bool only_building) {
  Rng rng(7);
  std::vector<std::unique_ptr<Opponent>> bots;
  for (int i = 0; i < match.seats(); ++i)
    bots.push_back(make_opponent(match.game(), "greedy", seat_of(i), 7).opponent);
  while (match.entries() < entries && !match.result().over) {
    if (only_building && match.stage().game() == match.game()) return;
    const Asked asked = match.asked();
    if (asked.chance) {
      ASSERT_TRUE(match.fall_case(rng.below(match.chances()), Lang::en));
      continue;
    }
    const Seat seat = asked.must.lowest();
    const AnySeen seen = read_handout(match.handout(seat, AnyMatch::When::now));
    ASSERT_NE(seen.view, nullptr) << seen.problem.say(Lang::en);
    const auto action = bots[static_cast<std::size_t>(index_of(seat))]->choose(*seen.view);
    ASSERT_TRUE(match.act(seat, action, Lang::en));
  }
}

TEST(Staged, ARaceWithoutBuildingHasNoFirstStage) {
  const AnyOpened opened = game().open(OptionSet(game().option_menu()), 1);
  EXPECT_EQ(&opened.match->stage(), opened.match.get());
}

TEST(Staged, BuildingComesFirstThenTheRaceOnTheBoardThatWasBuilt) {
  const auto match = open_built();
  EXPECT_EQ(match->game(), JackRabbits::kId);
  EXPECT_EQ(match->stage().game(), BoardBuilding::kId);
  play(*match, 1000, true);
  EXPECT_EQ(match->stage().game(), JackRabbits::kId);
  const int last = match->entries() - 1;
  EXPECT_EQ(match->event_text(last, match->entry(last).events - 1, Seat::nobody), "ended");
  const auto& built = static_cast<const MatchOf<JackRabbits>&>(match->stage()).typed().setup();
  EXPECT_EQ(built.board.size(), 37);
  EXPECT_EQ(built.options.get("board"), OptionSet::kOwnText) << "baked into the set-up";
  EXPECT_EQ(match->options().get("board"), static_cast<int>(jack_rabbits::BoardChoice::built))
      << "the log begins with what was chosen";
}

TEST(Staged, NothingIsTakenBackAcrossTheSeam) {
  const auto match = open_built({"building=free"});
  play(*match, 1000, true);
  for (int i = 0; i < match->seats(); ++i) EXPECT_FALSE(match->can_undo(seat_of(i)));
}

TEST(Staged, OneLogCoversBothStagesAndReplaysFromAnywhere) {
  const auto match = open_built({"building=free", "players=3"});
  play(*match, 1000, true);
  const int seam = match->entries();
  play(*match, seam + 40, false);
  const std::string log = match->log();
  EXPECT_NE(log.find("option board=built\n"), std::string::npos);
  for (const int until : {0, 5, seam - 1, seam, seam + 1, match->entries()}) {
    const AnyReplayed again = replay_log(log, Lang::en, until);
    ASSERT_TRUE(again.match);
    EXPECT_EQ(again.stop.kind, ReplayStop::Kind::none) << again.stop.reason;
    EXPECT_EQ(again.match->entries(), until);
    EXPECT_EQ(again.match->stage().game() == JackRabbits::kId, until >= seam);
    for (const int entry : {0, until - 1}) {
      if (entry < 0 || entry >= until) continue;
      EXPECT_EQ(again.match->entry_text(entry, Seat::nobody),
                match->entry_text(entry, Seat::nobody));
    }
  }
  const AnyReplayed whole = replay_log(log, Lang::en, INT_MAX);
  EXPECT_EQ(whole.match->chain_digest(), match->chain_digest());
  EXPECT_EQ(whole.match->log(), log);
}

TEST(Staged, TheChainOfTheRaceGoesOnFromThatOfBuilding) {
  const auto one = open_built();
  const auto other = open_built();
  const std::string first = one->offers(seat_of(0))[0];
  EXPECT_EQ(one->chain_digest(), other->chain_digest());
  ASSERT_TRUE(one->act(seat_of(0), first, Lang::en));
  EXPECT_NE(one->chain_digest(), other->chain_digest());
}

TEST(Staged, WhatTheStageRefusesIsRefusedWithItsOwnWords) {
  const auto match = open_built();
  EXPECT_EQ(match->act(seat_of(0), "pass", Lang::en).code, "strict-building");
  EXPECT_EQ(match->act(seat_of(0), "roll", Lang::en).code, "unreadable") << "an action of the race";
  EXPECT_EQ(match->act(seat_of(0), ByteSpan{}, Lang::en).code, "unreadable");
  EXPECT_EQ(match->act(seat_of(9), "flip hex", Lang::en).code, "no-such-seat");
  EXPECT_EQ(match->entries(), 0);
}

TEST(Staged, ALogThatTheRulesRefuseStopsAtItsLine) {
  const std::string head = "warren-log 1\ngame jack-rabbits\noption board=built\n";
  const auto code = [&](const char* line) {
    return replay_log(head + line + "\n", Lang::en, INT_MAX).stop;
  };
  EXPECT_EQ(code("p1 flip hex").code, "not-your-turn");
  EXPECT_EQ(code("p1 flip hex").section, "Building a board");
  EXPECT_EQ(code("p1 flip hex").line, 4);
  EXPECT_EQ(code("p0 flip cube").kind, ReplayStop::Kind::unreadable);
  EXPECT_EQ(code("check 0000000000000000").code, "check-differs");
  EXPECT_EQ(replay_log(head + "option objective=diverse\noption tight_suits=on\np0 flip hex\n",
                       Lang::en, INT_MAX)
                .match,
            nullptr)
      << "before anybody builds";
}

// The options that were chosen ask for building; those of the stage name the board that was built.
TEST(Staged, APositionOfTheRaceGoesWithTheOptionsOfItsStage) {
  const auto match = open_built();
  play(*match, 1000, true);
  play(*match, match->entries() + 20, false);
  std::string log = "warren-log 1\ngame jack-rabbits\nrules 1\n";
  for (const std::string& option : match->stage().options().to_text())
    log += "option " + option + "\n";
  log += "position\n" + match->position() + "end\n";
  const AnyReplayed again = replay_log(log, Lang::en, INT_MAX);
  EXPECT_EQ(again.stop.kind, ReplayStop::Kind::none) << again.stop.reason;
  ASSERT_TRUE(again.match);
  EXPECT_EQ(again.match->digest(), match->digest());
}

TEST(Staged, APositionIsOneOfBuilding) {
  const std::string log =
      "warren-log 1\ngame jack-rabbits\noption board=built\noption building=free\n"
      "position\nlaid citadel 0 0\ntiles p0 wood\nend\np0 place wood -1 1 1\n";
  const AnyReplayed again = replay_log(log, Lang::en, INT_MAX);
  ASSERT_TRUE(again.match);
  EXPECT_EQ(again.stop.kind, ReplayStop::Kind::none) << again.stop.reason;
  EXPECT_NE(again.match->log().find("position\n"), std::string::npos);
}

}  // namespace
}  // namespace warren
