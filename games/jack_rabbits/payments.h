// The minimal payments: sets of cards worth enough of which no card can be left out.
#pragma once

#include <array>

#include "games/jack_rabbits/rules.h"

namespace warren::jack_rabbits {

// Calls visit(cards) for each minimal set among `hand`. Going through the cards from the most
// valuable down, a set is minimal exactly if it first suffices with its last card.
template <int W, class Visit>
class MinimalPayments {
 public:
  MinimalPayments(const Table<W>& table, const Cards<W>& hand, const Need& need, Visit& visit)
      : visit_(visit) {
    list(table, hand, need.suits);
    choose(0, need.amount);
  }

 private:
  static constexpr int kMost = 13 * W;

  void list(const Table<W>& table, const Cards<W>& hand, SuitMask suits) {
    std::array<SuitMask, 14> by_rank{};  // which suits' card of each rank there is
    for (int s = 0; s < W; ++s) {
      if ((suits >> s & 1) == 0) continue;
      for (unsigned ranks = hand.suit(s) & kPaying; ranks != 0; ranks &= ranks - 1) {
        auto& there = by_rank[static_cast<std::size_t>(std::countr_zero(ranks))];
        there = static_cast<SuitMask>(there | 1U << s);
      }
    }
    for (const std::uint8_t r : table.by_value) {
      for (unsigned there = by_rank[r]; there != 0; there &= there - 1) {
        card_[static_cast<std::size_t>(count_)] = {
            static_cast<std::uint8_t>(std::countr_zero(there)), r};
        value_[static_cast<std::size_t>(count_)] = table.value[r];
        ++count_;
      }
    }
    int sum = 0;
    for (int i = count_; i-- > 0;) {
      sum += value_[static_cast<std::size_t>(i)];
      rest_[static_cast<std::size_t>(i)] = sum;
    }
  }

  void choose(int from, int missing) {
    for (int i = from; i < count_; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (rest_[at] < missing) return;
      chosen_.add(card_[at]);
      if (value_[at] >= missing) {
        visit_(chosen_);
      } else {
        choose(i + 1, missing - value_[at]);
      }
      chosen_.remove(card_[at]);
    }
  }

  Visit& visit_;
  std::array<Card, kMost> card_;
  std::array<int, kMost> value_;
  std::array<int, kMost> rest_;  // the value of this card and all behind it
  int count_ = 0;
  Cards<W> chosen_;
};

template <int W, class Visit>
void minimal_payments(const Table<W>& table, const Cards<W>& hand, const Need& need,
                      Visit&& visit) {
  if (can_pay(table, hand, need)) MinimalPayments<W, Visit>(table, hand, need, visit);
}

// Whether no card of a payment can be left out.
template <int W>
bool is_minimal(const Table<W>& table, const Cards<W>& cards, int amount) {
  const int worth = table.worth_of(cards);
  bool minimal = worth >= amount;
  cards.for_each([&](Card card) { minimal = minimal && worth - table.value_of(card) < amount; });
  return minimal;
}

}  // namespace warren::jack_rabbits
