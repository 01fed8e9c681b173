// Rules, "Journey".
#include "tests/jack_rabbits/at_table.h"

namespace warren::jack_rabbits {
namespace {

// The sample board with the tower of the king of diamonds turned by a sixth: the road of the wood
// beside it, and that of its cave, run into closed edges.
const Box& dead_ends() {
  static const Box box = sample_with({"KD -2 4 1"});
  return box;
}

// You leave your hex by an exit and follow the road to the next hex; other rabbits are in nobody's
// way.
TEST(Journey, FollowsTheRoadToTheNextHex) {
  for (const auto& [side, hex] : {std::pair{"0", "JD"}, {"1", "QH"}, {"5", "KS"}}) {
    AtTable t("players=2", "rabbits p1 " + std::string(hex));
    t.plays("p0 walk " + std::string(side));
    EXPECT_EQ(t.place(0), hex);
    EXPECT_EQ(t.place(1), hex);
  }
}

// Where a hex has no exit there is no way out.
TEST(Journey, LeavesByAnExitOnly) {
  AtTable t("players=2", "rabbits p0 KD");
  t.refused_section("p0 walk 1", "no-road", "Journey");
  for (const std::string side : {"1", "2", "4", "5", "6"}) {
    t.refused("p0 walk " + side, "no-road");
    t.refused("p0 step " + side, "no-road");
  }
  EXPECT_EQ(t.offers(), "walk 0, walk 3, step 3, end");
}

// The road is free, the underpass of a mountain too.
TEST(Journey, TheRoadIsFree) {
  AtTable over("players=2", "hand p0 9C");
  over.plays("p0 step 5\np0 step 2");
  EXPECT_EQ(over.tile(), "mountain");
  over.plays("p0 walk 2");
  EXPECT_EQ(over.place(0), "KS");
  AtTable under("players=2", "rabbits p0 JS\nhand p0 9C");
  under.plays("p0 step 2");
  EXPECT_EQ(under.tile(), "mountain");
  under.plays("p0 step 3");
  EXPECT_EQ(under.tile(), "river");
  for (const AtTable* t : {&over, &under}) {
    EXPECT_EQ(t->hand(0), "9C");
    EXPECT_EQ(t->spent(), "");
  }
}

// You may stay.
TEST(Journey, YouMayStay) {
  AtTable t("players=2", "hand p0 9C");
  t.plays("p0 end\nchance draw p0 2C");
  EXPECT_EQ(t.happened(), "ended drew turn-began");
  EXPECT_EQ(t.place(0), "citadel");
  EXPECT_EQ(t.turn(), 1);
}

// You stop at the first hex; the journey is over.
TEST(Journey, StopsAtTheFirstHex) {
  AtTable t("players=2", "hand p0 red black");
  t.plays("p0 walk 0");
  EXPECT_EQ(t.place(0), "JD");
  t.refused_section("p0 walk 0", "journey-over", "Journey");
  for (const auto* line : {"p0 step 3", "p0 walk 4", "p0 release red KC", "p0 release black 4"})
    t.refused(line, "journey-over");
  EXPECT_EQ(t.offers(), "end");
}

// At a crossing you choose the branch.
TEST(Journey, AtACrossingYouChooseTheBranch) {
  for (const auto& [side, place] : {std::pair{"2", "KH"}, {"0", "off"}}) {
    AtTable t("players=2", "rabbits p0 JD");
    t.plays("p0 walk 2");
    EXPECT_EQ(t.asked(), "p0 road 50");
    EXPECT_EQ(t.tile(), "crossing");
    EXPECT_EQ(t.offers(), "walk 0, walk 2");
    t.plays("p0 walk " + std::string(side));
    EXPECT_EQ(t.place(0), place);
  }
}

// You never leave a tile by the edge you came in by.
TEST(Journey, NeverLeavesByTheEdgeItCameInBy) {
  AtTable t("players=2", "rabbits p0 JD");
  t.plays("p0 walk 2");
  EXPECT_EQ(t.came_by(), 1);
  t.refused("p0 walk 1", "no-road");
}

// No edge is crossed twice in the same direction in one journey.
TEST(Journey, CrossesNoEdgeTwiceInTheSameDirection) {
  // On the crossing of QH and JH, coming from JH; the branch to the river was taken before.
  AtTable branch("players=2", "rabbits p0 QH\ncrossed 43 61 63\npending hex\npending road 63");
  branch.refused_section("p0 walk 1", "crossed-edge", "Journey");
  EXPECT_EQ(branch.offers(), "walk 0");
  AtTable fresh("players=2", "rabbits p0 JH");
  fresh.plays("p0 walk 0");
  EXPECT_EQ(fresh.offers(), "walk 0, walk 1, step 1");
}

// River, mountain, wood, and round by the next river onto the same mountain again.
constexpr std::string_view kRound =
    "p0 step 2\np0 step 2\np0 step 2\np0 trail 2\np0 pay 2C\n"
    "p0 step 3";

TEST(Journey, ATrailwayCrossesNoEdgeTwiceEither) {
  AtTable t("players=2", "dice 1 1\nhand p0 2C 3C 4C");
  t.plays(kRound);
  EXPECT_EQ(t.tile(), "mountain");
  t.refused("p0 trail 2", "crossed-edge");
  EXPECT_EQ(t.offers("trail"), "trail 0");
  // On the next turn it is open.
  t.plays("p0 walk 3\np0 end\nchance draw p0 AC\nchance dice 1 2\np1 end\nchance draw p1 AS");
  t.plays("chance dice 1 1\np0 pass\np0 step 5\np0 trail 2");
  EXPECT_EQ(t.asked(), "p0 pay p0 2 in CSH for trail 2");
}

// In the other direction it may be crossed again.
TEST(Journey, MayCrossAnEdgeAgainTheOtherWay) {
  AtTable t("players=2", "dice 1 1\nhand p0 2C 3C 4C");
  t.plays(kRound);
  t.plays("p0 trail 0\np0 pay 3C");  // into the first river by the edge it was left by
  EXPECT_EQ(t.tile(), "river");
  t.plays("p0 walk 1");  // and home by the edge the journey began with
  EXPECT_EQ(t.place(0), "citadel");
  EXPECT_EQ(t.told(), "arrived p0 citadel road\n");
}

// A road may run into a closed edge; that way is closed.
TEST(Journey, AClosedEdgeStopsTheRoad) {
  AtTable t("players=2", "rabbits p0 JS", dead_ends());
  t.plays("p0 walk 1");
  EXPECT_EQ(t.asked(), "p0 road 7");
  EXPECT_EQ(t.tile(), "wood");
  t.refused_section("p0 walk 2", "closed-edge", "Journey");
  t.refused("p0 step 2", "closed-edge");
}

// Where every way on is closed you may use a transfer or release a joker there.
TEST(Journey, WhereAllIsClosedATransferIsPossible) {
  AtTable t("players=2", "rabbits p0 JS\nhand p0 9C", dead_ends());
  t.plays("p0 walk 1");
  EXPECT_EQ(t.offers(), "back, trail 0, trail 1");
  t.plays("p0 trail 0\np0 pay 9C");
  EXPECT_EQ(t.place(0), "JD");
  AtTable joker("players=2", "rabbits p0 JS\nhand p0 red", dead_ends());
  joker.plays("p0 walk 1\np0 release red KC");
  EXPECT_EQ(joker.place(0), "KC");
}

// Or walk back: the rabbit is again where the journey began, be it the Underground; what was paid
// stays spent.
TEST(Journey, WalkingBackLeadsToWhereTheJourneyBegan) {
  AtTable t("players=2", "rabbits p0 KS\nhand p0 9C 2D", dead_ends());
  t.plays("p0 step 1\np0 step 0\np0 trail 0\np0 pay 9C\np0 walk 0");
  EXPECT_EQ(t.tile(), "wood");
  EXPECT_EQ(t.offers(), "back");
  t.plays("p0 back");
  EXPECT_EQ(t.place(0), "KS");
  EXPECT_EQ(t.tile(), "");
  EXPECT_EQ(t.spent(), "9C");
  EXPECT_EQ(t.hand(0), "2D");
  AtTable below("players=2", "rabbits p0 underground", dead_ends());
  below.refused("p0 walk 0", "closed-edge");
  below.plays("p0 step 0");
  EXPECT_EQ(below.tile(), "cave");
  below.plays("p0 back");
  EXPECT_EQ(below.place(0), "underground");
}

// Walking back is no arrival.
TEST(Journey, WalkingBackIsNoArrival) {
  AtTable t("players=2", "rabbits p0 QD\nhand p0 9C\nhand p1 9H", dead_ends());
  t.plays("p0 step 2\np0 trail 0\np0 pay 9C\np0 back");
  EXPECT_EQ(t.happened(), "stepped intended paid stepped walked-back");
  EXPECT_EQ(t.asked(), "p0 hex travelled") << "nobody vets";
}

// The journey is over then, and the turn goes on as after staying.
TEST(Journey, AfterWalkingBackTheTurnGoesOnAsAfterStaying) {
  AtTable t("players=2", "rabbits p0 JS p1 JS\nhand p0 3S 2D 10S\nhand p1 4C\nspent 2S",
            dead_ends());
  t.plays("p0 walk 1\np0 back");
  t.refused("p0 walk 1", "journey-over");
  t.refused("p0 step 2", "journey-over");
  t.plays("p0 buy 2S\np0 pay 2D");
  t.plays("p0 attack p1\np0 spades 3S\np1 give in\nchance steal p0 from p1 4C");
  t.plays("p0 acquire\np0 pay 10S\nchance draw p0 AC");
  EXPECT_EQ(t.hand(0), "AC 4C 2S JS");
  EXPECT_EQ(t.turn(), 1);
}

// While a way on is open there is no walking back; a road off the board is one.
TEST(Journey, ThereIsNoWalkingBackWhileAWayIsOpen) {
  // The tower of the king of spades turned: one branch of its crossing is closed.
  AtTable crossing("players=2", "rabbits p0 QS", sample_with({"KS -2 -1 5"}));
  crossing.plays("p0 walk 0");
  crossing.refused("p0 walk 1", "closed-edge");
  crossing.refused_section("p0 back", "way-open", "Journey");
  EXPECT_EQ(crossing.offers(), "walk 0, step 0");
  AtTable edge("players=2", "");
  edge.plays("p0 step 2\np0 step 2\np0 step 2");
  EXPECT_EQ(edge.tile(), "wood");
  edge.refused("p0 back", "way-open");
  edge.plays("p0 walk 1");
  EXPECT_EQ(edge.place(0), "off");
}

// Coming back to the same hex by road is an arrival.
TEST(Journey, ComingBackByRoadIsAnArrival) {
  AtTable palace("players=2", "rabbits p0 QH\nhand p0 9C");
  palace.plays("p0 walk 4\np0 step 1\np0 step 0\np0 trail 3\np0 pay 9C");
  EXPECT_EQ(palace.place(0), "QH");
  EXPECT_EQ(palace.asked(), "p1 vet p1");
  AtTable home("players=2", "");
  home.plays("p0 walk 3");
  EXPECT_EQ(home.happened(), "stepped stepped arrived");
  EXPECT_EQ(home.place(0), "citadel");
  home.refused("p0 walk 0", "journey-over");
}

// By horse or boat, too.
TEST(Journey, ComingBackByHorseOrBoatIsAnArrival) {
  AtTable horse("players=2", "rabbits p0 QH\nhand p0 9D");
  horse.plays("p0 walk 4\np0 horse QH\np0 pay 9D");
  EXPECT_EQ(horse.asked(), "p1 vet p1");
  AtTable boat("players=2", "rabbits p0 JD\nhand p0 9D");
  boat.plays("p0 walk 2\np0 boat 1\np0 pay 9D");
  EXPECT_EQ(boat.told().substr(boat.told().find("arrived")), "arrived p0 JD boat\n");
  boat.refused("p0 walk 0", "journey-over");
}

// Staying is no arrival.
TEST(Journey, StayingIsNoArrival) {
  AtTable t("players=2", "rabbits p0 QS\nhand p1 9H");
  t.plays("p0 end");
  EXPECT_EQ(t.asked(), "chance draw p0 increment 1") << "nobody vets";
}

// Walking goes on until there is a choice: a crossing, a cave or a closed way; or until a hex or
// the end of the board, and over it.
TEST(Journey, WalkingGoesOnUntilThereIsAChoice) {
  AtTable hex("players=2", "hand p0 9C 9H");
  hex.plays("p0 walk 0");
  EXPECT_EQ(hex.happened(), "stepped stepped stepped arrived") << "river, wood, tavern";
  AtTable off("players=2", "");
  off.plays("p0 walk 2");
  EXPECT_EQ(off.happened(), "stepped stepped stepped went-off turn-began");
  EXPECT_EQ(off.place(0), "off");
  AtTable crossing("players=2", "rabbits p0 JS");
  crossing.plays("p0 walk 2");
  EXPECT_EQ(crossing.happened(), "stepped stepped stepped");
  EXPECT_EQ(crossing.tile(), "crossing");
  AtTable cave("players=2", "rabbits p0 JH");
  cave.plays("p0 walk 3");
  EXPECT_EQ(cave.tile(), "cave");
  EXPECT_EQ(cave.asked(), "p0 road 65");
}

// Stepping asks on the next tile.
TEST(Journey, SteppingAsksOnTheNextTile) {
  AtTable t("players=2", "");
  t.plays("p0 step 0");
  EXPECT_EQ(t.asked(), "p0 road 9");
  EXPECT_EQ(t.tile(), "river");
  t.plays("p0 walk 3");
  EXPECT_EQ(t.place(0), "JD");
}

// Stepping where one is asked anyway is refused.
TEST(Journey, SteppingOntoAChoiceIsWalking) {
  AtTable crossing("players=2", "rabbits p0 QS");
  crossing.refused_section("p0 step 0", "step-is-walk", "Journey");
  crossing.refused("p0 step 3", "step-is-walk");  // a cave
  crossing.plays("p0 walk 0");
  crossing.refused("p0 step 1", "step-is-walk");  // a hex
}

}  // namespace
}  // namespace warren::jack_rabbits
