#include "core/seat.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace warren {
namespace {

std::set<int> model_of(SeatSet seats) {
  std::set<int> model;
  for (const Seat seat : seats) model.insert(index_of(seat));
  return model;
}

// There are only 256 sets of seats: all of them, and all pairs.
TEST(SeatSet, IsASetOfSeats) {
  for (unsigned a = 0; a < 256; ++a) {
    const SeatSet set(static_cast<std::uint8_t>(a));
    const std::set<int> model = model_of(set);
    ASSERT_EQ(set.size(), static_cast<int>(model.size()));
    ASSERT_EQ(set.empty(), model.empty());
    ASSERT_EQ(set.lowest(), model.empty() ? Seat::nobody : seat_of(*model.begin()));
    for (int i = 0; i < kMaxSeats; ++i) {
      ASSERT_EQ(set.has(seat_of(i)), model.contains(i));
      std::set<int> more = model, less = model;
      more.insert(i);
      less.erase(i);
      ASSERT_EQ(model_of(set.with(seat_of(i))), more);
      ASSERT_EQ(model_of(set.without(seat_of(i))), less);
    }
    for (unsigned b = 0; b < 256; ++b) {
      const SeatSet other(static_cast<std::uint8_t>(b));
      ASSERT_EQ((set | other).bits(), a | b);
      ASSERT_EQ((set & other).bits(), a & b);
      ASSERT_EQ(set == other, a == b);
    }
  }
}

TEST(SeatSet, NobodyIsInNoSet) {
  EXPECT_TRUE(SeatSet::of(Seat::nobody).empty());
  EXPECT_FALSE(SeatSet::first(kMaxSeats).has(Seat::nobody));
  EXPECT_EQ(SeatSet::first(3).with(Seat::nobody), SeatSet::first(3));
  EXPECT_EQ(SeatSet::first(3).without(Seat::nobody), SeatSet::first(3));
}

// A seat may come out of foreign bytes.
TEST(SeatSet, HasNoChairsBeyondTheLast) {
  for (int i = kMaxSeats; i < 256; ++i) {
    EXPECT_TRUE(SeatSet::of(seat_of(i)).empty()) << i;
    EXPECT_FALSE(SeatSet::first(kMaxSeats).has(seat_of(i))) << i;
  }
}

TEST(SeatSet, FirstSeatsInOrder) {
  EXPECT_EQ(SeatSet::first(0), SeatSet());
  EXPECT_EQ(SeatSet::first(kMaxSeats).size(), kMaxSeats);
  std::vector<int> order;
  for (const Seat seat : SeatSet::first(4)) order.push_back(index_of(seat));
  EXPECT_EQ(order, (std::vector<int>{0, 1, 2, 3}));
}

}  // namespace
}  // namespace warren
