// The board as a picture of signs. Triangles of the lattice lie in strips, one beside the other, so
// that a hex is three by two of them, whatever the scale. Two forms:
//
//   bricks     a line for each strip: the whole of the sample board fits beside the rest at 80 × 24
//   outlined   two lines for each strip, with the edges of the tiles drawn
#pragma once

#include <vector>

#include "cli/terminal/jack_rabbits/painter.h"

namespace warren::cli::jack_rabbits_picture {

struct MapShape {
  int half = 3;           // columns of a triangle: half an edge
  bool outlined = false;  // else bricks
};

// Where the triangles of a board are on its picture.
class MapFrame {
 public:
  MapFrame(const jr::Board& board, const jr::Geography& land, MapShape shape);

  const MapShape& shape() const { return shape_; }
  int rows() const { return shape_.outlined ? 2 * strips() + 1 : strips(); }
  int columns() const { return shape_.half * (cells() + (shape_.outlined ? 1 : 0)) + outline(); }

  int row(jr::Triangle t) const {  // the line in its middle
    const int strip = top_ - t.at.b;
    return shape_.outlined ? 2 * strip + 1 : strip;
  }
  int column(jr::Triangle t) const {  // the column in its middle
    const int cell = cell_of(t) - left_;
    return shape_.outlined ? shape_.half * (cell + 1) : shape_.half * cell + shape_.half / 2;
  }
  // How far a triangle's own columns reach to both sides of its middle.
  int reach() const { return shape_.outlined ? shape_.half / 2 - 1 : shape_.half / 2; }
  // Corners, in the outlined form.
  int row(jr::Vertex v) const { return 2 * (top_ + 1 - v.b); }
  int column(jr::Vertex v) const { return shape_.half * (2 * v.a + v.b + 1 - left_); }

 private:
  static int cell_of(jr::Triangle t) { return 2 * t.at.a + t.at.b + (t.down ? 2 : 1); }
  int cells() const { return right_ - left_ + 1; }
  int strips() const { return top_ - bottom_ + 1; }
  int outline() const { return shape_.outlined ? 1 : 0; }

  MapShape shape_;
  int left_ = 0, right_ = 0, top_ = 0, bottom_ = 0;
};

// The largest form that fits; the smallest if none does.
MapFrame frame_for(const Look& look, Size room);
// Fills a canvas of the frame's size. Gives back where the places are.
std::vector<Spot> paint_map(Canvas& canvas, const MapFrame& frame, const Look& look,
                            const Pointer& pointer);

// Copies as much of a picture as there is room for, round one spot of it, with arrows where there
// is more. Gives back the row and column of it that are shown first.
Spot show_part(Canvas& canvas, const Box& box, const Canvas& whole, const Spot& focus);

// The triangle beyond a side: where an open road end leads to.
jr::Triangle beyond(const jr::Board& board, int tile, int side);

}  // namespace warren::cli::jack_rabbits_picture
