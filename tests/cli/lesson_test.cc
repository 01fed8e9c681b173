// warren learn and warren lesson: lessons played line by line, and checked for those who write one.
#include <gtest/gtest.h>

#include "tests/cli/program.h"
#include "tests/host/lesson_texts.h"

namespace warren {
namespace {

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

class Learn : public testing::Test {
 protected:
  Spoken learn(Arguments words, std::string_view input = "") {
    words.insert(words.begin(), "learn");
    return warren_says(words, input, {"WARREN_STATE_DIR=" + folder_.at("state")});
  }
  Folder folder_;
};

TEST_F(Learn, ListsTheCourseWithWhatHasBeenDone) {
  const Spoken before = learn({"rabbihop"});
  EXPECT_EQ(before.code, 0) << before.err;
  EXPECT_TRUE(has(before.out, "[ ] jumping")) << before.out;
  EXPECT_TRUE(has(before.out, "warren learn rabbihop jumping")) << before.out;
  const Spoken played = learn({"rabbihop", "jumping"}, "jump east\njump east\njump east\n");
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_TRUE(has(played.out, "The lesson is over")) << played.out;
  EXPECT_TRUE(has(learn({"rabbihop"}).out, "[x] jumping"));
}

TEST_F(Learn, ALessonThatWasLeftIsNotDone) {
  EXPECT_EQ(learn({"rabbihop", "jumping"}, "jump east\nq\n").code, 0);
  EXPECT_EQ(learn({"rabbihop", "jumping"}, "jump east\n").code, 0);
  EXPECT_TRUE(has(learn({"rabbihop"}).out, "[ ] jumping"));
}

TEST_F(Learn, SaysWhatWentWrongAndLeadsBack) {
  const Spoken said =
      learn({"rabbihop", "1"}, "jump west\njump north\nhint\ntask\nload x\nagain\njump east\nq\n");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "That jump leaves the grid. (rules: Jump)\n  You must come down on"));
  EXPECT_TRUE(has(said.out, "* A fine hop, but not to the east")) << said.out;
  EXPECT_TRUE(has(said.out, "Choose the tile to the right"));
  EXPECT_TRUE(has(said.out, "not loaded in the middle"));
  // At first, after the wrong hop, when asked for, and again.
  std::size_t times = 0;
  for (std::size_t at = 0; (at = said.out.find("Task 1 of 3", at)) != std::string::npos; ++at)
    ++times;
  EXPECT_EQ(times, 4U) << said.out;
  EXPECT_TRUE(has(said.out, "Task 2 of 3"));
}

TEST_F(Learn, ALessonIsFoundByTheRuleItTeaches) {
  const Spoken said = learn({"jack-rabbits", "incremento", "--lang", "es"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "Los dados dicen 2 y 5")) << said.out;
}

TEST_F(Learn, AFileThatIsBeingWrittenCanBePlayed) {
  const Spoken said =
      learn({"rabbihop", folder_.write("my.lesson", kSmallLesson)}, "jump east\ntake\n");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "* There you are.")) << said.out;
  EXPECT_TRUE(has(said.out, "* Well done.")) << said.out;
  const Spoken flawed =
      learn({"rabbihop", folder_.write("no.lesson", "warren-lesson 1\ngame x\n")});
  EXPECT_EQ(flawed.code, 2);
  EXPECT_TRUE(has(flawed.err, "no.lesson:2: ")) << flawed.err;
}

TEST_F(Learn, WhatThereIsNotIsNamed) {
  const Spoken none = learn({"rabbihop", "flying"});
  EXPECT_EQ(none.code, 2);
  EXPECT_EQ(none.error_lines(), 1);
  EXPECT_TRUE(has(none.err, "flying") && has(none.err, "jumping")) << none.err;
  EXPECT_EQ(learn({"chess"}).code, 2);
  EXPECT_TRUE(has(learn({"rabbihop", "flying", "--lang", "es"}).err, "ninguna lección"));
}

TEST(LessonCommand, ASoundLessonIsWell) {
  const Folder folder;
  const Spoken said =
      warren_says({"lesson", "check", "--tell", folder.write("a.lesson", kSmallLesson)});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "a.lesson: all is well")) << said.out;
  EXPECT_TRUE(has(said.out, "view pawns b1 a1")) << said.out;
  EXPECT_EQ(warren_says({"lesson", "check", "-"}, kSmallLesson).code, 0);
}

TEST(LessonCommand, WhatIsWrongIsNamedWithFileAndLine) {
  const Folder folder;
  const std::string unsound =
      folder.write("unsound.lesson", changed("solution jump east", "solution jump south"));
  const std::string unread = folder.write("unread.lesson", changed("es Salta\n", ""));
  const Spoken one = warren_says({"lesson", "check", unsound});
  EXPECT_EQ(one.code, 1);
  EXPECT_TRUE(has(one.err, "unsound.lesson:36: this solution is answered")) << one.err;
  const Spoken both = warren_says({"lesson", "check", unsound, unread, "--lang", "es"});
  EXPECT_EQ(both.code, 2);
  EXPECT_TRUE(has(both.err, "unread.lesson:6: debajo de esta línea faltan")) << both.err;
  EXPECT_TRUE(has(both.err, "unsound.lesson:36: ")) << both.err;
  EXPECT_EQ(warren_says({"lesson", "check", folder.at("none")}).code, 2);
  EXPECT_EQ(warren_says(Arguments{"lesson", "check"}).code, 2);
  EXPECT_EQ(warren_says(Arguments{"lesson"}).code, 2);
}

}  // namespace
}  // namespace warren
