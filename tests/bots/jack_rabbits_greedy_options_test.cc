// The greedy bot of Jack Rabbits makes use of the options of rules 6.
#include "tests/bots/jack_rabbits_position.h"

namespace warren::jack_rabbits {
namespace {

constexpr Seat kFirst = Seat{0}, kSecond = Seat{1};
using Settings = std::vector<std::string>;

// --- hand limits ---------------------------------------------------------------------------------

const std::string kTooMany = R"(
    dice 2 3
    rabbits p0 JD p1 QC
    hand p0 2C 3C 4C
    hand p1 2S 3S 4S 5S 6S 7S 8S 9S 10S AH
    pending hex)";

TEST(JackRabbitsGreedyOptions, CallsOutAHandOverItsLimit) {
  Position active(kTooMany, {"limit=called"});
  EXPECT_EQ(active.choice(), "call p1");
  EXPECT_FALSE(active.interrupts(kSecond)) << "the other hand is small";
  Position waiting(R"(
    turn p1 2
    dice 2 3
    rabbits p0 JD p1 QC
    hand p0 2C 3C 4C
    hand p1 2S 3S 4S 5S 6S 7S 8S 9S 10S AH
    pending hex)",
                   {"limit=called"});
  EXPECT_TRUE(waiting.interrupts(kFirst));
  EXPECT_EQ(waiting.choice(kFirst), "call p1");
}

TEST(JackRabbitsGreedyOptions, NobodyIsCalledOutForNothing) {
  Position position(R"(
    dice 2 3
    rabbits p0 JD p1 QC
    hand p0 2C 3C 4C
    hand p1 2S 3S 4S 5S
    pending hex)",
                    {"limit=called"});
  EXPECT_EQ(position.turn().find("call"), std::string::npos);
}

TEST(JackRabbitsGreedyOptions, ShowsNoMatchForACardThatWouldBeSeized) {
  const std::string text = R"(
    dice 2 3
    rabbits p0 JD p1 QC
    hand p0 2C 3C 4C 5C 6C 7C 8C 9C 10C
    pending hex
    pending match)";
  Position seized(text, {"limit=called", "seized_surplus=on"});
  EXPECT_EQ(seized.choice(), "pass");
  Position called(text, {"limit=called"});
  EXPECT_NE(called.choice(), "pass");
}

TEST(JackRabbitsGreedyOptions, AnOvertaxedHandIsFullWithSixCards) {
  const std::string text = R"(
    dice 2 3
    rabbits p0 JD p1 QC
    hand p0 2C 3C 4C 5C 6C 7C
    pending hex
    pending match)";
  Position full(text, {"overtaxed=on", "limit=called", "seized_surplus=on"});
  EXPECT_EQ(full.choice(), "pass") << "a seventh card would be seized";
  Position usual(text, {"limit=called", "seized_surplus=on"});
  EXPECT_NE(usual.choice(), "pass");
}

TEST(JackRabbitsGreedyOptions, CallsOutAnOvertaxedHandOfSeven) {
  const std::string text = R"(
    dice 2 3
    rabbits p0 JD p1 QC
    hand p0 2C 3C 4C
    hand p1 2S 3S 4S 5S 6S 7S 8S
    pending hex)";
  Position overtaxed(text, {"overtaxed=on", "limit=called"});
  EXPECT_EQ(overtaxed.choice(), "call p1");
  Position usual(text, {"limit=called"});
  EXPECT_EQ(usual.turn().find("call"), std::string::npos);
}

TEST(JackRabbitsGreedyOptions, KeepsWhatItNeedsOfAnOvertaxedHand) {
  Position position(R"(
    rabbits p0 JD p1 QC
    hand p0 KC KS 9D AD 2H 3H 4H
    pending hex travelled
    pending discard p0)",
                    {"overtaxed=on"});
  EXPECT_EQ(position.choice(), "discard 2H") << "two royals, and ten for the jack where it stands";
}

// --- values --------------------------------------------------------------------------------------

TEST(JackRabbitsGreedyOptions, AnAceThatCountsElevenBuysARoyal) {
  for (const char* option : {"ambivalent_aces=on", "capital_aces=on", "patriarchal_values=on"}) {
    Position position(R"(
      rabbits p0 JD
      hand p0 AD 2C 3S
      pending hex travelled)",
                      {option});
    EXPECT_EQ(position.turn(), "acquire, pay AD") << option;
  }
}

TEST(JackRabbitsGreedyOptions, TheFirstCapitalAceIsNotWastedOnASmallToll) {
  Position position(R"(
    dice 1 2
    rabbits p0 JD
    hand p0 AS 3S 9C
    crossed 50
    pending hex
    pending road 50
    pending pay p0 3 in SD for horse QC)",
                    {"capital_aces=on"});
  EXPECT_EQ(position.choice(), "pay 3S");
}

TEST(JackRabbitsGreedyOptions, AdditionalCapitalMakesUpForAPoint) {
  Position position(R"(
    rabbits p0 JD
    capital p0 AD
    hand p0 9D 2C 3S
    pending hex travelled)",
                    {"capital_aces=on", "additional_capital=suit"});
  EXPECT_EQ(position.turn(), "acquire, pay 9D");
}

TEST(JackRabbitsGreedyOptions, ACapitalAceWinsAFight) {
  Position position(R"(
    rabbits p0 QC p1 QC
    laid 8S
    attacked p1
    hand p0 2C
    hand p1 AS 10C KH KD
    pending hex
    pending fight p1 8 0 reply)",
                    {"capital_aces=on"});
  EXPECT_EQ(position.choice(), "spades AS");
}

// --- the lottery ---------------------------------------------------------------------------------

TEST(JackRabbitsGreedyOptions, ShowsEverythingThatMatchesInAWindfall) {
  Position position(R"(
    dice 3 5
    hand p0 5H 9C 3D 3S
    pending hex
    pending match)",
                    {"windfall=on"});
  EXPECT_EQ(position.choice(), "show 3S 5H 3D");
}

// --- the advanced Citadel ------------------------------------------------------------------------

TEST(JackRabbitsGreedyOptions, FliesHome) {
  Position position(R"(
    rabbits p0 KS p1 JC
    hand p0 KC QC KD 10C 6H
    pending hex
    pending start)",
                    {"advanced_citadel=on"});
  position.turn();
  EXPECT_EQ(position.pub().winner, kFirst);
}

TEST(JackRabbitsGreedyOptions, BuysAtTheCitadel) {
  Position position(R"(
    rabbits p1 JC
    hand p0 KC KD 4S 6D 6H
    spent 6S 9H 5C
    pending hex travelled)",
                    {"advanced_citadel=on"});
  EXPECT_EQ(position.choice(), "buy 6S");
}

TEST(JackRabbitsGreedyOptions, VetsWhoeverIsAboutToWinAtTheCitadel) {
  const std::string text = R"(
    rabbits p1 JC
    hand p0 KC KS QD 2H 3H 4C
    hand p1 6H 2C 9C QS KD
    pending hex travelled
    pending vet p1)";
  Position position(text, {"advanced_citadel=on"});
  EXPECT_EQ(position.choice(), "contest 6H");
}

TEST(JackRabbitsGreedyOptions, ComesHomeWithHeartsWhereItMayBeVetted) {
  Position bare(R"(
    dice 6 6
    rabbits p0 JD p1 JC
    hand p0 KC KS QD 2C
    hand p1 8H 9H 10H 5C 6C 7C
    known p1 8H 9H 10H)",
                {"advanced_citadel=on"});
  bare.turn();
  EXPECT_NE(bare.pub().place_of(kFirst), Place::citadel) << "it would be sent away";
  Position armed(R"(
    dice 6 6
    rabbits p0 JD p1 JC
    hand p0 KC KS QD 6H
    hand p1 8H 9H 10H 5C 6C 7C
    known p1 8H 9H 10H)",
                 {"advanced_citadel=on"});
  armed.turn();
  EXPECT_EQ(armed.pub().winner, kFirst);
}

// --- boosts --------------------------------------------------------------------------------------

TEST(JackRabbitsGreedyOptions, LandsAnywhereWithTheCloversBoost) {
  Position position(R"(
    rabbits p0 KC p1 JD
    hand p0 QC KD KH
    pending hex
    pending start)",
                    {"clovers_boost=on"});
  EXPECT_EQ(position.turn(), "declare QC, pass, land citadel");
  EXPECT_EQ(position.pub().winner, kFirst);
}

TEST(JackRabbitsGreedyOptions, VetsAGuestWithTheHeartsBoost) {
  for (const char* option : {"hearts_boost=guest", "hearts_boost=carrot"}) {
    Position position(R"(
      rabbits p0 JC p1 JC
      hand p0 7C 8C 2D KS KD
      known p0 7C 8C 2D
      hand p1 6H 9C
      pending hex travelled
      pending vet p1)",
                      {option});
    EXPECT_EQ(position.choice(), "contest 6H") << option;
  }
}

// Every hex whose royal somebody has is a palace.
TEST(JackRabbitsGreedyOptions, VetsWhereARoyalIsTakenAndKeepsAwayFromThere) {
  Position vetting(R"(
    rabbits p0 JC p1 KS
    hand p0 7C 8C 2D KS KD
    known p0 7C 8C 2D
    hand p1 6H 9C JC
    pending hex travelled
    pending vet p1)",
                   {"hearts_boost=palace"});
  EXPECT_EQ(vetting.choice(), "contest 6H") << "from afar";
  const std::string text = R"(
    turn p0 3
    dice 6 4
    rabbits p1 JD
    spent 3D 7D
    hand p0 8C 9C 6S 10S 4D 8D
    known p0 6S
    hand p1 AS 3H 8H JD
    pending hex)";
  Position usual(text);
  usual.turn();
  EXPECT_EQ(usual.pub().place_of(kFirst), place_of(Suit::diamonds, Title::jack));
  Position boosted(text, {"hearts_boost=palace"});
  boosted.turn();
  EXPECT_EQ(boosted.pub().place_of(kFirst), place_of(Suit::spades, Title::king));
}

TEST(JackRabbitsGreedyOptions, LaysOutHeartsWhereSomebodyComesHome) {
  const std::string text = R"(
    rabbits p1 JC
    closing
    hand p0 6H 9C
    hand p1 KC KS 9D
    pending display)";
  Position position(text, {"hearts_boost=displayed"});
  EXPECT_EQ(position.choice(), "lay out 6H");
  Position nobody(R"(
    rabbits p1 JC
    closing
    hand p0 6H 9C
    hand p1 9D
    pending display)",
                  {"hearts_boost=displayed"});
  EXPECT_EQ(nobody.choice(), "pass");
}

TEST(JackRabbitsGreedyOptions, ProposesATradeForWhatARoyalLacksAndOnlyOnce) {
  Position position(R"(
    rabbits p0 JH p1 JH
    hand p0 KC KS 4H 6D
    hand p1 6H 7C 8C
    known p1 6H
    pending hex travelled)",
                    {"diamonds_boost=on"});
  EXPECT_EQ(position.choice(), "propose p1 taking 6 H for 6");
  EXPECT_EQ(position.choice().find("propose p1 taking 6 H"), std::string::npos);
}

TEST(JackRabbitsGreedyOptions, AcceptsAGoodTradeAndKeepsIt) {
  const std::string both = R"(
    rabbits p0 KD p1 KD
    hand p0 KC QS 4S 6D
    hand p1 6S 2C 3C JD QD 4D
    proposals 1
    pending hex travelled)";
  Position good(both + "\npending trade p1 taking 6 S for 6", {"diamonds_boost=on"});
  EXPECT_EQ(good.choice(), "accept") << "six diamonds more buy the king here";
  Position bad(both + "\npending trade p1 2 C for 4", {"diamonds_boost=on"});
  EXPECT_EQ(bad.choice(), "decline");
  Position dear(both + "\npending trade p1 9 H for 9", {"diamonds_boost=on"});
  EXPECT_EQ(dear.choice(), "decline") << "it has nine diamonds only with a royal";
  Position honest(both + "\npending swap p1 taking 6 S for 6", {"diamonds_boost=on"});
  EXPECT_EQ(honest.choice(kSecond), "hand over 6S");
  EXPECT_EQ(honest.choice(kFirst), "hand over 6D");
}

// --- journeys ------------------------------------------------------------------------------------

TEST(JackRabbitsGreedyOptions, TravelsOnFromItsOwnCarrot) {
  Position position(R"(
    dice 6 6
    rabbits p0 QH p1 JC
    hand p0 KC KS JD
    trailed JD
    pending hex)",
                    {"trailing_carrots=on"});
  position.turn();
  EXPECT_EQ(position.pub().winner, kFirst);
}

// On the sample board clubs lie on an island of their own.
TEST(JackRabbitsGreedyOptions, TakesAHorseOnceItIsOnTheRightIsland) {
  const std::string text = R"(
    dice 3 4
    rabbits p0 JC p1 QH
    hand p0 KS QS JS red 7C
    pending hex)";
  Position anywhere(text);
  EXPECT_EQ(anywhere.turn(), "release red citadel");
  Position land(text, {"horse_reach=land"});
  const std::string told = land.turn();
  EXPECT_NE(told.find("hop"), std::string::npos) << told;
  EXPECT_TRUE(told.ends_with("release red citadel")) << told;
  EXPECT_EQ(land.pub().winner, kFirst);
}

TEST(JackRabbitsGreedyOptions, AQueenIsProofButNotOfferedLightly) {
  const std::string text = R"(
    rabbits p0 QC p1 JC
    hand p0 7C 8C 2D KS KD
    known p0 7C 8C 2D
    hand p1 9C 2H
    pending hex travelled
    pending vet p1)";
  Position without(text, {"vet_proof=hearts_or_queen"});
  EXPECT_EQ(without.choice(), "allow");
}

TEST(JackRabbitsGreedyOptions, PlaysWithTwoSuits) {
  Position position(R"(
    rabbits p0 KS
    hand p0 10S 2H
    pending hex travelled)",
                    {"tight_suits=on", "board=random"});
  EXPECT_EQ(position.turn(), "acquire, pay 10S");
}

TEST(JackRabbitsGreedyOptions, ExploresForAWhileAndThenSaysSo) {
  Position early("turn p0 3\npending hex", {"explore=on"});
  EXPECT_EQ(early.choice().substr(0, 4), "walk");
  Position late("turn p0 61\npending hex", {"explore=on"});
  EXPECT_EQ(late.choice(), "stop");
  Position joining("turn p0 3\ntired p1\npending hex", {"explore=on"});
  EXPECT_EQ(joining.choice(), "stop");
}

}  // namespace
}  // namespace warren::jack_rabbits
