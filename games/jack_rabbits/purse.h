// What several payments of one journey cost a hand at least: which cards to give for each so that
// together they are the fewest cards, and of these the fewest points (rules 3, paying; rules 4).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/jack_rabbits/table.h"

namespace warren::jack_rabbits {

// Cards given up, then points: one number, so that comparing and adding are one instruction.
class Cost {
 public:
  constexpr Cost() = default;
  constexpr Cost(int cards, int points)
      : both_(static_cast<std::uint32_t>(cards) << 16 | static_cast<std::uint32_t>(points)) {}
  static constexpr Cost never() { return Cost(0x7FFF, 0); }

  constexpr int cards() const { return static_cast<int>(both_ >> 16); }
  constexpr int points() const { return static_cast<int>(both_ & 0xFFFF); }
  constexpr bool possible() const { return *this < never(); }
  friend constexpr Cost operator+(Cost a, Cost b) {
    Cost sum;
    sum.both_ = a.both_ + b.both_;
    return sum;
  }
  friend constexpr auto operator<=>(Cost, Cost) = default;

 private:
  std::uint32_t both_ = 0;
};

inline constexpr int kMostPayments = 3;  // of one plan

// How often each fare is paid: the 35 ways to choose at most three of four fares.
class Bill {
 public:
  static constexpr int kCount = 35;
  static constexpr std::uint8_t kTooMany = 0xFF;

  constexpr Bill() = default;
  constexpr explicit Bill(int index) : index_(static_cast<std::uint8_t>(index)) {}
  constexpr int index() const { return index_; }
  constexpr int size() const { return kTable.size[index_]; }
  constexpr bool can_add() const { return size() < kMostPayments; }
  constexpr Bill plus(Fare fare) const {
    return Bill(kTable.plus[index_][static_cast<std::size_t>(fare)]);
  }
  constexpr int count(Fare fare) const {
    return kTable.count[index_][static_cast<std::size_t>(fare)];
  }
  // The bills, a bit each, that ask for nothing this one does not ask for: itself among them.
  constexpr std::uint64_t parts() const { return kTable.parts[index_]; }
  constexpr std::uint64_t bit() const { return std::uint64_t{1} << index_; }
  friend constexpr bool operator==(Bill, Bill) = default;

 private:
  using Counts = std::array<std::uint8_t, kFares>;
  struct Tables {
    std::array<Counts, kCount> count{};
    std::array<std::uint8_t, kCount> size{};
    std::array<std::array<std::uint8_t, kFares>, kCount> plus{};
    std::array<std::uint64_t, kCount> parts{};
  };
  static constexpr Tables tables() {
    Tables t;
    std::size_t n = 0;
    for (unsigned size = 0; size <= kMostPayments; ++size) {  // in order of size
      for (unsigned code = 0; code < 256; ++code) {
        const Counts c = {
            static_cast<std::uint8_t>(code & 3), static_cast<std::uint8_t>(code >> 2 & 3),
            static_cast<std::uint8_t>(code >> 4 & 3), static_cast<std::uint8_t>(code >> 6)};
        if (c[0] + c[1] + c[2] + c[3] != static_cast<int>(size)) continue;
        t.count[n] = c;
        t.size[n++] = static_cast<std::uint8_t>(size);
      }
    }
    for (std::size_t a = 0; a < kCount; ++a) {
      for (std::size_t f = 0; f < kFares; ++f) {
        Counts more = t.count[a];
        ++more[f];
        t.plus[a][f] = kTooMany;
        for (std::size_t b = 0; b < kCount; ++b) {
          if (t.count[b] == more) t.plus[a][f] = static_cast<std::uint8_t>(b);
        }
      }
      for (std::size_t b = 0; b < kCount; ++b) {
        bool part = true;
        for (std::size_t f = 0; f < kFares; ++f) part = part && t.count[b][f] <= t.count[a][f];
        if (part) t.parts[a] |= std::uint64_t{1} << b;
      }
    }
    return t;
  }
  static const Tables kTable;

  std::uint8_t index_ = 0;
};
inline constexpr Bill::Tables Bill::kTable = Bill::tables();

// A hand and the price of the turn. Every bill is reckoned at most once.
template <int W>
class Purse {
 public:
  void open(const Table<W>& table, const Cards<W>& hand, int price);

  Cost cost(Bill bill) {
    if ((reckoned_ & bill.bit()) == 0) reckon(bill);
    return cost_[index(bill.index())];
  }
  // No payment of this fare is possible, whatever else is paid.
  bool lacks(Fare fare) const { return worth_[static_cast<std::size_t>(fare)] < price_; }
  // The cards of the cheapest payments of a bill that can be paid, fare by fare.
  using Split = std::array<Cards<W>, kMostPayments>;
  Split split(Bill bill);
  Cards<W> given(Bill bill) {
    const Split payments = split(bill);
    return payments[0] | payments[1] | payments[2];
  }

 private:
  static constexpr int kMostCards = 64;
  using Hand = std::uint64_t;  // a bit per card, the most valuable first

  struct Payments {
    int count = 0;
    std::array<std::uint8_t, kMostPayments> fare{};
    std::array<Cost, kMostPayments + 1> rest{};  // at least, from this payment on
    std::array<Hand, kMostPayments> given{}, best{};
    Cost least = Cost::never();
  };

  void reckon(Bill bill);
  bool hopeless(const Payments& bill, int next, Hand left) const;
  void pay(Payments& bill, int next, Hand left, Cost spent);
  void give(Payments& bill, int now, int from, int missing, Hand left, Cost spent);
  Payments list(Bill bill);
  int worth(Hand cards) const {
    int sum = 0;
    for (; cards != 0; cards &= cards - 1) sum += value_[index(std::countr_zero(cards))];
    return sum;
  }
  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  int price_ = 0;
  int cards_ = 0;
  std::array<Card, kMostCards> card_;
  std::array<std::uint8_t, kMostCards> value_;
  std::array<Hand, kFares> pays_{};
  std::array<int, kFares> worth_{};
  std::uint64_t reckoned_ = 0;
  std::array<Cost, Bill::kCount> cost_;
  std::array<std::array<Hand, kMostPayments>, Bill::kCount> given_;
};

}  // namespace warren::jack_rabbits
