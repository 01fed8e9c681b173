# cmake -DPAGES="a.md|b.md" -DLIST=Pages -DOUT=pages.cc -P EmbedPages.cmake
#
# Writes the texts of these files into a C++ source, as kEmbeddedPages: each under its folder and its name without
# its last extension, "rules/rabbihop.en".
string(REPLACE "|" ";" pages "${PAGES}")
set(entries "")
foreach(page IN LISTS pages)
  file(READ "${page}" text)
  get_filename_component(name "${page}" NAME_WLE)
  get_filename_component(folder "${page}" DIRECTORY)
  get_filename_component(folder "${folder}" NAME)
  string(APPEND entries "    {\"${folder}/${name}\", R\"WARREN_PAGE(${text})WARREN_PAGE\"},\n")
endforeach()
file(WRITE "${OUT}" "// Made by cmake/EmbedPages.cmake.
#include \"cli/shared/embedded.h\"

namespace warren::cli {

const std::vector<EmbeddedPage> kEmbedded${LIST} = {
${entries}};

}  // namespace warren::cli
")
