// What is wrong with something that was read: options, a position, a log. A value, never a throw.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.h"
#include "core/voice.h"
#include "core/words.h"

namespace warren {

// Something to put into a place of a text: the same in all languages, a text of its own, or
// players, who get their names when the text is written.
class Fact {
 public:
  Fact(std::string english, std::string spanish)
      : en_(std::move(english)), es_(std::move(spanish)) {}
  Fact(std::string word) : en_(word), es_(std::move(word)) {}
  Fact(std::string_view word) : Fact(std::string(word)) {}
  Fact(const char* word) : Fact(std::string(word)) {}
  Fact(int number) : Fact(std::to_string(number)) {}
  Fact(Text text) : en_(text.in(Lang::en)), es_(text.in(Lang::es)) {}
  Fact(Seat seat) : kind_(Kind::player), seats_{seat} {}  // "Ana", "player 2"
  Fact(std::vector<Seat> seats) : kind_(Kind::list), seats_(std::move(seats)) {}  // "2, 3, 1"

  // As it stands amid a text. To put a player into another fact fixes the name: rather write a text
  // with one more place.
  std::string in(Voice voice) const;

 private:
  friend std::string fill(std::string_view text, const std::vector<Fact>& facts, Voice voice);
  enum class Kind : std::uint8_t { words, player, list };

  Kind kind_ = Kind::words;
  std::string en_;
  std::string es_;
  std::vector<Seat> seats_;
};

// The text with its places filled. A player without a name is "player 2", with a capital where a
// sentence begins; Spanish texts say "a {0}" and "de {0}", and get "al jugador 2", "a Ana".
std::string fill(std::string_view text, const std::vector<Fact>& facts, Voice voice);
// With a conversion here std::fill would fit some calls better.
inline std::string fill(std::string_view text, const std::vector<Fact>& facts, Lang lang) {
  return fill(text, facts, Voice(lang));
}

class Problem {
 public:
  Problem() = default;  // no problem
  explicit Problem(Text text, std::vector<Fact> facts = {})
      : text_(text), facts_(std::move(facts)) {}

  explicit operator bool() const { return !text_.empty(); }
  std::string say(Voice voice) const { return fill(text_.in(voice.lang()), facts_, voice); }

  // The line it is in, from 1, of a text of several; 0: of none in particular.
  int line() const { return line_; }
  Problem at_line(int line) && {
    line_ = line;
    return std::move(*this);
  }

 private:
  Text text_;
  std::vector<Fact> facts_;
  int line_ = 0;
};

}  // namespace warren
