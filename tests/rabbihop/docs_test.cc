// The pages people read say what the engine does: docs/notation.md, chapter Rabbihop, and
// docs/rules.
#include <fstream>
#include <set>
#include <sstream>

#include "core/replay.h"
#include "games/rabbihop/frames.h"
#include "games/rabbihop/sections.h"
#include "tests/pages/pages.h"
#include "tests/pages/sentence_list.h"
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

using pages::bare;
using pages::headings;
using pages::read_page;

auto setup_under(const std::string& heading) {
  return pages::Chapter("Rabbihop").setup_under(heading);
}

TEST(NotationPage, EveryExampleReplaysAsItSays) {
  pages::Chapter("Rabbihop").expect_examples_replay<Rabbihop>(6);
}

TEST(NotationPage, ListsEveryTypeOfTile) {
  std::set<std::string> codes;
  for (const auto& row : setup_under("Tiles and faces")) {
    const std::string code = bare(row[0]);
    codes.insert(code);
    for (int type = 0; type < kTileTypes; ++type) {
      const TileTypeInfo& type_info = info(static_cast<TileType>(type));
      if (type_info.code != code) continue;
      EXPECT_EQ(row[1], type_info.name.in(Lang::en));
      EXPECT_EQ(row[3], std::to_string(type_info.score)) << code;
    }
    const std::string& numbers = row[2];
    if (numbers.find(" to ") == std::string::npos) continue;
    TileId id = TileId::none;
    const std::string last = numbers.substr(numbers.find(" to ") + 4);
    EXPECT_TRUE(read_tile(code + "." + last, id)) << code << "." << last;
    const std::string next = code + "." + std::to_string(std::stoi(last) + 1);
    EXPECT_EQ(read_tile(next, id), code == "fe") << next << ": only Territory has more of a type";
  }
  EXPECT_EQ(codes.size(), static_cast<std::size_t>(kTileTypes));
}

TEST(NotationPage, ListsEveryAction) {
  const auto setup = open_setup("full players=2");
  std::set<std::string> names;
  for (const auto& row : setup_under("Actions")) {
    Action action;
    const Problem problem = read(*setup, bare(row[2]), action);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_EQ(name_of(action.kind), row[0]);
    EXPECT_EQ(write(action), bare(row[2]));
    names.insert(row[0]);
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kActionKinds));
}

TEST(NotationPage, ItsOutcomesCanBeRead) {
  const auto setup = open_setup("players=2");
  for (const auto& row : setup_under("What chance does")) {
    Outcome outcome;
    const Problem problem = read(*setup, bare(row[2]), outcome);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
  }
}

TEST(NotationPage, ListsEveryQuestion) {
  const auto setup = open_setup("players=2");
  std::set<FrameKind> kinds;
  for (const auto& row : setup_under("Questions")) {
    const std::string text = bare(row[0]);
    const auto words = split_words(text);
    Frame frame;
    EXPECT_TRUE(read_frame(*setup, std::span(words).subspan(1), frame)) << text;
    EXPECT_EQ("ask " + write_frame(frame), text);
    kinds.insert(frame.kind);
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(FrameKind::draw_start));
}

// Each line of a position, tried in a position where it can be.
TEST(NotationPage, ItsLinesOfAPositionCanBeRead) {
  const auto setup = open_setup("territory market=on players=2");
  std::set<std::string> words;
  for (const auto& row : setup_under("Positions")) {
    const std::string line = bare(row[0]);
    const std::string word = line.substr(0, line.find(' '));
    words.insert(word);
    std::string text = word == "row" ? "" : "row c1.7 start . c2.7\n";
    text += "row . . . .\nrow . c3.1 . .\nrow . . . .\n" + line;  // b3 holds a tile
    if (word == "aside") text += "\nask fill\nask keep p0";
    State state;
    const Problem problem = Rabbihop::read(*setup, text, state);
    EXPECT_FALSE(problem) << problem.say(Lang::en) << "\n" << text;
  }
  EXPECT_EQ(words,
            (std::set<std::string>{"row", "pawns", "fence", "pile", "gone", "market", "aside",
                                   "deck", "turn", "turns", "drew", "ask", "over"}));
}

TEST(NotationPage, ListsEveryRefusalWithItsSection) {
  std::set<std::string> codes;
  const auto rows = setup_under("Refusals");
  ASSERT_EQ(rows.size(), kCodes - 1U);
  for (int code = 1; code < kCodes; ++code) {
    const auto& row = rows[static_cast<std::size_t>(code) - 1];
    const RefusalWords said = words(refuse(static_cast<Code>(code)));
    EXPECT_EQ(bare(row[0]), said.id);
    EXPECT_EQ(row[1], said.section.in(Lang::en));
  }
}

// Refusals quote a section of the rules page.
TEST(RulesPage, HasEverySectionThatRefusalsName) {
  const pages::RulesPages page("rabbihop");
  page.expect_headings(kHeadings);
  for (int code = 1; code < kCodes; ++code)
    page.expect_section(words(refuse(static_cast<Code>(code))).section);
}

TEST(RulesPage, IsTheSameInBothLanguages) {
  pages::RulesPages("rabbihop").expect_same_in_both_languages(20);
}

TEST(RulesPage, NamesEveryTypeOfTileInBothLanguages) {
  for (const auto& [lang, path] :
       {std::pair{Lang::en, "rules/rabbihop.en.md"}, std::pair{Lang::es, "rules/rabbihop.es.md"}}) {
    std::string page = read_page(path);
    for (char& c : page) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    for (int type = 0; type < kTileTypes; ++type) {
      const std::string name(info(static_cast<TileType>(type)).name.in(lang));
      EXPECT_NE(page.find(name), std::string::npos) << name << " in " << path;
    }
  }
}

// The counts of the tile table are those of the list.
TEST(RulesPage, ShowsTheCountsOfTheTileList) {
  const std::string page = read_page("rules/rabbihop.en.md");
  std::array<int, kTileTypes> counts{};
  for (const Tile& t : kTileList)
    counts[static_cast<std::size_t>(t.type)] += t.group == TileGroup::base ? 1 : 0;
  for (int type = 0; type < kTileTypes; ++type) {
    const int count = counts[static_cast<std::size_t>(type)];
    const std::string name(info(static_cast<TileType>(type)).name.in(Lang::en));
    const std::string row = "| " + name + " | " + std::to_string(count) + " |";
    EXPECT_EQ(page.find(row) != std::string::npos, count > 0) << row;
  }
}

TEST(RulesPage, SaysWhoseGameItIs) { pages::RulesPages("rabbihop").expect_say_whose_game_it_is(); }

WARREN_SENTENCE_LIST("rabbihop", 100);

}  // namespace
}  // namespace warren::rabbihop
