// README.md of this folder and the tests of the files it names say the same.
#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/log.h"

namespace warren::jack_rabbits {
namespace {

struct Row {
  int number = 0;
  std::string file;
  std::vector<std::string> tests;  // "Suite.Name"
};

// The files that the page has a heading for, and its rows: "| 7 | sentence | `Suite.Name` … |".
struct Page {
  std::set<std::string> files;
  std::vector<Row> rows;
};
Page read_page() {
  Page page;
  std::string file;
  std::ifstream in(WARREN_SOURCE_DIR "/tests/jack_rabbits/README.md");
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## ")) page.files.insert(file = line.substr(3));
    if (!line.starts_with("| ") || std::isdigit(static_cast<unsigned char>(line[2])) == 0) continue;
    Row row{.number = std::stoi(line.substr(2)), .file = file, .tests = {}};
    const std::size_t cell = line.rfind("| `") + 2;
    const std::string named = line.substr(cell, line.rfind(" |") - cell);
    for (const auto name : split_words(named))
      row.tests.emplace_back(name.substr(1, name.size() - 2));  // without the backticks
    page.rows.push_back(row);
  }
  return page;
}

// Every test of this program and the file it is in.
std::map<std::string, std::string> all_tests() {
  std::map<std::string, std::string> out;
  const auto& program = *testing::UnitTest::GetInstance();
  for (int i = 0; i < program.total_test_suite_count(); ++i) {
    const testing::TestSuite& suite = *program.GetTestSuite(i);
    for (int k = 0; k < suite.total_test_count(); ++k) {
      const testing::TestInfo& test = *suite.GetTestInfo(k);
      const std::string path = test.file();
      out[std::string(suite.name()) + "." + test.name()] = path.substr(path.rfind('/') + 1);
    }
  }
  return out;
}

TEST(SentenceList, RowsAreNumberedInOrderAndHaveTests) {
  int last = 0;
  for (const Row& row : read_page().rows) {
    EXPECT_EQ(row.number, ++last);
    EXPECT_FALSE(row.tests.empty()) << row.number;
  }
  EXPECT_GT(last, 200);
}

TEST(SentenceList, EveryTestOfARowIsInItsFile) {
  const auto tests = all_tests();
  std::set<std::string> listed;
  for (const Row& row : read_page().rows) {
    for (const std::string& name : row.tests) {
      EXPECT_TRUE(listed.insert(name).second) << name << " is listed twice";
      const auto found = tests.find(name);
      if (found == tests.end()) {
        ADD_FAILURE() << "row " << row.number << ": there is no test " << name;
      } else {
        EXPECT_EQ(found->second, row.file) << name;
      }
    }
  }
}

TEST(SentenceList, EveryTestOfItsFilesIsListed) {
  const Page page = read_page();
  std::set<std::string> listed;
  for (const Row& row : page.rows) listed.insert(row.tests.begin(), row.tests.end());
  for (const auto& [name, file] : all_tests())
    EXPECT_EQ(listed.contains(name), page.files.contains(file)) << name << " of " << file;
}

}  // namespace
}  // namespace warren::jack_rabbits
