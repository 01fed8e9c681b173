// A table at which somebody learns: a host whose chance and other players are written down, and
// somebody who watches whether the task is done. Each task is played on a host of its own, so that
// nothing before its beginning can be taken back; whoever shows the table looks again after `again`
// and `onward`.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "host/lesson.h"
#include "host/lesson_script.h"
#include "scene/scene.h"

namespace warren {

class LessonTable {
 public:
  enum class State : std::uint8_t {
    doing,
    wrong,  // `said` tells why; `again` leads back
    done,   // `said` tells what was learnt; `onward` leads to the next task
  };

  // Begins the first task. Where that cannot be set up, the problem names the line.
  [[nodiscard]] static Problem open(Lesson lesson, Lang lang, std::unique_ptr<LessonTable>& table);
  LessonTable(const LessonTable&) = delete;
  LessonTable& operator=(const LessonTable&) = delete;

  const Lesson& lesson() const { return lesson_; }
  Seat learner() const { return lesson_.learner; }
  Host& host() { return *host_; }
  Scene scene(Lang lang) const { return {host_->view(learner()), host_->seating(), lang}; }
  int task_number() const { return number_; }  // from 0
  const LessonTask& task() const { return lesson_.tasks[static_cast<std::size_t>(number_)]; }
  const LessonScript& script() const { return *script_; }
  State state() const { return state_; }
  std::string said(Lang lang) const;
  // The answer that was given: the line of a wrong, only, or missed; of the task itself if it was
  // missed and no line speaks of that.
  int answered() const { return answered_; }
  bool over() const { return state_ == State::done && last_task(); }
  bool last_task() const { return number_ + 1 == static_cast<int>(lesson_.tasks.size()); }

  void again();   // back to the beginning of this task
  void onward();  // to the next task, once this one is done
  // Begins a task at a position of its own. If it cannot be, the problem says why, and all stays.
  [[nodiscard]] Problem begin(int number, std::string position);

  // One entry of chance or of others, if they are to do something now; otherwise false.
  bool step();
  // Whether this goal of the task is reached.
  bool reached(const Conditions& goal) const { return hold(goal, host_->match().entries()); }

 private:
  LessonTable(Lesson lesson, Lang lang) : lesson_(std::move(lesson)), lang_(lang) {}

  void watch();
  void judge(int entry);
  bool hold(const Conditions& all, int entries) const;
  bool holds(const Condition& one, int entries) const;
  bool strays(int entry) const;
  bool missed(int entries) const;
  std::string action_text(int entry) const;
  void answer(State state, const LessonText& words, int line);

  Lesson lesson_;
  Lang lang_;  // of names that were given to chairs
  int number_ = 0;
  std::string position_;  // where this task began; empty: at the set-up
  int first_turn_ = 0;    // of the task, as results count them
  std::unique_ptr<LessonScript> script_;
  std::unique_ptr<Host> host_;
  int watched_ = 0;            // entries of the log that were judged
  std::vector<int> standing_;  // those that were not taken back
  State state_ = State::doing;
  const LessonText* said_ = nullptr;
  int answered_ = 0;
};

}  // namespace warren
