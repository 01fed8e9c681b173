// Building with the tiles of any suits: blue sides and towers apart in every way of building, and
// room for all twelve.
#include <gtest/gtest.h>

#include <string>

#include "bots/catalog.h"
#include "core/overflow.h"
#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/building/board_building.h"
#include "lab/playouts/playout.h"
#include "lab/playouts/simulation.h"
#include "tests/jack_rabbits/selections.h"

namespace warren::jack_rabbits {
namespace {

building::Setup setup_of(int how, int players, const GeneratorOptions& selection) {
  OptionSet options(BoardBuilding::option_menu());
  building::Setup setup(options);
  setup.rules = BoardBuilding::kNewestRules;
  setup.seats = players;
  setup.how = static_cast<Building>(how);
  SuitMask suits = 0;
  for (const Suit suit : selection.suits) suits = static_cast<SuitMask>(suits | mask_of(suit));
  building::bring(setup, suits);
  return setup;
}

// What bots of one kind build, which must be a board in every respect.
Board built_by(std::string_view bot, const building::Setup& setup, std::uint64_t seed) {
  StateBoard<BoardBuilding> site(setup);
  MixedBots<BoardBuilding> bots(seat_rngs(5, seed));
  for (int seat = 0; seat < setup.seats; ++seat)
    bots.sit(seat, find_bot<BoardBuilding>(bot)->make());
  Rng dealer = dealer_rng(5, seed);
  const auto offers = std::make_unique<Offers<building::Action>>();
  const OverflowWatch watch;
  const auto count = Playout<BoardBuilding, StateBoard<BoardBuilding>, MixedBots<BoardBuilding>>(
                         setup, site, bots, *offers)
                         .play(dealer, 20'000);
  EXPECT_TRUE(count.finished);
  EXPECT_EQ(watch.seen(), Overflow::none);
  EXPECT_EQ(BoardBuilding::broken(setup, site.state()), "");
  return building::board_of(site.state().pub);
}

void expect_board(const Board& board, const building::Setup& setup) {
  EXPECT_TRUE(clashes(board).empty());
  EXPECT_FALSE(unfinished(board, setup.suits));
  Board again;
  const BoardReading reading = read_board(write_board(board), again);
  for (const Problem& problem : reading.problems) ADD_FAILURE() << problem.say(Lang::en);
}

TEST(BuiltWithAnySuits, BlueSidesStayOpenAndTowersApartInEveryWayOfBuilding) {
  for (const int how : {0, 1, 2}) {
    for (const char* letters : {"LRBI", "SB", "HLI"}) {
      SCOPED_TRACE(std::string(letters) + " " + std::to_string(how));
      const building::Setup setup = setup_of(how, 2, suits_named(letters));
      expect_board(built_by("builder", setup, 1), setup);
      expect_board(built_by("random", setup, 1), setup);
    }
  }
}

TEST(BuiltWithAnySuits, ThereIsRoomForAllTwelve) {
  const GeneratorOptions all = random_selection(0);
  for (const int how : {0, 1}) {
    const building::Setup setup = setup_of(how, 4, all);
    EXPECT_EQ(setup.tiles.size(), 108);
    const Board board = built_by(how == 0 ? "builder" : "random", setup, 1);
    expect_board(board, setup);
  }
}

}  // namespace
}  // namespace warren::jack_rabbits
