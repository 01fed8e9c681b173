#include "cli/terminal/lesson_lines.h"

#include <array>

#include "cli/shared/lessons.h"
#include "cli/shared/letters.h"

namespace warren::cli {
namespace {

bool is_among(std::string_view word, const std::array<std::string_view, 2>& names) {
  return word == names[0] || word == names[1];
}

}  // namespace

bool LessonLines::run() {
  const Lesson& lesson = table_->lesson();
  print("\n" + lesson.title.in(session_.lang) + " (" + say(session_, {"rules: ", "reglas: "}) +
        sections_text(lesson, session_.lang) + ")\n");
  if (!lesson.intro.empty()) print(lesson.intro.in(session_.lang) + "\n");
  print(say(session_,
            {"task says again what is to be done, hint helps, again begins the task anew.\n",
             "tarea repite lo que hay que hacer, pista ayuda, otra empieza la tarea de nuevo.\n"}));
  for (;;) {
    if (!run_task()) return false;
    if (table_->over()) return true;
    if (table_->state() == LessonTable::State::done)
      table_->onward();
    else
      table_->again();
  }
}

// One try at the present task.
bool LessonLines::run_task() {
  tell_task();
  LineTable lines(session_, table_->host(), this);
  lines_ = &lines;
  again_ = false;
  const bool stayed = lines.play();
  lines_ = nullptr;
  if (again_) return true;
  if (stayed) print("\n* " + table_->said(session_.lang) + "\n");
  return stayed;
}

void LessonLines::tell_task() const {
  print(say(session_, {"\nTask {0} of {1}: {2}\n", "\nTarea {0} de {1}: {2}\n"},
            {table_->task_number() + 1, static_cast<int>(table_->lesson().tasks.size()),
             table_->task().words.in(session_.lang)}));
}

bool LessonLines::hear(const std::string& line) {
  const std::string word = lower(line.substr(0, line.find(' ')));
  if (is_among(word, {"task", "tarea"})) {
    tell_task();
    return true;
  }
  if (is_among(word, {"again", "otra"})) {
    again_ = true;
    lines_->leave();
    return true;
  }
  if (is_among(word, {"hint", "pista"}) && !table_->task().hint.empty()) {
    print("  " + table_->task().hint.in(session_.lang) + "\n");
    return true;
  }
  if (is_among(word, {"load", "cargar"})) {
    print("  " +
          say(session_, {"Games are not loaded in the middle of a lesson.",
                         "En medio de una lección no se cargan partidas."}) +
          "\n");
    return true;
  }
  return false;
}

std::string LessonLines::beside(const std::string& code) {
  for (const RefusalRemark& refused : table_->task().refused) {
    if (refused.code == code) return refused.words.in(session_.lang);
  }
  return {};
}

}  // namespace warren::cli
