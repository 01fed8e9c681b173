// Tiles lying on the lattice, and what can be said about them: does a tile fit, is a guideline
// broken, where are the islands, the waters and the open road ends (rules 2 and 4).
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

#include "games/jack_rabbits/board/tiles.h"

namespace warren::jack_rabbits {

// A number of an open road end is a byte, and one of them stands for none. Building cannot come
// near this, but a file may hold anything.
inline constexpr int kMostOpenEnds = 255;
inline constexpr int kMostTiles = 1 + 9 * kMostSuits;  // Citadel, three hexes and six roads a suit

class Board {
 public:
  Board() { owner_.fill(kNobody); }

  int size() const { return static_cast<int>(tiles_.size()); }
  const Placed& tile(int index) const { return tiles_[static_cast<std::size_t>(index)]; }
  const Outline& outline_of(int index) const { return outlines_[static_cast<std::size_t>(index)]; }
  const std::vector<Placed>& tiles() const { return tiles_; }
  // The tile that covers a triangle, or -1.
  int at(Triangle t) const { return owner_[static_cast<std::size_t>(slot(t))]; }
  // Which side of tile `index` is this edge? -1 if none.
  int side_at(int index, Edge edge) const;

  bool reaches(const Placed& tile) const;  // it lies within the lattice's reach
  bool overlaps(const Outline& outline) const;
  bool touches(const Outline& outline) const;
  void place(const Placed& tile);  // it must fit
  void take_back();                // the last one placed

 private:
  static constexpr std::int16_t kNobody = -1;
  std::vector<Placed> tiles_;
  std::vector<Outline> outlines_;
  std::array<std::int16_t, kTriangleSlots> owner_;
};

// --- guidelines (rules 2) ---------------------------------------------------------------------

enum class Guideline : std::uint8_t {
  T,          // a road must not run into a closed edge
  X,          // no road straight from hex to hex
  triangles,  // "!": triangles must not share an edge
};
char symbol(Guideline guideline);

struct Finding {
  Guideline guideline = Guideline::T;
  Edge edge;
  int tile = -1, other = -1;
  friend bool operator==(const Finding&, const Finding&) = default;
};
// What placing this tile would break; `alike`: only like triangles must not touch.
std::vector<Finding> findings(const Board& board, const Placed& tile, bool alike);
std::vector<Finding> findings(const Board& board, bool alike);

// --- what stays open to water (expansions, "Blue side" and "Exits") ------------------------------

// Two tiles that may never share an edge, in no way of building: it is a blue side of one of them,
// or one of them is an island of its own. Unlike guidelines these are no advice.
struct Clash {
  enum class Kind : std::uint8_t { none, blue_side, apart } kind = Kind::none;
  int tile = -1, other = -1;  // `other` lies on the board; so does `tile`, or it is about to
  explicit operator bool() const { return kind != Kind::none; }
};
// The first that placing a tile of this outline would bring about; one of each two of a board.
Clash clash(const Board& board, TileKind kind, const Outline& outline);
std::vector<Clash> clashes(const Board& board);

// --- islands, waters, open road ends ------------------------------------------------------------

// A road end that leads off the board: side `side` of tile `tile`, onto water `water`.
struct Port {
  int tile = -1;
  int side = -1;
  int water = -1;
  bool blue = false;  // a blue side
};

// More lakes than twelve suits of tiles could close in.
using WaterSet = std::bitset<256>;

struct Geography {
  std::vector<int> island;  // of each tile, from 0; an island's tiles share edges
  int islands = 0;
  int waters = 0;           // the sea is water 0; a gap closed in by tiles is a lake of its own
  std::vector<Port> ports;  // in order of tile and side
  std::vector<std::vector<Triangle>> lakes;  // the cells of waters 1, 2, …
  std::vector<WaterSet> shore;               // of each tile, the waters its edges touch
};
Geography geography(const Board& board);

}  // namespace warren::jack_rabbits
