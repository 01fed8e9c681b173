// What a choice of Rabbihop brings is said before it is made: points, tiles that are lost, and that
// an action does nothing.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/scene/rabbihop_sitting.h"

namespace warren {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

// "each one crossed costs the top tile of your score pile"
TEST(RabbihopBrings, AJumpOverFencesSaysWhichTilesItCosts) {
  const Sitting t(
      "players=2",
      "row start:1211 c1.0:1111 c2.0:1111 .\nrow c1.5 . . .\nfence a1-b1 2\npawns a1 a1\n"
      "pile p0 c3.0 fe.0 c1.1");
  const Choice east = t.choice("jump east");
  EXPECT_EQ(east.label, "jump east to c1, carrot 2 (pay 2, +2)");
  EXPECT_EQ(east.warning, "2 fences are in the way: you pay 2 tiles (carrot 1, fence: 0).");
  EXPECT_EQ(east.cost, 2);
  EXPECT_EQ(east.gain, 2);
  EXPECT_THAT(t.choice("jump east", Lang::es).warning, HasSubstr("pagas 2 losetas"));
  const Choice south = t.choice("jump south");
  EXPECT_EQ(south.label, "jump south to a2, carrot 1 (+1)");
  EXPECT_EQ(south.warning, "");
}

// "Landing here at once costs the top 4 tiles of your pile (or all) and puts you on the start tile"
TEST(RabbihopBrings, AJumpIntoATrapSaysWhatItCosts) {
  const std::string board = "row start:1111 tr.0:1111 c1.5 .\nrow c2.0 . . .\npawns a1 a1";
  const Sitting rich("players=2", board + "\npile p0 c1.0 c3.0 c1.1 fe.0 c2.1");
  const Choice east = rich.choice("jump east");
  EXPECT_EQ(east.label, "jump east to b1, trap (lose 4 tiles: −5)");
  EXPECT_EQ(east.warning,
            "A trap: you lose what lies on top of your pile (carrot 2, fence, carrot 1, carrot 3: "
            "−5) and go to the start.");
  EXPECT_EQ(east.gain, std::nullopt);
  const Sitting poor("players=2", board);
  EXPECT_EQ(poor.choice("jump east").warning, "A trap: you go to the start.");
  EXPECT_EQ(poor.choice("jump east", Lang::es).label,
            "saltar al este, hasta b1: trampa (a la salida)");
}

TEST(RabbihopBrings, AJumpOntoAnOccupiedTileSaysThatItCannotBeTaken) {
  const Sitting t("players=2", "row start:1111 c1.0:1111 c2.0 .\nrow c1.5 . . .\npawns a1 b1");
  EXPECT_EQ(t.choice("jump east").label, "jump east to b1, carrot 1 (occupied)");
  EXPECT_EQ(t.choice("jump east").gain, std::nullopt);
}

TEST(RabbihopBrings, ATakeSaysWhatItIsWorthNow) {
  const Sitting carrot("players=2", "row start c2.0 . .\npawns b1 a1\nask handle landed");
  EXPECT_EQ(carrot.choice("take").label, "take carrot 2 (+2)");
  EXPECT_EQ(carrot.choice("take").gain, 2);
  const Sitting fence("players=2", "row start fe.0 . .\npawns b1 a1\nask handle landed");
  EXPECT_EQ(fence.choice("take").gain, -1);
  EXPECT_EQ(fence.choice("take", Lang::es).label, "tomar la loseta: valla (−1)");
}

// "+1 each if you own strictly the most swaps, else -1"
TEST(RabbihopBrings, ASwapIsWorthWhatItsMajorityMakesOfAllOfThem) {
  const std::string board = "row start sw.0 . .\npawns b1 a1\nask handle landed\n";
  const Choice most = Sitting("players=2", board + "pile p1 c1.0").choice("take");
  EXPECT_EQ(most.gain, 1);
  EXPECT_EQ(most.label, "take swap (+1 for now: you would have the most)");
  EXPECT_EQ(Sitting("players=2", board + "pile p1 sw.1").choice("take").gain, -1);
  EXPECT_EQ(Sitting("players=2", board + "pile p0 sw.1\npile p1 sw.2").choice("take").gain, 3);
}

// "At the end every tile of the shown type in its owner's pile scores +1 instead"
TEST(RabbihopBrings, AScoreModifierIsWorthWhatItMakesOfThePile) {
  const Sitting modifier("players=2",
                         "row start mo.fe . .\npawns b1 a1\nask handle landed\npile p0 fe.0 fe.1");
  EXPECT_EQ(modifier.choice("take").gain, 4);
  const Sitting shown("players=2",
                      "row start fe.0 . .\npawns b1 a1\nask handle landed\npile p0 mo.fe");
  EXPECT_EQ(shown.choice("take").gain, 1);
}

TEST(RabbihopBrings, ATheftSaysWhatItBrings) {
  const Sitting t("players=2", "row start th.0 . .\npawns b1 a1\npile p1 c1.0 c3.0\nask rob");
  EXPECT_EQ(t.choice("rob p1").gain, 3);
  EXPECT_EQ(t.choice("rob p1").label, "steal carrot 3 from Bea (+3)");
}

TEST(RabbihopBrings, ATeleportSaysWhetherOneTakesIt) {
  const std::string board = "row start te.0 te.1 .\npawns b1 ";
  EXPECT_EQ(Sitting("players=2", board + "a1\nask teleport").choice("teleport c1").gain, -1);
  const Sitting shared("players=2", board + "c1\nask teleport");
  EXPECT_EQ(shared.choice("teleport c1").gain, std::nullopt);
  EXPECT_EQ(shared.choice("teleport c1").label, "teleport to c1 (occupied)");
}

TEST(RabbihopBrings, SkippingSaysWhichTileItCosts) {
  const Sitting t("players=2 molehills=on",
                  "row start c1.0:1111 c1.5 .\npawns b1 a1\npile p0 c1.1 c3.0\nask jump");
  EXPECT_EQ(t.choice("skip").gain, -3);
  EXPECT_EQ(t.choice("skip").warning, "You give up the top of your pile (carrot 3: −3).");
}

TEST(RabbihopBrings, AThiefSaysBeforeTheJumpThatNobodyCanBeRobbed) {
  const std::string board = "row start:1111 th.0:1111 c1 .\nrow c1 . . .\npawns a1 a1\n";
  EXPECT_EQ(Sitting("players=2", board).choice("jump east").label,
            "jump east to b1, thief (−1, nobody to rob)");
  EXPECT_EQ(Sitting("players=2", board + "pile p1 c1.4").choice("jump east").label,
            "jump east to b1, thief (−1)");
}

// "The turn in which the deck runs out is the last."
TEST(RabbihopBrings, TakingTheLastTileSaysThatTheGameEnds) {
  const Sitting last("players=2", "row start c2.0 . .\npawns b1 a1\ndeck 1\nask handle landed");
  EXPECT_EQ(last.choice("take").label, "take carrot 2 (+2, ends the game)");
  EXPECT_THAT(Sitting::writer().status(last.scene()), HasSubstr("last tile of the deck"));
}

// What is to be confirmed names all that was chosen, not only the last.
TEST(RabbihopBrings, SecondPicksNameTheFirst) {
  const std::string board = "row start c1.0 c2.0 tr.0\npawns a1 a1\nask ";
  EXPECT_EQ(Sitting("players=2", board + "swap-second c1").choice("swap d1").label,
            "swap c1 (carrot 2) with d1 (trap)");
  EXPECT_EQ(Sitting("players=2", board + "stamp-second c1").choice("stamp d1").label,
            "destroy c1 (carrot 2) and d1 (trap)");
  EXPECT_EQ(Sitting("players=2", board + "rotate").choice("done").label, "turn nothing");
  EXPECT_EQ(Sitting("players=2", board + "rotate c1").choice("done", Lang::es).label,
            "terminar: giras c1");
  const auto turn = [&](const std::string& asked, Lang lang) {
    return Sitting("players=2", board + asked).choice("turn d1 1", lang).label;
  };
  EXPECT_THAT(turn("rotate", Lang::en), AllOf(HasSubstr("turn d1 by "), Not(HasSubstr("with"))));
  EXPECT_THAT(turn("rotate c1", Lang::en), EndsWith("; with c1"));
  EXPECT_THAT(turn("rotate c1 b1", Lang::en), EndsWith("; with c1 and b1"));
  EXPECT_THAT(turn("rotate c1 b1", Lang::es),
              AllOf(HasSubstr("girar d1 "), EndsWith("; con c1 y b1")));
}

TEST(RabbihopBrings, TheQuestionSaysHowManyTilesMayStillBeTurned) {
  const auto question = [](const std::string& asked, Lang lang = Lang::en) {
    const Sitting t("players=2", "row start c1.0 c2.0 tr.0\npawns a1 a1\nask " + asked);
    return Sitting::writer().question(t.scene(seat_of(0), lang));
  };
  EXPECT_EQ(question("rotate"), "turn up to three tiles: which first?");
  EXPECT_EQ(question("rotate c1"), "turn a second tile, or finish");
  EXPECT_EQ(question("rotate c1 b1"), "turn a third tile, or finish");
  EXPECT_EQ(question("rotate c1 b1", Lang::es), "gira una tercera loseta, o termina");
}

TEST(RabbihopBrings, TheQuestionSaysWhyOnlyOneThingIsPossible) {
  const auto question = [](const std::string& position) {
    const Sitting t("players=2", position + "\nask handle landed");
    return Sitting::writer().question(t.scene());
  };
  EXPECT_EQ(question("row start c1.0 c2.0 .\npawns b1 a1"), "take the tile or use it?");
  EXPECT_EQ(question("row start c1.0 c2.0 .\npawns a1 b1"),
            "use the tile: the start tile is never taken");
  EXPECT_EQ(question("row start c1.0 c2.0 .\npawns b1 b1"),
            "use the tile: another pawn stands on your tile");
  EXPECT_EQ(question("row start th.0 c2.0 .\npawns b1 a1"),
            "take the tile: nobody with a tile to steal is on your tile or beside it");
}

// "'Nothing' may be chosen as an action."
TEST(RabbihopBrings, AnActionThatCanDoNothingSaysSo) {
  const Sitting lonely("players=2", "row start te.0 c1.0 .\npawns b1 a1\nask handle landed");
  const Choice teleport = lonely.choice("do");
  EXPECT_THAT(teleport.label, HasSubstr("(does nothing now)"));
  EXPECT_EQ(teleport.warning,
            "It does nothing, and that was your turn: there is no other teleport to go to.");
  const Sitting bare("players=2", "row start fm.0 c1.0 .\npawns b1 a1\nask handle landed");
  EXPECT_THAT(bare.choice("do").warning, HasSubstr("there is no fence to move"));
  EXPECT_THAT(bare.choice("do", Lang::es).warning, HasSubstr("no hay ninguna valla que mover"));
  const Sitting alone("players=2", "row start c1.0 . .\npawns b1 a1\nask handle landed");
  EXPECT_THAT(alone.choice("do").warning, HasSubstr("there is no tile to turn"));
}

TEST(RabbihopBrings, AnActionThatCanDoSomethingIsNotWarnedOf) {
  for (const std::string tile : {"te.0", "fm.0", "c1.1", "pl.0", "fe.0"}) {
    const Sitting t("players=2", "row start " + tile +
                                     " te.1 c1.0\nfence a1-b1\npawns b1 a1\nask handle landed");
    EXPECT_EQ(t.choice("do").warning, "") << tile;
    EXPECT_EQ(t.choice("do").gain, std::nullopt) << tile;
  }
}

// "Exactly one player inside: they take all its tiles"
TEST(RabbihopBrings, AFenceSaysWhoseTerritoryItCloses) {
  const std::string board =
      "row start c1.0 c1.1 c1.2\nrow c1.3 c1.4 c1.5 c1.6\nrow c1.7 c1.8 c2.0 c2.1\n"
      "row c2.2 c2.3 c2.4 c2.5\nfence a1-a2\nask fence 1\n";
  const Sitting mine("players=2 territory=on", board + "fence a1-b1\nfence b1-b2\npawns b1 d4");
  EXPECT_EQ(mine.choice("add b1-c1").label, "put a fence between b1 and c1 (your territory, 1)");
  EXPECT_EQ(mine.choice("add b1-c1").warning, "");
  const Sitting theirs("players=2 territory=on", board + "fence a1-b1\nfence b1-b2\npawns d4 b1");
  EXPECT_EQ(theirs.choice("add b1-c1").warning,
            "This closes off a territory: Bea gets its tiles (1).");
  const Sitting nobodys("players=2 territory=on", board + "fence a1-b1\nfence b1-b2\npawns d4 d4");
  EXPECT_EQ(nobodys.choice("add b1-c1").label,
            "put a fence between b1 and c1 (nobody's territory, 1)");
}

TEST(RabbihopBrings, ThePageIsToldOfItWithEachChoice) {
  const Sitting t("players=2",
                  "row start:1211 tr.0:1111 c2.0:1111 .\nrow c1.5 . . .\nfence a1-b1\npawns a1 a1\n"
                  "pile p0 c3.0");
  JsonWriter json;
  write_scene(json, t.scene(), t.host().situation(Seat{0}));
  JsonValue scene;
  ASSERT_FALSE(read_json(json.str(), scene));
  for (const JsonValue& choice : at(scene, "choices").items) {
    const Choice told = t.choice(at(choice, "notation").text);
    EXPECT_EQ(at(choice, "warning").text, told.warning);
    EXPECT_EQ(at(choice, "gain").is(JsonValue::Kind::null), !told.gain.has_value());
    EXPECT_EQ(at(choice, "gain").number, told.gain.value_or(0));
  }
}

}  // namespace
}  // namespace warren
