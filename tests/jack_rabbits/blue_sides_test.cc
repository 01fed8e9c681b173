// Blue sides and towers that lie apart: what the expansions say of boards.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/building.h"
#include "games/jack_rabbits/board/roads.h"
#include "games/jack_rabbits/board/text_map.h"
#include "games/jack_rabbits/setup/ground.h"
#include "tests/jack_rabbits/selections.h"

namespace warren::jack_rabbits {
namespace {

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
Fault::Kind why(const Board& board, const char* text) { return fault(board, tile(text), {}).kind; }

// North-east of the Citadel, the palace of the queen of shells, whose exits are 0, 2 and the
// blue 4. It is turned by one, so that the blue side is not the one towards the Citadel, but the
// next.
constexpr const char* kPalace = "QL 1 1 1";
constexpr int kBlue = 5;

TEST(BlueSides, TheCellBeyondStaysEmpty) {
  const Board board = board_of({"citadel 0 0", kPalace});
  const Side& blue = board.outline_of(1).side[kBlue];
  ASSERT_TRUE(blue.blue);
  ASSERT_TRUE(blue.road) << "it carries a road end";
  const Triangle cell = other_side(blue.edge, blue.inside);
  for (const char* name : {"wood", "crossing", "tavern", "cave", "KC"}) {
    TileKind kind{};
    ASSERT_TRUE(read_kind(name, kind));
    for (const Guidelines& guidelines : {Guidelines{}, Guidelines{.enforce = true}}) {
      each_placement(board, kind, guidelines, [&](const Placed& place) {
        const Outline out = outline(place);
        for (int i = 0; i < out.triangles; ++i)
          EXPECT_FALSE(out.triangle[static_cast<std::size_t>(i)] == cell) << notation(place);
        return true;
      });
    }
  }
}

TEST(BlueSides, NorMayAHexBeLaidWithItsBlueSideAgainstLand) {
  const Board board = board_of({"citadel 0 0"});
  int touching = 0;
  each_placement(board, royal(Suit::shells, Title::queen), {}, [&](const Placed& place) {
    const Outline out = outline(place);
    touching += board.touches(out) ? 1 : 0;
    for (const Side& side : out.side) {
      EXPECT_TRUE(!side.blue || board.at(other_side(side.edge, side.inside)) < 0)
          << notation(place);
    }
    return true;
  });
  // At each of the six edges a palace can be turned five ways, with its blue side elsewhere.
  EXPECT_EQ(touching, 6 * 5);
}

TEST(BlueSides, AreNoAdvice) {
  Board board = board_of({"citadel 0 0", kPalace});
  const Side& blue = board.outline_of(1).side[kBlue];
  const Triangle cell = other_side(blue.edge, blue.inside);
  const Placed crossing{TileKind::crossing, cell.at, static_cast<std::uint8_t>(cell.down ? 3 : 0)};
  const Fault found = fault(board, crossing, {});
  EXPECT_EQ(found.kind, Fault::Kind::blue_side);
  EXPECT_EQ(found.other, 1);
  board.place(crossing);
  ASSERT_EQ(clashes(board).size(), 1U);
  EXPECT_EQ(describe(board, clashes(board)[0]).say(Lang::en),
            notation(crossing) + " and QL 1 1 1 share a blue side, which must stay open to water");
}

// Tiles are laid at random until a blue side looks at a gap that others have closed in.
TEST(BlueSides, ALakeIsWater) {
  bool on_a_lake = false;
  for (std::uint64_t seed = 0; seed < 40 && !on_a_lake; ++seed) {
    Board board = board_of({"citadel 0 0", kPalace});
    Rng rng(seed);
    for (int n = 0; n < 30 && !on_a_lake; ++n) {
      const auto places = placements(board, n % 3 == 0 ? TileKind::crossing : TileKind::wood, {});
      board.place(places[rng.below(static_cast<std::uint32_t>(places.size()))]);
      for (const Port& port : geography(board).ports)
        on_a_lake = on_a_lake || (port.blue && port.water != 0);
    }
    EXPECT_TRUE(clashes(board).empty());
  }
  EXPECT_TRUE(on_a_lake);
}

TEST(BlueSides, AreAWayOffTheBoardAndALanding) {
  const Board board = board_of({"citadel 0 0", kPalace});
  const RoadNet net(board);
  EXPECT_EQ(net.ahead(1, kBlue).kind, Ahead::Kind::off_board);
  const Port& port = net.land().ports[static_cast<std::size_t>(net.ahead(1, kBlue).tile)];
  EXPECT_TRUE(port.blue);
  EXPECT_EQ(port.side, kBlue);
  const Ground ground = make_ground(net, mask_of(Suit::shells));
  const Landing& landing = ground.port[static_cast<std::size_t>(net.ahead(1, kBlue).tile)];
  EXPECT_TRUE(landing.blue);
  EXPECT_EQ(landing.inland.to, Way::To::hex);
  EXPECT_EQ(landing.inland.at, index_of(place_of(Suit::shells, Title::queen)));
  const auto blue = std::count_if(ground.port.begin(), ground.port.begin() + ground.ports,
                                  [](const Landing& each) { return each.blue; });
  EXPECT_EQ(blue, 1);
}

TEST(TowersApart, NothingEverSharesAnEdgeWithThem) {
  for (const char* tower : {"KL 2 2", "KB 2 2", "KI 2 2"}) {
    const Board board = board_of({"citadel 0 0", tower});
    for (const char* name : {"wood", "crossing", "cave", "KC", "KD"}) {
      TileKind kind{};
      ASSERT_TRUE(read_kind(name, kind));
      each_placement(board, kind, {}, [&](const Placed& place) {
        Board then = board;
        then.place(place);
        EXPECT_TRUE(clashes(then).empty()) << notation(place);
        return true;
      });
    }
    EXPECT_EQ(why(board, "KD 2 3"), Fault::Kind::overlap);
    EXPECT_EQ(why(board, "KD 1 4"), Fault::Kind::island) << "above " << tower;
    EXPECT_EQ(why(board, "wood 1 3 1"), Fault::Kind::island);
  }
}

TEST(TowersApart, NorAreTheyLaidAgainstLand) {
  const Board board = board_of({"citadel 0 0"});
  EXPECT_EQ(why(board, "KC 1 1"), Fault::Kind::none);
  for (const char* tower : {"KL 1 1", "KB 1 1", "KI 1 1"})
    EXPECT_EQ(why(board, tower), Fault::Kind::island);
  for (const char* tower : {"KL 2 0", "KB 3 0", "KI 6 0"})
    EXPECT_EQ(why(board, tower), Fault::Kind::none) << tower;
  EXPECT_EQ(why(board, "KB 7 0"), Fault::Kind::far) << "four edge lengths, as of any hex apart";
}

TEST(TowersApart, ThatOfBellsHasNoExitsAtAll) {
  const Board board = board_of({"citadel 0 0", "KB 3 0"});
  const RoadNet net(board);
  for (int side = 0; side < kMostSides; ++side)
    EXPECT_EQ(net.ahead(1, side).kind, Ahead::Kind::nothing);
  EXPECT_EQ(journeys_from_citadel(net)[1], -1);
  const Ground ground = make_ground(net, mask_of(Suit::bells));
  const Place tower = place_of(Suit::bells, Title::king);
  ASSERT_TRUE(ground.has(tower));
  for (const Way& way : ground.at(tower).exit) EXPECT_EQ(way.to, Way::To::nothing);
  EXPECT_EQ(ground.at(tower).island, 1);
  EXPECT_NE(text_list(board, net, Lang::en).find("KB  King of Bells' tower:\n"), std::string::npos);
}

TEST(TowersApart, AndBlueSidesAreAskedOfFilesToo) {
  Board board;
  ASSERT_TRUE(generate(3, suits_named("LB"), board));
  Board again;
  ASSERT_TRUE(read_board(write_board(board), again));
  EXPECT_EQ(again.tiles(), board.tiles());
  const auto tower = std::find_if(board.tiles().begin(), board.tiles().end(),
                                  [](const Placed& each) { return name_of(each.kind) == "KB"; });
  // Laid beside the Citadel's land, where some edge is shared.
  const auto reading_with = [&](const Placed& place) {
    std::string text = write_board(board);
    const std::string old_part = notation(*tower);
    return read_board(text.replace(text.find(old_part), old_part.size(), notation(place)), again);
  };
  int refused = 0;
  for (int b = -12; b <= 12; ++b) {
    for (int a = -12; a <= 12; ++a) {
      const BoardReading reading = reading_with({tower->kind, vertex(a, b), 0});
      if (reading.problems.empty()) continue;
      refused += reading.problems[0].say(Lang::en).ends_with("is an island of its own") ? 1 : 0;
    }
  }
  EXPECT_GT(refused, 10);
}

// --- boards made at random --------------------------------------------------------------------

struct Counted {
  int blue = 0, others = 0;  // open road ends
  int islands = 0, towers = 0;
};
Counted count(const Board& board, const RoadNet& net) {
  Counted out;
  for (const Port& port : net.land().ports) ++(port.blue ? out.blue : out.others);
  for (const Placed& each : board.tiles()) out.towers += lies_apart(each.kind) ? 1 : 0;
  out.islands = net.land().islands;
  return out;
}

void expect_good_board(std::uint64_t seed, const GeneratorOptions& options) {
  SCOPED_TRACE(letters_of(options) + ", seed " + std::to_string(seed));
  Board board;
  ASSERT_TRUE(generate(seed, options, board));
  std::vector<TileKind> laid;
  for (const Placed& each : board.tiles()) laid.push_back(each.kind);
  auto wanted = tiles_in_play(options.suits);
  std::sort(wanted.begin(), wanted.end());
  std::sort(laid.begin(), laid.end());
  EXPECT_EQ(laid, wanted);
  EXPECT_TRUE(findings(board, false).empty());
  EXPECT_TRUE(clashes(board).empty());

  const RoadNet net(board);
  const Counted counted = count(board, net);
  const int suits = static_cast<int>(options.suits.size());
  EXPECT_LE(counted.others, 18 + 2 * std::max(0, suits - 4));
  EXPECT_GE(counted.others, kLeastPorts);
  EXPECT_GE(counted.islands - counted.towers, 1);
  EXPECT_LE(counted.islands - counted.towers, 3);
  for (const Port& port : net.land().ports)
    EXPECT_TRUE(!port.blue || port.water == 0) << "a blue side has the sea";
  EXPECT_TRUE(stranded(board, net.land()).empty()) << "it could have been built";
  const auto journeys = journeys_from_citadel(net);
  for (const int hex : net.hexes()) {
    const int far = journeys[static_cast<std::size_t>(hex)];
    EXPECT_TRUE(lies_apart(net.kind(hex)) || (far >= 0 && far <= 5)) << name_of(net.kind(hex));
  }
}

TEST(ExpansionBoards, HaveTheSeaBeforeBlueSides) {
  Board board;
  ASSERT_TRUE(generate(1, suits_named("LRBI"), board));
  const RoadNet net(board);
  EXPECT_EQ(count(board, net).blue, 11) << "one on each of their hexes, but for the tower of bells";
  for (const Port& port : net.land().ports) EXPECT_TRUE(!port.blue || port.water == 0);
}

TEST(ExpansionBoards, CountTowersApartNeitherAsIslandsNorForTheFiveJourneys) {
  for (int islands = 1; islands <= kMostIslands; ++islands) {
    GeneratorOptions options = suits_named("CSLBI");
    options.islands = islands;
    Board board;
    ASSERT_TRUE(generate(2, options, board));
    const RoadNet net(board);
    EXPECT_EQ(count(board, net).towers, 3);
    EXPECT_EQ(net.land().islands, islands + 3);
    expect_good_board(2, options);
    const auto journeys = journeys_from_citadel(net);
    const int tower = net.find(royal(Suit::shells, Title::king));
    EXPECT_EQ(journeys[static_cast<std::size_t>(tower)], -1) << "no free journey leads there";
  }
}

TEST(ExpansionBoards, HaveAtMostEighteenOpenEndsAndTwoForEachSuitBeyondFourAndBlueSides) {
  EXPECT_EQ(most_ports(2), 18);
  EXPECT_EQ(most_ports(4), 18);
  EXPECT_EQ(most_ports(5), 20);
  EXPECT_EQ(most_ports(12), 34);
  for (const char* letters : {"CSHD", "TEON", "CSHDTEON", "CSHDTEONLRBI"}) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) expect_good_board(seed, suits_named(letters));
  }
}

TEST(ExpansionBoards, KeepEveryPromiseForAnySelectionOfSuits) {
  for (int n = 0; n < 40; ++n) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) expect_good_board(seed, random_selection(n));
    if (HasFailure()) return;
  }
}

TEST(SlowExpansionBoards, NoSeedInAThousandFailsForFortySelections) {
  for (int n = 0; n < 40; ++n) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) expect_good_board(seed, random_selection(n));
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
