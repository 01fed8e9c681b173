// Which cards are on a screen, and which of them should not be: those in another's hand that
// whoever looks does not know of.
#pragma once

#include <climits>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "games/catalog.h"

namespace warren::terminal_test {

inline std::string contents(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// A rank at the beginning of a text: how many letters it has, or 0.
inline std::size_t rank_at(std::string_view text) {
  if (text.starts_with("10")) return 2;
  return !text.empty() && std::string_view("A23456789JQK").find(text[0]) != std::string_view::npos
             ? 1
             : 0;
}

// All cards that the text names, as "7♣" does or as one of "♣3 7° 10"; in notation.
inline std::set<std::string> cards_in(std::string_view text) {
  static constexpr std::string_view kSymbols = "♣♠♥♦";
  std::set<std::string> out;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const std::string_view symbol = kSymbols.substr(3 * suit, 3);
    const char letter = "CSHD"[suit];
    for (std::size_t at = text.find(symbol); at != std::string_view::npos;
         at = text.find(symbol, at + 3)) {
      for (const std::size_t length : {std::size_t{1}, std::size_t{2}}) {
        if (at < length) continue;
        const std::string_view before = text.substr(at - length, length);
        if (rank_at(before) == length) out.insert(std::string(before) + letter);
      }
      std::string_view rest = text.substr(at + 3);
      while (const std::size_t length = rank_at(rest)) {
        out.insert(std::string(rest.substr(0, length)) + letter);
        rest.remove_prefix(length);
        if (rest.starts_with("°")) rest.remove_prefix(std::string_view("°").size());
        if (rest.starts_with(" ")) rest.remove_prefix(1);
      }
    }
  }
  return out;
}

// The cards that lines such as "hand p0 AC 10S" name behind these words.
inline std::set<std::string> listed(const std::string& position, const std::string& words) {
  std::set<std::string> out;
  std::istringstream lines(position);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(words + " ")) continue;
    std::istringstream cards(line.substr(words.size()));
    for (std::string card; cards >> card;) out.insert(card);
  }
  return out;
}

// What other hands hold, and this seat does not know of, in the game of a log.
inline std::set<std::string> hidden_from(const std::string& log, int viewer) {
  const AnyReplayed replayed = replay_log(log, Lang::en, INT_MAX);
  if (replayed.match == nullptr) return {"no log"};
  const std::string position = replayed.match->position();
  const std::string me = "p" + std::to_string(viewer);
  std::set<std::string> out;
  for (int i = 0; i < replayed.match->seats(); ++i) {
    if (i == viewer) continue;
    const std::string other = "p" + std::to_string(i);
    out.merge(listed(position, "hand " + other));
    for (const std::string& words : {"known " + other, "seen " + me + " of " + other}) {
      for (const std::string& card : listed(position, words)) out.erase(card);
    }
  }
  // Royals lie open: their carrots tell who holds them.
  std::erase_if(out, [](const std::string& card) {
    return std::string_view("JQK").find(card[0]) != std::string_view::npos;
  });
  return out;
}

// The cards on the screen that must not be there; as text, for messages.
inline std::string betrayed(const std::string& screen, const std::set<std::string>& hidden) {
  std::string out;
  for (const std::string& card : cards_in(screen)) {
    if (hidden.contains(card)) out += card + " ";
  }
  return out;
}

}  // namespace warren::terminal_test
