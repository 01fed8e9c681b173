// warren options GAME: how a game can be varied.
#include <fmt/format.h>

#include <memory>

#include "cli/commands.h"
#include "games/catalog.h"

namespace warren::cli {
namespace {

std::string_view kind_name(OptionKind kind) {
  switch (kind) {
    case OptionKind::flag:
      return "flag";
    case OptionKind::number:
      return "number";
    case OptionKind::choice:
      return "choice";
    case OptionKind::text:
      return "text";
  }
  return {};
}

void print_option(const OptionSet& standard, int place, Lang lang) {
  const OptionSpec& spec = standard.table().specs[static_cast<std::size_t>(place)];
  print(fmt::format("{:16} {:7} {:16} = {:6} {}\n", spec.name, kind_name(spec.kind),
                    allowed_values(spec), standard.value_text(place), spec.label.in(lang)));
  if (!spec.help.empty()) print(fmt::format("{:16} {}\n", "", spec.help.in(lang)));
  for (const OptionChoice& choice : spec.choices)
    print(fmt::format("{:16}   {}: {}\n", "", choice.name, choice.label.in(lang)));
}

void print_presets(const OptionTable& table, const Session& session) {
  if (table.presets.empty()) return;
  print(say(session, {"\npresets (--preset)\n", "\npreajustes (--preset)\n"}));
  for (const Preset& preset : table.presets) {
    OptionSet options(table);
    std::string settings;
    for (const Setting& setting : preset.settings) {
      const int place = table.find(setting.option);
      options.set_at(place, setting.value);
      settings += fmt::format(" {}={}", setting.option, options.value_text(place));
    }
    print(fmt::format("{:16} {}{}{}\n", preset.name, preset.label.in(session.lang),
                      settings.empty() ? "" : ":", settings));
  }
}

void print_rules(const OptionTable& table, const Session& session) {
  for (const OptionRule& rule : table.rules) {
    OptionSet options(table);
    const int a = table.find(rule.a);
    const int b = table.find(rule.b);
    options.set_at(a, rule.a_value);
    options.set_at(b, rule.b_value);
    const std::string first = fmt::format("{}={}", rule.a, options.value_text(a));
    const std::string second = fmt::format("{}={}", rule.b, options.value_text(b));
    const Text text =
        rule.kind == OptionRule::Kind::excludes
            ? Text{"{0} does not go with {1}: {2}\n", "{0} no se combina con {1}: {2}\n"}
            : Text{"{0} needs {1}: {2}\n", "{0} necesita {1}: {2}\n"};
    print(fill(text.in(session.lang), {first, second, rule.why}, session.lang));
  }
}

int list_options(const Session& session, const std::string& name) {
  const AnyGame* game = find_game(name);
  if (game == nullptr) return complain(session, unknown_game(name));
  const OptionTable& table = game->option_table();
  const OptionSet standard(table);
  print(say(session, {"options (--option name=value)\n", "opciones (--option nombre=valor)\n"}));
  for (std::size_t i = 0; i < table.specs.size(); ++i)
    print_option(standard, static_cast<int>(i), session.lang);
  print_rules(table, session);
  print_presets(table, session);
  return kDone;
}

}  // namespace

void add_options(CLI::App& app, Session& session) {
  const auto game = std::make_shared<std::string>();
  CLI::App* command = add_command(
      app, session, "options",
      {"list the options and presets of a game", "enumera las opciones y preajustes de un juego"},
      "  warren options rabbihop\n  warren --lang es options rabbihop",
      [&session, game] { return list_options(session, *game); });
  add_argument(command, session, "GAME", *game, {"the game", "el juego"});
}

}  // namespace warren::cli
