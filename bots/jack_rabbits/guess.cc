#include "bots/jack_rabbits/guess.h"

#include <algorithm>
#include <array>
#include <bit>

#include "games/jack_rabbits/rules/needs.h"

namespace warren::jack_rabbits {
namespace {

constexpr int kMostSum = 68;  // of the pips of a suit, with patriarchal values

}  // namespace

template <int W>
Guess<W>::Guess(const Setup& setup, const Sight& sight) : setup_(setup), sight_(sight) {
  unseen_ = setup.pips - sight.own.hand - sight.pub.spent - sight.pub.laid - heaped(sight.pub);
  for (const Seat seat : SeatSet::first(setup.seats)) unseen_ = unseen_ - known_to(sight, seat);
  if (setup.variant.capital_aces) unseen_ = unseen_ - capital_aces(sight.pub);
  count_ = unseen_.size();
}

template <int W>
int Guess<W>::at_most(Seat other, Suit suit, int points) const {
  const Cards known = known_to(sight_, other);
  const int s = static_cast<int>(suit);
  // In a fight the first ace that is spent counts more (rules 6).
  const bool fights =
      std::find(setup_.weapons.begin(), setup_.weapons.end(), suit) != setup_.weapons.end();
  const int first_ace = fights ? first_ace_of(setup_, sight_.pub, other) : 0;
  const int dear = (known.suit(s) & 1) != 0 ? first_ace : 0;
  const int room = points - setup_.worth_of(known.suit(s)) - dear;
  if (room < 0) return 0;
  const int hidden = sight_.pub.hand_of(other) - known.size();
  if (hidden <= 0 || count_ == 0) return kSure;
  const int odds = std::min(kSure, kSure * hidden / count_);  // that a given card is there
  std::array<int, kMostSum + 1> sums{};                       // the odds of every sum
  const int top = std::min(room, kMostSum);
  sums[0] = kSure;
  for (unsigned ranks = unseen_.suit(s) & kPips; ranks != 0; ranks &= ranks - 1) {
    const int rank = std::countr_zero(ranks);
    const int value = setup_.value[static_cast<std::size_t>(rank)] + (rank == kAce ? first_ace : 0);
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

template class Guess<4>;
template class Guess<12>;

}  // namespace warren::jack_rabbits
