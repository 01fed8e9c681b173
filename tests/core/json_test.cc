#include "core/json.h"

#include <gtest/gtest.h>

namespace warren {
namespace {

TEST(Json, PutsCommasWhereTheyBelong) {
  JsonWriter json;
  json.begin_object().key("a").number(1).key("b").begin_array().text("x").null().boolean(true);
  json.begin_object().end_object().begin_array().end_array().end_array();
  json.key("c").number(-2.5, 1).end_object();
  EXPECT_EQ(json.str(), R"({"a":1,"b":["x",null,true,{},[]],"c":-2.5})");
}

TEST(Json, QuotesWhatIsNotPlain) {
  JsonWriter json;
  json.text("\"\\\n\t\x01 ñ « \xF0\x9F\x90\x87");
  EXPECT_EQ(json.str(), "\"\\\"\\\\\\n\\u0009\\u0001 ñ « \xF0\x9F\x90\x87\"");
}

TEST(Json, BytesThatAreNoTextBecomeAReplacement) {
  JsonWriter json;
  json.text("a\xFFz\xC3");
  EXPECT_EQ(json.str(), "\"a\xEF\xBF\xBDz\xEF\xBF\xBD\"");
}

TEST(Json, NumbersHaveAFixedCountOfDecimals) {
  EXPECT_EQ(fixed(0, 3), "0.000");
  EXPECT_EQ(fixed(0.0004, 3), "0.000");
  EXPECT_EQ(fixed(0.0005, 3), "0.001");
  EXPECT_EQ(fixed(-0.05, 2), "-0.05");
  EXPECT_EQ(fixed(1234.5, 0), "1235");
  EXPECT_EQ(fixed(1234567.125, 2), "1234567.13");
  EXPECT_EQ(fixed(1e30, 2), "0") << "JSON knows no infinity, and no figure of ours is so large";
}

}  // namespace
}  // namespace warren
