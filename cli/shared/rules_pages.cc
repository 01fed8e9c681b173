#include "cli/shared/rules_pages.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "cli/shared/embedded.h"
#include "cli/shared/letters.h"

namespace warren::cli {

namespace {

struct Section {
  std::string_view heading;
  std::string_view text;  // from its heading to the next one
};

std::vector<Section> sections(std::string_view page) {
  std::vector<Section> out;
  for (std::size_t at = 0; at < page.size();) {
    const std::size_t end = std::min(page.find('\n', at), page.size());
    std::string_view line = page.substr(at, end - at);
    if (line.starts_with("#")) {
      line.remove_prefix(std::min(line.find_first_not_of("# "), line.size()));
      const std::size_t next = std::min(page.find("\n#", end), page.size());
      out.push_back({line, page.substr(at, next - at)});
    }
    at = end + 1;
  }
  return out;
}

// How many letters have to be added, left out or changed to make one word of the other.
int letters_apart(std::string_view one, std::string_view other) {
  std::vector<int> row(other.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (const char letter : one) {
    int corner = row[0]++;
    for (std::size_t i = 0; i < other.size(); ++i) {
      const int changed = corner + (letter == other[i] ? 0 : 1);
      corner = row[i + 1];
      row[i + 1] = std::min({changed, row[i] + 1, corner + 1});
    }
  }
  return row.back();
}

// Whether a word of the heading is the wanted one but for a slip of the fingers.
bool nearly(std::string_view heading, std::string_view wanted) {
  const std::string text = lower(heading);
  const int slips = static_cast<int>(wanted.size()) / 3;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" :", at), text.size());
    if (letters_apart(text.substr(at, end - at), wanted) <= slips) return true;
    at = end + 1;
  }
  return false;
}

std::string_view page_of(std::string_view folder, std::string_view game, Lang lang) {
  const std::string name =
      std::string(folder) + '/' + std::string(game) + (lang == Lang::es ? ".es" : ".en");
  for (const EmbeddedPage& page : kEmbeddedPages) {
    if (page.name == name) return page.text;
  }
  return {};
}

}  // namespace

std::string_view rules_page(std::string_view game, Lang lang) {
  return page_of("rules", game, lang);
}
std::string_view rules_summary(std::string_view game, Lang lang) {
  return page_of("summary", game, lang);
}
std::string_view rules_glossary(std::string_view game, Lang lang) {
  return page_of("glossary", game, lang);
}

std::string glossary_of(std::string_view game, std::string_view what, Lang lang) {
  const std::string wanted = lower(what);
  std::string head, rows;
  std::string_view rest = rules_glossary(game, lang);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size() - 1) + 1;
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end);
    if (!line.starts_with("|")) continue;
    if (!line.starts_with("| **"))
      head += line;
    else if (lower(line).find(wanted) != std::string::npos)
      rows += line;
  }
  return rows.empty() ? rows : head + rows;
}

// The pages say the same in the same order, so the same heading has the same place.
std::string_view rules_section(std::string_view game, std::string_view what, Lang lang) {
  const std::string wanted = lower(what);
  const auto shown = sections(rules_page(game, lang));
  for (const bool whole : {true, false}) {  // a heading that is called so, or else has it
    for (const Lang named : {lang, lang == Lang::en ? Lang::es : Lang::en}) {
      const auto page = sections(rules_page(game, named));
      for (std::size_t i = 1; i < page.size() && page.size() == shown.size(); ++i) {
        const std::string heading = lower(page[i].heading);
        const bool found = whole ? heading == wanted : heading.find(wanted) != std::string::npos;
        if (found) return shown[i].text;
      }
    }
  }
  return {};
}

SectionNames near_sections(std::string_view game, std::string_view what, Lang lang) {
  const std::string wanted = lower(what);
  SectionNames near, all;
  const auto page = sections(rules_page(game, lang));
  for (std::size_t i = 1; i < page.size(); ++i) {
    const std::string_view heading = page[i].heading;
    if (nearly(heading, wanted)) near.names.emplace_back(heading);
    std::string chapter(heading.substr(0, heading.find(':')));  // "Tiles: trap" is one of "Tiles"
    if (std::find(all.names.begin(), all.names.end(), chapter) == all.names.end())
      all.names.push_back(std::move(chapter));
  }
  near.alike = !near.names.empty();
  return near.alike ? near : all;
}

std::string section_name(std::string_view game, std::string_view section, Lang lang) {
  const auto english = sections(rules_page(game, Lang::en));
  const auto other = sections(rules_page(game, lang));
  for (std::size_t i = 0; i < english.size() && english.size() == other.size(); ++i) {
    if (english[i].heading == section) return std::string(other[i].heading);
  }
  return std::string(section);
}

}  // namespace warren::cli
