// Plays Warren's table through a pseudo-terminal: presses keys and looks at the screen.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/terminal/virtual_screen.h"

namespace warren::terminal_test {

inline const std::string kUp = "\x1b[A";
inline const std::string kDown = "\x1b[B";
inline const std::string kRight = "\x1b[C";
inline const std::string kLeft = "\x1b[D";
inline const std::string kEnter = "\r";
inline const std::string kEscape = "\x1b";

// A folder that is gone when the test is over.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string operator/(std::string_view name) const { return path_ + "/" + std::string(name); }
  const std::string& path() const { return path_; }
  // As if somebody had played here before: no welcome.
  void skip_welcome() const;

 private:
  std::string path_;
};

struct Seat {
  int rows = 24, columns = 80;
  std::vector<std::string> environment = {};  // "NAME=value", besides the usual
};

class Player {
 public:
  // Starts `warren` with these words. Games are kept in the folder.
  Player(const Folder& folder, std::vector<std::string> words, Seat seat = {});
  // Starts this instead, as a process of its own; its answer is the exit code.
  Player(const Folder& folder, const std::function<int()>& program, Seat seat = {});
  ~Player();
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  const VirtualScreen& screen() const { return screen_; }

  void press(std::string_view keys);
  // Presses keys, and waits until the answer is on the screen.
  void enter(std::string_view line) { press(std::string(line) + kEnter); }
  // Waits until these words are on the screen; false if they do not come.
  bool sees(std::string_view words);
  void settle();  // until nothing more comes for a moment and the program waits
  void resize(int rows, int columns);
  void signal(int number) const;
  void hang_up();  // closes the terminal

  // Waits until the program has ended: its exit code, 128 + its signal, or -1 if it goes on.
  int end();
  // Whether what is typed would be shown again, line by line, as shells leave a terminal.
  bool terminal_is_usual() const;

 private:
  bool read_some(int milliseconds);
  bool ended();
  bool running() const;
  bool fork_off(const Seat& seat);

  VirtualScreen screen_;
  pid_t child_ = -1;
  int master_ = -1;
  int code_ = -1;
};

}  // namespace warren::terminal_test
