// The tiles as data (rules 1): what there is, where its roads run, what a transfer there costs.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/jack_rabbits/board/lattice.h"

namespace warren::jack_rabbits {

// A suit is a module of 13 cards, three hexes and six road tiles. Expansions add more at the end.
enum class Suit : std::uint8_t { clubs, spades, hearts, diamonds, torches };
inline constexpr int kMostSuits = 12;  // what card sets and tile numbers leave room for
enum class Title : std::uint8_t { king, queen, jack };

enum class Shape : std::uint8_t { hex, rhombus, triangle };

// What a tile is. Road tiles of one kind are alike; each royal's hex is one of its kind.
enum class TileKind : std::uint8_t {
  citadel,
  wood,
  mountain,
  river,
  crossing,
  tavern,
  cave,
  first_royal
};
inline constexpr int kTileKinds = static_cast<int>(TileKind::first_royal) + 3 * kMostSuits;

constexpr TileKind royal(Suit suit, Title title) {
  return static_cast<TileKind>(static_cast<int>(TileKind::first_royal) +
                               3 * static_cast<int>(suit) + static_cast<int>(title));
}
constexpr bool is_royal(TileKind kind) { return kind >= TileKind::first_royal; }
constexpr Suit suit_of(TileKind kind) {
  return static_cast<Suit>((static_cast<int>(kind) - static_cast<int>(TileKind::first_royal)) / 3);
}
constexpr Title title_of(TileKind kind) {
  return static_cast<Title>((static_cast<int>(kind) - static_cast<int>(TileKind::first_royal)) % 3);
}
constexpr Shape shape_of(TileKind kind) {
  if (kind == TileKind::citadel || is_royal(kind)) return Shape::hex;
  return kind <= TileKind::river ? Shape::rhombus : Shape::triangle;
}

struct SuitInfo {
  char letter;
  std::array<std::uint8_t, 3> exits;  // by title, a bit per edge, clockwise from the top
  Suit counterpart;  // the classic suit that it pays like on road tiles (expansions, common)
};
inline constexpr std::array kSuits = {
    SuitInfo{'C', {0b000001, 0b011100, 0b100111}, Suit::clubs},
    SuitInfo{'S', {0b000110, 0b001011, 0b010111}, Suit::spades},
    SuitInfo{'H', {0b010001, 0b110100, 0b101101}, Suit::hearts},
    SuitInfo{'D', {0b001001, 0b010101, 0b011111}, Suit::diamonds},
    SuitInfo{'T', {0b001001, 0b010101, 0b011011}, Suit::spades},
};
inline constexpr int kSuitsKnown = static_cast<int>(kSuits.size());
constexpr Suit counterpart(Suit suit) { return kSuits[static_cast<std::size_t>(suit)].counterpart; }

// The exits of a hex that was not turned, a bit per edge.
constexpr std::uint8_t exits_of(TileKind kind) {
  if (!is_royal(kind)) return 0b111111;
  return kSuits[static_cast<std::size_t>(suit_of(kind))]
      .exits[static_cast<std::size_t>(title_of(kind))];
}

std::string name_of(TileKind kind);  // "citadel", "wood", "QD"
bool read_kind(std::string_view name, TileKind& kind);

// A tile on the lattice. `pose` is: for a hex its turn in sixths, clockwise; for a rhombus the axis
// of the edge between its two triangles (`at` is that edge's); for a triangle 3 × down + the number
// of the edge that is special (a tavern's closed one, a cave's open one; 0 for a crossing).
struct Placed {
  TileKind kind = TileKind::citadel;
  Vertex at;
  std::uint8_t pose = 0;
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.kind);
    visit(self.at.a);
    visit(self.at.b);
    visit(self.pose);
  }
  friend constexpr bool operator==(const Placed&, const Placed&) = default;
};
constexpr int poses(TileKind kind) {
  if (shape_of(kind) == Shape::hex) return kind == TileKind::citadel ? 1 : 6;
  if (shape_of(kind) == Shape::rhombus) return 3;
  return kind == TileKind::crossing ? 2 : 6;
}
// The n-th different way to lay a tile, n < poses(kind): a crossing looks the same all ways round.
constexpr std::uint8_t pose_of(TileKind kind, int n) {
  return static_cast<std::uint8_t>(kind == TileKind::crossing ? 3 * n : n);
}

// The triangles a tile covers, and its sides clockwise or in the order of its triangles: each side
// an edge of the lattice, the triangle of the tile that it bounds, and whether a road crosses it.
struct Side {
  Edge edge;
  Triangle inside;
  bool road = false;
};
struct Outline {
  int triangles = 0;
  std::array<Triangle, 6> triangle{};
  int sides = 0;
  std::array<Side, 6> side{};
};
Outline outline(const Placed& tile);

// Where a road goes that comes in by this side: the sides it leads on to, as a bit mask. `other` is
// the tile's other road, for a trailway; 0 if there is none.
struct Ways {
  std::uint8_t on = 0;
  std::uint8_t other = 0;
};
Ways ways(const Placed& tile, const Outline& outline, int side);

}  // namespace warren::jack_rabbits
