// The rules pages of docs/rules, and the summaries and glossaries beside them, built into the
// program so that it needs no file to show them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"

namespace warren::cli {

// As Markdown; empty if there is none.
std::string_view rules_page(std::string_view game, Lang lang);
std::string_view rules_summary(std::string_view game, Lang lang);   // a turn, in short
std::string_view rules_glossary(std::string_view game, Lang lang);  // its words, as a table
// The rows of the glossary that speak of this, in either language or in print, with the table's
// head; empty if none does.
std::string glossary_of(std::string_view game, std::string_view what, Lang lang);
// The part of the page under the heading that speaks of this, in either language; empty if none
// does.
std::string_view rules_section(std::string_view game, std::string_view what, Lang lang);
// For somebody who asked for a section that there is not: the names that are nearly what was asked
// for, or else of all chapters, in the order of the page.
struct SectionNames {
  std::vector<std::string> names;
  bool alike = false;
};
SectionNames near_sections(std::string_view game, std::string_view what, Lang lang);
// What a section, which refusals name in English, is called on the page of this language.
std::string section_name(std::string_view game, std::string_view section, Lang lang);

}  // namespace warren::cli
