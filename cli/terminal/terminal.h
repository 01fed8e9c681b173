// The terminal while a table stands in it: its whole window, keys one by one, and the promise that
// everything is as before when it is left, however that happens.
#pragma once

#include <string>
#include <vector>

#include "cli/paint/canvas.h"
#include "cli/terminal/ansi.h"
#include "cli/terminal/keys.h"

namespace warren::cli {

class Terminal {
 public:
  explicit Terminal(Display display);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  // Whether standard input and output are a terminal that can be drawn upon.
  static bool there();

  int rows() const { return rows_; }
  int columns() const { return columns_; }

  // Shows a picture of the window's size. Only rows that changed are sent. A caret is shown at
  // `caret_column` of `caret_row` unless the row is negative.
  void show(const Canvas& canvas, int caret_row = -1, int caret_column = 0);
  // Gives the terminal back as it was. The destructor does so too.
  void close() { leave(); }

  // The next key. Waits so many milliseconds at most, or for ever if negative. Once the terminal is
  // gone or somebody wants the program to stop, every answer is `stop`.
  Key wait(int milliseconds);

  bool stopped() const { return stopped_ || stop_signal() != 0; }
  int stop_signal() const;  // 0: Ctrl-C or the end of input

 private:
  void enter();
  void leave();
  void suspend();
  void measure();

  Display display_;
  int rows_ = 24, columns_ = 80;
  std::vector<std::string> shown_;
  KeyDecoder keys_;
  bool stopped_ = false;
};

}  // namespace warren::cli
