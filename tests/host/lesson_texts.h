// Lessons for tests, and those of the repository.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace warren {

inline std::string file_text(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  EXPECT_FALSE(text.str().empty()) << path;
  return text.str();
}

// Every lesson of the repository, by path.
inline std::vector<std::filesystem::path> all_lessons() {
  std::vector<std::filesystem::path> out;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(WARREN_SOURCE_DIR "/lessons")) {
    if (file.path().extension() == ".lesson") out.push_back(file.path());
  }
  std::sort(out.begin(), out.end());
  return out;
}

// A whole lesson of Rabbihop. The first task is a jump to b1, the second goes on from there.
inline constexpr std::string_view kSmallLesson = R"(warren-lesson 1
game rabbihop
option players=2
teaches Jump
teaches Handle
title
en Jump
es Salta
position
row start:-11- c2.0 . .
row c1.0 . . .
row . . . .
row . . . .
end

task
en To the east,
en please.
es Hacia el este.
point b1
reach view pawns b1 **
wrong action jump south
en That was south.
es Eso era el sur.
slip jump south
refused jump-no-number
en There is no number.
es Ahí no hay número.
slip jump north
hint
en To the right.
es A la derecha.
done
en There you are.
es Ahí estás.
solution jump east

task
en Take the tile.
es Toma la loseta.
chance c3.0:1131
reach view pile p0 c2.0
and view row start:-11- c3.0:1131 **
missed
en Your turn is over.
es Se acabó tu turno.
slip do ; done
solution take
)";

// The same with one thing in another way.
inline std::string changed(std::string_view from, std::string_view to,
                           std::string_view text = kSmallLesson) {
  std::string out(text);
  const std::size_t at = out.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) out.replace(at, from.size(), to);
  return out;
}

}  // namespace warren
