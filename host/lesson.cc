#include "host/lesson.h"

#include <algorithm>

namespace warren {

// Which words can be behind the part of the pattern read so far: no pattern takes long.
bool matches(std::string_view pattern, std::string_view words) {
  const auto given = split_words(words);
  std::vector<bool> open(given.size() + 1);  // the pattern so far fits so many words
  open[0] = true;
  for (const std::string_view wanted : split_words(pattern)) {
    if (wanted == "**") {
      std::fill(std::find(open.begin(), open.end(), true), open.end(), true);
      continue;
    }
    for (std::size_t i = given.size(); i > 0; --i)
      open[i] = open[i - 1] && (wanted == "*" || wanted == given[i - 1]);
    open[0] = false;
  }
  return open.back();
}

}  // namespace warren
