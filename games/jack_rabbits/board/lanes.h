// The water before a blue side. A rule keeps the one cell beyond the edge open; boards that are
// made keep more of it clear, so that a blue side lies on the open sea and looks it.
#pragma once

#include "games/jack_rabbits/board/tiles.h"

namespace warren::jack_rabbits {

inline constexpr int kLaneCovered = 14;  // what covering one triangle of a lane costs a place

// The triangles of a lane: where the next two hexes would lie, straight out from the edge.
template <class Visit>
void each_lane_cell(const Side& side, Visit&& visit) {
  const auto tips = ends(side.edge);
  Vertex inside = side.inside.at;  // the middle of the hex: the corner across from the edge
  for (const Vertex& corner : corners(side.inside)) {
    if (!(corner == tips[0]) && !(corner == tips[1])) inside = corner;
  }
  const Vertex step = (tips[0] - inside) + (tips[1] - inside);
  for (const Vertex& middle : {inside + step, inside + step + step}) {
    if (!in_reach(middle)) return;
    for (const Triangle& t : hex_triangles(middle)) visit(t);
  }
}

}  // namespace warren::jack_rabbits
