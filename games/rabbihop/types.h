// The small words of Rabbihop: cells, directions, faces, borders, kinds of tiles.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace warren::rabbihop {

// A cell is row * 8 + column: a whole row fits a byte, so a set of cells is one 64-bit mask and a
// step in any direction is a shift that cannot wrap round (grids are at most 6 wide).
enum class Cell : std::uint8_t { none = 0xFF };
inline constexpr int kMaxSide = 6;
inline constexpr int kStride = 8;
inline constexpr int kCellSlots = kMaxSide * kStride;

using CellMask = std::uint64_t;

constexpr Cell cell_at(int row, int column) { return static_cast<Cell>(row * kStride + column); }
constexpr int index_of(Cell cell) { return static_cast<int>(cell); }
constexpr std::size_t slot(Cell cell) { return static_cast<std::size_t>(cell); }
constexpr int row_of(Cell cell) { return index_of(cell) / kStride; }
constexpr int column_of(Cell cell) { return index_of(cell) % kStride; }
constexpr CellMask mask_of(Cell cell) { return CellMask{1} << index_of(cell); }
constexpr Cell lowest(CellMask cells) { return static_cast<Cell>(std::countr_zero(cells)); }

enum class Dir : std::uint8_t { north, east, south, west };
inline constexpr std::array<Dir, 4> kDirs = {Dir::north, Dir::east, Dir::south, Dir::west};
inline constexpr std::array<int, 4> kRowStep = {-1, 0, 1, 0};
inline constexpr std::array<int, 4> kColumnStep = {0, 1, 0, -1};

// The border between a cell and its eastern or southern neighbour.
struct Border {
  Cell cell = Cell::none;  // the western or northern of the two
  bool south = false;
  constexpr Cell other() const { return static_cast<Cell>(index_of(cell) + (south ? kStride : 1)); }
  friend constexpr bool operator==(Border, Border) = default;
};

// The four edges of a tile as it lies: two bits each, north first; 0 is an empty edge.
using Face = std::uint8_t;
constexpr int edge(Face face, Dir dir) { return face >> (2 * static_cast<int>(dir)) & 3; }
constexpr Face face_of(int north, int east, int south, int west) {
  return static_cast<Face>(north | east << 2 | south << 4 | west << 6);
}
constexpr Face turned(Face face, int quarters) {
  return std::rotl(face, 2 * quarters);
}  // clockwise

enum class TileType : std::uint8_t {
  start,
  carrot1,
  carrot2,
  carrot3,
  fence,
  fence_move,
  teleport,
  rotate,
  swap,
  modifier,
  trap,
  blocker,
  thief,
  stamper,
  plus,
  fast_explore,
  matcher,
  stacker,
  springboard,
};
inline constexpr int kTileTypes = 19;

// A tile of the printed list, by its place there.
enum class TileId : std::uint8_t { none = 0xFF };
inline constexpr int kTiles = 106;
inline constexpr TileId kStartTile{0};
constexpr std::size_t slot(TileId tile) { return static_cast<std::size_t>(tile); }
constexpr TileId tile_of(int index) { return static_cast<TileId>(index); }

// A set of tiles.
class TileSet {
 public:
  constexpr bool has(TileId tile) const { return (word(tile) >> bit(tile) & 1) != 0; }
  constexpr void add(TileId tile) { words_[slot(tile) / 64] |= std::uint64_t{1} << bit(tile); }
  constexpr void remove(TileId tile) {
    words_[slot(tile) / 64] &= ~(std::uint64_t{1} << bit(tile));
  }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr TileId nth(int index) const {  // in order of the list; index < size()
    const int low = std::popcount(words_[0]);
    const bool upper = index >= low;
    std::uint64_t bits = words_[upper ? 1 : 0];
    for (int skip = upper ? index - low : index; skip > 0; --skip) bits &= bits - 1;
    return tile_of(std::countr_zero(bits) + (upper ? 64 : 0));
  }
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (int w = 0; w < 2; ++w) {
      for (std::uint64_t bits = words_[static_cast<std::size_t>(w)]; bits != 0; bits &= bits - 1) {
        visit(tile_of(std::countr_zero(bits) + 64 * w));
      }
    }
  }
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.words_);
  }
  friend constexpr bool operator==(const TileSet&, const TileSet&) = default;

 private:
  constexpr std::uint64_t word(TileId tile) const { return words_[slot(tile) / 64]; }
  static constexpr int bit(TileId tile) { return static_cast<int>(tile) % 64; }
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace warren::rabbihop
