// The games that can be played, with their options and presets, as JSON for the page.
#pragma once

#include "core/json.h"

namespace warren {

void write_catalogue(JsonWriter& json);

}  // namespace warren
