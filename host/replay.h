// A match that is looked at again: its moments, and what led from one to the next.
#pragma once

#include "core/json.h"
#include "core/problem.h"
#include "host/host.h"

namespace warren {

// Who looks. Once the match is over, all hands can be open; before that there is a problem.
struct Eyes {
  Seat viewer = Seat::nobody;
  Lang lang = Lang::en;
  bool open = false;
};

// All that happened, where turns began, and whether hands can be opened.
[[nodiscard]] Problem write_story(JsonWriter& json, Host& host, const Eyes& eyes);
// The scene after so many entries of the log. Nobody is asked anything in it.
[[nodiscard]] Problem write_moment(JsonWriter& json, Host& host, const Eyes& eyes, int entries);
// What a thing was then.
[[nodiscard]] Problem inspect_moment(JsonWriter& json, Host& host, const Eyes& eyes, int entries,
                                     std::string_view thing);

}  // namespace warren
