// docs/notation.md, chapter Suits of expansions, says what the engine does.
#include "core/replay.h"
#include "tests/frontier/at_table.h"
#include "tests/pages/pages.h"

namespace warren::jack_rabbits {
namespace {

using pages::bare;

constexpr std::string_view kChapter = "Suits of expansions";

TEST(FrontierPage, EveryExampleReplaysAsItSays) {
  pages::Chapter(std::string(kChapter)).expect_examples_replay<WideJackRabbits>(2);
}

TEST(FrontierPage, ListsEveryChoiceWithItsAim) {
  constexpr std::array<std::string_view, 8> kAims = {"",       "a tile", "a place", "a cave",
                                                     "a port", "a side", "a joker", "a seat"};
  const auto rows = pages::Chapter(std::string(kChapter)).setup_under("Choices");
  std::size_t row = 0;
  for (const Suit suit : {Suit::torches, Suit::shields, Suit::horseshoes, Suit::acorns}) {
    for (const PowerChoice& choice : kPowers<kWide>[static_cast<std::size_t>(suit)] -> choices) {
      ASSERT_LT(row, rows.size()) << choice.name;
      const std::string name = std::string({info(suit).letter, ' '}) + std::string(choice.name);
      EXPECT_EQ(bare(rows[row][0]), name);
      EXPECT_EQ(rows[row][1], kAims[static_cast<std::size_t>(choice.aim)]) << choice.name;
      ++row;
    }
  }
  EXPECT_EQ(row, rows.size());
}

TEST(FrontierPage, ListsEveryLineOfAPosition) {
  std::string position = "rabbits p0 KH p1 JC\nhand p1 5E KS\nknown p1 5E\n";
  const auto rows = pages::Chapter(std::string(kChapter)).setup_under("Lines of positions");
  for (const auto& row : rows) position += bare(row[0]) + "\n";
  EXPECT_EQ(rows.size(), 5U);
  const FrontierTable t("players=2", position);
  for (const auto& row : rows) EXPECT_THAT(t.position(), HasSubstr(bare(row[0]).substr(0, 12)));
  EXPECT_EQ(t.token(Suit::shields), 45);
}

}  // namespace
}  // namespace warren::jack_rabbits
