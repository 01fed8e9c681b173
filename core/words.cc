#include "core/words.h"

namespace warren {

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
