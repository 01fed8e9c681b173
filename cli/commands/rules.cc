// warren rules GAME [SECTION]: the rules page for players, or a part of it; a turn in short; its
// words.
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <memory>

#include "cli/commands/commands.h"
#include "cli/shared/lessons.h"
#include "cli/shared/rules_pages.h"
#include "cli/terminal/page.h"
#include "games/catalog.h"

namespace warren::cli {
namespace {

constexpr int kWidest = 96;  // longer lines are hard to read

Problem no_section(const std::string& game, const std::string& wanted, Lang lang) {
  const SectionNames near = near_sections(game, wanted, lang);
  std::string list;
  for (const std::string& name : near.names) list += (list.empty() ? "" : ", ") + name;
  if (near.alike)
    return Problem({"no section of the rules of {0} is called “{1}”; nearly so: {2}",
                    "ninguna sección de las reglas de {0} se llama «{1}»; se parecen: {2}"},
                   {game, wanted, list});
  return Problem({"no section of the rules of {0} is called “{1}”; the sections are: {2}",
                  "ninguna sección de las reglas de {0} se llama «{1}»; las secciones son: {2}"},
                 {game, wanted, list});
}

struct Wish {
  std::string game, section;
  bool summary = false, glossary = false;
};

// Where the rule of this section can be tried.
void print_lessons_about(const Session& session, const std::string& game, std::string_view text) {
  std::string_view heading = text.substr(0, text.find('\n'));
  heading.remove_prefix(std::min(heading.find_first_not_of("# "), heading.size()));
  const auto course = course_of(game);
  for (const std::size_t i : lessons_about(course, heading))
    print(say(session, {"Try it: warren learn {0} {1}\n", "Pruébalo: warren learn {0} {1}\n"},
              {game, course[i].name}));
}

// Nicely in a terminal; as it was written for files and other programs.
int show(std::string_view text) {
  if (isatty(STDOUT_FILENO) == 0) {
    print(text);
    return kDone;
  }
  winsize size{};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20;
  print_page(markdown(text, std::min(known ? size.ws_col - 1 : 80, kWidest)),
             display_of_environment());
  return kDone;
}

int print_glossary(const Session& session, const Wish& wish) {
  if (wish.section.empty()) return show(rules_glossary(wish.game, session.lang));
  const std::string rows = glossary_of(wish.game, wish.section, session.lang);
  if (rows.empty())
    return complain(session, Problem({"the glossary of {0} has no word “{1}”",
                                      "el glosario de {0} no tiene la palabra «{1}»"},
                                     {wish.game, wish.section}));
  return show(rows);
}

int print_rules(const Session& session, const Wish& wish) {
  if (find_game(wish.game) == nullptr) return complain(session, unknown_game(wish.game));
  if (wish.summary && (wish.glossary || !wish.section.empty()))
    return complain(session, Problem({"--summary goes with neither --glossary nor a section",
                                      "--summary no va con --glossary ni con una sección"}));
  std::string_view text = rules_page(wish.game, session.lang);
  if (text.empty()) {
    return complain(session, Problem({"there is no rules page for {0} yet",
                                      "todavía no hay página de reglas de {0}"},
                                     {wish.game}));
  }
  if (wish.glossary) return print_glossary(session, wish);
  if (wish.summary) return show(rules_summary(wish.game, session.lang));
  if (!wish.section.empty()) text = rules_section(wish.game, wish.section, session.lang);
  if (text.empty()) return complain(session, no_section(wish.game, wish.section, session.lang));
  show(text);
  if (!wish.section.empty() && isatty(STDOUT_FILENO) != 0)
    print_lessons_about(session, wish.game, text);
  return kDone;
}

}  // namespace

void add_rules(CLI::App& app, Session& session) {
  const auto wish = std::make_shared<Wish>();
  CLI::App* command = add_command(
      app, session, "rules", {"print the rules of a game", "muestra las reglas de un juego"},
      "  warren rules rabbihop\n  warren rules rabbihop teleport\n"
      "  warren rules jack-rabbits --summary\n  warren rules jack-rabbits --glossary cave\n"
      "  warren rules rabbihop --lang es | less",
      [&session, wish] { return print_rules(session, *wish); });
  add_argument(command, session, "GAME", wish->game, {"the game", "el juego"});
  add_optional_argument(
      command, session, "SECTION", wish->section,
      {"only the section whose heading has this in it", "solo la sección con esto en su título"});
  add_flag(command, session, "--summary", wish->summary, {"a turn in short", "un turno en breve"});
  add_flag(command, session, "--glossary", wish->glossary,
           {"the words of the game, or only the one named: what it means, in print and in Spanish",
            "las palabras del juego, o solo la que se dé: qué significa, impresa y en inglés"});
}

}  // namespace warren::cli
