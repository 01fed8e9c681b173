#include "cli/rules_pages.h"

#include <vector>

namespace warren::cli {

// Made by cmake/EmbedPages.cmake.
struct EmbeddedPage {
  std::string_view name;  // "rabbihop.en"
  std::string_view text;
};
extern const std::vector<EmbeddedPage> kEmbeddedPages;

namespace {

std::vector<std::string_view> headings(std::string_view page) {
  std::vector<std::string_view> out;
  while (!page.empty()) {
    const std::size_t end = std::min(page.find('\n'), page.size());
    std::string_view line = page.substr(0, end);
    page.remove_prefix(std::min(end + 1, page.size()));
    if (!line.starts_with("#")) continue;
    line.remove_prefix(std::min(line.find_first_not_of("# "), line.size()));
    out.push_back(line);
  }
  return out;
}

}  // namespace

std::string_view rules_page(std::string_view game, Lang lang) {
  const std::string name = std::string(game) + (lang == Lang::es ? ".es" : ".en");
  for (const EmbeddedPage& page : kEmbeddedPages) {
    if (page.name == name) return page.text;
  }
  return {};
}

// The pages say the same in the same order, so the same heading has the same place.
std::string section_name(std::string_view game, std::string_view section, Lang lang) {
  const auto english = headings(rules_page(game, Lang::en));
  const auto other = headings(rules_page(game, lang));
  for (std::size_t i = 0; i < english.size() && english.size() == other.size(); ++i) {
    if (english[i] == section) return std::string(other[i]);
  }
  return std::string(section);
}

}  // namespace warren::cli
