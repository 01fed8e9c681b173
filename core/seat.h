// Seats and sets of seats.
#pragma once

#include <bit>
#include <cstdint>

namespace warren {

inline constexpr int kMaxSeats = 8;

// A chair at the table, counted from 0. `nobody` is the spectator's seat: it owns nothing.
enum class Seat : std::uint8_t { nobody = 0xFF };

constexpr Seat seat_of(int index) { return static_cast<Seat>(index); }
constexpr int index_of(Seat seat) { return static_cast<int>(seat); }

// A set of seats as a bit mask, iterable in seat order.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
  // Nobody, and a seat out of foreign bytes that no match has, are in no set.
  static constexpr SeatSet of(Seat seat) {
    return SeatSet(
        static_cast<std::uint8_t>(index_of(seat) < kMaxSeats ? 1U << index_of(seat) : 0));
  }
  static constexpr SeatSet first(int count) {
    return SeatSet(static_cast<std::uint8_t>((1U << count) - 1U));
  }

  constexpr bool has(Seat seat) const { return (bits_ & of(seat).bits_) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint8_t bits() const { return bits_; }
  constexpr Seat lowest() const {
    return empty() ? Seat::nobody : seat_of(std::countr_zero(bits_));
  }

  constexpr SeatSet with(Seat seat) const { return *this | of(seat); }
  constexpr SeatSet without(Seat seat) const {
    return SeatSet(static_cast<std::uint8_t>(bits_ & ~of(seat).bits_));
  }
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    return SeatSet(static_cast<std::uint8_t>(a.bits_ | b.bits_));
  }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) {
    return SeatSet(static_cast<std::uint8_t>(a.bits_ & b.bits_));
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint8_t bits) : bits_(bits) {}
    constexpr Seat operator*() const { return seat_of(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<std::uint8_t>(bits_ & (bits_ - 1));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint8_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace warren
