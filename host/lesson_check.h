// Plays a lesson through and says what is wrong with it: for those who write one, and for tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"

namespace warren {

struct LessonCheck {
  bool readable = true;           // otherwise there is one problem, and nothing was played
  std::vector<Problem> problems;  // each with its line
  std::string tale;               // what happened in the solutions, in notation
};

// Plays every solution and every slip, and what else the learner may do on the way.
LessonCheck check_lesson(std::string_view text, Lang lang);

}  // namespace warren
