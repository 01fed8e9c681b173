#include "core/utf8.h"

#include <gtest/gtest.h>

#include <string>

#include "core/numbers.h"

namespace warren {
namespace {

TEST(Utf8, KnowsTheLengthOfACharacter) {
  EXPECT_EQ(utf8_length(""), 0U);
  EXPECT_EQ(utf8_length("a"), 1U);
  EXPECT_EQ(utf8_length("ñx"), 2U);
  EXPECT_EQ(utf8_length("…"), 3U);
  EXPECT_EQ(utf8_length("\xF0\x9F\x90\x87"), 4U);
}

TEST(Utf8, RejectsWhatIsNoCharacter) {
  for (const char* bytes : {"\x80", "\xC3", "\xC3(", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80",
                            "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"})
    EXPECT_EQ(utf8_length(bytes), 0U);
}

TEST(Utf8, PrintableIsOneLineWithoutControlCharacters) {
  EXPECT_EQ(printable("a\nb\x1b[2J\x7f", 100), "a\uFFFDb\uFFFD[2J\uFFFD");
  EXPECT_EQ(printable("\xC2\x9B"
                      "2J",
                      100),
            "\uFFFD2J")
      << "the one-byte escape of old terminals";
  EXPECT_EQ(printable(std::string(500, 'x'), 10), "xxxxxxxxxx…");
  EXPECT_EQ(printable("ñandú", 100), "ñandú");
}

TEST(Problem, QuotesForeignTextShortAndPrintable) {
  const Problem problem({"“{0}” is wrong", "«{0}» está mal"}, {std::string(100'000, '\x01')});
  EXPECT_LT(problem.say(Lang::en).size(), 100U);
}

TEST(ReadNumber, TakesWholeNumbersInTheRangeAndNothingElse) {
  std::uint64_t number = 42;
  for (const char* text :
       {"", "-1", "+1", " 1", "1 ", "0x1", "1.0", "1e3", "18446744073709551616"}) {
    EXPECT_TRUE(read_number("--n", text, 0, kLargestSeed, number)) << text;
    EXPECT_EQ(number, 42U) << text;
  }
  EXPECT_FALSE(read_number("--n", "18446744073709551615", 0, kLargestSeed, number));
  EXPECT_EQ(number, kLargestSeed);
  EXPECT_TRUE(read_number("--n", "11", 1, 10, number));
  EXPECT_FALSE(read_number("--n", "10", 1, 10, number));
}

}  // namespace
}  // namespace warren
