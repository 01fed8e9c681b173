// --board: the board that a game of Jack Rabbits is played on.
#pragma once

#include <string>

#include "cli/shared/session.h"
#include "games/jack_rabbits/board/board_file.h"
#include "games/setup_words.h"

namespace warren::cli {

// What is wrong with a file that is no board: the first fault, and how many more there are.
Problem no_board(const std::string& source, const jack_rabbits::BoardReading& reading);

// "sample", "random", a file, or - for standard input.
void add_board_word(CLI::App* command, const Session& session, std::string& word);
// Makes an option of what --board says; an empty word says nothing. A game that is not known is
// left to whoever looks for it.
[[nodiscard]] Problem take_board(const std::string& word, const std::string& game,
                                 SetupWords& setup);

}  // namespace warren::cli
