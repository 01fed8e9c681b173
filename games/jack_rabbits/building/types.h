// The values of building a board: what seats do, what chance does, what then happened.
#pragma once

#include <cstdint>

#include "core/seat.h"
#include "games/jack_rabbits/building/tiles_held.h"

namespace warren::jack_rabbits::building {

enum class ActionKind : std::uint8_t {
  flip,   // strict: turn up one of your tiles of a shape
  take,   // free: take one of your tiles in hand, so that lists show where it may go
  back,   // free: lay it back
  place,  // the tile in hand, or at once any of those that lie open before you
  pass,   // free
};
inline constexpr int kActionKinds = static_cast<int>(ActionKind::pass) + 1;

struct Action {
  ActionKind kind = ActionKind::pass;
  Shape shape = Shape::hex;  // flip
  Placed tile = {};          // place; of take only its kind

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.shape);
    visit(self.tile);
  }
  friend constexpr bool operator==(const Action&, const Action&) = default;
};
constexpr Action flip(Shape shape) { return {.kind = ActionKind::flip, .shape = shape}; }
constexpr Action take(TileKind kind) {
  return {.kind = ActionKind::take, .tile = {kind, vertex(0, 0), 0}};
}
constexpr Action back() { return {.kind = ActionKind::back}; }
constexpr Action place(const Placed& tile) { return {.kind = ActionKind::place, .tile = tile}; }
constexpr Action pass() { return {.kind = ActionKind::pass}; }

// The tile that a seat is dealt, open, or that it flips.
struct Outcome {
  bool flip = false;
  Seat to = Seat::nobody;
  TileKind tile = kNoTile;

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.flip);
    visit(self.to);
    visit(self.tile);
  }
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

enum class EventKind : std::uint8_t {
  dealt,       // seat, kind
  turn_began,  // seat
  reached,     // seat, shape: it will flip one of these
  flipped,     // seat, kind
  set_aside,   // seat, kind: it fits nowhere
  took,        // seat, kind
  laid_back,   // seat, kind
  placed,      // seat, tile, guidelines that it breaks
  passed,      // seat
  renewed,     // the board cannot be finished: all tiles are taken up
  ended,       // the board is finished
};
inline constexpr int kEventKinds = static_cast<int>(EventKind::ended) + 1;

struct Event {
  EventKind kind = EventKind::ended;
  Seat seat = Seat::nobody;
  Shape shape = Shape::hex;
  Placed tile = {};         // placed; where only its kind is meant the rest is 0
  std::uint8_t broken = 0;  // a bit per Guideline

  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.seat);
    visit(self.shape);
    visit(self.tile);
    visit(self.broken);
  }
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

}  // namespace warren::jack_rabbits::building
