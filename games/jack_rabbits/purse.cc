#include "games/jack_rabbits/purse.h"

namespace warren::jack_rabbits {

// In order of rank is in order of value: values never fall with the rank.
template <int W>
void Purse<W>::open(const Table<W>& table, const Cards<W>& hand, int price) {
  price_ = price;
  cards_ = 0;
  reckoned_ = 0;
  pays_.fill(0);
  std::array<SuitMask, kJokerRank> suits{};  // that have a card of each rank
  for (int s = 0; s < W; ++s) {
    for (unsigned ranks = hand.suit(s) & kPaying; ranks != 0; ranks &= ranks - 1) {
      SuitMask& there = suits[index(std::countr_zero(ranks))];
      there = static_cast<SuitMask>(there | 1U << s);
    }
  }
  for (int rank = kKing; rank >= kAce; --rank) {
    for (unsigned there = suits[index(rank)]; there != 0; there &= there - 1) {
      if (cards_ == kMostCards) break;
      const int suit = std::countr_zero(there);
      const std::size_t at = index(cards_++);
      card_[at] = {static_cast<std::uint8_t>(suit), static_cast<std::uint8_t>(rank)};
      value_[at] = table.value[index(rank)];
      for (std::size_t fare = 0; fare < kFares; ++fare) {
        const Hand mine = table.ground.toll[fare] >> suit & 1;
        pays_[fare] |= mine << at;
      }
    }
  }
  for (std::size_t fare = 0; fare < kFares; ++fare) worth_[fare] = worth(pays_[fare]);
}

template <int W>
typename Purse<W>::Payments Purse<W>::list(Bill bill) {
  Payments out;
  for (std::size_t fare = 0; fare < kFares; ++fare) {
    for (int i = 0; i < bill.count(static_cast<Fare>(fare)); ++i)
      out.fare[index(out.count++)] = static_cast<std::uint8_t>(fare);
  }
  return out;
}

// Some of the payments left together ask for more than all cards that could pay them are worth.
template <int W>
bool Purse<W>::hopeless(const Payments& bill, int next, Hand left) const {
  for (unsigned some = 1; some < 1U << (bill.count - next); ++some) {
    Hand could_pay = 0;
    for (int i = next; i < bill.count; ++i) {
      if ((some >> (i - next) & 1) != 0) could_pay |= pays_[bill.fare[index(i)]];
    }
    if (worth(could_pay & left) < price_ * std::popcount(some)) return true;
  }
  return false;
}

template <int W>
void Purse<W>::reckon(Bill bill) {
  reckoned_ |= bill.bit();
  Payments payments = list(bill);
  const Hand all = cards_ == kMostCards ? ~Hand{0} : (Hand{1} << cards_) - 1;
  if (!hopeless(payments, 0, all)) {
    // Payments share no card, so together they cost at least what each costs by itself.
    for (int i = payments.count; payments.count > 1 && i-- > 0;) {
      const Cost alone = cost(Bill().plus(static_cast<Fare>(payments.fare[index(i)])));
      payments.rest[index(i)] = payments.rest[index(i + 1)] + alone;
    }
    pay(payments, 0, all, {});
  }
  cost_[index(bill.index())] = payments.least;
  given_[index(bill.index())] = payments.best;
}

template <int W>
void Purse<W>::pay(Payments& bill, int next, Hand left, Cost spent) {
  if (next == bill.count) {
    bill.least = spent;  // `give` lets nothing dearer through
    bill.best = bill.given;
    return;
  }
  if (next > 0 && hopeless(bill, next, left)) return;
  // Equal payments are interchangeable: let their first cards be in order.
  const bool again = next > 0 && bill.fare[index(next)] == bill.fare[index(next - 1)];
  const int from = again ? std::countr_zero(bill.given[index(next - 1)]) + 1 : 0;
  bill.given[index(next)] = 0;
  give(bill, next, from, price_, left, spent);
}

// Adds one card after the other, the most valuable first: a payment is done with the card that
// first makes it suffice, so that no card of it can be left out.
template <int W>
void Purse<W>::give(Payments& bill, int now, int from, int missing, Hand left, Cost spent) {
  if (from >= kMostCards) return;
  const Hand behind = ~Hand{0} << from;
  for (Hand could = left & pays_[bill.fare[index(now)]] & behind; could != 0; could &= could - 1) {
    const int card = std::countr_zero(could);
    const int value = value_[index(card)];
    const Cost then = spent + Cost(1, value);
    const bool enough = value >= missing;
    const Cost at_least = then + bill.rest[index(now + 1)] + (enough ? Cost() : Cost(1, 1));
    if (at_least >= bill.least) continue;
    const Hand bit = Hand{1} << card;
    bill.given[index(now)] |= bit;
    if (enough)
      pay(bill, now + 1, left & ~bit, then);
    else
      give(bill, now, card + 1, missing - value, left & ~bit, then);
    bill.given[index(now)] &= ~bit;
  }
}

template <int W>
typename Purse<W>::Split Purse<W>::split(Bill bill) {
  Split out;
  if (!cost(bill).possible()) return out;
  for (std::size_t i = 0; i < out.size(); ++i) {
    for (Hand given = given_[index(bill.index())][i]; given != 0; given &= given - 1)
      out[i].add(card_[index(std::countr_zero(given))]);
  }
  return out;
}

template class Purse<4>;
template class Purse<12>;

}  // namespace warren::jack_rabbits
