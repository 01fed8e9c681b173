// What is found in lessons that can be read but do not teach what they mean to.
#include "host/lesson_check.h"

#include <gtest/gtest.h>

#include "tests/host/lesson_texts.h"

namespace warren {
namespace {

std::string problems_of(std::string_view text) {
  std::string out;
  for (const Problem& problem : check_lesson(text, Lang::en).problems)
    out += std::to_string(problem.line()) + ": " + problem.say(Lang::en) + "\n";
  return out;
}

TEST(LessonCheck, FindsNothingInASoundLesson) {
  const LessonCheck checked = check_lesson(kSmallLesson, Lang::en);
  EXPECT_TRUE(checked.readable);
  EXPECT_EQ(problems_of(kSmallLesson), "");
  EXPECT_NE(checked.tale.find("view pawns b1 a1"), std::string::npos) << checked.tale;
  EXPECT_NE(checked.tale.find("offers jump south"), std::string::npos) << checked.tale;
}

TEST(LessonCheck, ATextThatCannotBeReadIsNotPlayed) {
  EXPECT_FALSE(check_lesson("warren-lesson 1\n", Lang::en).readable);
  EXPECT_FALSE(check_lesson(changed("row c1.0", "row c9.9"), Lang::en).readable);
}

struct Unsound {
  std::string_view from, to;
  std::string_view found;  // how a line of the answer begins
};

TEST(LessonCheck, NamesWhatIsWrongAndItsLine) {
  const Unsound cases[] = {
      {"point b1", "point z9", "20: there is no “z9”"},
      {"reach view pawns b1 **", "reach view pawns ** a1", "21: this is so from the beginning"},
      {"solution jump east", "solution jump south", "36: this solution is answered by line 22"},
      {"solution jump east", "solution jump north", "36: this solution is refused at “jump north”"},
      {"solution jump east", "solution jump east ; take",
       "36: this solution reaches the goal before “take”"},
      {"solution take", "solution do", "48: this solution does not reach the goal"},
      {"solution take", "solution do ; done", "48: this solution is answered by line 44"},
      {"slip jump south\n", "", "22: no line “slip” below"},
      {"slip jump south", "slip jump east", "25: this slip reaches the goal"},
      {"slip jump south", "slip jump north", "25: this slip is refused at its action 1"},
      {"slip jump north", "slip jump south", "29: this slip is answered by line 22"},
      {"refused jump-no-number", "refused jump-fences", "29: this slip is refused at its action 1"},
      {"slip do ; done", "slip do", "47: nothing is answered to this slip"},
      {"chance c3.0:1131", "chance c3.0:1131\nchance c1.3", "42: no solution and no slip"},
      {"chance c3.0:1131", "chance c3.0:1131\nchance c2.0", "42: "},
      {"chance c3.0:1131", "chance c2.0\nchance c3.0:1131",
       "41: this cannot happen where it is asked for"},
      {"chance c3.0:1131", "chance c3.0:1131\np1 jump south", "42: no solution and no slip"},
      {"task\nen Take", "task\nposition\nrow . . . .\nend\nen Take", "39: "},
  };
  for (const Unsound& one : cases) {
    const std::string found = "\n" + problems_of(changed(one.from, one.to));
    EXPECT_NE(found.find("\n" + std::string(one.found)), std::string::npos)
        << one.from << " -> " << one.to << " finds " << found;
  }
}

// Somebody may reach the first goal in a way from which the second cannot be reached.
TEST(LessonCheck, TheNextTaskMustBePossibleForEverybody) {
  std::string text =
      changed("reach view pawns b1 **", "reach view pawns b1 **\nreach view pawns a2 **");
  text =
      changed("wrong action jump south\nen That was south.\nes Eso era el sur.\nslip jump south\n",
              "", text);
  EXPECT_NE(problems_of(text).find(
                "no solution works for somebody who did the task before by “jump south”"),
            std::string::npos)
      << problems_of(text);
}

// The example of docs/adding-a-lesson.md is a lesson, and all goes well in it.
TEST(LessonCheck, TheExampleOfThePageIsSound) {
  const std::string page = file_text(WARREN_SOURCE_DIR "/docs/adding-a-lesson.md");
  const std::size_t begin = page.find("```lesson\n") + 10;
  ASSERT_NE(begin, std::string::npos + 10);
  EXPECT_EQ(problems_of(page.substr(begin, page.find("```", begin) - begin)), "");
}

}  // namespace
}  // namespace warren
