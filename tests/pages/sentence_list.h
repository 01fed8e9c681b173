// The README.md of a folder of tests lists the sentences of the rules with the tests of each; the
// list and the tests of the files it names must say the same.
#pragma once

#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/log.h"

namespace warren::pages {

struct Row {
  int number = 0;
  std::string file;
  std::vector<std::string> tests;  // "Suite.Name"
};

// The files that the page has a heading for, and its rows: "| 7 | sentence | `Suite.Name` … |",
// with or without a number.
struct Page {  // of sentences
  std::set<std::string> files;
  std::vector<Row> rows;
};
inline Page read_sentences(const std::string& folder) {
  Page page;
  std::string file;
  std::ifstream in(WARREN_SOURCE_DIR "/tests/" + folder + "/README.md");
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("## ")) page.files.insert(file = line.substr(3));
    if (!line.starts_with("| ") || line.rfind("| `") == std::string::npos) continue;
    const bool numbered = std::isdigit(static_cast<unsigned char>(line[2])) != 0 &&
                          line.find_first_not_of("0123456789", 2) == line.find(" |", 2);
    Row row{.number = numbered ? std::stoi(line.substr(2)) : 0, .file = file, .tests = {}};
    const std::size_t cell = line.rfind("| `") + 2;
    const std::string named = line.substr(cell, line.rfind(" |") - cell);
    for (const auto name : split_words(named))
      row.tests.emplace_back(name.substr(1, name.size() - 2));  // without the backticks
    page.rows.push_back(row);
  }
  return page;
}

// Every test of this program and the file it is in.
inline std::map<std::string, std::string> all_tests() {
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

inline void expect_rows_in_order(const std::string& folder, std::size_t at_least) {
  const Page page = read_sentences(folder);
  EXPECT_GE(page.rows.size(), at_least);
  int last = 0;
  for (const Row& row : page.rows) {
    ++last;
    EXPECT_TRUE(row.number == 0 || row.number == last) << row.number;
    EXPECT_FALSE(row.tests.empty()) << row.file << ", row " << last;
  }
}

inline void expect_rows_name_tests(const std::string& folder) {
  const auto tests = all_tests();
  std::set<std::string> listed;
  const Page page = read_sentences(folder);
  for (const Row& row : page.rows) {
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

inline void expect_tests_are_listed(const std::string& folder) {
  const Page page = read_sentences(folder);
  std::set<std::string> listed;
  for (const Row& row : page.rows) listed.insert(row.tests.begin(), row.tests.end());
  for (const auto& [name, file] : all_tests())
    EXPECT_EQ(listed.contains(name), page.files.contains(file)) << name << " of " << file;
}

// One line in a folder's tests: WARREN_SENTENCE_LIST("rabbihop", 100).
#define WARREN_SENTENCE_LIST(FOLDER, ROWS)                 \
  TEST(SentenceList, RowsAreNumberedInOrderAndHaveTests) { \
    ::warren::pages::expect_rows_in_order(FOLDER, ROWS);   \
  }                                                        \
  TEST(SentenceList, EveryTestOfARowIsInItsFile) {         \
    ::warren::pages::expect_rows_name_tests(FOLDER);       \
  }                                                        \
  TEST(SentenceList, EveryTestOfItsFilesIsListed) {        \
    ::warren::pages::expect_tests_are_listed(FOLDER);      \
  }                                                        \
  static_assert(ROWS > 0)

}  // namespace warren::pages
