// Why an action is not possible: the codes, each with its words and its place in the rules page.
#pragma once

#include "core/game.h"
#include "games/rabbihop/types.h"

namespace warren::rabbihop {

enum class Code : std::uint8_t {
  possible,
  malformed,
  game_over,
  not_your_turn,
  not_now,
  jump_no_number,
  jump_off_grid,
  jump_empty_cell,
  jump_box,
  jump_fences,
  jump_blocker,
  jump_no_sharing,
  must_take,
  take_start,
  take_shared,
  take_paid,
  thief_nobody,
  swap_too_few,
  stamper_too_few,
  stacker_too_few,
  plus_twice,
  plus_no_deck,
  fence_nowhere,
  cell_empty,
  cell_start,
  cell_pawn,
  cell_twice,
  border_outside,
  border_empty,
  border_full,
  border_no_fence,
  border_same,
  border_no_other,
  teleport_no_tile,
  teleport_here,
  teleport_shared,
  rob_yourself,
  rob_far,
  rob_poor,
  walk_from_start,
  walk_not_stuck,
  stay_can_act,
  skip_off,
  skip_once,
  skip_poor,
  skip_start,
  skip_shared,
  market_no_tile,
  keep_no_tile,
};
inline constexpr int kCodes = static_cast<int>(Code::keep_no_tile) + 1;

constexpr Refusal refuse(Code code, int a = 0, int b = 0) {
  return {static_cast<std::uint8_t>(code),
          {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), 0}};
}

RefusalWords words(const Refusal& refusal);

}  // namespace warren::rabbihop
