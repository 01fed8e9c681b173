// warren options GAME: how a game can be varied.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

#include "cli/commands/commands.h"
#include "games/catalog.h"

namespace warren::cli {
namespace {

void print_option(const OptionSet& options, int place, Lang lang) {
  const OptionSpec& spec = options.menu().specs[static_cast<std::size_t>(place)];
  print(fmt::format("{:18} {:7} {:16} = {:6} {}\n", spec.name, name_of(spec.kind),
                    allowed_values(spec), options.value_text(place), spec.label.in(lang)));
  if (!spec.help.empty()) print(fmt::format("{:18} {}\n", "", spec.help.in(lang)));
  for (const OptionChoice& choice : spec.choices)
    print(fmt::format("{:18}   {}: {}\n", "", choice.name, choice.label.in(lang)));
}

void print_group(const OptionSet& options, std::string_view group, Lang lang) {
  for (std::size_t i = 0; i < options.menu().specs.size(); ++i) {
    if (options.menu().specs[i].group == group) print_option(options, static_cast<int>(i), lang);
  }
}

void print_all(const OptionSet& options, Lang lang) {
  for (const OptionGroup& group : options.menu().groups) {
    print(fmt::format("\n{}\n", group.title.in(lang)));
    print_group(options, group.name, lang);
  }
  print_group(options, {}, lang);
  print("\n");
}

// "name=value", or "name≠default" where a rule speaks of every other value.
std::string side(const OptionMenu& menu, std::string_view name, int value) {
  const int place = menu.find(name);
  const OptionSpec& spec = menu.specs[static_cast<std::size_t>(place)];
  OptionSet options(menu);
  if (value == OptionRule::kChanged) return fmt::format("{}≠{}", name, options.value_text(place));
  if (value == OptionSet::kOwnText && spec.kind == OptionKind::text)
    return fmt::format("{}=…", name);
  options.set_at(place, value);
  return fmt::format("{}={}", name, options.value_text(place));
}

std::string settings_text(const OptionMenu& menu, const Preset& preset) {
  std::string out;
  for (const Setting& setting : preset.settings)
    out += " " + side(menu, setting.option, setting.value);
  return out;
}

void print_presets(const OptionMenu& menu, const Session& session, std::string_view game) {
  if (menu.presets.empty()) return;
  print(say(session, {"\npresets (--preset)\n", "\npreajustes (--preset)\n"}));
  bool editions = false;
  for (const Preset& preset : menu.presets) {
    const std::string settings = settings_text(menu, preset);
    print(fmt::format("{:16} {}{}{}\n", preset.name, preset.label.in(session.lang),
                      settings.empty() ? "" : ":", settings));
    editions = editions || !preset.known.empty();
  }
  if (!editions) return;
  print(say(
      session,
      {"What an edition calls its options, and which it has: warren options {0} --preset NAME\n",
       "Cómo llama una edición a sus opciones y cuáles tiene: warren options {0} --preset "
       "NOMBRE\n"},
      {game}));
}

void print_rules(const OptionMenu& menu, const Session& session) {
  for (const OptionRule& rule : menu.rules) {
    const Text text =
        rule.kind == OptionRule::Kind::excludes
            ? Text{"{0} does not go with {1}: {2}\n", "{0} no se combina con {1}: {2}\n"}
            : Text{"{0} needs {1}: {2}\n", "{0} necesita {1}: {2}\n"};
    print(fill(text.in(session.lang),
               {side(menu, rule.a, rule.a_value), side(menu, rule.b, rule.b_value), rule.why},
               session.lang));
  }
}

void print_known(const OptionMenu& menu, const Preset& preset, const Known& known, Lang lang) {
  const Known as = menu.known_as(preset, known.option, known.value);
  print(fmt::format("{:28} {}\n{:28} {}\n", side(menu, known.option, known.value), as.name.in(lang),
                    "", as.help.in(lang)));
}

// An edition shows what it has under its own names, and in a line what else there is.
void print_edition(const OptionMenu& menu, const Preset& preset, const Session& session) {
  OptionSet options(menu);
  [[maybe_unused]] const Problem none = options.apply_preset(preset.name);
  print(fmt::format("{} (--preset {})\n", preset.label.in(session.lang), preset.name));
  const std::array parts = {
      Text{"\nas it is played\n", "\nasí se juega\n"},
      Text{"\non offer (--option name=value)\n", "\nse ofrece (--option nombre=valor)\n"}};
  for (const bool offered : {false, true}) {
    print(say(session, parts[offered ? 1 : 0]));
    for (const Known& known : preset.known) {
      if (options.matches(menu.find(known.option), known.value) != offered)
        print_known(menu, preset, known, session.lang);
    }
  }
  std::string others;
  for (const OptionSpec& spec : menu.specs) {
    const auto here = [&spec](const auto& known) { return known.option == spec.name; };
    if (std::ranges::none_of(preset.known, here)) others += fmt::format(" {}", spec.name);
  }
  print(say(session,
            {"\nwithout a name in this edition, but possible:{0}\n",
             "\nsin nombre en esta edición, pero posibles:{0}\n"},
            {others}));
}

int list_options(const Session& session, const std::string& name, const std::string& preset_name) {
  const AnyGame* game = find_game(name);
  if (game == nullptr) return complain(session, unknown_game(name));
  const OptionMenu& menu = game->option_menu();
  OptionSet options(menu);
  const Preset* preset = menu.find_preset(preset_name);
  if (!preset_name.empty()) {
    if (const Problem problem = options.apply_preset(preset_name))
      return complain(session, problem);
  }
  if (preset != nullptr && !preset->known.empty()) {
    print_edition(menu, *preset, session);
    return kDone;
  }
  print(say(session, {"options (--option name=value)\n", "opciones (--option nombre=valor)\n"}));
  print_all(options, session.lang);
  print_rules(menu, session);
  print_presets(menu, session, name);
  return kDone;
}

}  // namespace

void add_options(CLI::App& app, Session& session) {
  const auto game = std::make_shared<std::string>();
  const auto preset = std::make_shared<std::string>();
  CLI::App* command = add_command(
      app, session, "options",
      {"list the options and presets of a game", "enumera las opciones y preajustes de un juego"},
      "  warren options rabbihop\n  warren --lang es options rabbihop\n"
      "  warren options jack-rabbits --preset edition-001",
      [&session, game, preset] { return list_options(session, *game, *preset); });
  add_argument(command, session, "GAME", *game, {"the game", "el juego"});
  add_word(command, session, "--preset", *preset,
           {"as this preset sets and names them", "como las fija y las llama este preajuste"},
           "NAME");
}

}  // namespace warren::cli
