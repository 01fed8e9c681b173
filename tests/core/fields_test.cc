#include "core/fields.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <string>
#include <vector>

namespace warren {
namespace {

enum class Colour : std::uint16_t { red, green = 0x1234 };

struct Inner {
  Colour colour = Colour::green;
  std::int32_t number = -2;
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.colour);
    visit(self.number);
  }
  friend bool operator==(const Inner&, const Inner&) = default;
};

// One of everything that fields can be.
struct All {
  std::uint8_t byte = 1;
  bool flag = true;
  Seat seat = Seat::nobody;
  SeatSet seats{5};
  Card card{2, 7};
  CardSet<4> cards = CardSet<4>::of({1, 3});
  std::array<std::uint8_t, 3> bytes{1, 2, 3};
  std::array<bool, 2> flags{false, true};
  std::array<Inner, 2> inners{};
  InlineList<std::uint16_t, 4> list;
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    visit(self.byte);
    visit(self.flag);
    visit(self.seat);
    visit(self.seats);
    visit(self.card);
    visit(self.cards);
    visit(self.bytes);
    visit(self.flags);
    visit(self.inners);
    visit(self.list);
  }
  friend bool operator==(const All&, const All&) = default;
};

using Bytes = std::vector<std::uint8_t>;
template <class T>
Bytes bytes_of(const T& value) {
  const ByteBuffer buffer = to_bytes(value);
  return {buffer.all().begin(), buffer.all().end()};
}

All sample() {
  All all;
  all.list.push(9);
  return all;
}

TEST(Fields, AreWrittenLittleEndianInTheirOwnWidth) {
  const Bytes expected = {1,    1,                                   // byte, flag
                          0xFF, 5,    2,    7,                       // seat, seats, card
                          0,    0,    8,    0,    0,    0,    0, 0,  // cards, by suits
                          1,    2,    3,    0,    1,                 // bytes, flags
                          0x34, 0x12, 0xFE, 0xFF, 0xFF, 0xFF,        // inner
                          0x34, 0x12, 0xFE, 0xFF, 0xFF, 0xFF,        //
                          1,    9,    0};                            // list: its size first
  EXPECT_EQ(bytes_of(sample()), expected);
}

TEST(Fields, AreReadBack) {
  EXPECT_TRUE(rc::check(
      [](std::uint8_t byte, bool flag, std::uint8_t seat, std::uint16_t mask, std::int32_t number) {
        All all;
        all.byte = byte;
        all.flag = flag;
        all.seat = static_cast<Seat>(seat);
        all.seats = SeatSet(seat);
        all.cards.set_suit(3, mask);
        all.bytes[2] = byte;
        all.inners[1].number = number;
        all.inners[0].colour = static_cast<Colour>(mask);
        const int length = *rc::gen::inRange(0, 5);
        for (int i = 0; i < length; ++i) all.list.push(static_cast<std::uint16_t>(mask + i));
        All again;
        again.list.push(77);  // what was there before is gone
        RC_ASSERT(from_bytes(bytes_of(all), again));
        RC_ASSERT(again == all);
      }));
}

TEST(Fields, RefuseBytesThatAreNotOneValue) {
  const Bytes whole = bytes_of(sample());
  All all;
  ASSERT_TRUE(from_bytes(whole, all));
  for (std::size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(from_bytes(std::span(whole).first(size), all)) << size;
  Bytes longer = whole;
  longer.push_back(0);
  EXPECT_FALSE(from_bytes(longer, all));
  Bytes no_flag = whole;
  no_flag[1] = 2;
  EXPECT_FALSE(from_bytes(no_flag, all));
  Bytes no_flag_in_array = whole;
  no_flag_in_array[17] = 7;
  EXPECT_FALSE(from_bytes(no_flag_in_array, all));
  Bytes long_list = whole;
  long_list[whole.size() - 3] = 5;  // of at most four
  EXPECT_FALSE(from_bytes(long_list, all));
}

TEST(Fields, NoBytesWhateverDoHarm) {
  EXPECT_TRUE(rc::check([](const Bytes& bytes) {
    All all;
    if (from_bytes(bytes, all)) RC_ASSERT(bytes_of(all) == bytes);
  }));
}

// Fixed: a digest that changes would break every log ever written.
TEST(Digest, IsTheSameForEver) {
  Bytes bytes(20);
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
  const auto first = [&](std::size_t n) { return digest_of(std::span(bytes).first(n)); };
  EXPECT_EQ(first(0), 0xbf57074da45d2013ULL);
  EXPECT_EQ(first(1), 0xc459a5cb012855c6ULL);
  EXPECT_EQ(first(8), 0x1e91824d6e3d2dc8ULL);
  EXPECT_EQ(first(20), 0x91fd1549fd8c3fbbULL);
  EXPECT_EQ(chain(1, 2), 0x66da13f0b4a3b1edULL);
}

TEST(Digest, SeesEveryBit) {
  EXPECT_TRUE(rc::check([](Bytes bytes, std::uint16_t at) {
    RC_PRE(!bytes.empty());
    const std::uint64_t before = digest_of(bytes);
    bytes[at % bytes.size()] ^= static_cast<std::uint8_t>(1U << at % 8);
    RC_ASSERT(digest_of(bytes) != before);
    bytes.push_back(0);
    RC_ASSERT(digest_of(bytes) != digest_of(std::span(bytes).first(bytes.size() - 1)));
  }));
}

TEST(Digest, ChainsDependOnOrder) {
  EXPECT_NE(chain(chain(0, 1), 2), chain(chain(0, 2), 1));
  EXPECT_NE(chain(0, 1), chain(chain(0, 1), 1));
}

}  // namespace
}  // namespace warren
