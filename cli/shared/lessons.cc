#include "cli/shared/lessons.h"

#include "cli/shared/embedded.h"
#include "cli/shared/letters.h"
#include "core/numbers.h"
#include "games/headings.h"

namespace warren::cli {
namespace {

std::string_view text_of(const std::string& name) {
  for (const EmbeddedPage& page : kEmbeddedLessons) {
    if (page.name == name) return page.text;
  }
  return {};
}

// Whether a heading of one of its sections, in any language, is what `fits` looks for.
template <class Fits>
bool teaches(const Lesson& lesson, const Fits& fits) {
  for (const LogLine& section : lesson.teaches) {
    const Text heading = find_heading(lesson.game->id(), section.text);
    if (fits(heading.in(Lang::en)) || fits(heading.in(Lang::es))) return true;
  }
  return false;
}

}  // namespace

std::vector<NamedLesson> course_of(std::string_view game) {
  std::vector<NamedLesson> out;
  const std::string folder = std::string(game) + "/";
  for (std::string_view rest = text_of(folder + "course"); !rest.empty();) {
    const std::string_view name = take_line(rest);
    if (name.empty()) continue;
    NamedLesson one{std::string(name), {}};
    if (!read_lesson(text_of(folder + one.name), one.lesson)) out.push_back(std::move(one));
  }
  return out;
}

std::vector<std::size_t> find_lessons(const std::vector<NamedLesson>& course,
                                      std::string_view wanted) {
  const std::string word = lower(wanted);
  int number = 0;
  if (parse_int(word, 1, static_cast<int>(course.size()), number))
    return {static_cast<std::size_t>(number - 1)};
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < course.size(); ++i) {
    if (course[i].name == word) return {i};
    const bool about = teaches(course[i].lesson, [&](std::string_view heading) {
      return lower(heading).find(word) != std::string::npos;
    });
    if (about) out.push_back(i);
  }
  return out;
}

std::vector<std::size_t> lessons_about(const std::vector<NamedLesson>& course,
                                       std::string_view heading) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < course.size(); ++i) {
    if (teaches(course[i].lesson, [&](std::string_view one) { return one == heading; }))
      out.push_back(i);
  }
  return out;
}

std::string sections_text(const Lesson& lesson, Lang lang) {
  std::string out;
  for (const LogLine& section : lesson.teaches) {
    if (!out.empty()) out += ", ";
    out += find_heading(lesson.game->id(), section.text).in(lang);
  }
  return out;
}

}  // namespace warren::cli
