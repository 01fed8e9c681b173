// Texts in every language Warren speaks, with places for facts, checked when compiled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace warren {

enum class Lang : std::uint8_t { en, es };

// A text in all languages. Places are written {0} to {9}. The constructor is consteval: a text with
// a missing language, or whose places differ between languages, does not compile.
class Text {
 public:
  consteval Text(const char* english, const char* spanish) : en_(english), es_(spanish) {
    if ((*en_ == 0) != (*es_ == 0)) missing_language();
    if (places(en_) != places(es_)) places_differ_between_languages();
  }
  constexpr Text() = default;
  constexpr std::string_view in(Lang lang) const { return lang == Lang::es ? es_ : en_; }
  constexpr bool empty() const { return *en_ == 0; }

  // The set of places {0} to {9} that occur, as a bit mask.
  static constexpr unsigned places(std::string_view text) {
    unsigned found = 0;
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
      if (text[i] == '{' && text[i + 2] == '}' && text[i + 1] >= '0' && text[i + 1] <= '9') {
        found |= 1U << (text[i + 1] - '0');
      }
    }
    return found;
  }

 private:
  static void missing_language() {}  // not constexpr: calling these stops compilation
  static void places_differ_between_languages() {}

  // No lengths: there are thousands of texts, and the page's module has to stay small.
  const char* en_ = "";
  const char* es_ = "";
};

// "es", "es_ES.UTF-8", "en" … as LANG and --lang give it; false if it is no language of ours.
bool parse_lang(std::string_view name, Lang& lang);

}  // namespace warren
