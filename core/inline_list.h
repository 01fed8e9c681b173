// Lists that live inside a state: a fixed capacity, no allocation, trivially copyable.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/inline.h"
#include "core/overflow.h"

namespace warren {

// Entries past the size are kept at T{} so that equal lists are equal bytes. What is not there
// reads as T{}. In a full list the new entry takes the place of the last one, so that whoever has
// pushed a question finds it on top, and the overflow is noted (core/overflow.h) as `Full`; so is
// taking from an empty list.
template <class T, int Capacity, Overflow Full = Overflow::list>
class InlineList {
  static_assert(Capacity > 0 && Capacity < 256);

 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr int capacity() { return Capacity; }

  WARREN_INLINE constexpr void push(const T& value) {
    if (size_ >= Capacity) [[unlikely]] {
      note_overflow(Full);
      size_ = Capacity - 1;
    }
    items_[size_++] = value;
  }
  WARREN_INLINE constexpr T pop() {
    if (size_ == 0) [[unlikely]] {
      note_overflow(Overflow::empty);
      return T{};
    }
    const T value = items_[--size_];
    items_[size_] = T{};
    return value;
  }
  WARREN_INLINE constexpr T& top() {
    if (size_ == 0) [[unlikely]]
      note_overflow(Overflow::empty);
    return items_[last()];
  }
  WARREN_INLINE constexpr const T& top() const { return items_[last()]; }
  // The index is below the size: whoever counts to it has looked.
  constexpr T& operator[](int index) { return items_[static_cast<std::size_t>(index)]; }
  constexpr const T& operator[](int index) const { return items_[static_cast<std::size_t>(index)]; }
  constexpr void erase(int index) {  // keeps the order of the rest
    if (index < 0 || index >= size_) [[unlikely]]
      return note_overflow(Overflow::empty);
    for (int i = index; i + 1 < size_; ++i) (*this)[i] = (*this)[i + 1];
    pop();
  }
  constexpr void clear() {
    while (size_ > 0) pop();
  }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr std::span<const T> all() const { return {begin(), end()}; }

  friend constexpr bool operator==(const InlineList&, const InlineList&) = default;

 private:
  constexpr std::size_t last() const { return size_ - std::size_t{size_ != 0}; }

  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

// The pending decisions of a game, innermost on top: the top frame says who is asked what.
template <class Frame, int Capacity>
using DecisionStack = InlineList<Frame, Capacity, Overflow::decisions>;

}  // namespace warren
