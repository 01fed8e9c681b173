#include "bots/rabbihop/search.h"

#include <algorithm>

#include "games/rabbihop/fast.h"

namespace warren::rabbihop {
namespace {

constexpr int kWorst = -1000000;

}  // namespace

bool Objects::has(const Action& action) const {
  switch (action.kind) {
    case ActionKind::turn:
    case ActionKind::swap:
    case ActionKind::stamp:
    case ActionKind::stack:
      return (cells & mask_of(action.cell())) != 0;
    case ActionKind::add_fence:
    case ActionKind::lay:
      return (borders[action.border().south ? 1 : 0] & mask_of(action.border().cell)) != 0;
    default:
      return true;
  }
}

Search::Search(const Setup& setup, const Sight& sight, const Weights& weights)
    : setup_(setup),
      me_(sight.seat),
      turns_(sight.pub.turns),
      outlook_(setup, sight.pub, sight.seat, weights) {}

void Search::apply(const Setup& setup, Seat seat, const Action& action, Public& pub) {
  const Nothing own;
  Rabbihop::act(setup, {seat, pub, own}, action,
                [&](const Event& event) { Evolution(setup, pub).apply(event); });
}

Line Search::after(const Public& pub, const Action& action) {
  Public then = pub;
  apply(setup_, me_, action, then);
  Line line = best(then);
  // Where turning a tile gains nothing, it is better not to turn it.
  if (action.kind == ActionKind::turn) --line.value;
  std::copy_backward(line.actions.begin(), line.actions.end() - 1, line.actions.end());
  line.actions[0] = action;
  ++line.size;
  return line;
}

// Whether this is still a choice of mine that is worth looking into. For the rest (chance, an extra
// turn, a choice among tiles) the outlook has estimates; second turns and fences are asked anew.
bool Search::goes_on(const Public& pub) const {
  if (pub.over || pub.turn != me_ || pub.turns != turns_ || pub.pending.empty()) return false;
  const Frame& frame = pub.pending.top();
  switch (frame.kind) {
    case FrameKind::handle:
    case FrameKind::lift:
    case FrameKind::lay:
    case FrameKind::teleport:
    case FrameKind::rob:
    case FrameKind::swap_first:
    case FrameKind::swap_second:
    case FrameKind::stamp_first:
    case FrameKind::stamp_second:
    case FrameKind::stack_first:
    case FrameKind::stack_second:
    case FrameKind::stack_onto:
      return true;
    case FrameKind::rotate:
      return frame.turned() == 0;
    case FrameKind::fence:
      return frame.times_left() == (setup_.tweak == StartTweak::double_fence ? 2 : 1);
    default:
      return false;
  }
}

Line Search::best(Public& pub) {
  Line best;
  best.value = kWorst;
  if (goes_on(pub)) {
    Offers<Action> offers;
    const Nothing own;
    rabbihop::offers(setup_, {me_, pub, own}, offers);
    const Objects objects = worth_trying(pub);
    for (const Action& action : offers) {
      if (!objects.has(action)) continue;
      const Line line = after(pub, action);
      if (line.value > best.value) best = line;
    }
  }
  if (best.value == kWorst) best.value = outlook_.value(pub);
  return best;
}

// The cells whose tops I would like best, and least.
CellMask Search::extremes(const Public& pub, int rich, int poor) const {
  CellMask found = 0;
  for (int i = 0; i < rich + poor; ++i) {
    const int sign = i < rich ? 1 : -1;
    int most = kWorst;
    Cell which = Cell::none;
    for (CellMask cells = changeable(setup_, pub) & ~found; cells != 0; cells &= cells - 1) {
      const int worth = sign * outlook_.worth().of(me_, pub.top_at(lowest(cells)));
      if (worth > most) most = worth, which = lowest(cells);
    }
    if (which != Cell::none) found |= mask_of(which);
  }
  return found;
}

// Nearly all that matters is where somebody may land next, and what is very good or very bad.
Objects Search::worth_trying(Public& pub) const {
  const CellMask free = changeable(setup_, pub);
  const auto enough = [free](CellMask cells, int least) {
    cells &= free;
    return Objects{.cells = std::popcount(cells) >= least ? cells : free};
  };
  const Frame& frame = pub.pending.top();
  switch (frame.kind) {
    case FrameKind::rotate:
      return {.cells = outlook_.ways(pub, me_).cells};
    case FrameKind::fence:
    case FrameKind::lay: {
      if (setup_.territory) return {};
      const Ways ways = outlook_.all_ways(pub);
      return (ways.borders[0] | ways.borders[1]) == 0 ? Objects{}
                                                      : Objects{.borders = ways.borders};
    }
    case FrameKind::swap_first:
      return enough(outlook_.all_ways(pub).cells, 1);
    case FrameKind::swap_second:
      return enough(extremes(pub, 4, 2) & ~mask_of(frame.first()), 1);
    case FrameKind::stamp_first:
      return enough(outlook_.all_ways(pub).cells, 2);
    case FrameKind::stamp_second:
      return enough(outlook_.all_ways(pub).cells & ~mask_of(frame.first()), 1);
    case FrameKind::stack_first:
      return enough(extremes(pub, 4, 0), 2);
    case FrameKind::stack_second:
      return enough(extremes(pub, 4, 0) & ~mask_of(frame.first()), 1);
    case FrameKind::stack_onto: {
      const CellMask chosen = mask_of(frame.first()) | mask_of(frame.second());
      return enough(outlook_.ways(pub, me_).cells & ~chosen, 1);
    }
    default:
      return {};
  }
}

// A territory's tiles: what is good, the best first, so that thieves and fences get the rest.
int Search::keeping(const Public& pub, const Action& action) const {
  if (action.kind == ActionKind::done) return 0;
  const TileId id = action.tile();
  int worth = outlook_.worth().of(me_, id);
  if (tile(id).type != TileType::modifier) return worth;
  pub.aside.for_each([&](TileId other) { worth += tile(other).type == tile(id).shown ? 100 : 0; });
  return worth;
}

// A tile of the market may be laid in any rotation.
int Search::choosing(const Public& pub, const Action& action) {
  Public then = pub;
  apply(setup_, me_, action, then);
  const TileId id = action.tile();
  int sum = 0;
  for (int quarters = 0; quarters < 4; ++quarters) {
    then.face[slot(id)] = turned(tile(id).face, quarters);
    sum += outlook_.value(then);
  }
  return sum / 4;
}

}  // namespace warren::rabbihop
