// The presets of Jack Rabbits: ours, and the printed editions with what each calls its options.
#pragma once

#include <array>

#include "core/options.h"

namespace warren::jack_rabbits {

extern const std::array<Preset, 7> kPresets;

}  // namespace warren::jack_rabbits
