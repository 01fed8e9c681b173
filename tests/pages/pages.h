// The pages people read, taken apart, and what can be asked of those of every game:
// docs/notation.md with a chapter for each, and docs/rules.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/replay.h"
#include "core/sections.h"

namespace warren::pages {

inline std::string read_page(const std::string& path) {  // within docs/
  std::ostringstream text;
  text << std::ifstream(WARREN_SOURCE_DIR "/docs/" + path).rdbuf();
  EXPECT_FALSE(text.str().empty()) << path;
  return text.str();
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

inline std::string trimmed(std::string text) {
  while (!text.empty() && text.front() == ' ') text.erase(0, 1);
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

inline std::string bare(const std::string& code) {  // without the backticks
  const bool quoted = code.size() > 2 && code.front() == '`' && code.back() == '`';
  EXPECT_TRUE(quoted) << code;
  return quoted ? code.substr(1, code.size() - 2) : code;
}

inline std::vector<std::string> headings(const std::string& page) {
  std::vector<std::string> out;
  for (const std::string& line : lines_of(page)) {
    if (line.starts_with("#")) out.push_back(trimmed(line.substr(line.find_first_not_of('#'))));
  }
  return out;
}

inline int count_of(const std::string& page, std::string_view what) {
  int count = 0;
  for (std::size_t at = page.find(what); at != std::string::npos; at = page.find(what, at + 1))
    ++count;
  return count;
}

// --- docs/notation.md ---------------------------------------------------------------------------

// A game's chapter, from its heading to the next of the same rank.
class Chapter {
 public:
  explicit Chapter(const std::string& title) {
    const std::string page = read_page("notation.md");
    const std::size_t begin = page.find("\n## " + title + "\n");
    EXPECT_NE(begin, std::string::npos) << title;
    if (begin != std::string::npos)
      text_ = page.substr(begin + 1, page.find("\n## ", begin + 4) - begin);
  }

  // The rows of the table under a heading, cell by cell, without its head.
  std::vector<std::vector<std::string>> setup_under(const std::string& heading) const {
    std::vector<std::vector<std::string>> rows;
    bool here = false;
    for (const std::string& line : lines_of(text_)) {
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

  // Every example replays, but for its last line where it says `log refused CODE`.
  template <Game G>
  void expect_examples_replay(int at_least) const {
    int examples = 0;
    std::string words, log;
    bool inside = false;
    for (const std::string& line : lines_of(text_)) {
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
      expect_replays<G>(words, log);
    }
    EXPECT_FALSE(inside);
    EXPECT_GE(examples, at_least);
  }

 private:
  template <Game G>
  static void expect_replays(const std::string& words, const std::string& log) {
    LogParts parts;
    const LogProblem problem = take_apart(log, parts);
    ASSERT_EQ(problem.line, 0) << problem.problem.say(Lang::en) << "\n" << log;
    const auto replayed = replay<G>(parts, Lang::en);
    const std::string code = words == "log" ? "" : words.substr(std::min(words.size(), 12UL));
    EXPECT_TRUE(words == "log" || words == "log refused " + code) << words;
    EXPECT_EQ(replayed.stop.code, code) << replayed.stop.reason << "\n" << log;
    const int last = parts.entries.back().number;
    EXPECT_EQ(replayed.stop.line, code.empty() ? 0 : last) << "only the last line is refused";
  }

  std::string text_;
};

// --- docs/rules ---------------------------------------------------------------------------------

struct RulesPages {
  explicit RulesPages(const std::string& game)
      : english(read_page("rules/" + game + ".en.md")),
        spanish(read_page("rules/" + game + ".es.md")) {}

  void expect_same_in_both_languages(int rulings) const {
    EXPECT_EQ(headings(english).size(), headings(spanish).size());
    EXPECT_EQ(count_of(english, "[R]"), count_of(spanish, "[R]"));
    EXPECT_GT(count_of(english, "[R]"), rulings);
    EXPECT_EQ(count_of(english, "\n- "), count_of(spanish, "\n- "));
    EXPECT_EQ(count_of(english, "|"), count_of(spanish, "|"));
  }
  // The list of sections that refusals choose from is the page's table of contents.
  void expect_headings(std::span<const Heading> listed) const {
    for (const Lang lang : {Lang::en, Lang::es}) {
      std::vector<std::string> here = headings(lang == Lang::en ? english : spanish);
      here.erase(here.begin());  // the title
      std::vector<std::string> there;
      for (const Text& heading : listed) there.emplace_back(heading.in(lang));
      EXPECT_EQ(here, there);
    }
  }
  // A refusal names a section that the page has, in either language, at the same place.
  void expect_section(const Text& section) const {
    const auto place = [](const std::vector<std::string>& all, std::string_view name) {
      return std::find(all.begin(), all.end(), name) - all.begin();
    };
    const auto in_english = place(headings(english), section.in(Lang::en));
    EXPECT_LT(in_english, static_cast<long>(headings(english).size())) << section.in(Lang::en);
    EXPECT_EQ(in_english, place(headings(spanish), section.in(Lang::es))) << section.in(Lang::es);
  }
  void expect_say_whose_game_it_is() const {
    EXPECT_NE(english.find("independent implementation"), std::string::npos);
    EXPECT_NE(spanish.find("implementación independiente"), std::string::npos);
  }

  std::string english, spanish;
};

}  // namespace warren::pages
