// Builds boards of Jack Rabbits that are good to play on (rules 2.1): roads join, no guideline is
// broken where that can be helped, royals come within reach of the Citadel. All bots but the random
// one build with it, and so does the program where a player says "finish it for me".
#pragma once

#include "core/offers.h"
#include "games/jack_rabbits/board/fit.h"
#include "games/jack_rabbits/building/board_building.h"

namespace warren::jack_rabbits::building {

// How well a tile would lie, as far as its neighbours tell.
struct Lie : Fit {
  int findings = 0;  // guidelines broken
};
Lie lie_of(const Board& board, const Placed& tile, bool alike);

// The worth of a place, for the board as a whole: the larger the better.
class PlaceJudge {
 public:
  PlaceJudge(const Setup& setup, const Public& pub);
  int worth(const Placed& tile) const;
  Lie lie(const Placed& tile) const { return lie_of(board_, tile, setup_.guidelines.alike); }

 private:
  int crowding(const Placed& tile) const;
  int nearness(const Placed& tile) const;

  const Setup& setup_;
  const Board& board_;
  int open_ends_ = 0;
  int tiles_left_ = 0;
  bool cave_needed_ = false;  // none leads to a hex yet
};

// As a bot.
struct BoardBuilder {
  Action choose(const Setup& setup, const Sight& sight, const Offers<Action>& offers,
                Rng& rng) const;
};
// What it does on a seat that is asked: asked again and again it finishes the board for that seat.
Action build_for(const Setup& setup, const Sight& sight, Rng& rng);

}  // namespace warren::jack_rabbits::building
