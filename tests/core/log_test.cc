#include "core/log.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <climits>

namespace warren {
namespace {

TEST(Log, IsTakenApart) {
  const std::string_view text =
      "\xEF\xBB\xBFwarren-log 1   # what this is\r\n"
      "\n"
      "game toy\n"
      "rules 3\n"
      "preset quiet\n"
      "option players=2\n"
      "option  hand=1 \n"
      "position\n"
      "  00ff # kept for the game to read\n"
      "end\n"
      "chance p0 - a1\n"
      "p1\tdraw\n"
      "# a comment\n"
      "check 0123456789abcdef";
  LogParts parts;
  ASSERT_EQ(take_apart(text, parts).line, 0);
  EXPECT_EQ(parts.game.text, "toy");
  EXPECT_EQ(parts.game.number, 3);
  EXPECT_EQ(parts.rules, 3);
  EXPECT_EQ(parts.preset.text, "quiet");
  EXPECT_EQ(parts.preset.number, 5);
  ASSERT_EQ(parts.options.size(), 2U);
  EXPECT_EQ(parts.options[1].text, "hand=1");
  EXPECT_EQ(parts.options[1].number, 7);
  EXPECT_TRUE(parts.has_position);
  EXPECT_EQ(parts.position_line, 8);
  EXPECT_EQ(parts.position, "  00ff # kept for the game to read\n");
  ASSERT_EQ(parts.entries.size(), 3U);
  EXPECT_EQ(parts.entries[0].text, "chance p0 - a1");
  EXPECT_EQ(parts.entries[0].number, 11);
  EXPECT_EQ(parts.entries[1].text, "p1\tdraw");
  EXPECT_EQ(parts.entries[2].number, 14);
}

struct Wrong {
  const char* text;
  int line;
  const char* english;
  const char* spanish;
};

TEST(Log, SaysWhichLineIsWrongAndWhy) {
  const Wrong cases[] = {
      {"", 1, "the log is empty", "el registro está vacío"},
      {"\n# nothing\n", 1, "the log is empty", "el registro está vacío"},
      {"\ngame toy\n", 2, "this is no log of Warren: its first line must be “warren-log 1”",
       "esto no es un registro de Warren: su primera línea debe ser «warren-log 1»"},
      {"warren-log 2\n", 1, "this is no log of Warren: its first line must be “warren-log 1”",
       "esto no es un registro de Warren: su primera línea debe ser «warren-log 1»"},
      {"warren-log 1\nrules 1\n", 2, "the log names no game; add a line such as “game rabbihop”",
       "el registro no nombra un juego; añade una línea como «game rabbihop»"},
      {"warren-log 1\ngame toy\nrules 0\n", 3, "“0” is no rules version; it is a number from 1",
       "«0» no es una versión de reglas; es un número desde 1"},
      {"warren-log 1\ngame toy\nrules new\n", 3, "“new” is no rules version; it is a number from 1",
       "«new» no es una versión de reglas; es un número desde 1"},
      {"warren-log 1\ngame toy\ngame toy\n", 3,
       "there is a second line “game”; a log has at most one",
       "hay una segunda línea «game»; un registro tiene una como máximo"},
      {"warren-log 1\nrules 1\ngame toy\nrules 1\n", 4,
       "there is a second line “rules”; a log has at most one",
       "hay una segunda línea «rules»; un registro tiene una como máximo"},
      {"warren-log 1\ngame toy\npreset a\n\npreset b\n", 5,
       "there is a second line “preset”; a log has at most one",
       "hay una segunda línea «preset»; un registro tiene una como máximo"},
      {"warren-log 1\nposition\nend\nposition\nend\n", 4,
       "there is a second position; a log has at most one",
       "hay una segunda posición; un registro tiene una como máximo"},
      {"warren-log 1\ngame toy\nposition\n00\n\n", 3, "this position has no line “end”",
       "a esta posición le falta la línea «end»"},
      {"warren-log 1\nplayers 2\n", 2,
       "“players” is no line of a log: game, rules, preset, option, position, p0 to p7, chance and "
       "check are",
       "«players» no es una línea de registro: lo son game, rules, preset, option, position, p0 a "
       "p7, chance y check"},
      {"warren-log 1\ngame toy\np0 draw\noption hand=1\n", 4,
       "“option” is neither p0 to p7, chance nor check, which are all that may follow the set-up",
       "«option» no es p0 a p7, chance ni check, lo único que puede seguir a la preparación"},
  };
  for (const Wrong& wrong : cases) {
    LogParts parts;
    const LogProblem problem = take_apart(wrong.text, parts);
    EXPECT_EQ(problem.line, wrong.line) << wrong.text;
    EXPECT_EQ(problem.problem.say(Lang::en), wrong.english);
    EXPECT_EQ(problem.problem.say(Lang::es), wrong.spanish);
  }
}

TEST(Log, SurvivesAnyText) {
  EXPECT_TRUE(rc::check([](const std::string& rest) {
    LogParts parts;
    const std::string text = "warren-log 1\ngame toy\n" + rest;
    const LogProblem problem = take_apart(text, parts);
    RC_ASSERT((problem.line == 0) == !problem.problem);
  }));
}

TEST(Log, WritesHeadersItCanRead) {
  static constexpr OptionSpec specs[] = {{.name = "market"}};
  static constexpr OptionMenu setup{.specs = specs, .presets = {}};
  EXPECT_EQ(write_log_header("toy", 2, OptionSet(setup)),
            "warren-log 1\ngame toy\nrules 2\noption market=off\n");
}

TEST(Log, HexHasSixteenDigits) {
  EXPECT_EQ(hex(0x1f), "000000000000001f");
  EXPECT_TRUE(rc::check([](std::uint64_t number) {
    std::uint64_t again = 0;
    RC_ASSERT(parse_hex(hex(number), again));
    RC_ASSERT(again == number);
  }));
  std::uint64_t number = 0;
  for (const auto* text : {"", "1f", "000000000000001g", "0000000000000001f", "-00000000000001f"})
    EXPECT_FALSE(parse_hex(text, number)) << text;
}

TEST(Log, IntegersStayInTheirRange) {
  int number = 0;
  EXPECT_TRUE(parse_int("-7", -7, 7, number));
  EXPECT_EQ(number, -7);
  for (const auto* text : {"", "8", "-8", "+1", "1 ", " 1", "0x1", "99999999999999"})
    EXPECT_FALSE(parse_int(text, -7, 7, number)) << text;
}

TEST(Log, SplitsWordsAtBlanks) {
  EXPECT_EQ(split_words("  p0\tjump \r b3 "), (std::vector<std::string_view>{"p0", "jump", "b3"}));
  EXPECT_TRUE(split_words(" \t\r").empty());
}

TEST(Log, TakesLinesWithoutComments) {
  std::string_view text = " a b # c\r\n#\nlast";
  EXPECT_EQ(take_line(text), "a b");
  EXPECT_EQ(take_line(text), "");
  EXPECT_EQ(take_line(text), "last");
  EXPECT_TRUE(text.empty());
}

}  // namespace
}  // namespace warren
