// What happened, as sentences: made when somebody reads them, out of what a seat has heard, in the
// language and with the names of that moment.
#pragma once

#include <string>
#include <vector>

#include "games/any_view.h"

namespace warren {

// The sentences of one entry of the log. Some events have none to say.
std::vector<std::string> sentences(const AnyView& view, int entry, const Voice& voice);
// Those of all entries from this one on.
std::vector<std::string> sentences_from(const AnyView& view, int entry, const Voice& voice);

std::string undo_sentence(Seat by, const Voice& voice);

}  // namespace warren
