#include "host/lesson_table.h"

#include <algorithm>
#include <array>

namespace warren {
namespace {

constexpr std::size_t kMostEntries = 100;  // of a task: whoever needs more is lost

constexpr std::array<std::string_view, kMaxSeats> kNames = {"Ana",  "Bruno", "Clara", "David",
                                                            "Elsa", "Félix", "Greta", "Hugo"};

constexpr Text kMissed{"That was a fair move, but the task is still open. Try it another way.",
                       "La jugada vale, pero la tarea sigue sin hacer. Prueba de otra manera."};
constexpr Text kDone{"Well done.", "Muy bien."};

// Sentences speak of the learner by name, as of everybody; a plate has room for a short one.
constexpr std::string_view kLearner = "Pip";

std::vector<Chair> chairs_of(const Lesson& lesson, int seats) {
  std::vector<Chair> out;
  for (int i = 0; i < seats; ++i) {
    const auto at = static_cast<std::size_t>(i);
    Chair chair;
    if (at < lesson.names.size()) chair.name = lesson.names[at];
    if (seat_of(i) == lesson.learner) {
      if (chair.name.empty()) chair.name = kLearner;
    } else {
      chair.bot = standard_bot(lesson.game->id());
      if (chair.name.empty()) chair.name = kNames[at];
    }
    out.push_back(std::move(chair));
  }
  return out;
}

}  // namespace

Problem LessonTable::open(Lesson lesson, Lang lang, std::unique_ptr<LessonTable>& table) {
  std::unique_ptr<LessonTable> made(new LessonTable(std::move(lesson), lang));
  Problem problem = made->begin(0, std::string(made->lesson_.tasks[0].position));
  if (!problem) table = std::move(made);
  return problem;
}

Problem LessonTable::begin(int number, std::string position) {
  const LessonTask& task = lesson_.tasks[static_cast<std::size_t>(number)];
  LogParts parts = lesson_.setup;
  parts.has_position = !position.empty() || task.has_position;
  parts.position = position;
  parts.position_line = task.position_line;
  AnyReplayed replayed = lesson_.game->replay(parts, lang_, 0);
  if (replayed.match == nullptr || replayed.stop.kind != ReplayStop::Kind::none)
    return Problem({"{0}", "{0}"}, {replayed.stop.reason}).at_line(replayed.stop.line);
  const int seats = replayed.match->seats();
  if (index_of(lesson_.learner) >= seats)
    return Problem({"the learner sits on p{0}, but only {1} play",
                    "el aprendiz se sienta en p{0}, pero solo juegan {1}"},
                   {index_of(lesson_.learner), seats})
        .at_line(task.line);
  host_ = std::make_unique<Host>(*lesson_.game, std::move(replayed.match),
                                 Seating(chairs_of(lesson_, seats)), 0);
  script_ = std::make_unique<LessonScript>(task.script);
  number_ = number;
  position_ = std::move(position);
  first_turn_ = host_->match().result().turns;
  watched_ = host_->match().entries();
  standing_.clear();
  state_ = State::doing;
  said_ = nullptr;
  answered_ = 0;
  host_->let_people_speak_up();
  host_->follow(*script_);
  host_->on_entry([this] { watch(); });
  return {};
}

void LessonTable::again() {
  [[maybe_unused]] const Problem problem = begin(number_, position_);  // as it could be before
}

// A position in which a task ended reads back as what it was; should a game have one that does not,
// the learner stays where they are.
void LessonTable::onward() {
  if (state_ != State::done || last_task()) return;
  const LessonTask& next = lesson_.tasks[static_cast<std::size_t>(number_) + 1];
  const Problem problem = begin(
      number_ + 1, next.has_position ? std::string(next.position) : host_->match().position());
  if (problem) again();
}

bool LessonTable::step() {
  const Turn turn = host_->next();
  if (turn.kind == Turn::Kind::chance)
    host_->deal();
  else if (turn.kind == Turn::Kind::bot)
    host_->play(turn, host_->think(turn));
  else
    return false;
  return true;
}

std::string LessonTable::said(Lang lang) const {
  if (said_ != nullptr && !said_->empty()) return said_->in(lang);
  if (state_ == State::doing) return {};
  return std::string((state_ == State::done ? kDone : kMissed).in(lang));
}

// --- judging
// ---------------------------------------------------------------------------------------

void LessonTable::watch() {
  while (state_ == State::doing && watched_ < host_->match().entries()) judge(watched_++);
}

// The goal comes first: what is wrong may then be anything else.
void LessonTable::judge(int entry) {
  if (host_->view(learner()).entry(entry).undo) {
    if (!standing_.empty()) standing_.pop_back();
    return;
  }
  standing_.push_back(entry);
  const int entries = entry + 1;
  const auto& reach = task().reach;
  if (std::any_of(reach.begin(), reach.end(),
                  [&](const Conditions& goal) { return hold(goal, entries); }))
    return answer(State::done, task().done, task().line);
  for (const WrongTurn& wrong : task().wrong) {
    if (hold(wrong.when, entries)) return answer(State::wrong, wrong.words, wrong.line);
  }
  if (strays(entry)) return answer(State::wrong, task().only.words, task().only.line);
  if (missed(entries)) {
    const Remark& words = task().missed;
    answer(State::wrong, words.words, words.line > 0 ? words.line : task().line);
  }
}

void LessonTable::answer(State state, const LessonText& words, int line) {
  state_ = state;
  said_ = &words;
  answered_ = line;
  host_->halt();
}

bool LessonTable::hold(const Conditions& all, int entries) const {
  return std::all_of(all.begin(), all.end(),
                     [&](const Condition& one) { return holds(one, entries); });
}

bool LessonTable::holds(const Condition& one, int entries) const {
  const auto fits = [&](std::string_view text) { return matches(one.pattern.text, text); };
  switch (one.kind) {
    case Condition::Kind::view: {
      const std::string view = host_->view_then(learner(), entries).text();
      for (std::string_view rest = view; !rest.empty();) {
        if (fits(take_line(rest))) return true;
      }
      return false;
    }
    case Condition::Kind::event:
      return std::any_of(standing_.begin(), standing_.end(), [&](int entry) {
        const AnyView& view = host_->view(learner());
        for (int event = 0; event < view.entry(entry).events; ++event) {
          if (fits(view.event_text(entry, event))) return true;
        }
        return false;
      });
    case Condition::Kind::action:
      return std::any_of(standing_.begin(), standing_.end(), [&](int entry) {
        return host_->view(learner()).entry(entry).by == learner() && fits(action_text(entry));
      });
  }
  return false;
}

// As it stands in the log: "p0 walk 2".
std::string LessonTable::action_text(int entry) const {
  const std::string log = host_->match().log();
  LogParts parts;
  take_apart(log, parts);
  if (static_cast<std::size_t>(entry) >= parts.entries.size()) return {};
  const std::string_view text = parts.entries[static_cast<std::size_t>(entry)].text;
  return std::string(text.substr(std::min(text.find(' '), text.size())));
}

bool LessonTable::strays(int entry) const {
  const OnlyThese& only = task().only;
  if (only.line == 0 || host_->view(learner()).entry(entry).by != learner()) return false;
  const std::string action = action_text(entry);
  return std::none_of(only.actions.begin(), only.actions.end(),
                      [&](std::string_view pattern) { return matches(pattern, action); });
}

bool LessonTable::missed(int entries) const {
  const Result result = host_->view_then(learner(), entries).result();
  return result.over || result.turns > first_turn_ + task().turns ||
         standing_.size() >= kMostEntries || host_->match().failure();
}

}  // namespace warren
