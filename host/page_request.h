// A request of the page, read field by field (host/page_calls.h).
#pragma once

#include <algorithm>
#include <climits>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_reader.h"
#include "core/numbers.h"
#include "scene/seating.h"

namespace warren {

// The fields of a call; what is not there, or of another kind, is empty.
class Request {
 public:
  explicit Request(const JsonValue& value) : value_(value) {}

  std::string_view text(std::string_view key) const {
    const JsonValue* found = find(key, JsonValue::Kind::text);
    return found == nullptr ? std::string_view{} : std::string_view(found->text);
  }
  int number(std::string_view key, int otherwise) const {
    const JsonValue* found = find(key, JsonValue::Kind::number);
    return found == nullptr
               ? otherwise
               : static_cast<int>(std::clamp<std::int64_t>(found->number, INT_MIN, INT_MAX));
  }
  std::vector<std::string> texts(std::string_view key) const {
    std::vector<std::string> out;
    if (const JsonValue* found = find(key, JsonValue::Kind::array)) {
      for (const JsonValue& item : found->items) out.push_back(item.text);
    }
    return out;
  }
  bool flag(std::string_view key) const {
    const JsonValue* found = find(key, JsonValue::Kind::boolean);
    return found != nullptr && found->boolean;
  }
  const JsonValue* find(std::string_view key, JsonValue::Kind kind) const {
    const JsonValue* found = value_.find(key);
    return found != nullptr && found->is(kind) ? found : nullptr;
  }

  Lang lang() const { return text("lang") == "es" ? Lang::es : Lang::en; }
  Seat seat(std::string_view key) const {
    const int index = number(key, -1);
    return index < 0 || index >= kMaxSeats ? Seat::nobody : seat_of(index);
  }
  std::uint64_t seed() const {
    std::uint64_t out = 0;
    return read_number("seed", text("seed"), 0, kLargestSeed, out) ? 0 : out;
  }
  std::vector<Chair> chairs() const {
    std::vector<Chair> out;
    if (const JsonValue* found = find("chairs", JsonValue::Kind::array)) {
      for (const JsonValue& item : found->items) {
        const Request chair(item);
        out.push_back({std::string(chair.text("name")), std::string(chair.text("bot"))});
      }
    }
    return out;
  }

 private:
  const JsonValue& value_;
};

}  // namespace warren
