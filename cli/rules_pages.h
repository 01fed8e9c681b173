// The rules pages of docs/rules, built into the program so that it needs no file to show them.
#pragma once

#include <string>
#include <string_view>

#include "core/words.h"

namespace warren::cli {

// As Markdown; empty if there is none.
std::string_view rules_page(std::string_view game, Lang lang);
// What a section, which refusals name in English, is called on the page of this language.
std::string section_name(std::string_view game, std::string_view section, Lang lang);

}  // namespace warren::cli
