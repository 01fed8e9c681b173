// A lesson as it is played: what counts, what leads back, and what others do meanwhile.
#include "host/lesson_table.h"

#include <gtest/gtest.h>

#include "host/lesson_check.h"
#include "tests/host/lesson_texts.h"

namespace warren {
namespace {

using State = LessonTable::State;

std::unique_ptr<LessonTable> table_for(std::string_view text) {
  Lesson lesson;
  std::unique_ptr<LessonTable> table;
  Problem problem = explain(read_lesson(text, lesson));
  if (!problem) problem = LessonTable::open(std::move(lesson), Lang::en, table);
  EXPECT_FALSE(problem) << problem.line() << ": " << problem.say(Lang::en);
  return table;
}

// The learner acts, then chance and others as long as they are asked.
Ruling act(LessonTable& table, const std::string& action) {
  const Ruling ruling = table.host().act(table.learner(), action, Lang::en);
  while (table.step()) {
  }
  return ruling;
}

std::string entry(LessonTable& table, int number) {
  return table.host().match().entry_text(number, table.learner());
}

TEST(LessonTable, ATaskIsDoneWhenItsGoalIsReached) {
  const auto table = table_for(kSmallLesson);
  EXPECT_EQ(table->state(), State::doing);
  EXPECT_EQ(table->said(Lang::en), "");
  EXPECT_TRUE(act(*table, "jump east"));
  EXPECT_EQ(table->state(), State::done);
  EXPECT_EQ(table->said(Lang::es), "Ahí estás.");
  EXPECT_FALSE(table->over());
}

TEST(LessonTable, OnceATaskHasEndedNobodyIsAskedAnything) {
  const auto table = table_for(kSmallLesson);
  act(*table, "jump east");
  Host& host = table->host();
  EXPECT_EQ(host.next().kind, Turn::Kind::over);
  EXPECT_FALSE(host.asks(table->learner()));
  EXPECT_FALSE(host.can_undo(table->learner()));
  EXPECT_EQ(host.act(table->learner(), "take", Lang::en).code, "halted");
  EXPECT_EQ(host.undo(table->learner(), Lang::en).code, "halted");
  EXPECT_EQ(host.match().entries(), 1);
}

TEST(LessonTable, TheNextTaskGoesOnWhereTheLastEnded) {
  const auto table = table_for(kSmallLesson);
  table->onward();  // not yet
  EXPECT_EQ(table->task_number(), 0);
  act(*table, "jump east");
  table->onward();
  EXPECT_EQ(table->task_number(), 1);
  EXPECT_EQ(table->state(), State::doing);
  EXPECT_FALSE(table->host().can_undo(table->learner()));
  EXPECT_TRUE(act(*table, "take"));
  EXPECT_EQ(table->state(), State::done);
  EXPECT_TRUE(table->over());
  EXPECT_EQ(table->said(Lang::en), "Well done.");
  table->onward();
  EXPECT_TRUE(table->over());
}

TEST(LessonTable, WhatMissesThePointIsAnsweredAndLeadsBack) {
  const auto table = table_for(kSmallLesson);
  const std::uint64_t before = table->host().match().digest();
  EXPECT_TRUE(act(*table, "jump south"));
  EXPECT_EQ(table->state(), State::wrong);
  EXPECT_EQ(table->said(Lang::en), "That was south.");
  table->again();
  EXPECT_EQ(table->state(), State::doing);
  EXPECT_EQ(table->host().match().digest(), before);
  EXPECT_TRUE(act(*table, "jump east"));
  EXPECT_EQ(table->state(), State::done);
}

TEST(LessonTable, ARefusalChangesNothing) {
  const auto table = table_for(kSmallLesson);
  EXPECT_EQ(act(*table, "jump north").code, "jump-no-number");
  EXPECT_EQ(table->state(), State::doing);
  EXPECT_EQ(table->host().match().entries(), 0);
}

TEST(LessonTable, OnlySomeActionsMayBeAllowed) {
  const auto table = table_for(changed("wrong action jump south", "only jump north ; jump east"));
  act(*table, "jump south");
  EXPECT_EQ(table->state(), State::wrong);
  EXPECT_EQ(table->said(Lang::en), "That was south.");
}

TEST(LessonTable, ATaskIsMissedWhenTheTurnIsOver) {
  const auto table = table_for(kSmallLesson);
  act(*table, "jump east");
  table->onward();
  act(*table, "do");
  EXPECT_EQ(table->state(), State::doing);
  act(*table, "done");
  EXPECT_EQ(table->state(), State::wrong);
  EXPECT_EQ(table->said(Lang::es), "Se acabó tu turno.");
}

TEST(LessonTable, ATaskMayLastForSeveralTurns) {
  const std::string text = changed("missed\n", "turns 2\np1 jump south\nmissed\n");
  const auto table = table_for(text);
  act(*table, "jump east");
  table->onward();
  act(*table, "do");
  act(*table, "done");
  EXPECT_EQ(table->state(), State::doing);  // p1 has had a turn in between
  EXPECT_TRUE(table->host().asks(table->learner()));
  EXPECT_EQ(entry(*table, 2), "p1 jump south");
}

TEST(LessonTable, WhatWasTakenBackDoesNotCount) {
  // Both must have been done, but the first is taken back.
  const auto table =
      table_for(changed("and view row start:-11- c3.0:1131 **", "and action do", kSmallLesson));
  act(*table, "jump east");
  table->onward();
  act(*table, "do");
  EXPECT_TRUE(table->host().undo(table->learner(), Lang::en));
  act(*table, "take");
  EXPECT_NE(table->state(), State::done);
}

constexpr std::string_view kVisit = R"(warren-lesson 1
game jack-rabbits
option players=2
name p1 Zoe
teaches Lottery
title
en Lottery
es Lotería
position
hand p0 5C 4D
pending hex
pending roll
end
task
en Show.
es Muestra.
chance draw p0 8H
chance draw p0 9H
chance dice 2 5
p1 roll
reach event drew p0 increment *
solution show 5C ; end
)";

TEST(LessonScript, ChanceTakesTheFirstLineThatFits) {
  const auto table = table_for(kVisit);
  while (table->step()) {
  }
  EXPECT_EQ(entry(*table, 0), "chance dice 2 5");
  act(*table, "show 5C");
  EXPECT_EQ(entry(*table, 2), "chance draw p0 8H");
  act(*table, "end");
  EXPECT_EQ(entry(*table, 4), "chance draw p0 9H");
  EXPECT_EQ(table->state(), State::done);
  EXPECT_FALSE(table->script().used(3));  // p1 was never asked
  EXPECT_EQ(table->host().seating().at(seat_of(1)).name, "Zoe");
}

// Where nothing that is written fits, the table goes on all the same, and always in the same way.
TEST(LessonScript, WithoutALineThatFitsChanceAndOthersAreQuiet) {
  std::string text = changed("chance dice 2 5", "turns 3", kVisit);
  text = changed("reach event drew p0 increment *", "reach event won p0", text);
  std::uint64_t digest = 0;
  for (int i = 0; i < 2; ++i) {
    const auto table = table_for(text);
    while (table->step()) {
    }
    EXPECT_EQ(entry(*table, 0), "chance dice 1 1");
    act(*table, "pass");
    act(*table, "end");
    EXPECT_EQ(table->state(), State::doing);
    EXPECT_TRUE(table->host().asks(table->learner()));  // p1's turn is over
    EXPECT_EQ(entry(*table, 5), "p1 end");
    EXPECT_TRUE(i == 0 || table->host().match().digest() == digest);
    digest = table->host().match().digest();
  }
}

TEST(LessonTable, APositionThatCannotBeNamesItsLine) {
  Lesson lesson;
  std::unique_ptr<LessonTable> table;
  ASSERT_FALSE(read_lesson(changed("row c1.0 . . .", "row c9.0 . . ."), lesson));
  const Problem problem = LessonTable::open(std::move(lesson), Lang::en, table);
  EXPECT_EQ(problem.line(), 11) << problem.say(Lang::en);
  EXPECT_EQ(table, nullptr);
}

TEST(LessonTable, TheLearnerMustHaveASeat) {
  Lesson lesson;
  std::unique_ptr<LessonTable> table;
  ASSERT_FALSE(read_lesson(changed("option players=2", "option players=2\nlearner p5"), lesson));
  EXPECT_TRUE(LessonTable::open(std::move(lesson), Lang::en, table));
}

// --- the lessons of the repository
// -----------------------------------------------------------------

TEST(Lessons, AllGoWell) {
  const auto files = all_lessons();
  ASSERT_GE(files.size(), 3U);
  for (const auto& file : files) {
    const LessonCheck checked = check_lesson(file_text(file), Lang::en);
    for (const Problem& problem : checked.problems)
      ADD_FAILURE() << file.string() << ":" << problem.line() << ": " << problem.say(Lang::en);
  }
}

// Each by itself, without the checker: every solution reaches the goal of its task, every slip is
// answered by the line above it.
TEST(Lessons, SolutionsReachTheGoalAndSlipsAreAnswered) {
  int solutions = 0, slips = 0;
  for (const auto& file : all_lessons()) {
    const auto table = table_for(file_text(file));
    const auto play = [&](const Way& way) {
      while (table->step()) {
      }
      Ruling last;
      for (const std::string_view action : way.actions) last = act(*table, std::string(action));
      return last;
    };
    for (bool last = false; !last;) {
      last = table->last_task();
      const LessonTask& task = table->task();
      const std::string where = file.string() + ":" + std::to_string(task.line);
      const auto answered = [&](const Remark& remark) {
        for (const Way& slip : remark.slips) {
          EXPECT_TRUE(play(slip)) << file << ":" << slip.line;
          EXPECT_EQ(table->state(), State::wrong) << file << ":" << slip.line;
          EXPECT_EQ(table->answered(), remark.line) << file << ":" << slip.line;
          table->again();
          ++slips;
        }
      };
      for (const WrongTurn& wrong : task.wrong) answered(wrong);
      answered(task.only);
      answered(task.missed);
      for (const RefusalRemark& refused : task.refused) {
        for (const Way& slip : refused.slips) {
          EXPECT_EQ(play(slip).code, refused.code) << file << ":" << slip.line;
          table->again();
          ++slips;
        }
      }
      for (const Way& way : task.solutions) {
        table->again();
        EXPECT_TRUE(play(way)) << file << ":" << way.line;
        EXPECT_EQ(table->state(), State::done) << file << ":" << way.line;
        ++solutions;
      }
      EXPECT_EQ(table->over(), last) << where;
      if (table->state() != State::done) break;
      table->onward();
    }
  }
  EXPECT_GT(solutions, 5);
  EXPECT_GT(slips, 5);
}

// A course names every lesson of its game once.
TEST(Lessons, ACourseNamesThemAll) {
  std::vector<std::string> found, named;
  for (const auto& file : all_lessons())
    found.push_back((file.parent_path() / file.stem()).string());
  for (const char* game : {"jack-rabbits", "rabbihop"}) {
    const std::filesystem::path folder = WARREN_SOURCE_DIR "/lessons/" + std::string(game);
    std::istringstream names(file_text(folder / "course"));
    for (std::string name; names >> name;) named.push_back((folder / name).string());
  }
  std::sort(named.begin(), named.end());
  EXPECT_EQ(named, found);
}

}  // namespace
}  // namespace warren
