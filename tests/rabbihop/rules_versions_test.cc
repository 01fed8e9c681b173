// Rules page, "At this table", versions: a game ends by the rules it began with. Version 2 has one
// erratum: *pay two* asks nothing of whoever skips a jump that is possible; version 1 does.
#include "core/replay.h"
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

// A log of two players with this position and these lines, under a version; 0: none is named.
Replayed<Rabbihop> replayed(int rules, const std::string& lines) {
  const std::string version = rules == 0 ? "" : "rules " + std::to_string(rules) + "\n";
  const std::string text = "warren-log 1\ngame rabbihop\n" + version +
                           "preset molehills\noption start=pay_two\nposition\n"
                           "row start c1.0:-1-- c1.1 .\nrow . . . .\nrow . . . .\nrow . . . .\n"
                           "pawns b1 a1\npile p0 c2.0 c2.1 c2.2 c3.0\nend\n" +
                           lines;
  LogParts parts;  // of the text, which must outlive them
  const LogProblem problem = take_apart(text, parts);
  EXPECT_EQ(problem.line, 0) << problem.problem.say(Lang::en);
  return replay<Rabbihop>(parts, Lang::en);
}
int pile_after(const Replayed<Rabbihop>& game) {
  return game.match->state().pub.size_of_pile(Seat{0});
}

TEST(RulesVersions, WhoSkipsAJumpPaysTwoInVersionOneOnly) {
  const auto one = replayed(1, "p0 skip\n");
  ASSERT_TRUE(one.match);
  EXPECT_EQ(one.stop.kind, ReplayStop::Kind::none) << one.stop.reason;
  EXPECT_EQ(pile_after(one), 1);
  const auto two = replayed(2, "p0 skip\n");
  ASSERT_TRUE(two.match);
  EXPECT_EQ(two.stop.kind, ReplayStop::Kind::none) << two.stop.reason;
  EXPECT_EQ(pile_after(two), 3);
}

TEST(RulesVersions, ALogSaysItsVersion) {
  for (const int rules : {1, 2}) {
    const auto game = replayed(rules, "p0 skip\nchance spin 1131\n");
    ASSERT_TRUE(game.match);
    EXPECT_EQ(game.setup->rules, rules);
    const std::string text = write_log(*game.match);
    EXPECT_NE(text.find("\nrules " + std::to_string(rules) + "\n"), std::string::npos) << text;
    LogParts parts;
    EXPECT_EQ(take_apart(text, parts).line, 0);
    const auto again = replay<Rabbihop>(parts, Lang::en);
    EXPECT_EQ(again.stop.kind, ReplayStop::Kind::none) << again.stop.reason;
    EXPECT_EQ(again.match->chain_digest(), game.match->chain_digest());
  }
}

TEST(RulesVersions, ALogWithoutAVersionIsOfTheNewest) {
  const auto game = replayed(0, "p0 skip\n");
  ASSERT_TRUE(game.match);
  EXPECT_EQ(game.setup->rules, kNewestRules);
  EXPECT_EQ(pile_after(game), 3);
}

TEST(RulesVersions, ErrataAddUp) {
  EXPECT_FALSE(errata_of(1).skipping_costs_no_two);
  EXPECT_TRUE(errata_of(2).skipping_costs_no_two);
  EXPECT_TRUE(errata_of(kNewestRules).skipping_costs_no_two);
  EXPECT_FALSE(open(OptionSet(option_menu()), kNewestRules + 1).setup);
}

}  // namespace
}  // namespace warren::rabbihop
