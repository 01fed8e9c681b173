// Values in writing: actions, events and pending questions are a name and a few fields, each
// written as what it stands for. One list of forms per kind of thing gives its writer and reader.
//
// Every value can be written and is read back as itself, whatever the bytes: what has no word is
// written as a number, and a field that the form does not name as `a=3`.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/state.h"
#include "games/jack_rabbits/state/types.h"

namespace warren::jack_rabbits {

// What a field stands for.
enum class As : std::uint8_t {
  nothing,
  number,
  seat,     // p0
  seats,    // a bit per seat: p0,p2
  place,    // QH
  spot,     // a number, of a spot on this board
  suit,     // H
  suits,    // a bit per suit: CSH
  hearts,   // a bit per rank: 6H,QH
  order,    // which of the orders of turns: p1,p0,p2
  joker,    // red
  purpose,  // horse
  detail,   // of the purpose that stands before it; not written where a purpose has none
  by,       // road
  off,      // walked
  draw,     // lottery
  flag,     // its label alone
  choice,   // of the power of the suit that stands before it: summon
  aim,      // of that choice: a place where it aims at one, else a number
};

// Where a field lies among the numbers of its frame, action or event. The lists of forms name it by
// what it is; one slot is something else in every kind, so that it goes by many names.
enum class Slot : std::uint8_t { first, second, third, fourth, fifth, mask, seat };
inline constexpr int kSlots = 7;

struct Field {
  Slot slot = Slot::first;
  As as = As::nothing;
  std::string_view label{};  // a field with a label is left out, label and all, if it is 0
};

enum class Shown : std::uint8_t {
  none,    // it has no cards
  some,    // it may have
  hidden,  // it has; "?" where they are not shown
};

struct Form {
  std::string_view name;
  std::array<Field, 6> fields{};
  Shown cards = Shown::none;
};

struct Values {
  std::array<int, kSlots> slot{0, 0, 0, 0, 0, 0, index_of(Seat::nobody)};
  int& operator[](Slot s) { return slot[static_cast<std::size_t>(s)]; }
  int operator[](Slot s) const { return slot[static_cast<std::size_t>(s)]; }
  std::uint8_t byte(Slot s) const { return static_cast<std::uint8_t>((*this)[s]); }
  friend bool operator==(const Values&, const Values&) = default;
};

// The first slots in order, as many as there are numbers.
template <class Numbers>
Values values_of_numbers(const Numbers& numbers) {
  Values values;
  for (std::size_t i = 0; i < numbers.size(); ++i) values.slot[i] = numbers[i];
  return values;
}

using Words = std::span<const std::string_view>;

// What a setup holds, for positions: they must not speak of anything else.
struct Limits {
  int seats = kSeats;
  int spots = 0;
  SuitMask suits = 0;
  PlaceSet places = 0;
};
template <int W>
Limits limits_of(const Setup<W>& setup) {
  return {setup.seats, setup.ground.spots, setup.suits,
          setup.ground.hexes | bit(Place::underground) | bit(Place::off_board)};
}

std::string write(Seat seat);  // "p0", "nobody"
std::string write_suit(int suit);
std::string write_order(int seats, int which, char between);
bool read(std::string_view word, Seat& seat);
bool read_suit(std::string_view word, int& suit);
bool read_order(int seats, Words words, int& which);
std::string joined(Words words);

// `seats` is how many play: an order of turns means nothing without it.
std::string write(const Form& form, const Values& values, int seats);
// Takes off `words` those that belong to the fields; the name has been taken off before.
Problem read(const Form& form, int seats, Words& words, Values& values);
// What a field speaks of that is not there, with what is; no problem if all of it is.
Problem outside(const Limits& limits, const Form& form, const Values& values);
std::string write_places(const Limits& limits);  // "citadel, KC, QC …"

// Which form `words` begin with, -1 if none; takes its name off. Names may be of two words.
int take_name(std::span<const Form> forms, Words& words);

Problem unreadable(std::string_view word, const Fact& wanted);
template <int W>
Problem read_cards(Words words, Cards<W>& cards);

// Questions that are pending (frame_notation.cc).
std::string write(const Frame& frame);
Problem read(const Limits& limits, Words words, Frame& frame);

}  // namespace warren::jack_rabbits
