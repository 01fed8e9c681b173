// Scenes, notes and rulings as JSON: the parts of what a page is told that know no game.
#pragma once

#include "core/json.h"
#include "scene/scene_writer.h"
#include "scene/turn.h"

namespace warren {

void write_text(JsonWriter& json, std::string_view english, std::string_view spanish);
void write_text(JsonWriter& json, Text text);
void write_texts(JsonWriter& json, const std::vector<std::string>& texts);

void write_scene(JsonWriter& json, const Scene& scene, const Situation& situation);
// What the entries from this one on brought, as the viewer may know it: "happenings", one for each,
// and "lines", one for each turn they belong to.
void write_happenings(JsonWriter& json, const Scene& scene, int from);
// What the last of the viewer's entries brought.
void write_last_happening(JsonWriter& json, const Scene& scene, const TurnBook& book);
// "lines": what each turn from this one on brought.
void write_turns(JsonWriter& json, const Scene& scene, const TurnBook& book, int from = 0);
// Null where it was done.
void write_refused(JsonWriter& json, const Ruling& ruling);

}  // namespace warren
