#include "core/numbers.h"

#include <charconv>
#include <string>

namespace warren {

Problem read_number(std::string_view name, std::string_view text, std::uint64_t lowest,
                    std::uint64_t highest, std::uint64_t& number) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error == std::errc() && end == text.data() + text.size() && value >= lowest &&
      value <= highest) {
    number = value;
    return {};
  }
  return Problem({"{0} cannot be “{1}”; it takes a whole number from {2} to {3}",
                  "{0} no puede ser «{1}»; admite un número entero de {2} a {3}"},
                 {name, text, std::to_string(lowest), std::to_string(highest)});
}

bool parse_int(std::string_view text, int lowest, int highest, int& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && number >= lowest &&
         number <= highest;
}

}  // namespace warren
