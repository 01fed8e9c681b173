// What is wrong with something that was read: options, a position, a log. A value, never a throw.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/words.h"

namespace warren {

// Something to put into a place of a text: the same in all languages, or a text of its own.
class Fact {
 public:
  Fact(std::string english, std::string spanish)
      : en_(std::move(english)), es_(std::move(spanish)) {}
  Fact(std::string word) : en_(word), es_(std::move(word)) {}
  Fact(std::string_view word) : Fact(std::string(word)) {}
  Fact(const char* word) : Fact(std::string(word)) {}
  Fact(int number) : Fact(std::to_string(number)) {}
  Fact(Text text) : en_(text.in(Lang::en)), es_(text.in(Lang::es)) {}
  const std::string& in(Lang lang) const { return lang == Lang::es ? es_ : en_; }

 private:
  std::string en_;
  std::string es_;
};

std::string fill(std::string_view text, const std::vector<Fact>& facts, Lang lang);

class Problem {
 public:
  Problem() = default;  // no problem
  explicit Problem(Text text, std::vector<Fact> facts = {})
      : text_(text), facts_(std::move(facts)) {}

  explicit operator bool() const { return !text_.empty(); }
  std::string say(Lang lang) const { return fill(text_.in(lang), facts_, lang); }

 private:
  Text text_;
  std::vector<Fact> facts_;
};

}  // namespace warren
