#include "tests/terminal/player.h"

#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace warren::terminal_test {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kPatience = std::chrono::seconds(20);
constexpr int kQuiet = 60;  // milliseconds without output: the screen is drawn

}  // namespace

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "warren-XXXXXX").string();
  path_ = mkdtemp(name.data());
}

Folder::~Folder() {
  std::error_code error;
  std::filesystem::remove_all(path_, error);
}

void Folder::skip_welcome() const { std::ofstream(*this / "welcomed").put(' '); }

Player::Player(const Folder& folder, std::vector<std::string> words, Seat seat)
    : screen_(seat.rows, seat.columns) {
  std::vector<std::string> environment = std::move(seat.environment);  // the first of a name holds
  for (const std::string& usual : {std::string("TERM=xterm-256color"), std::string("LANG=C.UTF-8"),
                                   "HOME=" + folder.path(), "WARREN_STATE_DIR=" + folder.path()})
    environment.push_back(usual);
  words.insert(words.begin(), WARREN_PROGRAM);
  std::vector<char*> arguments, variables;
  for (std::string& word : words) arguments.push_back(word.data());
  for (std::string& variable : environment) variables.push_back(variable.data());
  arguments.push_back(nullptr);
  variables.push_back(nullptr);
  if (!fork_off(seat)) return;
  execve(WARREN_PROGRAM, arguments.data(), variables.data());
  _exit(127);
}

Player::Player(const Folder& folder, const std::function<int()>& program, Seat seat)
    : screen_(seat.rows, seat.columns) {
  if (!fork_off(seat)) return;
  setenv("TERM", "xterm-256color", 1);
  setenv("WARREN_STATE_DIR", folder.path().c_str(), 1);
  _exit(program());
}

// True in the new process.
bool Player::fork_off(const Seat& seat) {
  winsize size{};
  size.ws_row = static_cast<unsigned short>(seat.rows);
  size.ws_col = static_cast<unsigned short>(seat.columns);
  child_ = forkpty(&master_, nullptr, nullptr, &size);
  return child_ == 0;
}

Player::~Player() {
  if (code_ < 0 && child_ > 0) {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  if (master_ >= 0) close(master_);
}

bool Player::read_some(int milliseconds) {
  if (master_ < 0) return false;
  pollfd source{master_, POLLIN, 0};
  if (poll(&source, 1, milliseconds) <= 0) return false;
  char bytes[4096];
  const ssize_t count = read(master_, bytes, sizeof bytes);
  if (count <= 0) return false;
  screen_.feed({bytes, static_cast<std::size_t>(count)});
  return true;
}

void Player::press(std::string_view keys) {
  while (!keys.empty()) {
    const ssize_t sent = write(master_, keys.data(), keys.size());
    if (sent <= 0) return;
    keys.remove_prefix(static_cast<std::size_t>(sent));
  }
}

bool Player::sees(std::string_view words) {
  const auto end = Clock::now() + kPatience;
  while (!screen_.shows(words)) {
    if (Clock::now() > end) return false;
    if (!read_some(50) && ended()) return screen_.shows(words);
  }
  while (read_some(5)) {
  }
  return true;
}

// On a busy machine quiet is not enough: the program may be waiting for its turn to run.
void Player::settle() {
  const auto end = Clock::now() + kPatience;
  do {
    while (read_some(kQuiet)) {
    }
  } while (running() && Clock::now() < end);
}

bool Player::running() const {
  std::error_code gone;
  const std::string tasks = "/proc/" + std::to_string(child_) + "/task";
  for (const auto& task : std::filesystem::directory_iterator(tasks, gone)) {
    std::ifstream file(task.path() / "stat");
    const std::string stat((std::istreambuf_iterator<char>(file)), {});
    const std::size_t name_end = stat.rfind(')');  // "17 (warren) R …"
    if (name_end != std::string::npos && stat.substr(name_end).starts_with(") R")) return true;
  }
  return false;
}

void Player::resize(int rows, int columns) {
  settle();
  screen_.resize(rows, columns);
  winsize size{};
  size.ws_row = static_cast<unsigned short>(rows);
  size.ws_col = static_cast<unsigned short>(columns);
  ioctl(master_, TIOCSWINSZ, &size);
}

void Player::signal(int number) const { kill(child_, number); }

void Player::hang_up() {
  settle();
  close(master_);
  master_ = -1;
}

bool Player::ended() {
  int status = 0;
  if (code_ >= 0) return true;
  if (waitpid(child_, &status, WNOHANG) != child_) return false;
  while (read_some(5)) {
  }
  code_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return true;
}

int Player::end() {
  const auto end = Clock::now() + kPatience;
  while (!ended() && Clock::now() < end) {
    if (!read_some(5)) usleep(1000);
  }
  return code_;
}

bool Player::terminal_is_usual() const {
  termios settings{};
  if (tcgetattr(master_, &settings) != 0) return false;
  return (settings.c_lflag & ECHO) != 0 && (settings.c_lflag & ICANON) != 0 &&
         (settings.c_lflag & ISIG) != 0;
}

}  // namespace warren::terminal_test
