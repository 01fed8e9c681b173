// Lists that live inside a state: a fixed capacity, no allocation, trivially copyable.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace warren {

// Entries past the size are kept at T{} so that equal lists are equal bytes.
template <class T, int Capacity>
class InlineList {
  static_assert(Capacity < 256);

 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr int capacity() { return Capacity; }

  constexpr void push(const T& value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  constexpr T pop() {
    assert(size_ > 0);
    const T value = items_[--size_];
    items_[size_] = T{};
    return value;
  }
  constexpr T& top() {
    assert(size_ > 0);
    return items_[size_ - 1];
  }
  constexpr const T& top() const {
    assert(size_ > 0);
    return items_[size_ - 1];
  }
  constexpr T& operator[](int index) { return items_[static_cast<std::size_t>(index)]; }
  constexpr const T& operator[](int index) const { return items_[static_cast<std::size_t>(index)]; }
  constexpr void erase(int index) {  // keeps the order of the rest
    assert(index < size_);
    for (int i = index; i + 1 < size_; ++i) (*this)[i] = (*this)[i + 1];
    pop();
  }
  constexpr void clear() {
    while (size_ > 0) pop();
  }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const InlineList&, const InlineList&) = default;

 private:
  std::array<T, Capacity> items_{};
  std::uint8_t size_ = 0;
};

// The pending decisions of a game, innermost on top: the top frame says who is asked what.
template <class Frame, int Capacity>
using DecisionStack = InlineList<Frame, Capacity>;

}  // namespace warren
