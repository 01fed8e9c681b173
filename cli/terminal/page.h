// Text to be read at leisure: lines of styled runs, made for a width. Our pages are written in the
// small part of Markdown that the rules pages use.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/paint/canvas.h"
#include "cli/terminal/ansi.h"

namespace warren::cli {

struct Run {
  std::string text;
  Style style = {};
};
using PageLine = std::vector<Run>;

struct Page {
  std::string title;
  std::function<std::vector<PageLine>(int columns)> lines;
  std::string find = {};  // show the place where this stands first
  bool at_end = false;    // begin with the last lines
};

// Headings, paragraphs, lists, tables, **bold**, *emphasis* and `code`.
std::vector<PageLine> markdown(std::string_view text, int columns);

std::string plain_text(const PageLine& line);
// Where a heading, or else any line, speaks of this; -1 if none does.
int find_line(const std::vector<PageLine>& lines, std::string_view what);
void print_page(const std::vector<PageLine>& lines, Display display);

}  // namespace warren::cli
