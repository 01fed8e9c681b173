// warren rules GAME [SECTION]: the rules page for players, or a part of it.
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <memory>

#include "cli/commands/commands.h"
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

int print_rules(const Session& session, const std::string& name, const std::string& section) {
  const AnyGame* game = find_game(name);
  if (game == nullptr) return complain(session, unknown_game(name));
  std::string_view text = rules_page(name, session.lang);
  if (text.empty()) {
    return complain(session, Problem({"there is no rules page for {0} yet",
                                      "todavía no hay página de reglas de {0}"},
                                     {name}));
  }
  if (!section.empty()) text = rules_section(name, section, session.lang);
  if (text.empty()) return complain(session, no_section(name, section, session.lang));
  if (isatty(STDOUT_FILENO) == 0) {
    print(text);  // as it was written: for files and other programs
    return kDone;
  }
  winsize size{};
  const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20;
  print_page(markdown(text, std::min(known ? size.ws_col - 1 : 80, kWidest)),
             display_of_environment());
  return kDone;
}

}  // namespace

void add_rules(CLI::App& app, Session& session) {
  const auto game = std::make_shared<std::string>();
  const auto section = std::make_shared<std::string>();
  CLI::App* command = add_command(
      app, session, "rules", {"print the rules of a game", "muestra las reglas de un juego"},
      "  warren rules rabbihop\n  warren rules rabbihop teleport\n"
      "  warren rules rabbihop --lang es | less",
      [&session, game, section] { return print_rules(session, *game, *section); });
  add_argument(command, session, "GAME", *game, {"the game", "el juego"});
  add_optional_argument(
      command, session, "SECTION", *section,
      {"only the section whose heading has this in it", "solo la sección con esto en su título"});
}

}  // namespace warren::cli
