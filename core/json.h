// Writes JSON on one line, without allocation tricks or third parties, so that the program and the
// page get the same text from the same code. Commas are put where they belong.
//
//   JsonWriter json;
//   json.begin_object().key("game").text("rabbihop").key("wins").begin_array();
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace warren {

// A number with a fixed count of decimals, rounded; the same digits on every platform.
std::string fixed(double number, int decimals);

class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name);
  JsonWriter& text(std::string_view value);  // bytes that are not UTF-8 become U+FFFD
  template <std::integral T>
  JsonWriter& number(T value) {
    return raw(std::to_string(value));
  }
  JsonWriter& number(double value, int decimals) { return raw(fixed(value, decimals)); }
  JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }

  const std::string& str() const { return out_; }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  JsonWriter& raw(std::string_view value);
  void quote(std::string_view value);
  void separate();

  std::string out_;
  bool comma_ = false;  // something stands before the next value on its level
};

}  // namespace warren
