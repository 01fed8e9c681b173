#include "games/jack_rabbits/writing/written.h"

#include <algorithm>

#include "core/numbers.h"
#include "games/jack_rabbits/suits/powers.h"
#include "games/jack_rabbits/writing/notation.h"

namespace warren::jack_rabbits {
namespace {

constexpr std::array<std::string_view, kSlots> kSlotNames = {"a", "b",    "c",   "d",
                                                             "e", "mask", "seat"};
constexpr std::array<std::string_view, 2> kJokerNames = {"red", "black"};
// In the order of Purpose, By, Off and Draw.
constexpr std::array<std::string_view, 10> kPurposes = {
    "none", "trail", "horse", "boat", "joker", "hop", "shortfall", "goods", "royal", "power"};
constexpr std::array<std::string_view, 6> kBys = {"road",   "horse", "boat",
                                                  "flight", "cave",  "power"};
constexpr std::array<std::string_view, 8> kOffs = {"walked",         "fell",           "lost-fight",
                                                   "failed-vetting", "lost-challenge", "cheated",
                                                   "burnt",          "chased"};
constexpr std::array<std::string_view, 4> kDraws = {"deal", "lottery", "increment", "power"};

// What a field stands for here. The choices of a power follow from its suit.
struct Meaning {
  As as = As::nothing;
  int suit = 0;         // of a choice
  bool always = false;  // written though it is 0: what an action aims at
  Meaning(As what, int of = 0, bool shown = false) : as(what), suit(of), always(shown) {}
};

std::span<const PowerChoice> choices_of(int suit) {
  if (suit < 0 || suit >= kMostSuits) return {};
  const Power<kWide>* power = kPowers<kWide>[static_cast<std::size_t>(suit)];
  return power != nullptr ? power->choices : std::span<const PowerChoice>{};
}

std::span<const std::string_view> names_of(As as) {
  switch (as) {
    case As::joker:
      return kJokerNames;
    case As::purpose:
      return kPurposes;
    case As::by:
      return kBys;
    case As::off:
      return kOffs;
    case As::draw:
      return kDraws;
    default:
      return {};
  }
}

// What a detail is follows from the purpose.
As detail_of(int purpose) {
  switch (static_cast<Purpose>(purpose)) {
    case Purpose::trail:
    case Purpose::boat:
    case Purpose::hop:
      return As::number;
    case Purpose::horse:
    case Purpose::goods:
    case Purpose::royal:
      return As::place;
    case Purpose::joker:
      return As::joker;
    case Purpose::power:
      return As::suit;
    case Purpose::none:
    case Purpose::shortfall:
      break;
  }
  return As::nothing;
}

// The value of another field of the form.
int value_of(const Form& form, const Values& values, As as) {
  for (const Field& other : form.fields) {
    if (other.as == as) return values[other.slot];
  }
  return 0;
}
Meaning meaning(const Form& form, const Values& values, const Field& field) {
  switch (field.as) {
    case As::detail:
      return detail_of(value_of(form, values, As::purpose));
    case As::choice:
      return {As::choice, value_of(form, values, As::suit)};
    case As::aim: {
      const auto choices = choices_of(value_of(form, values, As::suit));
      const auto at = static_cast<std::size_t>(value_of(form, values, As::choice));
      const Aim aim = at < choices.size() ? choices[at].aim : Aim::nothing;
      // A question or an event of that choice need not have the aim yet.
      const bool done = form.fields[0].as != As::seat;
      return {aim == Aim::place ? As::place : As::number, 0, done && aim != Aim::nothing};
    }
    default:
      return field.as;
  }
}

constexpr int most_of(Slot slot) { return slot == Slot::mask ? 0xFFFF : 0xFF; }

// --- sets ----------------------------------------------------------------------------------------

// The members of a set of bits, each in writing; a number if some bit is nothing that has a word.
template <class Member>
std::string write_set(int bits, int members, std::string_view between, Member&& member) {
  if (bits == 0) return "-";
  if (bits >> members != 0) return std::to_string(bits);
  std::string out;
  for (int i = 0; i < members; ++i) {
    if ((bits >> i & 1) == 0) continue;
    if (!out.empty()) out += between;
    out += member(i);
  }
  return out;
}

template <class Member>
bool read_set(std::string_view word, int& bits, Member&& member) {
  bits = 0;
  if (word == "-") return true;
  while (!word.empty()) {
    const std::size_t comma = std::min(word.find(','), word.size());
    const int index = member(word.substr(0, comma));
    if (index < 0) return false;
    bits |= 1 << index;
    word.remove_prefix(std::min(comma + 1, word.size()));
  }
  return bits != 0;
}

int seat_in_set(std::string_view word) {
  Seat seat = Seat::nobody;
  return read(word, seat) && seat != Seat::nobody ? index_of(seat) : -1;
}

int heart_in_set(std::string_view word) {
  Card card = kNoCard;
  const bool heart = read(word, card) && card.suit == static_cast<int>(Suit::hearts);
  return heart ? card.rank : -1;
}

bool read_suits(std::string_view word, int& bits) {
  bits = 0;
  for (std::size_t i = 0; i < word.size() && word != "-"; ++i) {
    int suit = 0;
    if (!read_suit(word.substr(i, 1), suit)) return false;
    bits |= 1 << suit;
  }
  return true;
}

// --- single values -------------------------------------------------------------------------------

std::string word_of(Meaning meant, int value, int seats) {
  const As as = meant.as;
  if (as == As::choice) {
    const auto choices = choices_of(meant.suit);
    const auto at = static_cast<std::size_t>(value);
    return at < choices.size() ? std::string(choices[at].name) : std::to_string(value);
  }
  if (const auto names = names_of(as); !names.empty()) {
    const auto at = static_cast<std::size_t>(value);
    return at < names.size() ? std::string(names[at]) : std::to_string(value);
  }
  switch (as) {
    case As::seat:
      return write(seat_of(value));
    case As::seats:
      return write_set(value, kMaxSeats, ",", [](int seat) { return write(seat_of(seat)); });
    case As::place:
      return write(place_at(value));
    case As::suit:
      return write_suit(value);
    case As::suits:
      return write_set(value, kSuitsKnown, "", write_suit);
    case As::hearts:
      return write_set(value, kKing + 1, ",", [](int rank) {
        return write(card_of(Suit::hearts, static_cast<std::uint8_t>(rank)));
      });
    case As::order:
      return write_order(seats, value, ',');
    default:
      return std::to_string(value);
  }
}

// Takes more than `word_of` writes (p2,p1 for instance): the caller compares with what is written.
bool read_word(Meaning meant, int seats, std::string_view word, int most, int& value) {
  const As as = meant.as;
  if (parse_int(word, 0, most, value)) return true;
  if (as == As::choice) {
    const auto choices = choices_of(meant.suit);
    for (value = 0; value < static_cast<int>(choices.size()); ++value) {
      if (choices[static_cast<std::size_t>(value)].name == word) return true;
    }
    return false;
  }
  const auto names = names_of(as);
  for (std::size_t i = 0; i < names.size(); ++i) {
    value = static_cast<int>(i);
    if (names[i] == word) return true;
  }
  Seat seat = Seat::nobody;
  Place place = Place::none;
  bool good = false;
  switch (as) {
    case As::seat:
      good = read(word, seat);
      value = index_of(seat);
      return good;
    case As::seats:
      return read_set(word, value, seat_in_set);
    case As::place:
      good = read(word, place);
      value = index_of(place);
      return good;
    case As::suit:
      return read_suit(word, value);
    case As::suits:
      return read_suits(word, value);
    case As::hearts:
      return read_set(word, value, heart_in_set);
    case As::order:
      for (value = 0; value < 24; ++value) {
        if (write_order(seats, value, ',') == word) return true;
      }
      return false;
    default:
      return false;
  }
}

Fact wanted(Meaning meant, int most = 255) {
  const As as = meant.as;
  if (as == As::choice) {
    std::string list;
    for (const PowerChoice& choice : choices_of(meant.suit))
      list += (list.empty() ? "" : ", ") + std::string(choice.name);
    return {list};
  }
  switch (as) {
    case As::seat:
      return Text{"a player such as p1", "un jugador como p1"};
    case As::seats:
      return Text{"players such as p0,p2, or -", "jugadores como p0,p2, o -"};
    case As::place:
      return Text{"a place such as QH, citadel, underground or off",
                  "un lugar como QH, citadel, underground u off"};
    case As::suit:
      return Text{"a suit such as H", "un palo como H"};
    case As::suits:
      return Text{"suits such as CSH", "palos como CSH"};
    case As::hearts:
      return Text{"hearts such as 6H,QH", "corazones como 6H,QH"};
    case As::order:
      return Text{"players in their order such as p1,p0", "jugadores en su orden como p1,p0"};
    case As::number:
    case As::spot:
      return Fact("a number from 0 to " + std::to_string(most),
                  "un número de 0 a " + std::to_string(most));
    default:
      break;
  }
  std::string list;
  for (const auto name : names_of(as)) list += (list.empty() ? "" : ", ") + std::string(name);
  return {list};
}

bool there(const Limits& limits, Meaning meant, int value) {
  const As as = meant.as;
  switch (as) {
    case As::seat:
      return value < limits.seats;
    case As::seats:
      return value >> limits.seats == 0;
    case As::place:
      return value < kPlaces && (limits.places & bit(place_at(value))) != 0;
    case As::spot:
      return value < limits.spots;
    case As::suit:
      return value < kMostSuits && (limits.suits >> value & 1) != 0;
    case As::suits:
      return (value & ~int{limits.suits}) == 0;
    case As::hearts:
      return (value & ~int{kPaying}) == 0;
    default:
      return names_of(as).empty() || value < static_cast<int>(names_of(as).size());
  }
}

// What there is of such fields at a table: the range that is allowed.
Fact all_there(const Limits& limits, Meaning meant) {
  const As as = meant.as;
  switch (as) {
    case As::seat:
    case As::seats:
      return Fact("p0 to p" + std::to_string(limits.seats - 1),
                  "de p0 a p" + std::to_string(limits.seats - 1));
    case As::place:
      return write_places(limits);
    case As::spot:
      return Fact("0 to " + std::to_string(limits.spots - 1),
                  "de 0 a " + std::to_string(limits.spots - 1));
    case As::suit:
    case As::suits:
      return write_set(limits.suits, kSuitsKnown, "", write_suit);
    default:
      return wanted(meant);
  }
}

Problem read_rest(Words& words, Values& values) {
  for (; !words.empty(); words = words.subspan(1)) {
    const std::size_t equals = words[0].find('=');
    if (equals == std::string_view::npos) return {};
    const auto name = std::find(kSlotNames.begin(), kSlotNames.end(), words[0].substr(0, equals));
    const auto slot = static_cast<Slot>(name - kSlotNames.begin());
    int number = 0;
    if (name == kSlotNames.end() ||
        !parse_int(words[0].substr(equals + 1), 0, most_of(slot), number))
      return unreadable(words[0], Text{"a field such as a=3", "un campo como a=3"});
    values[slot] = number;
  }
  return {};
}

}  // namespace

std::string write(Seat seat) {
  if (seat == Seat::nobody) return "nobody";
  return (index_of(seat) < kMaxSeats ? "p" : "") + std::to_string(index_of(seat));
}

bool read(std::string_view word, Seat& seat) {
  int index = 0;
  seat = Seat::nobody;
  if (word == "nobody") return true;
  if (word.size() != 2 || word[0] != 'p' || !parse_int(word.substr(1), 0, kMaxSeats - 1, index))
    return false;
  seat = seat_of(index);
  return true;
}

std::string write_suit(int suit) {
  if (suit < 0 || suit >= kSuitsKnown) return std::to_string(suit);
  return {kSuits[static_cast<std::size_t>(suit)].letter};
}

bool read_suit(std::string_view word, int& suit) {
  for (suit = 0; suit < kSuitsKnown; ++suit) {
    if (word.size() == 1 && word[0] == kSuits[static_cast<std::size_t>(suit)].letter) return true;
  }
  return false;
}

std::string write_order(int seats, int which, char between) {
  std::array<int, kSeats> order = {0, 1, 2, 3};
  for (int i = 0; i < which; ++i) {
    if (!std::next_permutation(order.begin(), order.begin() + seats)) return std::to_string(which);
  }
  std::string out;
  for (int i = 0; i < seats; ++i) {
    if (i > 0) out += between;
    out += write(seat_of(order[static_cast<std::size_t>(i)]));
  }
  return out;
}

bool read_order(int seats, Words words, int& which) {
  const std::string text = joined(words);
  for (which = 0; which < 24; ++which) {
    const std::string order = write_order(seats, which, ' ');
    if (order == text) return order[0] == 'p';
  }
  return false;
}

std::string joined(Words words) {
  std::string out;
  for (const auto word : words) out += (out.empty() ? "" : " ") + std::string(word);
  return out;
}

Problem unreadable(std::string_view word, const Fact& should_be) {
  return Problem(
      {"“{0}” cannot be read; it should be {1}", "«{0}» no se entiende; debería ser {1}"},
      {word, should_be});
}

std::string write(const Form& form, const Values& values, int seats) {
  std::string out(form.name);
  unsigned written = 0;
  const auto done = [&written](Slot slot) { written |= 1U << static_cast<int>(slot); };
  for (const Field& field : form.fields) {
    const Meaning meant = meaning(form, values, field);
    const As as = meant.as;
    const int value = values[field.slot];
    if (as == As::nothing || (as == As::flag && value > 1)) continue;
    done(field.slot);
    if (!field.label.empty() && value == 0 && !meant.always) continue;
    if (!field.label.empty()) out += " " + std::string(field.label);
    if (as != As::flag) out += " " + word_of(meant, value, seats);
  }
  const Values none;
  for (int s = 0; s < kSlots; ++s) {
    const auto slot = static_cast<Slot>(s);
    if ((written >> s & 1) != 0 || values[slot] == none[slot]) continue;
    out += " " + std::string(kSlotNames[static_cast<std::size_t>(s)]) + "=" +
           std::to_string(values[slot]);
  }
  return out;
}

Problem read(const Form& form, int seats, Words& words, Values& values) {
  const Words all = words;
  for (const Field& field : form.fields) {
    const Meaning meant = meaning(form, values, field);
    const As as = meant.as;
    if (as == As::nothing) continue;
    if (!field.label.empty()) {
      if (words.empty() || words[0] != field.label) continue;
      words = words.subspan(1);
    }
    if (as == As::flag) {
      values[field.slot] = 1;
      continue;
    }
    if (words.empty()) {
      return Problem({"“{0}” lacks {1}", "A «{0}» le falta {1}"},
                     {std::string(form.name) + (all.empty() ? "" : " ") + joined(all),
                      wanted(meant, most_of(field.slot))});
    }
    if (!read_word(meant, seats, words[0], most_of(field.slot), values[field.slot]))
      return unreadable(words[0], wanted(meant, most_of(field.slot)));
    words = words.subspan(1);
  }
  if (Problem problem = read_rest(words, values)) return problem;
  std::string given(form.name);
  if (all.size() > words.size()) given += " " + joined(all.first(all.size() - words.size()));
  const std::string good = write(form, values, seats);
  if (given == good) return {};
  return Problem({"“{0}” is to be written “{1}”", "«{0}» se escribe «{1}»"}, {given, good});
}

std::string write_places(const Limits& limits) {
  std::string out;
  for (PlaceSet left = limits.places; left != 0; left &= left - 1)
    out += (out.empty() ? "" : ", ") + write(place_at(std::countr_zero(left)));
  return out;
}

Problem outside(const Limits& limits, const Form& form, const Values& values) {
  for (const Field& field : form.fields) {
    const Meaning meant = meaning(form, values, field);
    if (there(limits, meant, values[field.slot])) continue;
    return Problem({"“{0}” speaks of {1}, which is not at this table; there is {2}",
                    "«{0}» habla de {1}, que no hay en esta mesa; hay {2}"},
                   {write(form, values, limits.seats),
                    word_of(meant, values[field.slot], limits.seats), all_there(limits, meant)});
  }
  return {};
}

int take_name(std::span<const Form> forms, Words& words) {
  for (std::size_t i = 0; i < forms.size(); ++i) {
    const std::string_view name = forms[i].name;
    const std::size_t count = name.find(' ') == std::string_view::npos ? 1 : 2;
    if (words.size() < count || joined(words.first(count)) != name) continue;
    words = words.subspan(count);
    return static_cast<int>(i);
  }
  return -1;
}

template <int W>
Problem read_cards(Words words, Cards<W>& cards) {
  cards = {};
  for (const auto word : words) {
    Card card = kNoCard;
    if (!read(word, card) || card.suit >= W)
      return unreadable(word,
                        Text{"a card such as AC, 10S or red", "una carta como AC, 10S o red"});
    if (cards.has(card))
      return Problem({"the card {0} is named twice", "la carta {0} se nombra dos veces"}, {word});
    cards.add(card);
  }
  return {};
}

template Problem read_cards<4>(Words, Cards<4>&);
template Problem read_cards<12>(Words, Cards<12>&);

}  // namespace warren::jack_rabbits
