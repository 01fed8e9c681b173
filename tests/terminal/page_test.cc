// Pages fit into the window, however narrow.
#include "cli/terminal/page.h"

#include <gtest/gtest.h>

#include "cli/shared/letters.h"
#include "cli/shared/rules_pages.h"
#include "games/catalog.h"

namespace warren::cli {
namespace {

TEST(Pages, EveryLineOfTheRulesFitsIntoTheWindow) {
  for (const AnyGame* game : all_games()) {
    for (const Lang lang : {Lang::en, Lang::es}) {
      for (int columns = 60; columns <= 120; columns += 5) {
        for (const PageLine& line : markdown(rules_page(game->id(), lang), columns))
          EXPECT_LE(columns_of(plain_text(line)), columns) << plain_text(line);
      }
    }
  }
}

TEST(Pages, ATableIsWrappedBetweenWordsFirst) {
  const char* text = "| a | b |\n| --- | --- |\n| `advanced_citadel=on` | one two three |\n";
  const auto lines = markdown(text, 30);
  ASSERT_GE(lines.size(), 3U);
  EXPECT_EQ(plain_text(lines[1]), "advanced_citadel=on  one two");
  EXPECT_EQ(plain_text(lines[2]), "                     three");
}

TEST(Pages, AWordThatNoLineHasRoomForIsBroken) {
  const auto lines = markdown("abcdefghijklmnopqrstuvwxyz end", 10);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(plain_text(lines[0]), "abcdefghij");
  EXPECT_EQ(plain_text(lines[2]), "uvwxyz end");
}

}  // namespace
}  // namespace warren::cli
