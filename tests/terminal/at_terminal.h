// What the tests at the terminal share.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/terminal/player.h"

namespace warren::terminal_test {

using Words = std::vector<std::string>;

// The same game every time, and bots that do not dawdle.
inline Words play(const Words& more = {}) {
  Words words = {"play", "rabbihop", "--seed", "5", "--pace", "0"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

inline constexpr const char* kAsked = "you: ";

struct AtTerminal : testing::Test {
  AtTerminal() { folder.skip_welcome(); }
  Folder folder;
};

}  // namespace warren::terminal_test
