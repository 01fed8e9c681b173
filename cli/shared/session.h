// What the commands of the program share: the language, what they print, how they end.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"
#include "core/words.h"

// CLI11 takes seconds to compile: only session.cc and main.cc see more of it than this.
namespace CLI {
class App;
}

namespace warren::cli {

enum Exit : int {
  kDone = 0,
  kRefused = 1,    // the rules do not allow what a log says
  kBadInput = 2,   // options, numbers or files that make no sense
  kStopped = 130,  // by Ctrl-C, as shells say it
};

struct Session {
  Lang lang = Lang::en;
  std::function<int()> run;  // the command that was asked for
};

inline std::string say(const Session& session, Text text, Facts facts = {}) {
  return fill(text, facts, session.lang);
}

// Prints text to standard output; all output goes through here.
void print(std::string_view text);
// Flushes it; false if it could not be written, to a full disk for instance.
bool finish_output();

// Says on one line of standard error what is wrong, and gives kBadInput back.
int complain(const Session& session, const Problem& problem);
int complain(std::string_view sentence);

// Adds a command: its name, what it does, its examples, and how it is run.
CLI::App* add_command(CLI::App& app, Session& session, const char* name, Text about,
                      std::string_view examples, std::function<int()> run);

// Adds a command that is a family of commands: "warren board sample".
CLI::App* add_family(CLI::App& app, Session& session, const char* name, Text about,
                     std::string_view examples);

// Adds a word that must be given, one or more of them, one that may be left out, an option, an
// option that may be given several times, a flag. Values are read by us rather than by CLI11, so
// that every complaint is ours and in the right language. `kind` stands for the value in the help
// text.
void add_argument(CLI::App* command, const Session& session, const char* name, std::string& value,
                  Text about);
void add_arguments(CLI::App* command, const Session& session, const char* name,
                   std::vector<std::string>& values, Text about);
void add_optional_argument(CLI::App* command, const Session& session, const char* name,
                           std::string& value, Text about);
void add_word(CLI::App* command, const Session& session, const char* name, std::string& value,
              Text about, const char* kind);
void add_words(CLI::App* command, const Session& session, const char* name,
               std::vector<std::string>& values, Text about, const char* kind);
void add_flag(CLI::App* command, const Session& session, const char* name, bool& value, Text about);

// The whole of a file, or of standard input for "-".
[[nodiscard]] Problem read_file(const std::string& path, std::string& text);
[[nodiscard]] Problem write_file(const std::string& path, std::string_view text);

}  // namespace warren::cli
