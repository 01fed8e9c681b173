// What a seat may do now: a buffer that a game fills and that is used again and again.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <span>

namespace warren {

inline constexpr int kMaxOffers = 1024;

// Not part of any state; it is not cleared when made, only its size is.
template <class Action>
class Offers {
 public:
  Offers() : size_(0) {}
  void clear() { size_ = 0; }
  void add(const Action& action) {
    assert(size_ < kMaxOffers);
    items_[static_cast<std::size_t>(size_++)] = action;
  }
  // For long lists: write from `tail` on, then tell how far. (A size that stays in a register
  // halves the time of a list of turns.)
  Action* tail() { return items_.data() + size_; }
  void filled_to(const Action* tail) {
    size_ = static_cast<int>(tail - items_.data());
    assert(size_ <= kMaxOffers);
  }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](int index) const { return items_[static_cast<std::size_t>(index)]; }
  const Action* begin() const { return items_.data(); }
  const Action* end() const { return items_.data() + size_; }
  std::span<const Action> all() const { return {begin(), end()}; }

 private:
  int size_;
  std::array<Action, kMaxOffers> items_;
};

}  // namespace warren
