#include "cli/terminal/screens.h"

#include <algorithm>

#include "cli/shared/letters.h"
#include "core/log_text.h"

namespace warren::cli {
namespace {

constexpr int kWidest = 96;  // longer lines are hard to read
constexpr Style kBar{Ink::title, Paper::bar, true};

void put_line(Canvas& canvas, int row, int column, const PageLine& line) {
  for (const Run& run : line) column = canvas.put(row, column, run.text, run.style);
}

}  // namespace

char32_t read_page(Terminal& terminal, const Session& session, const Page& page,
                   std::string_view footer, std::u32string_view keys) {
  int first = -1;
  for (;;) {
    const int columns = terminal.columns();
    const int rows = terminal.rows();
    const auto lines = page.lines(std::min(columns - 2, kWidest));
    const int room = std::max(1, rows - 2);
    const int last = std::max(0, static_cast<int>(lines.size()) - room);
    if (first < 0) {
      first = page.at_end ? last : 0;
      if (!page.find.empty()) first = std::max(0, find_line(lines, page.find));
    }
    first = std::clamp(first, 0, last);

    Canvas canvas(rows, columns);
    canvas.fill({0, 0, 1, columns}, kBar);
    canvas.put(0, 1, page.title, kBar);
    for (int i = 0; i < room && first + i < static_cast<int>(lines.size()); ++i)
      put_line(canvas, 1 + i, 1, lines[static_cast<std::size_t>(first + i)]);
    canvas.fill({rows - 1, 0, 1, columns}, kBar);
    const std::string keys_text =
        last == 0 ? std::string(footer)
                  : say(session, {"↑ ↓ PgUp PgDn · {0} · {1} %", "↑ ↓ RePág AvPág · {0} · {1} %"},
                        {footer, 100 * first / last});
    canvas.put(rows - 1, 1, cut(keys_text, columns - 2), kBar);
    terminal.show(canvas);

    const Key key = terminal.wait(-1);
    switch (key.kind) {
      case Key::Kind::up:
        --first;
        break;
      case Key::Kind::down:
        ++first;
        break;
      case Key::Kind::page_up:
        first -= room - 1;
        break;
      case Key::Kind::page_down:
        first += room - 1;
        break;
      case Key::Kind::home:
        first = 0;
        break;
      case Key::Kind::end:
        first = last;
        break;
      case Key::Kind::enter:
      case Key::Kind::escape:
        return U'\r';
      case Key::Kind::stop:
        return 0;
      case Key::Kind::letter:
        if (keys.find(key.letter) != std::u32string_view::npos) return key.letter;
        if (key.letter == U'q') return U'\r';
        if (key.letter == U' ') first += room - 1;
        if (key.letter == U'k') --first;
        if (key.letter == U'j') ++first;
        break;
      default:
        break;
    }
    first = std::max(first, 0);
  }
}

char32_t ask_key(Terminal& terminal, const std::string& text, std::u32string_view keys) {
  for (;;) {
    Canvas canvas(terminal.rows(), terminal.columns());
    std::vector<std::string> lines;
    for (std::string_view rest = text; !rest.empty();) {
      const std::size_t end = std::min(rest.find('\n'), rest.size());
      for (std::string& line : wrapped(rest.substr(0, end), std::min(terminal.columns() - 4, 70)))
        lines.push_back(std::move(line));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    int row = std::max(0, (terminal.rows() - static_cast<int>(lines.size())) / 2);
    bool title = true;
    for (const std::string& line : lines) {
      canvas.put(row++, std::max(0, (terminal.columns() - columns_of(line)) / 2), line,
                 {title ? Ink::gold : Ink::plain, Paper::none, title});
      title = false;
    }
    terminal.show(canvas);
    const Key key = terminal.wait(-1);
    if (key.kind == Key::Kind::stop) return 0;
    if (key.kind == Key::Kind::enter) return U'\r';
    if (key.kind == Key::Kind::letter && keys.find(key.letter) != std::u32string_view::npos)
      return key.letter;
  }
}

bool ask_line(Terminal& terminal, const std::string& question, std::string& answer) {
  for (;;) {
    Canvas canvas(terminal.rows(), terminal.columns());
    const int row = terminal.rows() / 2;
    canvas.put(row, 2, question, {Ink::gold, Paper::none, true});
    const int caret = canvas.put(row + 1, 2, "› " + answer);
    terminal.show(canvas, row + 1, std::min(caret, terminal.columns() - 1));
    const Key key = terminal.wait(-1);
    switch (key.kind) {
      case Key::Kind::stop:
      case Key::Kind::escape:
        return false;
      case Key::Kind::enter:
        return true;
      case Key::Kind::letter:
        add_letter(answer, key.letter);
        break;
      case Key::Kind::erase_line:
        answer.clear();
        break;
      case Key::Kind::backspace:
        while (!answer.empty() && (static_cast<unsigned char>(answer.back()) & 0xC0) == 0x80)
          answer.pop_back();
        if (!answer.empty()) answer.pop_back();
        break;
      default:
        break;
    }
  }
}

}  // namespace warren::cli
