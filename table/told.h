// Scenes, notes and rulings as JSON: the parts of what a page is told that know no game.
#pragma once

#include "core/json.h"
#include "table/host.h"
#include "table/scene_writer.h"

namespace warren {

void write_text(JsonWriter& json, std::string_view english, std::string_view spanish);
void write_text(JsonWriter& json, Text text);
void write_texts(JsonWriter& json, const std::vector<std::string>& texts);

// The games that can be played, with their options and presets.
void write_catalogue(JsonWriter& json);

Scene scene_of(const Host& host, Seat viewer, Lang lang);
void write_scene(JsonWriter& json, const Host& host, Seat viewer, Lang lang);
// What the last entry brought: the chronicle's lines from `line` on.
void write_happening(JsonWriter& json, const Host& host, int line, Seat viewer, Lang lang);
// Null where it was done.
void write_refused(JsonWriter& json, const Ruling& ruling, const Host& host);

}  // namespace warren
