// Texts of lessons: what they mean, and what is said of those that mean nothing.
#include <gtest/gtest.h>

#include "core/rng.h"
#include "host/lesson.h"
#include "tests/host/lesson_texts.h"

namespace warren {
namespace {

Problem problem_of(std::string_view text) {
  Lesson lesson;
  return explain(read_lesson(text, lesson));
}

TEST(LessonReader, ReadsAllThatALessonHas) {
  Lesson lesson;
  const Problem problem = explain(read_lesson(kSmallLesson, lesson));
  ASSERT_FALSE(problem) << problem.line() << ": " << problem.say(Lang::en);
  EXPECT_EQ(lesson.game->id(), "rabbihop");
  ASSERT_EQ(lesson.teaches.size(), 2U);
  EXPECT_EQ(lesson.teaches[1].text, "Handle");
  EXPECT_EQ(lesson.title.es, "Salta");
  ASSERT_EQ(lesson.tasks.size(), 2U);
  const LessonTask& first = lesson.tasks[0];
  EXPECT_TRUE(first.has_position);
  EXPECT_EQ(first.words.en, "To the east, please.");
  EXPECT_EQ(first.points[0].text, "b1");
  EXPECT_EQ(first.wrong[0].when[0].kind, Condition::Kind::action);
  EXPECT_EQ(first.wrong[0].slips[0].actions, std::vector<std::string_view>{"jump south"});
  EXPECT_EQ(first.refused[0].code, "jump-no-number");
  EXPECT_EQ(first.hint.en, "To the right.");
  const LessonTask& second = lesson.tasks[1];
  EXPECT_FALSE(second.has_position);
  EXPECT_EQ(second.script[0].by, Seat::nobody);
  EXPECT_EQ(second.script[0].does.text, "c3.0:1131");
  EXPECT_EQ(second.reach[0].size(), 2U);
  EXPECT_EQ(second.missed.slips[0].actions, (std::vector<std::string_view>{"do", "done"}));
}

struct Malformed {
  std::string_view from, to;
  int line;
  std::string_view says;  // a part of the sentence
};

TEST(LessonReader, NamesTheLineOfWhatIsWrong) {
  const Malformed cases[] = {
      {"warren-lesson 1", "warren-log 1", 1, "warren-lesson"},
      {"game rabbihop", "game chess", 2, "chess"},
      {"game rabbihop\n", "", 15, "names no game"},
      {"option players=2", "option players=2\nrules none", 4, "rules version"},
      {"option players=2", "learner you", 3, "seat"},
      {"option players=2", "name Ana", 3, "name p1 Ana"},
      {"option players=2", "colour red", 3, "colour"},
      {"teaches Jump", "teaches Jumping", 4, "Jumping"},
      {"teaches Jump\nteaches Handle\n", "", 14, "which section"},
      {"title\nen Jump\nes Salta\n", "", 13, "title"},
      {"es Salta\n", "", 6, "“es”"},
      {"en Jump\n", "", 6, "“en”"},
      {"title\n", "title Jump\n", 6, "stands alone"},
      {"title\n", "title\nen Jump\nes Salta\ntitle\n", 9, "second"},
      {"position\n", "en Hello\nes Hola\nintro\nposition\n", 11, "no words"},
      {"teaches Jump\n", "en Jump\n", 4, "stands below"},
      {"en Jump\n", "en\n", 7, "no words behind"},
      {"end\n\n", "\n", 9, "no line “end”"},
      {"position\n", "position\nend\nposition\n", 11, "second"},
      {"en To the east,\nen please.\nes Hacia el este.\n", "", 16, "en and es"},
      {"point b1", "point", 20, "a thing"},
      {"point b1", "p0 jump east", 20, "p0 is the learner"},
      {"point b1", "p1", 20, "what is done"},
      {"point b1", "pictures b1", 20, "no line of a task"},
      {"reach view pawns b1 **\n", "", 16, "“reach”"},
      {"reach view pawns", "reach pawns", 21, "event, view or action"},
      {"reach view pawns b1 **", "reach view", 21, "no pattern"},
      {"point b1", "and view pawns b1 **", 20, "right below"},
      {"point b1", "slip jump east", 20, "below the answer"},
      {"point b1", "turns many", 20, "0 to 99"},
      {"slip jump south", "slip", 25, "actions"},
      {"refused jump-no-number", "refused", 26, "code"},
      {"wrong action jump south\nen That was south.\nes Eso era el sur.\n", "only\n", 22,
       "actions"},
      {"es A la derecha.\n", "", 30, "“es”"},
      {"solution jump east\n", "", 16, "“solution”"},
  };
  for (const Malformed& one : cases) {
    const Problem problem = problem_of(changed(one.from, one.to));
    ASSERT_TRUE(problem) << one.from << " -> " << one.to;
    const std::string said = problem.say(Lang::en);
    EXPECT_EQ(problem.line(), one.line) << one.from << " -> " << one.to << ": " << said;
    EXPECT_NE(said.find(one.says), std::string::npos) << said;
    EXPECT_NE(said, problem.say(Lang::es));
  }
}

TEST(LessonReader, ALessonWithoutTasksOrTextIsNone) {
  EXPECT_EQ(problem_of("").line(), 1);
  EXPECT_EQ(problem_of("\n# nothing\n").line(), 1);
  const std::string_view head = kSmallLesson.substr(0, kSmallLesson.find("\ntask"));
  EXPECT_NE(problem_of(head).say(Lang::en).find("no task"), std::string::npos);
}

TEST(LessonReader, WindowsLinesAndAByteOrderMarkDoNoHarm) {
  std::string text = "\xEF\xBB\xBF";
  for (const char c : kSmallLesson) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
  Lesson lesson;
  ASSERT_FALSE(read_lesson(text, lesson));
  EXPECT_EQ(lesson.title.en, "Jump");
}

// Cut off anywhere it is a lesson or a problem with a line of it; so is any text with a few bytes
// or lines out of place.
TEST(LessonReader, AnyTextIsReadOrHasAProblem) {
  int problems = 0;
  const auto read = [&](std::string_view text) {
    const Problem problem = problem_of(text);
    if (!problem) return;
    ++problems;
    const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
    EXPECT_GE(problem.line(), 1) << text;
    EXPECT_LE(problem.line(), lines) << text;
    EXPECT_FALSE(problem.say(Lang::es).empty());
  };
  for (std::size_t length = 0; length < kSmallLesson.size(); ++length)
    read(kSmallLesson.substr(0, length));
  EXPECT_GT(problems, 500);
  Rng rng(1);
  for (int i = 0; i < 2000; ++i) {
    std::string text(kSmallLesson);
    for (int k = 0; k < 3; ++k) {
      const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
      if (rng.below(2) == 0)
        text[at] = static_cast<char>(rng.below(256));
      else
        text.erase(at, rng.below(40));
    }
    read(text);
  }
}

TEST(LessonPattern, StarsStandForWords) {
  EXPECT_TRUE(matches("arrived p0 JD road", "arrived p0 JD road"));
  EXPECT_TRUE(matches("arrived  p0 * *", "arrived p0 JD road"));
  EXPECT_FALSE(matches("arrived p0 *", "arrived p0 JD road"));
  EXPECT_TRUE(matches("arrived p0 **", "arrived p0 JD road"));
  EXPECT_TRUE(matches("won p0 **", "won p0"));
  EXPECT_TRUE(matches("hand p0 ** KH **", "hand p0 8C KH JD"));
  EXPECT_FALSE(matches("hand p0 ** KH **", "hand p0 8C JD"));
  EXPECT_FALSE(matches("", "won p0"));
  EXPECT_TRUE(matches("** ** **", ""));
}

TEST(LessonPattern, ManyStarsTakeNoLongTime) {
  std::string stars, words;
  for (int i = 0; i < 400; ++i) {
    stars += "** a ";
    words += "a ";
  }
  EXPECT_FALSE(matches(stars + "b", words));
  EXPECT_TRUE(matches(stars, words));
}

}  // namespace
}  // namespace warren
