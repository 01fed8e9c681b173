// The lessons of each game, in the order of its course (lessons/<game>/course).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words.h"
#include "host/lesson.h"

namespace warren::cli {

struct NamedLesson {
  std::string name;  // "a-turn"
  Lesson lesson;
};

std::vector<NamedLesson> course_of(std::string_view game);  // empty: it has none

// Those that somebody means: the one of this name or number (from 1), or else all that teach a
// section of the rules whose heading, in either language, has this in it. Places in the course.
std::vector<std::size_t> find_lessons(const std::vector<NamedLesson>& course,
                                      std::string_view wanted);

// Those that teach the section with this heading, in either language.
std::vector<std::size_t> lessons_about(const std::vector<NamedLesson>& course,
                                       std::string_view heading);

// "A turn, Lottery"
std::string sections_text(const Lesson& lesson, Lang lang);

}  // namespace warren::cli
