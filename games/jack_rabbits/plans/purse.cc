#include "games/jack_rabbits/plans/purse.h"

#include <algorithm>

#include "games/jack_rabbits/rules/asked.h"
#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {

template <int W>
void Purse<W>::open(const Setup<W>& setup, const Public<W>& pub, const Cards<W>& hand,
                    Reserve reserve) {
  Keeping<W> keeping;
  keeping.look(setup, pub, pub.turn, hand, reserve);
  take_stock(setup, hand, keeping);
  price_fares(setup, pub);
  std::fill_n(cost_.begin(), ordered() ? Bill::kCount : Bill::kSorted, Cost::unknown());
  if constexpr (kKeeps<W>) price_powers(setup, pub, hand);
}

template <int W>
void Purse<W>::price_powers(const Setup<W>& setup, const Public<W>& pub, const Cards<W>& hand) {
  for (int i = 0; i < setup.hooks.wayfaring.size(); ++i) {
    const Suit suit = setup.hooks.wayfaring[i];
    const std::size_t fare = fare_of(i + 1);
    price_[fare] = low_[fare] =
        with_capital(setup, pub, pub.turn, {pub.price, mask_of(suit)}).amount;
    worth_[fare] = setup.worth_of(hand.suit(static_cast<int>(suit)));
    if (lacks_power(i + 1)) continue;
    pays_[fare] = 0;
    for (int c = 0; c < cards_; ++c)
      pays_[fare] |= Hand{card_[index(c)].suit == static_cast<int>(suit)} << c;
    std::fill_n(cost_.begin() + static_cast<std::ptrdiff_t>(slot(Bill().with_power(i + 1))),
                Bill::kSorted, Cost::unknown());
  }
}

template <int W>
void Purse<W>::take_stock(const Setup<W>& setup, const Cards<W>& hand, const Keeping<W>& keeping) {
  cards_ = 0;
  pays_.fill(0);
  royals_ = reserve_ = 0;
  std::array<SuitMask, kJokerRank> suits{};  // that have a card of each rank
  for (int s = 0; s < W; ++s) {
    for (unsigned ranks = hand.suit(s) & kPaying; ranks != 0; ranks &= ranks - 1) {
      SuitMask& there = suits[index(std::countr_zero(ranks))];
      there = static_cast<SuitMask>(there | 1U << s);
    }
  }
  for (const std::uint8_t rank : setup.by_value) {
    for (unsigned there = suits[rank]; there != 0; there &= there - 1) {
      if (cards_ == kMostCards) break;
      const int suit = std::countr_zero(there);
      const std::size_t at = index(cards_++);
      card_[at] = {static_cast<std::uint8_t>(suit), rank};
      value_[at] = setup.value[rank];
      const Cost beyond = keeping.beyond(card_[at]);
      given_up_[at] = Cost(1, value_[at]) + beyond;
      royals_ |= Hand{beyond.royals() != 0} << at;
      reserve_ |= Hand{beyond.count(Kept::reserve) != 0} << at;
      for (std::size_t fare = 0; fare < kFares; ++fare) {
        const Hand mine = setup.ground.toll[fare] >> suit & 1;
        pays_[fare] |= mine << at;
      }
    }
  }
}

// With an ace before one already, or without any, every payment of a fare is like another.
template <int W>
void Purse<W>::price_fares(const Setup<W>& setup, const Public<W>& pub) {
  price_.fill(pub.price);
  low_.fill(pub.price);
  first_ace_ = 0;
  chained_ = false;
  for (std::size_t fare = 0; fare < kFares; ++fare) worth_[fare] = worth(pays_[fare]);
  if (setup.variant.capital_aces) price_capital(setup, pub);
}

template <int W>
void Purse<W>::price_capital(const Setup<W>& setup, const Public<W>& pub) {
  for (std::size_t fare = 0; fare < kFares; ++fare) {
    const Need toll{pub.price, setup.ground.toll[fare]};
    price_[fare] = low_[fare] = with_capital(setup, pub, pub.turn, toll).amount;
  }
  first_ace_ = first_ace_of(setup, pub, pub.turn);
  if (first_ace_ == 0) return;
  aces_ = 0;
  for (int i = 0; i < cards_; ++i) aces_ |= Hand{card_[index(i)].rank == kAce} << i;
  if (((pays_[0] | pays_[1] | pays_[2] | pays_[3]) & aces_) == 0) {
    first_ace_ = 0;
    return;
  }
  const Additional additional = setup.variant.additional;
  chained_ = additional != Additional::off && pub.price > 1;
  for (std::size_t fare = 0; fare < kFares; ++fare) {
    const bool any = additional == Additional::any;
    helps_[fare] = !chained_ ? SuitMask{0} : any ? SuitMask{0xFFFF} : setup.ground.toll[fare];
    if (helps_[fare] != 0) --low_[fare];
    if ((pays_[fare] & aces_) != 0) worth_[fare] += first_ace_;
  }
  for (std::size_t fare = 0; fare < kFares; ++fare) {
    Payments one = list(Bill().plus(static_cast<Fare>(fare)));
    one.relaxed = true;
    if (!lacks(static_cast<Fare>(fare))) pay_sparingly(one);
    alone_[fare] = one.least;
  }
}

template <int W>
typename Purse<W>::Payments Purse<W>::list(Bill bill) {
  Payments out;
  out.count = bill.size();
  if (kKeeps<W> && bill.power() != 0)
    out.fare[index(bill.fares())] = static_cast<std::uint8_t>(fare_of(bill.power()));
  for (int i = 0; i < bill.fares(); ++i)
    out.fare[index(i)] = static_cast<std::uint8_t>(bill.fare(i));
  return out;
}

// A payment less leaves its cards for the others; but the ace it might have laid may be what made
// them cheaper.
template <int W>
bool Purse<W>::serves(Bill part, Bill whole) const {
  if (part == whole) return true;
  if (!part.within(whole)) return false;
  for (std::size_t fare = 0; chained_ && fare < kFares; ++fare) {
    const auto which = static_cast<Fare>(fare);
    if (part.count(which) < whole.count(which) && (pays_[fare] & aces_) != 0) return false;
  }
  return true;
}

// Some of the payments left together ask for more than all cards that could pay them are worth.
template <int W>
inline bool Purse<W>::hopeless(const Payments& bill, int next, Hand left) const {
  for (unsigned some = 1; some < 1U << (bill.count - next); ++some) {
    Hand could_pay = 0;
    int asked = 0;
    for (int i = next; i < bill.count; ++i) {
      if ((some >> (i - next) & 1) == 0) continue;
      could_pay |= pays_[bill.fare[index(i)]];
      asked += low_[bill.fare[index(i)]];
    }
    could_pay &= left;
    if (first_ace_ != 0 && bill.laid[index(next)] == 0 && (could_pay & aces_) != 0)
      asked -= first_ace_;
    if (worth(could_pay) < asked) return true;
  }
  return false;
}

template <int W>
void Purse<W>::reckon(Bill bill) {
  Payments payments = list(bill);
  if (!hopeless(payments, 0, all())) {
    // Payments share no card, so together they cost at least what each costs by itself.
    for (int i = payments.count; payments.count > 1 && i-- > 0;) {
      const std::uint8_t fare = payments.fare[index(i)];
      const Cost alone =
          fare < kFares ? at_least(static_cast<Fare>(fare)) : at_least_power(fare - kFares + 1);
      payments.rest[index(i)] = payments.rest[index(i + 1)] + alone;
    }
    pay_sparingly(payments);
  }
  cost_[slot(bill)] = payments.least;
  if (payments.least.possible()) given_[slot(bill)] = payments.best;
}

// What is rather kept is looked at only where the rest does not pay: whatever the rest pays is
// cheaper, and the fewer cards there are the faster it is found.
template <int W>
void Purse<W>::pay_sparingly(Payments& bill) {
  const Hand kept = royals_ | reserve_;
  if (kept != 0) {
    if (!hopeless(bill, 0, all() & ~kept)) pay(bill, 0, all() & ~kept, {});
    if (bill.least.possible()) return;
    if (reserve_ != 0 && royals_ != 0) {
      if (!hopeless(bill, 0, all() & ~royals_)) pay(bill, 0, all() & ~royals_, {});
      if (bill.least.possible()) return;
    }
  }
  pay(bill, 0, all(), {});
}

template <int W>
void Purse<W>::pay(Payments& bill, int next, Hand left, Cost spent) {
  if (next == bill.count) {
    bill.least = spent;  // `give` lets nothing dearer through
    bill.best = bill.given;
    return;
  }
  if (next > 0 && hopeless(bill, next, left)) return;
  if (first_ace_ != 0) return pay_in_order(bill, next, left, spent);
  // Equal payments are interchangeable: let their first cards be in order.
  const bool again = next > 0 && bill.fare[index(next)] == bill.fare[index(next - 1)];
  const int from = again ? std::countr_zero(bill.given[index(next - 1)]) + 1 : 0;
  bill.given[index(next)] = 0;
  give(bill, next, from, price_[bill.fare[index(next)]], left, spent);
}

// The same while an ace may be laid: with one of the aces as the first, or sparing them all; once
// it is laid, with what it adds. Equal payments are interchangeable only if neither lays it.
template <int W>
void Purse<W>::pay_in_order(Payments& bill, int next, Hand left, Cost spent) {
  const std::size_t at = index(next);
  const std::uint8_t fare = bill.fare[at];
  const std::uint8_t laid = bill.laid[at];
  if (laid == 0) {
    for (Hand could = left & aces_ & pays_[fare]; could != 0; could &= could - 1)
      lay_ace(bill, next, std::countr_zero(could), left, spent);
  }
  const bool again = next > 0 && fare == bill.fare[at - 1] && laid == bill.laid[at - 1];
  const int from = again ? std::countr_zero(bill.given[at - 1]) + 1 : 0;
  const int helped = laid != 0 ? helps_[fare] >> (laid - 1) & 1 : 0;
  bill.given[at] = 0;
  bill.laid[at + 1] = laid;
  bill.spared[at] = laid == 0 ? aces_ : 0;
  give(bill, next, from, bill.relaxed ? low_[fare] : price_[fare] - helped, left, spent);
  bill.spared[at] = 0;
}

// Of several aces in a payment the first in the order of suits is laid.
template <int W>
void Purse<W>::lay_ace(Payments& bill, int now, int ace, Hand left, Cost spent) {
  const std::size_t at = index(now);
  const Hand bit = Hand{1} << ace;
  const int counts = value_[index(ace)] + first_ace_;
  const int missing = (bill.relaxed ? low_ : price_)[bill.fare[at]] - counts;
  const Cost then = spent + given_up_[index(ace)] + Cost(0, first_ace_);
  if (then + bill.rest[at + 1] >= bill.least) return;
  bill.given[at] = bit;
  bill.laid[at + 1] = static_cast<std::uint8_t>(card_[index(ace)].suit + 1);
  if (missing <= 0) return pay(bill, now + 1, left & ~bit, then);
  bill.spared[at] = aces_ & (bit | (bit - 1));
  give(bill, now, 0, missing, left & ~bit, then);
}

// Adds one card after the other, the most valuable first: a payment is done with the card that
// first makes it suffice, so that no card of it can be left out.
template <int W>
void Purse<W>::give(Payments& bill, int now, int from, int missing, Hand left, Cost spent) {
  if (from >= kMostCards) return;
  const Hand behind = ~Hand{0} << from;
  const Hand among = left & pays_[bill.fare[index(now)]] & ~bill.spared[index(now)];
  for (Hand could = among & behind; could != 0; could &= could - 1) {
    const int card = std::countr_zero(could);
    const int value = value_[index(card)];
    const Cost then = spent + given_up_[index(card)];
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
    for (Hand given = given_[slot(bill)][i]; given != 0; given &= given - 1)
      out[i].add(card_[index(std::countr_zero(given))]);
  }
  return out;
}

template class Purse<4>;
template class Purse<12>;

}  // namespace warren::jack_rabbits
