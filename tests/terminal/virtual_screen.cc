#include "tests/terminal/virtual_screen.h"

#include <algorithm>
#include <cstdlib>

#include "core/utf8.h"

namespace warren::terminal_test {

void VirtualScreen::resize(int rows, int columns) {
  columns_ = columns;
  cells_.assign(static_cast<std::size_t>(rows),
                std::vector<std::string>(static_cast<std::size_t>(columns), " "));
  row_ = column_ = 0;
}

void VirtualScreen::letter(const std::string& utf8) {
  if (column_ >= columns_) {
    if (alternate_) overflowed_ = true;
    column_ = 0;
    ++row_;
  }
  if (row_ >= rows()) {
    if (alternate_) overflowed_ = true;
    scroll();
  }
  cells_[static_cast<std::size_t>(row_)][static_cast<std::size_t>(column_++)] = utf8;
}

void VirtualScreen::scroll() {
  row_ = rows() - 1;
  std::rotate(cells_.begin(), cells_.begin() + 1, cells_.end());
  std::fill(cells_.back().begin(), cells_.back().end(), " ");
}

void VirtualScreen::code(std::string_view body, char final) {
  const std::string words(body);
  if (final == 'm') {
    colours_seen_ = true;
  } else if (final == 'H') {
    const std::size_t semicolon = words.find(';');
    row_ = std::max(1, std::atoi(words.c_str())) - 1;
    column_ = semicolon == std::string::npos
                  ? 0
                  : std::max(1, std::atoi(words.c_str() + semicolon + 1)) - 1;
    if (row_ >= rows() || column_ >= columns_) overflowed_ = true;
  } else if (final == 'J' && words == "2") {
    for (auto& line : cells_) std::fill(line.begin(), line.end(), " ");
  } else if (words == "?25") {
    caret_visible_ = final == 'h';
  } else if (words == "?1049") {
    alternate_ = final == 'h';
    for (auto& line : cells_) std::fill(line.begin(), line.end(), " ");
    row_ = column_ = 0;
  } else {
    unknown_ += words + final + " ";
  }
}

void VirtualScreen::feed(std::string_view bytes) {
  waiting_ += bytes;
  std::size_t at = 0;
  while (at < waiting_.size()) {
    const char byte = waiting_[at];
    if (byte == '\x1b') {
      escapes_seen_ = true;
      std::size_t end = at + 2;
      while (end < waiting_.size() && (waiting_[end] < '@' || waiting_[end] > '~')) ++end;
      if (end >= waiting_.size()) break;
      code(std::string_view(waiting_).substr(at + 2, end - at - 2), waiting_[end]);
      at = end + 1;
    } else if (byte == '\r' || byte == '\n') {
      if (byte == '\r') column_ = 0;
      if (byte == '\n') ++row_;
      if (row_ >= rows() && !alternate_) scroll();
      ++at;
    } else {
      const std::size_t length = utf8_length(std::string_view(waiting_).substr(at));
      if (length == 0 && waiting_.size() - at < 4) break;
      letter(waiting_.substr(at, std::max<std::size_t>(length, 1)));
      at += std::max<std::size_t>(length, 1);
    }
  }
  waiting_.erase(0, at);
}

std::string VirtualScreen::line(int row) const {
  std::string out;
  std::size_t used = 0;
  for (const std::string& cell : cells_[static_cast<std::size_t>(row)]) {
    out += cell;
    if (cell != " ") used = out.size();
  }
  out.resize(used);
  return out;
}

std::string VirtualScreen::text() const {
  std::string out;
  for (int row = 0; row < rows(); ++row) out += line(row) + "\n";
  return out;
}

}  // namespace warren::terminal_test
