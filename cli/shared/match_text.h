// A match's standing in a few words.
#pragma once

#include <string>

#include "cli/shared/session.h"
#include "games/any_game.h"

namespace warren::cli {

std::string seats_text(SeatSet seats);  // "p0 p2"
std::string asked_text(const Session& session, const AnyMatch& match);
std::string result_text(const Session& session, const AnyMatch& match);

}  // namespace warren::cli
