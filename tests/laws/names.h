// Names for every seat, and whether a sentence speaks of a player by number in spite of them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/voice.h"

namespace warren::laws {

inline const std::array<std::string, kMaxSeats> kNames = {"Ana",  "Luis", "Eva",  "Teo",
                                                          "Inés", "Hugo", "Olga", "Ciro"};
inline Voice named(Lang lang) { return {lang, kNames}; }

// "player 2", "Al jugador 2", "players 1 and 2".
inline bool speaks_by_number(std::string_view text) {
  for (const std::string_view word : {"layer ", "layers ", "ugador ", "ugadores "}) {
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + 1)) {
      const std::string_view rest = text.substr(at + word.size());
      if (!rest.empty() && rest[0] >= '0' && rest[0] <= '9') return true;
    }
  }
  return false;
}
inline bool speaks_by_name(std::string_view text) {
  for (const std::string& name : kNames) {
    if (text.find(name) != text.npos) return true;
  }
  return false;
}

}  // namespace warren::laws
