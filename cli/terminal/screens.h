// Screens that cover the whole window for a while.
#pragma once

#include <string>
#include <string_view>

#include "cli/shared/session.h"
#include "cli/terminal/page.h"
#include "cli/terminal/terminal.h"

namespace warren::cli {

// A page to scroll through; ends with Enter, Escape or q, or with the first of `keys`, which is
// given back.
char32_t read_page(Terminal& terminal, const Session& session, const Page& page,
                   std::string_view footer, std::u32string_view keys = U"");
// A few lines in the middle of the window, until Enter or one of the keys is pressed. Gives back
// the key, '\r' for Enter; 0 if the program has to stop.
char32_t ask_key(Terminal& terminal, const std::string& text, std::u32string_view keys);
// One line of text; false if it was left with Escape.
bool ask_line(Terminal& terminal, const std::string& question, std::string& answer);

}  // namespace warren::cli
