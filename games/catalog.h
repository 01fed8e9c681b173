// The games by name, behind one face.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/any_game.h"
#include "games/game_list.h"

namespace warren {

// A game behind the face; compiled in games/<name>_adapter.cc, for it takes long.
template <class G>
const AnyGame& adapter_of();

std::span<const AnyGame* const> all_games();
const AnyGame* find_game(std::string_view id);  // null if there is none

// Replays the text of a log of any game, at most `until` entries of it.
AnyReplayed replay_log(std::string_view text, Lang lang, int until);

// Reads what AnyMatch::handout wrote.
AnySeen read_handout(std::string_view text);

// A replay as one line of JSON: what `warren replay --json` and the page get.
std::string replay_json(const AnyReplayed& replayed);

}  // namespace warren
