// What a tile is worth to each seat, given the score piles: an estimate, in hundredths of a point.
#pragma once

#include "games/rabbihop/state.h"

namespace warren::rabbihop {

class Worth {
 public:
  // `promise` is what a score modifier is worth for the tiles its owner may still take.
  Worth(const Setup& setup, const Public& pub, int promise);

  // What this seat gains by having one more of it.
  int of(Seat seat, TileId id) const {
    const Tile& info = tile(id);
    const auto s = static_cast<std::size_t>(seat);
    if (info.type != TileType::modifier) return each_[s][index(info.type)];
    return shown_[s][index(info.shown)];
  }
  // Of all tiles in a cell, which are taken together.
  int of_stack(const Public& pub, Seat seat, Cell cell) const;
  // Of the top tiles of a pile to its owner: what is lost by paying them.
  int of_top(const Public& pub, Seat seat, int tiles) const;
  // Of what a seat may choose among, if it keeps what is good for it.
  int of_choice(Seat seat, const TileSet& tiles) const;
  // Of a tile that nobody has seen, on average, when it must be taken and when it need not be.
  int unseen_taken() const { return unseen_taken_; }
  int unseen_chosen() const { return unseen_chosen_; }

 private:
  static constexpr std::size_t index(TileType type) { return static_cast<std::size_t>(type); }
  void count_piles(const Setup& setup, const Public& pub);
  void price_tiles(const Setup& setup, Seat seat, int promise);
  void price_swaps(const Setup& setup, Seat seat);
  void price_unseen(const Setup& setup, const Public& pub);

  using Row = std::array<std::int16_t, kTileTypes>;
  std::array<Row, kMaxSeats> count_;     // tiles of a type in each pile
  std::array<Row, kMaxSeats> modified_;  // score modifiers that show a type
  std::array<Row, kMaxSeats> each_;      // worth of a tile by its type
  std::array<Row, kMaxSeats> shown_;     // worth of a score modifier by what it shows
  int unseen_taken_ = 0, unseen_chosen_ = 0;
};

}  // namespace warren::rabbihop
