// Whole games that must come out the same for ever: tests/golden/rabbihop/*.log. Each carries
// checks of its digest chain on the way, and its result in a comment that begins with "# result".
//
// To write the random ones anew, which a change of the rules version calls for and nothing else:
//   rabbihop_test --gtest_also_run_disabled_tests --gtest_filter='*WriteThemAnew'
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "core/replay.h"
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

const std::filesystem::path kFolder = WARREN_SOURCE_DIR "/tests/golden/rabbihop";

std::string result_line(const Result& result, int seats) {
  std::string out = result.over ? "# result over, winners" : "# result running, scores";
  for (const Seat seat : result.winners) out += " p" + std::to_string(warren::index_of(seat));
  if (result.over) out += ", scores";
  for (int i = 0; i < seats; ++i)
    out += " " + std::to_string(result.scores[static_cast<std::size_t>(i)]);
  return out + ", turns " + std::to_string(result.turns);
}

std::map<std::string, std::string> golden_logs() {
  std::map<std::string, std::string> logs;
  for (const auto& file : std::filesystem::directory_iterator(kFolder)) {
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    if (file.path().extension() == ".log") logs[file.path().stem()] = text.str();
  }
  return logs;
}

TEST(Golden, EveryLogReplaysToItsResult) {
  const auto logs = golden_logs();
  EXPECT_GE(logs.size(), 18U);
  for (const auto& [name, text] : logs) {
    LogParts parts;
    const LogProblem problem = take_apart(text, parts);
    ASSERT_EQ(problem.line, 0) << name << ": " << problem.problem.say(Lang::en);
    const auto replayed = replay<Rabbihop>(parts, Lang::en);
    ASSERT_EQ(replayed.stop.kind, ReplayStop::Kind::none)
        << name << ":" << replayed.stop.line << ": " << replayed.stop.reason;
    const auto& match = *replayed.match;
    EXPECT_EQ(Rabbihop::broken(match.table(), match.state()), "") << name;
    const std::string result = result_line(match.result(), match.table().seats);
    EXPECT_NE(text.find(result + "\n"), std::string::npos) << name << ": " << result;
    EXPECT_TRUE(split_words(parts.entries.back().text)[0] == "check") << name << " ends unchecked";
  }
}

// A check that does not hold stops the replay at its line.
TEST(Golden, AChangedLogIsNoticed) {
  const auto logs = golden_logs();
  std::string text = logs.at("base-2");
  const std::size_t at = text.find("check ") + 6;
  text[at] = text[at] == '0' ? '1' : '0';
  LogParts parts;
  ASSERT_EQ(take_apart(text, parts).line, 0);
  const auto replayed = replay<Rabbihop>(parts, Lang::en);
  EXPECT_EQ(replayed.stop.kind, ReplayStop::Kind::refused);
  EXPECT_EQ(replayed.stop.line,
            std::count(text.begin(), text.begin() + static_cast<long>(at), '\n') + 1);
}

// Together the logs show every action and every event there is.
TEST(Golden, TogetherTheyShowEveryActionAndEvent) {
  std::set<std::string_view> actions;
  std::set<EventKind> events;
  for (const auto& [name, text] : golden_logs()) {
    LogParts parts;
    ASSERT_EQ(take_apart(text, parts).line, 0) << name;
    const auto replayed = replay<Rabbihop>(parts, Lang::en);
    ASSERT_TRUE(replayed.match) << name;
    Match<Rabbihop> again(*replayed.table, replayed.match->start());
    const auto see = [&](const Event& event) { events.insert(event.kind); };
    for (const auto& entry : replayed.match->log()) {
      if (entry.kind == Entry<Rabbihop>::Kind::act) {
        EXPECT_FALSE(again.act(entry.seat, entry.action, see)) << name;
        actions.insert(name_of(entry.action.kind));
      } else if (entry.kind == Entry<Rabbihop>::Kind::fall) {
        EXPECT_TRUE(again.fall(entry.outcome, see)) << name;
      } else {
        EXPECT_TRUE(again.undo(entry.seat)) << name;
        actions.insert("undo");
      }
    }
    EXPECT_EQ(again.chain_digest(), replayed.match->chain_digest()) << name;
  }
  EXPECT_EQ(actions.size(), kActionKinds + 1U);
  EXPECT_EQ(events.size(), static_cast<std::size_t>(kEventKinds));
}

// Plays at random: first one of the kinds of action possible, then one of that kind, so that games
// are short and every kind occurs. Now and then something is taken back.
Action pick(const Offers<Action>& list, Rng& rng) {
  std::set<ActionKind> kinds;
  for (const Action& action : list) kinds.insert(action.kind);
  auto kind = kinds.begin();
  std::advance(kind, rng.below(static_cast<std::uint32_t>(kinds.size())));
  while (true) {
    const Action& action =
        list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
    if (action.kind == *kind) return action;
  }
}

std::string play_at_random(std::string_view settings, std::uint64_t seed) {
  const auto table = open_table(settings);
  Match<Rabbihop> match(*table);
  Rng rng(seed);
  std::string out = write_log_header(Rabbihop::kId, table->rules, table->options);
  while (!match.result().over) {
    const Asked asked = match.asked();
    if (asked.chance) {
      const auto cases = Rabbihop::chances(*table, match.state());
      EXPECT_TRUE(match.fall(Rabbihop::outcome(*table, match.state(), rng.below(cases))));
    } else {
      const Seat seat = asked.must.lowest();
      if (!match.can_undo(seat) || rng.below(40) != 0 || !match.undo(seat)) {
        Offers<Action> list;
        rabbihop::offers(*table, Rabbihop::sight(match.state(), seat), list);
        EXPECT_FALSE(match.act(seat, pick(list, rng)));
      }
    }
    out += write_entry<Rabbihop>(*table, match.log().back()) + "\n";
    if (match.log().size() % 25 == 0) out += "check " + hex(match.chain_digest()) + "\n";
  }
  return out + "check " + hex(match.chain_digest()) + "\n" +
         result_line(match.result(), table->seats) + "\n";
}

TEST(Golden, DISABLED_WriteThemAnew) {
  const std::map<std::string, std::string> games = {
      {"base-2", "players=2"},
      {"base-3", "players=3"},
      {"base-4", "players=4"},
      {"base-5", "players=5"},
      {"base-6", "players=6"},
      {"base-8", "players=8"},
      {"deck-small", "players=3 deck_size=4"},
      {"explorers-2", "explorers players=2"},
      {"explorers-4", "explorers players=4"},
      {"explorers-mix",
       "explorers molehills=on market=on springboard=on start=no_sharing players=3"},
      {"explorers-8", "explorers players=8"},
      {"full-2", "full players=2"},
      {"full-4", "full players=4"},
      {"full-8", "full players=8"},
      {"market-deck-small", "market deck_size=2 players=2"},
      {"market-3", "market players=3"},
      {"molehills-2", "molehills players=2"},
      {"molehills-5", "molehills players=5"},
      {"springboard-3", "springboard players=3"},
      {"start-double_fence", "territory start=double_fence players=4"},
      {"start-no_sharing", "start=no_sharing players=4"},
      {"start-pay_two", "molehills start=pay_two players=3"},
      {"start-double_fence-explorers", "explorers market=on start=double_fence players=2"},
      {"territory-2", "territory players=2"},
      {"territory-5", "territory players=5"},
      {"territory-mix", "full start=double_fence players=2"},
  };
  std::uint64_t seed = 1;
  for (const auto& [name, settings] : games) {
    std::ofstream(kFolder / (name + ".log")) << play_at_random(settings, seed++);
  }
}

}  // namespace
}  // namespace warren::rabbihop
