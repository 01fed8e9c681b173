// A picture made of characters, drawn in memory first: what is painted can be measured, cut to any
// size and sent to a terminal, a pipe or a test alike. Every character is one column wide.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warren::cli {

// Colours by what they are for; the terminal decides which shade it has for them.
enum class Ink : std::uint8_t {
  plain,
  faint,
  title,
  good,
  warning,
  gold,
  orange,
  brown,
  violet,
  cyan,
  blue,
  pink,
  red,
  green,
  // The colours of seats 0 to 7.
  seat0,
  seat1,
  seat2,
  seat3,
  seat4,
  seat5,
  seat6,
  seat7,
};
enum class Paper : std::uint8_t { none, bar, tile, tile_alt, offered, chosen };

constexpr Ink seat_ink(int seat) { return static_cast<Ink>(static_cast<int>(Ink::seat0) + seat); }

struct Style {
  Ink ink = Ink::plain;
  Paper paper = Paper::none;
  bool bold = false;
  friend constexpr bool operator==(const Style&, const Style&) = default;
};

struct Box {
  int row = 0, column = 0, rows = 0, columns = 0;
};

struct Glyph {
  char32_t letter = U' ';
  Style style = {};
  friend constexpr bool operator==(const Glyph&, const Glyph&) = default;
};

class Canvas {
 public:
  Canvas(int rows, int columns);

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  const Glyph& at(int row, int column) const { return glyphs_[place(row, column)]; }

  // Writes text from there on; what lies outside the canvas, or beyond `most` columns, is cut off.
  // Gives back the column after the text.
  int put(int row, int column, std::string_view text, Style style = {}, int most = 1 << 20);
  void put(int row, int column, char32_t letter, Style style = {});
  void fill(const Box& box, Style style);
  // Keeps the letters and their ink, changes what lies behind them.
  void back(const Box& box, Paper paper);

  std::string line(int row) const;  // as UTF-8, without blanks at its end

 private:
  std::size_t place(int row, int column) const {
    return static_cast<std::size_t>(row * columns_ + column);
  }
  bool inside(int row, int column) const {
    return row >= 0 && column >= 0 && row < rows_ && column < columns_;
  }

  int rows_, columns_;
  std::vector<Glyph> glyphs_;
};

}  // namespace warren::cli
