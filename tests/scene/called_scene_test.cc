// Where hands are called out the page is told of no number of cards, and nobody waits for a call.
#include <gtest/gtest.h>

#include <string>

#include "core/json.h"
#include "core/json_reader.h"
#include "host/page_calls.h"

namespace warren {
namespace {

class CalledScene : public testing::Test {
 protected:
  JsonValue ask(const std::string& call, const std::string& more = "") {
    JsonValue out;
    const std::string answer =
        calls_.call(R"({"call":")" + call + R"(","table":1,"lang":"en")" + more + "}");
    EXPECT_FALSE(read_json(answer, out)) << answer;
    EXPECT_EQ(out.find("problem"), nullptr) << answer;
    return out;
  }
  // Ana's turn. Luis holds eleven cards, one of which all know.
  void load(const std::string& limit, const std::string& turn = "turn p0 1\n") {
    JsonWriter text;
    text.text(
        "warren-log 1\n# seats Ana=human,Luis=random,Eva=random\ngame jack-rabbits\n"
        "option players=3\noption limit=" +
        limit + "\nposition\n" + turn + "hand p0 AH 2H\nhand p1 AC 2C 3C 4C 5C 6C 7C 8C 9C " +
        (limit == "called" ? "10C KC" : "") +
        "\nrabbits p0 citadel p1 JD p2 KS\npending hex\nend\n");
    ask("load", R"(,"seed":"1","text":)" + text.str());
  }
  JsonValue look(int viewer) { return ask("look", R"(,"viewer":)" + std::to_string(viewer)); }
  static const JsonValue& hand(const JsonValue& scene, std::size_t seat) {
    return scene.find("view")->find("hands")->items[seat];
  }
  JsonValue act(int seat, const std::string& action) {
    return ask("act", R"(,"viewer":0,"seat":)" + std::to_string(seat) + R"(,"actions":[")" +
                          action + "\"]");
  }

  PageCalls calls_;
};

TEST_F(CalledScene, CountsHandsForNobody) {
  load("called");
  EXPECT_TRUE(ask("board").find("called")->boolean);
  for (const int viewer : {-1, 0, 1}) {
    const JsonValue scene = look(viewer);
    for (std::size_t seat = 0; seat < 3; ++seat)
      EXPECT_EQ(hand(scene, seat).find("count")->kind, JsonValue::Kind::null);
    EXPECT_EQ(hand(scene, 1).find("hidden")->number, viewer == 1 ? 0 : 10) << "but for the king";
  }
}

TEST_F(CalledScene, CountsThemWhereTheLimitIsForced) {
  load("forced");
  EXPECT_FALSE(ask("board").find("called")->boolean);
  EXPECT_EQ(hand(look(0), 1).find("count")->number, 9);
}

TEST_F(CalledScene, TellsOfACallWithoutANumber) {
  load("called");
  const JsonValue done = act(0, "call p1");
  const JsonValue& notes = *done.find("happenings")->items[0].find("notes");
  EXPECT_EQ(notes.items[0].find("sentence")->text, "Ana calls out Luis, who holds too many cards.");
  EXPECT_EQ(look(1).find("question")->text, "Luis: down to 9 cards");
}

// People call when they like: nobody is asked for it, and what they say out of turn counts.
TEST_F(CalledScene, WaitsForNobodysCall) {
  load("called", "turn p1 1\n");
  const JsonValue scene = look(0);
  EXPECT_EQ(scene.find("next")->find("kind")->text, "bot");
  EXPECT_FALSE(scene.find("asked")->boolean);
  EXPECT_EQ(act(0, "call p1").find("refused")->kind, JsonValue::Kind::null);
}

}  // namespace
}  // namespace warren
