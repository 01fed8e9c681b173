// What a seat may do: the predicate that decides, and the list that is proved equal to it.
#pragma once

#include "core/game.h"
#include "games/jack_rabbits/setup/setup.h"
#include "games/jack_rabbits/state/action.h"
#include "games/jack_rabbits/state/state.h"

namespace warren::jack_rabbits {

// The one predicate: nothing, or why the action is not possible.
template <int W>
Refusal refusal(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action);

// All that is possible, in its short forms: payments of which no card can be left out, and where
// cards can be named one by one, the single cards.
template <int W>
void offers(const Setup<W>& setup, const Sight<W>& sight, Offers<Action<W>>& out);
// Whether a possible action is in its short form.
template <int W>
bool listed(const Setup<W>& setup, const Sight<W>& sight, const Action<W>& action);

}  // namespace warren::jack_rabbits
