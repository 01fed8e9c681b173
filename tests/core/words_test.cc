#include "core/words.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "core/problem.h"

namespace warren {
namespace {

TEST(Words, FillPlacesWithFacts) {
  EXPECT_EQ(fill("{0} beats {1}, {0} wins", {"a", "b"}, Lang::en), "a beats b, a wins");
  EXPECT_EQ(fill("{0}{0}", {7}, Lang::en), "77");
  EXPECT_EQ(fill("", {"a"}, Lang::en), "");
}

TEST(Words, LeaveAloneWhatIsNoPlace) {
  EXPECT_EQ(fill("{1} {} {x} {0", {"a"}, Lang::en), "{1} {} {x} {0");
  EXPECT_EQ(fill("{0}", {"{0}"}, Lang::en), "{0}") << "a fact is not filled in turn";
}

TEST(Words, FactsMayBeTextsOfTheirOwn) {
  const Problem problem({"no {0}", "sin {0}"}, {Text("card", "carta")});
  EXPECT_EQ(problem.say(Lang::en), "no card");
  EXPECT_EQ(problem.say(Lang::es), "sin carta");
  EXPECT_TRUE(problem);
  EXPECT_FALSE(Problem());
}

TEST(Words, FindTheirPlaces) {
  EXPECT_EQ(Text::places("nothing"), 0U);
  EXPECT_EQ(Text::places("{0} and {9}"), 0x201U);
  EXPECT_EQ(Text::places("{a} {10} { 1} {2"), 0U);
}

TEST(Words, KnowTheirLanguages) {
  const auto parsed = [](std::string_view name) {
    Lang lang = Lang::en;
    return !parse_lang(name, lang) ? "none" : lang == Lang::es ? "es" : "en";
  };
  for (const auto* name : {"es", "es_ES.UTF-8", "es-MX", "es.UTF-8"})
    EXPECT_STREQ(parsed(name), "es") << name;
  for (const auto* name : {"en", "en_GB", "en-US"}) EXPECT_STREQ(parsed(name), "en") << name;
  for (const auto* name : {"", "e", "C", "est", "eng", "de", "de_DE.UTF-8", "ES"})
    EXPECT_STREQ(parsed(name), "none") << name;
}

// The promise that a bad text does not compile can only be tried on the compiler.
bool compiles(const std::string& text) {
  const std::string file = testing::TempDir() + "warren_words.cc";
  std::ofstream(file) << "#include \"core/words.h\"\nconstexpr warren::Text text" << text << ";\n";
  const std::string command =
      "c++ -std=c++20 -fsyntax-only -I '" WARREN_SOURCE_DIR "' '" + file + "' >/dev/null 2>&1";
  return std::system(command.c_str()) == 0;
}

TEST(Words, ThatDifferBetweenLanguagesDoNotCompile) {
  ASSERT_TRUE(compiles(R"({"{0} takes {1}", "{1} pierde ante {0}"})"));
  EXPECT_FALSE(compiles(R"({"{0} takes {1}", "{0} gana"})")) << "a place is missing";
  EXPECT_FALSE(compiles(R"({"{0}", "{1}"})")) << "another place";
  EXPECT_FALSE(compiles(R"({"takes", ""})")) << "a language is missing";
  EXPECT_FALSE(compiles(R"({"", "gana"})")) << "a language is missing";
}

}  // namespace
}  // namespace warren
