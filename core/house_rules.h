// What holds in every game, and therefore has no place in any game's own refusals.
#pragma once

#include <string_view>

#include "core/overflow.h"
#include "core/problem.h"

namespace warren {

struct HouseRule {
  std::string_view code;  // stable id
  Text text;
};

namespace house {

inline constexpr HouseRule kNoSuchSeat{
    "no-such-seat", {"nobody sits there in this game", "nadie ocupa ese asiento en esta partida"}};
inline constexpr HouseRule kUndoBarrier{
    "undo-barrier",
    {"nothing can be taken back here: chance or another player has acted since, or somebody has "
     "learnt something",
     "aquí no se puede deshacer nada: desde entonces actuó el azar u otro jugador, o alguien supo "
     "algo"}};
inline constexpr HouseRule kChanceNotAsked{
    "chance-not-asked", {"nothing is left to chance here", "aquí no decide el azar"}};
inline constexpr HouseRule kChanceImpossible{
    "chance-impossible", {"chance cannot bring that now", "el azar no puede traer eso ahora"}};
inline constexpr HouseRule kMatchFailed{"match-failed",
                                        {"this game has failed and cannot go on: {0}",
                                         "esta partida ha fallado y no puede seguir: {0}"}};

}  // namespace house

// Why a match has failed; no problem if nothing overflowed.
inline Problem match_failed(Overflow what) {
  return what == Overflow::none ? Problem() : Problem(house::kMatchFailed.text, {text_of(what)});
}

}  // namespace warren
