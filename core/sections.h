// The sections of a game's rules page, by which refusals say where they come from.
#pragma once

#include <string_view>

#include "core/words.h"

namespace warren {

// A heading in all languages, which is found by the English one when compiled.
class Heading : public Text {
 public:
  consteval Heading(const char* english, const char* spanish)
      : Text(english, spanish), english_(english) {}
  constexpr std::string_view english() const { return english_; }

 private:
  const char* english_;
};

// Written as the English heading, read in any language. One that the list lacks does not compile.
template <const auto& kHeadings>
class SectionOf {
 public:
  consteval SectionOf(const char* english) : heading_(find(english)) {}
  constexpr operator Text() const { return heading_; }
  constexpr std::string_view in(Lang lang) const { return heading_.in(lang); }

 private:
  static void no_such_heading() {}  // not constexpr: calling it stops compilation
  static consteval Text find(std::string_view english) {
    for (const Heading& heading : kHeadings) {
      if (heading.english() == english) return heading;
    }
    if (!english.empty()) no_such_heading();  // where no rule speaks
    return {};
  }

  Text heading_;
};

}  // namespace warren
