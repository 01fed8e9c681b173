#include "core/replay.h"

#include <gtest/gtest.h>

#include "tests/toy/toy.h"

namespace warren {
namespace {

using toy::Toy;
using Kind = ReplayStop::Kind;

const std::string kSetUp =
    "warren-log 1\ngame toy\noption players=2\noption hand=1\n"  // lines 1 to 4
    "chance p0 - a1\nchance p1 - a2\n";                          // lines 5 and 6

Replayed<Toy> replayed(const std::string& text, Lang lang = Lang::en, int until = INT_MAX) {
  LogParts parts;
  EXPECT_EQ(take_apart(text, parts).line, 0) << text;
  return replay<Toy>(parts, lang, until);
}

TEST(Replay, PlaysALogToItsEnd) {
  const auto game = replayed(kSetUp + "p0 swap p1\np0 seal a1\np0 undo\np0 seal a1\np1 seal a2\n");
  EXPECT_EQ(game.stop.kind, Kind::none) << game.stop.reason;
  EXPECT_TRUE(game.match->state().own[0].hand.has({0, 1}));
  EXPECT_EQ(game.match->log().size(), 7U);
}

TEST(Replay, OfWhatWasWrittenIsTheSame) {
  const auto game = replayed(kSetUp + "p0 steal p1\np1 dodge\np1 draw\np1 undo\n");
  const std::string text = write_log(*game.match);
  const auto again = replayed(text);
  EXPECT_EQ(again.stop.kind, Kind::none) << again.stop.reason;
  EXPECT_EQ(again.match->chain_digest(), game.match->chain_digest());
  EXPECT_EQ(write_log(*again.match), text);
}

TEST(Replay, StartsFromAPosition) {
  const auto game = replayed(kSetUp);
  Match<Toy> later(*game.setup, game.match->state());
  ASSERT_FALSE(later.act(seat_of(0), {.kind = Toy::Do::play, .card = {0, 0}}));
  const std::string text = write_log(later);
  EXPECT_NE(text.find("position\n"), std::string::npos);
  const auto again = replayed(text);
  EXPECT_EQ(again.stop.kind, Kind::none) << again.stop.reason;
  EXPECT_EQ(again.match->state(), later.state());
}

struct Stop {
  std::string text;
  Kind kind;
  int line;
  const char* code;
  const char* english;
  const char* spanish;
};

void expect_stop(const Stop& stop) {
  for (const Lang lang : {Lang::en, Lang::es}) {
    const auto game = replayed(stop.text, lang);
    EXPECT_EQ(game.stop.kind, stop.kind) << stop.text;
    EXPECT_EQ(game.stop.line, stop.line) << stop.text;
    EXPECT_EQ(game.stop.code, stop.code) << stop.text;
    EXPECT_EQ(game.stop.reason, lang == Lang::en ? stop.english : stop.spanish);
  }
}

TEST(Replay, StopsAtASetUpItCannotRead) {
  const std::string head = "warren-log 1\ngame toy\n";
  expect_stop({head + "preset loud\n", Kind::unreadable, 3, "unreadable",
               "there is no preset “loud”; the presets are standard, quiet, wild",
               "no existe el preajuste «loud»; los preajustes son standard, quiet, wild"});
  expect_stop({head + "option hand=1\noption hand=7\n", Kind::unreadable, 4, "unreadable",
               "option hand cannot be “7”; it takes 1..4",
               "la opción hand no puede ser «7»; admite 1..4"});
  expect_stop({head + "option steals=off\n", Kind::unreadable, 3, "unreadable",
               "dodges=on needs steals=on: there is nothing else to dodge",
               "dodges=on necesita steals=on: no hay otra cosa que esquivar"});
  expect_stop({head + "rules 2\noption hand=1\n", Kind::unreadable, 3, "unreadable",
               "the toy knows no rules version 2", "el juguete no conoce la versión de reglas 2"});
  expect_stop({head + "position\n00zz\nend\n", Kind::unreadable, 3, "unreadable",
               "the toy cannot read “00zz”", "el juguete no entiende «00zz»"});
}

TEST(Replay, StopsAtAPositionThatCannotBe) {
  const auto game = replayed(kSetUp);
  auto state = game.match->state();
  state.pub.pile = 3;
  expect_stop({"warren-log 1\ngame toy\noption players=2\noption hand=1\nposition\n" +
                   Toy::write(*game.setup, state) + "end\n",
               Kind::unreadable, 5, "unreadable", "this position cannot be: the pile is miscounted",
               "esta posición no puede darse: the pile is miscounted"});
}

TEST(Replay, StopsAtALineItCannotRead) {
  expect_stop({kSetUp + "p0 juggle\n", Kind::unreadable, 7, "unreadable",
               "the toy cannot read “juggle”", "el juguete no entiende «juggle»"});
  expect_stop({kSetUp + "p0\n", Kind::unreadable, 7, "unreadable", "the toy cannot read “”",
               "el juguete no entiende «»"});
  expect_stop({kSetUp + "chance rain\n", Kind::unreadable, 7, "unreadable",
               "the toy cannot read “rain”", "el juguete no entiende «rain»"});
  expect_stop({kSetUp + "p2 draw\n", Kind::unreadable, 7, "unreadable",
               "“p2” is no player of this game; p0 to p1 are",
               "«p2» no juega esta partida; sí p0 a p1"});
  expect_stop({kSetUp + "check 12\n", Kind::unreadable, 7, "unreadable",
               "“12” is no digest; it has 16 hexadecimal digits",
               "«12» no es un resumen; tiene 16 cifras hexadecimales"});
}

TEST(Replay, StopsAtWhatTheRulesRefuse) {
  expect_stop({kSetUp + "p0 draw\np0 draw\n", Kind::refused, 8, "not-asked",
               "you are not asked now", "no le toca decidir"});
  expect_stop({kSetUp + "p0 play a2\n", Kind::refused, 7, "not-yours", "you do not hold this card",
               "no tiene esa carta"});
  expect_stop({kSetUp + "chance p0 - a3\n", Kind::refused, 7, "chance-not-asked",
               "nothing is left to chance here", "aquí no decide el azar"});
  expect_stop({kSetUp + "p0 draw\nchance p0 - a2\n", Kind::refused, 8, "chance-impossible",
               "chance cannot bring that now", "el azar no puede traer eso ahora"});
  expect_stop({kSetUp + "p0 undo\n", Kind::refused, 7, "undo-barrier",
               "nothing can be taken back here: chance or another player has acted since, or "
               "somebody has learnt something",
               "aquí no se puede deshacer nada: desde entonces actuó el azar u otro jugador, o "
               "alguien supo algo"});
}

TEST(Replay, StopsWhereACheckDiffers) {
  const std::string chain = hex(replayed(kSetUp).match->chain_digest());
  EXPECT_EQ(replayed(kSetUp + "check " + chain + "\n").stop.kind, Kind::none);
  const std::string wrong = "0123456789abcdef";
  const std::string english =
      "the game has gone another way than when this log was written: " + chain + " instead of " +
      wrong;
  const std::string spanish =
      "la partida ha ido por otro camino que al escribirse este registro: " + chain +
      " en vez de " + wrong;
  expect_stop({kSetUp + "check " + wrong + "\n", Kind::refused, 7, "check-differs", english.c_str(),
               spanish.c_str()});
}

TEST(Replay, StopsAfterSoManyEntries) {
  const std::string text = kSetUp + "p0 draw\np0 undo\np0 draw\n";
  for (int until = 0; until <= 5; ++until) {
    const auto game = replayed(text, Lang::en, until);
    EXPECT_EQ(game.stop.kind, Kind::none);
    EXPECT_EQ(static_cast<int>(game.match->log().size()), until);
  }
  EXPECT_EQ(replayed(text, Lang::en, 99).match->log().size(), 5U);
}

TEST(Replay, KeepsWhatWasPlayedBeforeTheStop) {
  const auto game = replayed(kSetUp + "p0 play a1\np0 draw\np1 draw\n");
  EXPECT_EQ(game.stop.line, 8);
  EXPECT_EQ(game.match->log().size(), 3U);
  EXPECT_EQ(game.match->state().pub.points[0], 1);
}

}  // namespace
}  // namespace warren
