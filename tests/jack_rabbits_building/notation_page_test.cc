// docs/notation.md, the chapter about building, held against the engine.
#include <gmock/gmock.h>

#include <set>

#include "games/jack_rabbits/building/board_building.h"
#include "tests/pages/pages.h"

namespace warren::jack_rabbits {
namespace {

using building::Code;
using pages::bare;

const pages::Chapter& chapter() {
  static const pages::Chapter kChapter("Building a board");
  return kChapter;
}
std::unique_ptr<const building::Setup> two_players(const char* setting) {
  OptionSet options(BoardBuilding::option_menu());
  EXPECT_FALSE(options.set(setting));
  return BoardBuilding::open(options, 1).setup;
}

TEST(BuildingPage, ListsEveryAction) {
  const auto rows = chapter().setup_under("Actions");
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(building::kActionKinds));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    building::Action action;
    EXPECT_FALSE(building::read(bare(rows[i][2]), action)) << rows[i][2];
    EXPECT_EQ(static_cast<std::size_t>(action.kind), i);
    EXPECT_EQ(building::name_of(action.kind), rows[i][0]);
    EXPECT_EQ(building::write(action), bare(rows[i][2]));
  }
}

TEST(BuildingPage, ListsWhatChanceDoesAndEveryEvent) {
  const auto setup = two_players("building=free");
  for (const auto& row : chapter().setup_under("What chance does")) {
    building::Outcome outcome;
    EXPECT_FALSE(building::read(*setup, bare(row[2]), outcome)) << row[2];
    EXPECT_EQ(building::write(outcome), bare(row[2]));
  }
  const auto rows = chapter().setup_under("Events");
  ASSERT_EQ(rows.size(), static_cast<std::size_t>(building::kEventKinds));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    building::Event event;
    EXPECT_FALSE(building::read(bare(rows[i][2]), event)) << rows[i][2];
    EXPECT_EQ(static_cast<std::size_t>(event.kind), i);
    EXPECT_EQ(building::write(event), bare(rows[i][2]));
    EXPECT_TRUE(bare(rows[i][2]).starts_with(rows[i][0]));
  }
}

TEST(BuildingPage, ListsEveryLineOfAPosition) {
  const auto strict = two_players("building=strict");
  std::set<std::string> words;
  for (const auto& row : chapter().setup_under("Positions")) {
    const std::string line = bare(row[0]);
    words.insert(line.substr(0, line.find(' ')));
    building::Public pub;
    EXPECT_FALSE(building::read(*strict, line, pub)) << line;
    EXPECT_THAT(building::write(*strict, pub), testing::HasSubstr(line + "\n"));
  }
  EXPECT_EQ(words.size(), 8U);
}

TEST(BuildingPage, ExamplesReplay) { chapter().expect_examples_replay<BoardBuilding>(2); }

TEST(BuildingPage, ListsEveryRefusalWithItsSection) {
  const auto rows = chapter().setup_under("Refusals");
  ASSERT_EQ(rows.size(), building::kCodes - 1U);
  const pages::RulesPages rules("jack-rabbits");
  std::set<std::string_view> ids;
  for (int code = 1; code < building::kCodes; ++code) {
    const auto& row = rows[static_cast<std::size_t>(code) - 1];
    const RefusalWords said = building::words(building::refuse(static_cast<Code>(code)));
    EXPECT_EQ(bare(row[0]), said.id);
    EXPECT_EQ(row[1], said.section.in(Lang::en));
    rules.expect_section(said.section);
    EXPECT_TRUE(ids.insert(said.id).second) << said.id;
  }
}

TEST(BuildingWords, AreWholeWhateverTheFactsAndBytes) {
  for (int code = 0; code < 256; ++code) {
    for (const int fact : {-1, 0, 1, 11, 38, 255, 32000}) {
      for (const Lang lang : {Lang::en, Lang::es}) {
        const std::string said =
            building::tell(building::refuse(static_cast<Code>(code), fact), lang);
        EXPECT_TRUE(said.ends_with('.') && Text::places(said) == 0) << said;
      }
    }
  }
  for (int byte = 0; byte < 256; ++byte) {
    const building::Event event{.kind = static_cast<building::EventKind>(byte),
                                .seat = seat_of(byte),
                                .shape = static_cast<Shape>(byte),
                                .tile = {static_cast<TileKind>(byte), vertex(1, 1), 9},
                                .broken = static_cast<std::uint8_t>(byte)};
    for (const Lang lang : {Lang::en, Lang::es})
      EXPECT_EQ(Text::places(building::tell(event, lang)), 0U);
    building::write(event);
  }
}

TEST(BuildingWords, NameTheTileInTheWay) {
  const Refusal refusal =
      building::refuse(Code::overlaps, Placed{TileKind::wood, vertex(-3, 2), 1});
  EXPECT_EQ(building::tell(refusal, Lang::en),
            "A tile may not overlap another: wood -3 2 1 lies there.");
  EXPECT_EQ(building::tell(refusal, Lang::es),
            "Una pieza no puede superponerse a otra: ahí está wood -3 2 1.");
}

}  // namespace
}  // namespace warren::jack_rabbits
