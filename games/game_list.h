// The one list of games, as types. To add a game: include it here and name it in `Games`.
#pragma once

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
  static constexpr int kSize = sizeof...(Gs);
};

using Games = GameList<rabbihop::Rabbihop, jack_rabbits::JackRabbits>;

// The stage before a game, where it has one (games/staged.h): a game that is in no list of its own.
template <class G>
struct StageBeforeOf {
  using type = void;
};
template <>
struct StageBeforeOf<jack_rabbits::JackRabbits> {
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
