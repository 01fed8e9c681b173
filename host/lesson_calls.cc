#include "host/lesson_calls.h"

#include "games/headings.h"
#include "scene/scene_writer.h"

namespace warren {
namespace {

std::string_view name_of(LessonTable::State state) {
  switch (state) {
    case LessonTable::State::doing:
      return "doing";
    case LessonTable::State::wrong:
      return "wrong";
    case LessonTable::State::done:
      return "done";
  }
  return {};
}

// Texts from outside name their problem's line.
Problem with_line(const Problem& problem) {
  if (!problem || problem.line() == 0) return problem;
  return Problem({"line {0}: {1}", "línea {0}: {1}"},
                 {problem.line(), Fact(problem.say(Lang::en), problem.say(Lang::es))});
}

}  // namespace

Problem open_lesson(std::string_view text, Lang lang, std::unique_ptr<LessonTable>& table) {
  Lesson lesson;
  if (const LessonFlaw flaw = read_lesson(text, lesson))
    return Problem({"line {0} of this lesson cannot be understood",
                    "la línea {0} de esta lección no se entiende"},
                   {flaw.line});
  return with_line(LessonTable::open(std::move(lesson), lang, table));
}

void write_lesson(JsonWriter& json, LessonTable& table, Lang lang) {
  const Lesson& lesson = table.lesson();
  const LessonTask& task = table.task();
  json.begin_object().key("title").text(lesson.title.in(lang));
  json.key("intro").text(lesson.intro.in(lang)).key("teaches").begin_array();
  for (const LogLine& section : lesson.teaches)
    json.text(find_heading(lesson.game->id(), section.text).in(lang));
  json.end_array().key("tasks").number(lesson.tasks.size());
  json.key("task").number(table.task_number()).key("words").text(task.words.in(lang));
  json.key("points").begin_array();
  const Scene scene = table.scene(lang);
  for (const LogLine& point : task.points)
    json.text(scene_writer(scene.view).thing_written(scene, point.text));
  json.end_array().key("hint").text(task.hint.in(lang)).key("refusals").begin_array();
  for (const RefusalRemark& refused : task.refused) {
    if (refused.words.empty()) continue;
    json.begin_object().key("code").text(refused.code);
    json.key("words").text(refused.words.in(lang)).end_object();
  }
  json.end_array().key("state").text(name_of(table.state()));
  json.key("said").text(table.said(lang)).key("over").boolean(table.over()).end_object();
}

}  // namespace warren
