#include "core/words.h"

namespace warren {

#ifdef __wasm__
// Out of line, or the compiler would shift the addresses of words back, and they could not be told
// from others. Where no language is here, nothing can be said: better to stop than to be silent.
[[gnu::noinline]] std::string_view Text::in(Lang lang) const {
  const char* const english = en_.in(Lang::en);
  const char* const spanish = es_.in(Lang::es);
  const char* const wanted = lang == Lang::es ? spanish : english;
  const char* const found = *wanted != 0 ? wanted : lang == Lang::es ? english : spanish;
  if (*found == 0 && !empty()) __builtin_trap();
  return found;
}
#endif

bool parse_lang(std::string_view name, Lang& lang) {
  const std::string_view code = name.substr(0, 2);
  const bool whole =
      name.size() == 2 || (name.size() > 2 && (name[2] == '_' || name[2] == '-' || name[2] == '.'));
  if (!whole) return false;
  if (code == "en")
    lang = Lang::en;
  else if (code == "es")
    lang = Lang::es;
  else
    return false;
  return true;
}

}  // namespace warren
