#include "cli/shared/session.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <system_error>
#include <utility>

#include "core/utf8.h"

namespace warren::cli {
namespace {

constexpr std::size_t kLargestFile = std::size_t{64} << 20;
constexpr std::size_t kLongestComplaint = 4000;

struct CloseFile {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

std::string why() { return std::generic_category().message(errno); }

Problem cannot_read(const std::string& path) {
  return Problem({"cannot read {0}: {1}; give the path of a file, or - for standard input",
                  "no se puede leer {0}: {1}; da la ruta de un archivo, o - para la entrada"},
                 {path, why()});
}

}  // namespace

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

bool finish_output() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

int complain(std::string_view sentence) {
  const std::string line = "warren: " + printable(sentence, kLongestComplaint) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
  return kBadInput;
}

int complain(const Session& session, const Problem& problem) {
  return complain(problem.say(session.lang));
}

CLI::App* add_family(CLI::App& app, Session& session, const char* name, Text about,
                     std::string_view examples) {
  CLI::App* command = app.add_subcommand(name, std::string(about.in(session.lang)));
  command->fallthrough();
  command->group(say(session, {"Commands", "Órdenes"}));
  command->get_help_ptr()->group(say(session, {"Options", "Opciones"}));
  command->footer(say(session, {"Examples:\n", "Ejemplos:\n"}) + std::string(examples));
  command->require_subcommand(1);
  return command;
}

CLI::App* add_command(CLI::App& app, Session& session, const char* name, Text about,
                      std::string_view examples, std::function<int()> run) {
  CLI::App* command = add_family(app, session, name, about, examples);
  command->require_subcommand(0);
  command->callback([&session, run = std::move(run)] { session.run = run; });
  return command;
}

void add_argument(CLI::App* command, const Session& session, const char* name, std::string& value,
                  Text about) {
  command->add_option(name, value, say(session, about))->required()->type_name("");
}

void add_arguments(CLI::App* command, const Session& session, const char* name,
                   std::vector<std::string>& values, Text about) {
  command->add_option(name, values, say(session, about))->required()->type_name("");
}

void add_optional_argument(CLI::App* command, const Session& session, const char* name,
                           std::string& value, Text about) {
  command->add_option(name, value, say(session, about))->type_name("");
}

void add_word(CLI::App* command, const Session& session, const char* name, std::string& value,
              Text about, const char* kind) {
  command->add_option(name, value, say(session, about))->option_text(kind);
}

void add_words(CLI::App* command, const Session& session, const char* name,
               std::vector<std::string>& values, Text about, const char* kind) {
  command->add_option(name, values, say(session, about))
      ->allow_extra_args(false)
      ->option_text(kind);
}

void add_flag(CLI::App* command, const Session& session, const char* name, bool& value,
              Text about) {
  command->add_flag(name, value, say(session, about));
}

Problem read_file(const std::string& path, std::string& text) {
  const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
  if (file == nullptr) return cannot_read(path);
  text.clear();
  char buffer[1 << 16];
  while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, file.get())) {
    text.append(buffer, count);
    if (text.size() > kLargestFile) {
      return Problem(
          {"{0} is larger than {1} MiB, which no log and no board is; give the path of one",
           "{0} supera {1} MiB, más que cualquier registro o tablero; da la ruta de uno"},
          {path, static_cast<int>(kLargestFile >> 20)});
    }
  }
  return std::ferror(file.get()) != 0 ? cannot_read(path) : Problem();
}

Problem write_file(const std::string& path, std::string_view text) {
  File file(std::fopen(path.c_str(), "wb"));
  const bool written = file != nullptr &&
                       std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                       std::fflush(file.get()) == 0;
  if (written) return {};
  return Problem({"cannot write {0}: {1}; give a path that can be written",
                  "no se puede escribir {0}: {1}; da una ruta en la que se pueda escribir"},
                 {path, why()});
}

}  // namespace warren::cli
