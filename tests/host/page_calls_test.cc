// A page's tables, asked as the page asks: every answer is read as JSON again.
#include "host/page_calls.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/rng.h"

namespace warren {
namespace {

class Page {
 public:
  // The fields of a call without its braces: "\"table\":1".
  JsonValue ask(const std::string& call, const std::string& fields = "") {
    const std::string answer =
        calls_.call("{\"call\":\"" + call + "\"" + (fields.empty() ? "" : ",") + fields + "}");
    JsonValue value;
    const Problem problem = read_json(answer, value, {.bytes = std::size_t{1} << 22});
    EXPECT_FALSE(problem) << call << ": " << problem.say(Lang::en);
    return value;
  }
  std::string problem(const std::string& call, const std::string& fields = "") {
    const JsonValue value = ask(call, fields);
    const JsonValue* found = value.find("problem");
    return found == nullptr ? "" : found->find("en")->text;
  }
  int open(const std::string& game, const std::string& options, const std::string& chairs) {
    const JsonValue value =
        ask("open", "\"game\":\"" + game + "\",\"options\":{" + options + "},\"chairs\":[" +
                        chairs + "],\"seed\":\"7\",\"lang\":\"en\"");
    const JsonValue* table = value.find("table");
    EXPECT_NE(table, nullptr);
    return table == nullptr ? 0 : static_cast<int>(table->number);
  }
  PageCalls& calls() { return calls_; }

 private:
  PageCalls calls_;
};

constexpr std::string_view kAnaAndBot = R"({"name":"Ana","bot":""},{"name":"Max","bot":"greedy"})";

std::string at(int table, std::string_view rest = R"("viewer":0,"lang":"en")") {
  return "\"table\":" + std::to_string(table) + "," + std::string(rest);
}

const JsonValue& scene_of(const JsonValue& done) {
  const JsonValue* scene = done.find("scene");
  return scene == nullptr ? done : *scene;
}

std::string quoted(const std::string& text) {
  JsonWriter json;
  return json.text(text).str();
}

// Plays on with Ana doing anything that is offered; gives back how many entries it took.
int play_out(Page& page, int table, std::uint64_t seed, int most) {
  Rng rng(seed, 0);
  JsonValue now = page.ask("look", at(table));
  for (int i = 0; i < most; ++i) {
    const JsonValue& scene = scene_of(now);
    if (!scene.find("result")->is(JsonValue::Kind::null)) return i;
    if (scene.find("next")->find("kind")->text != "person") {
      now = page.ask("step", at(table));
      continue;
    }
    const auto& choices = scene.find("choices")->items;
    if (choices.empty()) {
      ADD_FAILURE() << "somebody is asked and nothing is offered";
      return -1;
    }
    const JsonValue& choice = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
    std::string actions;
    for (const JsonValue& step : choice.find("steps")->items)
      actions += (actions.empty() ? "" : ",") + quoted(step.text);
    if (actions.empty()) actions = quoted(choice.find("notation")->text);
    now = page.ask("act", at(table) + ",\"seat\":0,\"actions\":[" + actions + "]");
    EXPECT_TRUE(now.find("refused")->is(JsonValue::Kind::null))
        << actions << ": " << now.find("refused")->find("reason")->text;
  }
  return -1;
}

TEST(PageCalls, ListEveryGameWithItsOptionsInBothLanguages) {
  Page page;
  const JsonValue value = page.ask("catalogue");
  const auto& games = value.find("games")->items;
  ASSERT_EQ(games.size(), 2U);
  for (const JsonValue& game : games) {
    EXPECT_EQ(game.find("standardBot")->text, "greedy");
    EXPECT_FALSE(game.find("presets")->items.empty());
    for (const JsonValue& option : game.find("options")->items) {
      for (const std::string_view lang : {"en", "es"}) {
        EXPECT_FALSE(option.find("label")->find(lang)->text.empty()) << option.find("name")->text;
        EXPECT_FALSE(option.find("help")->find(lang)->text.empty()) << option.find("name")->text;
      }
    }
  }
}

TEST(PageCalls, PlayBothGamesToTheEndByWhatTheyOffer) {
  for (const std::string game : {"rabbihop", "jack-rabbits"}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Page page;
      const int table = page.open(game, R"("players":"2")", std::string(kAnaAndBot));
      EXPECT_GT(play_out(page, table, seed, 5000), 20) << game;
      const JsonValue scene = page.ask("look", at(table));
      EXPECT_FALSE(scene.find("result")->find("winners")->items.empty());
      EXPECT_FALSE(scene.find("result")->find("reckoning")->text.empty());
    }
  }
}

TEST(PageCalls, BuildABoardAndThenRaceOnIt) {
  Page page;
  const int table = page.open("jack-rabbits", R"("players":"2","board":"built","building":"free")",
                              std::string(kAnaAndBot));
  EXPECT_EQ(page.ask("look", at(table)).find("stage")->text, "jack-rabbits-building");
  JsonValue now;
  for (int i = 0; i < 400; ++i) {
    now = page.ask("step", at(table));
    if (scene_of(now).find("next")->find("kind")->text == "person") break;
  }
  EXPECT_TRUE(scene_of(now).find("canFinish")->boolean);
  page.ask("finish", at(table) + ",\"seat\":0");
  for (int i = 0; i < 400; ++i) {
    now = page.ask("step", at(table));
    if (scene_of(now).find("stage")->text == "jack-rabbits") break;
  }
  EXPECT_EQ(scene_of(now).find("stage")->text, "jack-rabbits");
}

TEST(PageCalls, AreLoadedAsTheyWereSavedAndToldAgainInAnotherLanguage) {
  Page page;
  const int table = page.open("jack-rabbits", R"("players":"2")", std::string(kAnaAndBot));
  const int entries = play_out(page, table, 5, 5000);
  ASSERT_GT(entries, 0);
  const std::string text = page.ask("save", at(table)).find("text")->text;
  const JsonValue loaded =
      page.ask("load", "\"text\":" + quoted(text) + R"(,"lang":"es","seed":"1")");
  const int again = static_cast<int>(loaded.find("table")->number);
  EXPECT_EQ(page.ask("save", at(again)).find("text")->text, text);
  const JsonValue english = page.ask("log", at(table) + ",\"from\":0");
  const JsonValue spanish = page.ask("log", at(again, R"("viewer":0,"lang":"es","from":0)"));
  const auto& one = english.find("happenings")->items;
  const auto& other = spanish.find("happenings")->items;
  ASSERT_EQ(one.size(), other.size());
  EXPECT_EQ(static_cast<std::int64_t>(one.size()), loaded.find("entries")->number);
  EXPECT_NE(one[0].find("notes")->items[0].find("sentence")->text,
            other[0].find("notes")->items[0].find("sentence")->text);

  const JsonValue part =
      page.ask("load", "\"text\":" + quoted(text) + R"(,"lang":"en","seed":"1","until":12)");
  EXPECT_EQ(part.find("entries")->number, 12);
}

TEST(PageCalls, SayTheNamesOfThoseWhoSitThere) {
  Page page;
  const int table = page.open("jack-rabbits", R"("players":"2")", std::string(kAnaAndBot));
  std::string told;
  for (int i = 0; i < 8; ++i) {
    const JsonValue done = page.ask("step", at(table));
    for (const JsonValue& happening : done.find("happenings")->items) {
      for (const JsonValue& note : happening.find("notes")->items)
        told += note.find("sentence")->text + "\n";
    }
  }
  EXPECT_NE(told.find("Ana draws"), std::string::npos) << told;
  EXPECT_NE(told.find("The turn of Ana begins"), std::string::npos) << told;
  EXPECT_EQ(told.find("layer 1"), std::string::npos) << told;
  const JsonValue spanish = page.ask("log", at(table, R"("viewer":0,"lang":"es","from":0)"));
  EXPECT_EQ(spanish.find("happenings")
                ->items[0]
                .find("notes")
                ->items[0]
                .find("sentence")
                ->text.rfind("Ana toma", 0),
            0U);
}

TEST(PageCalls, TakeBackWhatTheRulesLetOneTakeBack) {
  Page page;
  const int table = page.open("rabbihop", R"("players":"2")", std::string(kAnaAndBot));
  JsonValue now = page.ask("look", at(table));
  while (scene_of(now).find("next")->find("kind")->text != "person")
    now = page.ask("step", at(table));
  EXPECT_FALSE(scene_of(now).find("canUndo")->boolean);
  const std::string action = scene_of(now).find("choices")->items[0].find("notation")->text;
  now = page.ask("act", at(table) + ",\"seat\":0,\"actions\":[" + quoted(action) + "]");
  ASSERT_TRUE(scene_of(now).find("canUndo")->boolean);
  now = page.ask("undo", at(table) + ",\"seat\":0");
  EXPECT_TRUE(now.find("refused")->is(JsonValue::Kind::null));
  EXPECT_EQ(now.find("happenings")->items[0].find("notes")->items[0].find("kind")->text, "undo");
  now = page.ask("undo", at(table) + ",\"seat\":0");
  EXPECT_EQ(now.find("refused")->find("code")->text, "undo-barrier");
}

TEST(PageCalls, AdviseWhatIsOffered) {
  Page page;
  const int table = page.open("rabbihop", R"("players":"2")", std::string(kAnaAndBot));
  JsonValue now = page.ask("look", at(table));
  while (scene_of(now).find("next")->find("kind")->text != "person")
    now = page.ask("step", at(table));
  const JsonValue hint = page.ask("hint", at(table) + ",\"seat\":0");
  EXPECT_NE(hint.find("reason"), nullptr);
  EXPECT_TRUE(
      page.ask("why", at(table) + ",\"seat\":0,\"action\":" + quoted(hint.find("notation")->text))
          .find("refused")
          ->is(JsonValue::Kind::null));
}

TEST(PageCalls, KeepStrangeNamesAsTheyAre) {
  Page page;
  const std::string name = "<b>Ana</b> #1,=%\"é";
  const int table =
      page.open("rabbihop", R"("players":"2")",
                "{\"name\":" + quoted(name) + ",\"bot\":\"\"},{\"name\":\"\",\"bot\":\"random\"}");
  const std::string text = page.ask("save", at(table)).find("text")->text;
  const JsonValue loaded =
      page.ask("load", "\"text\":" + quoted(text) + R"(,"lang":"en","seed":"1")");
  const JsonValue scene = page.ask("look", at(static_cast<int>(loaded.find("table")->number)));
  EXPECT_EQ(scene.find("chairs")->items[0].find("name")->text, name);
  EXPECT_EQ(scene.find("chairs")->items[1].find("name")->text, "random");
}

TEST(PageCalls, RefuseWhatMakesNoSense) {
  Page page;
  JsonValue value;
  EXPECT_FALSE(read_json(page.calls().call("not JSON"), value));
  EXPECT_NE(value.find("problem"), nullptr);
  EXPECT_NE(page.problem("dance"), "");
  EXPECT_NE(page.problem("look", "\"table\":99"), "");
  EXPECT_NE(page.problem("look"), "");
  EXPECT_NE(page.problem("open", R"("game":"chess")"), "");
  EXPECT_NE(page.problem("open", R"("game":"rabbihop","options":{"players":"2"},"chairs":[])"), "");
  EXPECT_NE(page.problem("open", R"("game":"rabbihop","options":{"colour":"red"})"), "");
  EXPECT_NE(page.problem("open", R"("game":"rabbihop","options":{"players":"2"},)"
                                 R"("chairs":[{"name":"a","bot":"oracle"},{"name":"b","bot":""}])"),
            "");
  EXPECT_NE(page.problem("load", R"("text":"nonsense","lang":"en","seed":"1")"), "");
  const int table = page.open("rabbihop", R"("players":"2")", std::string(kAnaAndBot));
  EXPECT_NE(page.problem("look", at(table, R"("viewer":5)")), "");
  EXPECT_NE(page.problem("act", at(table) + R"(,"seat":7,"actions":["take"])"), "");
  EXPECT_NE(page.problem("act", at(table) + R"(,"seat":-1,"actions":["take"])"), "");
  EXPECT_EQ(page.ask("act", at(table) + R"(,"seat":1,"actions":["fly away"])")
                .find("refused")
                ->find("code")
                ->text,
            "unreadable");
  EXPECT_EQ(page.problem("close", at(table)), "");
  EXPECT_NE(page.problem("look", at(table)), "");
}

TEST(PageCalls, ExplainOptionsThatDoNotGoTogether) {
  Page page;
  const JsonValue fine = page.ask("check", R"("game":"jack-rabbits","options":{"players":"3"})");
  EXPECT_TRUE(fine.find("problem")->is(JsonValue::Kind::null));
  const JsonValue clash = page.ask(
      "check",
      R"("game":"jack-rabbits","options":{"capital_aces":"on","patriarchal_values":"on"})");
  EXPECT_FALSE(clash.find("problem")->find("en")->text.empty());
  const JsonValue wrong = page.ask("check", R"("game":"jack-rabbits","options":{"players":"9"})");
  EXPECT_FALSE(wrong.find("problem")->find("es")->text.empty());
}

}  // namespace
}  // namespace warren
