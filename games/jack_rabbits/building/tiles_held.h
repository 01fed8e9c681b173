// Tiles that do not lie on the board, as counts: tiles of one kind are alike, and those that lie
// face down have no order until one is flipped.
#pragma once

#include <array>
#include <cstdint>

#include "games/jack_rabbits/board/tiles.h"

namespace warren::jack_rabbits::building {

inline constexpr int kShapes = 3;
// Kinds that these rules know tiles of; there is room for more royals, but for no kind behind them.
inline constexpr int kKindsKnown = static_cast<int>(TileKind::first_royal) + 3 * kSuitsKnown;
inline constexpr TileKind kNoTile = static_cast<TileKind>(0xFF);

constexpr bool known(TileKind kind) { return static_cast<int>(kind) < kKindsKnown; }
constexpr bool known(Shape shape) { return static_cast<int>(shape) < kShapes; }

class Tiles {
  static constexpr int kCounted = static_cast<int>(TileKind::last_royal) + 1;

 public:
  constexpr int count(TileKind kind) const { return counts_[slot(kind)]; }
  constexpr bool has(TileKind kind) const { return known(kind) && count(kind) > 0; }
  constexpr void add(TileKind kind) { ++counts_[slot(kind)]; }
  constexpr void remove(TileKind kind) { --counts_[slot(kind)]; }
  constexpr int size() const {
    int sum = 0;
    for (const int count : counts_) sum += count;
    return sum;
  }
  constexpr int size(Shape shape) const {
    int sum = 0;
    for (int i = 0; i < kCounted; ++i) {
      const auto kind = static_cast<TileKind>(i);
      if (shape_of(kind) == shape) sum += count(kind);
    }
    return sum;
  }
  constexpr bool empty() const { return size() == 0; }
  // Each kind that is there, once.
  template <class Visit>
  constexpr void each_kind(Visit&& visit) const {
    for (int i = 0; i < kCounted; ++i) {
      if (counts_[static_cast<std::size_t>(i)] > 0) visit(static_cast<TileKind>(i));
    }
  }

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.counts_);
  }
  friend constexpr bool operator==(const Tiles&, const Tiles&) = default;

 private:
  static constexpr std::size_t slot(TileKind kind) { return static_cast<std::size_t>(kind); }
  std::array<std::uint8_t, kCounted> counts_{};
};

}  // namespace warren::jack_rabbits::building
