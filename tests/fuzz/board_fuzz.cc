// Somebody opens a link with any text as its board. Whatever is taken for a board must write and
// read back equal, and have a road net on which every walk ends.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/jack_rabbits/board/board_file.h"
#include "games/jack_rabbits/board/roads.h"

namespace {

void demand(bool held, const char* what) {
  if (held) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace warren::jack_rabbits;
  Board board;
  const auto reading = read_board({reinterpret_cast<const char*>(data), size}, board);
  for (const auto& problem : reading.problems) {
    demand(!problem.say(warren::Lang::en).empty() && !problem.say(warren::Lang::es).empty(),
           "a problem says nothing");
  }
  if (!reading) {
    demand(board.size() == 0, "a refused text changed the board");
    return 0;
  }
  const std::string written = write_board(board);
  Board again;
  demand(static_cast<bool>(read_board(written, again)), "what was written is refused");
  demand(again.tiles() == board.tiles(), "what was written reads as another board");
  demand(write_board(again) == written, "what was read writes as another text");
  const RoadNet net(board);
  for (const int hex : net.hexes()) {
    for (int side = 0; side < kMostSides; ++side) on_foot(net, hex, side);
  }
  journeys_from_citadel(net);
  return 0;
}
