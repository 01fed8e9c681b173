// A lesson as the page asks for it.
#include <gtest/gtest.h>

#include "core/json_reader.h"
#include "host/page_calls.h"
#include "tests/host/lesson_texts.h"

namespace warren {
namespace {

class Learner {
 public:
  JsonValue ask(const std::string& call, const std::string& fields) {
    JsonValue value;
    const Problem problem = read_json(calls_.call("{\"call\":\"" + call + "\"," + fields + "}"),
                                      value, {.bytes = 1U << 22});
    EXPECT_FALSE(problem) << call << ": " << problem.say(Lang::en);
    return value;
  }
  JsonValue learn(std::string_view text) {
    JsonWriter json;
    return ask("learn", "\"lang\":\"en\",\"text\":" + json.text(text).str());
  }
  JsonValue act(const std::string& action) {
    return ask("act", R"("table":1,"viewer":0,"seat":0,"lang":"en","actions":[")" + action + "\"]");
  }
  JsonValue lesson(const std::string& call = "lesson", const std::string& lang = "en") {
    return ask(call, R"("table":1,"lang":")" + lang + "\"");
  }

 private:
  PageCalls calls_;
};

std::string text(const JsonValue& value, std::string_view key) {
  const JsonValue* found = value.find(key);
  return found == nullptr ? "(nothing)" : found->text;
}

TEST(LessonCalls, ALessonIsATableWithATask) {
  Learner learner;
  const JsonValue opened = learner.learn(kSmallLesson);
  EXPECT_EQ(text(opened, "game"), "rabbihop");
  EXPECT_EQ(opened.find("table")->number, 1);
  EXPECT_EQ(opened.find("learner")->number, 0);
  const JsonValue lesson = learner.lesson("lesson", "es");
  EXPECT_EQ(text(lesson, "title"), "Salta");
  EXPECT_EQ(text(lesson, "intro"), "");
  EXPECT_EQ(lesson.find("teaches")->items[0].text, "Salto");
  EXPECT_EQ(lesson.find("tasks")->number, 2);
  EXPECT_EQ(lesson.find("task")->number, 0);
  EXPECT_EQ(text(lesson, "words"), "Hacia el este.");
  EXPECT_EQ(lesson.find("points")->items[0].text, "b1");
  EXPECT_EQ(text(lesson, "hint"), "A la derecha.");
  EXPECT_EQ(text(lesson.find("refusals")->items[0], "code"), "jump-no-number");
  EXPECT_EQ(text(lesson.find("refusals")->items[0], "words"), "Ahí no hay número.");
  EXPECT_EQ(text(lesson, "state"), "doing");
  EXPECT_EQ(text(lesson, "said"), "");
}

TEST(LessonCalls, ItIsPlayedByTheOrdinaryCalls) {
  Learner learner;
  learner.learn(kSmallLesson);
  learner.act("jump south");
  EXPECT_EQ(text(learner.lesson(), "state"), "wrong");
  EXPECT_EQ(text(learner.lesson(), "said"), "That was south.");
  EXPECT_EQ(text(learner.lesson("again"), "state"), "doing");
  EXPECT_EQ(text(learner.act("jump north").find("refused")[0], "code"), "jump-no-number");
  learner.act("jump east");
  EXPECT_EQ(text(learner.lesson(), "state"), "done");
  EXPECT_EQ(learner.lesson("onward").find("task")->number, 1);
  const JsonValue scene = learner.ask("look", R"("table":1,"viewer":0,"lang":"en")");
  EXPECT_EQ(scene.find("entries")->number, 0);
  EXPECT_TRUE(scene.find("asked")->boolean);
  learner.act("take");
  learner.ask("step", R"("table":1,"viewer":0,"lang":"en")");
  EXPECT_TRUE(learner.lesson().find("over")->boolean);
}

TEST(LessonCalls, WhatCannotBeDoneIsAProblem) {
  Learner learner;
  const JsonValue broken = learner.learn(changed("es Salta\n", ""));
  EXPECT_TRUE(text(*broken.find("problem"), "en").starts_with("line 6 "));
  EXPECT_TRUE(text(*broken.find("problem"), "es").starts_with("la línea 6 "));
  EXPECT_NE(learner.lesson().find("problem"), nullptr);
  learner.ask("open", R"("game":"rabbihop","options":{},"seed":"1","lang":"en",)"
                      R"("chairs":[{"name":"A","bot":""},{"name":"B","bot":"greedy"}])");
  EXPECT_NE(learner.lesson().find("problem"), nullptr);
  EXPECT_NE(learner.lesson("again").find("problem"), nullptr);
}

}  // namespace
}  // namespace warren
