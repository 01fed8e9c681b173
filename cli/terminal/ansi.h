// Pictures as the codes a terminal understands.
#pragma once

#include <string>
#include <vector>

#include "cli/paint/canvas.h"

namespace warren::cli {

enum class Colours : std::uint8_t { none, sixteen, many };

struct Display {
  Colours colours = Colours::none;
  bool unicode = true;
};

// What standard output can show, by NO_COLOR, TERM, COLORTERM and the locale.
Display display_of_environment();

// The code that switches from any style to this one; nothing without colours.
std::string style_code(Style style, Colours colours);
// A row of the picture with its codes; it ends in the plain style.
std::string ansi_line(const Canvas& canvas, int row, Display display);
// Coloured text, for what is printed line by line.
std::string inked(std::string_view text, Style style, Display display);

}  // namespace warren::cli
