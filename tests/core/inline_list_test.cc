#include "core/inline_list.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstring>
#include <type_traits>
#include <vector>

namespace warren {
namespace {

using List = InlineList<std::uint16_t, 6>;
static_assert(std::is_trivially_copyable_v<List>);

std::vector<std::uint16_t> items(const List& list) { return {list.begin(), list.end()}; }

TEST(InlineList, DoesWhatAVectorDoes) {
  EXPECT_TRUE(rc::check([] {
    List list;
    std::vector<std::uint16_t> model;
    const int steps = *rc::gen::inRange(0, 40);
    for (int i = 0; i < steps; ++i) {
      const int size = static_cast<int>(model.size());
      const int what = *rc::gen::inRange(0, 8);
      if (what < 5 && size < List::capacity()) {
        const auto value = *rc::gen::arbitrary<std::uint16_t>();
        list.push(value);
        model.push_back(value);
      } else if (what == 5 && size > 0) {
        const int index = *rc::gen::inRange(0, size);
        list.erase(index);
        model.erase(model.begin() + index);
      } else if (what == 6 && size > 0) {
        RC_ASSERT(list.top() == model.back());
        RC_ASSERT(list.pop() == model.back());
        model.pop_back();
      } else if (what == 7) {
        list.clear();
        model.clear();
      }
      RC_ASSERT(items(list) == model);
      RC_ASSERT(list.size() == static_cast<int>(model.size()));
      RC_ASSERT(list.empty() == model.empty());
    }
  }));
}

// Equal lists are equal whatever was in them before, down to the bytes: digests rely on it.
TEST(InlineList, KeepsNoTraceOfWhatItHeld) {
  using Small = InlineList<std::uint8_t, 6>;
  static_assert(sizeof(Small) == 7);  // no padding, which may hold anything
  Small plain;
  plain.push(1);
  Small used;
  for (std::uint8_t i = 0; i < 6; ++i) used.push(i);
  used.erase(0);  // 1 2 3 4 5
  while (used.size() > 1) used.pop();
  EXPECT_EQ(used, plain);
  EXPECT_EQ(std::memcmp(&used, &plain, sizeof plain), 0);
  used.clear();
  EXPECT_EQ(used, Small{});
  EXPECT_FALSE(plain == Small{});
}

TEST(InlineList, WritesInPlace) {
  DecisionStack<int, 2> stack;
  stack.push(4);
  stack.push(5);
  stack.top() = 7;
  stack[0] = 6;
  EXPECT_EQ(stack.pop(), 7);
  EXPECT_EQ(stack.pop(), 6);
}

}  // namespace
}  // namespace warren
