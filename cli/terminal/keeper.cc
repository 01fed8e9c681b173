#include "cli/terminal/keeper.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "cli/shared/session.h"

namespace warren::cli {
namespace {

namespace fs = std::filesystem;

constexpr int kSlots = 8;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string{} : value;
}

Problem cannot_keep(const std::string& where, const std::string& why) {
  return Problem({"this game cannot be kept in {0}: {1}", "no se puede guardar en {0}: {1}"},
                 {where, why});
}

}  // namespace

// As the XDG base directories have it, for state that is no configuration.
std::string state_folder() {
  if (const std::string own = variable("WARREN_STATE_DIR"); !own.empty()) return own;
  if (const std::string xdg = variable("XDG_STATE_HOME"); !xdg.empty()) return xdg + "/warren";
  if (const std::string home = variable("HOME"); !home.empty())
    return home + "/.local/state/warren";
  return {};
}

Keeper::Keeper(std::string_view game) : folder_(state_folder()) {
  if (folder_.empty()) {
    problem_ = cannot_keep("~", "HOME?");
    return;
  }
  std::error_code error;
  fs::create_directories(folder_, error);
  if (error) {
    problem_ = cannot_keep(folder_, error.message());
    return;
  }
  const auto name = [&](int i) {
    return folder_ + "/" + std::string(game) + (i == 0 ? "" : "-" + std::to_string(i + 1));
  };
  for (const bool wants_game : {true, false}) {
    for (int i = 0; i < kSlots; ++i) {
      if (wants_game && !fs::exists(name(i) + ".log", error)) continue;
      if (take(name(i))) return;
    }
  }
  problem_ = cannot_keep(folder_, std::generic_category().message(errno));
}

Keeper::~Keeper() {
  if (lock_ >= 0) ::close(lock_);
}

bool Keeper::take(const std::string& slot) {
  const int lock = ::open((slot + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600);
  if (lock < 0) return false;
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
    ::close(lock);
    return false;
  }
  lock_ = lock;
  slot_ = slot;
  return true;
}

bool Keeper::waiting() const {
  std::error_code error;
  return lock_ >= 0 && fs::exists(slot_ + ".log", error);
}

std::string Keeper::text() const {
  std::string text;
  if (read_file(slot_ + ".log", text)) text.clear();
  return text;
}

void Keeper::keep(std::string_view text) {
  if (lock_ < 0) return;
  const std::string fresh = slot_ + ".new";
  if (const Problem problem = write_file(fresh, text)) {
    problem_ = problem;
    return;
  }
  if (std::rename(fresh.c_str(), (slot_ + ".log").c_str()) != 0)
    problem_ = cannot_keep(folder_, std::generic_category().message(errno));
}

void Keeper::forget() {
  std::error_code error;
  if (lock_ >= 0) fs::remove(slot_ + ".log", error);
}

std::string Keeper::set_aside(std::string_view as) {
  std::error_code error;
  const std::string there = slot_ + "." + std::string(as);
  fs::rename(slot_ + ".log", there, error);
  if (!error) return there;
  fs::remove(slot_ + ".log", error);
  return {};
}

bool Keeper::first_time() {
  if (lock_ < 0) return false;
  std::error_code error;
  const std::string mark = folder_ + "/welcomed";
  if (fs::exists(mark, error)) return false;
  return !write_file(mark, "");
}

}  // namespace warren::cli
