// The text of a log, read and written. docs/notation.md describes it for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/match.h"
#include "core/numbers.h"
#include "core/problem.h"

namespace warren {

inline constexpr int kLogFormat = 1;

struct LogLine {
  int number = 0;  // in the file, from 1
  std::string_view text;
};

// A log taken apart, not yet understood: the strings refer to the text it was read from.
struct LogParts {
  LogLine game;
  int rules = 0;  // 0: the newest
  LogLine rules_line;
  LogLine preset;
  std::vector<LogLine> options;  // "name=value"
  bool has_position = false;
  int position_line = 0;
  std::string_view position;  // the lines between `position` and `end`
  std::vector<LogLine> entries;
};

struct LogProblem {
  int line = 0;  // 0: none
  Problem problem;
};

LogProblem take_apart(std::string_view text, LogParts& parts);

std::string hex(std::uint64_t number);  // 16 digits
bool parse_hex(std::string_view text, std::uint64_t& number);
std::vector<std::string_view> split_words(std::string_view text);
// The next line of `text`, without its end; `text` moves on. For texts read line by line.
std::string_view take_line(std::string_view& text);

std::string write_log_header(std::string_view game, int rules, const OptionSet& options);

template <Game G>
std::string write_entry(const typename G::Table& table, const Entry<G>& entry) {
  switch (entry.kind) {
    case Entry<G>::Kind::act:
      return "p" + std::to_string(index_of(entry.seat)) + " " + G::write(table, entry.action);
    case Entry<G>::Kind::fall:
      return "chance " + G::write(table, entry.outcome);
    case Entry<G>::Kind::undo:
      return "p" + std::to_string(index_of(entry.seat)) + " undo";
  }
  return {};
}

// What a seat may read of an entry while the game runs.
template <Game G>
Entry<G> redact_entry(const Entry<G>& entry, Seat to) {
  Entry<G> shown = entry;
  if (entry.kind == Entry<G>::Kind::act) shown.action = G::redact(entry.action, entry.seat, to);
  if (entry.kind == Entry<G>::Kind::fall) shown.outcome = G::redact(entry.outcome, to);
  return shown;
}

// Where a match began, if not as its table says, and all that was done in it.
template <Game G>
std::string write_entries(const Match<G>& match) {
  const auto& table = match.table();
  std::string out;
  if (match.start() != G::initial(table)) {
    out += "position\n" + G::write(table, match.start()) + "end\n";
  }
  for (const auto& entry : match.log()) out += write_entry<G>(table, entry) + "\n";
  return out;
}
inline std::string write_check(std::uint64_t chain) { return "check " + hex(chain) + "\n"; }

// The whole log of a finished game, or of a running one for the referee's eyes alone.
template <Game G>
std::string write_log(const Match<G>& match) {
  const auto& table = match.table();
  return write_log_header(G::kId, table.rules, table.options) + write_entries<G>(match) +
         write_check(match.chain_digest());
}

}  // namespace warren
