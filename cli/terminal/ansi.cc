#include "cli/terminal/ansi.h"

#include <array>
#include <cstdlib>
#include <string_view>

#include "cli/shared/letters.h"

namespace warren::cli {
namespace {

struct Shade {
  int many;     // of 256
  int sixteen;  // the SGR number
};

// In the order of Ink and Paper.
constexpr std::array<Shade, 22> kInks = {{
    {-1, 39},  {244, 90}, {255, 97}, {114, 32}, {222, 33}, {221, 93}, {208, 33}, {137, 33},
    {141, 35}, {80, 36},  {75, 34},  {212, 95}, {203, 31}, {114, 32},  // then the seats
    {220, 93}, {117, 96}, {210, 91}, {156, 92}, {219, 95}, {215, 33}, {153, 94}, {231, 97},
}};
constexpr std::array<Shade, 6> kPapers = {
    {{-1, 49}, {237, 100}, {235, 49}, {236, 49}, {23, 44}, {55, 45}}};

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

bool says_utf8(std::string_view locale) {
  const std::size_t dot = locale.find('.');
  if (dot == std::string_view::npos) return true;  // it says nothing: nearly all terminals do
  const std::string charset = lower(locale.substr(dot + 1));
  return charset.starts_with("utf-8") || charset.starts_with("utf8");
}

}  // namespace

Display display_of_environment() {
  Display display;
  const std::string_view term = variable("TERM");
  if (variable("NO_COLOR").empty() && term != "dumb" && !term.empty()) {
    const bool many = term.find("256") != std::string_view::npos || !variable("COLORTERM").empty();
    display.colours = many ? Colours::many : Colours::sixteen;
  }
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    if (variable(name).empty()) continue;
    display.unicode = says_utf8(variable(name));
    break;
  }
  return display;
}

std::string style_code(Style style, Colours colours) {
  if (colours == Colours::none) return {};
  std::string out = "\x1b[0";
  if (style.bold) out += ";1";
  const Shade ink = kInks[static_cast<std::size_t>(style.ink)];
  const Shade paper = kPapers[static_cast<std::size_t>(style.paper)];
  if (colours == Colours::many) {
    if (ink.many >= 0) out += ";38;5;" + std::to_string(ink.many);
    if (paper.many >= 0) out += ";48;5;" + std::to_string(paper.many);
  } else {
    // On so few grounds some inks could not be read: white can.
    const int number = paper.sixteen == 49 ? ink.sixteen : 97;
    if (number != 39) out += ";" + std::to_string(number);
    if (paper.sixteen != 49) out += ";" + std::to_string(paper.sixteen);
  }
  return out + "m";
}

std::string ansi_line(const Canvas& canvas, int row, Display display) {
  std::string out;
  Style now;
  for (int column = 0; column < canvas.columns(); ++column) {
    const Glyph& glyph = canvas.at(row, column);
    if (!(glyph.style == now)) {
      out += style_code(glyph.style, display.colours);
      now = glyph.style;
    }
    add_letter(out, display.unicode ? glyph.letter : plain_letter(glyph.letter));
  }
  if (!(now == Style{})) out += style_code({}, display.colours);
  return out;
}

std::string inked(std::string_view text, Style style, Display display) {
  std::string letters;
  while (!text.empty()) {
    const char32_t letter = take_letter(text);
    add_letter(letters, display.unicode ? letter : plain_letter(letter));
  }
  if (display.colours == Colours::none || style == Style{}) return letters;
  return style_code(style, display.colours) + letters + style_code({}, display.colours);
}

}  // namespace warren::cli
