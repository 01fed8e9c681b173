// What was full when something more should have gone in. The lists and buffers of the engine have a
// fixed room: they never write outside it, and note here what did not fit, as errno does, for
// whoever plays (docs/decisions/full-lists-fail-the-match.md).
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "core/words.h"

namespace warren {

enum class Overflow : std::uint8_t {
  none,
  decisions,  // the stack of pending decisions was full
  list,       // another InlineList was
  offers,     // an Offers was
  bytes,      // a ByteBuffer was
  empty,      // something was taken from an empty list, or from beyond its end
};
inline constexpr int kOverflows = 6;

std::string_view code_of(Overflow what);  // stable id
Text text_of(Overflow what);              // half a sentence

namespace detail {
struct OverflowRegister {
  std::uint32_t count = 0;
  std::uint32_t kinds = 0;  // a bit for each seen since the last watch began
};
extern thread_local constinit OverflowRegister overflow_register;
}  // namespace detail

// No call: functions without one keep more in registers, even where this never happens.
inline void note_overflow(Overflow what) {
  ++detail::overflow_register.count;
  detail::overflow_register.kinds |= 1U << static_cast<unsigned>(what);
}

// How many there were so far on this thread.
inline std::uint32_t overflows() { return detail::overflow_register.count; }

// Sees what overflows on this thread while it lives. Watches may be nested: the outer one sees what
// the inner one saw.
class OverflowWatch {
 public:
  OverflowWatch() : count_(overflows()), before_(detail::overflow_register.kinds) {
    detail::overflow_register.kinds = 0;
  }
  ~OverflowWatch() { detail::overflow_register.kinds |= before_; }
  OverflowWatch(const OverflowWatch&) = delete;
  OverflowWatch& operator=(const OverflowWatch&) = delete;

  // Of several the first in the order above: an empty list mostly follows from a full one.
  Overflow seen() const {
    if (overflows() == count_) return Overflow::none;
    const std::uint32_t least = 1U << static_cast<unsigned>(Overflow::empty);
    return static_cast<Overflow>(std::countr_zero(detail::overflow_register.kinds | least));
  }

 private:
  std::uint32_t count_;
  std::uint32_t before_;
};

}  // namespace warren
