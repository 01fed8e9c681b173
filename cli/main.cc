// The `warren` program. Standard output carries answers, standard error one line per problem.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cli/commands/commands.h"
#include "cli/shared/version.h"

namespace warren::cli {
namespace {

// Asked before the words are parsed, because the help texts already need it.
Problem pick_language(int count, char** words, Lang& lang) {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') continue;
    parse_lang(value, lang);  // English for every language that is not ours
    break;
  }
  constexpr std::string_view kOption = "--lang";
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    std::string_view value;
    if (word == kOption) {
      if (i + 1 == count) return {};  // CLI11 will say so
      value = words[++i];
    } else if (word.starts_with("--lang=")) {
      value = word.substr(kOption.size() + 1);
    } else {
      continue;
    }
    if (!parse_lang(value, lang)) {
      return Problem({"--lang cannot be “{0}”; it takes en or es",
                      "--lang no puede ser «{0}»; admite en o es"},
                     {value});
    }
  }
  return {};
}

void speak(CLI::App& app, const Session& session) {
  if (session.lang == Lang::en) return;
  const auto formatter = app.get_formatter();
  formatter->label("Usage", "Uso");
  formatter->label("OPTIONS", "OPCIONES");
  formatter->label("Positionals", "Palabras");
  formatter->label("Options", "Opciones");
  formatter->label("Subcommands", "Órdenes");
  formatter->label("SUBCOMMAND", "ORDEN");
  formatter->label("SUBCOMMANDS", "ÓRDENES");
  formatter->label("REQUIRED", "(necesario)");
}

// The command that was chosen, however deep in a family; the program itself if none was.
const CLI::App& chosen(const CLI::App& app) {
  const auto commands = app.get_subcommands();
  return commands.empty() ? app : chosen(*commands.front());
}

std::string command_line(const CLI::App& app) {
  const auto commands = app.get_subcommands();
  return app.get_name() + (commands.empty() ? "" : " " + command_line(*commands.front()));
}

// What was written and fits nowhere: a flag rather than a word, since a flag is never a value.
std::string find_stray(const CLI::App& app) {
  const auto words = app.remaining(true);
  for (const std::string& word : words) {
    if (word.size() > 1 && word[0] == '-' && word != "--") return word;
  }
  return words.empty() ? std::string() : words.front();
}

std::string options_of(const CLI::App& app) {
  std::string known;
  for (const CLI::Option* option : app.get_options()) {
    if (option->get_positional()) continue;
    known += (known.empty() ? "" : ", ") + option->get_name();
  }
  return known;
}

// CLI11's own complaints, in our words. (Their names differ between its versions, their codes do
// not.)
Problem explain(const CLI::App& app, const CLI::ParseError& error) {
  const auto is = [&](CLI::ExitCodes code) {
    return error.get_exit_code() == static_cast<int>(code);
  };
  const std::string help = command_line(app) + " --help";
  const std::string stray = find_stray(app);
  if (stray.size() > 1 && stray[0] == '-' && stray != "--") {
    return Problem({"“{0}” is no option of {1}, which has {2}; see {3}",
                    "«{0}» no es una opción de {1}, que tiene {2}; mira {3}"},
                   {stray, command_line(app), options_of(chosen(app)), help});
  }
  const std::string what = error.what();  // "--seed: 1 required TEXT missing"
  const std::string name = what.substr(0, what.find_first_of(": "));
  if (is(CLI::ExitCodes::ArgumentMismatch)) {
    return Problem({"{0} takes one value and is given once; see {1}",
                    "{0} lleva un valor y se da una vez; mira {1}"},
                   {name, help});
  }
  if (const auto open = chosen(app).get_subcommands({}); !open.empty()) {
    std::string known;
    for (const CLI::App* command : open) known += (known.empty() ? "" : ", ") + command->get_name();
    if (stray.empty())
      return Problem(
          {"what shall be done? one of: {0}; see {1}", "¿qué hay que hacer? una de: {0}; mira {1}"},
          {known, help});
    return Problem({"“{0}” is no command; the commands are: {1}; see {2}",
                    "«{0}» no es una orden; las órdenes son: {1}; mira {2}"},
                   {stray, known, help});
  }
  if (is(CLI::ExitCodes::ExtrasError)) {
    return Problem({"“{0}” is not expected here; see {1}", "«{0}» no se espera aquí; mira {1}"},
                   {stray, help});
  }
  if (is(CLI::ExitCodes::RequiredError)) {  // "GAME is required"
    return Problem({"{0} is missing; see {1}", "falta {0}; mira {1}"}, {name, help});
  }
  if (is(CLI::ExitCodes::ConversionError)) {  // "Could not convert: --plain = maybe"
    const std::string flag = what.substr(std::min(what.find("--"), what.size()));
    return Problem({"{0} takes no value; see {1}", "{0} no lleva valor; mira {1}"},
                   {flag.substr(0, flag.find(' ')), help});
  }
  return Problem(
      {"these words cannot be understood; see {0}", "estas palabras no se entienden; mira {0}"},
      {help});
}

// An option that is there but empty would otherwise count as not given.
Problem find_empty_word(const CLI::App& app) {
  for (const CLI::Option* option : chosen(app).get_options()) {
    for (const std::string& word : option->results()) {
      if (!word.empty()) continue;
      return Problem({"{0} is empty; write its value behind it, or leave it out",
                      "{0} está vacío; escribe su valor detrás o quítalo"},
                     {option->get_name()});
    }
  }
  return {};
}

int run(int count, char** words) {
  Session session;
  if (const Problem problem = pick_language(count, words, session.lang))
    return complain(session, problem);

  CLI::App app(
      std::string(
          Text("Warren, a table for games", "Warren, una mesa para juegos").in(session.lang)),
      "warren");
  speak(app, session);
  app.option_defaults()->group(say(session, {"Options", "Opciones"}));
  app.require_subcommand(1);
  app.set_version_flag("--version", std::string("warren ") + kVersion,
                       say(session, {"which Warren this is", "qué Warren es este"}));
  app.set_help_flag("-h,--help", say(session, {"this text", "este texto"}));
  std::string lang;  // read by pick_language
  app.add_option("--lang", lang,
                 say(session, {"language of answers and problems; otherwise that of LANG",
                               "idioma de respuestas y problemas; si no, el de LANG"}))
      ->option_text("en|es");
  app.footer(say(session, {"Examples (and warren COMMAND --help has more):\n",
                           "Ejemplos (y hay más en warren ORDEN --help):\n"}) +
             "  warren play rabbihop\n  warren simulate rabbihop --players 4 --games 10000");
  add_play(app, session);
  add_simulate(app, session);
  add_replay(app, session);
  add_record(app, session);
  add_board(app, session);
  add_learn(app, session);
  add_rules(app, session);
  add_lesson(app, session);
  add_games(app, session);
  add_options(app, session);

  try {
    app.parse(count, words);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() != 0) return complain(session, explain(app, error));
    return app.exit(error);  // help and version
  }
  if (const Problem problem = find_empty_word(app)) return complain(session, problem);
  return session.run();
}

}  // namespace
}  // namespace warren::cli

int main(int count, char** words) {
  const int code = warren::cli::run(count, words);
  if (!warren::cli::finish_output() && code == warren::cli::kDone)
    return warren::cli::complain("cannot write to standard output; is the disk full?");
  return code;
}
