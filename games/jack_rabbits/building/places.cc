// Where tiles may go, and what of a board depends on where they lie.
#include <algorithm>

#include "games/jack_rabbits/building/rules.h"

namespace warren::jack_rabbits::building {
namespace {

Code code_of(Guideline guideline) {
  switch (guideline) {
    case Guideline::T:
      return Code::guideline_t;
    case Guideline::X:
      return Code::guideline_x;
    case Guideline::triangles:
      return Code::guideline_3;
  }
  return Code::malformed;
}

Refusal refusal_of(const Board& board, const Placed& tile, const Fault& found) {
  switch (found.kind) {
    case Fault::Kind::none:
      return {};
    case Fault::Kind::pose:
      return refuse(Code::bad_pose, tile.kind);
    case Fault::Kind::reach:
      return refuse(Code::too_far_out);
    case Fault::Kind::first:
      break;  // the Citadel lies from the start
    case Fault::Kind::overlap:
      return refuse(Code::overlaps, board.tile(found.other));
    case Fault::Kind::apart:
      return refuse(Code::must_touch);
    case Fault::Kind::far:
      return refuse(Code::too_far);
    case Fault::Kind::island:
      return refuse(Code::island, board.tile(found.other));
    case Fault::Kind::blue_side:
      return refuse(Code::blue_side, board.tile(found.other));
    case Fault::Kind::guideline:
      return refuse(code_of(found.guideline), board.tile(found.other));
  }
  return refuse(Code::malformed);
}

int laid_count(const Public& pub, TileKind kind) {
  return static_cast<int>(std::count_if(pub.laid.begin(), pub.laid.end(),
                                        [kind](const Placed& tile) { return tile.kind == kind; }));
}

}  // namespace

#ifdef __wasm__
#define WARREN_EACH_THREAD static  // there is one, and nothing to take it down
#else
#define WARREN_EACH_THREAD static thread_local
#endif

const Board& board_of(const Public& pub) {
  WARREN_EACH_THREAD Board board;
  int same = 0;
  while (same < board.size() && same < pub.laid.size() && board.tile(same) == pub.laid[same])
    ++same;
  while (board.size() > same) board.take_back();
  while (board.size() < pub.laid.size()) board.place(pub.laid[board.size()]);
  return board;
}

// Follows every way on at once, each way into a tile once.
bool leads_to_hex(const Board& board, const Placed& cave) {
  std::array<std::uint8_t, kMostTiles> entered{};  // a bit per side
  std::array<const Side*, 6 * kMostLaid> open;
  std::size_t waiting = 0;
  const Outline own = outline(cave);
  for (int i = 0; i < own.sides; ++i) {
    const Side& side = own.side[static_cast<std::size_t>(i)];
    if (side.road) open[waiting++] = &side;
  }
  while (waiting > 0) {
    const Side& from = *open[--waiting];
    const int next = board.at(other_side(from.edge, from.inside));
    if (next < 0) continue;
    const Outline& out = board.outline_of(next);
    const int side = board.side_at(next, from.edge);
    if (!out.side[static_cast<std::size_t>(side)].road) continue;
    if (shape_of(board.tile(next).kind) == Shape::hex) return true;
    auto& been = entered[static_cast<std::size_t>(next)];
    if ((been >> side & 1) != 0) continue;
    been = static_cast<std::uint8_t>(been | 1U << side);
    const std::uint8_t on = ways(board.tile(next), out, side).on;
    for (int i = 0; i < out.sides; ++i) {
      if ((on >> i & 1) != 0) open[waiting++] = &out.side[static_cast<std::size_t>(i)];
    }
  }
  return false;
}

bool some_cave_leads(const Board& board) {
  return std::any_of(board.tiles().begin(), board.tiles().end(), [&](const Placed& tile) {
    return tile.kind == TileKind::cave && leads_to_hex(board, tile);
  });
}

bool must_lead(const Setup& setup, const Public& pub, TileKind kind) {
  if (kind != TileKind::cave) return false;
  const int gone = laid_count(pub, TileKind::cave) + pub.aside.count(TileKind::cave);
  return gone + 1 >= setup.tiles.count(TileKind::cave) && !some_cave_leads(board_of(pub));
}

Refusal place_refusal(const Setup& setup, const Public& pub, const Placed& tile) {
  const Board& board = board_of(pub);
  if (const Fault found = fault(board, tile, setup.guidelines))
    return refusal_of(board, tile, found);
  if (must_lead(setup, pub, tile.kind) && !leads_to_hex(board, tile))
    return refuse(Code::last_cave);
  return {};
}

bool fits(const Setup& setup, const Public& pub, TileKind kind) {
  bool found = false;
  each_place(setup, pub, kind, [&found](const Placed&) {
    found = true;
    return false;
  });
  return found;
}

std::uint8_t broken_guidelines(const Setup& setup, const Public& pub, const Placed& tile) {
  std::uint8_t bits = 0;
  for (const Finding& finding : findings(board_of(pub), tile, setup.guidelines.alike))
    bits = static_cast<std::uint8_t>(bits | 1U << static_cast<int>(finding.guideline));
  return bits;
}

}  // namespace warren::jack_rabbits::building
