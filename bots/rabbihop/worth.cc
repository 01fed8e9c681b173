#include "bots/rabbihop/worth.h"

#include <algorithm>

namespace warren::rabbihop {

Worth::Worth(const Setup& setup, const Public& pub, int promise) {
  count_piles(setup, pub);
  for (int i = 0; i < setup.seats; ++i) price_tiles(setup, seat_of(i), promise);
  price_unseen(setup, pub);
}

void Worth::count_piles(const Setup& setup, const Public& pub) {
  for (int i = 0; i < setup.seats; ++i) {
    const auto s = static_cast<std::size_t>(i);
    count_[s].fill(0);
    modified_[s].fill(0);
    for (TileId id = pub.pile[s]; id != TileId::none; id = pub.below[slot(id)]) {
      ++count_[s][index(tile(id).type)];
      if (tile(id).type == TileType::modifier) ++modified_[s][index(tile(id).shown)];
    }
  }
}

void Worth::price_tiles(const Setup& setup, Seat seat, int promise) {
  const auto s = static_cast<std::size_t>(seat);
  for (std::size_t type = 0; type < kTileTypes; ++type) {
    const bool modified = modified_[s][type] > 0;
    const int points = modified ? 1 : info(static_cast<TileType>(type)).score;
    each_[s][type] = static_cast<std::int16_t>(100 * points);
    // Every tile of the type scores 1 instead of -1; a second modifier changes nothing.
    shown_[s][type] = static_cast<std::int16_t>(modified ? 0 : promise + 200 * count_[s][type]);
  }
  if (modified_[s][index(TileType::swap)] == 0) price_swaps(setup, seat);
}

// With strictly the most swaps each counts 1, else -1: one more may change the sign of all swaps of
// this seat, and of those of the seat that had the most.
void Worth::price_swaps(const Setup& setup, Seat seat) {
  const auto s = static_cast<std::size_t>(seat);
  const std::size_t swap = index(TileType::swap);
  int most = 0;
  bool alone = true;
  bool modified = false;
  for (int i = 0; i < setup.seats; ++i) {
    const auto other = static_cast<std::size_t>(i);
    if (other == s || count_[other][swap] < most) continue;
    alone = count_[other][swap] > most;
    most = count_[other][swap];
    modified = modified_[other][swap] > 0;
  }
  const int own = count_[s][swap];
  const int now = own > most ? own : -own;
  const int then = own + 1 > most ? own + 1 : -own - 1;
  const bool robs = own + 1 == most && alone && !modified;
  const int robbed = robs ? 200 * most / (setup.seats - 1) : 0;
  each_[s][swap] = static_cast<std::int16_t>(100 * (then - now) + robbed);
  if (own > most) shown_[s][swap] = 0;
}

void Worth::price_unseen(const Setup&, const Public& pub) {
  const int tiles = pub.unseen.size();
  if (tiles == 0) return;
  const Seat seat = pub.turn == Seat::nobody ? Seat{0} : pub.turn;
  int all = 0;
  int good = 0;
  pub.unseen.for_each([&](TileId id) {
    const int worth = of(seat, id);
    all += worth;
    good += std::max(worth, 0);
  });
  unseen_taken_ = all / tiles;
  unseen_chosen_ = good / tiles;
}

int Worth::of_stack(const Public& pub, Seat seat, Cell cell) const {
  int sum = 0;
  for (TileId id = pub.top_at(cell); id != TileId::none; id = pub.below[slot(id)])
    sum += of(seat, id);
  return sum;
}

int Worth::of_top(const Public& pub, Seat seat, int tiles) const {
  int sum = 0;
  TileId id = pub.pile[static_cast<std::size_t>(seat)];
  for (; tiles > 0 && id != TileId::none; --tiles, id = pub.below[slot(id)]) sum += of(seat, id);
  return sum;
}

int Worth::of_choice(Seat seat, const TileSet& tiles) const {
  int sum = 0;
  tiles.for_each([&](TileId id) { sum += std::max(0, of(seat, id)); });
  return sum;
}

}  // namespace warren::rabbihop
