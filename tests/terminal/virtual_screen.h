// As much of a terminal as Warren's table uses, so that a test sees what a person would see.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warren::terminal_test {

class VirtualScreen {
 public:
  VirtualScreen(int rows, int columns) { resize(rows, columns); }

  void resize(int rows, int columns);
  void feed(std::string_view bytes);

  int rows() const { return static_cast<int>(cells_.size()); }
  std::string line(int row) const;  // without blanks at its end
  std::string text() const;         // all lines
  bool shows(std::string_view words) const { return text().find(words) != std::string::npos; }

  bool alternate() const { return alternate_; }  // the table has the window to itself
  bool caret_visible() const { return caret_visible_; }
  bool colours_seen() const { return colours_seen_; }
  bool escapes_seen() const { return escapes_seen_; }
  // Something was written beyond the right edge or below the last row of the table's window.
  bool overflowed() const { return overflowed_; }
  // Codes this terminal does not know.
  const std::string& unknown() const { return unknown_; }

 private:
  void letter(const std::string& utf8);
  void scroll();
  void code(std::string_view body, char final);

  std::vector<std::vector<std::string>> cells_;
  int columns_ = 0;
  int row_ = 0, column_ = 0;
  std::string waiting_;  // bytes that are no whole letter or code yet
  bool alternate_ = false;
  bool caret_visible_ = true;
  bool colours_seen_ = false;
  bool escapes_seen_ = false;
  bool overflowed_ = false;
  std::string unknown_;
};

}  // namespace warren::terminal_test
