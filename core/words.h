// Texts in every language Warren speaks, with places for facts, checked when compiled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace warren {

enum class Lang : std::uint8_t { en, es };

// One language's words of a text.
class Words {
 public:
  constexpr Words() = default;
#ifdef __wasm__
  // The page's module is sent without words, and those of one language beside it. No other address
  // is shifted so far: by that wasm/take_words.mjs knows which words are of which language. What
  // something else points to as well stays in the module.
  consteval Words(Lang lang, const char* words) : at_(*words == 0 ? 0 : shifted(lang, words)) {}
  constexpr bool empty() const { return at_ == 0; }
  const char* in(Lang lang) const {
    return at_ == 0 ? "" : reinterpret_cast<const char*>(at_ - shift(lang));
  }

 private:
  static constexpr std::uintptr_t shift(Lang lang) { return lang == Lang::es ? 2 << 24 : 1 << 24; }
  static consteval std::uintptr_t shifted(Lang lang, const char* words) {
    // Clang computes with addresses at compile time only where it is asked whether it can.
    return __builtin_constant_p(reinterpret_cast<std::uintptr_t>(words))
               ? reinterpret_cast<std::uintptr_t>(words) + shift(lang)
               : not_an_address();
  }
  static std::uintptr_t not_an_address() { return 0; }  // not constexpr: this stops compilation

  std::uintptr_t at_ = 0;
#else
  consteval Words(Lang, const char* words) : at_(words) {}
  constexpr bool empty() const { return *at_ == 0; }
  constexpr const char* in(Lang) const { return at_; }

 private:
  const char* at_ = "";
#endif
};

// A text in all languages. Places are written {0} to {9}. The constructor is consteval: a text with
// a missing language, or whose places differ between languages, does not compile.
class Text {
 public:
  consteval Text(const char* english, const char* spanish)
      : en_(Lang::en, english), es_(Lang::es, spanish) {
    if ((*english == 0) != (*spanish == 0)) missing_language();
    if (places(english) != places(spanish)) places_differ_between_languages();
  }
  constexpr Text() = default;
#ifdef __wasm__
  // In the other language if the words of this one are not here.
  std::string_view in(Lang lang) const;
#else
  constexpr std::string_view in(Lang lang) const {
    return lang == Lang::es ? es_.in(Lang::es) : en_.in(Lang::en);
  }
#endif
  constexpr bool empty() const { return en_.empty(); }

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
  Words en_;
  Words es_;
};

// "es", "es_ES.UTF-8", "en" … as LANG and --lang give it; false if it is no language of ours.
bool parse_lang(std::string_view name, Lang& lang);

}  // namespace warren
