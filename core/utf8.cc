#include "core/utf8.h"

#include <algorithm>

namespace warren {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD
constexpr std::string_view kEllipsis = "\xE2\x80\xA6";

unsigned byte_at(std::string_view text, std::size_t i) {
  return static_cast<unsigned char>(text[i]);
}

}  // namespace

std::size_t utf8_length(std::string_view text) {
  if (text.empty()) return 0;
  const unsigned lead = byte_at(text, 0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte_at(text, i) & 0xC0) != 0x80) return 0;
  }
  // Overlong forms, surrogates and numbers past U+10FFFF are no characters either.
  const unsigned second = byte_at(text, 1);
  if (lead == 0xE0 && second < 0xA0) return 0;
  if (lead == 0xED && second > 0x9F) return 0;
  if (lead == 0xF0 && second < 0x90) return 0;
  if (lead == 0xF4 && second > 0x8F) return 0;
  return length;
}

std::size_t plain_length(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && text[length] >= 0x20 && text[length] < 0x7F &&
         text[length] != '"' && text[length] != '\\')
    ++length;
  return length;
}

std::string printable(std::string_view text, std::size_t most) {
  std::string out;
  while (!text.empty()) {
    if (out.size() >= most) return out.append(kEllipsis);
    if (const std::size_t plain = std::min(plain_length(text), most - out.size())) {
      out += text.substr(0, plain);
      text.remove_prefix(plain);
      continue;
    }
    const std::size_t length = utf8_length(text);
    const unsigned first = byte_at(text, 0);
    // U+0080 to U+009F are control characters too, for some terminals.
    const bool control =
        first < 0x20 || first == 0x7F || (length == 2 && first == 0xC2 && byte_at(text, 1) < 0xA0);
    out += length == 0 || control ? kReplacement : text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return out;
}

}  // namespace warren
