#include "cli/terminal/page.h"

#include <algorithm>

#include "cli/shared/letters.h"
#include "cli/shared/session.h"

namespace warren::cli {
namespace {

constexpr Style kHeading{Ink::gold, Paper::none, true};
constexpr Style kStrong{Ink::plain, Paper::none, true};
constexpr Style kEmphasis{Ink::cyan};
constexpr Style kCode{Ink::good};

// Text with its marks taken out: one style for every letter.
struct Inline {
  std::u32string letters;
  std::vector<Style> styles;
};

Inline read_inline(std::string_view text, Style base) {
  Inline out;
  Style now = base;
  bool bold = false, emphasis = false, code = false;
  while (!text.empty()) {
    const auto toggle = [&](std::string_view mark, bool& on) {
      if (!text.starts_with(mark)) return false;
      // A lone star, as in "2 * 3", is a star.
      if (!on && text.find(mark, mark.size()) == std::string_view::npos) return false;
      on = !on;
      text.remove_prefix(mark.size());
      return true;
    };
    if (toggle("`", code) || (!code && (toggle("**", bold) || toggle("*", emphasis)))) {
      now = code ? kCode : bold ? kStrong : emphasis ? kEmphasis : base;
      if (base.bold) now.bold = true;
      continue;
    }
    if (!code && text.starts_with("[")) {  // [words](address): the words
      const std::size_t middle = text.find("](");
      const std::size_t end = text.find(')', std::min(middle, text.size()));
      if (middle != std::string_view::npos && end != std::string_view::npos &&
          middle < text.find(']') + 1) {
        const Inline words = read_inline(text.substr(1, middle - 1), now);
        out.letters += words.letters;
        out.styles.insert(out.styles.end(), words.styles.begin(), words.styles.end());
        text.remove_prefix(end + 1);
        continue;
      }
    }
    if (!code && text.size() > 1 && text[0] == '\\') text.remove_prefix(1);
    out.letters += take_letter(text);
    out.styles.push_back(now);
  }
  return out;
}

void add(PageLine& line, char32_t letter, Style style) {
  if (line.empty() || !(line.back().style == style)) line.push_back({"", style});
  add_letter(line.back().text, letter);
}

std::vector<PageLine> wrap(const Inline& text, int columns, std::string_view first,
                           std::string_view later) {
  std::vector<PageLine> lines;
  PageLine line = {{std::string(first)}};
  int used = columns_of(first);
  bool fresh = true;
  std::size_t at = 0;
  const int room = std::max(1, columns - std::max(columns_of(first), columns_of(later)));
  while (at < text.letters.size()) {
    if (text.letters[at] == U' ') {
      ++at;
      continue;
    }
    // A word that no line has room for is broken.
    const std::size_t end = std::min(
        {text.letters.find(U' ', at), text.letters.size(), at + static_cast<std::size_t>(room)});
    const int length = static_cast<int>(end - at);
    if (!fresh && used + 1 + length > columns) {
      lines.push_back(std::move(line));
      line = {{std::string(later)}};
      used = columns_of(later);
      fresh = true;
    }
    if (!fresh) {
      const bool same = at > 0 && text.styles[at - 1] == text.styles[at];
      add(line, U' ', same ? text.styles[at] : Style{});
      ++used;
    }
    for (; at < end; ++at, ++used) add(line, text.letters[at], text.styles[at]);
    fresh = false;
  }
  lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string_view> cells_of(std::string_view row) {
  std::vector<std::string_view> cells;
  row.remove_prefix(1);
  while (!row.empty()) {
    std::size_t bar = 0;
    while (bar < row.size() && !(row[bar] == '|' && (bar == 0 || row[bar - 1] != '\\'))) ++bar;
    std::string_view cell = row.substr(0, bar);
    row.remove_prefix(std::min(bar + 1, row.size()));
    while (!cell.empty() && cell.front() == ' ') cell.remove_prefix(1);
    while (!cell.empty() && cell.back() == ' ') cell.remove_suffix(1);
    cells.push_back(cell);
  }
  return cells;
}

constexpr int kNarrowest = 8;  // of a table's columns

int longest_word(const Inline& text) {
  std::size_t longest = 0;
  for (std::size_t at = 0; at < text.letters.size();) {
    const std::size_t end = std::min(text.letters.find(U' ', at), text.letters.size());
    longest = std::max(longest, end - at);
    at = end + 1;
  }
  return static_cast<int>(longest);
}

// Takes from the widest columns until the line has room for all, but leaves each its least.
void narrow(std::vector<int>& widths, const std::vector<int>& least, int columns) {
  int sum = 2 * static_cast<int>(widths.size() - 1);
  for (const int width : widths) sum += width;
  for (; sum > columns; --sum) {
    int* widest = nullptr;
    for (std::size_t c = 0; c < widths.size(); ++c) {
      if (widths[c] > least[c] && (widest == nullptr || widths[c] > *widest)) widest = &widths[c];
    }
    if (widest == nullptr) return;
    --*widest;
  }
}

// Columns as wide as they need; where the line is too short they are wrapped, between words first.
void add_table(std::vector<PageLine>& out, const std::vector<std::string_view>& rows, int columns) {
  std::vector<std::vector<Inline>> table;
  std::vector<int> widths, words;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    if (r == 1 && rows[r].find_first_not_of("|-: ") == std::string_view::npos) continue;
    table.emplace_back();
    for (const std::string_view cell : cells_of(rows[r])) {
      table.back().push_back(read_inline(cell, r == 0 ? kStrong : Style{}));
      const std::size_t c = table.back().size() - 1;
      if (widths.size() <= c) {
        widths.push_back(0);
        words.push_back(0);
      }
      words[c] = std::max(words[c], longest_word(table.back()[c]));
      widths[c] = std::max(widths[c], static_cast<int>(table.back()[c].letters.size()));
    }
  }
  if (widths.empty()) return;
  narrow(widths, words, columns);
  narrow(widths, std::vector<int>(widths.size(), kNarrowest), columns);
  for (const auto& row : table) {
    std::vector<std::vector<PageLine>> cells;
    std::size_t height = 1;
    for (std::size_t c = 0; c < row.size(); ++c) {
      cells.push_back(wrap(row[c], widths[c], "", ""));
      height = std::max(height, cells.back().size());
    }
    for (std::size_t h = 0; h < height; ++h) {
      PageLine line;
      for (std::size_t c = 0; c < cells.size(); ++c) {
        int used = 0;
        if (h < cells[c].size()) {
          used = columns_of(plain_text(cells[c][h]));
          line.insert(line.end(), cells[c][h].begin(), cells[c][h].end());
        }
        if (c + 1 < cells.size())
          line.push_back({std::string(static_cast<std::size_t>(widths[c] - used + 2), ' ')});
      }
      out.push_back(std::move(line));
    }
  }
}

struct Block {
  std::string text;   // its lines joined
  std::string first;  // what stands before the first line: a bullet
  std::string later;
};

bool is_number_item(std::string_view line) {
  const std::size_t dot = line.find(". ");
  return dot != std::string_view::npos && dot > 0 && dot < 3 &&
         line.substr(0, dot).find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::vector<PageLine> markdown(std::string_view text, int columns) {
  std::vector<PageLine> out;
  Block block;
  std::vector<std::string_view> table;
  bool fenced = false;
  const auto blank = [&] {
    if (!out.empty() && !plain_text(out.back()).empty()) out.push_back({});
  };
  const auto finish = [&] {
    if (!table.empty()) add_table(out, table, columns);
    table.clear();
    if (!block.text.empty()) {
      for (PageLine& line : wrap(read_inline(block.text, {}), columns, block.first, block.later))
        out.push_back(std::move(line));
    }
    block = {};
  };
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    std::string_view words = line.substr(indent);
    if (words.starts_with("```")) {
      finish();
      fenced = !fenced;
    } else if (fenced) {
      out.push_back({{"  " + std::string(line), kCode}});
    } else if (words.starts_with("<!--") || words.starts_with("<a ")) {
      continue;
    } else if (words.empty()) {
      finish();
      blank();
    } else if (words[0] == '#') {
      finish();
      blank();
      const std::size_t level = words.find_first_not_of('#');
      words.remove_prefix(std::min(words.find_first_not_of("# "), words.size()));
      for (PageLine& heading : wrap(read_inline(words, kHeading), columns, "", ""))
        out.push_back(std::move(heading));
      if (level == 1) {
        std::string rule;
        for (int i = 0; i < std::min(columns, columns_of(words)); ++i) rule += "━";
        out.push_back({{rule, kHeading}});
      }
    } else if (words[0] == '|') {
      if (table.empty()) finish();
      table.push_back(words);
    } else if (words.starts_with("- ") || words.starts_with("* ") || is_number_item(words)) {
      finish();
      const std::size_t mark = words.find(' ') + 1;
      const std::string margin(indent, ' ');
      const bool bullet = mark == 2;
      block.first = margin + (bullet ? "• " : std::string(words.substr(0, mark)));
      block.later = margin + std::string(mark, ' ');
      block.text = words.substr(mark);
    } else {
      if (!table.empty()) finish();
      if (words.starts_with("> ")) words.remove_prefix(2);
      block.text += (block.text.empty() ? "" : " ") + std::string(words);
    }
  }
  finish();
  while (!out.empty() && plain_text(out.back()).empty()) out.pop_back();
  return out;
}

std::string plain_text(const PageLine& line) {
  std::string out;
  for (const Run& run : line) out += run.text;
  return out;
}

int find_line(const std::vector<PageLine>& lines, std::string_view what) {
  const std::string wanted = lower(what);
  for (const bool headings : {true, false}) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const bool heading = !lines[i].empty() && lines[i].back().style.ink == kHeading.ink;
      if (heading != headings) continue;
      if (lower(plain_text(lines[i])).find(wanted) != std::string::npos) return static_cast<int>(i);
    }
  }
  return -1;
}

void print_page(const std::vector<PageLine>& lines, Display display) {
  for (const PageLine& line : lines) {
    for (const Run& run : line) print(inked(run.text, run.style, display));
    print("\n");
  }
}

}  // namespace warren::cli
