# cmake -DPAGES="a.md|b.md" -DOUT=pages.cc -P EmbedPages.cmake
#
# Writes the texts of these files into a C++ source, each under its name without ".md".
string(REPLACE "|" ";" pages "${PAGES}")
set(entries "")
foreach(page IN LISTS pages)
  file(READ "${page}" text)
  get_filename_component(name "${page}" NAME_WLE)
  string(APPEND entries "    {\"${name}\", R\"WARREN_PAGE(${text})WARREN_PAGE\"},\n")
endforeach()
file(WRITE "${OUT}" "// Made by cmake/EmbedPages.cmake out of docs/rules.
#include <string_view>
#include <vector>

namespace warren::cli {

struct EmbeddedPage {
  std::string_view name;
  std::string_view text;
};
extern const std::vector<EmbeddedPage> kEmbeddedPages;
const std::vector<EmbeddedPage> kEmbeddedPages = {
${entries}};

}  // namespace warren::cli
")
