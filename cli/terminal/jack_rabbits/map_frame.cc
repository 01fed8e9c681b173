#include <algorithm>

#include "cli/terminal/jack_rabbits/map.h"

namespace warren::cli::jack_rabbits_picture {

jr::Triangle beyond(const jr::Board& board, int tile, int side) {
  const jr::Side& edge = board.outline_of(tile).side[static_cast<std::size_t>(side)];
  return jr::other_side(edge.edge, edge.inside);
}

MapFrame::MapFrame(const jr::Board& board, const jr::Geography& land, MapShape shape)
    : shape_(shape) {
  const jr::Triangle first = board.outline_of(0).triangle[0];
  left_ = right_ = cell_of(first);
  top_ = bottom_ = first.at.b;
  const auto take_in = [&](jr::Triangle t) {
    left_ = std::min(left_, cell_of(t));
    right_ = std::max(right_, cell_of(t));
    top_ = std::max(top_, int{t.at.b});
    bottom_ = std::min(bottom_, int{t.at.b});
  };
  for (int tile = 0; tile < board.size(); ++tile) {
    const jr::Outline& outline = board.outline_of(tile);
    for (int i = 0; i < outline.triangles; ++i)
      take_in(outline.triangle[static_cast<std::size_t>(i)]);
  }
  // The numbers of open road ends stand in the water.
  for (const jr::Port& port : land.ports) take_in(beyond(board, port.tile, port.side));
}

MapFrame frame_for(const Look& look, Size room) {
  constexpr std::array<MapShape, 4> kShapes = {MapShape{6, true}, MapShape{4, true},
                                               MapShape{5, false}, MapShape{3, false}};
  for (const MapShape& shape : kShapes) {
    MapFrame frame(look.setup.board, look.setup.net.land(), shape);
    if (frame.rows() <= room.rows && frame.columns() <= room.columns) return frame;
  }
  return {look.setup.board, look.setup.net.land(), kShapes.back()};
}

}  // namespace warren::cli::jack_rabbits_picture
