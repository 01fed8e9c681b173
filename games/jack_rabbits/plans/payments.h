// The minimal payments: sets of cards worth enough of which no card can be left out.
#pragma once

#include <array>

#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {

// Calls visit(cards) for each minimal set among `hand`. Going through the cards from the most
// valuable down, a set is minimal exactly if it first suffices with its last card.
template <int W, class Visit>
class MinimalPayments {
 public:
  MinimalPayments(const Setup<W>& setup, const Cards<W>& hand, const Need& need, Visit& visit)
      : visit_(visit) {
    list(setup, hand, need.suits);
    choose(0, need.amount);
  }

 private:
  static constexpr int kMost = 13 * W;

  void list(const Setup<W>& setup, const Cards<W>& hand, SuitMask suits) {
    std::array<SuitMask, 14> by_rank{};  // which suits' card of each rank there is
    for (int s = 0; s < W; ++s) {
      if ((suits >> s & 1) == 0) continue;
      for (unsigned ranks = hand.suit(s) & kPaying; ranks != 0; ranks &= ranks - 1) {
        auto& there = by_rank[static_cast<std::size_t>(std::countr_zero(ranks))];
        there = static_cast<SuitMask>(there | 1U << s);
      }
    }
    for (const std::uint8_t r : setup.by_value) {
      for (unsigned there = by_rank[r]; there != 0; there &= there - 1) {
        card_[static_cast<std::size_t>(count_)] = {
            static_cast<std::uint8_t>(std::countr_zero(there)), r};
        value_[static_cast<std::size_t>(count_)] = setup.value[r];
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

// Of a hand that is larger than most, lists look only at its most valuable cards, as many as it
// takes: otherwise there would be no end to the sets. Aces that may count more always belong.
template <int W>
Cards<W> listed_cards(const Setup<W>& setup, const Cards<W>& hand, const Need& need) {
  constexpr int kMostListed = 10;
  if (hand.size() <= kMostListed) return hand;
  const Cards<W> could_pay = paying(hand, need.suits);
  Cards<W> out = need.first_ace != 0 ? only(could_pay, RankMask{1}) : Cards<W>{};
  int sum = 0;
  for (const std::uint8_t rank : setup.by_value) {
    for (int suit = 0; suit < W; ++suit) {
      const Card card = card_of(static_cast<Suit>(suit), rank);
      if (!could_pay.has(card) || out.has(card)) continue;
      if (out.size() >= kMostListed && sum >= need.amount) return out;
      out.add(card);
      sum += setup.value[rank];
    }
  }
  return out;
}

// The same where an ace counts more: it is then the most valuable card. Of several aces the first
// in the order of suits is the one.
template <int W, class Visit>
void payments_with_ace(const Setup<W>& setup, const Cards<W>& hand, const Need& need,
                       Visit& visit) {
  const Cards<W> aces = paying(only(hand, RankMask{1}), need.suits);
  Cards<W> rest = hand;
  Cards<W> ahead;
  const auto with_ahead = [&](const Cards<W>& cards) { visit(cards | ahead); };
  const auto list = [&](const Need& missing) {
    if (missing.amount <= 0)
      visit(ahead);
    else if (can_pay(setup, rest, missing))
      MinimalPayments<W, decltype(with_ahead)>(setup, rest, missing, with_ahead);
  };
  aces.for_each([&](Card ace) {
    rest.remove(ace);
    ahead = Cards<W>::of(ace);
    list({need.amount - need.first_ace - setup.value_of(ace), need.suits});
  });
  ahead = {};
  list({need.amount, need.suits});
}

template <int W, class Visit>
void minimal_payments(const Setup<W>& setup, const Cards<W>& hand, const Need& need,
                      Visit&& visit) {
  if (!can_pay(setup, hand, need)) return;
  const Cards<W> cards = listed_cards(setup, hand, need);
  if (need.first_ace != 0) return payments_with_ace(setup, cards, need, visit);
  MinimalPayments<W, Visit>(setup, cards, need, visit);
}

// Whether no card of a payment can be left out.
template <int W>
bool is_minimal(const Setup<W>& setup, const Cards<W>& cards, const Need& need) {
  bool minimal = worth_for(setup, cards, need) >= need.amount;
  cards.for_each([&](Card card) {
    minimal = minimal && worth_for(setup, cards - Cards<W>::of(card), need) < need.amount;
  });
  return minimal;
}
// Whether it is one of those that minimal_payments lists out of a hand.
template <int W>
bool is_listed(const Setup<W>& setup, const Cards<W>& hand, const Cards<W>& cards,
               const Need& need) {
  return is_minimal(setup, cards, need) && listed_cards(setup, hand, need).contains(cards);
}

}  // namespace warren::jack_rabbits
