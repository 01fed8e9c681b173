// What the table says about itself.
#pragma once

#include "cli/paint/painter.h"
#include "cli/terminal/page.h"

namespace warren::cli {

Page help_page(const Painter& painter, Lang lang);
Page welcome_page(const Painter& painter, std::string_view game_title, Lang lang);

}  // namespace warren::cli
