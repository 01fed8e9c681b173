// The pages people read say what the engine does: docs/notation.md, chapter Rabbihop, and
// docs/rules.
#include <fstream>
#include <set>
#include <sstream>

#include "core/replay.h"
#include "games/rabbihop/frames.h"
#include "tests/rabbihop/at_table.h"

namespace warren::rabbihop {
namespace {

std::string read_page(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(WARREN_SOURCE_DIR "/docs/" + path).rdbuf();
  EXPECT_FALSE(text.str().empty()) << path;
  return text.str();
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The chapter from its heading to the next of the same rank.
std::string chapter() {
  const std::string page = read_page("notation.md");
  const std::size_t begin = page.find("\n## Rabbihop\n");
  EXPECT_NE(begin, std::string::npos);
  return page.substr(begin + 1, page.find("\n## ", begin + 4) - begin);
}

std::string trimmed(std::string text) {
  while (!text.empty() && text.front() == ' ') text.erase(0, 1);
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

std::string bare(const std::string& code) {  // without the backticks
  const bool quoted = code.size() > 2 && code.front() == '`' && code.back() == '`';
  EXPECT_TRUE(quoted) << code;
  return quoted ? code.substr(1, code.size() - 2) : code;
}

// The rows of the table under a heading, cell by cell, without its head.
std::vector<std::vector<std::string>> table_under(const std::string& heading) {
  std::vector<std::vector<std::string>> rows;
  bool here = false;
  for (const std::string& line : lines_of(chapter())) {
    if (line.starts_with("#")) here = line == "### " + heading;
    if (!here || !line.starts_with("|")) continue;
    std::vector<std::string> cells;
    std::istringstream in(line.substr(1));
    for (std::string cell; std::getline(in, cell, '|');) cells.push_back(trimmed(cell));
    rows.push_back(cells);
  }
  EXPECT_GT(rows.size(), 3U) << heading;
  if (rows.size() > 2) rows.erase(rows.begin(), rows.begin() + 2);
  return rows;
}

TEST(NotationPage, EveryExampleReplaysAsItSays) {
  int examples = 0;
  std::string words, log;
  bool inside = false;
  for (const std::string& line : lines_of(chapter())) {
    if (!line.starts_with("```")) {
      if (inside) log += line + "\n";
      continue;
    }
    inside = !inside;
    if (inside) {
      words = line.substr(3);
      log.clear();
      continue;
    }
    ++examples;
    LogParts parts;
    const LogProblem problem = take_apart(log, parts);
    ASSERT_EQ(problem.line, 0) << problem.problem.say(Lang::en) << "\n" << log;
    const auto replayed = replay<Rabbihop>(parts, Lang::en);
    const std::string code = words == "log" ? "" : words.substr(std::min(words.size(), 12UL));
    EXPECT_TRUE(words == "log" || words == "log refused " + code) << words;
    EXPECT_EQ(replayed.stop.code, code) << replayed.stop.reason << "\n" << log;
    const int last = parts.entries.back().number;
    EXPECT_EQ(replayed.stop.line, code.empty() ? 0 : last) << "only the last line is refused";
  }
  EXPECT_FALSE(inside);
  EXPECT_GE(examples, 6);
}

TEST(NotationPage, ListsEveryTypeOfTile) {
  std::set<std::string> codes;
  for (const auto& row : table_under("Tiles and faces")) {
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
  const auto table = open_table("full players=2");
  std::set<std::string> names;
  for (const auto& row : table_under("Actions")) {
    Action action;
    const Problem problem = read(*table, bare(row[2]), action);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
    EXPECT_EQ(name_of(action.kind), row[0]);
    EXPECT_EQ(write(action), bare(row[2]));
    names.insert(row[0]);
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(kActionKinds));
}

TEST(NotationPage, ItsOutcomesCanBeRead) {
  const auto table = open_table("players=2");
  for (const auto& row : table_under("What chance does")) {
    Outcome outcome;
    const Problem problem = read(*table, bare(row[2]), outcome);
    EXPECT_FALSE(problem) << problem.say(Lang::en);
  }
}

TEST(NotationPage, ListsEveryQuestion) {
  const auto table = open_table("players=2");
  std::set<FrameKind> kinds;
  for (const auto& row : table_under("Questions")) {
    const std::string text = bare(row[0]);
    const auto words = split_words(text);
    Frame frame;
    EXPECT_TRUE(read_frame(*table, std::span(words).subspan(1), frame)) << text;
    EXPECT_EQ("ask " + write_frame(frame), text);
    kinds.insert(frame.kind);
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(FrameKind::keep));
}

// Each line of a position, tried in a position where it can be.
TEST(NotationPage, ItsLinesOfAPositionCanBeRead) {
  const auto table = open_table("territory market=on players=2");
  std::set<std::string> words;
  for (const auto& row : table_under("Positions")) {
    const std::string line = bare(row[0]);
    const std::string word = line.substr(0, line.find(' '));
    words.insert(word);
    std::string text = word == "row" ? "" : "row c1.7 start . c2.7\n";
    text += "row . . . .\nrow . c3.1 . .\nrow . . . .\n" + line;  // b3 holds a tile
    if (word == "aside") text += "\nask fill\nask keep p0";
    State state;
    const Problem problem = Rabbihop::read(*table, text, state);
    EXPECT_FALSE(problem) << problem.say(Lang::en) << "\n" << text;
  }
  EXPECT_EQ(words,
            (std::set<std::string>{"row", "pawns", "fence", "pile", "gone", "market", "aside",
                                   "deck", "turn", "turns", "drew", "ask", "over"}));
}

TEST(NotationPage, ListsEveryRefusalWithItsSection) {
  std::set<std::string> codes;
  const auto rows = table_under("Refusals");
  ASSERT_EQ(rows.size(), kCodes - 1U);
  for (int code = 1; code < kCodes; ++code) {
    const auto& row = rows[static_cast<std::size_t>(code) - 1];
    const RefusalWords said = words(refuse(static_cast<Code>(code)));
    EXPECT_EQ(bare(row[0]), said.id);
    EXPECT_EQ(row[1], said.section);
  }
}

std::vector<std::string> headings(const std::string& page) {
  std::vector<std::string> out;
  for (const std::string& line : lines_of(page)) {
    if (line.starts_with("#")) out.push_back(trimmed(line.substr(line.find_first_not_of('#'))));
  }
  return out;
}

int count_of(const std::string& page, std::string_view what) {
  int count = 0;
  for (std::size_t at = page.find(what); at != std::string::npos; at = page.find(what, at + 1))
    ++count;
  return count;
}

// Refusals quote a section of the rules page; the one about notation, this notation page.
TEST(RulesPage, HasEverySectionThatRefusalsName) {
  const auto sections = headings(read_page("rules/rabbihop.en.md"));
  const auto notation = headings(read_page("notation.md"));
  for (int code = 1; code < kCodes; ++code) {
    const std::string section(words(refuse(static_cast<Code>(code))).section);
    const auto& page = section == "Notation" ? notation : sections;
    EXPECT_NE(std::find(page.begin(), page.end(), section), page.end()) << section;
  }
}

TEST(RulesPage, IsTheSameInBothLanguages) {
  const std::string english = read_page("rules/rabbihop.en.md");
  const std::string spanish = read_page("rules/rabbihop.es.md");
  EXPECT_EQ(headings(english).size(), headings(spanish).size());
  EXPECT_EQ(count_of(english, "[R]"), count_of(spanish, "[R]"));
  EXPECT_GT(count_of(english, "[R]"), 20);
  EXPECT_EQ(count_of(english, "\n- "), count_of(spanish, "\n- "));
  EXPECT_EQ(count_of(english, "|"), count_of(spanish, "|"));
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

TEST(RulesPage, SaysWhoseGameItIs) {
  EXPECT_NE(read_page("rules/rabbihop.en.md").find("independent implementation"),
            std::string::npos);
  EXPECT_NE(read_page("rules/rabbihop.es.md").find("implementación independiente"),
            std::string::npos);
}

// README.md of this folder lists each test of the files it names, and no other.
TEST(SentenceList, IsComplete) {
  const std::string page = read_page("../tests/rabbihop/README.md");
  const auto& all = *testing::UnitTest::GetInstance();
  std::set<std::string> tests;
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *all.GetTestSuite(i);
    for (int k = 0; k < suite.total_test_count(); ++k) {
      const testing::TestInfo& test = *suite.GetTestInfo(k);
      const std::string path = test.file();
      const std::string heading = "\n## " + path.substr(path.rfind('/') + 1) + "\n";
      const std::string name = std::string("`") + suite.name() + "." + test.name() + "`";
      tests.insert(name);
      const bool wanted = page.find(heading) != std::string::npos;
      EXPECT_EQ(count_of(page, name), wanted ? 1 : 0) << name;
    }
  }
  EXPECT_GT(tests.size(), 250U);
  for (const std::string& line : lines_of(page)) {
    const std::size_t cell = line.rfind("| `");
    if (cell == std::string::npos) continue;
    const std::string named = line.substr(cell + 2, line.size() - cell - 4);
    for (const auto name : split_words(named))
      EXPECT_TRUE(tests.contains(std::string(name))) << name;
  }
}

}  // namespace
}  // namespace warren::rabbihop
