// The building phase's rules of placement (rules 2.1), each test named after its sentence.
#include "games/jack_rabbits/board/building.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/sample.h"

namespace warren::jack_rabbits {
namespace {

const Guidelines kAdvice{.enforce = false, .alike = false};
const Guidelines kEnforced{.enforce = true, .alike = false};
const std::vector<Suit> kFour = {Suit::clubs, Suit::spades, Suit::hearts, Suit::diamonds};

Placed tile(const char* text) {
  Placed out;
  const Problem problem = read_tile(text, out);
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  return out;
}
Board board_of(std::initializer_list<const char*> tiles) {
  Board board;
  for (const char* text : tiles) board.place(tile(text));
  return board;
}
// What stands against a tile, in short: "overlap citadel 0 0".
std::string why(const Board& board, const char* text, const Guidelines& guidelines = kAdvice) {
  constexpr std::array<const char*, 10> kNames = {
      "", "pose", "reach", "first", "overlap", "apart", "far", "island", "blue side", "guideline"};
  const Fault found = fault(board, tile(text), guidelines);
  std::string out = kNames[static_cast<std::size_t>(found.kind)];
  if (found.kind == Fault::Kind::guideline) out += std::string(" ") + symbol(found.guideline);
  if (found.other >= 0) out += " " + notation(board.tile(found.other));
  return out;
}

TEST(Building, StartsWithTheCitadel) {
  const Board empty;
  EXPECT_EQ(why(empty, "citadel 0 0"), "");
  EXPECT_EQ(why(empty, "wood 0 0"), "first");
  EXPECT_EQ(placements(empty, TileKind::citadel, kAdvice).size(), 1U);
  EXPECT_TRUE(placements(empty, TileKind::wood, kAdvice).empty());
}

TEST(Building, ATileMayNotOverlapAnother) {
  const Board board = board_of({"citadel 0 0"});
  EXPECT_EQ(why(board, "KD 0 1"), "overlap citadel 0 0");
  EXPECT_EQ(why(board, "wood 0 0 1"), "overlap citadel 0 0");
}

TEST(Building, ATileMustTouchTheLandByAnEdge) {
  const Board board = board_of({"citadel 0 0"});
  EXPECT_EQ(why(board, "wood -1 1 1"), "");
  EXPECT_EQ(why(board, "cave 0 1"), "apart") << "it touches the Citadel by a corner alone";
}

TEST(Building, OnlyAHexMayBePlacedApartWithinFourEdgeLengthsOfATile) {
  const Board board = board_of({"citadel 0 0"});
  EXPECT_EQ(why(board, "KD 6 0"), "") << "four edges lie between corner and corner";
  EXPECT_EQ(why(board, "KD 7 0"), "far");
  EXPECT_EQ(why(board, "KD 3 0"), "") << "a hex apart may be as near as one edge";
  EXPECT_EQ(why(board, "KD 2 0"), "") << "or touch by a corner: it shares no edge";
  // Straight up there are only the edges: 4 is 2.3 rows of hexes, so b = 6 is the last.
  EXPECT_EQ(why(board, "KD -3 6"), "");
  EXPECT_EQ(why(board, "KD -4 7"), "far");
}

TEST(Building, FourEdgeLengthsAreTheStraightLineBetweenTheNearestPoints) {
  // By points: along each side a dense row of them, for all places of a hex round another.
  const auto apart = [](Vertex centre) {
    double least = 1e9;
    const auto x = [](Vertex v) { return v.a + v.b / 2.0; };
    const auto y = [](Vertex v) { return v.b * 0.8660254037844386; };
    const Outline here = outline({TileKind::citadel, vertex(0, 0), 0});
    const Outline there = outline({TileKind::citadel, centre, 0});
    for (const Side& s : here.side) {
      for (const Side& t : there.side) {
        for (int i = 0; i <= 4; ++i) {
          for (int k = 0; k <= 4; ++k) {
            const auto [p, q] = ends(s.edge);
            const auto [r, u] = ends(t.edge);
            const double dx = x(p) + (x(q) - x(p)) * i / 4 - x(r) - (x(u) - x(r)) * k / 4;
            const double dy = y(p) + (y(q) - y(p)) * i / 4 - y(r) - (y(u) - y(r)) * k / 4;
            least = std::min(least, dx * dx + dy * dy);
          }
        }
      }
    }
    return least;
  };
  for (int a = -9; a <= 9; ++a) {
    for (int b = -9; b <= 9; ++b) {
      EXPECT_EQ(within(kFarthestApart, outline({TileKind::citadel, vertex(0, 0), 0}),
                       outline({TileKind::citadel, vertex(a, b), 0})),
                apart(vertex(a, b)) < 16.0001)
          << a << " " << b;
    }
  }
}

TEST(Building, IslandsMayGrowTogether) {
  Board board = board_of({"citadel 0 0", "KD 3 0"});
  EXPECT_EQ(geography(board).islands, 2);
  ASSERT_EQ(why(board, "river 1 0 1"), "");
  board.place(tile("river 1 0 1"));
  EXPECT_EQ(geography(board).islands, 2) << "it touches the king's hex by a corner alone";
  ASSERT_EQ(why(board, "cave 1 0 3"), "");
  board.place(tile("cave 1 0 3"));
  EXPECT_EQ(geography(board).islands, 1);
}

TEST(Building, GuidelinesAreAdviceUnlessEnforced) {
  const Board board = board_of({"citadel 0 0"});
  const char* beside = "KC -1 2";  // its road leads up, so the Citadel's runs into its closed edge
  EXPECT_EQ(why(board, beside), "");
  EXPECT_EQ(findings(board, tile(beside), false).size(), 1U);
  EXPECT_EQ(why(board, beside, kEnforced), "guideline T citadel 0 0");
  EXPECT_EQ(why(board, "KC -1 2 3", kEnforced), "guideline X citadel 0 0");
}

TEST(Building, TrianglesMustNotShareAnEdgeOrOnlyLikeOnes) {
  const Board board = board_of({"citadel 0 0", "crossing -1 1"});
  EXPECT_EQ(why(board, "tavern -1 1 3", kEnforced), "guideline ! crossing -1 1");
  EXPECT_EQ(why(board, "tavern -1 1 3", {.enforce = true, .alike = true}), "");
  EXPECT_EQ(why(board, "crossing -1 1 3", {.enforce = true, .alike = true}),
            "guideline ! crossing -1 1");
}

TEST(Building, ListsExactlyThePlacementsThatAreNotRefused) {
  const Board board = board_of({"citadel 0 0", "KD 3 0 1", "cave -1 1 2"});
  for (const Guidelines& guidelines : {kAdvice, kEnforced}) {
    for (const char* name : {"QD", "wood", "crossing", "tavern"}) {
      TileKind kind{};
      ASSERT_TRUE(read_kind(name, kind));
      std::vector<Placed> allowed;
      for (int b = -12; b < 12; ++b) {  // far more than four edge lengths from all three
        for (int a = -12; a < 15; ++a) {
          for (int pose = 0; pose < 7; ++pose) {
            const Placed candidate{kind, vertex(a, b), static_cast<std::uint8_t>(pose)};
            if (!fault(board, candidate, guidelines)) allowed.push_back(candidate);
          }
        }
      }
      EXPECT_EQ(placements(board, kind, guidelines), allowed) << name;
      EXPECT_EQ(fits_somewhere(board, kind, guidelines), !allowed.empty());
    }
  }
}

TEST(Building, EveryTileOfTheSampleCouldHaveBeenPlacedInItsOrderOrLater) {
  Board board = board_of({"citadel 0 0"});
  std::vector<Placed> waiting(kSampleTiles.begin() + 1, kSampleTiles.end());
  while (!waiting.empty()) {
    const auto next = std::find_if(waiting.begin(), waiting.end(), [&](const Placed& candidate) {
      return !fault(board, candidate, kEnforced);
    });
    ASSERT_NE(next, waiting.end());
    board.place(*next);
    waiting.erase(next);
  }
  EXPECT_FALSE(unfinished(board, kFour));
}

TEST(Building, AStrictTileThatFitsNowhereIsSetAside) {
  // With a cave at each of its roads, the Citadel shows the sea nothing but the caves' closed
  // edges.
  Board board = board_of({"citadel 0 0"});
  for (int cave = 0; cave < 6; ++cave) {
    const auto places = placements(board, TileKind::cave, kEnforced);
    ASSERT_EQ(places.size(), static_cast<std::size_t>(6 - cave));
    board.place(places.front());
  }
  for (const TileKind kind : {TileKind::wood, TileKind::crossing, TileKind::cave}) {
    EXPECT_FALSE(fits_somewhere(board, kind, kEnforced)) << name_of(kind);
    EXPECT_TRUE(fits_somewhere(board, kind, kAdvice)) << name_of(kind);
  }
  EXPECT_TRUE(fits_somewhere(board, royal(Suit::clubs, Title::king), kEnforced))
      << "a hex always fits: it may start an island";
}

TEST(Building, TilesAreDealtInEqualSharesByShape) {
  for (const int players : {2, 3, 4}) {
    for (const Shape shape : {Shape::hex, Shape::rhombus, Shape::triangle}) {
      for (int seat = 0; seat < players; ++seat)
        EXPECT_EQ(share(shape, kFour, players, seat_of(seat)), 12 / players);
    }
  }
}

TEST(Building, WhatIsOverIsDealtRoundTheTable) {
  const std::vector<Suit> three = {Suit::clubs, Suit::spades, Suit::hearts};
  std::string shares;
  for (const Shape shape : {Shape::hex, Shape::rhombus, Shape::triangle}) {
    for (int seat = 0; seat < 4; ++seat)
      shares += std::to_string(share(shape, three, 4, seat_of(seat)));
    shares += " ";
  }
  EXPECT_EQ(shares, "3222 2322 2232 ");
}

TEST(Building, AHexMayNotBeLeftOver) {
  Board board = sample_board();
  while (board.tile(board.size() - 1).kind != royal(Suit::clubs, Title::king)) board.take_back();
  board.take_back();
  EXPECT_EQ(unfinished(board, kFour).say(Lang::en), "KC is left over; a hex may not be");
}

TEST(Building, StrictBuildersNeitherPassNorSeeTheirTiles) {
  EXPECT_TRUE(in_turn(Building::strict) && in_turn(Building::free));
  EXPECT_FALSE(in_turn(Building::freestyle));
  EXPECT_FALSE(may_pass(Building::strict) || tiles_lie_open(Building::strict));
  EXPECT_TRUE(may_pass(Building::freestyle) && tiles_lie_open(Building::free));
}

TEST(Building, AFinishedBoardMustHaveACaveWhoseRoadLeadsToAHex) {
  EXPECT_TRUE(cave_leads_to_hex(RoadNet(sample_board())));
  EXPECT_TRUE(cave_leads_to_hex(RoadNet(board_of({"citadel 0 0", "cave -1 1 2"}))));
  EXPECT_FALSE(cave_leads_to_hex(RoadNet(board_of({"citadel 0 0", "cave -1 1 0"}))));
  EXPECT_EQ(unfinished(board_of({"citadel 0 0", "cave -1 1 0"}), {}).say(Lang::en),
            "no cave has a road that leads to a hex");
}

TEST(Building, WhatIsLeftOverIsWhatTheSuitsBringAndTheBoardHasNot) {
  Board board = sample_board();
  EXPECT_TRUE(left_over(board, kFour).empty());
  EXPECT_EQ(suits_on(board), kFour);
  board.take_back();
  EXPECT_EQ(left_over(board, kFour), std::vector<TileKind>{TileKind::cave});
}

}  // namespace
}  // namespace warren::jack_rabbits
