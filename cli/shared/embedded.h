// Texts of the repository that are part of the program, so that it needs no file to show them. Made
// by cmake/EmbedPages.cmake.
#pragma once

#include <string_view>
#include <vector>

namespace warren::cli {

struct EmbeddedPage {
  std::string_view name;
  std::string_view text;
};
extern const std::vector<EmbeddedPage> kEmbeddedPages;    // docs: "rules/rabbihop.en"
extern const std::vector<EmbeddedPage> kEmbeddedLessons;  // lessons: "rabbihop/jumping"

}  // namespace warren::cli
