#include "bots/jack_rabbits_guess.h"

#include <algorithm>
#include <array>
#include <bit>

namespace warren::jack_rabbits {

Guess::Guess(const Table<4>& table, const Sight<4>& sight) : table_(table), sight_(sight) {
  unseen_ = table.pips - sight.own.hand - sight.pub.spent - sight.pub.laid;
  for (const Seat seat : SeatSet::first(table.seats)) unseen_ = unseen_ - known_to(sight, seat);
  count_ = unseen_.size();
}

int Guess::at_most(Seat other, Suit suit, int points) const {
  const Cards<4> known = known_to(sight_, other);
  const int s = static_cast<int>(suit);
  const int room = points - table_.worth_of(known.suit(s));
  if (room < 0) return 0;
  const int hidden = sight_.pub.hand_of(other) - known.size();
  if (hidden <= 0 || count_ == 0) return kSure;
  const int odds = std::min(kSure, kSure * hidden / count_);  // that a given card is there
  std::array<int, 56> sums{};                                 // the odds of every sum
  const int top = std::min(room, 55);
  sums[0] = kSure;
  for (unsigned ranks = unseen_.suit(s) & kPips; ranks != 0; ranks &= ranks - 1) {
    const int value = table_.value[static_cast<std::size_t>(std::countr_zero(ranks))];
    for (int sum = top; sum >= 0; --sum) {
      const int with = sum >= value ? sums[static_cast<std::size_t>(sum - value)] * odds : 0;
      int& now = sums[static_cast<std::size_t>(sum)];
      now = (now * (kSure - odds) + with) / kSure;
    }
  }
  int total = 0;
  for (int sum = 0; sum <= top; ++sum) total += sums[static_cast<std::size_t>(sum)];
  return std::min(total, kSure);
}

}  // namespace warren::jack_rabbits
