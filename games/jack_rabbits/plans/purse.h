// What several payments of one journey cost a hand at least (plans/cost.h): which cards to give for
// each so that together no royal goes if that can be helped, and else the fewest cards, and of
// these the fewest points (rules 3, paying; rules 4).
//
// Mostly the order of the payments makes no difference. It does while one may still lay a capital
// ace (rules 6): the first ace spent counts 11, later ones 1, and payments after it may profit from
// additional capital. An ace that counts 11 is given up as 11 points.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/inline.h"
#include "games/jack_rabbits/plans/cost.h"
#include "games/jack_rabbits/plans/keeping.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

inline constexpr int kMostPayments = 3;  // of one plan

// Which fares are paid: at most three, one after the other. The first 35 of these sequences are in
// the order of fares: they stand for all that pay each fare as often. One payment more may be for
// a power: the price in the suit of that number among those that add to journeys, from 1.
class Bill {
 public:
  static constexpr int kSorted = 35;
  static constexpr int kCount = 85;

  constexpr Bill() = default;
  constexpr explicit Bill(int index) : index_(static_cast<std::uint8_t>(index)) {}
  constexpr int index() const { return index_; }
  constexpr int power() const { return power_; }
  constexpr int fares() const { return kLookups.size[index_]; }
  constexpr int size() const { return fares() + (power_ != 0 ? 1 : 0); }
  constexpr bool can_add() const { return size() < kMostPayments; }
  // With this fare paid once more: as a sorted bill, and as the last one.
  constexpr Bill plus(Fare fare) const {
    return with_index(kLookups.plus[index_][static_cast<std::size_t>(fare)]);
  }
  constexpr Bill then(Fare fare) const {
    return with_index(kLookups.then[index_][static_cast<std::size_t>(fare)]);
  }
  constexpr Bill with_power(int power) const {
    Bill out = *this;
    out.power_ = static_cast<std::uint8_t>(power);
    return out;
  }
  constexpr int count(Fare fare) const {
    return kLookups.count[index_][static_cast<std::size_t>(fare)];
  }
  constexpr Fare fare(int i) const {
    return static_cast<Fare>(kLookups.fare[index_][static_cast<std::size_t>(i)]);
  }
  // The sorted bills, a bit each, that ask for nothing this sorted one does not ask for: itself
  // among them.
  constexpr std::uint64_t parts() const { return kLookups.parts[index_]; }
  constexpr std::uint64_t bit() const { return std::uint64_t{1} << index_; }
  // Whether this is what another becomes when some of its payments are left out.
  constexpr bool within(Bill other) const {
    int found = 0;
    for (int i = 0; i < other.fares() && found < fares(); ++i) {
      if (fare(found) == other.fare(i)) ++found;
    }
    return found == fares();
  }
  friend constexpr bool operator==(Bill, Bill) = default;

 private:
  static constexpr std::uint8_t kTooMany = 0xFF;
  using Fares = std::array<std::uint8_t, kMostPayments>;
  using Counts = std::array<std::uint8_t, kFares>;
  struct Lookups {
    std::array<Fares, kCount> fare{};
    std::array<std::uint8_t, kCount> size{};
    std::array<Counts, kCount> count{};
    std::array<std::array<std::uint8_t, kFares>, kCount> plus{}, then{};
    std::array<std::uint64_t, kSorted> parts{};

    static constexpr bool is_sorted(const Fares& fares, std::size_t many) {
      for (std::size_t i = 1; i < many; ++i) {
        if (fares[i - 1] > fares[i]) return false;
      }
      return true;
    }
    // All sequences, the sorted ones first, in order of size.
    constexpr void list() {
      std::size_t n = 0;
      for (const bool sorted : {true, false}) {
        for (std::size_t many = 0, ways = 1; many <= kMostPayments; ++many, ways *= kFares) {
          for (std::size_t code = 0; code < ways; ++code) {
            Fares fares{};
            for (std::size_t i = 0, rest = code; i < many; ++i, rest /= kFares)
              fares[i] = static_cast<std::uint8_t>(rest % kFares);
            if (is_sorted(fares, many) != sorted) continue;
            fare[n] = fares;
            size[n] = static_cast<std::uint8_t>(many);
            for (std::size_t i = 0; i < many; ++i) ++count[n][fares[i]];
            ++n;
          }
        }
      }
    }
    constexpr void link(std::size_t a) {
      plus[a].fill(kTooMany);
      then[a].fill(kTooMany);
      // Compilers count the steps of all this: most sequences are of the greatest size.
      for (std::size_t f = 0; f < kFares && size[a] < kMostPayments; ++f) {
        Counts more = count[a];
        ++more[f];
        Fares longer = fare[a];
        longer[size[a]] = static_cast<std::uint8_t>(f);
        for (std::size_t b = 0; b < kCount; ++b) {
          if (size[b] != size[a] + 1) continue;
          if (b < kSorted && count[b] == more) plus[a][f] = static_cast<std::uint8_t>(b);
          if (fare[b] == longer) then[a][f] = static_cast<std::uint8_t>(b);
        }
      }
      for (std::size_t b = 0; a < kSorted && b < kSorted; ++b) {
        bool part = true;
        for (std::size_t f = 0; f < kFares; ++f) part = part && count[b][f] <= count[a][f];
        if (part) parts[a] |= std::uint64_t{1} << b;
      }
    }
  };
  static constexpr Lookups lookups() {
    Lookups all;
    all.list();
    for (std::size_t a = 0; a < kCount; ++a) all.link(a);
    return all;
  }
  static const Lookups kLookups;

  constexpr Bill with_index(int index) const {
    Bill out(index);
    out.power_ = power_;
    return out;
  }

  std::uint8_t index_ = 0, power_ = 0;
};
inline constexpr Bill::Lookups Bill::kLookups = Bill::lookups();

// The hand of the turn's seat and the price of its turn. Every bill is reckoned at most once.
template <int W>
class Purse {
 public:
  void open(const Setup<W>& setup, const Public<W>& pub, const Cards<W>& hand,
            Reserve reserve = Reserve::kept);

  // Whether it matters in which order fares are paid; then bills are sequences, otherwise sorted.
  bool ordered() const { return first_ace_ != 0; }
  // Whether a payment may make later ones cheaper.
  bool chained() const { return chained_; }
  Bill add(Bill bill, Fare fare) const { return ordered() ? bill.then(fare) : bill.plus(fare); }
  // Whether, whatever else is paid, one bill is never dearer than another: in a purse that is
  // ordered.
  bool serves(Bill part, Bill whole) const;

  Cost cost(Bill bill) {
    const Cost& known = cost_[slot(bill)];
    if (known == Cost::unknown()) reckon(bill);
    return known;
  }
  // What another payment of this fare costs at least.
  Cost at_least(Fare fare) {
    return ordered() ? alone_[static_cast<std::size_t>(fare)] : cost(Bill().plus(fare));
  }
  Cost at_least_power(int power) { return cost(Bill().with_power(power)); }
  // Powers that the hand cannot pay for by itself; all where the order of payments matters.
  bool lacks_power(int power) const {
    return ordered() || worth_[fare_of(power)] < price_[fare_of(power)];
  }
  // No payment of this fare is possible, whatever else is paid.
  bool lacks(Fare fare) const {
    return worth_[static_cast<std::size_t>(fare)] < low_[static_cast<std::size_t>(fare)];
  }
  // The cards of the cheapest payments of a bill that can be paid, one after the other.
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
    bool relaxed = false;  // as if an ace had been laid already
    std::array<std::uint8_t, kMostPayments> fare{};
    std::array<Cost, kMostPayments + 1> rest{};  // at least, from this payment on
    std::array<Hand, kMostPayments> given{};
    std::array<Hand, kMostPayments> best;  // once `least` is possible
    // Where the order matters: the suit, from 1, of the ace laid before each payment, and the aces
    // that a payment must leave alone.
    std::array<std::uint8_t, kMostPayments + 1> laid{};
    std::array<Hand, kMostPayments> spared{};
    Cost least = Cost::never();
  };

  void take_stock(const Setup<W>& setup, const Cards<W>& hand, const Keeping<W>& keeping);
  void price_fares(const Setup<W>& setup, const Public<W>& pub);
  void price_capital(const Setup<W>& setup, const Public<W>& pub);
  void reckon(Bill bill);
  WARREN_INLINE bool hopeless(const Payments& bill, int next, Hand left) const;
  void pay_sparingly(Payments& bill);
  void pay(Payments& bill, int next, Hand left, Cost spent);
  void pay_in_order(Payments& bill, int next, Hand left, Cost spent);
  void lay_ace(Payments& bill, int now, int ace, Hand left, Cost spent);
  void give(Payments& bill, int now, int from, int missing, Hand left, Cost spent);
  void price_powers(const Setup<W>& setup, const Public<W>& pub, const Cards<W>& hand);
  static Payments list(Bill bill);
  // Powers are paid for as fares that come after the others.
  static constexpr std::size_t kAllFares = kFares + (kKeeps<W> ? kMostWayfaring : 0);
  static constexpr std::size_t kBills =
      Bill::kCount + (kKeeps<W> ? kMostWayfaring * Bill::kSorted : 0);
  static constexpr std::size_t fare_of(int power) { return index(kFares + power - 1); }
  static constexpr std::size_t slot(Bill bill) {
    if (!kKeeps<W> || bill.power() == 0) return index(bill.index());
    return index(Bill::kCount + (bill.power() - 1) * Bill::kSorted + bill.index());
  }
  Hand all() const { return cards_ == kMostCards ? ~Hand{0} : (Hand{1} << cards_) - 1; }
  int worth(Hand cards) const {
    int sum = 0;
    for (; cards != 0; cards &= cards - 1) sum += value_[index(std::countr_zero(cards))];
    return sum;
  }
  static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

  int cards_ = 0;
  std::array<Card, kMostCards> card_;
  std::array<std::uint8_t, kMostCards> value_;
  std::array<Cost, kMostCards> given_up_;  // what each card costs
  Hand royals_ = 0, reserve_ = 0;
  std::array<Hand, kAllFares> pays_{};
  std::array<int, kAllFares> price_{};  // of each fare, as long as no ace is laid
  std::array<int, kAllFares> low_{};    // the same at best
  std::array<int, kAllFares> worth_{};  // what could pay it, at best
  int first_ace_ = 0;  // what the first ace counts more, if one could still be laid
  Hand aces_ = 0;
  std::array<SuitMask, kAllFares>
      helps_{};  // the aces that, once laid, add 1 to payments of a fare
  bool chained_ = false;
  std::array<Cost, kFares> alone_;
  std::array<Cost, kBills> cost_;
  std::array<std::array<Hand, kMostPayments>, kBills> given_;
};

}  // namespace warren::jack_rabbits
