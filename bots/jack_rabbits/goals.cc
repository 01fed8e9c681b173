#include "bots/jack_rabbits/goals.h"

#include <algorithm>
#include <bit>

namespace warren::jack_rabbits {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }
void lower(std::int16_t& known, int value) {
  if (value < known) known = static_cast<std::int16_t>(value);
}

}  // namespace

template <int W>
RoyalSet<W> royal_set(const Cards<W>& cards) {
  RoyalSet<W> set = 0;
  for (int s = 0; s < W; ++s) {
    // Places have the king first, ranks the jack.
    const unsigned ranks = cards.suit(s);
    const RoyalSet<W> titles =
        (ranks >> kKing & 1) | (ranks >> kQueen & 1) << 1 | (ranks >> kJack & 1) << 2;
    set |= titles << (3 * s);
  }
  return set;
}

template <int W>
typename Goals<W>::Thirds Goals<W>::thirds_of(Objective objective) {
  Thirds out{};
  for (int a = 0; a < kRoyalCount; ++a) {
    for (int b = a + 1; b < kRoyalCount; ++b) {
      for (int c = b + 1; c < kRoyalCount; ++c) {
        Cards trio = Cards::of(card_of_royal(a));
        trio.add(card_of_royal(b));
        trio.add(card_of_royal(c));
        if (!jack_rabbits::fulfils(objective, trio)) continue;
        const auto note = [&out](int x, int y, int z) {
          RoyalSet& set = out[at(x)][at(y)];
          set |= RoyalSet{1} << z;
          out[at(y)][at(x)] = set;
        };
        note(a, b, c);
        note(a, c, b);
        note(b, c, a);
      }
    }
  }
  return out;
}

template <int W>
void Goals<W>::learn(Objective objective) {
  static const auto kThirds = [] {
    std::array<Thirds, kObjectives> out;
    for (int i = 0; i < kObjectives; ++i) out[at(i)] = thirds_of(static_cast<Objective>(i));
    return out;
  }();
  any_three_ = objective == Objective::simple;
  third_ = &kThirds[static_cast<std::size_t>(objective)];
}

template <int W>
bool Goals<W>::fulfils(RoyalSet royals) const {
  if (std::popcount(royals) != kMostRoyals) return false;
  const int a = std::countr_zero(royals);
  const int b = std::countr_zero(royals & (royals - 1));
  return (third(a, b) & royals) != 0;
}

template <int W>
bool Goals<W>::suits_with(int royal, RoyalSet others) const {
  for (RoyalSet left = others; left != 0; left &= left - 1) {
    if (third(royal, std::countr_zero(left)) != 0) return true;
  }
  return others == 0;
}

// Royals of the court are paid for with their suit; those in other hands have to be fought for.
template <int W>
void Goals<W>::list_targets(const Setup& setup, const Sight& sight, int robbery) {
  const RoyalSet court = royal_set(sight.pub.court);
  targets_ = 0;
  for (RoyalSet left = royal_set(setup.court) & ~mine_; left != 0; left &= left - 1) {
    const int royal = std::countr_zero(left);
    Target target{static_cast<std::int8_t>(royal), static_cast<std::int8_t>(stop_of_royal(royal)),
                  static_cast<std::int8_t>(royal / 3), 0};
    if ((court >> royal & 1) == 0) {
      Seat owner = Seat::nobody;
      for (const Seat seat : SeatSet::first(setup.seats)) {
        if (sight.pub.known_of(seat).has(card_of_royal(royal))) owner = seat;
      }
      if (owner == sight.seat || owner == Seat::nobody) continue;
      // Without fights one can only wait for it.
      target.extra = static_cast<std::int16_t>(!setup.weapons.empty() ? robbery : 2 * robbery);
      if (!setup.weapons.empty()) {
        target.stop = static_cast<std::int8_t>(stop_of<W>(sight.pub.place_of(owner)));
        target.suit = static_cast<std::int8_t>(setup.weapons[0]);
      }
    }
    target_[at(royal)] = target;
    targets_ |= RoyalSet{1} << royal;
  }
}

template <int W>
bool Goals<W>::add_one(const JourneyMap& map) {
  RoyalSet thirds = 0;
  for (RoyalSet a = mine_; a != 0; a &= a - 1) {
    for (RoyalSet b = a & (a - 1); b != 0; b &= b - 1)
      thirds |= third(std::countr_zero(a), std::countr_zero(b));
  }
  const RoyalSet wanted = thirds & targets_;
  for (RoyalSet left = wanted; left != 0; left &= left - 1) {
    const Target& x = target_[at(std::countr_zero(left))];
    lower(after_[at(x.royal)][kNoNeeds], map.turns(x.stop, 0));
  }
  used_[kNoNeeds] = true;
  return wanted != 0;
}

template <int W>
bool Goals<W>::add_two(const JourneyMap& map) {
  bool any = false;
  for (RoyalSet first = targets_; first != 0; first &= first - 1) {
    const Target& x = target_[at(std::countr_zero(first))];
    RoyalSet thirds = 0;
    for (RoyalSet a = mine_; a != 0; a &= a - 1) thirds |= third(x.royal, std::countr_zero(a));
    Ways& ways = after_[at(x.royal)];
    for (RoyalSet second = thirds & targets_; second != 0; second &= second - 1) {
      const Target& y = target_[at(std::countr_zero(second))];
      any = true;
      const int way = map.turns(x.stop, y.stop) + y.extra + map.turns(y.stop, 0);
      const Needs needs = kNeeds<W>.plus[kNoNeeds][at(y.suit)];
      lower(ways[needs], way);
      used_[needs] = true;
    }
  }
  return any;
}

template <int W>
bool Goals<W>::add_three(const JourneyMap& map) {
  bool any = false;
  for (RoyalSet second = targets_; second != 0; second &= second - 1) {
    const Target& y = target_[at(std::countr_zero(second))];
    for (RoyalSet last = targets_; last != 0; last &= last - 1) {
      const Target& z = target_[at(std::countr_zero(last))];
      RoyalSet firsts = third(y.royal, z.royal) & targets_;  // none where y is z
      if (firsts == 0) continue;
      any = true;
      const int end = y.extra + map.turns(y.stop, z.stop) + z.extra + map.turns(z.stop, 0);
      const Needs needs = kNeeds<W>.plus[kNeeds<W>.plus[kNoNeeds][at(y.suit)]][at(z.suit)];
      used_[needs] = true;
      for (; firsts != 0; firsts &= firsts - 1) {
        const Target& x = target_[at(std::countr_zero(firsts))];
        lower(after_[at(x.royal)][needs], map.turns(x.stop, y.stop) + end);
      }
    }
  }
  return any;
}

template <int W>
void Goals<W>::add_first_leg(const JourneyMap& map) {
  for (RoyalSet first = targets_; first != 0; first &= first - 1) {
    const Target& x = target_[at(std::countr_zero(first))];
    const Ways& rest = after_[at(x.royal)];
    for (std::size_t n = 0; n < NeedsList<W>::kBelowThree; ++n) {
      if (rest[n] >= kFar) continue;
      const Needs needs = kNeeds<W>.plus[n][at(x.suit)];
      used_[needs] = true;
      for (int stop = 0; stop < kStops; ++stop)
        lower(from_[at(stop)][needs], map.turns(stop, x.stop) + x.extra + rest[n]);
    }
  }
}

template <int W>
void Goals<W>::list_needs() {
  needs_size_ = 0;
  for (std::size_t n = 0; n < used_.size(); ++n) {
    if (used_[n]) needs_[needs_size_++] = static_cast<Needs>(n);
  }
}

template <int W>
void Goals<W>::set_out(const Setup& setup, const Sight& sight, RoyalSet mine, const JourneyMap& map,
                       int robbery) {
  mine_ = mine;
  complete_ = fulfils(mine);
  size_ = 0;
  for (Ways& ways : from_) ways.fill(kFar);
  for (Ways& ways : after_) ways.fill(kFar);
  used_.fill(false);
  if (complete_) {
    for (int stop = 0; stop < kStops; ++stop)
      from_[at(stop)][kNoNeeds] = static_cast<std::int16_t>(map.turns(stop, 0));
    used_[kNoNeeds] = true;
    return list_needs();
  }
  list_targets(setup, sight, robbery);
  // Going for one royal more than is missing at least may still be the shorter way; two more
  // hardly.
  if (add_one(map)) size_ = 1;
  if (size_ == 0 || !any_three_) {
    if (add_two(map) && size_ == 0) size_ = 2;
  }
  if (size_ == 0 || (size_ == 2 && !any_three_)) {
    if (add_three(map) && size_ == 0) size_ = 3;
  }
  add_first_leg(map);
  list_needs();
}

template RoyalSet<4> royal_set(const Cards<4>&);
template RoyalSet<12> royal_set(const Cards<12>&);
template class Goals<4>;
template class Goals<12>;

}  // namespace warren::jack_rabbits
