// Which lessons somebody has done here, kept beside the games (cli/terminal/keeper.h).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"

namespace warren::cli {

class Learned {
 public:
  explicit Learned(std::string_view game);

  bool has(std::string_view lesson) const;
  // Where nothing can be written there is a problem, and the lesson counts until the program ends.
  [[nodiscard]] Problem add(std::string_view lesson);

 private:
  std::string file_;  // empty: there is no place for one
  std::vector<std::string> names_;
};

}  // namespace warren::cli
