// Reads the text of a lesson, line by line, and stops at the first flaw.
#include <algorithm>

#include "games/catalog.h"
#include "games/headings.h"
#include "host/lesson.h"

namespace warren {
namespace {

std::string_view after_word(std::string_view line, std::string_view word) {
  line.remove_prefix(word.size());
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  return line;
}

// "walk 0 ; acquire": the parts between the signs, without the blanks around them.
std::vector<std::string_view> parts_of(std::string_view list) {
  std::vector<std::string_view> out;
  for (;;) {
    const std::size_t end = std::min(list.find(';'), list.size());
    std::string_view part = list.substr(0, end);
    part = take_line(part);
    if (!part.empty()) out.push_back(part);
    if (end == list.size()) return out;
    list.remove_prefix(end + 1);
  }
}

// "p1": a seat; nobody if it is none.
Seat read_seat(std::string_view word) {
  const bool good =
      word.size() == 2 && word[0] == 'p' && word[1] >= '0' && word[1] < '0' + kMaxSeats;
  return good ? seat_of(word[1] - '0') : Seat::nobody;
}

class LessonReader {
  using Flaw = LessonFlaw::Kind;

 public:
  LessonReader(std::string_view text, Lesson& lesson) : text_(text), lesson_(lesson) {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text_.starts_with(kByteOrderMark)) text_.remove_prefix(kByteOrderMark.size());
  }

  LessonFlaw read() {
    bool begun = false;
    while (!text_.empty()) {
      const std::string_view line = next_line();
      if (line.empty()) continue;
      word_ = line.substr(0, std::min(line.find_first_of(" \t"), line.size()));
      rest_ = after_word(line, word_);
      LessonFlaw flaw = begun ? read_line() : read_format();
      if (flaw) return flaw;
      begun = true;
    }
    if (!begun) return at(1, Flaw::empty);
    return end_lesson();
  }

 private:
  std::string_view next_line() {
    ++number_;
    return take_line(text_);
  }
  static LessonFlaw at(int line, Flaw kind, std::string_view word = {}) {
    return {kind, line, word};
  }
  LessonFlaw here(Flaw kind) const { return {kind, number_, word_}; }
  LessonFlaw here(Flaw kind, std::string_view word) const { return {kind, number_, word}; }
  LessonTask& task() { return lesson_.tasks.back(); }
  bool in_task() const { return !lesson_.tasks.empty(); }

  LessonFlaw read_format() {
    int format = 0;
    if (word_ == "warren-lesson" && parse_int(rest_, 1, kLessonFormat, format)) return {};
    return here(Flaw::format);
  }

  LessonFlaw read_line() {
    if (word_ == "en" || word_ == "es") return read_words();
    if (word_ == "and") return read_and();
    if (word_ == "slip") return read_slip();
    const bool before_words = word_ == "position" && words_ != nullptr && words_->empty();
    if (before_words && in_task()) return read_task_line();
    if (LessonFlaw flaw = end_words()) return flaw;
    and_ = nullptr;
    slips_ = nullptr;
    if (word_ == "task") return begin_task();
    return in_task() ? read_task_line() : read_head_line();
  }

  // --- words in both languages -------------------------------------------------------------------

  void words_follow(LessonText& words) {
    words.line = number_;
    words_ = &words;
  }
  LessonFlaw read_words() {
    if (words_ == nullptr) return here(Flaw::words_astray);
    if (rest_.empty()) return here(Flaw::no_words_behind);
    std::string& words = word_ == "en" ? words_->en : words_->es;
    if (!words.empty()) words += ' ';
    words += rest_;
    return {};
  }
  // Both languages, or none where none is needed.
  LessonFlaw end_words() {
    if (words_ == nullptr) return {};
    const LessonText& words = *words_;
    words_ = nullptr;
    if (words.en.empty() == words.es.empty() && (!words.en.empty() || words_may_lack_)) return {};
    if (words.en.empty() && words.es.empty()) return at(words.line, Flaw::no_words_below);
    return at(words.line, Flaw::language_missing, words.en.empty() ? "en" : "es");
  }
  LessonFlaw begin_words(LessonText& words) {
    if (words.line > 0) return twice();
    if (!rest_.empty()) return here(Flaw::stands_alone);
    words_may_lack_ = false;
    words_follow(words);
    return {};
  }
  LessonFlaw twice() const { return here(Flaw::twice); }

  // --- the head --------------------------------------------------------------------------------

  LessonFlaw read_head_line() {
    LogParts& setup = lesson_.setup;
    if (word_ == "game") return read_game();
    if (word_ == "preset") return once(setup.preset);
    if (word_ == "rules") {
      if (LessonFlaw flaw = once(setup.rules_line)) return flaw;
      if (parse_int(rest_, 1, 9999, setup.rules)) return {};
      return here(Flaw::rules_version, rest_);
    }
    if (word_ == "option") {
      setup.options.push_back({number_, rest_});
      return {};
    }
    if (word_ == "learner") {
      lesson_.learner = read_seat(rest_);
      return lesson_.learner == Seat::nobody ? here(Flaw::seat, rest_) : LessonFlaw();
    }
    if (word_ == "name") return read_name();
    if (word_ == "teaches") {
      lesson_.teaches.push_back({number_, rest_});
      return {};
    }
    if (word_ == "title") return begin_words(lesson_.title);
    if (word_ == "intro") return begin_words(lesson_.intro);
    if (word_ == "position") return read_position(head_position_line_, head_position_);
    return here(Flaw::head_line);
  }
  LessonFlaw once(LogLine& line) {
    if (line.number > 0) return twice();
    line = {number_, rest_};
    return {};
  }
  LessonFlaw read_game() {
    if (LessonFlaw flaw = once(lesson_.setup.game)) return flaw;
    lesson_.game = find_game(rest_);
    return lesson_.game == nullptr ? here(Flaw::unknown_game, rest_) : LessonFlaw();
  }
  LessonFlaw read_name() {
    const auto words = split_words(rest_);
    const Seat seat = words.empty() ? Seat::nobody : read_seat(words[0]);
    if (seat == Seat::nobody || words.size() < 2) return here(Flaw::name);
    lesson_.names.resize(kMaxSeats);
    lesson_.names[static_cast<std::size_t>(index_of(seat))] = after_word(rest_, words[0]);
    return {};
  }
  // The lines up to “end”.
  LessonFlaw read_position(int& line, std::string_view& position) {
    if (line > 0) return twice();
    line = number_;
    const char* begin = text_.data();
    while (!text_.empty()) {
      const char* line_begin = text_.data();
      if (next_line() != "end") continue;
      position = {begin, static_cast<std::size_t>(line_begin - begin)};
      return {};
    }
    return at(line, Flaw::no_end);
  }

  // --- a task ----------------------------------------------------------------------------------

  LessonFlaw begin_task() {
    if (in_task()) {
      if (LessonFlaw flaw = end_task()) return flaw;
    } else if (LessonFlaw flaw = end_head()) {
      return flaw;
    }
    lesson_.tasks.push_back({.line = number_});
    if (lesson_.tasks.size() == 1) {  // the first begins where the lesson does
      task().has_position = head_position_line_ > 0;
      task().position_line = head_position_line_;
      task().position = head_position_;
    }
    return begin_words(task().words);
  }

  LessonFlaw read_task_line() {
    if (word_ == "point") {
      task().points.push_back({number_, rest_});
      return rest_.empty() ? here(Flaw::needs_thing) : LessonFlaw();
    }
    if (word_ == "chance" || read_seat(word_) != Seat::nobody) return read_script();
    if (word_ == "reach") {
      task().reach.emplace_back();
      and_ = &task().reach.back();
      return read_condition(*and_);
    }
    if (word_ == "turns") {
      if (parse_int(rest_, 0, 99, task().turns)) return {};
      return here(Flaw::needs_number);
    }
    if (word_ == "wrong") {
      task().wrong.emplace_back();
      WrongTurn& wrong = task().wrong.back();
      and_ = &wrong.when;
      remark(wrong, false);
      return read_condition(wrong.when);
    }
    if (word_ == "only") {
      if (task().only.line > 0) return twice();
      task().only.actions = parts_of(rest_);
      remark(task().only, false);
      return task().only.actions.empty() ? here(Flaw::needs_actions) : LessonFlaw();
    }
    if (word_ == "refused") {
      task().refused.emplace_back();
      task().refused.back().code = rest_;
      remark(task().refused.back(), true);
      return split_words(rest_).size() == 1 ? LessonFlaw() : here(Flaw::needs_code);
    }
    if (word_ == "missed") {
      if (task().missed.line > 0) return twice();
      remark(task().missed, true);
      return {};
    }
    if (word_ == "hint") return begin_words(task().hint);
    if (word_ == "done") return begin_words(task().done);
    if (word_ == "solution") {
      task().solutions.push_back({number_, parts_of(rest_)});
      return {};
    }
    if (word_ == "position") {
      if (lesson_.tasks.size() == 1 && head_position_line_ > 0) return twice();
      task().has_position = true;
      return read_position(task().position_line, task().position);
    }
    return here(Flaw::task_line);
  }
  void remark(Remark& remark, bool words_may_lack) {
    remark.line = number_;
    words_may_lack_ = words_may_lack;
    words_follow(remark.words);
    slips_ = &remark.slips;
  }

  LessonFlaw read_script() {
    const Seat by = read_seat(word_);
    if (word_ != "chance" && by == lesson_.learner) return here(Flaw::learners_line);
    task().script.push_back({by, {number_, rest_}});
    return rest_.empty() ? here(Flaw::needs_deed) : LessonFlaw();
  }

  LessonFlaw read_condition(Conditions& into) {
    const std::string_view kind =
        rest_.substr(0, std::min(rest_.find_first_of(" \t"), rest_.size()));
    const std::string_view pattern = after_word(rest_, kind);
    Condition out{Condition::Kind::event, {number_, pattern}};
    if (kind == "view")
      out.kind = Condition::Kind::view;
    else if (kind == "action")
      out.kind = Condition::Kind::action;
    else if (kind != "event")
      return here(Flaw::needs_condition);
    if (pattern.empty()) return here(Flaw::no_pattern, kind);
    into.push_back(out);
    return {};
  }
  LessonFlaw read_and() {
    if (and_ == nullptr) return here(Flaw::and_astray);
    return read_condition(*and_);
  }
  LessonFlaw read_slip() {
    if (slips_ == nullptr) return here(Flaw::slip_astray);
    slips_->push_back({number_, parts_of(rest_)});
    return slips_->back().actions.empty() ? here(Flaw::needs_actions) : LessonFlaw();
  }

  // --- what must be there ----------------------------------------------------------------------

  LessonFlaw end_head() {
    if (lesson_.game == nullptr) return here(Flaw::no_game);
    if (lesson_.title.empty()) return here(Flaw::no_title);
    if (lesson_.teaches.empty()) return here(Flaw::no_section);
    for (const LogLine& section : lesson_.teaches) {
      if (!find_heading(lesson_.game->id(), section.text).empty()) continue;
      return at(section.number, Flaw::unknown_section, section.text);
    }
    return {};
  }
  LessonFlaw end_task() {
    if (task().reach.empty()) return at(task().line, Flaw::no_goal);
    if (task().solutions.empty()) return at(task().line, Flaw::no_solution);
    return {};
  }
  LessonFlaw end_lesson() {
    if (LessonFlaw flaw = end_words()) return flaw;
    if (in_task()) return end_task();
    if (LessonFlaw flaw = end_head()) return flaw;
    return here(Flaw::no_task);
  }

  std::string_view text_;
  Lesson& lesson_;
  int number_ = 0;         // of the line just read
  std::string_view word_;  // the first of the line
  std::string_view rest_;  // all behind it
  int head_position_line_ = 0;
  std::string_view head_position_;
  // What the next lines may belong to; null: nothing.
  LessonText* words_ = nullptr;
  bool words_may_lack_ = false;
  Conditions* and_ = nullptr;
  std::vector<Way>* slips_ = nullptr;
};

}  // namespace

LessonFlaw read_lesson(std::string_view text, Lesson& lesson) {
  lesson = {};
  lesson.text = std::make_unique<const std::string>(text);
  return LessonReader(*lesson.text, lesson).read();
}

}  // namespace warren
