// What all parts of the map draw with: the picture, what is shown, and how places are marked.
#pragma once

#include <vector>

#include "cli/terminal/jack_rabbits/map.h"

namespace warren::cli::jack_rabbits_picture {

inline constexpr Style kEdge{Ink::faint};

class MapBrush {
 public:
  MapBrush(Canvas& canvas, const MapFrame& frame, const Look& look, const Pointer& pointer);

  bool here(int place) const { return pointer_.place == place; }  // the cursor is
  bool offered(int place) const;
  Paper paper_of(int place) const;
  // The signs around a place that is offered, or where the cursor is; no second one if `right` is
  // negative.
  void paint_marks(int place, int row, int left, int right);
  void paint_rabbit(Seat seat, int row, int column);

  Canvas& canvas;
  const MapFrame& frame;
  const Look& look;
  const jr::Board& board;
  const Game::Public& pub;
  const bool outlined;

 private:
  const Pointer& pointer_;
  std::vector<int> path_;  // tiles that the choice under the cursor would lead over
};

// Gives back where the cursor goes for it.
Spot paint_tile(MapBrush& brush, int tile);

}  // namespace warren::cli::jack_rabbits_picture
