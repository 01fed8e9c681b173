// What was full when something more should have gone in. The lists and buffers of the engine have a
// fixed room: they drop what does not fit, never write outside, and note it here, as errno does,
// for whoever plays (docs/decisions/full-lists-fail-the-match.md).
#pragma once

#include <cstdint>
#include <string_view>

#include "core/words.h"

namespace warren {

enum class Overflow : std::uint8_t {
  none,
  list,       // an InlineList was full
  decisions,  // the stack of pending decisions was
  empty,      // something was taken from an empty list, or from beyond its end
  offers,     // an Offers was full
  bytes,      // a ByteBuffer was
};
inline constexpr int kOverflows = 6;

std::string_view code_of(Overflow what);  // stable id
Text text_of(Overflow what);              // half a sentence

namespace detail {
struct OverflowRegister {
  std::uint32_t count = 0;
  Overflow first = Overflow::none;  // since the last watch began
};
extern thread_local constinit OverflowRegister overflow_register;
}  // namespace detail

#if defined(__GNUC__)
__attribute__((cold, noinline))
#endif
void note_overflow(Overflow what);

// How many there were so far on this thread. A loop of a game that goes on by itself looks at it: a
// question that found no room would otherwise be put for ever.
inline std::uint32_t overflows() { return detail::overflow_register.count; }

// Sees what overflows on this thread while it lives. Watches may be nested: the outer one sees what
// the inner one saw.
class OverflowWatch {
 public:
  OverflowWatch() : count_(overflows()), before_(detail::overflow_register.first) {
    detail::overflow_register.first = Overflow::none;
  }
  ~OverflowWatch() {
    if (before_ != Overflow::none) detail::overflow_register.first = before_;
  }
  OverflowWatch(const OverflowWatch&) = delete;
  OverflowWatch& operator=(const OverflowWatch&) = delete;

  // The first one seen: the others mostly follow from it.
  Overflow seen() const {
    return overflows() == count_ ? Overflow::none : detail::overflow_register.first;
  }

 private:
  std::uint32_t count_;
  Overflow before_;
};

}  // namespace warren
