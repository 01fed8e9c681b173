#include "table/naming.h"

#include <array>

namespace warren {
namespace {

struct Phrase {
  std::string_view words;  // before the number
  std::string_view kept;   // before the name
};
// Longer ones first: "del jugador" has "el jugador" in it.
constexpr std::array kEnglish = {Phrase{"Player ", ""}, Phrase{"player ", ""}};
constexpr std::array kSpanish = {Phrase{"Del jugador ", "De "}, Phrase{"del jugador ", "de "},
                                 Phrase{"Al jugador ", "A "},   Phrase{"al jugador ", "a "},
                                 Phrase{"El jugador ", ""},     Phrase{"el jugador ", ""},
                                 Phrase{"jugador ", ""}};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// How much of the text is this phrase and the number of a seat; 0: none of it.
std::size_t spoken(std::string_view text, const Phrase& phrase, int seats, int& seat) {
  const std::size_t at = phrase.words.size();
  if (text.substr(0, at) != phrase.words || text.size() <= at || !is_digit(text[at])) return 0;
  if (text.size() > at + 1 && is_digit(text[at + 1])) return 0;
  seat = text[at] - '1';
  return seat >= 0 && seat < seats ? at + 1 : 0;
}

}  // namespace

std::string with_names(std::string_view sentence, const Seating& seating, Lang lang) {
  const auto put = [&](const auto& phrases) {
    std::string out;
    while (!sentence.empty()) {
      std::size_t length = 0;
      for (const Phrase& phrase : phrases) {
        int seat = 0;
        length = spoken(sentence, phrase, seating.size(), seat);
        if (length == 0) continue;
        out += phrase.kept;
        out += seating.at(seat_of(seat)).name;
        break;
      }
      if (length == 0) {
        out += sentence[0];
        length = 1;
      }
      sentence.remove_prefix(length);
    }
    return out;
  };
  return lang == Lang::es ? put(kSpanish) : put(kEnglish);
}

}  // namespace warren
