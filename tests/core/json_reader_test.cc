#include "core/json_reader.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>

#include "core/json.h"

namespace warren {
namespace {

using Kind = JsonValue::Kind;

JsonValue read(std::string_view text) {
  JsonValue value;
  const Problem problem = read_json(text, value);
  EXPECT_FALSE(problem) << problem.say(Lang::en);
  return value;
}

std::string fault(std::string_view text, const JsonLimits& limits = {}) {
  JsonValue value;
  const Problem problem = read_json(text, value, limits);
  return problem ? problem.say(Lang::en) : "none";
}

TEST(JsonReader, ReadsEveryKindOfValue) {
  const JsonValue value =
      read(R"( {"n":-12, "t":"a b", "yes":true, "no":false, "nil":null, "list":[1,[],{}]} )");
  ASSERT_TRUE(value.is(Kind::object));
  EXPECT_EQ(value.find("n")->number, -12);
  EXPECT_EQ(value.find("t")->text, "a b");
  EXPECT_TRUE(value.find("yes")->boolean);
  EXPECT_FALSE(value.find("no")->boolean);
  EXPECT_TRUE(value.find("no")->is(Kind::boolean));
  EXPECT_TRUE(value.find("nil")->is(Kind::null));
  EXPECT_EQ(value.find("list")->items.size(), 3U);
  EXPECT_EQ(value.find("other"), nullptr);
}

TEST(JsonReader, ReadsWholeNumbersExactlyToTheLastOfSixtyFourBits) {
  EXPECT_EQ(read("9223372036854775807").number, std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(read("-9223372036854775808").number, std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(read("-0").number, 0);
  EXPECT_EQ(fault("9223372036854775808"), "line 1, column 1: this number is too large");
}

TEST(JsonReader, RefusesNumbersThatAreNotWhole) {
  EXPECT_EQ(fault("[1.0]"), "line 1, column 3: only whole numbers are taken");
  EXPECT_EQ(fault("1e3"), "line 1, column 2: only whole numbers are taken");
  EXPECT_EQ(fault("007"), "line 1, column 1: a number does not start with 0");
  EXPECT_EQ(fault("-"), "line 1, column 2: a value is missing here");
  EXPECT_EQ(fault("+1"), "line 1, column 1: a value is missing here");
}

TEST(JsonReader, ReadsEscapesAndCharactersBeyondTheFirstPlane) {
  EXPECT_EQ(read(R"("\"\\\/\b\f\n\r\t")").text, "\"\\/\b\f\n\r\t");
  EXPECT_EQ(read(R"("\u0041\u00e9\u2663\ud83d\udc07")").text, "Aé♣🐇");
  EXPECT_EQ(read(R"("é♣🐇")").text, "é♣🐇");
  EXPECT_EQ(read(R"("\u0000")").text, std::string(1, '\0'));
}

TEST(JsonReader, RefusesTextThatIsNotUtf8OrHalfEscaped) {
  EXPECT_EQ(fault("\"a\xFF\""), "line 1, column 3: this is not UTF-8");
  EXPECT_EQ(fault("\"\xED\xA0\x80\""), "line 1, column 2: this is not UTF-8");
  EXPECT_EQ(fault(R"("\ud83d")"), "line 1, column 2: half a character is escaped");
  EXPECT_EQ(fault(R"("\udc07")"), "line 1, column 2: half a character is escaped");
  EXPECT_EQ(fault(R"("\u12")"), "line 1, column 2: there is no such escape");
  EXPECT_EQ(fault(R"("\x")"), "line 1, column 2: there is no such escape");
  EXPECT_EQ(fault("\"\\"), "line 1, column 2: there is no such escape");
  EXPECT_EQ(fault("\"a\nb\""), "line 1, column 3: a control character stands in a text");
  EXPECT_EQ(fault(R"(["a)"), "line 1, column 2: this text has no closing quote");
}

TEST(JsonReader, NamesLineAndColumnInCharacters) {
  EXPECT_EQ(fault("{\n  \"♣♣\": ?\n}"), "line 2, column 9: a value is missing here");
}

TEST(JsonReader, RefusesAKeyThatStandsTwice) {
  EXPECT_EQ(fault(R"({"a":1,"\u0061":2})"), "line 1, column 8: this key stands twice");
  EXPECT_EQ(read(R"([{"a":1},{"a":2}])").items.size(), 2U);
}

TEST(JsonReader, RefusesWhatOnlyLooksLikeJson) {
  EXPECT_EQ(fault(""), "line 1, column 1: a value is missing here");
  EXPECT_EQ(fault("[1,]"), "line 1, column 4: a value is missing here");
  EXPECT_EQ(fault("[1 2]"), "line 1, column 4: a “,” or the closing bracket is missing here");
  EXPECT_EQ(fault("[1}"), "line 1, column 3: a “,” or the closing bracket is missing here");
  EXPECT_EQ(fault("{a:1}"), "line 1, column 2: a key in quotes is missing here");
  EXPECT_EQ(fault(R"({"a" 1})"), "line 1, column 6: a “:” is missing here");
  EXPECT_EQ(fault(R"({"a":1,})"), "line 1, column 8: a key in quotes is missing here");
  EXPECT_EQ(fault("1 1"), "line 1, column 3: something follows after the end");
  EXPECT_EQ(fault("nul"), "line 1, column 1: a value is missing here");
  EXPECT_EQ(fault(std::string("1\0", 2)), "line 1, column 2: something follows after the end");
}

TEST(JsonReader, GoesOnlySoDeepAndReadsOnlySoMuch) {
  EXPECT_EQ(fault(std::string(32, '[') + std::string(32, ']')), "none");
  EXPECT_EQ(fault(std::string(33, '[') + std::string(33, ']')),
            "line 1, column 33: too many brackets within each other");
  EXPECT_EQ(fault("[[],[],[]]", {.depth = 2}), "none");
  EXPECT_EQ(fault("[1,2]", {.bytes = 4}), "the text is too long: 5 bytes, at most 4 are read");
}

TEST(JsonReader, ReadsWhatTheWriterWrites) {
  JsonWriter json;
  json.begin_object().key("a\"\n\x01").text("é\\").key("b").begin_array().number(-5).null();
  json.boolean(true).end_array().end_object();
  const JsonValue value = read(json.str());
  EXPECT_EQ(value.find("a\"\n\x01")->text, "é\\");
  EXPECT_EQ(value.find("b")->items[0].number, -5);
}

}  // namespace
}  // namespace warren
