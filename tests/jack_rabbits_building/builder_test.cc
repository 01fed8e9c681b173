// Boards that bots build are good to play on, far better than those built at random.
#include "bots/jack_rabbits/builder.h"

#include <gtest/gtest.h>

#include <iostream>
#include <map>

#include "bots/catalog.h"
#include "games/jack_rabbits/board/generator.h"
#include "lab/playouts/playout.h"
#include "lab/playouts/simulation.h"

namespace warren::jack_rabbits {
namespace {

struct Quality {
  int joined = 0;    // roads that go on from tile to tile
  int findings = 0;  // guidelines broken
  int dead = 0;      // roads that run into a closed edge
  int reached = 0;   // hexes that free journeys from the Citadel lead to
  int islands = 0;
};

// The sum over some boards that bots of one kind built.
Quality built_by(std::string_view bot, int building, int players, int boards) {
  OptionSet options(BoardBuilding::option_menu());
  options.set_at(options.menu().find("building"), building);
  options.set_at(options.menu().find("players"), players);
  const auto opened = BoardBuilding::open(options, 1);
  const auto offers = std::make_unique<Offers<building::Action>>();
  Quality sum;
  for (int game = 0; game < boards; ++game) {
    StateBoard<BoardBuilding> site(*opened.setup);
    MixedBots<BoardBuilding> bots(seat_rngs(11, static_cast<std::uint64_t>(game)));
    for (int seat = 0; seat < players; ++seat) bots.sit(seat, find_bot<BoardBuilding>(bot)->make());
    Rng dealer = dealer_rng(11, static_cast<std::uint64_t>(game));
    const auto count = Playout<BoardBuilding, StateBoard<BoardBuilding>, MixedBots<BoardBuilding>>(
                           *opened.setup, site, bots, *offers)
                           .play(dealer, 10'000);
    EXPECT_TRUE(count.finished);
    const Board& board = building::board_of(site.state().pub);
    const RoadNet net(board);
    for (int tile = 0; tile < net.tiles(); ++tile) {
      for (int side = 0; side < kMostSides; ++side) {
        const auto kind = net.ahead(tile, side).kind;
        sum.joined += kind == Ahead::Kind::hex || kind == Ahead::Kind::road ? 1 : 0;
        sum.dead += kind == Ahead::Kind::closed ? 1 : 0;
      }
    }
    sum.findings += static_cast<int>(findings(board, false).size());
    sum.islands += net.land().islands;
    const auto journeys = journeys_from_citadel(net);
    for (const int hex : net.hexes())
      sum.reached += journeys[static_cast<std::size_t>(hex)] >= 0 ? 1 : 0;
  }
  sum.joined /= 2;  // counted from both tiles
  return sum;
}

TEST(Builder, BuildsFarBetterBoardsThanChance) {
  constexpr int kBoards = 3;
  for (const int building : {0, 1, 2}) {
    for (const int players : {2, 4}) {
      const Quality built = built_by("builder", building, players, kBoards);
      const Quality random = built_by("random", building, players, kBoards);
      std::cout << "building " << building << ", " << players << " players, a board: roads joined "
                << built.joined / kBoards << " against " << random.joined / kBoards << ", findings "
                << built.findings << "/" << kBoards << " against " << random.findings << "/"
                << kBoards << ", hexes reached " << built.reached / kBoards << " against "
                << random.reached / kBoards << " of 13, islands " << built.islands << "/" << kBoards
                << " against " << random.islands << "/" << kBoards << "\n";
      EXPECT_GE(built.joined, 44 * kBoards) << "of at most 52 or so";
      EXPECT_LE(random.joined, 30 * kBoards);
      EXPECT_LE(built.findings, kBoards / 3) << "not one on most boards";
      EXPECT_GE(random.findings, 10 * kBoards);
      EXPECT_EQ(built.dead, 0) << "no road is wasted";
      EXPECT_GE(built.reached, 11 * kBoards);
      EXPECT_LE(random.reached, 6 * kBoards);
      EXPECT_LE(built.islands, 2 * kBoards);
    }
  }
}

TEST(Builder, DoesOneOfTheOffersAndFinishesASeatsTiles) {
  OptionSet options(BoardBuilding::option_menu());
  ASSERT_FALSE(options.set("building=free"));
  const auto opened = BoardBuilding::open(options, 1);
  Match<BoardBuilding> match(*opened.setup);
  Rng rng(3);
  while (match.asked().chance)
    match.fall(
        BoardBuilding::outcome(*opened.setup, match.state(),
                               rng.below(building::chances(*opened.setup, match.state().pub))));
  while (!match.result().over) {
    const Seat seat = match.asked().must.lowest();
    const auto action =
        building::build_for(*opened.setup, BoardBuilding::sight(match.state(), seat), rng);
    const auto offers = std::make_unique<Offers<building::Action>>();
    BoardBuilding::offers(*opened.setup, BoardBuilding::sight(match.state(), seat), *offers);
    ASSERT_NE(std::find(offers->begin(), offers->end(), action), offers->end());
    ASSERT_FALSE(match.act(seat, action));
  }
  EXPECT_EQ(match.state().pub.laid.size(), 37);
}

TEST(Builder, ARaceOnABuiltBoardEnds) {
  SimulationWords words;
  words.game = JackRabbits::kId;
  words.bots = "greedy";
  words.setup.options = {"board=built"};
  words.games = "4";
  const auto prepared = prepare_simulation(words);
  ASSERT_FALSE(prepared.problem);
  Tally tally;
  prepared.simulation->run(0, 4, tally);
  EXPECT_EQ(tally.finished, 4U);
  EXPECT_NE(prepared.simulation->record(0), prepared.simulation->record(1)) << "a board each";
}

}  // namespace
}  // namespace warren::jack_rabbits
