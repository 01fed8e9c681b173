// Every list, stack and buffer of the engine, made to overflow: nothing is written outside, and it
// is noted. None of it depends on assertions, so release builds do the same.
#include "core/overflow.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "core/fields.h"
#include "core/inline_list.h"
#include "core/offers.h"

namespace warren {
namespace {

// Something between two walls that nobody may touch.
template <class T>
struct Walled {
  static constexpr std::uint64_t kWall = 0xA5A5A5A5A5A5A5A5;
  std::array<std::uint64_t, 4> before = {kWall, kWall, kWall, kWall};
  T inside{};
  std::array<std::uint64_t, 4> after = {kWall, kWall, kWall, kWall};

  bool whole() const {
    for (const auto& wall : {before, after}) {
      for (const std::uint64_t word : wall) {
        if (word != kWall) return false;
      }
    }
    return true;
  }
};

template <int Capacity>
void overfill_list() {
  Walled<InlineList<std::uint32_t, Capacity>> walled;
  auto& list = walled.inside;
  const OverflowWatch watch;
  for (std::uint32_t i = 1; i <= Capacity; ++i) list.push(i);
  EXPECT_EQ(watch.seen(), Overflow::none);
  const auto full = list;
  for (std::uint32_t i = 0; i < 300; ++i) list.push(999 + i);
  EXPECT_EQ(watch.seen(), Overflow::list);
  EXPECT_EQ(list.size(), Capacity);
  EXPECT_EQ(list.top(), 999U + 299U) << "the new one takes the place of the last one";
  list.top() = full.top();
  EXPECT_EQ(list, full);
  EXPECT_TRUE(walled.whole());
}

TEST(Overflow, OfAList) {
  overfill_list<1>();
  overfill_list<6>();
  overfill_list<255>();
}

TEST(Overflow, OfTheDecisionStack) {
  Walled<DecisionStack<std::uint64_t, 2>> walled;
  const OverflowWatch watch;
  for (std::uint64_t i = 1; i <= 3; ++i) walled.inside.push(i);
  EXPECT_EQ(watch.seen(), Overflow::decisions);
  EXPECT_EQ(walled.inside.size(), 2);
  EXPECT_EQ(walled.inside.pop(), 3U);
  EXPECT_EQ(walled.inside.pop(), 1U);
  EXPECT_TRUE(walled.whole());
}

TEST(Overflow, TakingFromAnEmptyList) {
  Walled<InlineList<std::uint64_t, 3>> walled;
  auto& list = walled.inside;
  const auto& seen = list;
  const auto noted = [](auto&& what) {
    const OverflowWatch watch;
    what();
    return watch.seen();
  };
  EXPECT_EQ(noted([&] { EXPECT_EQ(list.pop(), 0U); }), Overflow::empty);
  EXPECT_EQ(seen.top(), 0U) << "reading changes nothing, and is not noted";
  EXPECT_EQ(noted([&] { list.top() = 7; }), Overflow::empty);
  EXPECT_EQ(noted([&] { list.erase(0); }), Overflow::empty);
  EXPECT_EQ(list.size(), 0);
  list.push(1);
  list.push(2);
  for (const int index : {-1, 2, 3, 1000, -1000})
    EXPECT_EQ(noted([&] { list.erase(index); }), Overflow::empty) << index;
  EXPECT_EQ(list.size(), 2);
  EXPECT_EQ(noted([&] { list.clear(); }), Overflow::none);
  EXPECT_TRUE(walled.whole());
}

TEST(Overflow, AListIsStillForConstantExpressions) {
  constexpr auto list = [] {
    InlineList<int, 3> made;
    made.push(1);
    made.push(2);
    made.erase(0);
    return made;
  }();
  static_assert(list.size() == 1 && list.top() == 2);
}

struct Big {
  std::array<std::uint64_t, 3> words{};
};

TEST(Overflow, OfOffers) {
  const auto walled = std::make_unique<Walled<Offers<Big>>>();
  auto& offers = walled->inside;
  const OverflowWatch watch;
  for (std::uint64_t i = 0; i < kMaxOffers; ++i) offers.add({{i, i, i}});
  EXPECT_EQ(watch.seen(), Overflow::none);
  for (std::uint64_t i = 0; i < 10; ++i) offers.add({{1, 2, 3}});
  EXPECT_EQ(watch.seen(), Overflow::offers);
  EXPECT_EQ(offers.size(), kMaxOffers);
  EXPECT_EQ(offers[kMaxOffers - 1].words[0], std::uint64_t{kMaxOffers - 1});
  EXPECT_TRUE(walled->whole());
}

TEST(Overflow, OfTheTailOfOffers) {
  const auto walled = std::make_unique<Walled<Offers<Big>>>();
  auto& offers = walled->inside;
  const std::array<Big, 3> some{};
  const OverflowWatch watch;
  {
    Offers<Big>::Tail tail(offers);
    for (int i = 0; i < kMaxOffers - 2; ++i) tail.add({});
    EXPECT_EQ(watch.seen(), Overflow::none);
    tail.add_all(some);  // three where two fit
    EXPECT_EQ(watch.seen(), Overflow::offers);
    tail.add_all(std::span<const Big>(some).first(2));
  }
  EXPECT_EQ(offers.size(), kMaxOffers);
  {
    const OverflowWatch again;
    Offers<Big>::Tail tail(offers);
    tail.add_all(std::span<const Big>());
    EXPECT_EQ(again.seen(), Overflow::none) << "nothing fits where no room is left";
    tail.add({});
    EXPECT_EQ(again.seen(), Overflow::offers);
  }
  EXPECT_EQ(offers.size(), kMaxOffers);
  EXPECT_TRUE(walled->whole());
}

struct Huge {
  std::array<std::uint8_t, 3000> bytes{};
  std::array<std::uint32_t, 400> words{};
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.bytes);
    visit(self.words);
  }
};

TEST(Overflow, OfBytes) {
  Walled<ByteBuffer> walled;
  ByteBuffer& buffer = walled.inside;
  const std::vector<std::uint8_t> many(2 * ByteBuffer::kCapacity, 7);
  const auto noted = [](auto&& what) {
    const OverflowWatch watch;
    what();
    return watch.seen();
  };
  EXPECT_EQ(noted([&] { buffer.raw(many.data(), many.size()); }), Overflow::bytes);
  EXPECT_EQ(noted([&] { buffer.raw(many.data(), ByteBuffer::kCapacity - 1); }), Overflow::none);
  EXPECT_EQ(noted([&] { buffer.raw(many.data(), 2); }), Overflow::bytes);
  EXPECT_EQ(noted([&] { buffer.raw(many.data(), std::numeric_limits<std::size_t>::max()); }),
            Overflow::bytes);
  EXPECT_EQ(noted([&] { buffer.byte(1); }), Overflow::none);
  EXPECT_EQ(noted([&] { buffer.byte(2); }), Overflow::bytes);
  EXPECT_EQ(noted([&] { put(buffer, std::uint64_t{3}); }), Overflow::bytes);
  EXPECT_EQ(buffer.all().size(), ByteBuffer::kCapacity);
  EXPECT_EQ(buffer.all().back(), 1);
  EXPECT_TRUE(walled.whole());
}

TEST(Overflow, OfAStateTooLargeForItsBytes) {
  Huge huge;
  huge.words.fill(0x01020304);
  {
    const OverflowWatch watch;
    EXPECT_LE(to_bytes(huge).all().size(), ByteBuffer::kCapacity);
    EXPECT_EQ(watch.seen(), Overflow::bytes);
  }
  const OverflowWatch watch;
  EXPECT_EQ(digest_of_fields(huge), digest_of_fields(huge));
  EXPECT_EQ(watch.seen(), Overflow::bytes);
}

// --- who sees it ---------------------------------------------------------------------------------

TEST(OverflowWatch, SeesTheCauseAndNothingFromBefore) {
  note_overflow(Overflow::bytes);
  const OverflowWatch watch;
  EXPECT_EQ(watch.seen(), Overflow::none);
  note_overflow(Overflow::empty);
  EXPECT_EQ(watch.seen(), Overflow::empty);
  note_overflow(Overflow::decisions);
  EXPECT_EQ(watch.seen(), Overflow::decisions) << "the rest follows from it";
}

TEST(OverflowWatch, TheOuterOneSeesWhatTheInnerOneSaw) {
  const OverflowWatch outer;
  {
    const OverflowWatch inner;
    note_overflow(Overflow::list);
    EXPECT_EQ(inner.seen(), Overflow::list);
  }
  EXPECT_EQ(outer.seen(), Overflow::list);
  {
    const OverflowWatch inner;
    EXPECT_EQ(inner.seen(), Overflow::none);
    note_overflow(Overflow::offers);
    EXPECT_EQ(inner.seen(), Overflow::offers);
  }
  EXPECT_EQ(outer.seen(), Overflow::list) << "as before";
}

TEST(OverflowWatch, EveryThreadHasItsOwn) {
  const OverflowWatch watch;
  std::thread([] { note_overflow(Overflow::list); }).join();
  EXPECT_EQ(watch.seen(), Overflow::none);
}

TEST(OverflowWords, EveryOverflowHasItsOwn) {
  for (int i = 1; i < kOverflows; ++i) {
    const auto what = static_cast<Overflow>(i);
    EXPECT_FALSE(code_of(what).empty());
    EXPECT_FALSE(text_of(what).empty());
    EXPECT_NE(text_of(what).in(Lang::en), text_of(what).in(Lang::es));
    for (int other = 1; other < i; ++other)
      EXPECT_NE(code_of(what), code_of(static_cast<Overflow>(other)));
  }
  EXPECT_TRUE(text_of(Overflow::none).empty());
}

}  // namespace
}  // namespace warren
