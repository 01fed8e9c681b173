#include "games/jack_rabbits/building/board_building.h"
#include "tests/laws/laws.h"

namespace warren {
namespace {

using jack_rabbits::BoardBuilding;

WARREN_LAWS(BoardBuilding, .games = 1, .option_sets = 4, .cap = 400, .moves = 3);

// Every way of building, for every number of players, with and without tight suits.
void check_way_of_building(int building, std::uint64_t seed) {
  laws::Report report;
  const laws::Effort effort{.cap = 400, .moves = 3};
  OptionSet options(BoardBuilding::option_menu());
  const auto set = [&](std::string_view name, int value) {
    options.set_at(options.menu().find(name), value);
  };
  set("board", static_cast<int>(jack_rabbits::BoardChoice::built));
  set("building", building);
  for (int players = 2; players <= jack_rabbits::kSeats; ++players) {
    for (const bool enforce : {false, true}) {
      set("players", players);
      set("enforce_guidelines", enforce ? 1 : 0);
      set("alike", static_cast<int>(seed % 2));
      set("tight_suits", players % 2 == 0 ? 1 : 0);
      const auto setup =
          laws::check_open<BoardBuilding>(options, BoardBuilding::kNewestRules, report);
      ASSERT_TRUE(setup);
      laws::check_game<BoardBuilding>(*setup, ++seed, effort, report);
    }
  }
  std::cout << report.counts() << "\n";
  EXPECT_TRUE(report.holds()) << report.violations();
  EXPECT_EQ(report.capped, 0) << "building always comes to an end";
}

TEST(Laws, StrictBuilding) { check_way_of_building(0, 200); }
TEST(Laws, FreeBuilding) { check_way_of_building(1, 300); }
TEST(Laws, FreestyleBuilding) { check_way_of_building(2, 400); }

}  // namespace
}  // namespace warren
