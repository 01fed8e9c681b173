// Boards as text (docs/board-file.md): JSON, versioned, short enough for a link. Whoever reads one
// may have been sent anything, so the reader refuses what is no board and says all that is wrong.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/problem.h"
#include "games/jack_rabbits/board/board.h"

namespace warren::jack_rabbits {

inline constexpr int kBoardFileVersion = 1;

// A finished board: every tile that its suits bring lies there or is named as left over.
std::string write_board(const Board& board);

struct BoardReading {
  std::vector<Problem> problems;  // it is no board that building could have given
  std::vector<Finding> findings;  // it is one, but breaks these guidelines
  explicit operator bool() const { return problems.empty(); }
};
// `board` changes only if there is no problem. Tiles keep the order of the file.
BoardReading read_board(std::string_view text, Board& board);

// One tile as the file has it: "QD -3 3 1", kind, place and pose; pose 0 may be left out.
[[nodiscard]] Problem read_tile(std::string_view text, Placed& tile);

}  // namespace warren::jack_rabbits
