// Runs the real program as somebody would at a prompt, and catches what it says.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace warren {

struct Spoken {
  int code = -1;  // the exit code; 1000 and the signal if it was killed
  std::string out;
  std::string err;

  long error_lines() const { return std::count(err.begin(), err.end(), '\n'); }
};

// A folder of its own for one test, gone afterwards.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "warren-test-XXXXXX").string();
    path_ = mkdtemp(name.data());
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string at(std::string_view name) const { return (path_ / name).string(); }
  std::string write(std::string_view name, std::string_view text) const {
    std::ofstream(at(name), std::ios::binary) << text;
    return at(name);
  }
  std::string read(std::string_view name) const {
    std::ifstream in(at(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  std::filesystem::path path_;
};

using Arguments = std::vector<std::string>;

// `environment` holds NAME=value words; LANG is otherwise C.
inline Spoken warren_says(const Arguments& words, std::string_view input = "",
                          const Arguments& environment = {}) {
  const Folder folder;
  folder.write("in", input);
  std::fflush(nullptr);  // or the child would print our buffers once more
  const pid_t child = fork();
  if (child == 0) {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "NO_COLOR"}) unsetenv(name);
    setenv("LANG", "C", 1);
    for (const std::string& pair : environment) {
      const std::size_t equals = pair.find('=');
      setenv(pair.substr(0, equals).c_str(), pair.substr(equals + 1).c_str(), 1);
    }
    if (std::freopen(folder.at("in").c_str(), "rb", stdin) == nullptr ||
        std::freopen(folder.at("out").c_str(), "wb", stdout) == nullptr ||
        std::freopen(folder.at("err").c_str(), "wb", stderr) == nullptr)
      _exit(126);
    std::vector<char*> arguments;
    std::string program = WARREN_PROGRAM;
    Arguments copy = words;
    arguments.push_back(program.data());
    for (std::string& word : copy) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    execv(program.c_str(), arguments.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  Spoken spoken;
  spoken.code = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
  spoken.out = folder.read("out");
  spoken.err = folder.read("err");
  return spoken;
}

// "simulate rabbihop --games 5" taken apart at its spaces.
inline Spoken warren_says(std::string_view line, std::string_view input = "",
                          const Arguments& environment = {}) {
  Arguments words;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    if (end > 0) words.emplace_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return warren_says(words, input, environment);
}

// What stands behind a key in a line of JSON, up to the next comma outside of brackets.
inline std::string json_value(std::string_view json, std::string_view key) {
  const std::string quoted = "\"" + std::string(key) + "\":";
  const std::size_t at = json.find(quoted);
  if (at == std::string_view::npos) return "<missing>";
  std::string out;
  int depth = 0;
  bool text = false;
  for (std::size_t i = at + quoted.size(); i < json.size(); ++i) {
    const char c = json[i];
    if (c == '"' && json[i - 1] != '\\') text = !text;
    if (!text && (c == '[' || c == '{')) ++depth;
    if (!text && depth == 0 && (c == ',' || c == '}')) break;
    if (!text && (c == ']' || c == '}')) --depth;
    out += c;
  }
  return out;
}

}  // namespace warren
