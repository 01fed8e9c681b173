// The tiles as data (rules 1): what there is, where its roads run, what a transfer there costs.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/jack_rabbits/board/lattice.h"
#include "games/jack_rabbits/board/suits.h"

namespace warren::jack_rabbits {

enum class Shape : std::uint8_t { hex, rhombus, triangle };

// What a tile is. Road tiles of one kind are alike; each royal's hex is one of its kind. Logs of
// building hold these numbers, so none may move: a new kind comes behind the royals, as `last`.
// Switches over kinds have no default, so that the compiler asks for the new one.
enum class TileKind : std::uint8_t {
  citadel,
  wood,
  mountain,
  river,
  crossing,
  tavern,
  cave,
  first_royal,
  last_royal = first_royal + 3 * kMostSuits - 1,
  last = last_royal
};
inline constexpr int kTileKinds = static_cast<int>(TileKind::last) + 1;

constexpr TileKind royal(Suit suit, Title title) {
  return static_cast<TileKind>(static_cast<int>(TileKind::first_royal) +
                               3 * static_cast<int>(suit) + static_cast<int>(title));
}
constexpr bool is_royal(TileKind kind) {
  return kind >= TileKind::first_royal && kind <= TileKind::last_royal;
}
constexpr Suit suit_of(TileKind kind) {
  return static_cast<Suit>((static_cast<int>(kind) - static_cast<int>(TileKind::first_royal)) / 3);
}
constexpr Title title_of(TileKind kind) {
  return static_cast<Title>((static_cast<int>(kind) - static_cast<int>(TileKind::first_royal)) % 3);
}

// The kinds that are no royal's, as data.
struct PlainTile {
  std::string_view name;
  Shape shape;
  std::uint8_t roads;  // a bit per side that a road crosses; of a triangle from the special side on
};
inline constexpr std::size_t kPlainKinds = kTileKinds - 3 * kMostSuits;
inline constexpr std::array kPlainTiles = {
    PlainTile{"citadel", Shape::hex, 0b111111},    PlainTile{"wood", Shape::rhombus, 0b1111},
    PlainTile{"mountain", Shape::rhombus, 0b1111}, PlainTile{"river", Shape::rhombus, 0b1111},
    PlainTile{"crossing", Shape::triangle, 0b111}, PlainTile{"tavern", Shape::triangle, 0b110},
    PlainTile{"cave", Shape::triangle, 0b001},
};
static_assert(kPlainTiles.size() == kPlainKinds);
// Where a kind that is no royal's stands in lists of them.
constexpr std::size_t plain_number(TileKind kind) {
  const auto number = static_cast<std::size_t>(kind);
  return kind < TileKind::first_royal ? number : number - 3 * kMostSuits;
}
constexpr TileKind plain_kind(std::size_t number) {
  const bool before = number < static_cast<std::size_t>(TileKind::first_royal);
  return static_cast<TileKind>(before ? number : number + 3 * kMostSuits);
}
constexpr const PlainTile& plain_tile(TileKind kind) { return kPlainTiles[plain_number(kind)]; }
constexpr Shape shape_of(TileKind kind) {
  const bool none = kind > TileKind::last;  // a number out of a bad file
  return is_royal(kind) || none ? Shape::hex : plain_tile(kind).shape;
}
// How many road tiles of a kind belong to the set of a suit (rules 1).
constexpr int copies_in_set(TileKind kind, Suit) { return shape_of(kind) == Shape::hex ? 0 : 1; }

// The sides that roads cross of a tile that was not turned, a bit each; a hex's clockwise from the
// top.
constexpr std::uint8_t roads_of(TileKind kind) {
  if (!is_royal(kind)) return plain_tile(kind).roads;
  return info(suit_of(kind)).exits[static_cast<std::size_t>(title_of(kind))];
}

// Of these the blue sides, which stay open to water for good (expansions, "Blue side").
constexpr std::uint8_t blue_sides_of(TileKind kind) {
  return is_royal(kind) ? blue_sides(suit_of(kind), title_of(kind)) : std::uint8_t{0};
}
// A hex that is an island of its own: nothing ever shares an edge with it (expansions, "Exits").
constexpr bool lies_apart(TileKind kind) {
  return is_royal(kind) && lies_apart(suit_of(kind), title_of(kind));
}

std::string name_of(TileKind kind);  // "citadel", "wood", "QD"
bool read_kind(std::string_view name, TileKind& kind);

// A tile on the lattice. `pose` is: for a hex its turn in sixths, clockwise; for a rhombus the axis
// of the edge between its two triangles (`at` is that edge's); for a triangle 3 × down + the number
// of the edge that is special (a tavern's closed one, a cave's open one; 0 if all are alike).
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
// A triangle with a road over every side looks the same all ways round.
constexpr bool alike_all_round(TileKind kind) {
  return shape_of(kind) == Shape::triangle && roads_of(kind) == 0b111;
}
constexpr int poses(TileKind kind) {
  if (shape_of(kind) == Shape::hex) return kind == TileKind::citadel ? 1 : 6;
  if (shape_of(kind) == Shape::rhombus) return 3;
  return alike_all_round(kind) ? 2 : 6;
}
// The n-th different way to lay a tile, n < poses(kind).
constexpr std::uint8_t pose_of(TileKind kind, int n) {
  return static_cast<std::uint8_t>(alike_all_round(kind) ? 3 * n : n);
}

// The sides of a hex, a bit each, when it is turned by as many sixths as its pose says.
constexpr std::uint8_t turned(std::uint8_t sides, int pose) {
  return static_cast<std::uint8_t>((sides << pose | sides >> (6 - pose)) & 0b111111);
}

// The triangles a tile covers, and its sides clockwise or in the order of its triangles: each side
// an edge of the lattice, the triangle of the tile that it bounds, whether a road crosses it, and
// whether it is a blue one.
struct Side {
  Edge edge;
  Triangle inside;
  bool road = false;
  bool blue = false;
};
struct Outline {
  int triangles = 0;
  std::array<Triangle, 6> triangle{};
  int sides = 0;
  std::array<Side, 6> side{};
  std::array<Vertex, 6> corner{};  // as many as sides
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
