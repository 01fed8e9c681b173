// The road net against the plain second implementation, from every start (rules 3 and 4).
#include "games/jack_rabbits/board/roads.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/generator.h"
#include "games/jack_rabbits/board/sample.h"
#include "tests/jack_rabbits/plain_walk.h"
#include "tests/jack_rabbits/selections.h"

namespace warren::jack_rabbits {
namespace {

plain::Segment segment_of(const Board& board, int tile, int side) {
  const Edge edge = board.outline_of(tile).side[static_cast<std::size_t>(side)].edge;
  const auto [p, q] = ends(edge);
  return plain::segment(plain::point(p.a, p.b), plain::point(q.a, q.b));
}

// Each exit of each hex, each cave left from the Underground, each landing at an open road end.
std::vector<Start> all_starts(const RoadNet& net) {
  std::vector<Start> starts;
  for (int tile = 0; tile < net.tiles(); ++tile) {
    const bool begins = shape_of(net.kind(tile)) == Shape::hex || net.kind(tile) == TileKind::cave;
    for (int side = 0; begins && side < kMostSides; ++side) {
      if (net.ahead(tile, side).kind != Ahead::Kind::nothing) starts.push_back({tile, side, false});
    }
  }
  for (const Port& port : net.land().ports) starts.push_back({port.tile, port.side, true});
  return starts;
}

Reach plain_reach(const Board& board, const RoadNet& net, const plain::Drawing& drawing,
                  const Start& start, const Transfers& transfers) {
  plain::Journey journey(drawing, transfers);
  const plain::Segment edge = segment_of(board, start.tile, start.side);
  if (start.landing)
    journey.land(start.tile, edge);
  else
    journey.leave(start.tile, edge);
  Reach out;
  for (const int tile : journey.visited) {
    const plain::Polygon& polygon = drawing.tiles[static_cast<std::size_t>(tile)];
    (polygon.is_hex() ? out.hexes : out.passed).push_back(tile);
    if (polygon.name == "cave") out.caves.push_back(tile);
  }
  for (int port = 0; port < static_cast<int>(net.land().ports.size()); ++port) {
    const Port& p = net.land().ports[static_cast<std::size_t>(port)];
    if (journey.left_by.erase(segment_of(board, p.tile, p.side)) > 0) out.ports.push_back(port);
  }
  EXPECT_TRUE(journey.left_by.empty()) << "the plain walk left where the net has no port";
  out.dead_end = journey.dead_end;
  return out;
}

std::string text(const Reach& reach) {
  std::string out;
  for (const auto* list : {&reach.hexes, &reach.ports, &reach.passed, &reach.caves}) {
    for (const int number : *list) out += std::to_string(number) + " ";
    out += "| ";
  }
  return out + (reach.dead_end ? "dead end" : "");
}

void expect_agreement(const Board& board, const std::vector<Transfers>& sets) {
  const RoadNet net(board);
  const plain::Drawing drawing = plain::draw(board);
  for (const Start& start : all_starts(net)) {
    for (const Transfers& transfers : sets) {
      const Reach fast = reach(net, start, transfers);
      const Reach slow = plain_reach(board, net, drawing, start, transfers);
      ASSERT_EQ(text(fast), text(slow))
          << name_of(net.kind(start.tile)) << " side " << start.side
          << (start.landing ? " landing, " : ", ") << transfers.trailway << transfers.horse
          << transfers.horse_stays_on_land << transfers.boat << transfers.cave_hop << "\n"
          << write_board(board);
      if (start.landing) continue;
      const FootEnds foot = on_foot(net, start.tile, start.side);
      const Reach free = reach(net, start, {});
      ASSERT_EQ(foot.hexes, free.hexes);
      ASSERT_EQ(foot.ports, free.ports);
      ASSERT_EQ(foot.cave, !free.caves.empty());
      ASSERT_EQ(foot.dead_end, free.dead_end);
    }
  }
}

std::vector<Transfers> every_set() {
  std::vector<Transfers> sets;
  for (int bits = 0; bits < 32; ++bits) {
    sets.push_back({.trailway = (bits & 1) != 0,
                    .horse = (bits & 2) != 0,
                    .horse_stays_on_land = (bits & 4) != 0,
                    .boat = (bits & 8) != 0,
                    .cave_hop = (bits & 16) != 0});
  }
  return sets;
}
const std::vector<Transfers> kFewSets = {
    {},
    {.trailway = true},
    {.horse = true, .horse_stays_on_land = true},
    {.boat = true},
    {.cave_hop = true},
    {.trailway = true, .boat = true, .cave_hop = true},
    {.trailway = true, .horse = true, .boat = true, .cave_hop = true}};

void expect_agreement_on_generated(std::uint64_t first, std::uint64_t count) {
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Board board;
    ASSERT_TRUE(generate(seed, {}, board));
    expect_agreement(board, kFewSets);
    if (testing::Test::HasFatalFailure()) return;
  }
}

// A board on which no guideline was minded: hexes are turned anyhow, and road tiles lie where
// another of their shape did. It is full of dead ends, and of hexes joined straight to hexes.
Board careless_board(std::uint64_t seed) {
  Board careful;
  EXPECT_TRUE(generate(seed, {}, careful));
  std::array<std::vector<TileKind>, 3> kinds;
  for (const Placed& tile : careful.tiles())
    kinds[static_cast<std::size_t>(shape_of(tile.kind))].push_back(tile.kind);
  Board out;
  Rng rng(seed);
  for (Placed tile : careful.tiles()) {
    auto& left = kinds[static_cast<std::size_t>(shape_of(tile.kind))];
    const auto pick = static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(left.size())));
    const bool down = tile.pose >= 3;
    tile.kind = left[pick];
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(pick));
    const int turns =
        shape_of(tile.kind) == Shape::triangle ? poses(tile.kind) / 2 : poses(tile.kind);
    const int turn = static_cast<int>(rng.below(static_cast<std::uint32_t>(turns)));
    if (shape_of(tile.kind) == Shape::hex) tile.pose = pose_of(tile.kind, turn);
    if (shape_of(tile.kind) == Shape::triangle)
      tile.pose = static_cast<std::uint8_t>((down ? 3 : 0) + turn);
    out.place(tile);
  }
  return out;
}

TEST(Roads, AgreeWithThePlainWalkOnTheSampleBoardForEveryStartAndSetOfTransfers) {
  expect_agreement(sample_board(), every_set());
}

TEST(Roads, AgreeWithThePlainWalkOnGeneratedBoards) { expect_agreement_on_generated(1, 10); }

TEST(Roads, AgreeWithThePlainWalkOnBoardsOfAnySuits) {
  for (int n = 0; n < 8; ++n) {
    SCOPED_TRACE(letters_of(random_selection(n)));
    Board board;
    ASSERT_TRUE(generate(2, random_selection(n), board));
    expect_agreement(board, {kFewSets[0]});
    if (HasFatalFailure()) return;
  }
}

TEST(Roads, AgreeWithThePlainWalkOnCarelessBoards) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    expect_agreement(careless_board(seed), kFewSets);
    if (HasFatalFailure()) return;
  }
}

TEST(SlowRoads, AgreeWithThePlainWalkOnAThousandGeneratedBoards) {
  expect_agreement_on_generated(1000, 1000);
}

TEST(SlowRoads, AgreeWithThePlainWalkOnAThousandCarelessBoards) {
  for (std::uint64_t seed = 1000; seed < 2000; ++seed) {
    expect_agreement(careless_board(seed), kFewSets);
    if (HasFatalFailure()) return;
  }
}

TEST(Roads, AreReadBackFromTheFilesOfGeneratedBoards) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Board board;
    ASSERT_TRUE(generate(seed, {}, board));
    Board again;
    const BoardReading reading = read_board(write_board(board), again);
    for (const Problem& problem : reading.problems) ADD_FAILURE() << problem.say(Lang::en);
    EXPECT_TRUE(reading.findings.empty());
    EXPECT_EQ(again.tiles(), board.tiles());
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
