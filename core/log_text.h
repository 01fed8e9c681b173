// The text of a log, taken apart and put together without knowing its game. docs/notation.md
// describes it for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/numbers.h"
#include "core/options.h"
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
  bool has_view = false;      // it is no log but what somebody is handed who joins
  LogLine view;               // the lines between `view` and `end`
  int view_entry = 0;         // the entry of the log that the view belongs to
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

// What somebody is handed who joins: the set-up and a view, in place of a log's entries.
std::string write_handout(std::string_view game, int rules, const OptionSet& options, int entry,
                          std::string_view view);
std::string write_check(std::uint64_t digest);

}  // namespace warren
