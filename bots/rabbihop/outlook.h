// How good a position is for one seat: the score so far and what the next turns promise. A cheap
// estimate in hundredths of a point, made for comparing what this turn can lead to.
#pragma once

#include "bots/rabbihop/worth.h"
#include "games/rabbihop/rules.h"

namespace warren::rabbihop {

// In hundredths. Found by letting bots with different weights play each other.
struct Weights {
  int mine = 80;      // of what my next turn promises
  int theirs = 80;    // of what the others' next turns promise
  int later = 50;     // of the turn after the next
  int typical = 100;  // what a turn from an unknown tile promises
  int modifier = 70;  // what a score modifier promises
  int stuck = 100;    // what it costs not to be able to jump
  int win = 600;      // an end that is won
  std::array<std::int16_t, kTileTypes> doing = {
      10, 10, 10,  10,          // start, carrots: rotate
      15, 5,  -20, 15, 30,      // fence, fence move, teleport, rotate, swap
      10, 10, 10,  0,  15, 60,  // modifier, trap, blocker, thief, stamper, plus
      10, 10, 30,  10,          // fast explore, matcher, stacker, springboard
  };
};

// Cells that are landed on and borders that are crossed.
struct Ways {
  CellMask cells = 0;
  std::array<CellMask, 2> borders{};  // [south]
};

class Outlook {
 public:
  Outlook(const Setup& setup, const Public& now, Seat me, const Weights& weights);

  // The value of a position that my choices lead to. The position is written to and put back.
  int value(Public& pub);
  // Where this seat, or any, may jump next.
  Ways ways(const Public& pub, Seat seat) const;
  Ways all_ways(const Public& pub) const;
  const Worth& worth() const { return worth_; }

 private:
  int lead(const Public& pub) const;
  int standing(const Public& pub, Seat seat) const;
  int mine(Public& pub) const;
  int from_unknown(Public& pub) const;
  int onward(Public& pub, Seat seat) const;
  int next_turn(Public& pub, Seat seat) const;
  int stuck(Public& pub, Seat seat) const;
  int doing(const Public& pub, Seat seat) const;
  int loot(const Public& pub, Seat seat) const;
  int handling(const Public& pub, Seat seat) const;

  const Setup& setup_;
  Seat me_;
  const Weights& weights_;
  Worth worth_;
  int modifier_;  // what a score modifier promises with this much of the deck left
  std::array<TileId, kMaxSeats> pile_now_;
  std::array<std::uint8_t, kMaxSeats> pile_size_now_;
  int lead_now_;
  CellMask unknown_ = 0;  // cells of the position looked at whose tiles are still to be drawn
};

}  // namespace warren::rabbihop
