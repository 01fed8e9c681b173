// What chance brings and others do in a task. Whoever is asked takes the first line of their own
// that has not been used and is possible now; lines that are not wait. Where none is, chance brings
// the first of its cases, and others do as little as they can.
#pragma once

#include <string>
#include <vector>

#include "host/host.h"
#include "host/lesson.h"

namespace warren {

class LessonScript final : public Script {
 public:
  explicit LessonScript(const std::vector<ScriptLine>& lines)
      : lines_(&lines), used_(lines.size()), why_not_(lines.size()) {}

  void fall(AnyMatch& match) override;
  std::string choose(const AnyView& view, const Turn& turn) override;

  // Of each line, for those who check a lesson.
  bool used(std::size_t line) const { return used_[line]; }
  const std::string& why_not(std::size_t line) const { return why_not_[line]; }  // in English

 private:
  const std::vector<ScriptLine>* lines_;
  std::vector<bool> used_;
  std::vector<std::string> why_not_;  // what spoke against it the last time it was tried
};

}  // namespace warren
