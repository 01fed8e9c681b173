// The board as journeys need it: the road net flattened into spots and ways, once per setup. From
// here on nothing asks for tiles, sides and neighbours again (rules 3 and 4).
#pragma once

#include <array>
#include <cstdint>

#include "core/inline_list.h"
#include "games/jack_rabbits/board/roads.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

// Leaving by one side of a tile.
struct Way {
  enum class To : std::uint8_t {
    nothing,  // no road there
    spot,     // a road tile
    hex,
    off,     // off the board; `at` is the port
    closed,  // the neighbour's edge carries no road
  } to = To::nothing;
  std::uint8_t at = 0;    // the spot, the place or the port
  std::uint8_t side = 0;  // the side one leaves by
  friend bool operator==(const Way&, const Way&) = default;
};

inline constexpr int kMostCaves = kMostSuits;
inline constexpr int kMostSpots = kSpotsPerSuit * kMostSuits;
inline constexpr int kMostPortsNumbered = kMostOpenEnds;

// What a transfer is paid for as: the kinds of tiles that ask for the same suits (rules 1).
enum class Fare : std::uint8_t { trailway, merchant, tavern, cave, none };
inline constexpr int kFares = 4;

// What a rabbit in a spot stands on and can do there.
struct Stand {
  TileKind kind = TileKind::citadel;
  std::uint8_t tile = 0;  // on the board
  std::uint8_t side = 0;  // it came in by; in a mouth the side its road leaves by
  bool mouth = false;     // it came up from below: no hop, no way down
  std::uint8_t cave = 0;  // the number of the cave, if it is one
  std::uint8_t ways = 0, others = 0;
  std::array<Way, 2> way{};    // by the road one is on: two at a crossing, else one; none in a cave
  std::array<Way, 2> other{};  // the ends of the tile's other road, for a trailway
  SuitMask toll = 0;           // the suits that pay for a transfer here
  Fare fare = Fare::none;      // none in a mouth
};

struct Hex {
  std::uint8_t tile = 0;
  bool there = false;  // not every place is on every board
  std::uint8_t island = 0;
  std::array<Way, 6> exit{};
};

struct Landing {  // an open road end
  std::uint8_t tile = 0;
  std::uint8_t side = 0;
  std::uint8_t water = 0;
  Way inland;         // to a spot or a hex
  bool blue = false;  // a blue side, which is open for good
};

struct Ground {
  int spots = 0;
  int entries = 0;  // the first of them are ways into a tile, the rest are mouths of caves
  std::array<Stand, kMostSpots> stand{};
  std::array<Hex, kPlaces> hex{};
  PlaceSet hexes = 0;  // above ground
  int caves = 0;
  std::array<Spot, kMostCaves> mouth{};  // of each cave
  int ports = 0;
  std::array<Landing, kMostPortsNumbered> port{};
  std::array<WaterSet, kMostTiles> shore{};  // the waters that a tile's edges touch
  std::array<std::uint8_t, kMostTiles> island{};
  std::array<SuitMask, kFares> toll{};  // the suits that pay each fare

  const Stand& at(Spot spot) const { return stand[spot]; }
  const Hex& at(Place place) const { return hex[slot(place)]; }
  bool has(Place place) const { return (hexes & bit(place)) != 0; }
  // A boat from a tile reaches the open road ends of its waters, but none of its own.
  bool sails(int from_tile, int port_number) const {
    const Landing& landing = port[static_cast<std::size_t>(port_number)];
    return landing.tile != from_tile &&
           shore[static_cast<std::size_t>(from_tile)].test(landing.water);
  }
};

// A rabbit that walks goes on over these; at a crossing and in a cave it has to choose.
constexpr bool passing(TileKind kind) {
  switch (kind) {
    case TileKind::wood:
    case TileKind::mountain:
    case TileKind::river:
    case TileKind::tavern:
      return true;
    case TileKind::crossing:
    case TileKind::cave:
    case TileKind::citadel:
    case TileKind::first_royal:
    case TileKind::last_royal:
      break;
  }
  return false;
}

// Stopping short of the next choice makes sense only where there is something to pass.
inline bool can_step(const Ground& ground, const Way& way) {
  return way.to == Way::To::spot && passing(ground.at(way.at).kind);
}

// The board must be a finished one. The suits that pay on a tile follow from its kind and `suits`,
// those in play.
Ground make_ground(const RoadNet& net, SuitMask suits);

}  // namespace warren::jack_rabbits
