#include "core/voice.h"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>
#include <vector>

#include "core/problem.h"

namespace warren {
namespace {

static_assert(std::is_trivially_copyable_v<Voice>);
static_assert(std::is_convertible_v<Lang, Voice>);

constexpr Seat kFirst = seat_of(0);
constexpr Seat kSecond = seat_of(1);
constexpr Seat kThird = seat_of(2);
constexpr Text kAttacks{"{0} attacks {1}.", "{0} ataca a {1}."};
constexpr Text kTurn{"The turn of {0} begins.", "Empieza el turno de {0}."};
constexpr Text kTooMany{"{0} has a royal too many.", "A {0} le sobra una real."};

std::string say(Text text, std::vector<Fact> facts, Voice voice) {
  return fill(text.in(voice.lang()), facts, voice);
}

class VoiceOfThree : public testing::Test {
 protected:
  const std::vector<std::string> names = {"Ana", "Luis", "Eva"};
  const Voice english{Lang::en, names};
  const Voice spanish{Lang::es, names};
};

TEST_F(VoiceOfThree, KnowsTheNamesOfItsSeatsAlone) {
  EXPECT_EQ(spanish.lang(), Lang::es);
  EXPECT_EQ(spanish.name(kSecond), "Luis");
  EXPECT_EQ(spanish.name(seat_of(3)), "");
  EXPECT_EQ(spanish.name(Seat::nobody), "");
  EXPECT_EQ(Voice(Lang::en).name(kFirst), "");
  const std::vector<std::string> crowd(300, "Ana");
  EXPECT_EQ(Voice(Lang::en, crowd).name(Seat::nobody), "") << "nobody is no seat of a crowd";
  EXPECT_EQ(Voice(Lang::en, crowd).name(seat_of(kMaxSeats)), "");
}

TEST_F(VoiceOfThree, PutsNamesWherePlayersAre) {
  EXPECT_EQ(say(kAttacks, {kSecond, kFirst}, english), "Luis attacks Ana.");
  EXPECT_EQ(say(kAttacks, {kSecond, kFirst}, spanish), "Luis ataca a Ana.");
  EXPECT_EQ(say(kTurn, {kThird}, spanish), "Empieza el turno de Eva.");
  EXPECT_EQ(say(kTooMany, {kFirst}, spanish), "A Ana le sobra una real.");
  EXPECT_EQ(Problem(kAttacks, {kFirst, kThird}).say(spanish), "Ana ataca a Eva.");
}

TEST(VoiceWithoutNames, CountsPlayersFromOne) {
  EXPECT_EQ(say(kAttacks, {kSecond, kFirst}, Lang::en), "Player 2 attacks player 1.");
  EXPECT_EQ(say(kAttacks, {kSecond, kFirst}, Lang::es), "El jugador 2 ataca al jugador 1.");
  EXPECT_EQ(Problem(kTurn, {kFirst}).say(Lang::es), "Empieza el turno del jugador 1.");
  EXPECT_EQ(say(kTurn, {seat_of(kMaxSeats - 1)}, Lang::en), "The turn of player 8 begins.");
}

TEST(VoiceWithoutNames, HasACapitalWhereASentenceBegins) {
  EXPECT_EQ(fill("{0} wins. {0} cheers: {0}!", {kFirst}, Lang::en),
            "Player 1 wins. Player 1 cheers: player 1!");
  EXPECT_EQ(fill("Gana {0}. {0} ríe", {kFirst}, Lang::es), "Gana el jugador 1. El jugador 1 ríe");
  EXPECT_EQ(fill("{0} {1}", {"J.", kFirst}, Lang::en), "J. player 1") << "the dot is a fact's";
}

TEST(VoiceWithoutNames, ContractsInSpanish) {
  EXPECT_EQ(say(kTooMany, {kFirst}, Lang::es), "Al jugador 1 le sobra una real.");
  EXPECT_EQ(fill("De {0} a {1} y de {1} a {0}", {kFirst, kSecond}, Lang::es),
            "Del jugador 1 al jugador 2 y del jugador 2 al jugador 1");
  EXPECT_EQ(fill("Nada. A {0}", {kFirst}, Lang::es), "Nada. Al jugador 1");
  EXPECT_EQ(fill("para {0}, gana {0}, desde {0}", {kFirst}, Lang::es),
            "para el jugador 1, gana el jugador 1, desde el jugador 1")
      << "only whole words";
  EXPECT_EQ(fill("{0} a{0}", {kFirst}, Lang::es), "El jugador 1 ael jugador 1");
  EXPECT_EQ(fill("a {0}", {kFirst}, Lang::en), "a player 1");
  EXPECT_EQ(fill("{1} {0}", {kFirst, "a"}, Lang::es), "a el jugador 1") << "the word is a fact's";
}

TEST(VoiceWithoutNames, KnowsNoNumberOfNobody) {
  EXPECT_EQ(say(kAttacks, {Seat::nobody, seat_of(kMaxSeats)}, Lang::en),
            "Player ? attacks player ?.");
  EXPECT_EQ(say(kTurn, {Seat::nobody}, Lang::es), "Empieza el turno del jugador ?.");
}

TEST(VoiceOfSome, NamesThoseWhoHaveAName) {
  const std::vector<std::string> names = {"", "Luis"};
  const Voice voice(Lang::es, names);
  EXPECT_EQ(say(kAttacks, {kSecond, kFirst}, voice), "Luis ataca al jugador 1.");
  EXPECT_EQ(say(kAttacks, {kThird, kSecond}, voice), "El jugador 3 ataca a Luis.");
}

TEST_F(VoiceOfThree, ListsPlayers) {
  const Fact order = std::vector<Seat>{kSecond, kThird, kFirst};
  EXPECT_EQ(fill("Order: {0}.", {order}, Lang::en), "Order: 2, 3, 1.");
  EXPECT_EQ(fill("{0}", {order}, Lang::es), "2, 3, 1");
  EXPECT_EQ(fill("Order: {0}.", {order}, english), "Order: Luis, Eva, Ana.");
  EXPECT_EQ(fill("Orden: {0}.", {std::vector<Seat>{kFirst, seat_of(4), Seat::nobody}}, spanish),
            "Orden: Ana, el jugador 5, el jugador ?.");
  EXPECT_EQ(fill("{0}", {std::vector<Seat>{kFirst, Seat::nobody}}, Lang::en), "1, ?");
  EXPECT_EQ(fill("[{0}]", {std::vector<Seat>{}}, english), "[]");
}

TEST(VoiceOfOddNames, SaysThemAsTheyAre) {
  const std::vector<std::string> names = {"{1}", "a", "el jugador 9"};
  EXPECT_EQ(say(kAttacks, {kFirst, kSecond}, {Lang::en, names}), "{1} attacks a.");
  EXPECT_EQ(say(kAttacks, {kSecond, kThird}, {Lang::es, names}), "a ataca a el jugador 9.");
}

TEST(VoiceOfOddNames, MakesThemFitToPrint) {
  const std::vector<std::string> names = {"A\x1b[31m\nna", std::string(5000, 'x'), "\xff"};
  const Voice voice(Lang::en, names);
  EXPECT_EQ(say(kTurn, {kFirst}, voice), "The turn of A\uFFFD[31m\uFFFDna begins.");
  EXPECT_EQ(say(kTurn, {kSecond}, voice), "The turn of " + std::string(60, 'x') + "… begins.");
  EXPECT_EQ(fill("{0}", {std::vector<Seat>{kThird, kSecond}}, voice),
            "\uFFFD, " + std::string(60, 'x') + "…");
}

// A list of long names is not a long fact.
TEST(VoiceOfOddNames, KeepsListsWhole) {
  const std::vector<std::string> names(8, std::string(500, 'x'));
  const Fact all = std::vector<Seat>{kFirst, kSecond, kThird};
  EXPECT_EQ(fill("{0}", {all}, {Lang::en, names}).size(), 3 * 500 + 4U);
}

TEST_F(VoiceOfThree, SaysFactsAmidASentence) {
  EXPECT_EQ(Fact(kFirst).in(english), "Ana");
  EXPECT_EQ(Fact(kFirst).in(Lang::es), "el jugador 1");
  EXPECT_EQ(Fact("card", "carta").in(spanish), "carta");
}

}  // namespace
}  // namespace warren
