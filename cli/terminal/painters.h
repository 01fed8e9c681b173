// Who paints which game. To show a game as a picture: write its painter, and name it in
// painters.cc.
#pragma once

#include <memory>
#include <string_view>

#include "cli/paint/painter.h"

namespace warren::cli {

// The painter of this game; a plain one, which shows the notation, if it has none of its own.
std::unique_ptr<Painter> painter_for(std::string_view game);

}  // namespace warren::cli
