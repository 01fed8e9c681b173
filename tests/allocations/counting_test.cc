#include "tests/allocations/counting.h"

#include <gtest/gtest.h>

#include <string>

namespace warren::counting {

TEST(Allocations, AreCounted) {
  const long before = allocations();
  const std::string text(1000, 'x');
  EXPECT_GT(allocations(), before);
  EXPECT_EQ(text.size(), 1000U);
}

}  // namespace warren::counting
