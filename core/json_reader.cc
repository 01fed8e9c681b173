#include "core/json_reader.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

#include "core/utf8.h"

namespace warren {
namespace {

// What can be wrong. A reason is set once, where reading stops.
constexpr Text kNoValue{"a value is missing here", "aquí falta un valor"};
constexpr Text kTooDeep{"too many brackets within each other", "demasiados corchetes anidados"};
constexpr Text kAfterEnd{"something follows after the end", "algo sigue después del final"};
constexpr Text kNoKey{"a key in quotes is missing here", "aquí falta una clave entre comillas"};
constexpr Text kTwice{"this key stands twice", "esta clave aparece dos veces"};
constexpr Text kNoColon{"a “:” is missing here", "aquí falta «:»"};
constexpr Text kNoComma{"a “,” or the closing bracket is missing here",
                        "aquí falta «,» o el corchete de cierre"};
constexpr Text kNotWhole{"only whole numbers are taken", "solo se admiten números enteros"};
constexpr Text kZeros{"a number does not start with 0", "un número no empieza por 0"};
constexpr Text kTooLarge{"this number is too large", "este número es demasiado grande"};
constexpr Text kOpenText{"this text has no closing quote", "este texto no tiene comilla de cierre"};
constexpr Text kControl{"a control character stands in a text",
                        "un carácter de control aparece en un texto"};
constexpr Text kNotUtf8{"this is not UTF-8", "esto no es UTF-8"};
constexpr Text kEscape{"there is no such escape", "no existe tal secuencia de escape"};
constexpr Text kSurrogate{"half a character is escaped",
                          "la secuencia de escape es medio carácter"};

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

void append_utf8(std::string& out, unsigned c) {
  const auto byte = [&out](unsigned bits) { out += static_cast<char>(bits); };
  if (c < 0x80) return byte(c);
  if (c < 0x800) {
    byte(0xC0 | c >> 6);
  } else if (c < 0x10000) {
    byte(0xE0 | c >> 12);
    byte(0x80 | (c >> 6 & 0x3F));
  } else {
    byte(0xF0 | c >> 18);
    byte(0x80 | (c >> 12 & 0x3F));
    byte(0x80 | (c >> 6 & 0x3F));
  }
  byte(0x80 | (c & 0x3F));
}

class Reader {
 public:
  Reader(std::string_view text, int depth) : text_(text), depth_(depth) {}

  Problem read(JsonValue& value) {
    if (read_value(value)) {
      skip_blanks();
      if (at_ < text_.size()) fail(kAfterEnd);
    }
    if (why_.empty()) return {};
    int line = 1;
    int column = 1;
    for (const char c : text_.substr(0, at_)) {
      if (c == '\n') {
        ++line;
        column = 1;
      } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
        ++column;  // the later bytes of a character take no column
      }
    }
    return Problem({"line {0}, column {1}: {2}", "línea {0}, columna {1}: {2}"},
                   {line, column, why_});
  }

 private:
  bool fail(Text why) {
    why_ = why;
    return false;
  }
  bool fail_at(std::size_t place, Text why) {
    at_ = place;
    return fail(why);
  }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  bool take(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool take(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  void skip_blanks() {
    while (take(' ') || take('\t') || take('\n') || take('\r')) {
    }
  }

  bool read_value(JsonValue& value) {
    using Kind = JsonValue::Kind;
    skip_blanks();
    if (peek() == '{') return value.kind = Kind::object, nested(value, '}');
    if (peek() == '[') return value.kind = Kind::array, nested(value, ']');
    if (peek() == '"') return value.kind = Kind::text, read_text(value.text);
    if (peek() == '-' || is_digit(peek()))
      return value.kind = Kind::number, read_number(value.number);
    value.kind = Kind::boolean;
    if (take("true")) return value.boolean = true;
    if (take("false")) return true;
    value.kind = Kind::null;
    return take("null") || fail(kNoValue);
  }

  bool nested(JsonValue& value, char closing) {
    if (depth_ == 0) return fail(kTooDeep);
    --depth_;
    ++at_;
    skip_blanks();
    if (!take(closing)) {
      std::set<std::string> seen;
      do {
        if (closing == '}' && !read_key(value, seen)) return false;
        if (!read_value(value.items.emplace_back())) return false;
        skip_blanks();
      } while (take(','));
      if (!take(closing)) return fail(kNoComma);
    }
    ++depth_;
    return true;
  }

  bool read_key(JsonValue& object, std::set<std::string>& seen) {
    skip_blanks();
    const std::size_t start = at_;
    if (peek() != '"') return fail(kNoKey);
    std::string& key = object.keys.emplace_back();
    if (!read_text(key)) return false;
    if (!seen.insert(key).second) return fail_at(start, kTwice);
    skip_blanks();
    return take(':') || fail(kNoColon);
  }

  bool read_number(std::int64_t& number) {
    const std::size_t start = at_;
    take('-');
    const std::size_t first = at_;
    while (is_digit(peek())) ++at_;
    if (at_ == first) return fail(kNoValue);
    if (text_[first] == '0' && at_ > first + 1) return fail_at(first, kZeros);
    if (peek() == '.' || peek() == 'e' || peek() == 'E') return fail(kNotWhole);
    const auto [end, error] = std::from_chars(text_.data() + start, text_.data() + at_, number);
    return error == std::errc() || fail_at(start, kTooLarge);
  }

  bool read_text(std::string& out) {
    const std::size_t start = at_++;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (take('"')) return true;
      if (static_cast<unsigned char>(c) < 0x20) return fail(kControl);
      if (c == '\\') {
        if (!read_escape(out)) return false;
        continue;
      }
      const std::size_t length = utf8_length(text_.substr(at_));
      if (length == 0) return fail(kNotUtf8);
      out += text_.substr(at_, length);
      at_ += length;
    }
    return fail_at(start, kOpenText);
  }

  bool read_escape(std::string& out) {
    static constexpr std::string_view kNames = "\"\\/bfnrt";
    static constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
    const std::size_t start = at_++;
    const std::size_t which = at_ < text_.size() ? kNames.find(text_[at_]) : kNames.npos;
    if (which != kNames.npos) {
      out += kMeant[which];
      ++at_;
      return true;
    }
    unsigned code = 0;
    if (!take('u') || !read_hex(code)) return fail_at(start, kEscape);
    if (code >= 0xD800 && code < 0xE000) {  // a character beyond U+FFFF takes two escapes
      unsigned low = 0;
      if (code >= 0xDC00 || !take("\\u") || !read_hex(low) || low < 0xDC00 || low > 0xDFFF)
        return fail_at(start, kSurrogate);
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    append_utf8(out, code);
    return true;
  }

  bool read_hex(unsigned& code) {
    const std::string_view digits = text_.substr(at_, 4);
    code = 0;
    for (const char c : digits) {
      const bool letter = (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
      if (!is_digit(c) && !letter) return false;
      code = 16 * code + static_cast<unsigned>(is_digit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
    }
    at_ += digits.size();
    return digits.size() == 4;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_;
  Text why_;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
  const auto found = std::find(keys.begin(), keys.end(), key);
  return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

Problem read_json(std::string_view text, JsonValue& value, const JsonLimits& limits) {
  value = {};
  if (text.size() > limits.bytes) {
    return Problem({"the text is too long: {0} bytes, at most {1} are read",
                    "el texto es demasiado largo: {0} bytes, se leen como mucho {1}"},
                   {std::to_string(text.size()), std::to_string(limits.bytes)});
  }
  return Reader(text, limits.depth).read(value);
}

}  // namespace warren
