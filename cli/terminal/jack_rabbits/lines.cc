// What a table without pictures prints, and what may be typed there besides notation.
#include <algorithm>
#include <charconv>

#include "cli/shared/letters.h"
#include "cli/terminal/jack_rabbits/painter.h"

namespace warren::cli::jack_rabbits_picture {
namespace {

constexpr std::string_view kHands = "\nhands ";

std::string_view take_word(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

// A player by number, as sentences count them, or by the beginning of a name that only one has.
Seat player(const Look& look, std::string_view name) {
  int number = 0;
  const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
  if (read.ec == std::errc() && read.ptr == name.data() + name.size())
    return number >= 1 && number <= look.setup.seats ? seat_of(number - 1) : Seat::nobody;
  Seat found = Seat::nobody;
  for (int i = 0; i < look.setup.seats && !name.empty(); ++i) {
    if (!lower(look.seating.at(seat_of(i)).name).starts_with(lower(name))) continue;
    if (found != Seat::nobody) return Seat::nobody;
    found = seat_of(i);
  }
  return found;
}

}  // namespace

// Where hands are called out their sizes are backs of cards, one sign each.
std::string lines(const Look& look, std::string text) {
  const std::size_t at = text.find(kHands);
  if (look.counts() || look.pub().over() || at == std::string::npos) return text;
  std::string hands;
  for (int i = 0; i < look.setup.seats; ++i) {
    hands += i == 0 ? "" : " ";
    if (look.pub().hand_of(seat_of(i)) == 0) hands += "–";
    for (int card = 0; card < look.pub().hand_of(seat_of(i)); ++card) hands += "▮";
  }
  const std::size_t begin = at + kHands.size();
  return text.replace(begin, text.find('\n', begin) - begin, hands);
}

// "call 2", "call out Luis" and "señala a Luis" are calls too.
std::string meant(const Look& look, std::string_view typed) {
  std::string_view rest = typed;
  const std::string verb = lower(take_word(rest));
  if (verb != "call" && verb != "senala" && verb != "senalar" && verb != "senalo")
    return std::string(typed);
  std::string_view name = take_word(rest);
  if (lower(name) == "out" || lower(name) == "a") name = take_word(rest);
  const Seat seat = player(look, name);
  return "call " +
         (seat == Seat::nobody ? std::string(name) : "p" + std::to_string(warren::index_of(seat)));
}

}  // namespace warren::cli::jack_rabbits_picture
