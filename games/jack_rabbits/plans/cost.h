// What giving up some cards costs their owner. It is read from the left, and each part decides only
// where all before it are alike: royals, in three kinds; cards that would pay for the next royal;
// how many cards; how many points (docs/decisions/what-is-rather-given.md).
#pragma once

#include <cstdint>

namespace warren::jack_rabbits {

// Why a card is rather kept, beside its points.
enum class Kept : std::uint8_t {
  reserve,  // it would pay for a royal that can be had now
  royal,    // it is a royal, of no use as things are
  useful,   // a royal, and without it more royals are missing
  trio,     // a royal, and without it three that win are no longer there
};

// Bots weigh for themselves what cards are good for later, and faster: they leave the reserve out.
enum class Reserve : std::uint8_t { kept, ignored };

// One number, so that comparing and adding are one instruction. No part ever overflows into the
// next: a hand has at most 64 cards that pay, and a plan adds up three payments.
class Cost {
 public:
  constexpr Cost() = default;
  constexpr Cost(int cards, int points)
      : all_(static_cast<std::uint64_t>(cards) << kCards | static_cast<std::uint64_t>(points)) {}
  static constexpr Cost of(Kept why) {
    Cost cost;
    cost.all_ = std::uint64_t{1} << (kReserve + 8 * static_cast<int>(why));
    return cost;
  }
  static constexpr Cost never() {
    Cost cost;
    cost.all_ = std::uint64_t{1} << 62;
    return cost;
  }
  static constexpr Cost unknown() {
    Cost cost;
    cost.all_ = ~std::uint64_t{0};
    return cost;
  }

  // All that comes before cards and points, and the part of it that is about royals: numbers to
  // compare by.
  constexpr int kept() const { return static_cast<int>(all_ >> kReserve); }
  constexpr int royals() const { return static_cast<int>(all_ >> (kReserve + 8)); }
  constexpr int count(Kept why) const {
    return static_cast<int>(all_ >> (kReserve + 8 * static_cast<int>(why)) & 0xFF);
  }
  constexpr int cards() const { return static_cast<int>(all_ >> kCards & 0xFFFF); }
  constexpr int points() const { return static_cast<int>(all_ & 0xFFFF); }
  constexpr bool possible() const { return *this < never(); }
  friend constexpr Cost operator+(Cost a, Cost b) {
    Cost sum;
    sum.all_ = a.all_ + b.all_;
    return sum;
  }
  friend constexpr auto operator<=>(Cost, Cost) = default;

 private:
  static constexpr int kCards = 16, kReserve = 32;
  std::uint64_t all_ = 0;
};

// A joker is a card, dearer than any pip.
inline constexpr Cost kJokerCost(1, 15);

}  // namespace warren::jack_rabbits
