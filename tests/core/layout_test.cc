// Bytes that leave a process say how they are laid out.
#include "core/layout.h"

#include <gtest/gtest.h>

#include <set>

namespace warren {
namespace {

template <class... Ts>
struct Of {
  std::tuple<Ts...> values{};
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    std::apply([&](auto&... value) { (visit(value), ...); }, self.values);
  }
};

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using Small = Of<u8, u16>;

TEST(Layout, EveryChangeOfAFieldIsAnother) {
  const std::set<std::uint32_t> stamps = {
      layout_of<Small>(),
      layout_of<Of<u16, u8>>(),                  // moved
      layout_of<Of<u8, u8>>(),                   // narrower
      layout_of<Of<u8, u16, u8>>(),              // added
      layout_of<Of<u8>>(),                       // taken out
      layout_of<Of<Of<u8>, u16>>(),              // put into a struct
      layout_of<Of<std::array<u8, 2>, u16>>(),   // made an array
      layout_of<Of<std::array<u8, 3>, u16>>(),   // a longer one
      layout_of<Of<std::array<u16, 2>, u16>>(),  // of something else
      layout_of<Of<InlineList<u8, 2>, u16>>(),   // a list
      layout_of<Of<InlineList<u8, 3>, u16>>(),   // with more room
      layout_of<Of<SeatSet, u16>>(),
      layout_of<Of<Card, u16>>(),
      layout_of<Of<CardSet<4>, u16>>(),
      layout_of<Of<CardSet<12>, u16>>(),  // for more suits
  };
  EXPECT_EQ(stamps.size(), 15U);
  EXPECT_EQ(layout_of<Small>(), layout_of<Small>());
}

TEST(Layout, WhatWasStampedIsReadBack) {
  Small value;
  value.values = {7, 300};
  const auto bytes = stamped_bytes(value);
  EXPECT_EQ(bytes.size(), 4U + 1 + 2);
  Small again;
  ASSERT_TRUE(from_stamped_bytes(bytes, again));
  EXPECT_EQ(again.values, value.values);
}

TEST(Layout, BytesOfAnotherLayoutOrLengthAreRefused) {
  const auto bytes = stamped_bytes(Small{});
  Of<u16, u8> moved;
  EXPECT_FALSE(from_stamped_bytes(bytes, moved)) << "as long, but another";
  Small value;
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(from_stamped_bytes(std::span(bytes).first(size), value)) << size;
  auto longer = bytes;
  longer.push_back(0);
  EXPECT_FALSE(from_stamped_bytes(longer, value));
  for (std::size_t i = 0; i < 4; ++i) {
    auto other = bytes;
    other[i] ^= 1;
    EXPECT_FALSE(from_stamped_bytes(other, value)) << i;
  }
}

}  // namespace
}  // namespace warren
