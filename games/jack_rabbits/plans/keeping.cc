#include "games/jack_rabbits/plans/keeping.h"

#include <algorithm>
#include <bit>

namespace warren::jack_rabbits {
namespace {

// The most royals of different suits and different titles: each title takes a suit of its own, and
// that fails only where some titles have too few suits between them.
int suited_titles(const std::array<SuitMask, 3>& suits_of) {
  int most = kMostRoyals;
  for (unsigned some = 1; some < 8; ++some) {
    SuitMask suits = 0;
    for (std::size_t title = 0; title < 3; ++title) {
      if ((some >> title & 1) != 0) suits = static_cast<SuitMask>(suits | suits_of[title]);
    }
    most = std::min(most, std::popcount(suits) + kMostRoyals - std::popcount(some));
  }
  return most;
}

}  // namespace

template <int W>
int towards(Objective objective, const Cards<W>& royals) {
  std::array<SuitMask, 3> suits_of{};  // by title, the jack first
  unsigned titles = 0;
  int suits = 0, most_of_suit = 0;
  for (int s = 0; s < W; ++s) {
    const unsigned ranks = royals.suit(s) & kRoyals;
    if (ranks == 0) continue;
    ++suits;
    titles |= ranks;
    most_of_suit = std::max(most_of_suit, std::popcount(ranks));
    for (unsigned left = ranks; left != 0; left &= left - 1) {
      SuitMask& of_title = suits_of[static_cast<std::size_t>(std::countr_zero(left) - kJack)];
      of_title = static_cast<SuitMask>(of_title | 1U << s);
    }
  }
  switch (objective) {
    case Objective::simple:
      return std::min(kMostRoyals, royals.size());
    case Objective::diverse:
      return std::min(kMostRoyals, suits);
    case Objective::monarchic:
      return std::popcount(titles);
    case Objective::diverse_monarchic:
      return suited_titles(suits_of);
    case Objective::tribal:
      return most_of_suit;
    case Objective::triple_court:
      break;
  }
  int most_of_title = 0;
  for (const SuitMask of_title : suits_of)
    most_of_title = std::max(most_of_title, std::popcount(of_title));
  return std::min(kMostRoyals, most_of_title);
}

template <int W>
void Keeping<W>::look(const Setup<W>& setup, const Public<W>& pub, Seat seat, const Cards<W>& hand,
                      Reserve reserve) {
  trio_ = useful_ = reserve_ = {};
  const Cards<W> held = royals(hand) | pub.royals_of(seat);
  const int have = held.empty() ? 0 : towards(setup.objective, held);
  held.for_each([&](Card royal) {
    if (towards(setup.objective, held - Cards<W>::of(royal)) == have) return;
    (have == kMostRoyals ? trio_ : useful_).add(royal);
  });
  if (reserve == Reserve::kept && have < kMostRoyals) keep_reserve(setup, pub, hand, held, have);
}

template <int W>
void Keeping<W>::look(const Setup<W>& setup, const Sight<W>& sight) {
  look(setup, sight.pub, sight.seat, sight.own.hand);
  if (sight.pub.pending.empty() || sight.pub.top().kind != FrameKind::pay) return;
  if (sight.pub.top().purpose() != Purpose::royal) return;
  reserve_.set_suit(static_cast<int>(suit_of(place_at(sight.pub.top().detail()))), 0);
}

// Of a suit that a royal of use can be paid with: the highest pips until one more will do, and then
// the lowest that does.
template <int W>
void Keeping<W>::keep_reserve(const Setup<W>& setup, const Public<W>& pub, const Cards<W>& hand,
                              const Cards<W>& royals, int have) {
  for (int s = 0; s < W; ++s) {
    unsigned pips = hand.suit(s) & kPips;
    if (setup.worth[pips] < kRoyalCost) continue;
    bool wanted = setup.objective == Objective::simple && (pub.court.suit(s) & kRoyals) != 0;
    for (unsigned left = pub.court.suit(s) & kRoyals; left != 0 && !wanted; left &= left - 1) {
      const auto rank = static_cast<std::uint8_t>(std::countr_zero(left));
      const auto one = Cards<W>::of(card_of(static_cast<Suit>(s), rank));
      wanted = towards(setup.objective, royals | one) > have;
    }
    if (!wanted) continue;
    unsigned kept = 0;
    int missing = kRoyalCost;
    const auto value = [&setup](unsigned card) { return int{setup.worth[card]}; };
    while (missing > 0) {
      unsigned next = std::bit_floor(pips);  // an ace that counts more is the highest
      if ((pips & 1) != 0 && value(1) > value(next)) next = 1;
      for (unsigned left = pips; value(next) >= missing && left != 0; left &= left - 1) {
        const unsigned low = left & -left;
        if (value(low) >= missing && value(low) < value(next)) next = low;
      }
      kept |= next;
      pips &= ~next;
      missing -= value(next);
    }
    reserve_.set_suit(s, static_cast<RankMask>(kept));
  }
}

template <int W>
Cost Keeping<W>::cost(const Setup<W>& setup, const Cards<W>& cards, const Need& need) const {
  Cost sum;
  cards.for_each([&](Card card) {
    sum = sum + (is_joker(card) ? kJokerCost : Cost(1, setup.value_of(card)) + beyond(card));
  });
  const bool first = need.first_ace != 0 && has_ace(cards, need.suits);
  return first ? sum + Cost(0, need.first_ace) : sum;
}

#define WARREN_WIDTH(W)                             \
  template int towards(Objective, const Cards<W>&); \
  template class Keeping<W>
WARREN_WIDTH(4);
WARREN_WIDTH(12);
#undef WARREN_WIDTH

}  // namespace warren::jack_rabbits
