// Text as people count it: letters and columns instead of bytes. All that the table writes takes
// one column per letter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warren::cli {

// The first letter of a text that is not empty; the text moves on. Bytes that are no UTF-8, and
// control characters, become U+FFFD.
char32_t take_letter(std::string_view& text);
void add_letter(std::string& text, char32_t letter);

int columns_of(std::string_view text);
// Cut with an ellipsis, or filled up with blanks, to exactly so many columns.
std::string fitted(std::string_view text, int columns);
std::string cut(std::string_view text, int columns);
// Lines of at most so many columns, broken between words where possible; later lines are indented.
std::vector<std::string> wrapped(std::string_view text, int columns, int indent = 0);

// What a terminal without our letters shows instead.
char32_t plain_letter(char32_t letter);
std::string lower(std::string_view text);  // without accents too: for comparing what people type

}  // namespace warren::cli
