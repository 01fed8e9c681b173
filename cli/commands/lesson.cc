// warren lesson check FILE…: plays lessons through and says what is wrong with them.
#include <memory>

#include "cli/commands/commands.h"
#include "host/lesson_check.h"

namespace warren::cli {
namespace {

struct CheckWords {
  std::vector<std::string> files;
  bool tell = false;
};

int check_file(const Session& session, const std::string& file, bool tell) {
  std::string text;
  if (const Problem problem = read_file(file, text)) return complain(session, problem);
  const LessonCheck checked = check_lesson(text, session.lang);
  if (tell) print(checked.tale);
  for (const Problem& problem : checked.problems)
    complain(file + ":" + std::to_string(problem.line()) + ": " + problem.say(session.lang));
  if (checked.problems.empty()) {
    print(say(session, {"{0}: all is well\n", "{0}: todo está bien\n"}, {file}));
    return kDone;
  }
  return checked.readable ? kRefused : kBadInput;
}

// Every file is looked at; the worst of them says how it ends.
int check_files(const Session& session, const CheckWords& words) {
  int worst = kDone;
  for (const std::string& file : words.files)
    worst = std::max(worst, check_file(session, file, words.tell));
  return worst;
}

}  // namespace

void add_lesson(CLI::App& app, Session& session) {
  const std::string example = "  warren lesson check lessons/rabbihop/jumping.lesson";
  CLI::App* family =
      add_family(app, session, "lesson",
                 {"for those who write lessons", "para quien escribe lecciones"}, example);
  const auto words = std::make_shared<CheckWords>();
  CLI::App* command = add_command(*family, session, "check",
                                  {"play lessons through and say what is wrong with them",
                                   "juega lecciones enteras y dice qué les falla"},
                                  example + "\n  warren lesson check --tell my.lesson",
                                  [&session, words] { return check_files(session, *words); });
  add_arguments(
      command, session, "FILE", words->files,
      {"texts of lessons, or - for standard input", "textos de lecciones, o - para la entrada"});
  add_flag(command, session, "--tell", words->tell,
           {"also print what happens in each solution, in notation",
            "muestra también lo que ocurre en cada solución, en notación"});
}

}  // namespace warren::cli
