// In which language something is said, and what the players are called there.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "core/words.h"

namespace warren {

class Voice {
 public:
  constexpr Voice(Lang lang) : lang_(lang) {}  // by their numbers
  // Names by seat; an empty one is none. They are borrowed.
  constexpr Voice(Lang lang, std::span<const std::string> names) : names_(names), lang_(lang) {}

  constexpr Lang lang() const { return lang_; }
  // Empty where the seat has no name.
  std::string_view name(Seat seat) const {
    const auto index = static_cast<std::size_t>(index_of(seat));
    return index < kMaxSeats && index < names_.size() ? std::string_view(names_[index])
                                                      : std::string_view();
  }

 private:
  std::span<const std::string> names_;
  Lang lang_;
};

}  // namespace warren
