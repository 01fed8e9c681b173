// A lesson at a table of lines: says what is to be done, judges, leads back and on.
#pragma once

#include <memory>
#include <string>

#include "cli/shared/session.h"
#include "cli/terminal/line_table.h"
#include "host/lesson_table.h"

namespace warren::cli {

class LessonLines final : public Tutor {
 public:
  LessonLines(const Session& session, std::unique_ptr<LessonTable> table)
      : session_(session), table_(std::move(table)) {}

  bool run();  // true: the lesson was done to its end

  bool hear(const std::string& line) override;
  std::string beside(const std::string& code) override;

 private:
  bool run_task();  // false: the person has left
  void tell_task() const;

  const Session& session_;
  std::unique_ptr<LessonTable> table_;
  LineTable* lines_ = nullptr;  // of the present try
  bool again_ = false;          // the learner wants to begin the task again
};

}  // namespace warren::cli
