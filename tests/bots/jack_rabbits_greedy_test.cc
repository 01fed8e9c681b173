// The greedy bot of Jack Rabbits knows what it is going for and what its cards are good for.
#include "tests/bots/jack_rabbits_position.h"

namespace warren::jack_rabbits {
namespace {

static_assert(BotFor<JackRabbitsGreedy<4>, JackRabbits>);
static_assert(Interrupting<JackRabbitsGreedy<4>, JackRabbits>);

TEST(JackRabbitsGreedy, WalksHomeWithAWinningTrio) {
  Position position(R"(
    rabbits p0 JD
    hand p0 KC KS QH 2C 3D)");
  position.turn();
  EXPECT_EQ(position.pub().winner, seat_of(0));
}

TEST(JackRabbitsGreedy, RidesHomeIfWalkingTakesLonger) {
  Position position(R"(
    dice 2 3
    rabbits p0 JC
    hand p0 KC KS QH red 2C)");
  EXPECT_EQ(position.turn(), "release red citadel");
  EXPECT_EQ(position.pub().winner, seat_of(0));
}

TEST(JackRabbitsGreedy, ATrioThatDoesNotFulfilTheObjectiveIsNoReasonToGoHome) {
  Position position(R"(
    rabbits p0 JD
    hand p0 KC QC KS 4D 6D
    pending hex travelled)",
                    {"objective=diverse"});
  EXPECT_EQ(position.choice(), "acquire");
  position.turn();
  const Cards<4> royals = position.pub().royals_of(seat_of(0));
  EXPECT_EQ(royals.size(), 3);
  EXPECT_TRUE(fulfils(Objective::diverse, royals)) << "one of the clubs is the one to give up";
}

TEST(JackRabbitsGreedy, AcquiresWhenItCan) {
  Position position(R"(
    rabbits p0 JD
    hand p0 10D 2C 3S
    pending hex travelled)");
  EXPECT_EQ(position.turn(), "acquire, pay 10D");
  EXPECT_TRUE(position.pub().known_of(seat_of(0)).has(card_of(Suit::diamonds, kJack)));
}

TEST(JackRabbitsGreedy, GoesWhereItCanAcquire) {
  Position position(R"(
    rabbits p1 QC
    hand p0 KC 4D 9D 2C 3S)");
  position.turn();
  EXPECT_TRUE(position.pub().known_of(seat_of(0)).has(card_of(Suit::diamonds, kJack)));
}

TEST(JackRabbitsGreedy, PaysWithTheCardsThatItNeedsLeast) {
  Position ride(R"(
    dice 2 3
    rabbits p0 JD
    hand p0 5S 6D 4D
    crossed 50
    pending hex
    pending road 50
    pending pay p0 5 in SD for horse QD)");
  EXPECT_EQ(ride.choice(), "pay 5S");  // the diamonds are for the queen
  Position fare(R"(
    dice 2 3
    rabbits p0 JD
    hand p0 6S 4S 5D
    crossed 50
    pending hex
    pending road 50
    pending pay p0 5 in SD for horse QS)");
  EXPECT_EQ(fare.choice(), "pay 5D");
}

TEST(JackRabbitsGreedy, DoesNotPayWithRoyals) {
  Position position(R"(
    rabbits p0 JD
    hand p0 QD 4D 6D KS
    pending hex travelled
    pending pay p0 10 in D for royal JD)");
  EXPECT_EQ(position.choice(), "pay 4D 6D");
}

// By boat it would be one card, but one of the three that win.
TEST(JackRabbitsGreedy, ComesHomeByAWayThatLeavesItTheTrio) {
  Position position(R"(
    dice 2 3
    rabbits p0 JC
    hand p0 KC KS JD red 7C)",
                    {"horse_reach=land"});
  const std::string told = position.turn();
  EXPECT_NE(told.find("pay 7C, release red citadel"), std::string::npos) << told;
  EXPECT_EQ(position.pub().winner, seat_of(0));
}

TEST(JackRabbitsGreedy, StaysIfOnlyItsTrioCouldPayTheWayHome) {
  Position position(R"(
    dice 2 3
    rabbits p0 JC
    hand p0 KC KS JD)");
  position.turn();
  EXPECT_EQ(position.pub().royals_of(seat_of(0)).size(), 3);
}

// Either seven pays for the boat, but only the spade for the trailway behind it.
TEST(JackRabbitsGreedy, PaysWithWhatThePaymentsToComeDoNotNeed) {
  Position position(R"(
    dice 6 1
    rabbits p0 KC
    hand p0 KS JS 10S 7S 7D)",
                    {"horse_reach=land", "objective=tribal"});
  EXPECT_EQ(position.turn(), "walk 0, boat 9, pay 7D, trail 3, pay 7S, acquire, pay 10S");
}

TEST(JackRabbitsGreedy, ProvesWhenChallenged) {
  Position position(R"(
    rabbits p0 QC
    hand p0 2C 3H 4H 8H
    hand p1 6H
    known p0 8H
    known p1 6H
    pending hex travelled
    pending proof p1 6H)");
  EXPECT_EQ(position.choice(), "prove 8H");  // which is no news to anybody
}

TEST(JackRabbitsGreedy, ContestsAVisitorWhoHasNoHearts) {
  Position bare(R"(
    rabbits p0 QC p1 JC
    hand p0 7C 8C 2D KS KD
    known p0 7C 8C 2D
    hand p1 6H 9C
    pending hex travelled
    pending vet p1)");
  EXPECT_EQ(bare.choice(), "contest 6H");
  Position armed(R"(
    rabbits p0 QC p1 JC
    hand p0 7C 8C 9H KS KD
    known p0 7C 8C 9H
    hand p1 6H 9C
    pending hex travelled
    pending vet p1)");
  EXPECT_EQ(armed.choice(), "allow");
}

TEST(JackRabbitsGreedy, DoesNotAttackWhatItCannotBeat) {
  Position position(R"(
    rabbits p0 QC p1 QC
    hand p0 2S 3S 4C
    hand p1 9S 10S KH KD
    known p1 9S 10S)");
  EXPECT_EQ(position.turn().find("attack"), std::string::npos);
}

TEST(JackRabbitsGreedy, AttacksWhoeverHasRoyalsAndNoSpades) {
  Position position(R"(
    rabbits p0 QC p1 QC
    hand p0 2S 10S
    hand p1 QS KH KD
    pending hex travelled)");
  // The queen of spades could be played, but not beyond the ten.
  EXPECT_EQ(position.choice(), "attack p1");
}

TEST(JackRabbitsGreedy, DefendsItsRoyalsIfItCanAndSparesItsSpadesIfItCannot) {
  const std::string both = R"(
    rabbits p0 QC p1 QC
    laid 8S
    attacked p1
    hand p0 2C)";
  const std::string fight = "\npending hex\npending fight p1 8 0 reply";
  Position strong(both + "\nhand p1 9S 10C KH KD" + fight);
  EXPECT_EQ(strong.choice(), "spades 9S");
  Position together(both + "\nhand p1 5S 4S 10C KH KD" + fight);
  EXPECT_EQ(together.choice(), "spades 4S +");
  Position weak(both + "\nhand p1 2S 3S 4C KH" + fight);
  EXPECT_EQ(weak.choice(), "give in");
}

TEST(JackRabbitsGreedy, FliesWhereItCanAcquire) {
  Position position(R"(
    rabbits p0 KS p1 JC
    hand p0 QC KD 9C 10H 2S 3S
    pending hex
    pending start)");
  EXPECT_EQ(position.choice(), "declare QC");  // shown, not spent: as good as a ten
  position.turn();
  EXPECT_TRUE(position.pub().known_of(seat_of(0)).has(card_of(Suit::hearts, kKing)));
}

TEST(JackRabbitsGreedy, BuysAtAPlazaWhatItLacks) {
  Position position(R"(
    rabbits p0 JH
    hand p0 KS KC 4H 7D 2C
    spent 6H 9H 5C
    pending hex travelled)");
  EXPECT_EQ(position.turn(), "buy 6H, pay 7D, acquire, pay 4H 6H");
}

TEST(JackRabbitsGreedy, KeepsWhatItNeedsWhenItHasTooMuch) {
  Position position(R"(
    rabbits p0 JD
    hand p0 KC KS 4D 6D AC 8H 9H 3H 5S 7S
    pending hex
    pending discard p0)");
  EXPECT_EQ(position.choice(), "discard AC");
}

TEST(JackRabbitsGreedy, ShowsAMatchWheneverItHasOne) {
  Position position(R"(
    dice 3 5
    hand p0 5H 9C 3D
    known p0 5H
    pending hex
    pending match)");
  EXPECT_EQ(position.choice(), "show 5H");  // known already
}

}  // namespace
}  // namespace warren::jack_rabbits
