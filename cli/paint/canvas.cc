#include "cli/paint/canvas.h"

#include <algorithm>

#include "cli/shared/letters.h"

namespace warren::cli {

Canvas::Canvas(int rows, int columns)
    : rows_(std::max(rows, 0)),
      columns_(std::max(columns, 0)),
      glyphs_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_)) {}

int Canvas::put(int row, int column, std::string_view text, Style style, int most) {
  const int end = column + most;
  while (!text.empty() && column < end) put(row, column++, take_letter(text), style);
  return column;
}

void Canvas::put(int row, int column, char32_t letter, Style style) {
  if (!inside(row, column)) return;
  Glyph& glyph = glyphs_[place(row, column)];
  // Letters on a coloured ground keep that ground unless they bring their own.
  if (style.paper == Paper::none) style.paper = glyph.style.paper;
  glyph = {letter, style};
}

void Canvas::fill(const Box& box, Style style) {
  for (int row = box.row; row < box.row + box.rows; ++row) {
    for (int column = box.column; column < box.column + box.columns; ++column) {
      if (inside(row, column)) glyphs_[place(row, column)] = {U' ', style};
    }
  }
}

void Canvas::back(const Box& box, Paper paper) {
  for (int row = box.row; row < box.row + box.rows; ++row) {
    for (int column = box.column; column < box.column + box.columns; ++column) {
      if (inside(row, column)) glyphs_[place(row, column)].style.paper = paper;
    }
  }
}

std::string Canvas::line(int row) const {
  std::string out;
  std::size_t used = 0;
  for (int column = 0; column < columns_; ++column) {
    add_letter(out, at(row, column).letter);
    if (at(row, column).letter != U' ') used = out.size();
  }
  out.resize(used);
  return out;
}

}  // namespace warren::cli
