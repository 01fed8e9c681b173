// Refusals that every game shares, and that therefore stand in no game's own list.
#pragma once

#include <string_view>

#include "core/overflow.h"
#include "core/problem.h"

namespace warren {

struct SharedRefusal {
  std::string_view code;  // stable id
  Text text;
};

namespace shared_refusals {

inline constexpr SharedRefusal kNoSuchSeat{
    "no-such-seat", {"nobody sits there in this game", "nadie ocupa ese asiento en esta partida"}};
inline constexpr SharedRefusal kUndoBarrier{
    "undo-barrier",
    {"nothing can be taken back here: chance or another player has acted since, or somebody has "
     "learnt something",
     "aquí no se puede deshacer nada: desde entonces actuó el azar u otro jugador, o alguien supo "
     "algo"}};
inline constexpr SharedRefusal kChanceNotAsked{
    "chance-not-asked", {"nothing is left to chance here", "aquí no decide el azar"}};
inline constexpr SharedRefusal kChanceImpossible{
    "chance-impossible", {"chance cannot bring that now", "el azar no puede traer eso ahora"}};
inline constexpr SharedRefusal kMatchFailed{"match-failed",
                                            {"this game has failed and cannot go on: {0}",
                                             "esta partida ha fallado y no puede seguir: {0}"}};

}  // namespace shared_refusals

// Why a match has failed; no problem if nothing overflowed.
inline Problem match_failed(Overflow what) {
  return what == Overflow::none ? Problem()
                                : Problem(shared_refusals::kMatchFailed.text, {text_of(what)});
}

}  // namespace warren
