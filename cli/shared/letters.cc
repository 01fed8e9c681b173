#include "cli/shared/letters.h"

#include <algorithm>

#include "core/utf8.h"

namespace warren::cli {

char32_t take_letter(std::string_view& text) {
  const std::size_t length = utf8_length(text);
  const auto byte = [&](std::size_t i) {
    return static_cast<char32_t>(static_cast<unsigned char>(text[i]));
  };
  char32_t letter = U'\uFFFD';
  if (length == 1) letter = byte(0);
  if (length > 1) {
    letter = byte(0) & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) letter = letter << 6 | (byte(i) & 0x3FU);
  }
  text.remove_prefix(std::max<std::size_t>(length, 1));
  return letter < 0x20 || (letter >= 0x7F && letter < 0xA0) ? U'\uFFFD' : letter;
}

void add_letter(std::string& text, char32_t letter) {
  const auto add = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (letter < 0x80) {
    add(letter);
  } else if (letter < 0x800) {
    add(0xC0 | letter >> 6);
    add(0x80 | (letter & 0x3F));
  } else if (letter < 0x10000) {
    add(0xE0 | letter >> 12);
    add(0x80 | (letter >> 6 & 0x3F));
    add(0x80 | (letter & 0x3F));
  } else {
    add(0xF0 | letter >> 18);
    add(0x80 | (letter >> 12 & 0x3F));
    add(0x80 | (letter >> 6 & 0x3F));
    add(0x80 | (letter & 0x3F));
  }
}

int columns_of(std::string_view text) {
  int count = 0;
  for (; !text.empty(); ++count) take_letter(text);
  return count;
}

std::string cut(std::string_view text, int columns) {
  if (columns_of(text) <= columns) return std::string(text);
  std::string out;
  for (int i = 0; i + 1 < columns; ++i) add_letter(out, take_letter(text));
  if (columns > 0) out += "…";
  return out;
}

std::string fitted(std::string_view text, int columns) {
  std::string out = cut(text, columns);
  out.append(static_cast<std::size_t>(std::max(0, columns - columns_of(out))), ' ');
  return out;
}

std::vector<std::string> wrapped(std::string_view text, int columns, int indent) {
  columns = std::max(columns, indent + 4);
  std::vector<std::string> lines;
  std::string line;
  int used = 0;
  const std::string margin(static_cast<std::size_t>(indent), ' ');
  const auto finish = [&] {
    lines.push_back(line);
    line = margin;
    used = indent;
  };
  bool fresh = true;  // nothing but the margin stands on this line
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word.empty()) continue;
    if (!fresh && used + 1 + columns_of(word) > columns) {
      finish();
      fresh = true;
    }
    if (!fresh) {
      line += ' ';
      ++used;
    }
    fresh = false;
    while (!word.empty()) {  // a word longer than the line is broken
      if (used == columns) finish();
      add_letter(line, take_letter(word));
      ++used;
    }
  }
  if (!fresh || lines.empty()) lines.push_back(line);
  return lines;
}

char32_t plain_letter(char32_t letter) {
  static constexpr std::u32string_view kFancy =
      U"áéíóúüñÁÉÍÓÚÜÑ¿¡“”«»‘’…–—·×−│┃─━▂▁▸▾▴◆◇●○≡→←↑↓²³⁴⁵⁶⁷⁸⁹⁺①②③④⑤⑥⑦⑧❶❷❸❹❺❻❼❽‹›┊•■°★✓"
      U"♣♠♥♦╭╮╰╯┏┓┗┛┬┴╷╵╻╹╲╱∩≈";
  static constexpr std::u32string_view kPlain =
      U"aeiouunAEIOUUN?!\"\"\"\"''.--.x-||--__>v^#+*o=><^v23456789+ABCDEFGHABCDEFGH()|*#o*+"
      U"CSHD++++++++++||||\\/n~";
  static_assert(kFancy.size() == kPlain.size());
  if (letter < 0x80) return letter;
  const std::size_t at = kFancy.find(letter);
  return at == std::u32string_view::npos ? U'?' : kPlain[at];
}

std::string lower(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    char32_t letter = take_letter(text);
    if (letter >= 0xC0 && letter < 0x250) letter = plain_letter(letter);
    if (letter >= U'A' && letter <= U'Z') letter += U'a' - U'A';
    add_letter(out, letter);
  }
  return out;
}

}  // namespace warren::cli
