// The ground is the road net in other words: every spot, way and landing against the net.
#include "games/jack_rabbits/setup/ground.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <map>
#include <utility>

#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/sample.h"
#include "tests/jack_rabbits/selections.h"

namespace warren::jack_rabbits {
namespace {

constexpr SuitMask kAll = 0b1111;

class GroundOf {
 public:
  explicit GroundOf(const Board& board) : net_(board), ground_(make_ground(net_, kAll)) {}
  const RoadNet& net() const { return net_; }
  const Ground& ground() const { return ground_; }

  void expect_way(const Way& way, int tile, int side) const {
    const Ahead& ahead = net_.ahead(tile, side);
    EXPECT_EQ(way.side, side);
    switch (ahead.kind) {
      case Ahead::Kind::nothing:
        EXPECT_EQ(way.to, Way::To::nothing);
        break;
      case Ahead::Kind::hex:
        EXPECT_EQ(way.to, Way::To::hex);
        EXPECT_EQ(ground_.at(place_at(way.at)).tile, ahead.tile);
        break;
      case Ahead::Kind::road:
        EXPECT_EQ(way.to, Way::To::spot);
        expect_entry(way.at, ahead.tile, ahead.side);
        break;
      case Ahead::Kind::closed:
        EXPECT_EQ(way.to, Way::To::closed);
        break;
      case Ahead::Kind::off_board:
        EXPECT_EQ(way.to, Way::To::off);
        EXPECT_EQ(way.at, ahead.tile);
        break;
    }
  }
  void expect_entry(Spot spot, int tile, int side) const {
    ASSERT_LT(spot, ground_.entries);
    EXPECT_EQ(ground_.at(spot).tile, tile);
    EXPECT_EQ(ground_.at(spot).side, side);
  }
  void expect_stand(const Stand& stand) const {
    const Ways ways = net_.ways(stand.tile, stand.side);
    std::uint8_t on = 0;
    std::uint8_t other = 0;
    for (int i = 0; i < stand.ways; ++i) {
      const Way& way = stand.way[static_cast<std::size_t>(i)];
      expect_way(way, stand.tile, way.side);
      on = static_cast<std::uint8_t>(on | 1U << way.side);
    }
    for (int i = 0; i < stand.others; ++i) {
      const Way& way = stand.other[static_cast<std::size_t>(i)];
      expect_way(way, stand.tile, way.side);
      other = static_cast<std::uint8_t>(other | 1U << way.side);
    }
    EXPECT_EQ(stand.kind, net_.kind(stand.tile));
    if (stand.mouth) return;
    EXPECT_EQ(on, ways.on);
    EXPECT_EQ(other, ways.other);
  }

 private:
  RoadNet net_;
  Ground ground_;
};

void expect_entries(const GroundOf& g) {
  std::map<TileKind, int> entries;
  std::pair<int, int> last{-1, -1};
  for (int spot = 0; spot < g.ground().entries; ++spot) {
    const Stand& stand = g.ground().at(static_cast<Spot>(spot));
    g.expect_stand(stand);
    EXPECT_FALSE(stand.mouth);
    EXPECT_LT(last, (std::pair<int, int>{stand.tile, stand.side}));  // in order of tile and side
    last = {stand.tile, stand.side};
    ++entries[stand.kind];
  }
  std::map<TileKind, int> expected;
  constexpr std::array<int, 7> kWaysIn = {0, 4, 4, 4, 3, 2, 1};  // by kind of road tile
  for (int tile = 0; tile < g.net().tiles(); ++tile) {
    if (shape_of(g.net().kind(tile)) != Shape::hex)
      expected[g.net().kind(tile)] += kWaysIn[static_cast<std::size_t>(g.net().kind(tile))];
  }
  EXPECT_EQ(entries, expected);
}

void expect_caves(const GroundOf& g) {
  const Ground& ground = g.ground();
  ASSERT_EQ(ground.caves, static_cast<int>(g.net().caves().size()));
  EXPECT_EQ(ground.spots, ground.entries + ground.caves);
  for (int cave = 0; cave < ground.caves; ++cave) {
    const int tile = g.net().caves()[static_cast<std::size_t>(cave)];
    const Spot spot = ground.mouth[static_cast<std::size_t>(cave)];
    EXPECT_EQ(spot, ground.entries + cave);
    const Stand& mouth = ground.at(spot);
    g.expect_stand(mouth);
    EXPECT_TRUE(mouth.mouth);
    EXPECT_EQ(mouth.tile, tile);
    EXPECT_EQ(mouth.cave, cave);
    EXPECT_EQ(mouth.ways, 1);
    EXPECT_EQ(mouth.way[0].side, g.net().cave_side(tile));
    for (int entry = 0; entry < ground.entries; ++entry) {
      const Stand& stand = ground.at(static_cast<Spot>(entry));
      EXPECT_TRUE(stand.tile != tile || stand.cave == cave);
    }
  }
}

void expect_hexes(const GroundOf& g) {
  int hexes = 0;
  for (int p = 0; p < kPlaces; ++p) {
    const Place place = place_at(p);
    const Hex& hex = g.ground().at(place);
    EXPECT_EQ(g.ground().has(place), hex.there);
    if (!hex.there) continue;
    ++hexes;
    EXPECT_EQ(place_of(g.net().kind(hex.tile)), place);
    for (int side = 0; side < kMostSides; ++side)
      g.expect_way(hex.exit[static_cast<std::size_t>(side)], hex.tile, side);
  }
  EXPECT_EQ(hexes, static_cast<int>(g.net().hexes().size()));
}

void expect_shores(const GroundOf& g) {
  const Ground& ground = g.ground();
  const Geography& land = g.net().land();
  ASSERT_EQ(ground.ports, static_cast<int>(land.ports.size()));
  for (std::size_t p = 0; p < land.ports.size(); ++p) {
    const Landing& landing = ground.port[p];
    EXPECT_EQ(landing.tile, land.ports[p].tile);
    EXPECT_EQ(landing.side, land.ports[p].side);
    EXPECT_EQ(landing.water, land.ports[p].water);
    if (shape_of(g.net().kind(landing.tile)) == Shape::hex) {
      EXPECT_EQ(landing.inland.to, Way::To::hex);
      EXPECT_EQ(ground.at(place_at(landing.inland.at)).tile, landing.tile);
    } else {
      EXPECT_EQ(landing.inland.to, Way::To::spot);
      g.expect_entry(landing.inland.at, landing.tile, landing.side);
    }
  }
  for (std::size_t tile = 0; tile < static_cast<std::size_t>(g.net().tiles()); ++tile) {
    EXPECT_EQ(ground.shore[tile], land.shore[tile]);
    EXPECT_EQ(ground.island[tile], land.island[tile]);
  }
}

void expect_agreement(const Board& board) {
  const GroundOf g(board);
  expect_entries(g);
  expect_caves(g);
  expect_hexes(g);
  expect_shores(g);
}

TEST(Ground, SampleBoardIsTheRoadNet) { expect_agreement(sample_board()); }

TEST(Ground, GeneratedBoardsAreTheirRoadNets) {
  for (std::uint64_t seed = 0; seed < 20 && !testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    Board board;
    ASSERT_TRUE(generate(seed, {}, board));
    expect_agreement(board);
  }
}

TEST(Ground, BoardsOfAnySuitsAreTheirRoadNets) {
  for (int n = 0; n < 12 && !testing::Test::HasFailure(); ++n) {
    SCOPED_TRACE(testing::Message() << "selection " << n);
    Board board;
    ASSERT_TRUE(generate(1, random_selection(n), board));
    expect_agreement(board);
  }
}

TEST(Ground, SuitsNotInPlayPayNowhere) {
  const RoadNet net(sample_board());
  const Ground ground = make_ground(net, mask_of(Suit::clubs) | mask_of(Suit::diamonds));
  for (int spot = 0; spot < ground.spots; ++spot) {
    const Stand& stand = ground.at(static_cast<Spot>(spot));
    if (stand.mouth) {
      EXPECT_EQ(stand.toll, 0);
    } else if (stand.kind <= TileKind::river) {
      EXPECT_EQ(stand.toll, mask_of(Suit::clubs));
    } else if (stand.kind == TileKind::cave) {
      EXPECT_EQ(stand.toll, mask_of(Suit::clubs) | mask_of(Suit::diamonds));
    } else {
      EXPECT_EQ(stand.toll, mask_of(Suit::diamonds));
    }
  }
}

TEST(Ground, OtherSuitsPayWhereTheirCounterpartsDo) {
  const RoadNet net(sample_board());
  const SuitMask all = kAll | mask_of(Suit::torches);
  const Ground ground = make_ground(net, all);
  for (int spot = 0; spot < ground.spots; ++spot) {
    const Stand& stand = ground.at(static_cast<Spot>(spot));
    const bool spades = (stand.toll & mask_of(Suit::spades)) != 0;
    const bool torches = (stand.toll & mask_of(Suit::torches)) != 0;
    EXPECT_EQ(spades, torches);
    if (stand.fare == Fare::none) {
      EXPECT_TRUE(stand.mouth);
    } else {
      EXPECT_EQ(stand.toll, ground.toll[static_cast<std::size_t>(stand.fare)]);
    }
  }
}

TEST(Ground, TwelveSuitsHaveRoomEnough) {
  EXPECT_LT(kMostSpots, kNoSpot);
  EXPECT_LE(kMostTiles, 256);
}

}  // namespace
}  // namespace warren::jack_rabbits
