// A lesson: small prepared positions in which one thing is to be done at a time. It is data, read
// from a text; docs/adding-a-lesson.md describes the text for people who write one.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/log_text.h"
#include "core/seat.h"
#include "games/any_game.h"

namespace warren {

inline constexpr int kLessonFormat = 1;

// Words for the learner, in all languages. Both are there, or none.
struct LessonText {
  int line = 0;  // where they begin
  std::string en = {};
  std::string es = {};

  bool empty() const { return en.empty(); }
  const std::string& in(Lang lang) const { return lang == Lang::es ? es : en; }
};

// Something that is so, or has happened since the task began.
struct Condition {
  enum class Kind : std::uint8_t {
    event,   // the learner has heard of it
    view,    // a line of what the learner sees
    action,  // the learner has done it
  } kind = Kind::event;
  LogLine pattern;
};
// All of them hold.
using Conditions = std::vector<Condition>;

// What a learner may do: actions, one after the other.
struct Way {
  int line = 0;
  std::vector<std::string_view> actions = {};
};

// What is said to a learner who goes astray, and ways that must be answered so.
struct Remark {
  int line = 0;
  LessonText words = {};
  std::vector<Way> slips = {};
};
struct WrongTurn : Remark {
  Conditions when = {};
};
struct RefusalRemark : Remark {
  std::string_view code = {};
};
struct OnlyThese : Remark {  // line 0: anything may be done
  std::vector<std::string_view> actions = {};
};

struct ScriptLine {
  Seat by = Seat::nobody;  // nobody: chance
  LogLine does;
};

struct LessonTask {
  int line = 0;
  LessonText words = {};
  bool has_position = false;  // without one it goes on where the task before has ended
  int position_line = 0;
  std::string_view position = {};
  std::vector<LogLine> points = {};
  std::vector<ScriptLine> script = {};
  std::vector<Conditions> reach = {};  // any of them
  int turns = 0;                       // so many may begin before it counts as missed
  std::vector<WrongTurn> wrong = {};
  OnlyThese only = {};
  std::vector<RefusalRemark> refused = {};
  Remark missed = {};
  LessonText hint = {};
  LessonText done = {};
  std::vector<Way> solutions = {};
};

// Views in here refer to its text.
struct Lesson {
  std::unique_ptr<const std::string> text;
  const AnyGame* game = nullptr;
  LogParts setup = {};  // without position and entries
  Seat learner = seat_of(0);
  std::vector<std::string> names = {};  // of seats; empty where nobody named one
  std::vector<LogLine> teaches = {};    // headings of the rules page, in English
  LessonText title = {};
  LessonText intro = {};
  std::vector<LessonTask> tasks = {};
};

// What makes a text no lesson, and where. The sentences are in host/lesson_flaws.cc, apart from the
// reader: a page that shows finished lessons need not carry them.
struct LessonFlaw {
  enum class Kind : std::uint8_t {
    none,
    empty,
    format,
    words_astray,
    no_words_behind,
    no_words_below,
    language_missing,
    stands_alone,
    twice,
    rules_version,
    head_line,
    seat,
    name,
    no_end,
    needs_thing,
    needs_number,
    needs_actions,
    needs_code,
    task_line,
    learners_line,
    needs_deed,
    needs_condition,
    no_pattern,
    and_astray,
    slip_astray,
    no_game,
    unknown_game,
    no_title,
    no_section,
    unknown_section,
    no_goal,
    no_solution,
    no_task,
  } kind = Kind::none;
  int line = 0;
  std::string_view word = {};  // that it is about; of the lesson's text

  explicit operator bool() const { return kind != Kind::none; }
};
// In a sentence, with its line.
Problem explain(const LessonFlaw& flaw);

// `lesson` is complete if there is no flaw.
[[nodiscard]] LessonFlaw read_lesson(std::string_view text, Lesson& lesson);

// Whether words are as the pattern has them: “*” stands for any word, “**” for any words or none.
bool matches(std::string_view pattern, std::string_view words);

}  // namespace warren
