#include "core/problem.h"

#include <algorithm>

#include "core/utf8.h"

namespace warren {
namespace {

// Facts often quote what somebody gave us, which may be a picture. Lists of names stay whole.
constexpr std::size_t kLongestFact = 1000;
constexpr std::size_t kShownOfLonger = 60;

std::string shown(std::string_view fact) {
  return printable(fact, fact.size() > kLongestFact ? kShownOfLonger : kLongestFact);
}

bool nameless(Seat seat, Voice voice) { return voice.name(seat).empty(); }

std::string number(Seat seat) {
  return index_of(seat) < kMaxSeats ? std::to_string(index_of(seat) + 1) : "?";
}

std::string player(Seat seat, Voice voice) {
  if (!nameless(seat, voice)) return shown(voice.name(seat));
  return (voice.lang() == Lang::es ? "el jugador " : "player ") + number(seat);
}

std::string list(const std::vector<Seat>& seats, Voice voice) {
  const bool numbers =
      std::all_of(seats.begin(), seats.end(), [&](Seat seat) { return nameless(seat, voice); });
  std::string out;
  for (const Seat seat : seats) {
    if (!out.empty()) out += ", ";
    out += numbers ? number(seat) : player(seat, voice);
  }
  return out;
}

bool begins_sentence(std::string_view before) { return before.empty() || before.ends_with(". "); }

// Whether "el" melts into the word before it, as in "al jugador" and "del jugador".
bool contracts(std::string_view before) {
  for (const std::string_view word : {"a ", "A ", "de ", "De "}) {
    if (!before.ends_with(word)) continue;
    before.remove_suffix(word.size());
    return before.empty() || before.ends_with(' ');
  }
  return false;
}

// `before` is what the text, not what a fact has before this place.
void add_nameless(std::string& out, std::string_view before, Seat seat, Lang lang) {
  std::string words = player(seat, lang);
  if (begins_sentence(before)) {
    words[0] = static_cast<char>(words[0] - 'a' + 'A');
  } else if (lang == Lang::es && contracts(before)) {
    out.pop_back();
    words.erase(0, 1);
  }
  out += words;
}

}  // namespace

std::string Fact::in(Voice voice) const {
  switch (kind_) {
    case Kind::word:
      return en_;
    case Kind::texts:
      break;
    case Kind::player:
      return player(seat_, voice);
    case Kind::list:
      return list(seats_, voice);
  }
  return voice.lang() == Lang::es ? es_ : en_;
}

Fact Given::kept() const {
  switch (kind_) {
    case Kind::fact:
      return *one_.fact;
    case Kind::string:
      return *one_.string;
    case Kind::view:
      return std::string_view(one_.view.data, one_.view.size);
    case Kind::word:
      return one_.word;
    case Kind::text:
      break;
    case Kind::number:
      return one_.number;
    case Kind::player:
      return one_.seat;
    case Kind::list:
      return *one_.seats;
  }
  return one_.text;
}

std::vector<Fact> Facts::kept() const {
  std::vector<Fact> out;
  for (std::size_t i = 0; i < size(); ++i) out.push_back((*this)[i]);
  return out;
}

std::string fill(std::string_view text, Facts facts, Voice voice) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool place = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}' &&
                       text[i + 1] >= '0' && text[i + 1] <= '9';
    const std::size_t which = place ? static_cast<std::size_t>(text[i + 1] - '0') : 0;
    if (!place || which >= facts.size()) {
      out += text[i];
      continue;
    }
    const Fact fact = facts[which];
    if (fact.kind_ == Fact::Kind::word || fact.kind_ == Fact::Kind::texts) {
      out += shown(fact.in(voice));
    } else if (fact.kind_ == Fact::Kind::player && nameless(fact.seat_, voice)) {
      add_nameless(out, text.substr(0, i), fact.seat_, voice.lang());
    } else {
      out += fact.in(voice);
    }
    i += 2;
  }
  return out;
}

std::string fill(Text text, Facts facts, Voice voice) {
  return fill(text.in(voice.lang()), facts, voice);
}

std::string fill(std::string_view text, Facts facts, Lang lang) {
  return fill(text, facts, Voice(lang));
}

std::string fill(Text text, Facts facts, Lang lang) { return fill(text, facts, Voice(lang)); }

Problem::Problem(Text text, Facts facts) : text_(text), facts_(facts.kept()) {}

std::string Problem::say(Voice voice) const { return fill(text_, facts_, voice); }

}  // namespace warren
