// Numbers as people write them, read strictly.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

#include "core/problem.h"

namespace warren {

// Whether all of `text` is a decimal number in the range.
bool parse_int(std::string_view text, int lowest, int highest, int& number);

// Reads all of `text` as a decimal number in the range; otherwise says what `name` takes.
[[nodiscard]] Problem read_number(std::string_view name, std::string_view text,
                                  std::uint64_t lowest, std::uint64_t highest,
                                  std::uint64_t& number);

inline constexpr std::uint64_t kLargestSeed = std::numeric_limits<std::uint64_t>::max();

}  // namespace warren
