#include "games/jack_rabbits/setup/ground.h"

#include <bit>
#include <cassert>

#include "games/jack_rabbits/board/tile_words.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::uint8_t byte(int number) {
  assert(number >= 0 && number < 256);
  return static_cast<std::uint8_t>(number);
}

// The suits that pay for a transfer on a tile (rules 1, the table of tiles), of those in play.
SuitMask tolls(TileKind kind, SuitMask suits) {
  SuitMask mask = 0;
  for (int s = 0; s < kSuitsKnown; ++s) {
    const auto suit = static_cast<Suit>(s);
    if (pays(suit, kind)) mask = static_cast<SuitMask>(mask | mask_of(suit));
  }
  return mask & suits;
}

constexpr Fare fare_of(TileKind kind) {
  switch (kind) {
    case TileKind::wood:
    case TileKind::mountain:
    case TileKind::river:
      return Fare::trailway;
    case TileKind::crossing:
      return Fare::merchant;
    case TileKind::tavern:
      return Fare::tavern;
    case TileKind::cave:
      return Fare::cave;
    case TileKind::citadel:
    case TileKind::first_royal:
    case TileKind::last_royal:
      break;
  }
  return Fare::none;
}

// As many spots as the sets of these suits can make: every road over a side of a tile is a way in,
// and a cave has a mouth.
constexpr int spots_of(int suits) {
  int spots = 0;
  for (int suit = 0; suit < suits; ++suit) {
    for (std::size_t i = 0; i < kPlainKinds; ++i) {
      const TileKind kind = plain_kind(i);
      const int each = std::popcount(roads_of(kind)) + (kind == TileKind::cave ? 1 : 0);
      spots += each * copies_in_set(kind, static_cast<Suit>(suit));
    }
  }
  return spots;
}
static_assert(spots_of(4) <= 4 * kSpotsPerSuit, "the four suits make more spots than there are");
static_assert(spots_of(kSuitsKnown) <= kMostSpots, "all suits make more spots than there are");
static_assert(kMostSpots <= kNoSpot, "a spot is a byte");

class Surveyor {
 public:
  Surveyor(const RoadNet& net, SuitMask suits) : net_(net), suits_(suits) {
    entry_.fill(kNoSpot);
    for (const TileKind kind :
         {TileKind::wood, TileKind::crossing, TileKind::tavern, TileKind::cave})
      ground_.toll[static_cast<std::size_t>(fare_of(kind))] = tolls(kind, suits_);
    number_the_entries();
    for (int spot = 0; spot < ground_.entries; ++spot) look_around(stand(spot));
    open_the_caves();
    settle_the_hexes();
    chart_the_shores();
  }
  const Ground& ground() const { return ground_; }

 private:
  static std::size_t index(int tile, int side) {
    return static_cast<std::size_t>(kMostSides * tile + side);
  }
  Stand& stand(int spot) { return ground_.stand[static_cast<std::size_t>(spot)]; }
  bool is_hex(int tile) const { return shape_of(net_.kind(tile)) == Shape::hex; }

  // Every side of a road tile that carries a road is a way in.
  void number_the_entries() {
    for (int tile = 0; tile < net_.tiles(); ++tile) {
      if (is_hex(tile)) continue;
      for (int side = 0; side < kMostSides; ++side) {
        if (net_.ahead(tile, side).kind == Ahead::Kind::nothing) continue;
        assert(ground_.spots < kMostSpots);
        entry_[index(tile, side)] = byte(ground_.spots);
        stand(ground_.spots++) = {.kind = net_.kind(tile),
                                  .tile = byte(tile),
                                  .side = byte(side),
                                  .toll = tolls(net_.kind(tile), suits_),
                                  .fare = fare_of(net_.kind(tile))};
      }
    }
    ground_.entries = ground_.spots;
  }

  Way way(int tile, int side) const {
    const Ahead& ahead = net_.ahead(tile, side);
    switch (ahead.kind) {
      case Ahead::Kind::nothing:
        return {Way::To::nothing, 0, byte(side)};
      case Ahead::Kind::hex:
        return {Way::To::hex, byte(index_of(place_of(net_.kind(ahead.tile)))), byte(side)};
      case Ahead::Kind::road:
        return {Way::To::spot, entry_[index(ahead.tile, ahead.side)], byte(side)};
      case Ahead::Kind::closed:
        return {Way::To::closed, 0, byte(side)};
      case Ahead::Kind::off_board:
        return {Way::To::off, byte(ahead.tile), byte(side)};
    }
    return {};
  }
  std::uint8_t list(std::array<Way, 2>& ways, int tile, std::uint8_t sides) const {
    std::size_t count = 0;
    for (int side = 0; side < kMostSides; ++side) {
      if ((sides >> side & 1) != 0) ways[count++] = way(tile, side);
    }
    return static_cast<std::uint8_t>(count);
  }
  // You never leave a tile by the edge you came in by (rules 3): the net's ways leave it out.
  void look_around(Stand& here) const {
    const Ways& ways = net_.ways(here.tile, here.side);
    here.ways = list(here.way, here.tile, ways.on);
    here.others = list(here.other, here.tile, ways.other);
  }

  // Coming out of a cave one goes on along its road, no second hop (rules, fine print).
  void open_the_caves() {
    for (const int tile : net_.caves()) {
      const int side = net_.cave_side(tile);
      const auto cave = static_cast<std::uint8_t>(ground_.caves++);
      assert(cave < kMostCaves && ground_.spots < kMostSpots);
      stand(entry_[index(tile, side)]).cave = cave;
      ground_.mouth[cave] = byte(ground_.spots);
      Stand& mouth = stand(ground_.spots++);
      mouth = {.kind = TileKind::cave,
               .tile = byte(tile),
               .side = byte(side),
               .mouth = true,
               .cave = cave,
               .ways = 1};
      mouth.way[0] = way(tile, side);
    }
  }

  void settle_the_hexes() {
    for (const int tile : net_.hexes()) {
      const Place place = place_of(net_.kind(tile));
      Hex& hex = ground_.hex[slot(place)];
      hex.tile = byte(tile);
      hex.there = true;
      hex.island = byte(net_.land().island[static_cast<std::size_t>(tile)]);
      for (int side = 0; side < kMostSides; ++side)
        hex.exit[static_cast<std::size_t>(side)] = way(tile, side);
      ground_.hexes |= bit(place);
    }
  }

  // A boat's landing crosses that edge inward (rules, fine print); at an open exit of a hex one
  // arrives there (rules 4).
  Way inland(const Port& port) const {
    if (is_hex(port.tile))
      return {Way::To::hex, byte(index_of(place_of(net_.kind(port.tile)))), byte(port.side)};
    return {Way::To::spot, entry_[index(port.tile, port.side)], byte(port.side)};
  }
  void chart_the_shores() {
    const Geography& land = net_.land();
    for (std::size_t tile = 0; tile < static_cast<std::size_t>(net_.tiles()); ++tile) {
      ground_.shore[tile] = land.shore[tile];
      ground_.island[tile] = byte(land.island[tile]);
    }
    for (const Port& port : land.ports) {
      assert(ground_.ports < kMostPortsNumbered);
      ground_.port[static_cast<std::size_t>(ground_.ports++)] = {
          byte(port.tile), byte(port.side), byte(port.water), inland(port), port.blue};
    }
  }

  const RoadNet& net_;
  SuitMask suits_;
  std::array<Spot, static_cast<std::size_t>(kMostSides* kMostTiles)> entry_{};
  Ground ground_;
};

}  // namespace

Ground make_ground(const RoadNet& net, SuitMask suits) { return Surveyor(net, suits).ground(); }

}  // namespace warren::jack_rabbits
