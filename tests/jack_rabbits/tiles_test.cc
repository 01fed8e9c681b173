// The tiles and their roads (rules 1).
#include "games/jack_rabbits/board/tiles.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "games/jack_rabbits/board/tile_words.h"
#include "tests/jack_rabbits/plain_walk.h"

namespace warren::jack_rabbits {
namespace {

std::vector<TileKind> plain_kinds() {
  std::vector<TileKind> kinds;
  for (std::size_t i = 0; i < kPlainKinds; ++i) kinds.push_back(plain_kind(i));
  return kinds;
}
std::vector<TileKind> all_kinds() {
  std::vector<TileKind> kinds = plain_kinds();
  for (int suit = 0; suit < kSuitsKnown; ++suit) {
    for (const Title title : {Title::king, Title::queen, Title::jack})
      kinds.push_back(royal(static_cast<Suit>(suit), title));
  }
  return kinds;
}

plain::Segment segment_of(const Edge& edge) {
  const auto [p, q] = ends(edge);
  return plain::segment(plain::point(p.a, p.b), plain::point(q.a, q.b));
}

// Logs of building hold them.
TEST(Tiles, KeepTheirNumbers) {
  EXPECT_EQ(static_cast<int>(TileKind::cave), 6);
  EXPECT_EQ(static_cast<int>(TileKind::first_royal), 7);
  EXPECT_EQ(static_cast<int>(TileKind::last_royal), 42);
}

TEST(Tiles, HaveNamesThatReadBack) {
  std::set<std::string> names;
  for (const TileKind kind : all_kinds()) {
    TileKind read{};
    EXPECT_TRUE(read_kind(name_of(kind), read));
    EXPECT_EQ(read, kind);
    names.insert(name_of(kind));
  }
  EXPECT_EQ(names.size(), kPlainKinds + 3 * kSuitsKnown);
  TileKind none{};
  for (const char* name : {"", "K", "KX", "kd", "Wood", "KDD", "underground"})
    EXPECT_FALSE(read_kind(name, none)) << name;
}

TEST(Tiles, ExpansionsPayWhereTheirCounterpartDoes) {
  for (const Suit suit : {Suit::clubs, Suit::spades, Suit::hearts, Suit::diamonds})
    EXPECT_EQ(counterpart(suit), suit);
  EXPECT_EQ(counterpart(Suit::torches), Suit::spades);
  for (const TileKind kind : plain_kinds()) {
    EXPECT_EQ(pays(Suit::torches, kind), pays(Suit::spades, kind)) << name_of(kind);
  }
  EXPECT_TRUE(pays(Suit::torches, TileKind::crossing));
  EXPECT_FALSE(pays(Suit::torches, TileKind::tavern));
  EXPECT_FALSE(pays(Suit::diamonds, TileKind::wood));
  EXPECT_FALSE(pays(Suit::clubs, TileKind::citadel));
}

TEST(Tiles, AreHexesOfSixTrianglesRhombiOfTwoAndTrianglesOfOne) {
  for (const TileKind kind : all_kinds()) {
    const Outline out = outline({kind, vertex(0, 0), 0});
    const Shape shape = shape_of(kind);
    EXPECT_EQ(out.triangles, shape == Shape::hex ? 6 : shape == Shape::rhombus ? 2 : 1);
    EXPECT_EQ(out.sides, shape == Shape::hex ? 6 : shape == Shape::rhombus ? 4 : 3);
  }
}

TEST(Tiles, LieAndCarryRoadsAsThePlainDrawingHasThemInEveryPose) {
  for (const TileKind kind : all_kinds()) {
    for (int n = 0; n < poses(kind); ++n) {
      const Placed placed{kind, vertex(2, -3), pose_of(kind, n)};
      const plain::Polygon drawn = plain::draw(placed);
      const Outline out = outline(placed);
      std::set<std::pair<plain::Segment, bool>> sides;
      std::set<std::pair<plain::Segment, bool>> wanted;
      for (int i = 0; i < out.sides; ++i) {
        const Side& side = out.side[static_cast<std::size_t>(i)];
        sides.insert({segment_of(side.edge), side.road});
      }
      for (std::size_t i = 0; i < drawn.edges(); ++i) wanted.insert({drawn.edge(i), drawn.road[i]});
      EXPECT_EQ(sides, wanted) << name_of(kind) << " pose " << n;
    }
  }
}

TEST(Tiles, LookDifferentInEveryPoseOrLieElsewhere) {
  std::vector<TileKind> kinds = plain_kinds();
  kinds.push_back(royal(Suit::clubs, Title::king));
  for (const TileKind kind : kinds) {
    std::set<std::set<std::pair<plain::Segment, bool>>> looks;
    for (int n = 0; n < poses(kind); ++n) {
      const plain::Polygon drawn = plain::draw({kind, vertex(0, 0), pose_of(kind, n)});
      std::set<std::pair<plain::Segment, bool>> look;
      for (std::size_t i = 0; i < drawn.edges(); ++i) look.insert({drawn.edge(i), drawn.road[i]});
      looks.insert(look);
    }
    EXPECT_EQ(looks.size(), static_cast<std::size_t>(poses(kind))) << name_of(kind);
  }
}

TEST(Tiles, JoinTwoSidesOfATrailwayByEachOfItsTwoRoads) {
  for (const TileKind kind : {TileKind::wood, TileKind::mountain, TileKind::river}) {
    for (int n = 0; n < 3; ++n) {
      const Placed placed{kind, vertex(0, 0), pose_of(kind, n)};
      const Outline out = outline(placed);
      for (int in = 0; in < 4; ++in) {
        const Ways there = ways(placed, out, in);
        int on = 0;
        while ((there.on >> on & 1) == 0) ++on;
        EXPECT_EQ(there.on, 1U << on) << "one way on";
        EXPECT_EQ(ways(placed, out, on).on, 1U << in) << "and the same way back";
        EXPECT_EQ(there.on | there.other | 1U << in, 0b1111U);
      }
    }
  }
}

TEST(Tiles, JoinAllThreeSidesOfACrossingTwoOfATavernAndNoneOfACave) {
  const auto ways_on = [](TileKind kind) {
    const Placed placed{kind, vertex(0, 0), 0};
    std::string out;
    for (int side = 0; side < 3; ++side)
      out += std::to_string(ways(placed, outline(placed), side).on) + " ";
    return out;
  };
  EXPECT_EQ(ways_on(TileKind::crossing), "6 5 3 ");
  EXPECT_EQ(ways_on(TileKind::tavern), "0 4 2 ");
  EXPECT_EQ(ways_on(TileKind::cave), "0 0 0 ");
}

}  // namespace
}  // namespace warren::jack_rabbits
