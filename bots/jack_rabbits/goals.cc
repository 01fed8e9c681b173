#include "bots/jack_rabbits/goals.h"

#include <algorithm>
#include <bit>

namespace warren::jack_rabbits {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }
constexpr bool has(RoyalSet set, int royal) { return (set >> royal & 1) != 0; }
void lower(std::int16_t& known, int value) {
  if (value < known) known = static_cast<std::int16_t>(value);
}

}  // namespace

RoyalSet royal_set(const Cards<4>& cards) {
  unsigned set = 0;
  for (int s = 0; s < 4; ++s) {
    // Places have the king first, ranks the jack.
    const unsigned ranks = cards.suit(s);
    const unsigned titles =
        (ranks >> kKing & 1) | (ranks >> kQueen & 1) << 1 | (ranks >> kJack & 1) << 2;
    set |= titles << (3 * s);
  }
  return static_cast<RoyalSet>(set);
}

Goals::Thirds Goals::thirds_of(Objective objective) {
  Thirds out{};
  for (int a = 0; a < kRoyalCount; ++a) {
    for (int b = a + 1; b < kRoyalCount; ++b) {
      for (int c = b + 1; c < kRoyalCount; ++c) {
        Cards<4> trio = Cards<4>::of(card_of_royal(a));
        trio.add(card_of_royal(b));
        trio.add(card_of_royal(c));
        if (!jack_rabbits::fulfils(objective, trio)) continue;
        const auto note = [&out](int x, int y, int z) {
          RoyalSet& set = out[at(x)][at(y)];
          set = static_cast<RoyalSet>(set | 1U << z);
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

void Goals::learn(Objective objective) {
  static const auto kThirds = [] {
    std::array<Thirds, kObjectives> out;
    for (int i = 0; i < kObjectives; ++i) out[at(i)] = thirds_of(static_cast<Objective>(i));
    return out;
  }();
  any_three_ = objective == Objective::simple;
  third_ = &kThirds[static_cast<std::size_t>(objective)];
}

bool Goals::fulfils(RoyalSet royals) const {
  if (std::popcount(royals) != kMostRoyals) return false;
  const int a = std::countr_zero(royals);
  const int b = std::countr_zero(static_cast<unsigned>(royals & (royals - 1)));
  return (third(a, b) & royals) != 0;
}

bool Goals::suits_with(int royal, RoyalSet others) const {
  for (unsigned left = others; left != 0; left &= left - 1) {
    if (third(royal, std::countr_zero(left)) != 0) return true;
  }
  return others == 0;
}

// Royals of the court are paid for with their suit; those in other hands have to be fought for.
void Goals::list_targets(const Setup<4>& setup, const Sight<4>& sight, int robbery) {
  const RoyalSet court = royal_set(sight.pub.court);
  targets_ = 0;
  for (int royal = 0; royal < kRoyalCount; ++royal) {
    Target target{static_cast<std::int8_t>(royal), static_cast<std::int8_t>(stop_of_royal(royal)),
                  static_cast<std::int8_t>(royal / 3), 0};
    if (has(mine_, royal)) continue;
    if (!has(court, royal)) {
      Seat owner = Seat::nobody;
      for (const Seat seat : SeatSet::first(setup.seats)) {
        if (sight.pub.known_of(seat).has(card_of_royal(royal))) owner = seat;
      }
      if (owner == sight.seat || owner == Seat::nobody) continue;
      // Without fights it can only be waited for.
      target.extra = static_cast<std::int16_t>(setup.classic.fight ? robbery : 2 * robbery);
      if (setup.classic.fight) {
        target.stop = static_cast<std::int8_t>(stop_of(sight.pub.place_of(owner)));
        target.suit = static_cast<std::int8_t>(Suit::spades);
      }
    }
    target_[at(targets_++)] = target;
  }
}

bool Goals::add_one(const JourneyMap& map) {
  RoyalSet thirds = 0;
  for (unsigned a = mine_; a != 0; a &= a - 1) {
    for (unsigned b = a & (a - 1); b != 0; b &= b - 1)
      thirds = static_cast<RoyalSet>(thirds | third(std::countr_zero(a), std::countr_zero(b)));
  }
  bool any = false;
  for (int i = 0; i < targets_; ++i) {
    const Target& x = target_[at(i)];
    if (!has(thirds, x.royal)) continue;
    any = true;
    lower(after_[at(x.royal)][kNoNeeds], map.turns(x.stop, 0));
  }
  return any;
}

bool Goals::add_two(const JourneyMap& map) {
  bool any = false;
  for (int i = 0; i < targets_; ++i) {
    const Target& x = target_[at(i)];
    RoyalSet thirds = 0;
    for (unsigned a = mine_; a != 0; a &= a - 1)
      thirds = static_cast<RoyalSet>(thirds | third(x.royal, std::countr_zero(a)));
    Ways& ways = after_[at(x.royal)];
    for (int j = 0; j < targets_; ++j) {
      const Target& y = target_[at(j)];
      if (i == j || !has(thirds, y.royal)) continue;
      any = true;
      const int way = map.turns(x.stop, y.stop) + y.extra + map.turns(y.stop, 0);
      lower(ways[kNeeds.plus[kNoNeeds][at(y.suit)]], way);
    }
  }
  return any;
}

bool Goals::add_three(const JourneyMap& map) {
  bool any = false;
  for (int j = 0; j < targets_; ++j) {
    const Target& y = target_[at(j)];
    for (int k = 0; k < targets_; ++k) {
      const Target& z = target_[at(k)];
      if (j == k) continue;
      const RoyalSet firsts = third(y.royal, z.royal);
      const int end = y.extra + map.turns(y.stop, z.stop) + z.extra + map.turns(z.stop, 0);
      const auto needs = kNeeds.plus[kNeeds.plus[kNoNeeds][at(y.suit)]][at(z.suit)];
      for (int i = 0; i < targets_; ++i) {
        const Target& x = target_[at(i)];
        if (!has(firsts, x.royal)) continue;
        any = true;
        lower(after_[at(x.royal)][needs], map.turns(x.stop, y.stop) + end);
      }
    }
  }
  return any;
}

void Goals::add_first_leg(const JourneyMap& map) {
  for (int i = 0; i < targets_; ++i) {
    const Target& x = target_[at(i)];
    const Ways& rest = after_[at(x.royal)];
    for (std::size_t n = 0; n < 15; ++n) {  // fewer than three
      if (rest[n] >= kFar) continue;
      const std::size_t needs = kNeeds.plus[n][at(x.suit)];
      for (int stop = 0; stop < kStops; ++stop)
        lower(from_[at(stop)][needs], map.turns(stop, x.stop) + x.extra + rest[n]);
    }
  }
}

void Goals::set_out(const Setup<4>& setup, const Sight<4>& sight, RoyalSet mine,
                    const JourneyMap& map, int robbery) {
  mine_ = mine;
  complete_ = fulfils(mine);
  size_ = 0;
  for (Ways& ways : from_) ways.fill(kFar);
  for (Ways& ways : after_) ways.fill(kFar);
  if (complete_) {
    for (int stop = 0; stop < kStops; ++stop)
      from_[at(stop)][kNoNeeds] = static_cast<std::int16_t>(map.turns(stop, 0));
    return;
  }
  list_targets(setup, sight, robbery);
  // One royal more than needed at least may still be the shorter way; two more hardly.
  if (add_one(map)) size_ = 1;
  if (size_ == 0 || !any_three_) {
    if (add_two(map) && size_ == 0) size_ = 2;
  }
  if (size_ == 0 || (size_ == 2 && !any_three_)) {
    if (add_three(map) && size_ == 0) size_ = 3;
  }
  add_first_leg(map);
}

}  // namespace warren::jack_rabbits
