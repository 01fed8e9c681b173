// Whole games that must come out the same for ever: tests/golden/<game>/*.log. Each carries checks
// of its digest chain on the way, and its result in a comment that begins with "# result".
//
// To write the random ones of a game that has none yet:
//   <game>_test --gtest_also_run_disabled_tests --gtest_filter='*WriteThemAnew'
// What is there stays as it is. A new version of the rules gets logs of its own beside them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "core/replay.h"

namespace warren::golden {

using Logs = std::map<std::string, std::string>;  // by name

inline std::filesystem::path folder_of(std::string_view game) {
  return std::filesystem::path(WARREN_SOURCE_DIR "/tests/golden") / game;
}

inline Logs logs_of(std::string_view game) {
  Logs logs;
  for (const auto& file : std::filesystem::directory_iterator(folder_of(game))) {
    std::ostringstream text;
    text << std::ifstream(file.path()).rdbuf();
    if (file.path().extension() == ".log") logs[file.path().stem()] = text.str();
  }
  return logs;
}

inline std::string result_line(const Result& result, int seats) {
  std::string out = result.over ? "# result over, winners" : "# result running, scores";
  for (const Seat seat : result.winners) out += " p" + std::to_string(warren::index_of(seat));
  if (result.over) out += ", scores";
  for (int i = 0; i < seats; ++i)
    out += " " + std::to_string(result.scores[static_cast<std::size_t>(i)]);
  return out + ", turns " + std::to_string(result.turns);
}

template <Game G>
Replayed<G> replayed(const std::string& name, const std::string& text, LogParts& parts) {
  const LogProblem problem = take_apart(text, parts);
  EXPECT_EQ(problem.line, 0) << name << ": " << problem.problem.say(Lang::en);
  auto out = replay<G>(parts, Lang::en);
  EXPECT_EQ(out.stop.kind, ReplayStop::Kind::none)
      << name << ":" << out.stop.line << ": " << out.stop.reason;
  return out;
}

template <Game G>
void expect_replays(const Logs& logs) {
  for (const auto& [name, text] : logs) {
    LogParts parts;
    const auto again = replayed<G>(name, text, parts);
    ASSERT_TRUE(again.match) << name;
    const auto& match = *again.match;
    EXPECT_EQ(G::broken(match.setup(), match.state()), "") << name;
    const std::string result = result_line(match.result(), match.setup().seats);
    EXPECT_NE(text.find(result + "\n"), std::string::npos) << name << ": " << result;
    EXPECT_TRUE(split_words(parts.entries.back().text)[0] == "check") << name << " ends unchecked";
  }
}

// A check that does not hold stops the replay at its line.
template <Game G>
void expect_change_noticed(std::string text) {
  const std::size_t at = text.find("\ncheck ") + 7;
  text[at] = text[at] == '0' ? '1' : '0';
  LogParts parts;
  ASSERT_EQ(take_apart(text, parts).line, 0);
  const auto again = replay<G>(parts, Lang::en);
  EXPECT_EQ(again.stop.kind, ReplayStop::Kind::refused);
  EXPECT_EQ(again.stop.line,
            std::count(text.begin(), text.begin() + static_cast<long>(at), '\n') + 1);
}

// What the logs show between them.
struct Shown {
  std::set<int> actions, events;
  bool undo = false;
};

template <Game G>
Shown shown_by(const Logs& logs) {
  Shown shown;
  for (const auto& [name, text] : logs) {
    LogParts parts;
    const auto once = replayed<G>(name, text, parts);
    if (!once.match) continue;
    Match<G> again(*once.setup, once.match->start());
    const auto see = [&](const typename G::Event& event) {
      shown.events.insert(static_cast<int>(event.kind));
    };
    for (const auto& entry : once.match->log()) {
      if (entry.kind == Entry<G>::Kind::act) {
        EXPECT_FALSE(again.act(entry.seat, entry.action, see)) << name;
        shown.actions.insert(static_cast<int>(entry.action.kind));
      } else if (entry.kind == Entry<G>::Kind::fall) {
        EXPECT_TRUE(again.fall(entry.outcome, see)) << name;
      } else {
        EXPECT_TRUE(again.undo(entry.seat)) << name;
        shown.undo = true;
      }
    }
    EXPECT_EQ(again.chain_digest(), once.match->chain_digest()) << name;
  }
  return shown;
}

// At random: first one of the kinds of action possible, then one of that kind, so that games are
// short and every kind occurs.
template <Game G>
typename G::Action pick(const Offers<typename G::Action>& list, Rng& rng) {
  std::set<int> kinds;
  for (const auto& action : list) kinds.insert(static_cast<int>(action.kind));
  auto kind = kinds.begin();
  std::advance(kind, rng.below(static_cast<std::uint32_t>(kinds.size())));
  while (true) {
    const auto& action = list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
    if (static_cast<int>(action.kind) == *kind) return action;
  }
}

// One of these seats, at random.
inline Seat nth(SeatSet seats, Rng& rng) {
  auto left = rng.below(static_cast<std::uint32_t>(seats.size()));
  for (const Seat seat : seats) {
    if (left-- == 0) return seat;
  }
  return Seat::nobody;
}

// The log of a game of at most so many entries. Now and then something is taken back.
// `choose(sight, offers, rng)` picks what seats do.
template <Game G, class Choose>
std::string play(const typename G::Setup& setup, std::uint64_t seed, std::size_t most,
                 Choose&& choose) {
  Match<G> match(setup);
  Rng rng(seed);
  const auto list = std::make_unique<Offers<typename G::Action>>();
  std::string out = write_log_header(G::kId, setup.rules, setup.options);
  while (!match.result().over && match.log().size() < most) {
    const Asked asked = match.asked();
    if (asked.chance) {
      const auto cases = G::chances(setup, match.state());
      EXPECT_TRUE(match.fall(G::outcome(setup, match.state(), rng.below(cases))));
    } else {
      const bool interrupts = !asked.may.empty() && rng.below(10) == 0;
      const Seat seat = interrupts ? nth(asked.may, rng) : asked.must.lowest();
      if (!match.can_undo(seat) || rng.below(40) != 0 || !match.undo(seat)) {
        list->clear();
        const auto sight = G::sight(match.state(), seat);
        G::offers(setup, sight, *list);
        EXPECT_FALSE(match.act(seat, choose(sight, *list, rng)));
      }
    }
    out += write_entry<G>(setup, match.log().back()) + "\n";
    if (match.log().size() % 25 == 0) out += "check " + hex(match.chain_digest()) + "\n";
  }
  return out + "check " + hex(match.chain_digest()) + "\n" +
         result_line(match.result(), setup.seats) + "\n";
}

}  // namespace warren::golden
