// Text that came from outside may be anything. These make it fit to print and to send.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace warren {

// How many bytes the well-formed UTF-8 character at the front takes; 0 if there is none.
std::size_t utf8_length(std::string_view text);

// How many characters at the front need no care anywhere: ASCII, no control characters, and nothing
// that JSON escapes. Most texts are such runs, and are copied as a whole.
std::size_t plain_length(std::string_view text);

// One line that any terminal and any JSON reader takes: what is not UTF-8 and every control
// character becomes U+FFFD, and beyond `most` bytes an ellipsis stands for the rest.
std::string printable(std::string_view text, std::size_t most);

}  // namespace warren
