// What the tests of Jack Rabbits at the terminal share.
#pragma once

#include <fstream>

#include "tests/terminal/at_terminal.h"
#include "tests/terminal/hidden_cards.h"

namespace warren::terminal_test {

struct JackRabbitsTable : AtTerminal {
  static Words sit(const Words& more = {}) {
    Words words = {"play", "jack-rabbits", "--seed", "5", "--pace", "0"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  // A game that goes on from a position; gives back the words that load it.
  Words from(const std::string& seats, int players, const std::string& position,
             const Words& more = {}) const {
    std::ofstream(folder / "position.log")
        << "warren-log 1\n# seats " << seats << "\ngame jack-rabbits\noption players=" << players
        << "\nposition\n"
        << position << "end\n";
    Words words = {"--load", folder / "position.log"};
    words.insert(words.end(), more.begin(), more.end());
    return sit(words);
  }

  // What the screen shows of cards that this seat should not see.
  std::string betrayed_to(int viewer, const Player& player) const {
    return betrayed(player.screen().text(),
                    hidden_from(contents(folder / "jack-rabbits.log"), viewer));
  }
};

// Two turns from winning: ten in diamonds for the jack, then home.
inline constexpr const char* kNearTheEnd =
    "dice 1 2\nrabbits p0 JD p1 KS\nhand p0 QC QD 4D 6D\nhand p1 7S 3C\n";

}  // namespace warren::terminal_test
