// Rules page, "Setup and end": the set-up.
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

std::string with_players(int players, std::string_view more = "") {
  return "players=" + std::to_string(players) + " " + std::string(more);
}

// Lets chance fill the grid by always taking its first case.
void fill_up(AtTable& t) {
  while (t.match().asked().chance) {
    t.plays("chance " + write(outcome(t.setup(), t.pub(), 0)));
  }
}

// 2 to 8 players, one pawn each.
TEST(Setup, TwoToEightPlayersHaveOnePawnEach) {
  for (int players = 2; players <= 8; ++players) {
    const AtTable t(with_players(players));
    EXPECT_EQ(t.setup().seats, players);
    for (int i = 0; i < kMaxSeats; ++i) {
      EXPECT_EQ(t.pub().pawn[static_cast<std::size_t>(i)] != Cell::none, i < players);
    }
  }
  for (const auto* players : {"players=1", "players=9", "players=0"}) {
    Problem why;
    EXPECT_EQ(open_setup(players, &why), nullptr);
    EXPECT_TRUE(why) << players;
  }
}

// Grid n×n: 4 for 2-3 players, 5 for 4-5, 6 for 6-8.
TEST(Setup, TheGridGrowsWithThePlayers) {
  const std::array<int, 9> sides = {0, 0, 4, 4, 5, 5, 6, 6, 6};
  for (int players = 2; players <= 8; ++players) {
    const int side = sides[static_cast<std::size_t>(players)];
    const auto setup = open_setup(with_players(players));
    EXPECT_EQ(setup->side, side);
    EXPECT_EQ(std::popcount(setup->cells), side * side);
  }
}

// The start tile lies at row and column ⌊n/2⌋, counted from 0.
TEST(Setup, TheStartTileLiesAtHalfTheSideRoundedDown) {
  EXPECT_EQ(AtTable("players=2").at("c3"), "start:1111");
  EXPECT_EQ(AtTable("players=4").at("c3"), "start:1111");
  EXPECT_EQ(AtTable("players=6").at("d4"), "start:1111");
}

// All pawns stand on it.
TEST(Setup, AllPawnsStandOnTheStartTile) {
  const AtTable t("players=8");
  for (int i = 0; i < 8; ++i) EXPECT_EQ(t.pawn(i), "d4");
}

// The rest is filled at random …
TEST(Setup, TheRestOfTheGridIsFilledFromTheBox) {
  for (int players = 2; players <= 8; ++players) {
    AtTable t(with_players(players));
    EXPECT_EQ(t.asked(), "chance fill");
    const int unseen = t.pub().unseen.size();
    fill_up(t);
    EXPECT_EQ(t.pub().filled, t.setup().cells);
    EXPECT_EQ(t.pub().unseen.size(), unseen - (t.setup().side * t.setup().side - 1));
    EXPECT_EQ(t.deck(), t.setup().deck) << "the grid is not drawn from the deck";
  }
}

// … in random rotation.
TEST(Setup, TilesOfTheGridLieInRandomRotation) {
  AtTable t("players=2");
  ASSERT_EQ(chances(t.setup(), t.pub()), 82U * 4);
  // Case 4k + q is the k-th unseen tile, turned by q quarters.
  EXPECT_EQ(write(outcome(t.setup(), t.pub(), 0)), "c1.0:1-12");
  EXPECT_EQ(write(outcome(t.setup(), t.pub(), 1)), "c1.0:21-1");
  EXPECT_EQ(write(outcome(t.setup(), t.pub(), 2)), "c1.0:121-");
  EXPECT_EQ(write(outcome(t.setup(), t.pub(), 3)), "c1.0:-121");
  t.plays("chance c1.0:121-");
  EXPECT_EQ(t.at("a1"), "c1.0:121-");
  t.refused("chance c1.0", "chance-impossible");        // it lies out already
  t.refused("chance c1.1:1111", "chance-impossible");   // no rotation of 3321
  t.refused("chance start:1111", "chance-impossible");  // it lies out already
}

// By default the deck has 8 tiles per player, 20 at least …
TEST(Setup, TheDeckHasEightTilesPerPlayerAndTwentyAtLeast) {
  EXPECT_EQ(AtTable("players=2").deck(), 20);
  EXPECT_EQ(AtTable("players=3").deck(), 24);
  EXPECT_EQ(AtTable("players=4").deck(), 32);
  EXPECT_EQ(AtTable("players=5").deck(), 40);
}

// … or all that is left.
TEST(Setup, TheDeckIsAtMostWhatIsLeft) {
  EXPECT_EQ(AtTable("players=6").deck(), 47);  // 82 tiles, 35 of them on the grid
  EXPECT_EQ(AtTable("players=8").deck(), 47);
  EXPECT_EQ(AtTable("players=8 molehills=on").deck(), 52);
  EXPECT_EQ(AtTable("players=8 full").deck(), 62);
}

// A size given by hand is at least 1 and at most what is left.
TEST(Setup, ADeckSizeByHandIsCutToWhatIsLeft) {
  EXPECT_EQ(AtTable("players=2 deck_size=1").deck(), 1);
  EXPECT_EQ(AtTable("players=2 deck_size=33").deck(), 33);
  EXPECT_EQ(AtTable("players=2 deck_size=67").deck(), 67);
  EXPECT_EQ(AtTable("players=2 deck_size=105").deck(), 67);
  EXPECT_EQ(AtTable("players=8 deck_size=50").deck(), 47);
  EXPECT_EQ(AtTable("players=2 deck_size=auto").deck(), 20);
  for (const auto* size : {"deck_size=0", "deck_size=-1", "deck_size=106", "deck_size=many"}) {
    Problem why;
    EXPECT_EQ(open_setup(size, &why), nullptr);
    EXPECT_TRUE(why) << size;
  }
}

// The deck may be all that is left.
TEST(Setup, ADeckOfAllIsAllThatIsLeft) {
  EXPECT_EQ(AtTable("players=2 deck_size=all").deck(), 67);
  EXPECT_EQ(AtTable("players=8 deck_size=all").deck(), 47);
  EXPECT_EQ(AtTable("players=8 full deck_size=all").deck(), 62);
  EXPECT_EQ(AtTable("players=2 explorers deck_size=all").deck(), 90) << "82 tiles and 8 of theirs";
  const auto setup = open_setup("players=2 deck_size=all");
  EXPECT_EQ(setup->options.value_text(setup->options.menu().find("deck_size")), "all");
}

// Which tiles were left out nobody knows: a draw is uniform over all tiles not seen.
TEST(Setup, ADrawIsUniformOverAllTilesNobodyHasSeen) {
  AtTable t("players=2", "row start c1.0:1111 . .\npawns b1 a1\ndeck 3\nask handle");
  t.plays("p0 take");
  ASSERT_EQ(t.asked(), "chance refill b1");
  // 83 tiles without the start and c1.0: 81, though the deck has three; each in four rotations.
  ASSERT_EQ(chances(t.setup(), t.pub()), 81U * 4);
  std::array<int, kTiles> weight{};
  for (std::uint32_t k = 0; k < chances(t.setup(), t.pub()); ++k) {
    const Outcome o = outcome(t.setup(), t.pub(), k);
    EXPECT_TRUE(possible(t.setup(), t.pub(), o));
    ++weight[slot(o.tile)];
  }
  for (int i = 0; i < kTiles; ++i) {
    EXPECT_EQ(weight[static_cast<std::size_t>(i)], t.pub().unseen.has(tile_of(i)) ? 4 : 0);
  }
}

// Seat 0 begins.
TEST(Setup, SeatZeroBegins) {
  for (int players = 2; players <= 8; ++players) {
    AtTable t(with_players(players));
    fill_up(t);
    EXPECT_EQ(t.asked(), "p0 jump");
    EXPECT_EQ(t.result().turns, 1);
  }
}

// The seats then play in order.
TEST(Setup, SeatsPlayInOrderAndRoundsBeginWithSeatZero) {
  AtTable t("players=3", "row start c1 . .");
  for (const std::string player : {"p0", "p1", "p2"}) {
    EXPECT_EQ(t.asked(), player + " jump");
    t.plays(player + " jump east\n" + player + " do\n" + player + " done");
  }
  EXPECT_EQ(t.result().turns, 4);
  EXPECT_EQ(t.asked().substr(0, 2), "p0");
}

// Secret: what the deck holds. Everything else is public.
TEST(Setup, NothingButTheDeckIsSecret) {
  AtTable t("players=3", "row start c1.0:1111 . .\npawns b1 a1 a1\npile p0 c1.1\nask handle");
  t.plays("p0 take");
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_TRUE(view_of<Rabbihop>(t.match().state(), seat_of(seat)).pub == t.pub());
  }
  EXPECT_EQ(t.position().find("c1.5"), std::string::npos) << "an unseen tile is written nowhere";
}

}  // namespace
}  // namespace warren::rabbihop
