#include "cli/terminal/learned.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cli/shared/session.h"
#include "cli/terminal/keeper.h"
#include "core/log_text.h"

namespace warren::cli {

namespace fs = std::filesystem;

Learned::Learned(std::string_view game) {
  const std::string folder = state_folder();
  if (folder.empty()) return;
  file_ = folder + "/" + std::string(game) + ".learned";
  std::error_code error;
  std::string text;
  if (!fs::exists(file_, error) || read_file(file_, text)) return;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view name = take_line(rest);
    if (!name.empty()) names_.emplace_back(name);
  }
}

bool Learned::has(std::string_view lesson) const {
  return std::find(names_.begin(), names_.end(), lesson) != names_.end();
}

Problem Learned::add(std::string_view lesson) {
  if (has(lesson)) return {};
  names_.emplace_back(lesson);
  if (file_.empty()) return {};
  std::error_code error;
  fs::create_directories(fs::path(file_).parent_path(), error);
  std::string text;
  for (const std::string& name : names_) text += name + "\n";
  return write_file(file_, text);
}

}  // namespace warren::cli
