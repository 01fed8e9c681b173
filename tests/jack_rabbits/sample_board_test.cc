// The facts that the rules give of the sample board (rules 1).
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/jack_rabbits/board/roads.h"
#include "games/jack_rabbits/board/sample.h"

namespace warren::jack_rabbits {
namespace {

class SampleBoard : public testing::Test {
 protected:
  std::string foot(const char* from, int exit) const {
    TileKind kind{};
    EXPECT_TRUE(read_kind(from, kind));
    const FootEnds ends = on_foot(net_, net_.find(kind), exit);
    std::string out;
    for (const int hex : ends.hexes) out += name_of(net_.kind(hex)) + " ";
    if (!ends.ports.empty()) out += "off-board ";
    if (ends.cave) out += "cave ";
    if (ends.dead_end) out += "dead-end ";
    return out.empty() ? out : out.substr(0, out.size() - 1);
  }
  std::string port_name(const Port& port) const {
    return name_of(board_.tile(port.tile).kind) + " " + std::to_string(port.side);
  }

  Board board_ = sample_board();
  RoadNet net_{board_};
};

TEST_F(SampleBoard, HoldsThirteenHexesAndFourSetsOfSixRoadTiles) {
  EXPECT_EQ(net_.hexes().size(), 13U);
  for (const auto kind : {TileKind::wood, TileKind::mountain, TileKind::river, TileKind::crossing,
                          TileKind::tavern, TileKind::cave}) {
    EXPECT_EQ(std::count_if(board_.tiles().begin(), board_.tiles().end(),
                            [kind](const Placed& tile) { return tile.kind == kind; }),
              4)
        << name_of(kind);
  }
}

TEST_F(SampleBoard, LiesOnTwoIslandsOfThirtyOneAndSixTiles) {
  EXPECT_EQ(net_.land().islands, 2);
  EXPECT_EQ(std::count(net_.land().island.begin(), net_.land().island.end(), 0), 31);
  EXPECT_EQ(std::count(net_.land().island.begin(), net_.land().island.end(), 1), 6);
}

TEST_F(SampleBoard, BreaksNoGuideline) { EXPECT_TRUE(findings(board_, false).empty()); }

TEST_F(SampleBoard, HasTwelveOpenRoadEndsTenOfThemOnTheSea) {
  EXPECT_EQ(net_.land().ports.size(), 12U);
  EXPECT_EQ(std::count_if(net_.land().ports.begin(), net_.land().ports.end(),
                          [](const Port& port) { return port.water == 0; }),
            10);
}

TEST_F(SampleBoard, HasALakeWithTheRoadEndsOfTwoHexesOfClubs) {
  std::string on_lake;
  for (const Port& port : net_.land().ports) {
    if (port.water != 0) on_lake += port_name(port) + ", ";
  }
  EXPECT_EQ(on_lake, "QC 3, JC 1, ");
  EXPECT_EQ(net_.land().waters, 2);
}

TEST_F(SampleBoard, LeadsFromTheCitadelAsTheRulesSay) {
  EXPECT_EQ(foot("citadel", 0), "JD");
  EXPECT_EQ(foot("citadel", 1), "QH");
  EXPECT_EQ(foot("citadel", 2), "off-board");
  EXPECT_EQ(foot("citadel", 3), "citadel");
  EXPECT_EQ(foot("citadel", 4), "citadel");
  EXPECT_EQ(foot("citadel", 5), "KS");
}

TEST_F(SampleBoard, HasTwoSeasideCrossingsAndTwoLandlocked) {
  int seaside = 0;
  int landlocked = 0;
  for (int tile = 0; tile < net_.tiles(); ++tile) {
    if (net_.kind(tile) != TileKind::crossing) continue;
    ++(net_.land().shore[static_cast<std::size_t>(tile)].any() ? seaside : landlocked);
  }
  EXPECT_EQ(seaside, 2);
  EXPECT_EQ(landlocked, 2);
}

TEST_F(SampleBoard, BringsEveryRoyalWithinFiveFreeJourneysOfTheCitadel) {
  const auto journeys = journeys_from_citadel(net_);
  for (const int hex : net_.hexes()) {
    EXPECT_GE(journeys[static_cast<std::size_t>(hex)], 0) << name_of(net_.kind(hex));
    EXPECT_LE(journeys[static_cast<std::size_t>(hex)], 5) << name_of(net_.kind(hex));
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
