#include "cli/terminal/keys.h"

#include <string_view>

#include "cli/shared/letters.h"
#include "core/utf8.h"

namespace warren::cli {
namespace {

using Kind = Key::Kind;

// The end of "ESC [ …" and "ESC O …", and the numbers before "~".
Kind arrow(char final) {
  switch (final) {
    case 'A':
      return Kind::up;
    case 'B':
      return Kind::down;
    case 'C':
      return Kind::right;
    case 'D':
      return Kind::left;
    case 'H':
      return Kind::home;
    case 'F':
      return Kind::end;
    case 'Z':
      return Kind::tab;
    default:
      return Kind::none;
  }
}

Kind numbered(std::string_view number) {
  if (number == "1" || number == "7") return Kind::home;
  if (number == "4" || number == "8") return Kind::end;
  if (number == "5") return Kind::page_up;
  if (number == "6") return Kind::page_down;
  if (number == "3") return Kind::backspace;
  return Kind::none;
}

}  // namespace

Key KeyDecoder::control(char byte) {
  switch (byte) {
    case '\r':
    case '\n':
      return {Kind::enter};
    case '\t':
      return {Kind::tab};
    case '\x7f':
    case '\b':
      return {Kind::backspace};
    case '\x03':
      return {Kind::stop};
    case '\x0c':
      return {Kind::redraw};
    case '\x15':
      return {Kind::erase_line};
    case '\x17':
      return {Kind::erase_word};
    case '\x1a':
      return {Kind::suspend};
    default:
      return {Kind::none};
  }
}

Key KeyDecoder::after_escape(bool final) {
  if (waiting_.size() == 1) {
    if (final) waiting_.clear();
    return {final ? Kind::escape : Kind::none};
  }
  if (waiting_[1] != '[' && waiting_[1] != 'O') {
    waiting_.erase(0, 1);
    return {Kind::escape};
  }
  for (std::size_t i = 2; i < waiting_.size(); ++i) {
    const char byte = waiting_[i];
    if (byte >= '@' && byte <= '~') {
      const std::string digits = waiting_.substr(2, i - 2);
      waiting_.erase(0, i + 1);
      return {byte == '~' ? numbered(digits) : arrow(byte)};
    }
  }
  if (final) waiting_.clear();
  return {final ? Kind::escape : Kind::none};
}

Key KeyDecoder::next(bool final) {
  while (!waiting_.empty()) {
    const char first = waiting_[0];
    if (first == '\x1b') {
      const std::size_t before = waiting_.size();
      const Key key = after_escape(final);
      if (key.kind != Kind::none || waiting_.size() == before) return key;
      continue;  // a sequence we have no use for
    }
    if (static_cast<unsigned char>(first) < 0x20 || first == '\x7f') {
      waiting_.erase(0, 1);
      const Key key = control(first);
      if (key.kind != Kind::none) return key;
      continue;
    }
    if (utf8_length(waiting_) == 0 && !final && waiting_.size() < 4) return {};
    std::string_view rest = waiting_;
    const char32_t letter = take_letter(rest);
    waiting_.erase(0, waiting_.size() - rest.size());
    if (letter != U'\uFFFD') return {Kind::letter, letter};
  }
  return {};
}

}  // namespace warren::cli
