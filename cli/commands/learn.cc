// warren learn GAME [LESSON]: the lessons of a game, and one of them to play.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/commands/commands.h"
#include "cli/shared/lessons.h"
#include "cli/terminal/learned.h"
#include "cli/terminal/lesson_lines.h"
#include "games/catalog.h"

namespace warren::cli {
namespace {

struct LearnWords {
  std::string game;
  std::string lesson;
};

using Course = std::vector<NamedLesson>;

void print_lessons(const Session& session, const Course& course, const Learned& learned,
                   const std::vector<std::size_t>& which) {
  std::size_t width = 0;
  for (const std::size_t i : which) width = std::max(width, course[i].name.size());
  for (const std::size_t i : which) {
    const NamedLesson& one = course[i];
    print(fmt::format("{:3} [{}] {:{}}  {} ({})\n", i + 1, learned.has(one.name) ? "x" : " ",
                      one.name, width, one.lesson.title.in(session.lang),
                      sections_text(one.lesson, session.lang)));
  }
}

int print_course(const Session& session, const AnyGame& game, const Course& course,
                 const Learned& learned) {
  std::vector<std::size_t> all(course.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  print_lessons(session, course, learned, all);
  const auto next = std::find_if(course.begin(), course.end(),
                                 [&](const NamedLesson& one) { return !learned.has(one.name); });
  if (next == course.end())
    print(say(session, {"You have done them all.\n", "Las has hecho todas.\n"}));
  else
    print(say(session, {"Go on with: warren learn {0} {1}\n", "Sigue con: warren learn {0} {1}\n"},
              {game.id(), next->name}));
  return kDone;
}

Problem no_lesson(const AnyGame& game, const Course& course, const std::string& wanted) {
  std::string names;
  for (const NamedLesson& one : course) names += (names.empty() ? "" : ", ") + one.name;
  return Problem({"no lesson of {0} is called “{1}” or teaches it; the lessons are: {2}",
                  "ninguna lección de {0} se llama «{1}» ni lo enseña; las lecciones son: {2}"},
                 {game.id(), wanted, names});
}

// True: to its end.
bool play_lesson(const Session& session, Lesson lesson, int& code) {
  std::unique_ptr<LessonTable> table;
  if (const Problem problem = LessonTable::open(std::move(lesson), session.lang, table)) {
    code = complain(session, problem);
    return false;
  }
  return LessonLines(session, std::move(table)).run();
}

// One that is being written: it is not noted as done.
int play_file(const Session& session, const std::string& file) {
  std::string text;
  if (const Problem problem = read_file(file, text)) return complain(session, problem);
  Lesson lesson;
  if (const LessonFlaw flaw = read_lesson(text, lesson))
    return complain(file + ":" + std::to_string(flaw.line) + ": " +
                    explain(flaw).say(session.lang));
  int code = kDone;
  play_lesson(session, std::move(lesson), code);
  return code;
}

int play_of_course(const Session& session, const AnyGame& game, NamedLesson one, Learned& learned) {
  int code = kDone;
  if (!play_lesson(session, std::move(one.lesson), code)) return code;
  print(say(session,
            {"The lesson is over. The others: warren learn {0}\n",
             "La lección ha terminado. Las demás: warren learn {0}\n"},
            {game.id()}));
  const Problem problem = learned.add(one.name);
  return problem ? complain(session, problem) : kDone;
}

int learn(const Session& session, const LearnWords& words) {
  const AnyGame* game = find_game(words.game);
  if (game == nullptr) return complain(session, unknown_game(words.game));
  if (words.lesson.ends_with(".lesson")) return play_file(session, words.lesson);
  Course course = course_of(words.game);
  if (course.empty())
    return complain(session,
                    Problem({"there are no lessons for {0} yet", "todavía no hay lecciones de {0}"},
                            {words.game}));
  Learned learned(words.game);
  if (words.lesson.empty()) return print_course(session, *game, course, learned);
  const std::vector<std::size_t> meant = find_lessons(course, words.lesson);
  if (meant.empty()) return complain(session, no_lesson(*game, course, words.lesson));
  if (meant.size() > 1) {
    print_lessons(session, course, learned, meant);
    return kDone;
  }
  return play_of_course(session, *game, std::move(course[meant.front()]), learned);
}

}  // namespace

void add_learn(CLI::App& app, Session& session) {
  const auto words = std::make_shared<LearnWords>();
  CLI::App* command =
      add_command(app, session, "learn",
                  {"learn a game in small lessons", "aprende un juego en lecciones breves"},
                  "  warren learn rabbihop\n  warren learn rabbihop jumping\n"
                  "  warren learn jack-rabbits lottery",
                  [&session, words] { return learn(session, *words); });
  add_argument(command, session, "GAME", words->game, {"the game", "el juego"});
  add_optional_argument(
      command, session, "LESSON", words->lesson,
      {"a lesson's name or number, a rule it teaches, or a file; otherwise all are listed",
       "nombre o número de una lección, una regla que enseña o un archivo; si no, se listan"});
}

}  // namespace warren::cli
