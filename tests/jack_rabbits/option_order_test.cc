// Rules, "Setup": an order of turns that the players have chosen; and "Building the board":
// guidelines enforced on a board that is given.
#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/sample.h"
#include "tests/jack_rabbits/option_setups.h"

namespace warren::jack_rabbits {
namespace {

// A set-up of so many players with this order of turns; null, and why, if it is refused.
std::unique_ptr<const Setup<4>> ordered(int players, std::string_view order, Problem& why) {
  OptionSet options(option_menu());
  why = options.set("players", std::to_string(players));
  if (!why) why = options.set("order", order);
  if (why) return nullptr;
  auto opened = open<4>(options, kNewestRules);
  why = opened.problem;
  return std::move(opened.setup);
}
std::string refused(int players, std::string_view order, Lang lang = Lang::en) {
  Problem why;
  EXPECT_EQ(ordered(players, order, why), nullptr) << order;
  return why.say(lang);
}

// The players agree who begins and who follows: their numbers, in the order of turns.
TEST(ChosenOrder, TurnsGoAsThePlayersSay) {
  Problem why;
  const auto setup = ordered(3, "2 1 3", why);
  ASSERT_TRUE(setup) << why.say(Lang::en);
  EXPECT_FALSE(setup->order_by_lot);
  EXPECT_EQ(setup->order[0], seat_of(1));
  EXPECT_EQ(setup->order[1], seat_of(0));
  EXPECT_EQ(setup->order[2], seat_of(2));
  Match<JackRabbits> match(*setup);
  std::string turns;
  std::string dealt;
  const auto see = [&](const Event<4>& event) {
    const std::string who = std::to_string(warren::index_of(event.seat));
    if (event.kind == EventKind::turn_began) turns += who;
    if (event.kind == EventKind::drew && event.why() == Draw::deal) dealt += who;
  };
  while (turns.size() < 7) {
    if (match.asked().chance) {
      ASSERT_TRUE(match.fall(JackRabbits::outcome(*setup, match.state(), 0), see));
      continue;
    }
    const bool lottery = match.state().pub.top().kind == FrameKind::match;
    const auto action = action_of<4>(lottery ? ActionKind::pass : ActionKind::end);
    ASSERT_FALSE(match.act(match.asked().must.lowest(), action, see));
  }
  EXPECT_EQ(dealt, "102102102");
  EXPECT_EQ(turns, "1021021");
}

// Any order of any number of players.
TEST(ChosenOrder, EveryOrderIsPossible) {
  for (const auto& [players, order] :
       {std::pair{2, "1 2"}, {2, "2 1"}, {3, "3 1 2"}, {4, "4 3 2 1"}, {4, "1 2 3 4"}}) {
    Problem why;
    const auto setup = ordered(players, order, why);
    ASSERT_TRUE(setup) << order << ": " << why.say(Lang::en);
    EXPECT_EQ(setup->order[0], seat_of(order[0] - '1'));
    const int place = setup->options.menu().find("order");
    EXPECT_EQ(setup->options.value_text(place), order) << "it is kept as it was written";
  }
}

// The first contester after the visitor counts in that order, too.
TEST(ChosenOrder, ContestersCountInThatOrder) {
  Problem why;
  const auto setup = ordered(4, "2 4 1 3", why);
  ASSERT_TRUE(setup);
  State<4> state;
  ASSERT_FALSE(JackRabbits::read(*setup,
                                 "turn p1 1\norder p1 p3 p0 p2\nhand p0 6H\nhand p2 7H\n"
                                 "hand p3 8H",
                                 state));
  Match<JackRabbits> match(*setup, state);
  const auto plays = [&](int seat, std::string_view text) {
    Action<4> action;
    EXPECT_FALSE(JackRabbits::read(*setup, text, action));
    EXPECT_FALSE(match.act(seat_of(seat), action)) << text;
  };
  plays(1, "walk 1");
  plays(0, "contest 6H");
  plays(2, "contest 7H");
  plays(3, "contest 8H");
  EXPECT_EQ(match.state().pub.top().seat(), seat_of(3));
}

// One that does not fit the players is refused.
TEST(ChosenOrder, MustBeOfThesePlayers) {
  EXPECT_EQ(refused(2, "2 1 3"), "the order of turns “2 1 3” is not one of 2 players");
  EXPECT_EQ(refused(4, "2 1 3", Lang::es), "el orden de turnos «2 1 3» no es de 4 jugadores");
  EXPECT_NE(refused(3, "1 2 4"), "");
  EXPECT_NE(refused(2, "2 3"), "");
}

// Each player is named once, by number.
TEST(ChosenOrder, NamesEachPlayerOnce) {
  for (const std::string_view order :
       {"2 2 1", "1", "0 1", "5 1", "2,1", "21", "2  1", "p1 p0", "one two"}) {
    EXPECT_EQ(refused(2, order),
              "option order cannot be “" + std::string(order) +
                  "”: an order of turns names each player once by number, as in 2 1 3; it takes "
                  "seated|random|…");
  }
  EXPECT_NE(refused(2, "2 2", Lang::es)
                .find("un orden de turnos nombra una vez a cada jugador por "
                      "su número, como 2 1 3"),
            std::string::npos);
}

// --- enforced guidelines -------------------------------------------------------------------------

// A board that breaks a guideline is refused where guidelines are enforced, and named; otherwise
// it is played on.
TEST(EnforcedGuidelines, RefuseABoardThatBreaksOne) {
  const Box turned = sample_with({"JS -3 1 1"});
  EXPECT_EQ(why_not("players=2", turned), "") << "they are advice";
  const std::string why = why_not("players=2 enforce_guidelines=on", turned);
  EXPECT_EQ(why, "guideline T: between JS -3 1 1 and tavern -4 2 1 a road runs into a closed edge");
}

// One that breaks none, and the sample, are played on.
TEST(EnforcedGuidelines, LetAGoodBoardThrough) {
  EXPECT_EQ(why_not("players=2 enforce_guidelines=on"), "");
  EXPECT_EQ(why_not("players=2 enforce_guidelines=on", sample_with({})), "");
  EXPECT_EQ(why_not("players=2 enforce_guidelines=on", sample_with({"JC 3 -8 1"})), "");
}

// The sample with one triangle laid beside another of another kind, so that only the guideline
// about triangles is broken.
Box touching_triangles() {
  for (std::size_t moved = 25; moved < kSampleTiles.size(); ++moved) {
    Board rest;
    for (std::size_t i = 0; i < kSampleTiles.size(); ++i) {
      if (i != moved) rest.place(kSampleTiles[i]);
    }
    for (int at = 0; at < 17 * 17 * 6; ++at) {
      const Placed tile{kSampleTiles[moved].kind, vertex(at / 102 - 8, at / 6 % 17 - 8),
                        static_cast<std::uint8_t>(at % 6)};
      if (!rest.reaches(tile) || rest.overlaps(outline(tile))) continue;
      Board board = rest;
      board.place(tile);
      if (!findings(board, true).empty() || findings(board, false).empty()) continue;
      Box box{.board = write_board(board)};
      if (why_not("players=2", box).empty()) return box;
    }
  }
  ADD_FAILURE() << "there is no such board";
  return {};
}

// With `alike` the guideline about triangles is about those of one kind only.
TEST(EnforcedGuidelines, AlikeLetsUnlikeTrianglesTouch) {
  const Box box = touching_triangles();
  const std::string why = why_not("players=2 enforce_guidelines=on", box);
  EXPECT_TRUE(why.starts_with("guideline !: the triangles ")) << why;
  EXPECT_EQ(why_not("players=2 enforce_guidelines=on alike=on", box), "");
}

}  // namespace
}  // namespace warren::jack_rabbits
