// The one list of games, as types. To add a game: include it here and name it in `Games`.
#pragma once

#include <array>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/problem.h"
#include "games/jack_rabbits/building/board_building.h"
#include "games/jack_rabbits/jack_rabbits.h"
#include "games/rabbihop/rabbihop.h"

namespace warren {

template <Game... Gs>
struct GameList {
  // By its id a game is found: it must lead to one type.
  static constexpr bool each_named_once() {
    const std::array<std::string_view, sizeof...(Gs)> ids = {Gs::kId...};
    for (std::size_t i = 0; i < ids.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (ids[i] == ids[j]) return false;
      }
    }
    return true;
  }
};

// Each game once: of Jack Rabbits the width that has room for any suits.
using Games = GameList<rabbihop::Rabbihop, jack_rabbits::WideJackRabbits>;
static_assert(Games::each_named_once());

// A type that plays the same game faster, with the same digests, as long as it `has_room` for what
// the options ask for: for playouts, searches and benchmarks. Most games have none but themselves.
template <class G>
struct NarrowOf {
  using type = G;
};
template <>
struct NarrowOf<jack_rabbits::WideJackRabbits> {
  using type = jack_rabbits::JackRabbits;
};
template <class G>
using Narrow = typename NarrowOf<G>::type;

// The stage before a game, where it has one (games/staged.h): a game that is in no list of its own.
template <class G>
struct StageBeforeOf {
  using type = void;
};
template <>
struct StageBeforeOf<jack_rabbits::JackRabbits> {
  using type = jack_rabbits::BoardBuilding;
};
template <>
struct StageBeforeOf<jack_rabbits::WideJackRabbits> {
  using type = jack_rabbits::BoardBuilding;
};
template <class G>
using FirstStage = typename StageBeforeOf<G>::type;
template <class G>
inline constexpr bool kStaged = !std::is_void_v<FirstStage<G>>;

template <class G>
struct GameTag {
  using type = G;
};

namespace detail {
template <class... Gs, class Use>
bool with_game_of(GameList<Gs...>, std::string_view id, Use&& use) {
  return ((Gs::kId == id && (use(GameTag<Gs>{}), true)) || ...);
}
}  // namespace detail

// Calls use(GameTag<G>{}) for the game of this id; false if there is none. So code written once as
// a template runs for a game that was picked by name:
//
//   with_game(name, [&](auto tag) { simulate<typename decltype(tag)::type>(…); });
template <class Use>
bool with_game(std::string_view id, Use&& use) {
  return detail::with_game_of(Games{}, id, std::forward<Use>(use));
}

// "there is no game x; the games are …"
Problem unknown_game(std::string_view id);

}  // namespace warren
