// What is wrong with something that was read: options, a position, a log. A value, never a throw.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.h"
#include "core/voice.h"
#include "core/words.h"

namespace warren {

class Facts;

// Something to put into a place of a text: the same in all languages, a text of its own, or
// players, who get their names when the text is written.
class Fact {
 public:
  Fact(std::string english, std::string spanish)
      : kind_(Kind::texts), en_(std::move(english)), es_(std::move(spanish)) {}
  Fact(std::string word) : en_(std::move(word)) {}
  Fact(std::string_view word) : Fact(std::string(word)) {}
  Fact(const char* word) : Fact(std::string(word)) {}
  Fact(int number) : Fact(std::to_string(number)) {}
  Fact(Text text) : kind_(Kind::texts), en_(text.in(Lang::en)), es_(text.in(Lang::es)) {}
  Fact(Seat seat) : kind_(Kind::player), seat_(seat) {}  // "Ana", "player 2"
  Fact(std::vector<Seat> seats) : kind_(Kind::list), seats_(std::move(seats)) {}  // "2, 3, 1"

  // As it stands amid a text. To put a player into another fact fixes the name: rather write a text
  // with one more place.
  std::string in(Voice voice) const;

 private:
  friend std::string fill(std::string_view text, Facts facts, Voice voice);
  enum class Kind : std::uint8_t { word, texts, player, list };

  Kind kind_ = Kind::word;
  Seat seat_ = Seat::nobody;
  std::string en_;  // a word is kept here, too
  std::string es_;
  std::vector<Seat> seats_;
};

// A fact as it is handed to a call that fills it in: borrowed, so that nothing is copied, and
// nothing to be freed, at the hundreds of places where something is said. The page's module has to
// stay small.
class Given {
 public:
  Given(const Fact& fact) : kind_(Kind::fact), one_{.fact = &fact} {}
  Given(const std::string& word) : kind_(Kind::string), one_{.string = &word} {}
  Given(std::string_view word) : kind_(Kind::view), one_{.view = {word.data(), word.size()}} {}
  Given(const char* word) : kind_(Kind::word), one_{.word = word} {}
  Given(int number) : kind_(Kind::number), one_{.number = number} {}
  Given(Text text) : kind_(Kind::text), one_{.text = text} {}
  Given(Seat seat) : kind_(Kind::player), one_{.seat = seat} {}
  Given(const std::vector<Seat>& seats) : kind_(Kind::list), one_{.seats = &seats} {}

  Fact kept() const;

 private:
  enum class Kind : std::uint8_t { fact, string, view, word, text, number, player, list };

  Kind kind_;
  union {
    const Fact* fact;
    const std::string* string;
    struct {
      const char* data;
      std::size_t size;
    } view;
    const char* word;
    Text text;
    int number;
    Seat seat;
    const std::vector<Seat>* seats;
  } one_;
};

// What the places of a text are filled with: a list in braces, which the call borrows, or a vector.
class Facts {
 public:
  Facts() = default;
  Facts(std::initializer_list<Given> facts)
      : given_(std::data(facts)), size_(count(facts.size())) {}
  Facts(const std::vector<Fact>& facts)
      : kept_(facts.data()), size_(count(facts.size())), owned_(1) {}

  std::size_t size() const { return size_; }
  Fact operator[](std::size_t index) const { return owned_ ? kept_[index] : given_[index].kept(); }
  std::vector<Fact> kept() const;

 private:
  static unsigned count(std::size_t size) { return static_cast<unsigned>(size) & 0x7fffffff; }

  union {
    const Given* given_ = nullptr;
    const Fact* kept_;
  };
  unsigned size_ : 31 = 0;
  unsigned owned_ : 1 = 0;
};

// The text with its places filled. A player without a name is "player 2", with a capital where a
// sentence begins; Spanish texts say "a {0}" and "de {0}", and get "al jugador 2", "a Ana".
std::string fill(std::string_view text, Facts facts, Voice voice);
std::string fill(Text text, Facts facts, Voice voice);
// With a conversion here std::fill would fit some calls better.
std::string fill(std::string_view text, Facts facts, Lang lang);
std::string fill(Text text, Facts facts, Lang lang);

class Problem {
 public:
  Problem() = default;  // no problem
  explicit Problem(Text text, Facts facts = {});

  explicit operator bool() const { return !text_.empty(); }
  std::string say(Voice voice) const;

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
