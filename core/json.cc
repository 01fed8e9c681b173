#include "core/json.h"

#include <cmath>

#include "core/utf8.h"

namespace warren {

std::string fixed(double number, int decimals) {
  double scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const double scaled = number * scale;
  if (!(std::fabs(scaled) < 9e18)) return "0";  // no figure of ours is; JSON has no infinity
  const long long whole = std::llround(scaled);
  std::string digits = std::to_string(whole < 0 ? -whole : whole);
  const auto places = static_cast<std::size_t>(decimals);
  if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
  if (places > 0) digits.insert(digits.size() - places, ".");
  return whole < 0 ? "-" + digits : digits;
}

void JsonWriter::separate() {
  if (comma_) out_ += ',';
  comma_ = true;
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  out_ += bracket;
  comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  out_ += bracket;
  comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view value) {
  separate();
  out_ += value;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  separate();
  quote(name);
  out_ += ':';
  comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::text(std::string_view value) {
  separate();
  quote(value);
  return *this;
}

void JsonWriter::quote(std::string_view value) {
  out_ += '"';
  while (!value.empty()) {
    const std::size_t plain = plain_length(value);
    out_ += value.substr(0, plain);
    value.remove_prefix(plain);
    if (value.empty()) break;
    const std::size_t length = utf8_length(value);
    const char c = value.front();
    if (length == 0) {
      out_ += "\xEF\xBF\xBD";
    } else if (c == '\n') {
      out_ += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out_ += "\\u00";
      out_ += "0123456789abcdef"[c >> 4];
      out_ += "0123456789abcdef"[c & 15];
    } else {
      if (c == '"' || c == '\\') out_ += '\\';
      out_ += value.substr(0, length);
    }
    value.remove_prefix(length == 0 ? 1 : length);
  }
  out_ += '"';
}

}  // namespace warren
