// Reads JSON that came from outside, strictly: a text is refused whole or understood whole. Only
// what Warren writes itself is taken: numbers are whole and fit 64 bits, no key stands twice in an
// object, all text is UTF-8. Sizes and depth have limits, so that no text costs more than it
// should.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"

namespace warren {

struct JsonValue {
  enum class Kind : std::uint8_t { null, boolean, number, text, array, object };
  Kind kind = Kind::null;
  bool boolean = false;
  std::int64_t number = 0;
  std::string text;
  std::vector<JsonValue> items;   // of an array, or the values of an object
  std::vector<std::string> keys;  // of an object, beside its values

  bool is(Kind wanted) const { return kind == wanted; }
  const JsonValue* find(std::string_view key) const;  // a member of an object, or nothing
  friend bool operator==(const JsonValue&, const JsonValue&) = default;
};

struct JsonLimits {
  std::size_t bytes = std::size_t{1} << 20;
  int depth = 32;  // arrays and objects within each other
};

// `value` is complete if there is no problem; otherwise the problem names line and column.
[[nodiscard]] Problem read_json(std::string_view text, JsonValue& value,
                                const JsonLimits& limits = {});

}  // namespace warren
