// What a seat may do now: a buffer that a game fills and that is used again and again.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <span>

#include "core/overflow.h"

namespace warren {

inline constexpr int kMaxOffers = 1024;

// Not part of any state; it is not cleared when made, only its size is. What does not fit is
// dropped and noted (core/overflow.h).
template <class Action>
class Offers {
 public:
  Offers() : size_(0) {}
  void clear() { size_ = 0; }
  void add(const Action& action) {
    if (size_ >= kMaxOffers) [[unlikely]]
      return note_overflow(Overflow::offers);
    items_[static_cast<std::size_t>(size_++)] = action;
  }
  // For long lists: adds at the end while it lives, and nobody else does. (A size that stays in a
  // register halves the time of a list of turns.)
  class Tail {
   public:
    explicit Tail(Offers& offers)
        : offers_(offers),
          at_(offers.items_.data() + offers.size_),
          end_(offers.items_.data() + kMaxOffers) {}
    ~Tail() { offers_.size_ = static_cast<int>(at_ - offers_.items_.data()); }
    Tail(const Tail&) = delete;
    Tail& operator=(const Tail&) = delete;

    void add(const Action& action) {
      if (at_ == end_) [[unlikely]]
        return note_overflow(Overflow::offers);
      *at_++ = action;
    }
    template <std::size_t Count>
    void add_all(const std::array<Action, Count>& some) {
      static_assert(Count <= kMaxOffers);
      if (at_ > end_ - Count) [[unlikely]]
        return note_overflow(Overflow::offers);
      std::memcpy(at_, some.data(), sizeof(some));
      at_ += Count;
    }
    void add_all(std::span<const Action> some) {
      if (static_cast<std::size_t>(end_ - at_) < some.size()) [[unlikely]]
        return note_overflow(Overflow::offers);
      for (const Action& action : some) *at_++ = action;
    }

   private:
    Offers& offers_;
    Action* at_;
    Action* const end_;
  };
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
