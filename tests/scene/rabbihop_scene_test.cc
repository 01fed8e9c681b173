// What the page is told of Rabbihop: what lies where, what an event is about, what a touch means.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/rabbihop/rabbihop.h"
#include "tests/scene/rabbihop_sitting.h"

namespace warren {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// --- what lies where -----------------------------------------------------------------------------

TEST(RabbihopView, TellsCellsFencesPawnsPilesAndWhatIsAsked) {
  const Sitting t("players=2 molehills=on",
                  "row start:1111 c1.0+fe.2:12-3 c2.0 .\nfence a1-b1 2\npawns b1 a1\n"
                  "pile p0 c3.0 sw.1\ndeck 9\nask rotate c1");
  const JsonValue view = t.view();
  EXPECT_EQ(at(view, "side").number, 4);
  EXPECT_EQ(at(view, "cells").items.size(), 16U);
  const JsonValue& b1 = at(view, "cells").items[1];
  EXPECT_EQ(at(b1, "id").text, "b1");
  ASSERT_EQ(at(b1, "stack").items.size(), 2U);
  const JsonValue& top = at(b1, "stack").items[1];
  EXPECT_EQ(at(top, "id").text, "fe.2");
  EXPECT_EQ(at(top, "type").text, "fe");
  EXPECT_EQ(at(top, "face").text, "12-3");
  EXPECT_EQ(at(top, "score").number, -1);
  EXPECT_EQ(at(at(view, "fences").items[0], "id").text, "a1-b1");
  EXPECT_EQ(at(at(view, "fences").items[0], "count").number, 2);
  EXPECT_EQ(at(view, "pawns").items[0].text, "b1");
  EXPECT_EQ(at(at(view, "piles").items[0], "score").number, 4);  // alone with a swap
  ASSERT_EQ(at(at(view, "piles").items[0], "tiles").items.size(), 2U);
  const JsonValue& swap = at(at(view, "piles").items[0], "tiles").items[1];
  EXPECT_EQ(at(swap, "score").number, -1);
  EXPECT_EQ(at(swap, "counts").number, 1);
  EXPECT_EQ(at(swap, "why").text, "nobody has as many");
  EXPECT_EQ(at(view, "deck").number, 9);
  EXPECT_EQ(at(view, "start").text, "a1");
  EXPECT_EQ(at(view, "turn").number, 0);
  EXPECT_EQ(at(view, "frame").text, "rotate");
  EXPECT_EQ(at(view, "chosen").items[0].text, "c1");
}

TEST(RabbihopView, TellsMarketAndTheCellThatWaits) {
  const Sitting t("players=2 market=on",
                  "row start . c1 .\npawns c1 a1\nmarket mo.th c2.1 c2.2\ndeck 8\nask refill b1");
  const JsonValue view = t.view();
  ASSERT_EQ(at(view, "market").items.size(), 3U);
  EXPECT_EQ(at(at(view, "market").items[0], "shows").text, "th");
  EXPECT_EQ(at(view, "wanted").text, "b1");
  EXPECT_TRUE(at(t.board(), "market").boolean);
}

TEST(RabbihopView, NamesTypesInBothLanguagesAndOnlyThoseInPlay) {
  const Sitting t("players=2", "row start c1 . .");
  EXPECT_EQ(at(t.board(), "types").items.size(), 15U);
  EXPECT_EQ(at(at(t.board(Lang::es), "types").items[0], "name").text, "salida");
  EXPECT_EQ(
      at(Sitting("players=2 springboard=on", "row start c1 . .").board(), "types").items.size(),
      16U);
}

// --- what is said of places ----------------------------------------------------------------------

TEST(RabbihopPlaces, AreSpokenOfInBothLanguages) {
  const Sitting t("players=2 molehills=on",
                  "row start:1111 c1.0+c2.0:12-3 . .\nfence a1-b1\npawns b1 b1\nask handle");
  EXPECT_EQ(t.about("b1"),
            "b1: carrot 2, worth 2. Jumps: north 1, east 2, west 3. Use: turn up to three tiles. "
            "Here: you and Bea. Below it: carrot 1.");
  EXPECT_THAT(t.about("b1", Lang::es), AllOf(HasSubstr("vale 2"), HasSubstr("Aquí: tú y Bea.")));
  EXPECT_THAT(t.about("a1"), HasSubstr("Mind: never taken or changed."));
  EXPECT_THAT(t.about("a1", Lang::es), HasSubstr("Ojo: nunca se toma ni se cambia."));
  EXPECT_EQ(t.about("c1"), "c1: no tile.");
  EXPECT_EQ(t.about("a1-b1"), "Between a1 and b1: a fence.");
  EXPECT_EQ(t.about("a1-b1", Lang::es), "Entre a1 y b1: una valla.");
  EXPECT_EQ(t.about("a1-a2"), "Between a1 and a2: no fence.");
}

TEST(RabbihopPlaces, LieBeyondTheEdgeWhereAJumpLeadsThere) {
  const Sitting t("players=2 explorers=on", "row start:11-- . . .");
  EXPECT_THAT(t.about("beyond-north"), HasSubstr("north"));
  EXPECT_EQ(t.about("beyond-west"), "no such place");
}

TEST(RabbihopPlaces, SayWhatGoesOnAndHowItEnded) {
  const Sitting asked("players=2", "row start c1 . .\npawns a1 a1");
  EXPECT_EQ(Sitting::writer().phase(asked.scene()), "the jump");
  EXPECT_EQ(Sitting::writer().outcome(asked.scene()), "");
  const Sitting over("players=2", "row start c1 . .\npile p0 c2.0\npile p1 c1.1\ndeck 0\nover");
  EXPECT_EQ(Sitting::writer().outcome(over.scene()), "Ana wins with 2 points. Bea has 1.");
  const Sitting tie("players=2", "row start c1 . .\ndeck 0\nover");
  EXPECT_EQ(Sitting::writer().outcome(tie.scene(Seat{0}, Lang::es)),
            "Ana y Bea comparten la victoria con 0 puntos cada uno.");
}

// --- what events are about -----------------------------------------------------------------------

TEST(RabbihopFacts, AJumpOverAFenceIsPaidAndHops) {
  Sitting t("players=2", "row start:-1-- c2.0 . .\nfence a1-b1\npile p0 c1.0");
  t.plays("jump east");
  EXPECT_EQ(t.facts("paid").from, "p0");
  EXPECT_EQ(t.facts("paid").to, "gone");
  EXPECT_EQ(t.facts("paid").count, 1);
  EXPECT_EQ(t.facts("jumped").from, "a1");
  EXPECT_EQ(t.facts("jumped").to, "b1");
  EXPECT_EQ(t.facts("jumped").seat, Seat{0});
  EXPECT_THAT(t.facts("jumped").marks, ElementsAre("a1", "b1", "p0"));
  t.plays("take");
  EXPECT_EQ(t.facts("took").from, "b1");
  EXPECT_EQ(t.facts("took").to, "p0");
  t.deals();
  EXPECT_EQ(t.facts("placed").from, "deck");
  EXPECT_EQ(t.facts("placed").to, "b1");
  EXPECT_EQ(t.facts("placed").cards.size(), 1U);
  EXPECT_THAT(t.facts("turn-began").marks, ElementsAre("p1"));
}

TEST(RabbihopFacts, ATrapTakesTilesAndSendsToTheStart) {
  Sitting t("players=2", "row start:-1-- tr.0 c1 .\npile p0 c1.1 c1.2");
  t.plays("jump east");
  EXPECT_EQ(t.facts("paid").count, 2);
  EXPECT_EQ(t.facts("walked").to, "a1");
}

TEST(RabbihopFacts, TilesTurnAndBeingDoneIsTold) {
  Sitting t("players=2", "row start c1 c2 .\npawns b1 a1\nask rotate");
  t.plays("turn c1 2");
  EXPECT_EQ(t.facts("turned").to, "c1");
  EXPECT_EQ(t.facts("turned").count, 2);
  t.plays("done");
  EXPECT_THAT(t.facts("finished").marks, ElementsAre("p0"));
}

TEST(RabbihopFacts, FencesComeGoAndMove) {
  Sitting t("players=2 start=double_fence", "row start fe.0 c1 .\npawns b1 a1\nask handle landed");
  t.plays("do");
  EXPECT_THAT(t.facts("did").marks, ElementsAre("b1", "p0"));
  t.plays("add b1-c1");
  EXPECT_EQ(t.facts("fenced").to, "b1-c1");
  t.plays("remove b1-c1");
  EXPECT_EQ(t.facts("fenced").from, "b1-c1");
  EXPECT_EQ(t.facts("fenced").to, "");
  Sitting moves("players=2", "row start fm.0 c1 .\nfence a1-b1\npawns b1 a1\nask lift");
  moves.plays("lift a1-b1");
  EXPECT_EQ(moves.facts("lifted").from, "a1-b1");
  moves.plays("lay b1-c1");
  EXPECT_EQ(moves.facts("laid").to, "b1-c1");
}

TEST(RabbihopFacts, TeleportsThievesAndSwaps) {
  Sitting teleport("players=2", "row start te.0 te.1 .\npawns b1 a1\nask teleport");
  teleport.plays("teleport c1");
  EXPECT_EQ(teleport.facts("teleported").to, "c1");
  EXPECT_EQ(teleport.facts("took").from, "c1");
  Sitting thief("players=2", "row start th.0 . .\npawns b1 a1\npile p1 c3.0\nask rob");
  thief.plays("rob p1");
  EXPECT_EQ(thief.facts("stole").from, "p1");
  EXPECT_EQ(thief.facts("stole").to, "p0");
  EXPECT_THAT(thief.facts("stole").cards, ElementsAre("c3.0"));
  Sitting swap("players=2", "row start sw.0 c1 c2\npawns b1 a1\nask swap-first");
  swap.plays("swap c1");
  EXPECT_EQ(swap.facts("chose").to, "c1");
  swap.plays("swap d1");
  EXPECT_EQ(swap.facts("swapped").from, "c1");
  EXPECT_EQ(swap.facts("swapped").to, "d1");
}

TEST(RabbihopFacts, StampsStacksAndSkips) {
  Sitting stamp("players=2", "row start st.0 c1 c2\npawns b1 a1\nask stamp-second c1");
  stamp.plays("stamp d1");
  EXPECT_EQ(stamp.facts("destroyed").from, "c1");
  EXPECT_EQ(stamp.facts("destroyed").to, "gone");
  Sitting stack("players=2 molehills=on",
                "row start sk.0 c1 c2\nrow c3 . . .\npawns b1 a1\nask stack-onto c1 d1");
  stack.plays("stack a2");
  EXPECT_EQ(stack.facts("stacked").from, "c1");
  EXPECT_EQ(stack.facts("stacked").to, "a2");
  Sitting skip("players=2 molehills=on",
               "row start:-1-- c1:1111 c2 .\npawns b1 a1\npile p0 c1.5\nask jump");
  skip.plays("skip");
  EXPECT_EQ(skip.facts("skipped").from, "p0");
  EXPECT_EQ(skip.facts("skipped").to, "b1");
  skip.deals();
  EXPECT_EQ(skip.facts("spun").to, "b1");
}

TEST(RabbihopFacts, TheMapSlidesAndTheNewTileIsTurned) {
  Sitting t("players=2 explorers=on", "row start:1--- . . .");
  t.plays("jump north");
  EXPECT_EQ(t.facts("slid").from, "a1");
  EXPECT_EQ(t.facts("slid").to, "a2");
  EXPECT_EQ(t.facts("jumped").from, "a2");
  EXPECT_EQ(t.facts("jumped").to, "a1");
}

TEST(RabbihopFacts, ATerritoryIsMarkedWhole) {
  Sitting t("players=2 territory=on",
            "row start c1 c1 c1\nrow c1 c1 c1 c1\nrow c2 c2 c2 c2\nrow fe.0 c2 te te\n"
            "fence a1-a2\nfence b1-b2\nfence c1-c2\npawns d1 a4\nask fence 1");
  t.plays("add d1-d2");
  EXPECT_THAT(t.facts("claimed").marks,
              UnorderedElementsAre("d1-d2", "a1", "b1", "c1", "d1", "p0"));
  EXPECT_EQ(t.facts("claimed").to, "aside");
  EXPECT_EQ(at(t.view(), "aside").items.size(), 3U);
  t.plays("keep c1.0");
  EXPECT_EQ(t.facts("kept").from, "aside");
  EXPECT_EQ(t.facts("kept").to, "p0");
  t.plays("done");
  EXPECT_EQ(t.facts("left").to, "gone");
}

TEST(RabbihopFacts, TheMarketOpensAndFills) {
  Sitting t("players=2 market=on",
            "row start c1 . .\npawns b1 a1\nmarket c2.0 c2.1 c2.2\ndeck 8\nask handle");
  t.plays("take").plays("choose c2.1");
  EXPECT_EQ(t.facts("placed").from, "market");
  t.deals();
  EXPECT_EQ(t.facts("opened").from, "deck");
  EXPECT_EQ(t.facts("opened").to, "market");
}

TEST(RabbihopFacts, StuckStayingTheClockAndTheEnd) {
  Sitting stuck("players=2", "row start:---- te.0 . .\npawns b1 b1\nturn p1\ndeck 5");
  stuck.plays("do", Seat{1});
  EXPECT_EQ(stuck.facts("discarded").from, "deck");
  EXPECT_EQ(stuck.facts("discarded").to, "gone");
  EXPECT_THAT(stuck.facts("cannot-jump").marks, ElementsAre("p0"));
  Sitting stays("players=2", "row start th.0 . .\npawns b1 b1\nask handle stuck");
  stays.plays("stay");
  EXPECT_THAT(stays.facts("stayed").marks, ElementsAre("p0"));
  Sitting last("players=2", "row start c1 . .\npawns b1 a1\ndeck 1\nask handle");
  last.plays("take").deals();
  EXPECT_THAT(last.facts("ended").marks, IsEmpty());
}

// --- what a touch means --------------------------------------------------------------------------

TEST(RabbihopTouch, AJumpThatWayNamesTheRule) {
  const Sitting t("players=2", "row start:-3-- c1 c2 c1\nrow c1 c1 . .\npawns a1 a1\npile p0 c3");
  EXPECT_EQ(t.touch("b1"), "jump east");
  EXPECT_EQ(t.touched("a2").code, "jump-no-number");
  EXPECT_EQ(t.touched("a2").section, "Jump");
  EXPECT_EQ(t.touched("a2", Lang::es).section, "Salto");
  EXPECT_EQ(t.touched("b2", Lang::es).section, "Salto");
  EXPECT_EQ(t.touched("b2").code, "jump-straight");
  EXPECT_EQ(t.touched("a1").code, "jump-first");
  EXPECT_EQ(t.touched("a1-b1").code, "jump-first");
}

TEST(RabbihopTouch, ATileThatTheJumpFliesOver) {
  const Sitting t("players=2", "row start:-2-- c1 c2 .\npawns a1 a1");
  EXPECT_EQ(t.touched("b1").code, "jump-distance");
  EXPECT_THAT(t.touched("b1").reason, HasSubstr("you jump 2 cells east"));
  EXPECT_THAT(t.touched("b1", Lang::es).reason, HasSubstr("saltas 2 casillas al este"));
}

TEST(RabbihopTouch, AnswersEveryQuestionItsOwnWay) {
  const auto asks = [](std::string_view ask) {
    return Sitting("players=2 molehills=on",
                   "row start c1 te.0 te.1\nrow fe c2 . .\n"
                   "fence a1-b1\npawns c1 a1\npile p0 c3.0\nask " +
                       std::string(ask));
  };
  EXPECT_EQ(asks("rotate").touched("c1").code, "cell-pawn");
  EXPECT_EQ(asks("rotate").touched("a1-b1").code, "tile-wanted");
  EXPECT_EQ(asks("fence 1").touched("c2-d2").code, "border-empty");
  EXPECT_EQ(asks("fence 1").touched("c2").code, "border-wanted");
  EXPECT_EQ(asks("lift").touched("a1-a2").code, "border-no-fence");
  EXPECT_EQ(asks("lay a1-b1").touched("a1-b1").code, "border-same");
  EXPECT_EQ(asks("teleport").touched("b1").code, "teleport-no-tile");
  EXPECT_EQ(asks("swap-second b1").touched("b1").code, "cell-twice");
  EXPECT_EQ(asks("stamp-first").touched("a1").code, "cell-start");
  EXPECT_EQ(asks("stack-first").touched("d2").code, "cell-empty");
  EXPECT_EQ(asks("handle landed").touched("b1").code, "handle-here");
  EXPECT_EQ(asks("handle landed").touched("a1").code, "walk-not-stuck");
}

TEST(RabbihopTouch, AThiefPointsAtPlayers) {
  const Sitting t("players=3", "row start th.0 c1 c2\npawns b1 a1 d1\npile p1 c3.0\nask rob");
  EXPECT_EQ(t.touch("d1"), "rob p2");
  EXPECT_EQ(t.touch("p2"), "rob p2");
  EXPECT_EQ(t.touched("d1").code, "rob-poor");
  EXPECT_EQ(t.touched("b1").code, "rob-yourself");
  EXPECT_EQ(t.touched("c1").code, "pawn-wanted");
}

TEST(RabbihopTouch, OthersHearThatItIsNotForThem) {
  const Sitting t("players=2", "row start c1 . .");
  EXPECT_EQ(t.host().match().refusal(Seat{1}, t.touch("b1", Seat{1}), Lang::en).code,
            "not-your-turn");
}

// --- what a choice would bring -------------------------------------------------------------------

TEST(RabbihopForesight, AJumpFliesPaysAndFallsIntoTheTrap) {
  const Sitting t("players=2",
                  "row start:-2-- c1 tr.0 .\nfence a1-b1\npile p0 c1.1 c1.2 c2.3\ndeck 8");
  const Foreseen seen = t.foresee("jump east");
  EXPECT_THAT(seen.path, ElementsAre("a1-b1", "b1", "c1"));
  EXPECT_THAT(seen.cards, ElementsAre("c2.3", "c1.2", "c1.1"));
  EXPECT_EQ(seen.end, "a1");
}

TEST(RabbihopForesight, AFenceShowsItsTerritory) {
  const Sitting t("players=2 territory=on",
                  "row start c1 c1 c1\nrow c1 c1 c1 c1\nrow c2 c2 c2 c2\nrow fe.0 c2 te te\n"
                  "fence a1-a2\nfence b1-b2\nfence c1-c2\npawns d1 a4\nask fence 1");
  EXPECT_THAT(t.foresee("add d1-d2").path, Contains("b1"));
  EXPECT_THAT(t.foresee("add d2-d3").path, IsEmpty());
  EXPECT_THAT(t.foresee("add z9-z8").path, IsEmpty());
}

TEST(RabbihopForesight, AnExplorerEndsBeyondTheEdge) {
  const Sitting t("players=2 explorers=on", "row start:1--- . . .");
  EXPECT_EQ(t.foresee("jump north").end, "beyond-north");
}

// --- choices -------------------------------------------------------------------------------------

TEST(RabbihopChoices, NameTilesAndFaces) {
  const Sitting t("players=2", "row start c1.0:12-3 c2 .\npawns c1 a1\nask rotate");
  const auto& writer = Sitting::writer();
  std::vector<std::string> faces;
  for (const Choice& choice : writer.choices(t.scene())) {
    if (choice.notation != "turn b1 1" && choice.notation != "done") continue;
    for (const std::string& card : writer.cards_of(t.scene(), choice)) faces.push_back(card);
  }
  EXPECT_THAT(faces, ElementsAre("312-"));
}

}  // namespace
}  // namespace warren
