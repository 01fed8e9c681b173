// The digest of a state or a view. It speaks of the game and not of the type that plays it: what
// holds nothing beyond the narrow width is digested as the narrow type lays it out, so that a log
// made with either width replays with the other.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fields.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// What is as long as there are suits; no other field of a state is of these types.
using WideSpots = std::array<std::uint64_t, kCrossedWords<kWide>>;
using WideBytes = std::array<std::uint8_t, kWide>;
template <class T>
concept WideArray = std::is_same_v<typename T::value_type, Cards<kWide>> ||
    std::is_same_v<typename T::value_type, Own<kWide>>;

template <std::size_t Count, class Array, class Visit>
constexpr bool see_first(const Array& all, Visit& visit) {
  std::array<typename Array::value_type, Count> first{};
  std::copy_n(all.begin(), Count, first.begin());
  visit(first);
  return std::all_of(all.begin() + Count, all.end(), [](auto item) { return item == 0; });
}

// Visits the fields of a wide State or View as its narrow twin has them, and says whether all that
// is left out is empty.
template <class Field, class Visit>
constexpr bool see_narrowed(const Field& field, Visit& visit) {
  bool whole = true;
  if constexpr (std::is_same_v<Field, Cards<kWide>>) {
    Cards<kNarrow> cards;
    for (int s = 0; s < kNarrow; ++s) cards.set_suit(s, field.suit(s));
    visit(cards);
    whole = cards.size() == field.size();
  } else if constexpr (std::is_same_v<Field, WideSpots>) {
    whole = see_first<kCrossedWords<kNarrow>>(field, visit);
  } else if constexpr (std::is_same_v<Field, WideBytes>) {
    whole = see_first<kNarrow>(field, visit);
  } else if constexpr (WideArray<Field>) {
    for (const auto& item : field) whole = see_narrowed(item, visit) && whole;
  } else if constexpr (HasFields<const Field> && !requires { Field::kAddedLater; }) {
    Field::fields(field, [&](const auto& part) { whole = see_narrowed(part, visit) && whole; });
  } else {
    visit(field);
  }
  return whole;
}

template <class T>
struct Narrowed {
  const T& wide;
  template <class Self, class Visit>
  static constexpr void fields(Self& self, Visit&& visit) {
    see_narrowed(self.wide, visit);
  }
};

// Of a State<W> or a View<W>.
template <int W, class T>
std::uint64_t digest_of_play(const T& value) {
  if constexpr (W > kNarrow) {
    const auto look = [](const auto&) {};
    if (see_narrowed(value, look)) return digest_of_fields(Narrowed<T>{value});
  }
  return digest_of_fields(value);
}

}  // namespace warren::jack_rabbits
